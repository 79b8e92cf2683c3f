import CivilDate

/// How a zone's clock is set from some year on: the text of a `TZ` variable, as in
/// `CET-1CEST,M3.5.0,M10.5.0/3` (RFC 8536 3.3.1).
struct ZoneRule: Equatable, Sendable {
    struct Clock: Equatable, Sendable {
        var name: String
        /// Seconds east of UTC.
        var offset: Int
    }

    /// A day of every year and a time on it.
    struct Yearly: Equatable, Sendable {
        enum Date: Equatable, Sendable {
            /// Week 5 is the last one; weekday 0 is Sunday.
            case weekday(month: Int, week: Int, weekday: Int)
            /// 1...365, never counting 29 February.
            case day(Int)
            /// 0...365, counting 29 February.
            case dayOfYear(Int)
        }

        var date: Date
        /// After that day's midnight, on the clock that is being changed; may be negative or over a day.
        var second: Int
    }

    struct Daylight: Equatable, Sendable {
        var clock: Clock
        var start: Yearly
        var end: Yearly
    }

    var standard: Clock
    var daylight: Daylight?

    /// `nil` for what is not of that form.
    init?(_ text: [UInt8]) {
        var reader = RuleReader(text)
        guard let standard = reader.clock(orElse: nil) else { return nil }
        self.standard = standard
        if reader.isAtEnd { return }
        guard let clock = reader.clock(orElse: standard.offset + 3_600),
            reader.take(.comma), let start = reader.yearly(),
            reader.take(.comma), let end = reader.yearly(), reader.isAtEnd
        else { return nil }
        daylight = Daylight(clock: clock, start: start, end: end)
    }
}

extension ZoneRule.Yearly {
    /// The moment in `year` on the clock that is being changed; `nil` outside the years 1 to 9999.
    func time(in year: Int) -> ZoneTime? {
        guard let first = Day(year: year, month: 1, day: 1) else { return nil }
        switch date {
        case .weekday(let month, let week, let weekday):
            guard let start = Day(year: year, month: month, day: 1) else { return nil }
            var day = start + (weekday - start.weekday % 7 + 7) % 7 + 7 * (week - 1)
            if day.civil.month != month { day = day - 7 }
            return ZoneTime(day, second: second)
        case .day(let number):
            let isAfterLeapDay = number >= 60 && Day(year: year, month: 2, day: 29) != nil
            return ZoneTime(first + (number - 1 + (isAfterLeapDay ? 1 : 0)), second: second)
        case .dayOfYear(let number): return ZoneTime(first + number, second: second)
        }
    }

    /// The same as a RRULE of RFC 5545 3.3.10; `nil` where that takes more than one.
    var recurrence: String? {
        guard case .weekday(let month, let week, let weekday) = date else { return nil }
        let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
        // Some rules name a time before or after the day, which falls on another weekday.
        let shift = second >= 0 ? second / 86_400 : -((86_399 - second) / 86_400)
        let start = "FREQ=YEARLY;BYMONTH=\(month)"
        if shift == 0 {
            return "\(start);BYDAY=\(week == 5 ? "-1" : String(week))\(names[weekday])"
        }
        let last = month == 2 ? nil : Day.daysInMonth(month, year: 2_001)
        guard let highest = week == 5 ? last : 7 * week else { return nil }
        let days = (highest - 6 + shift)...(highest + shift)
        guard days.lowerBound >= 1, days.upperBound <= last ?? 28 else { return nil }
        let name = names[((weekday + shift) % 7 + 7) % 7]
        let list = days.map(String.init).joined(separator: ",")
        return "\(start);BYMONTHDAY=\(list);BYDAY=\(name)"
    }
}

/// Reads the parts of such a text one after the other.
private struct RuleReader {
    private let text: [UInt8]
    private var index = 0

    init(_ text: [UInt8]) {
        self.text = text
    }

    var isAtEnd: Bool { index == text.count }

    private var next: UInt8? { index < text.count ? text[index] : nil }

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// - Parameter usual: The offset where none is written; without it there must be one.
    mutating func clock(orElse usual: Int?) -> ZoneRule.Clock? {
        guard let name = name() else { return nil }
        let isGiven = next.map { $0 == .plus || $0 == .minus || $0.digit != nil } ?? false
        guard isGiven else { return usual.map { ZoneRule.Clock(name: name, offset: $0) } }
        // POSIX counts west of Greenwich.
        return time(hours: 24).map { ZoneRule.Clock(name: name, offset: -$0) }
    }

    private mutating func name() -> String? {
        let isQuoted = take(UInt8(ascii: "<"))
        var name: [UInt8] = []
        while let byte = next,
            byte.isLetter || (isQuoted && (byte.digit != nil || byte == .plus || byte == .minus))
        {
            name.append(byte)
            index += 1
        }
        guard (3...16).contains(name.count), !isQuoted || take(UInt8(ascii: ">")) else {
            return nil
        }
        return String(decoding: name, as: UTF8.self)
    }

    mutating func yearly() -> ZoneRule.Yearly? {
        guard let date = date() else { return nil }
        guard take(.slash) else { return ZoneRule.Yearly(date: date, second: 7_200) }
        return time(hours: 167).map { ZoneRule.Yearly(date: date, second: $0) }
    }

    private mutating func date() -> ZoneRule.Yearly.Date? {
        if take(UInt8(ascii: "M")) {
            guard let month = number(1...12), take(UInt8(ascii: ".")), let week = number(1...5),
                take(UInt8(ascii: ".")), let weekday = number(0...6)
            else { return nil }
            return .weekday(month: month, week: week, weekday: weekday)
        }
        if take(UInt8(ascii: "J")) { return number(1...365).map { .day($0) } }
        return number(0...365).map { .dayOfYear($0) }
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    private mutating func time(hours: Int) -> Int? {
        let isNegative = take(.minus)
        if !isNegative { _ = take(.plus) }
        guard var seconds = number(0...hours).map({ $0 * 3_600 }) else { return nil }
        for unit in [60, 1] where take(.colon) {
            guard let part = number(0...59) else { return nil }
            seconds += part * unit
        }
        return isNegative ? -seconds : seconds
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
        var value: Int?
        while let digit = next?.digit, value ?? 0 < 1_000 {
            value = (value ?? 0) * 10 + digit
            index += 1
        }
        return value.flatMap { range.contains($0) ? $0 : nil }
    }
}
