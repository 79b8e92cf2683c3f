import CycleModel
import Glibc

/// A point in time and the calendar date that it is where she lives.
struct Moment {
    /// Since 1970-01-01T00:00:00Z.
    var seconds: Int64
    var day: Day
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

    private struct LocalTime {
        var year, month, day, hour, minute: Int
    }

    private static func localTime(at seconds: Int64, in zone: TimeZoneName?) -> LocalTime {
        if let zone { unsafe setenv("TZ", ":\(zone.id)", 1) }
        tzset()
        var when = time_t(seconds)
        var local = unsafe tm()
        unsafe localtime_r(&when, &local)
        return unsafe LocalTime(
            year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday),
            hour: Int(local.tm_hour), minute: Int(local.tm_min))
    }
}

/// A time zone that the system's tzdata knows, such as `Europe/Amsterdam`.
struct TimeZoneName {
    let id: String

    /// `nil` for a name that tzdata does not have; an unknown name in `TZ` would silently mean UTC.
    init?(_ id: String) {
        let isPlain = id.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || "/_+-".utf8.contains(byte)
        }
        // No empty step, so none at the beginning that would lead out of the folder; no ".." as there is no dot.
        let steps = id.split(separator: "/", omittingEmptySubsequences: false)
        guard isPlain, !steps.contains("") else { return nil }
        let file = unsafe open("/usr/share/zoneinfo/\(id)", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        // Beside the zones lie tables in text; a zone starts with "TZif" (RFC 8536 3.1).
        var magic = [UInt8](repeating: 0, count: 4)
        guard unsafe read(file, &magic, 4) == 4, magic == Array("TZif".utf8) else { return nil }
        self.id = id
    }

    /// What tzdata says of the zone; `nil` where it can't be read any more.
    var file: [UInt8]? {
        try? InputFile("/usr/share/zoneinfo/\(id)").readAll(limit: 1 << 20)
    }
}
