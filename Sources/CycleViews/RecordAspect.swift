import CycleModel
import CyclePipeline
import Messages

/// One of the things that a record may say of a day.
enum RecordAspect: CaseIterable {
    case period, strength, periodEnd, unknownEnd, spotting, noBleeding
    case temperature, weight, ovulationTest, mucus, ovulation, symptoms, moods, dose, note

    /// What a record says, where equal values say the same; `nil` where it says nothing.
    func value(of record: DayRecord) -> String? {
        let isPeriod = record.isPeriodDay
        return switch self {
        case .period: isPeriod ? "" : nil
        case .strength: isPeriod ? record.flow?.rawValue : nil
        case .periodEnd: isPeriod && record.periodEnded ? "" : nil
        case .unknownEnd: isPeriod && record.periodEndUnknown && !record.periodEnded ? "" : nil
        case .spotting: record.flow == .spotting ? "" : nil
        case .noBleeding: record.flow == Flow.none ? "" : nil
        case .temperature: record.temperature?.celsius
        case .weight: record.weight?.kilograms
        case .ovulationTest: record.lh?.rawValue
        case .mucus: record.mucus?.rawValue
        case .ovulation: record.ovulationObserved ? "" : nil
        case .symptoms: record.symptoms.isEmpty ? nil : record.symptoms.joined(separator: "\n")
        case .moods: record.moods.isEmpty ? nil : record.moods.joined(separator: "\n")
        case .dose: record.dose?.rawValue
        case .note: record.note
        }
    }

    /// The item of a list, without the value.
    func name(for person: PersonState) -> String {
        let records = person.language.records
        return switch self {
        case .period: records.period
        case .strength: records.strength
        case .periodEnd: records.lastDay
        case .unknownEnd: records.firstDay
        case .spotting: records.spotting
        case .noBleeding: records.noBleeding
        case .temperature: records.temperature
        case .weight: records.weight
        case .ovulationTest: records.ovulationTest
        case .mucus: records.mucus
        case .ovulation: records.ovulation
        case .symptoms: records.symptoms
        case .moods: records.mood
        case .dose: records.dose
        case .note: records.note
        }
    }

    /// The item with the value of `record`, where that can be told in few words.
    func words(of record: DayRecord, for person: PersonState) -> String {
        let records = person.language.records
        let words: String? =
            switch self {
            case .strength: record.flow.map { records.flow($0.rawValue) }
            case .temperature:
                record.temperature.map { records.temperature(person.text($0)) }
            case .weight: record.weight.map { records.weight(person.text($0)) }
            case .ovulationTest: record.lh.map { records.ovulationTest($0.rawValue) }
            case .mucus: record.mucus.map { records.mucus($0.rawValue) }
            case .symptoms:
                records.symptoms(names(record.symptoms, in: .symptoms, for: person))
            case .moods: records.mood(names(record.moods, in: .moods, for: person))
            case .dose: record.dose.map { records.dose($0.rawValue) }
            case .period, .periodEnd, .unknownEnd, .spotting, .noBleeding, .ovulation, .note: nil
            }
        return words ?? name(for: person)
    }

    private func names(
        _ words: [String], in list: BuiltInWord.List, for person: PersonState
    ) -> String {
        person.language.names(ofWords: words, in: list).joined(separator: ", ")
    }
}
