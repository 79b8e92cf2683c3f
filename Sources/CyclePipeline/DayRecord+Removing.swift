package import CycleModel

/// What the person takes back of what a day says.
package struct RecordRemoval: Equatable, Sendable {
    /// What a day says once at most.
    package enum Part: CaseIterable, Sendable {
        case flow
        /// That a period ended with the day, or that nobody knows when it did.
        case end
        case temperature, weight, lh, mucus, ovulation, dose, note
    }

    package var parts: Set<Part> = []
    package var symptoms: [String] = []
    package var moods: [String] = []

    package init() {}

    package var isEmpty: Bool { self == RecordRemoval() }
}

extension DayRecord {
    /// The record without what the person takes back; symptoms and moods go in whatever case or language they
    /// were written.
    package func removing(_ removal: RecordRemoval) -> DayRecord {
        var record = self
        for part in removal.parts {
            switch part {
            case .flow:
                // How long a period went on is said of a period day.
                record.flow = nil
                (record.periodEnded, record.periodEndUnknown) = (false, false)
            case .end: (record.periodEnded, record.periodEndUnknown) = (false, false)
            case .temperature: record.temperature = nil
            case .weight: record.weight = nil
            case .lh: record.lh = nil
            case .mucus: record.mucus = nil
            case .ovulation: record.ovulationObserved = false
            case .dose: record.dose = nil
            case .note: record.note = nil
            }
        }
        let symptoms = Set(removal.symptoms.map { BuiltInWord.key($0, in: .symptoms) })
        let moods = Set(removal.moods.map { BuiltInWord.key($0, in: .moods) })
        record.symptoms.removeAll { symptoms.contains(BuiltInWord.key($0, in: .symptoms)) }
        record.moods.removeAll { moods.contains(BuiltInWord.key($0, in: .moods)) }
        return record.withoutLoneSource
    }

    /// Whether the record says something that `removal` takes away.
    package func says(_ part: RecordRemoval.Part) -> Bool {
        switch part {
        case .flow: flow != nil
        case .end: periodEnded || periodEndUnknown
        case .temperature: temperature != nil
        case .weight: weight != nil
        case .lh: lh != nil
        case .mucus: mucus != nil
        case .ovulation: ovulationObserved
        case .dose: dose != nil
        case .note: note != nil
        }
    }
}
