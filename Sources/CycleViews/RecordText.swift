package import CycleModel
package import CyclePipeline
import Messages

/// What the person recorded about a day, for that person alone.
package enum RecordText {
    /// The items of a list, as they were written, without signs of ovulation where the settings hide fertility.
    package static func words(_ record: DayRecord, for person: PersonState) -> [String] {
        let record = person.settings.shown(record)
        let language = person.language.records
        let items = [
            record.flow.map { language.flow($0.rawValue) },
            record.periodEndUnknown ? language.firstDay : nil,
            record.isPeriodDay && record.periodEnded ? language.lastDay : nil,
            record.temperature.map { person.text($0) },
            record.weight.map { language.weight(person.text($0)) },
            record.lh.map { language.ovulationTest($0.rawValue) },
            record.mucus.map { language.mucus($0.rawValue) },
            record.ovulationObserved ? language.ovulation : nil,
            record.dose.map { language.dose($0.rawValue) },
        ]
        let note = record.note.flatMap { $0.contains("\n") ? nil : language.note($0) }
        return items.compactMap(\.self)
            + words(of: record, in: person.language) + [note].compactMap(\.self)
    }

    /// The symptoms, then the moods, as people read them.
    static func words(of record: DayRecord, in language: Language) -> [String] {
        language.names(ofWords: record.symptoms, in: .symptoms)
            + language.names(ofWords: record.moods, in: .moods)
    }

    /// A note's lines, as they were written.
    package static func lines(ofNote note: String) -> [String] {
        note.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lines of a note that has several, which no sentence can hold.
    package static func noteLines(_ record: DayRecord) -> [String] {
        guard let note = record.note, note.contains("\n") else { return [] }
        return lines(ofNote: note)
    }
}
