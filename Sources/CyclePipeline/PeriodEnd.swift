package import CivilDate
package import CycleModel

/// A period as it is logged once the person said which day was its last.
package struct PeriodEnd: Sendable {
    /// The first and the last day of the period.
    package let days: ClosedRange<Day>
    /// Days up to the last one of which no bleeding was logged before, and which are period days now.
    package let filled: [Day]
    /// Days after the last one that were logged as the same period, and of which only the rest stays.
    package let removed: [Day]
    /// What the days shall have; some may have it already.
    package let records: [DayLog.Entry]

    /// Why the last day of a period cannot be this one.
    package enum Problem: Error, Equatable {
        /// No period began on or before the day.
        case noPeriod
        /// The period that began last before the day is this old, and nothing was logged since it ended.
        case tooFar(from: ClosedRange<Day>)
        /// Logged as days without a period's bleeding, of which one is the day itself or two follow each other.
        case dry([Day])
    }

    /// Later ends than this day of a period have to be logged and cannot be filled up.
    private static let longestFilled = 14

    /// - Parameter last: The last day of the latest period that began by then.
    package init(on last: Day, of person: PersonState) throws(Problem) {
        guard let period = person.cycles.last(where: { $0.start <= last })?.period else {
            throw .noPeriod
        }
        let log = person.log
        // A lone day without bleeding may lie in a period; the day itself and two in a row cannot.
        let after =
            period.upperBound < last ? Array((period.upperBound + 1)...last) : []
        guard after.isEmpty || last - period.lowerBound < Self.longestFilled else {
            throw .tooFar(from: period)
        }
        let dry = (after.isEmpty ? [last] : after).filter {
            log[$0].flow.map { !$0.isPeriod } ?? false
        }
        guard dry.last != last, !zip(dry, dry.dropFirst()).contains(where: { $1 - $0 == 1 }) else {
            throw .dry(dry)
        }
        let filled = (period.lowerBound...last).filter { day in
            log[day].flow == nil && (day > period.upperBound || day == last)
        }
        let removed = log.periodDays.filter { $0 > last && $0 <= period.upperBound }
        records = (period.lowerBound...max(last, period.upperBound)).map { day in
            var record = log[day]
            if filled.contains(day) { record.flow = .unknown }
            if removed.contains(day) { record.flow = nil }
            record.periodEndUnknown = false
            record.periodEnded = day == last
            return DayLog.Entry(day: day, record: record)
        }
        days = period.lowerBound...last
        self.filled = filled
        self.removed = removed
    }
}
