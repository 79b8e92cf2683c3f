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

    package enum Problem: Error {
        /// A first day without a known end is one day.
        case severalFirstDays
        /// More days of the period are logged than its first.
        case endIsKnown(ClosedRange<Day>)
        /// More than a log file could hold.
        case tooMuch(LineProblem)
    }

    /// The records that the days shall have; some may have them already.
    package func entries(
        of days: [Day], for person: PersonState
    ) throws(Problem) -> [DayLog.Entry] {
        var entries: [DayLog.Entry] = []
        for day in days {
            let record = person.log[day].adding(told).removing(removal)
            do {
                try PlainLog.check(record)
            } catch {
                throw .tooMuch(error)
            }
            entries.append(DayLog.Entry(day: day, record: record))
        }
        if told.periodEndUnknown { try checkStart(entries, of: person) }
        return entries
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
