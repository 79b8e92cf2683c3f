package import CivilDate
package import CycleModel

/// What the person says of some days at once, and what of them is to go.
package struct DayLogging: Sendable {
    /// A period day of which nothing else is known has a flow of unknown strength.
    package var told: DayRecord
    package var removal: RecordRemoval

    package init(told: DayRecord = DayRecord(), removal: RecordRemoval = RecordRemoval()) {
        (self.told, self.removal) = (told, removal)
    }

    /// The first part that is both put in and taken back.
    package var contradiction: RecordRemoval.Part? {
        RecordRemoval.Part.allCases.first { removal.parts.contains($0) && told.says($0) }
    }

    package enum Problem: Error {
        /// A first day without a known end is one day.
        case severalFirstDays
        /// More days of the period are logged than its first.
        case endIsKnown(ClosedRange<Day>)
        /// A symptom or a mood that is longer than a word or two, and new to the day.
        case longWord(String)
        /// More than a log file could hold.
        case tooMuch(LineProblem)
    }

    /// The records that the days shall have; some may have them already.
    package func entries(
        of days: [Day], for person: PersonState
    ) throws(Problem) -> [DayLog.Entry] {
        var entries: [DayLog.Entry] = []
        for day in days {
            entries.append(DayLog.Entry(day: day, record: try record(from: person.log[day])))
        }
        if told.periodEndUnknown { try checkStart(entries, of: person) }
        return entries
    }

    /// The record that a day has then; what is to go is gone, even where it is told too.
    package func record(from record: DayRecord) throws(Problem) -> DayRecord {
        for words in [\DayRecord.symptoms, \.moods] {
            let recorded = record[keyPath: words]
            let long = told[keyPath: words].first { !TypedValue.isWord($0, besides: recorded) }
            if let long { throw .longWord(long) }
        }
        let changed = record.adding(told).removing(removal)
        do {
            try PlainLog.check(changed)
        } catch {
            throw .tooMuch(error)
        }
        return changed
    }

    /// Only a period of which one day is logged can have an unknown end.
    private func checkStart(
        _ entries: [DayLog.Entry], of person: PersonState
    ) throws(Problem) {
        guard let entry = entries.first, entries.count == 1 else { throw .severalFirstDays }
        var log = person.log
        log[entry.day] = entry.record
        let bleed = log.bleeds.first { $0.days.contains(entry.day) }
        if let bleed, bleed.days.count > 1 { throw .endIsKnown(bleed.days) }
    }
}
