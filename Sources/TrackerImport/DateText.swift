import CivilDate
import CycleModel

extension Day {
    /// Reads the ten bytes `YYYY-MM-DD` and says what is wrong with any others, days outside
    /// `PlainLog.firstDay...today` included.
    init(logged bytes: Span<UInt8>, _ range: Range<Int>, today: Day) throws(LineProblem) {
        guard range.count == 10 else { throw .notADate }
        var fields = (year: 0, month: 0, day: 0)
        for offset in 0..<10 {
            let byte = bytes[range.lowerBound + offset]
            if offset == 4 || offset == 7 {
                guard byte == UInt8(ascii: "-") else { throw .notADate }
                continue
            }
            let digit = Int(byte) - 0x30
            guard (0...9).contains(digit) else { throw .notADate }
            switch offset {
            case 0..<4: fields.year = fields.year * 10 + digit
            case 5..<7: fields.month = fields.month * 10 + digit
            default: fields.day = fields.day * 10 + digit
            }
        }
        guard fields.year >= 1900 else { throw .beforeFirstDay }
        guard let day = Day(year: fields.year, month: fields.month, day: fields.day) else {
            throw .impossibleDate(year: fields.year, month: fields.month, day: fields.day)
        }
        guard day <= today else { throw .inFuture }
        self = day
    }
}

/// The days of one period, as a line of a log gives them.
struct LoggedRange {
    var days: ClosedRange<Day>

    init(from first: Day, through last: Day) throws(LineProblem) {
        guard first <= last else { throw .reversedRange }
        guard last - first < PlainLog.longestRange else { throw .rangeTooLong }
        days = first...last
    }

    /// Reads `YYYY-MM-DD` or `YYYY-MM-DD..YYYY-MM-DD`, with spaces around the dots or without.
    static func bareLine(
        _ bytes: Span<UInt8>, _ range: Range<Int>, today: Day
    ) throws(LineProblem) -> LoggedRange {
        let dot = UInt8(ascii: ".")
        let dots = range.dropLast().first { bytes[$0] == dot && bytes[$0 + 1] == dot }
        let first = bytes.trimmed(range.lowerBound..<(dots ?? range.upperBound))
        let start = try Day(logged: bytes, first, today: today)
        guard let dots else { return try LoggedRange(from: start, through: start) }
        let last = bytes.trimmed(dots + 2..<range.upperBound)
        return try LoggedRange(from: start, through: Day(logged: bytes, last, today: today))
    }
}

extension LineProblem: Error {}
