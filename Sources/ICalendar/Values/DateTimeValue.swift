package import CivilDate

/// A DATE or DATE-TIME as it is written (RFC 5545, 3.3.4 and 3.3.5); its zone stays in `TZID`.
package struct DateTimeValue: Hashable, Sendable {
    package let day: Day
    /// Seconds after midnight up to 86 400, for the leap second that 23:59:60 names; `nil` for a DATE.
    package let second: Int?
    package let isUTC: Bool

    package init(day: Day, second: Int? = nil, isUTC: Bool = false) {
        self.day = day
        self.second = second
        self.isUTC = isUTC
    }

    package var yearOfDay: Int { day.civil.year }

    package var isDate: Bool { second == nil }

    /// Reads exactly `YYYYMMDD`; `nil` for a day that the calendar lacks.
    package init?(date text: Span<UInt8>) {
        guard text.count == 8, let day = text.day(at: 0) else { return nil }
        self.init(day: day)
    }

    /// Reads exactly `YYYYMMDDThhmmss`, with or without a closing `Z`.
    package init?(dateTime text: Span<UInt8>) {
        guard text.count == 15 || text.count == 16, let day = text.day(at: 0),
            text[8].uppercased == UInt8(ascii: "T"), let second = text.timeOfDay(at: 9),
            text.count == 15 || text[15].uppercased == UInt8(ascii: "Z")
        else { return nil }
        self.init(day: day, second: second, isUTC: text.count == 16)
    }

    /// Reads either of the two, told apart by length.
    package init?(_ text: Span<UInt8>) {
        if text.count == 8 { self.init(date: text) } else { self.init(dateTime: text) }
    }

    /// Seconds on a line where every day has 86 400; comparable only within one zone.
    package var ordinal: Int { Int(day.number) * 86_400 + (second ?? 0) }
}

extension Span<UInt8> {
    fileprivate func day(at start: Int) -> Day? {
        guard let year = number(start..<(start + 4)),
            let month = number((start + 4)..<(start + 6)),
            let day = number((start + 6)..<(start + 8))
        else { return nil }
        return Day(year: year, month: month, day: day)
    }

    /// `hhmmss` in seconds after midnight.
    package func timeOfDay(at start: Int) -> Int? {
        guard let hour = number(start..<(start + 2)), hour < 24,
            let minute = number((start + 2)..<(start + 4)), minute < 60,
            let second = number((start + 4)..<(start + 6)), second <= 60
        else { return nil }
        return hour * 3_600 + minute * 60 + second
    }
}
