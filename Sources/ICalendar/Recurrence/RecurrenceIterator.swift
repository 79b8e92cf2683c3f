import CivilDate

/// The times that a rule gives, one after the other, on the clock of its start.
///
/// The start is always the first of them and counts for COUNT (RFC 5545 3.8.5.3), whether or not the rule
/// falls on it.
struct RecurrenceIterator {
    private let rule: RecurrenceRule
    private let start: ZoneTime
    /// None after it: the rule's own end, or what the caller has use for.
    private let last: ZoneTime
    private let days: RecurrenceDays
    private let times: RecurrenceTimes
    /// How many periods after that of the start, in units of the interval.
    private var period: Int
    /// The times of the current period, the last ones first.
    private var found: [ZoneTime] = []
    private var given = 0
    private var hasGivenStart = false
    private var isDone = false

    /// - Parameter from: Times before it may be left out, where it costs nothing.
    /// - Parameter until: The rule's own UNTIL on this clock.
    init(
        _ rule: RecurrenceRule, start: ZoneTime, from: ZoneTime, until: ZoneTime?,
        through last: ZoneTime
    ) {
        self.rule = rule
        self.start = start
        self.last = until.map { min($0, last) } ?? last
        days = RecurrenceDays(rule, from: start.day)
        times = RecurrenceTimes(rule, from: start)
        period = 0
        // With a count each time must be counted.
        if rule.count == nil, from > start { period = Self.period(rule, from: start, to: from) }
    }

    /// `nil` at the end, and when the work that is left runs out.
    mutating func next(_ work: inout RecurrenceWork) -> ZoneTime? {
        if !hasGivenStart {
            hasGivenStart = true
            given = 1
            return start
        }
        if let count = rule.count, given >= count { return nil }
        while true {
            while let time = found.popLast() {
                guard time > start else { continue }
                guard time <= last else {
                    isDone = true
                    return nil
                }
                given += 1
                return time
            }
            guard !isDone, !work.isExhausted else { return nil }
            fill(&work)
        }
    }

    private mutating func fill(_ work: inout RecurrenceWork) {
        guard let (first, end) = bounds() else {
            isDone = true
            return
        }
        period += 1
        work.spend(1)
        guard ZoneTime(first, second: 0) <= last else {
            isDone = true
            return
        }
        var day = first
        while day < end, !work.isExhausted {
            let date = day.civil
            if days.skips(month: date.month) {
                work.spend(1)
                day = day + (Day.daysInMonth(date.month, year: date.year) - date.day + 1)
                continue
            }
            work.spend(1)
            if days.contains(day) {
                for second in times.times(on: day, work: &work) {
                    found.append(ZoneTime(day, second: second))
                }
            }
            day = day + 1
        }
        // What a period that was not looked at to its end would give is not known.
        if work.isExhausted { found.removeAll() }
        // Of hours, minutes and seconds BYSETPOS is left aside: too many times are better than too few.
        if !rule.lists.positions.isEmpty,
            rule.frequency >= .daily
        {
            let count = found.count
            found = found.enumerated().filter {
                rule.lists.positions.contains($0.offset + 1, of: count)
            }.map(\.element)
        }
        found.reverse()
    }

    /// The days of the current period, the second one excluded; `nil` beyond the year 9999.
    private func bounds() -> (Day, Day)? {
        let isWithinDays = rule.frequency < .daily
        let (ahead, overflow) = period.multipliedReportingOverflow(
            by: isWithinDays ? 1 : rule.interval)
        guard !overflow, ahead < 4_000_000 else { return nil }
        let date = start.day.civil
        switch rule.frequency {
        case .yearly:
            let year = date.year + ahead
            guard year <= 9_999 else { return nil }
            return (Day.first(of: year), Day.first(of: year + 1))
        case .monthly:
            let month = date.year * 12 + date.month - 1 + ahead
            guard let first = Day(year: month / 12, month: month % 12 + 1, day: 1) else {
                return nil
            }
            return (first, first + Day.daysInMonth(month % 12 + 1, year: month / 12))
        case .weekly:
            let first = start.day.startOfWeek(rule.lists.weekStart) + 7 * ahead
            return first.civil.year > 9_999 ? nil : (first, first + 7)
        case .daily:
            let day = start.day + ahead
            return day.civil.year > 9_999 ? nil : (day, day + 1)
        case .hourly, .minutely, .secondly:
            // By the day, whatever the interval: the times of each day know how far they are from the start.
            let day = start.day + ahead
            return day.civil.year > 9_999 ? nil : (day, day + 1)
        }
    }

    /// The last period that begins before `time`, in units of the interval.
    private static func period(
        _ rule: RecurrenceRule, from start: ZoneTime, to time: ZoneTime
    ) -> Int {
        let (first, last) = (start.day.civil, time.day.civil)
        switch rule.frequency {
        case .yearly: return (last.year - first.year) / rule.interval
        case .monthly:
            return ((last.year - first.year) * 12 + last.month - first.month) / rule.interval
        case .weekly:
            return (time.day - start.day.startOfWeek(rule.lists.weekStart)) / (7 * rule.interval)
        case .daily: return (time.day - start.day) / rule.interval
        case .hourly, .minutely, .secondly: return time.day - start.day
        }
    }
}
