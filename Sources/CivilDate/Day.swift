/// A calendar date, with no time and no zone.
///
/// Days are counted in the proleptic Gregorian calendar, so two of them subtract to a whole
/// number of days whatever daylight saving did in between. Only the years 1 to 9999 have a text form.
///
/// Forecasts compare days all the time. Usable from inline, its conformances can be seen by the compiler in
/// other targets; without that each comparison of two days there is a call through a table.
@usableFromInline package struct Day: Hashable, Sendable {
    /// Days since 1970-01-01, which is day 0.
    @usableFromInline package let number: Int32

    @inlinable package init(number: Int32) {
        self.number = number
    }
}

extension Day {
    /// The day with this civil date, or `nil` where the calendar has none (30 February) or the year
    /// is outside 1...9999.
    @usableFromInline package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Day.daysInMonth(month, year: year)
        else { return nil }
        // Years are counted from 1 March, which puts the leap day last and lets one linear formula
        // place the months.
        let shiftedYear = month > 2 ? year : year - 1
        let shiftedMonth = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
        let leapDays = shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
        self.number = Int32(365 * shiftedYear + leapDays + dayOfYear - Day.epoch)
    }

    /// 1970-01-01 counted from 0000-03-01.
    private static let epoch = 719_468

    /// The civil date of this day.
    package var civil: (year: Int, month: Int, day: Int) {
        // The inverse of `init`: 400-year eras, then years of the era, then months from March.
        let fromMarch = Int(number) + Day.epoch
        let era = fromMarch >= 0 ? fromMarch / 146_097 : (fromMarch - 146_096) / 146_097
        let dayOfEra = fromMarch - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }

    /// The same date of a later or earlier month, or that month's last day where it is shorter.
    package func advanced(byMonths months: Int) -> Day {
        let date = civil
        let count = date.year * 12 + date.month - 1 + months
        let (year, month) = (count / 12, count % 12 + 1)
        let day = min(date.day, Day.daysInMonth(month, year: year))
        return Day(year: year, month: month, day: day) ?? self
    }

    package static func daysInMonth(_ month: Int, year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// 1 for Monday to 7 for Sunday (ISO 8601).
    package var weekday: Int {
        let sinceMonday = (Int(number) + 3) % 7
        return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
    }
}

extension Day: Comparable {
    @inlinable package static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day: Strideable {
    @inlinable package func distance(to other: Day) -> Int { Int(other.number) - Int(number) }

    @inlinable package func advanced(by days: Int) -> Day { Day(number: number + Int32(days)) }

    @inlinable package static func + (day: Day, days: Int) -> Day { day.advanced(by: days) }

    @inlinable package static func - (day: Day, days: Int) -> Day { day.advanced(by: -days) }

    /// Whole days from `right` to `left`.
    @inlinable package static func - (left: Day, right: Day) -> Int { right.distance(to: left) }
}

extension Day: LosslessStringConvertible {
    /// Reads exactly `YYYY-MM-DD`; anything else is `nil`, an impossible date too.
    @inlinable package init?(_ text: String) {
        self.init(utf8: text.utf8)
    }

    /// Reads exactly the ten ASCII bytes `YYYY-MM-DD`.
    // Inlinable, so that other targets have it for their own kinds of bytes: unspecialized it takes 7,000
    // instructions a day, a sixth of an export.
    @inlinable package init?(utf8 text: some Collection<UInt8>) {
        var fields = (year: 0, month: 0, day: 0)
        var index = 0
        for byte in text {
            switch index {
            case 4, 7:
                guard byte == UInt8(ascii: "-") else { return nil }
            case 0..<10:
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                let digit = Int(byte - UInt8(ascii: "0"))
                if index < 4 {
                    fields.year = fields.year * 10 + digit
                } else if index < 7 {
                    fields.month = fields.month * 10 + digit
                } else {
                    fields.day = fields.day * 10 + digit
                }
            default: return nil
            }
            index += 1
        }
        guard index == 10 else { return nil }
        self.init(year: fields.year, month: fields.month, day: fields.day)
    }

    /// `YYYY-MM-DD`.
    @usableFromInline package var description: String {
        String(decoding: utf8, as: UTF8.self)
    }

    /// The ten ASCII bytes `YYYY-MM-DD`; of a year outside 1...9999 they hold the last four digits.
    package var utf8: [UInt8] {
        let date = civil
        let year = Int(date.year.magnitude)
        func digit(_ number: Int) -> UInt8 {
            UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
        }
        return [
            digit(year / 1000), digit(year / 100), digit(year / 10), digit(year),
            UInt8(ascii: "-"), digit(date.month / 10), digit(date.month),
            UInt8(ascii: "-"), digit(date.day / 10), digit(date.day),
        ]
    }
}
