import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Household
import ICalendar
import Messages
import WebPages

/// `/settings`.
struct SettingsDoor: VisitedPage {
    let visit: WebVisit

    /// `/settings`: the settings with a value each.
    func answer() throws -> WebAnswer {
        guard visit.isPost else {
            return try page()
        }
        let sent = try SentSettings(visit)
        var faults = sent.faults
        if sent.name != nil, try visit.passwordStep() != nil {
            faults["name"] = visit.language.webProfile.passwordFirst
        }
        if faults.isEmpty, let name = sent.name {
            do {
                try visit.member.rename(to: name)
            } catch let error where HouseholdRefusal(error) == .nameTaken {
                faults["name"] = visit.language.webSettings.nameTaken
            } catch let error where HouseholdRefusal(error) == .badName {
                faults["name"] = visit.language.webSettings.badName
            }
        }
        guard faults.isEmpty else {
            return try page(typed: visit.typed(faults), status: 422)
        }
        do {
            let (basis, fields) = try visit.write { person in
                let fields = sent.fields(over: person)
                let contents = fields.changed.map {
                    JournalChange.Content.setting(key: $0.key.rawValue, value: $0.value)
                }
                return JournalDraft(
                    fields.isConflict
                        ? [] : contents.count > 1 ? [.together(contents)] : contents,
                    answer: fields)
            }
            guard !fields.isConflict else {
                if sent.name != nil { try? visit.member.rename(to: visit.member.name) }
                return conflict(fields, sent.name, basis)
            }
            return .redirect(
                WebRoute.settings.path, notice: notice(try visit.change(from: basis), sent))
        } catch {
            // The page will say that nothing was saved.
            if sent.name != nil { try? visit.member.rename(to: visit.member.name) }
            throw error
        }
    }

    private func page(typed: TypedForm = TypedForm(), status: Int = 200) throws -> WebAnswer {
        .page(
            SettingsPage(
                visit.state, name: visit.member.givenName, isOwner: try visit.seesHousehold(),
                typed: typed), status: status)
    }

    /// Of what the form changes alone: the rest of it may be older than what is there.
    private func conflict(
        _ fields: SentSettings.Fields, _ name: String?, _ person: PersonState
    ) -> WebAnswer {
        func words(_ settings: [(key: Settings.Key, value: String?)]) -> [String] {
            settings.compactMap { Settings.words($0.key.rawValue, $0.value, in: visit.language) }
        }
        let now = fields.changed.map { ($0.key, person.settings[$0.key]) }
        return visit.conflict(
            words(fields.changed), words(now),
            fields: fields.changed.map { ($0.key.rawValue, $0.value ?? "") }
                + (name.map { [("name", $0)] } ?? []),
            on: person, back: WebRoute.settings.path)
    }

    /// What `settings` says of a change; of many at once only that they are saved.
    private func notice(_ change: PersonChange, _ sent: SentSettings) -> String {
        let (language, settings) = (change.after.language, change.after.settings)
        let keys = Settings.Key.allCases.filter { settings[$0] != change.before.settings[$0] }
        if keys.isEmpty, sent.name == nil { return language.webSettings.unchanged }
        let sentences =
            keys.count > 3 ? [] : keys.map { settings.confirmation($0, in: language) }
        return ([language.webSettings.saved] + sentences).joined(separator: " ")
    }
}

/// The settings of a form. Another tab may have changed others since the form was made, and those stay.
private struct SentSettings {
    /// Those that the form changes.
    struct Fields {
        var changed: [(key: Settings.Key, value: String?)] = []
        /// Whether one of them was changed elsewhere, too.
        var isConflict = false
    }

    private var values: [(key: Settings.Key, value: String?)] = []
    /// The person as the form's page showed them; `nil` where nobody knows.
    private let shown: PersonState?
    /// The name, if it is another than the form showed and than the person has.
    private(set) var name: String?
    private(set) var faults: [String: String] = [:]

    /// Those that the page does not change.
    private static let elsewhere: Set<Settings.Key> = [.keep, .ownSymptoms, .hiddenSymptoms]

    init(_ visit: WebVisit) throws {
        shown = try visit.stateShown()
        for key in Settings.Key.allCases where !Self.elsewhere.contains(key) {
            guard let text = visit.form.all(key.rawValue).last else { continue }
            do throws(Settings.Problem) {
                values.append((key, try Self.value(of: key, text, visit)))
            } catch {
                faults[key.rawValue] = error.sentence(visit.language.webSettings)
            }
        }
        let current = visit.member.givenName ?? ""
        guard let name = visit.form["name"], name != current,
            name != visit.form[SettingsPage.shownName]
        else { return }
        self.name = name
        if name.allSatisfy(\.isWhitespace) || name.count > 100 {
            faults["name"] = visit.language.webSettings.badName
        }
    }

    func fields(over person: PersonState) -> Fields {
        var fields = Fields()
        for (key, value) in values {
            // A default that the form showed is not the person's choice.
            let isDefault = Self.isDefault(value, key, shown ?? person)
            switch SentField(
                isDefault ? nil : value, shown: shown.map { $0.settings[key] },
                now: person.settings[key])
            {
            case .untouched: break
            case .changed(let value): fields.changed.append((key, value))
            case .conflict(let value):
                fields.changed.append((key, value))
                fields.isConflict = true
            }
        }
        return fields
    }

    /// An empty field asks for the default.
    private static func value(
        of key: Settings.Key, _ text: String, _ visit: WebVisit
    ) throws(Settings.Problem) -> String? {
        if text.allSatisfy(\.isWhitespace) { return nil }
        return try Settings.value(of: key, text, on: visit.state.today) { name in
            visit.household.zones.zone(name)?.id
        }
    }

    private static func isDefault(
        _ value: String?, _ key: Settings.Key, _ shown: PersonState
    ) -> Bool {
        shown.settings[key] == nil && value == shown.settings.shown(key, in: shown.language)
    }
}

extension Settings.Problem {
    func sentence(_ words: WebSettingsMessages) -> String {
        switch self {
        case .notOneOf, .notALanguage: words.badChoice
        case .notAZone: words.badZone
        case .notANumberOfDays(let range), .notAYear(let range): words.badNumber(range)
        case .notAName: words.badName
        case .notPeriodWords, .notSymptoms: words.badWords
        case .keep: words.badChoice
        }
    }
}
