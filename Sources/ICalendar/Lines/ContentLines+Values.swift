package import CivilDate

/// Values that are numbers in some form, and a whole line with a TEXT.
extension ContentLines {
    /// - Parameter name: The property's name and its parameters, with the colon.
    package mutating func property(_ name: String, _ value: String) {
        add(name)
        text(value)
        end()
    }

    /// A whole line with a value of another kind.
    package mutating func line(_ name: String, _ value: (inout ContentLines) -> Void) {
        add(name)
        value(&self)
        end()
    }

    package mutating func number(_ number: Int) {
        add(String(number))
    }

    /// A DATE (RFC 5545 3.3.4), in years from 1 to 9999.
    package mutating func date(_ day: Day) {
        let date = day.civil
        twoDigits(date.year / 100)
        twoDigits(date.year)
        twoDigits(date.month)
        twoDigits(date.day)
    }

    /// A DATE-TIME on the clock that it is meant for (RFC 5545 3.3.5), such as `20261121T210000`.
    ///
    /// - Parameter second: Counted from the day's midnight, less than a day.
    package mutating func dateTime(_ day: Day, second: Int) {
        date(day)
        add(UInt8(ascii: "T"))
        twoDigits(second / 3_600)
        twoDigits(second / 60 % 60)
        twoDigits(second % 60)
    }

    mutating func dateTime(_ time: ZoneTime) { dateTime(time.day, second: time.second) }

    /// A DATE-TIME in UTC, in seconds since 1970.
    package mutating func utc(_ seconds: Int64) {
        dateTime(ZoneTime(seconds: seconds))
        add(UInt8(ascii: "Z"))
    }

    /// A DURATION (RFC 5545 3.3.6) in the largest units that it fills: weeks only where nothing is left.
    package mutating func duration(minutes: Int) {
        if minutes < 0 { add(.minus) }
        let length = Int(clamping: minutes.magnitude)
        let (days, rest) = length.quotientAndRemainder(dividingBy: 1_440)
        add(UInt8(ascii: "P"))
        if length > 0, rest == 0, days % 7 == 0 {
            number(days / 7)
            add(UInt8(ascii: "W"))
            return
        }
        if days > 0 {
            number(days)
            add(UInt8(ascii: "D"))
        }
        guard rest > 0 || days == 0 else { return }
        add(UInt8(ascii: "T"))
        if rest >= 60 {
            number(rest / 60)
            add(UInt8(ascii: "H"))
        }
        if rest % 60 > 0 {
            number(rest % 60)
            add(UInt8(ascii: "M"))
        }
        if rest == 0 { add("0S") }
    }

    /// A UTC-OFFSET (RFC 5545 3.3.14) in seconds east of UTC; its seconds are written where there are any.
    package mutating func offset(_ seconds: Int) {
        add(seconds < 0 ? .minus : .plus)
        let length = Int(clamping: seconds.magnitude)
        twoDigits(length / 3_600)
        twoDigits(length / 60 % 60)
        if length % 60 > 0 { twoDigits(length % 60) }
    }

    /// The last two digits of a number.
    private mutating func twoDigits(_ number: Int) {
        let pair = UInt8(number.magnitude % 100)
        add(UInt8(ascii: "0") + pair / 10)
        add(UInt8(ascii: "0") + pair % 10)
    }
}
