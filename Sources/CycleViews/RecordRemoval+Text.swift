import CivilDate
import CycleModel
import CyclePipeline
import Messages

extension RecordRemoval {
    /// `Removed: temperature, “cramps” (20 Nov).`; `nil` where nothing of the kind was logged.
    package func sentence(on change: DayChange) -> String? {
        var names: [String] = []
        var days: Set<Day> = []
        func add(_ name: String, _ isGone: (DayRecord, DayRecord) -> Bool) {
            let gone = change.days.filter { isGone(change.before.log[$0], change.after.log[$0]) }
            guard !gone.isEmpty else { return }
            names.append(name)
            days.formUnion(gone)
        }
        for part in Part.allCases where parts.contains(part) {
            add(change.language.records.name(part)) { $0.says(part) && !$1.says(part) }
        }
        for word in symptoms {
            add("“\(change.language.name(ofWord: word, in: .symptoms))”") {
                Self.lost(word, .symptoms, from: $0.symptoms, to: $1.symptoms)
            }
        }
        for word in moods {
            add("“\(change.language.name(ofWord: word, in: .moods))”") {
                Self.lost(word, .moods, from: $0.moods, to: $1.moods)
            }
        }
        guard !names.isEmpty else { return nil }
        return change.language.logging.removed(
            names.joined(separator: ", "), on: change.dates(days.sorted()))
    }

    private static func lost(
        _ word: String, _ list: BuiltInWord.List, from old: [String], to new: [String]
    ) -> Bool {
        let key = BuiltInWord.key(word, in: list)
        let has = { (words: [String]) in words.contains { BuiltInWord.key($0, in: list) == key } }
        return has(old) && !has(new)
    }
}

extension RecordMessages {
    fileprivate func name(_ part: RecordRemoval.Part) -> String {
        switch part {
        case .flow: bleeding
        case .end: end
        case .temperature: temperature
        case .weight: weight
        case .lh: ovulationTest
        case .mucus: mucus
        case .ovulation: ovulation
        case .dose: dose
        case .note: note
        }
    }
}
