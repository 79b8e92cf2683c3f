package import CivilDate
import CycleModel
package import CyclePipeline

/// What the person wrote of some days beside their bleeding: symptoms, moods and notes, oldest day first.
package struct Diary: Sendable {
    package struct Entry: Sendable {
        package let day: Day
        package let symptoms: [String]
        package let moods: [String]
        /// As it was written, with its line feeds.
        package let note: String?
    }

    package let entries: [Entry]

    /// - Parameters:
    ///   - days: Which days count; `nil` for all through today.
    ///   - search: Part of a symptom, a mood or a note, in capitals or not; `nil` for all that was written.
    /// - Complexity: O(*n*) in the length of the log and of what is written in it.
    package init(_ person: PersonState, in days: ClosedRange<Day>?, search: String?) {
        let sought = search?.lowercased()
        entries = person.log.through(person.today).entries.compactMap { entry in
            let record = entry.record
            let texts =
                record.symptoms + record.moods + RecordText.words(of: record, in: person.language)
                + [record.note].compactMap(\.self)
            guard !texts.isEmpty, days?.contains(entry.day) ?? true,
                sought.map({ sought in texts.contains { $0.lowercased().contains(sought) } })
                    ?? true
            else { return nil }
            return Entry(
                day: entry.day, symptoms: record.symptoms, moods: record.moods, note: record.note)
        }
    }
}
