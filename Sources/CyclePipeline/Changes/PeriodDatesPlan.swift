package import CivilDate
package import CycleModel

/// A logged period with other first and last days, and what is written of it.
package struct PeriodDatesPlan: Sendable {
    /// The records that days shall have; some may have them already.
    package let records: [DayLog.Entry]
    package let days: ClosedRange<Day>

    /// Why a period cannot have these days.
    package enum Problem: Error, Equatable {
        /// No logged period begins on the day.
        case noPeriod
        case reversed
        case future
        case tooEarly
        case tooLong
        /// Another period is logged there or so close that both would be one.
        case overlaps(ClosedRange<Day>)
    }

    /// More days are no period that anybody wrote down.
    package static let longest = PlainLog.longestRange

    /// - Parameters:
    ///   - start: The first day of the period as it is logged.
    ///   - last: `nil` where the person leaves open when it ended.
    package init(
        ofPeriodFrom start: Day, from first: Day, through last: Day?, on person: PersonState
    ) throws(Problem) {
        guard let cycle = person.cycles.first(where: { $0.start == start }) else {
            throw .noPeriod
        }
        // A first day whose period's end is not known moves as the one day that it is.
        let isFirstDayAlone = last == nil && cycle.isPeriodEndUnknown
        let open = isFirstDayAlone ? first : max(first, cycle.period.upperBound)
        let days = try Self.days(first, last ?? open, person.today)
        let others =
            person.cycles.filter { $0.start != start }.map(\.period)
            + person.cycles.flatMap(\.bleedsBetween).map(\.days)
        if let other = others.first(where: {
            $0.lowerBound - days.upperBound <= 2 && days.lowerBound - $0.upperBound <= 2
                && !cycle.period.contains($0.lowerBound)
        }) {
            throw .overlaps(other)
        }
        let all =
            min(days.lowerBound, cycle.start)...max(days.upperBound, cycle.period.upperBound)
        records = all.map { day in
            DayLog.Entry(
                day: day,
                record: Self.record(
                    person.log[day], on: day, of: days, was: cycle.period, isOpen: last == nil,
                    isFirstDayAlone: isFirstDayAlone))
        }
        self.days = days
    }

    private static func days(
        _ first: Day, _ last: Day, _ today: Day
    ) throws(Problem) -> ClosedRange<Day> {
        guard first <= last else { throw .reversed }
        guard last <= today else { throw .future }
        guard first >= PlainLog.firstDay else { throw .tooEarly }
        guard last - first < longest else { throw .tooLong }
        return first...last
    }

    private static func record(
        _ old: DayRecord, on day: Day, of days: ClosedRange<Day>, was before: ClosedRange<Day>,
        isOpen: Bool, isFirstDayAlone: Bool
    ) -> DayRecord {
        var record = old
        let isLast = day == days.upperBound
        if days.contains(day) {
            let isEnd = day == days.lowerBound || isLast
            // A day without bleeding may lie in a period, but not where one begins or ends.
            if !record.isPeriodDay, isEnd || !before.contains(day) || record.flow == nil {
                record.flow = .unknown
            }
            if isFirstDayAlone || !isOpen { record.periodEndUnknown = isFirstDayAlone }
            record.periodEnded = isLast && !isOpen
        } else if before.contains(day), record.isPeriodDay {
            // Other bleeding between the old dates and the new ones stays.
            record.flow = nil
            (record.periodEnded, record.periodEndUnknown) = (false, false)
        }
        return record
    }
}
