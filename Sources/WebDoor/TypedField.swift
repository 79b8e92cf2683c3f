import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// One field of a day as its form sent it.
struct TypedField {
    struct Refusal: Error {
        let sentence: String
    }

    private let field: RecordField
    private let values: [String]
    /// A word that was typed beside those to choose from.
    private let own: String
    private let person: PersonState

    private var words: WebLogMessages { person.language.webLog }

    init(_ field: RecordField, _ form: FormBody, _ person: PersonState) {
        self.field = field
        values = form.all("value")
        own = (form["own"] ?? "").withoutNulls
        self.person = person
    }

    /// What the form shows again where it is refused.
    var typed: [String] {
        switch field {
        case .symptoms, .moods: values + [own]
        default: [values.first ?? ""]
        }
    }

    /// The record with what was entered in place of what it says.
    func record(changing record: DayRecord) throws(Refusal) -> DayRecord {
        var entered = DayRecord()
        let value = values.first ?? ""
        switch field {
        case .flow: entered.flow = try choice(value)
        case .lh: entered.lh = try choice(value)
        case .mucus: entered.mucus = try choice(value)
        case .dose: entered.dose = try choice(value)
        case .ovulation: entered.ovulationObserved = value == "yes"
        case .period:
            entered.periodEnded = value == "last"
            entered.periodEndUnknown = value == "first"
        case .temperature: entered.temperature = try temperature(value, was: record.temperature)
        case .weight: entered.weight = try weight(value, was: record.weight)
        case .symptoms: entered.symptoms = try list(.symptoms, record)
        case .moods: entered.moods = try list(.moods, record)
        case .note:
            let note = TypedValue.note(value)
            entered.note = note.isEmpty ? nil : note
        }
        return record.taking(field, from: entered).withoutLoneSource
    }

    /// A word that nobody was offered yet is offered from now on.
    func settings() -> [JournalChange.Content] {
        guard field == .symptoms else { return [] }
        let key = { (word: String) in BuiltInWord.key(word, in: .symptoms) }
        let offered = OfferedWords(.symptoms, of: person).words.map(key)
        let new = ownItems.map { BuiltInWord.stored($0, in: .symptoms) }
            .filter { !offered.contains(key($0)) }
        guard !new.isEmpty else { return [] }
        let hidden = person.settings.hiddenSymptoms.filter { word in
            !new.contains { key($0) == key(word) }
        }
        let own = person.settings.ownSymptoms
        let usual = BuiltInWord.symptoms.map(\.rawValue)
        let added = new.filter { word in !(own + usual).contains { key($0) == key(word) } }
        return Self.setting(.ownSymptoms, own + added, of: person)
            + Self.setting(.hiddenSymptoms, hidden, of: person)
    }

    /// Nothing where the setting has these words already; the oldest go where they are too many.
    static func setting(
        _ key: Settings.Key, _ words: [String], of person: PersonState
    ) -> [JournalChange.Content] {
        let value = Settings.value(ofNames: words)
        return value == person.settings[key]
            ? [] : [.setting(key: key.rawValue, value: value)]
    }

    // MARK: Values

    private func choice<Value: RawRepresentable<String>>(
        _ value: String
    ) throws(Refusal) -> Value? {
        if value.isEmpty { return nil }
        guard let choice = Value(rawValue: value) else {
            throw Refusal(sentence: words.notUnderstood)
        }
        return choice
    }

    /// A reading that is sent as it was shown stays what it is: what is shown may be rounded.
    private func temperature(
        _ text: String, was old: Temperature?
    ) throws(Refusal) -> Temperature? {
        let text = text.trimmed
        guard !text.isEmpty else { return nil }
        let (unit, language) = (person.temperatureUnit, person.language)
        if let old, text == unit.digits(old, in: language) { return old }
        do {
            return try Temperature(
                typed: text, in: unit, isChosen: person.settings[.temperature] != nil)
        } catch LineProblem.temperatureOutOfRange {
            let (low, high) = (
                Temperature(centidegrees: 3_000), Temperature(centidegrees: 4_500)
            )
            throw Refusal(
                sentence: words.temperatureOutOfRange(
                    low.map(person.text) ?? "", high.map(person.text) ?? ""))
        } catch {
            throw Refusal(sentence: words.notATemperature(unit.example(in: language)))
        }
    }

    /// A weight that is sent as it was shown stays what it is, too.
    private func weight(_ text: String, was old: Weight?) throws(Refusal) -> Weight? {
        let text = text.trimmed
        guard !text.isEmpty else { return nil }
        let (unit, language) = (person.weightUnit, person.language)
        if let old, text == unit.digits(old, in: language) { return old }
        do {
            return try Weight(
                typed: text, in: unit, isChosen: person.settings[.weight] != nil)
        } catch LineProblem.weightOutOfRange {
            let (low, high) = (
                Weight(grams: Weight.plausible.lowerBound * 1_000),
                Weight(grams: Weight.plausible.upperBound * 1_000)
            )
            throw Refusal(
                sentence: words.weightOutOfRange(
                    low.map(person.text) ?? "", high.map(person.text) ?? ""))
        } catch {
            throw Refusal(sentence: words.notAWeight(unit.example(in: language)))
        }
    }

    private var ownItems: [String] { TypedValue.items(own).filter { !$0.isEmpty } }

    /// What was recorded and is still chosen, in its order, and what was chosen or typed besides.
    private func list(
        _ kind: BuiltInWord.List, _ record: DayRecord
    ) throws(Refusal) -> [String] {
        let recorded = record[kind]
        let chosen =
            (values.map { $0.withoutNulls.trimmed }.filter { !$0.isEmpty } + ownItems)
            .map { BuiltInWord.stored($0, in: kind) }
        guard chosen.allSatisfy({ TypedValue.isWord($0, besides: recorded) })
        else { throw Refusal(sentence: words.longWord) }
        var list = recorded.filter(chosen.contains)
        for word in chosen where !list.contains(where: { $0.lowercased() == word.lowercased() }) {
            list.append(word)
        }
        guard list.count <= PlainLog.mostListItems else {
            throw Refusal(sentence: words.tooManyWords(PlainLog.mostListItems))
        }
        return list
    }
}
