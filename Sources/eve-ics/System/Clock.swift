import CivilDate
import CycleModel
import Glibc
import ICalendar
import Synchronization

/// A point in time and the calendar date that it is where she lives.
struct Moment {
    /// Since 1970-01-01T00:00:00Z.
    var seconds: Int64
    var day: Day

    init(seconds: Int64, day: Day) {
        self.seconds = seconds
        self.day = day
    }

    /// Noon in UTC, for a day that was named and not read off a clock.
    init(noonOf day: Day) {
        self.init(seconds: Int64(day.number) * 86_400 + 43_200, day: day)
    }
}

/// The only place where the program reads the time.
enum Clock {
    static func now(in zone: TimeZoneName?) -> Moment {
        let seconds = Int64(time(nil))
        return Moment(seconds: seconds, day: day(at: seconds, in: zone))
    }

    /// The date in `zone`, else in the zone of `TZ` or of the system.
    static func day(at seconds: Int64, in zone: TimeZoneName?) -> Day {
        let local = localTime(at: seconds, in: zone)
        return Day(year: local.year, month: local.month, day: local.day)
            ?? Day(number: Int32(clamping: seconds / 86_400))
    }

    /// The date and the minute after midnight in `zone`, else in the zone of `TZ` or of the system.
    static func dayAndMinute(
        at seconds: Int64, in zone: TimeZoneName?
    ) -> (day: Day, minuteOfDay: Int) {
        let local = localTime(at: seconds, in: zone)
        let day =
            Day(year: local.year, month: local.month, day: local.day)
            ?? Day(number: Int32(clamping: seconds / 86_400))
        return (day, local.hour * 60 + local.minute)
    }

    /// `2026-11-20 14:05`, on the clock of `zone`.
    static func text(at seconds: Int64, in zone: TimeZoneName?) -> String {
        let local = localTime(at: seconds, in: zone)
        func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return "\(day(at: seconds, in: zone)) \(padded(local.hour)):\(padded(local.minute))"
    }

    /// The first second of `day` in `zone`, or of what follows it where the zone left the day out.
    static func start(of day: Day, in zone: TimeZoneName?) -> Int64 {
        // No clock is a day and a half away from UTC.
        let middle = Int64(day.number) * 86_400
        return firstSecond(in: middle - 129_600...middle + 129_600) {
            self.day(at: $0, in: zone) >= day
        }
    }

    /// When the date in `zone` is another one than it is at `seconds`.
    static func nextMidnight(after seconds: Int64, in zone: TimeZoneName?) -> Int64 {
        start(of: day(at: seconds, in: zone) + 1, in: zone)
    }

    /// The smallest of `seconds` for which `isReached`, if from there on all of them are reached.
    private static func firstSecond(
        in seconds: ClosedRange<Int64>, _ isReached: (Int64) -> Bool
    ) -> Int64 {
        var (low, high) = (seconds.lowerBound, seconds.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isReached(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private struct LocalTime {
        var year, month, day, hour, minute: Int
    }

    /// Threads ask at the same time, so the environment, which all of them share, is left as it is.
    private static func localTime(at seconds: Int64, in zone: TimeZoneName?) -> LocalTime {
        var when = time_t(seconds)
        var local = unsafe tm()
        if let zone {
            when += zone.history.offset(at: seconds)
            unsafe gmtime_r(&when, &local)
        } else {
            tzset()
            unsafe localtime_r(&when, &local)
        }
        return unsafe LocalTime(
            year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday),
            hour: Int(local.tm_hour), minute: Int(local.tm_min))
    }
}

/// A time zone that the system's tzdata knows, such as `Europe/Amsterdam`.
struct TimeZoneName: Sendable {
    let id: String
    let history: ZoneHistory

    /// Those that were asked for before: a process that stays up asks often, and zones are few.
    private static let known = Mutex<[String: ZoneHistory]>([:])

    /// `nil` for a name that tzdata does not have; an unknown name in `TZ` would silently mean UTC.
    init?(_ id: String) {
        self.id = id
        if let known = Self.known.withLock({ $0[id] }) {
            history = known
            return
        }
        let isPlain = id.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || "/_+-".utf8.contains(byte)
        }
        // No empty step, so none at the beginning that would lead out of the folder; no ".." as there is no dot.
        let steps = id.split(separator: "/", omittingEmptySubsequences: false)
        // Beside the zones lie tables in text, which are no history of any.
        guard isPlain, !steps.contains(""),
            let file = try? InputFile("/usr/share/zoneinfo/\(id)").readAll(limit: 1 << 20),
            let history = ZoneHistory(id: id, file: file)
        else { return nil }
        self.history = history
        Self.known.withLock { $0[id] = history }
    }
}
