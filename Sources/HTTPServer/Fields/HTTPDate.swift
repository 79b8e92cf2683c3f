import CivilDate

/// Dates in fields (RFC 9110 5.6.7), as seconds since 1970-01-01T00:00:00Z.
package enum HTTPDate {
    private static let weekdays = "MonTueWedThuFriSatSun"
    private static let months = "JanFebMarAprMayJunJulAugSepOctNovDec"

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, for a second of the years 1 to 9999; others become the nearest of those.
    package static func text(_ seconds: Int64) -> String {
        let seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
        let (days, second) = seconds.flooringDivision(by: 86_400)
        let day = Day(number: Int32(days))
        let (year, month, date) = day.civil
        let clock = [second / 3_600, second / 60 % 60, second % 60].map { padded(Int($0), 2) }
        return name(day.weekday, in: weekdays) + ", " + padded(date, 2) + " "
            + name(month, in: months) + " " + padded(year, 4) + " "
            + clock.joined(separator: ":") + " GMT"
    }

    private static func name(_ number: Int, in names: String) -> String {
        String(names.dropFirst(3 * (number - 1)).prefix(3))
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Reads the form that `text` writes and the two obsolete ones, or `nil`.
    ///
    /// The weekday must be one, but not that day's. A year of two digits is the one that lies at most fifty
    /// years after `now`.
    package static func seconds(_ text: String, now: Int64) -> Int64? {
        let text = text.utf8.span
        var at = 3
        guard text.number(ofName: 0..<3, in: weekdays) != nil else { return nil }
        let seconds =
            if text.byte(3) == UInt8(ascii: ",") {
                fixed(text, &at)
            } else if text.byte(3) == UInt8(ascii: " ") {
                asctime(text, &at)
            } else {
                rfc850(text, &at, now: now)
            }
        return at == text.count ? seconds : nil
    }

    /// `, 06 Nov 1994 08:49:37 GMT`
    private static func fixed(_ text: borrowing Span<UInt8>, _ at: inout Int) -> Int64? {
        guard text.skip(", ", &at), let date = text.number(2, &at), text.skip(" ", &at),
            let month = month(text, &at), text.skip(" ", &at), let year = text.number(4, &at),
            text.skip(" ", &at), let time = time(text, &at), text.skip(" GMT", &at)
        else { return nil }
        return seconds(year, month, date, time)
    }

    /// `day, 06-Nov-94 08:49:37 GMT`
    private static func rfc850(
        _ text: borrowing Span<UInt8>, _ at: inout Int, now: Int64
    ) -> Int64? {
        guard skipLongWeekday(text, &at), text.skip(", ", &at), let date = text.number(2, &at),
            text.skip("-", &at), let month = month(text, &at), text.skip("-", &at),
            let short = text.number(2, &at), text.skip(" ", &at), let time = time(text, &at),
            text.skip(" GMT", &at)
        else { return nil }
        let (today, second) = now.flooringDivision(by: 86_400)
        let (thisYear, thisMonth, thisDate) = Day(number: Int32(clamping: today)).civil
        let limit = (thisYear + 50, thisMonth, thisDate, Int(second))
        var year = limit.0 / 100 * 100 + short
        if (year, month, date, time) > limit { year -= 100 }
        return seconds(year, month, date, time)
    }

    /// ` Nov  6 08:49:37 1994`
    private static func asctime(_ text: borrowing Span<UInt8>, _ at: inout Int) -> Int64? {
        guard text.skip(" ", &at), let month = month(text, &at), text.skip(" ", &at),
            let date = text.skip(" ", &at) ? text.number(1, &at) : text.number(2, &at),
            text.skip(" ", &at), let time = time(text, &at), text.skip(" ", &at),
            let year = text.number(4, &at)
        else { return nil }
        return seconds(year, month, date, time)
    }

    private static func seconds(_ year: Int, _ month: Int, _ date: Int, _ time: Int) -> Int64? {
        Day(year: year, month: month, day: date).map { Int64($0.number) * 86_400 + Int64(time) }
    }

    /// Goes past what the long names have behind the short ones.
    private static func skipLongWeekday(_ text: borrowing Span<UInt8>, _ at: inout Int) -> Bool {
        let rest =
            switch text.number(ofName: 0..<3, in: weekdays) {
            case 2: "sday"
            case 3: "nesday"
            case 4: "rsday"
            case 6: "urday"
            default: "day"
            }
        return text.skip(rest, &at)
    }

    private static func month(_ text: borrowing Span<UInt8>, _ at: inout Int) -> Int? {
        at += 3
        return text.number(ofName: at - 3..<at, in: months)
    }

    private static func time(_ text: borrowing Span<UInt8>, _ at: inout Int) -> Int? {
        guard let hour = text.number(2, &at), hour < 24, text.skip(":", &at),
            let minute = text.number(2, &at), minute < 60, text.skip(":", &at),
            // 60 is a leap second.
            let second = text.number(2, &at), second <= 60
        else { return nil }
        return hour * 3_600 + minute * 60 + second
    }
}

extension Span<UInt8> {
    /// Which of the names of three letters that is, counted from 1.
    fileprivate func number(ofName range: Range<Int>, in names: String) -> Int? {
        let names = names.utf8.span
        guard range.upperBound <= count else { return nil }
        var start = 0
        while start < names.count {
            if names[start] == self[range.lowerBound],
                names[start + 1] == self[range.lowerBound + 1],
                names[start + 2] == self[range.lowerBound + 2]
            {
                return start / 3 + 1
            }
            start += 3
        }
        return nil
    }

    /// Reads exactly so many digits.
    fileprivate func number(_ digits: Int, _ at: inout Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let digit = byte(at).digit else { return nil }
            value = value * 10 + digit
            at += 1
        }
        return value
    }

    fileprivate func skip(_ word: String, _ at: inout Int) -> Bool {
        let word = word.utf8.span
        for index in word.indices where byte(at + index) != word[index] { return false }
        at += word.count
        return true
    }
}

extension Int64 {
    fileprivate func flooringDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
