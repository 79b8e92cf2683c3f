import CalendarModel
import CivilDate
import CycleModel
import ICalendar

/// The days that an event covers where the person lives.
struct ReturnedSpan {
    let days: ClosedRange<Day>
    /// When it starts on the first of them; `nil` for whole days.
    let minuteOfDay: Int?
    let lengthInMinutes: Int

    private static let secondsPerDay = 86_400
    /// The seconds from which an event that starts before midnight is on the next day as well: a pill at 23:50 has
    /// its fifteen minutes.
    private static let shortestOverMidnight = 3_600

    /// `nil` where a start or an end can't be read, and where the end comes before the start: an event without its end
    /// would take days out of the log. An end that is the start is that of one day.
    init?(_ component: Component, clock: LocalClock) {
        guard let property = component.first("DTSTART"), let start = try? property.dateTime()
        else { return nil }
        let end = component.first("DTEND").flatMap { try? $0.dateTime() }
        let duration = component.first("DURATION").flatMap { try? $0.duration() }
        guard end != nil || component.first("DTEND") == nil,
            duration.map({ !$0.isNegative }) ?? (component.first("DURATION") == nil)
        else { return nil }
        if start.isDate {
            if let end, end.day < start.day { return nil }
            self.init(from: start.day, upTo: Self.dateEnd(start, end, duration))
            return
        }
        let isMarked =
            component.first("X-MICROSOFT-CDO-ALLDAYEVENT")?.isWord("TRUE") ?? false
        let length = end.map { Self.seconds(from: start, to: $0, clock: clock) }
        if let length, length < 0 { return nil }
        self = Self.timed(
            start, length: length ?? duration?.totalSeconds ?? 0,
            isMarkedAllDay: isMarked, clock: clock)
    }

    /// Whole days, the second bound excluded.
    private init(from first: Day, upTo end: Day) {
        self.init(
            days: first...max(first, end - 1), minuteOfDay: nil,
            lengthInMinutes: max(1, end - first) * 1_440)
    }

    private init(days: ClosedRange<Day>, minuteOfDay: Int?, lengthInMinutes: Int) {
        self.days = days
        self.minuteOfDay = minuteOfDay
        self.lengthInMinutes = lengthInMinutes
    }

    private static func timed(
        _ start: DateTimeValue, length: Int, isMarkedAllDay: Bool, clock: LocalClock
    ) -> ReturnedSpan {
        let (day, minute) = local(start, clock: clock)
        let (endDay, endMinute) = end(of: start, length: length, clock: clock)
        // An end at the last minute of a day means the midnight after it.
        let endsAtMidnight = endMinute == 0 || endMinute == 1_439
        let afterLast = endMinute == 0 ? endDay : endDay + 1
        if isMarkedAllDay || minute == 0 && endsAtMidnight && (length > 0 || !start.isUTC) {
            return ReturnedSpan(from: day, upTo: max(afterLast, day + 1))
        }
        if isWholeDays(length) {
            // Midnights by the clock of some other place. What they are in Greenwich time lies within half
            // a day of them nearly everywhere.
            let isLate = start.isUTC && (start.second ?? 0) > secondsPerDay / 2
            let first = isLate ? start.day + 1 : start.day
            return ReturnedSpan(
                from: first, upTo: later(first, by: (length + 3_600) / secondsPerDay))
        }
        var last = endMinute == 0 ? endDay - 1 : endDay
        if length < shortestOverMidnight { last = day }
        return ReturnedSpan(
            days: day...max(day, last), minuteOfDay: minute, lengthInMinutes: length / 60)
    }

    /// Both in Greenwich time, or both by one clock elsewhere: their difference is right but for a change of
    /// the clocks in between. Otherwise both are read by the clock where the person lives.
    private static func seconds(
        from start: DateTimeValue, to end: DateTimeValue, clock: LocalClock
    ) -> Int {
        if start.isUTC == end.isUTC { return seconds(end) - seconds(start) }
        let (first, last) = (local(start, clock: clock), local(end, clock: clock))
        return (last.day - first.day) * secondsPerDay + (last.minute - first.minute) * 60
    }

    private static func dateEnd(
        _ start: DateTimeValue, _ end: DateTimeValue?, _ duration: DurationValue?
    ) -> Day {
        if let end { return (end.second ?? 0) == 0 ? end.day : end.day + 1 }
        guard let duration, !duration.isNegative else { return start.day + 1 }
        let days = duration.days + (duration.seconds + secondsPerDay - 1) / secondsPerDay
        return later(start.day, by: days)
    }

    /// Whole days but for an hour more or less, by which the clocks change.
    private static func isWholeDays(_ length: Int) -> Bool {
        let rest = (length + 3_600) % secondsPerDay
        return length >= secondsPerDay - 3_600 && (rest == 0 || rest == 3_600 || rest == 7_200)
    }

    private static func end(
        of start: DateTimeValue, length: Int, clock: LocalClock
    ) -> (day: Day, minute: Int) {
        let end = seconds(start) + length
        let days = end / secondsPerDay - (end % secondsPerDay < 0 ? 1 : 0)
        let second = end - days * secondsPerDay
        guard days <= Int(lastDay.number) else { return (lastDay, 0) }
        return local(
            DateTimeValue(
                day: Day(number: Int32(clamping: days)), second: second, isUTC: start.isUTC),
            clock: clock)
    }

    /// 31 December 9999: nothing reaches beyond it.
    private static let lastDay = Day(number: 2_932_896)

    private static func later(_ day: Day, by days: Int) -> Day {
        days > lastDay - day ? lastDay : day + days
    }

    // MARK: Where the person lives

    static func local(_ time: DateTimeValue, clock: LocalClock) -> (day: Day, minute: Int) {
        guard let second = time.second else { return (time.day, 0) }
        guard time.isUTC else { return (time.day, min(second / 60, 1_439)) }
        let (day, minute) = clock(Int64(seconds(time)))
        return (day, minute)
    }

    static func day(of time: DateTimeValue, clock: LocalClock) -> Day {
        local(time, clock: clock).day
    }

    private static func seconds(_ time: DateTimeValue) -> Int {
        Int(time.day.number) * secondsPerDay + (time.second ?? 0)
    }
}
