import CivilDate

/// A moment by the clock of some zone, or in UTC.
struct ZoneTime: Hashable, Comparable, Sendable {
    /// Since 1970-01-01T00:00:00 on that clock.
    let seconds: Int64

    init(seconds: Int64) {
        self.seconds = seconds
    }

    /// - Parameter second: Counted from the day's midnight; may be before it or after the day's end.
    init(_ day: Day, second: Int) {
        seconds = Int64(day.number) * 86_400 + Int64(second)
    }

    var day: Day {
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
        return Day(number: Int32(clamping: rest < 0 ? days - 1 : days))
    }

    /// After midnight, 0...86399.
    var second: Int {
        let rest = Int(seconds % 86_400)
        return rest < 0 ? rest + 86_400 : rest
    }

    static func < (left: ZoneTime, right: ZoneTime) -> Bool { left.seconds < right.seconds }

    static func + (time: ZoneTime, seconds: Int) -> ZoneTime {
        ZoneTime(seconds: time.seconds + Int64(seconds))
    }

    /// The DATE-TIME without zone of RFC 5545 3.3.5, such as `20261121T210000`.
    var text: String {
        var line = ContentLines(capacity: 15)
        line.dateTime(self)
        return String(decoding: line.bytes, as: UTF8.self)
    }
}
