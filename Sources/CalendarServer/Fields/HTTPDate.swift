import CycleModel

/// Dates in fields (RFC 9110 5.6.7), as seconds since 1970-01-01T00:00:00Z.
enum HTTPDate {
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let longWeekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, for a second of the years 1 to 9999; others become the nearest of those.
    static func text(_ seconds: Int64) -> String {
        let seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
        let (days, second) = seconds.flooringDivision(by: 86_400)
        let day = Day(number: Int32(days))
        let (year, month, date) = day.civil
        let clock = [second / 3_600, second / 60 % 60, second % 60].map { padded(Int($0), 2) }
        return weekdays[day.weekday - 1] + ", " + padded(date, 2) + " " + months[month - 1] + " "
            + padded(year, 4) + " " + clock.joined(separator: ":") + " GMT"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Reads the form that `text` writes and the two obsolete ones, or `nil`.
    ///
    /// The weekday must be one, but not that day's. A year of two digits is the one that lies at most fifty
    /// years after `now`.
    static func seconds(_ text: String, now: Int64) -> Int64? {
        var reader = DateReader(now: now)
        return reader.read(text.utf8.span)
    }

    private struct DateReader {
        let now: Int64
        var at = 0

        mutating func read(_ text: borrowing Span<UInt8>) -> Int64? {
            guard let weekday = name(text) else { return nil }
            let seconds: Int64?
            if weekdays.contains(weekday) {
                seconds = expect(", ", text) ? fixed(text) : expect(" ", text) ? asctime(text) : nil
            } else if longWeekdays.contains(weekday) {
                seconds = expect(", ", text) ? rfc850(text) : nil
            } else {
                seconds = nil
            }
            return at == text.count ? seconds : nil
        }

        /// `06 Nov 1994 08:49:37 GMT`
        private mutating func fixed(_ text: borrowing Span<UInt8>) -> Int64? {
            guard let date = number(2, text), expect(" ", text), let month = month(text),
                expect(" ", text), let year = number(4, text), expect(" ", text),
                let time = time(text), expect(" GMT", text)
            else { return nil }
            return Self.seconds(year, month, date, time)
        }

        /// `06-Nov-94 08:49:37 GMT`
        private mutating func rfc850(_ text: borrowing Span<UInt8>) -> Int64? {
            guard let date = number(2, text), expect("-", text), let month = month(text),
                expect("-", text), let short = number(2, text), expect(" ", text),
                let time = time(text), expect(" GMT", text)
            else { return nil }
            let (today, second) = now.flooringDivision(by: 86_400)
            let (thisYear, thisMonth, thisDate) = Day(number: Int32(clamping: today)).civil
            let limit = (thisYear + 50, thisMonth, thisDate, Int(second))
            var year = limit.0 / 100 * 100 + short
            if (year, month, date, time) > limit { year -= 100 }
            return Self.seconds(year, month, date, time)
        }

        /// `Nov  6 08:49:37 1994`
        private mutating func asctime(_ text: borrowing Span<UInt8>) -> Int64? {
            guard let month = month(text), expect(" ", text),
                let date = expect(" ", text) ? number(1, text) : number(2, text), expect(" ", text),
                let time = time(text), expect(" ", text), let year = number(4, text)
            else { return nil }
            return Self.seconds(year, month, date, time)
        }

        private static func seconds(_ year: Int, _ month: Int, _ date: Int, _ time: Int) -> Int64? {
            Day(year: year, month: month, day: date).map { Int64($0.number) * 86_400 + Int64(time) }
        }

        private mutating func name(_ text: borrowing Span<UInt8>) -> String? {
            var name = ""
            while name.utf8.count < 9, text.byte(at).isLetter {
                name.unicodeScalars.append(Unicode.Scalar(text[at]))
                at += 1
            }
            return name.isEmpty ? nil : name
        }

        private mutating func month(_ text: borrowing Span<UInt8>) -> Int? {
            guard let name = name(text), let index = months.firstIndex(of: name) else { return nil }
            return index + 1
        }

        private mutating func time(_ text: borrowing Span<UInt8>) -> Int? {
            guard let hour = number(2, text), hour < 24, expect(":", text),
                let minute = number(2, text), minute < 60, expect(":", text),
                // 60 is a leap second.
                let second = number(2, text), second <= 60
            else { return nil }
            return hour * 3_600 + minute * 60 + second
        }

        private mutating func number(_ digits: Int, _ text: borrowing Span<UInt8>) -> Int? {
            var value = 0
            for _ in 0..<digits {
                guard let digit = text.byte(at).digit else { return nil }
                value = value * 10 + digit
                at += 1
            }
            return value
        }

        private mutating func expect(_ word: String, _ text: borrowing Span<UInt8>) -> Bool {
            var next = at
            for byte in word.utf8 {
                guard text.byte(next) == byte else { return false }
                next += 1
            }
            at = next
            return true
        }
    }
}

extension Int64 {
    fileprivate func flooringDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
