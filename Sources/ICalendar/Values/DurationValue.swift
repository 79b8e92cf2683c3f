/// A DURATION (RFC 5545, 3.3.6).
///
/// Days and seconds are kept apart, because a day is not always 24 hours where clocks change.
package struct DurationValue: Hashable, Sendable {
    package let isNegative: Bool
    /// Whole days, weeks included; never negative.
    package let days: Int
    /// What the time part adds; never negative.
    package let seconds: Int
    /// Whether it is written with hours, minutes or seconds, zero or not.
    package let hasTime: Bool

    /// Reads `[+-]P` with weeks, or with days and a time; `nil` for anything else, and for
    /// numbers of over nine digits.
    ///
    /// Follows the grammar closely: `PT1H30S` is refused, for minutes may not be skipped.
    ///
    /// - Parameter isStrict: Without it `P1DT`, `P` and `PT` are read, too, which some programs write where a part
    ///   is zero.
    package init?(_ text: Span<UInt8>, isStrict: Bool = true) {
        var index = 0
        let signed = !text.isEmpty && (text[0] == .plus || text[0] == .minus)
        if signed { index = 1 }
        guard index < text.count, text[index].uppercased == UInt8(ascii: "P") else { return nil }
        index += 1
        var days = 0
        var seconds = 0
        var last: UInt8 = 0
        var inTime = false
        while index < text.count {
            if text[index].uppercased == UInt8(ascii: "T") {
                guard !inTime, last == 0 || last == UInt8(ascii: "D") else { return nil }
                inTime = true
                last = UInt8(ascii: "T")
                index += 1
                continue
            }
            let start = index
            while index < text.count, text[index].digit != nil { index += 1 }
            guard index < text.count, index - start <= 9, let number = text.number(start..<index)
            else { return nil }
            let unit = text[index].uppercased
            switch (unit, last, inTime) {
            case (UInt8(ascii: "W"), 0, false): days = number * 7
            case (UInt8(ascii: "D"), 0, false): days = number
            case (UInt8(ascii: "H"), UInt8(ascii: "T"), true): seconds += number * 3_600
            case (UInt8(ascii: "M"), UInt8(ascii: "T"), true),
                (UInt8(ascii: "M"), UInt8(ascii: "H"), true):
                seconds += number * 60
            case (UInt8(ascii: "S"), UInt8(ascii: "T"), true),
                (UInt8(ascii: "S"), UInt8(ascii: "M"), true):
                seconds += number
            default: return nil
            }
            last = unit
            index += 1
        }
        guard !isStrict || last != 0 && last != UInt8(ascii: "T") else { return nil }
        isNegative = signed && text[0] == .minus
        self.days = days
        self.seconds = seconds
        hasTime = inTime
    }

    package var isZero: Bool { days == 0 && seconds == 0 }

    /// Seconds in all, 86 400 for a day, with its sign.
    package var totalSeconds: Int {
        let magnitude = days * 86_400 + seconds
        return isNegative ? -magnitude : magnitude
    }
}
