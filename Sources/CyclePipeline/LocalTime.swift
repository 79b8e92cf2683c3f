package import CivilDate
package import ICalendar

/// A point in time and the calendar date that it is where the person lives.
package struct Moment: Sendable {
    /// Since 1970-01-01T00:00:00Z.
    package var seconds: Int64
    package var day: Day
    /// Whether the time of day was read off a clock; else it means nothing.
    package let hasTime: Bool

    package init(seconds: Int64, day: Day) {
        self.init(seconds, day, hasTime: true)
    }

    private init(_ seconds: Int64, _ day: Day, hasTime: Bool) {
        self.seconds = seconds
        self.day = day
        self.hasTime = hasTime
    }

    /// Noon in UTC, for a day that was named and not read off a clock.
    package init(noonOf day: Day) {
        self.init(Int64(day.number) * 86_400 + 43_200, day, hasTime: false)
    }

    /// Midnight in UTC, for a day whose time of day means nothing.
    package init(startOf day: Day) {
        self.init(Int64(day.number) * 86_400, day, hasTime: false)
    }
}

/// What time it is: read off a clock, or a day that somebody named.
package enum Now: Sendable {
    /// Since 1970-01-01T00:00:00Z.
    case second(Int64)
    /// The same day for everybody, whatever clock they live by.
    case day(Day)

    package func moment(by time: LocalTime) -> Moment {
        switch self {
        case .second(let second): Moment(seconds: second, day: time.day(at: second))
        case .day(let day): Moment(noonOf: day)
        }
    }
}

/// A clock on a wall: how far it is from UTC at any instant.
package struct LocalTime: Sendable {
    /// Seconds east of UTC at an instant, given in seconds since 1970-01-01T00:00:00Z.
    private let offsetAt: @Sendable (Int64) -> Int

    package init(offset: @escaping @Sendable (_ seconds: Int64) -> Int) {
        offsetAt = offset
    }

    package init(in zone: ZoneHistory) {
        self.init { zone.offset(at: $0) }
    }

    package func offset(at seconds: Int64) -> Int { offsetAt(seconds) }

    package func day(at seconds: Int64) -> Day { dayAndMinute(at: seconds).day }

    package func dayAndMinute(at seconds: Int64) -> (day: Day, minuteOfDay: Int) {
        let local = seconds + Int64(offset(at: seconds))
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        return (Day(number: Int32(clamping: day)), Int(local - day * 86_400) / 60)
    }

    /// `2026-11-20 14:05`.
    package func text(at seconds: Int64) -> String {
        let (day, minute) = dayAndMinute(at: seconds)
        func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return "\(day) \(padded(minute / 60)):\(padded(minute % 60))"
    }

    /// The first second of `day`, or of what follows it where the zone left the day out.
    package func start(of day: Day) -> Int64 {
        // No clock is a day and a half away from UTC.
        let middle = Int64(day.number) * 86_400
        var (low, high) = (middle - 129_600, middle + 129_600)
        while low < high {
            let second = low + (high - low) / 2
            if self.day(at: second) >= day { high = second } else { low = second + 1 }
        }
        return low
    }

    /// When the clock shows a second of a day, counted from its midnight; it may be before it or after the day's end.
    ///
    /// RFC 5545 3.3.5: of a time that comes twice the first is meant, and one that the clock skips is as far from UTC as
    /// before the gap.
    package func moment(of day: Day, second: Int) -> Int64 {
        let local = Int64(day.number) * 86_400 + Int64(second)
        // A day earlier no change of this day has been made.
        let before = local - Int64(offset(at: local - 129_600))
        if offset(at: before) == Int(local - before) { return before }
        let after = local - Int64(offset(at: before))
        return offset(at: after) == Int(local - after) ? after : before
    }

    /// When the date becomes another one than it is at `seconds`.
    package func nextMidnight(after seconds: Int64) -> Int64 {
        start(of: day(at: seconds) + 1)
    }
}

/// The time zones that there are: only the system knows them, so whoever calls the pipeline hands them in.
package struct ZoneDatabase: Sendable {
    /// The zone of a name in the tz database, such as `Europe/Amsterdam`; `nil` for a name that is unknown.
    package let zone: @Sendable (_ id: String) -> ZoneHistory?
    /// The clock of people who chose no zone.
    package let system: LocalTime
    /// The name of the system's zone, where it has one.
    package let systemName: @Sendable () -> String?

    package init(
        system: LocalTime, systemName: @escaping @Sendable () -> String? = { nil },
        zone: @escaping @Sendable (_ id: String) -> ZoneHistory?
    ) {
        self.system = system
        self.systemName = systemName
        self.zone = zone
    }

    package func time(in zone: ZoneHistory?) -> LocalTime {
        zone.map(LocalTime.init(in:)) ?? system
    }
}
