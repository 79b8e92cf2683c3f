package import CivilDate

extension PlainLog {
    /// The days of one period, unless no log takes them.
    package static func period(from first: Day, through last: Day) throws -> ClosedRange<Day> {
        guard first <= last else { throw LineProblem.reversedRange }
        guard last - first < longestRange else { throw LineProblem.rangeTooLong }
        return first...last
    }

    /// These days, unless no log takes them.
    package static func days(
        from first: Day, through last: Day, today: Day
    ) throws -> ClosedRange<Day> {
        guard min(first, last) >= firstDay else { throw LineProblem.beforeFirstDay }
        guard max(first, last) <= today else { throw LineProblem.inFuture }
        return try period(from: first, through: last)
    }

    /// Reads `YYYY-MM-DD` or `YYYY-MM-DD..YYYY-MM-DD`, with spaces around the dots or without.
    static func days(_ text: ArraySlice<UInt8>, today: Day) throws -> ClosedRange<Day> {
        let dot = UInt8(ascii: ".")
        let dots = text.indices.dropLast().first { text[$0] == dot && text[$0 + 1] == dot }
        let start = text[..<(dots ?? text.endIndex)].withoutBlanks
        let first = try Day(logged: start.span, today: today)
        guard let dots else { return first...first }
        let end = text[(dots + 2)...].withoutBlanks
        return try period(from: first, through: Day(logged: end.span, today: today))
    }
}

extension Day {
    /// Reads the ten bytes `YYYY-MM-DD` and says what is wrong with any others, days outside
    /// `PlainLog.firstDay...today` included.
    ///
    /// - Throws: A `LineProblem`.
    package init(logged text: Span<UInt8>, today: Day) throws {
        guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-") else {
            throw LineProblem.notADate
        }
        let year = try Day.number(text, 0..<4)
        let month = try Day.number(text, 5..<7)
        let day = try Day.number(text, 8..<10)
        guard year >= 1900 else { throw LineProblem.beforeFirstDay }
        guard let found = Day(year: year, month: month, day: day) else {
            throw LineProblem.impossibleDate(year: year, month: month, day: day)
        }
        guard found <= today else { throw LineProblem.inFuture }
        self = found
    }

    private static func number(_ text: Span<UInt8>, _ range: Range<Int>) throws -> Int {
        var number = 0
        for index in range {
            guard let digit = text[index].digit else { throw LineProblem.notADate }
            number = number * 10 + digit
        }
        return number
    }
}

extension UInt8 {
    var digit: Int? { isASCIIDigit ? Int(self) - 0x30 : nil }
}

extension ArraySlice<UInt8> {
    /// The date alone where a time of day stands behind it, as in `2026-11-20 21:30` or `2026-11-20T21:30:00Z`.
    /// The date counts as it is written, whatever the zone.
    var withoutTime: ArraySlice<UInt8> {
        let time = dropFirst(10)
        guard let mark = time.first, mark == UInt8(ascii: "T") || mark == UInt8(ascii: " ") else {
            return self
        }
        let clock = Array(time.dropFirst())
        let isTime =
            clock.count >= 5 && clock[2] == UInt8(ascii: ":")
            && [0, 1, 3, 4].allSatisfy { clock[$0].digit != nil }
            && clock.dropFirst(5).allSatisfy { $0.digit != nil || ":.,+-ZAPM ".utf8.contains($0) }
        return isTime ? prefix(10) : self
    }

    /// The bytes without the spaces and tabs at either end.
    var withoutBlanks: ArraySlice<UInt8> {
        let start = drop(while: \.isBlank)
        return start.prefix(
            (start.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start.startIndex) - start.startIndex)
    }
}
