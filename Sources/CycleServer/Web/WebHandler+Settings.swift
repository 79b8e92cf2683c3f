import CycleModel
import CyclePipeline
import ICalendar
import LogStore
import Messages
import WebPages

extension WebVisit {
    var member: Member { Member(household: household, person: person) }

    /// The form as it is shown again where something in it is wrong.
    func typed(_ faults: [String: String] = [:]) -> TypedForm {
        TypedForm(form.fields.pairs, faults: faults)
    }

    /// Writes contents that were planned on the person as of now.
    func write(_ plan: (PersonState) throws -> [JournalChange.Content]) throws -> PersonChange {
        let basis = try write { JournalDraft(try plan($0), answer: ()) }.basis
        var after = try served.state(of: person, in: household, now)
        after.language = after.settings.language ?? language
        return PersonChange(from: basis, to: after)
    }
}

extension WebHandler {
    /// `/settings`: the settings with a value each.
    func settings(_ visit: WebVisit) throws -> WebAnswer {
        guard visit.isPost else {
            return .page(SettingsPage(visit.state, name: visit.person.givenName))
        }
        let sent = try SentSettings(visit)
        var faults = sent.faults
        if faults.isEmpty, let name = sent.name {
            do {
                try visit.member.rename(to: name)
            } catch let error as StoreError where error.reason == .nameTaken {
                faults["name"] = visit.language.webSettings.nameTaken
            } catch let error as StoreError where error.reason == .badName {
                faults["name"] = visit.language.webSettings.badName
            }
        }
        guard faults.isEmpty else {
            return .page(
                SettingsPage(visit.state, name: visit.person.givenName, typed: visit.typed(faults)),
                status: 422)
        }
        do {
            let change = try visit.write { person in
                let contents = sent.values.filter { person.settings[$0.key] != $0.value }.map {
                    JournalChange.Content.setting(key: $0.key.rawValue, value: $0.value)
                }
                return contents.count > 1 ? [.together(contents)] : contents
            }
            return .redirect(WebRoute.settings.path, notice: notice(change, sent))
        } catch {
            // The page will say that nothing was saved.
            if sent.name != nil { try? visit.member.rename(to: visit.person.name) }
            throw error
        }
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

/// The settings of a form that differ from those that it showed when it was made.
///
/// Another tab may have changed others meanwhile, and those stay.
private struct SentSettings {
    private(set) var values: [(key: Settings.Key, value: String?)] = []
    /// The name, if it is another than the form showed and than the person has.
    private(set) var name: String?
    private(set) var faults: [String: String] = [:]

    /// Those that the page does not change.
    private static let elsewhere: Set<Settings.Key> = [.keep, .ownSymptoms, .hiddenSymptoms]

    init(_ visit: WebVisit) throws {
        let shown = try visit.stateSeen() ?? visit.state
        for key in Settings.Key.allCases where !Self.elsewhere.contains(key) {
            guard let text = visit.form.all(key.rawValue).last else { continue }
            do throws(Settings.Problem) {
                let value = try Self.value(of: key, text, visit)
                if value != shown.settings[key], !Self.isDefault(value, key, shown) {
                    values.append((key, value))
                }
            } catch {
                faults[key.rawValue] = error.sentence(visit.language.webSettings)
            }
        }
        let current = visit.person.givenName ?? ""
        guard let name = visit.form["name"], name != current,
            name != visit.form[SettingsPage.shownName]
        else { return }
        self.name = name
        if name.allSatisfy(\.isWhitespace) || name.count > 100 {
            faults["name"] = visit.language.webSettings.badName
        }
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

    /// A default that the form showed is not the person's choice.
    private static func isDefault(
        _ value: String?, _ key: Settings.Key, _ shown: PersonState
    ) -> Bool {
        shown.settings[key] == nil && value == shown.settings.shown(key, in: shown.language)
    }
}

extension Settings.Problem {
    fileprivate func sentence(_ words: WebSettingsMessages) -> String {
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
