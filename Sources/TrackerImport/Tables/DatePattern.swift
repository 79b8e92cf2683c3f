import CivilDate
import CycleModel

/// How a table writes its dates.
package struct DatePattern: Equatable, Sendable {
    private enum Part: Equatable, Sendable {
        case year, month, day
        case mark(Character)
    }

    private let parts: [Part]

    /// Reads `DD.MM.YYYY`, `MM/DD/YYYY` and such: each of the three once, with marks between them, or
    /// without any as in `YYYYMMDD`; `D` and `M` are the same as `DD` and `MM`.
    package init?(_ text: String) {
        var parts: [Part] = []
        var rest = text.uppercased()[...]
        while let character = rest.first {
            switch character {
            case "Y":
                guard rest.hasPrefix("YYYY") else { return nil }
                parts.append(.year)
                rest = rest.dropFirst(4)
            case "M", "D":
                parts.append(character == "M" ? .month : .day)
                rest = rest.drop { $0 == character }
            case "/", ".", "-", " ", ",":
                parts.append(.mark(character))
                rest = rest.dropFirst()
            default: return nil
            }
        }
        let fields: [Part] = [.year, .month, .day]
        guard fields.allSatisfy({ field in parts.count { $0 == field } == 1 }) else { return nil }
        self.parts = parts
    }

    package var description: String {
        parts.map { part in
            switch part {
            case .year: "YYYY"
            case .month: "MM"
            case .day: "DD"
            case .mark(let mark): String(mark)
            }
        }.joined()
    }

    private init(parts: [Part]) {
        self.parts = parts
    }

    static let iso = DatePattern(parts: [.year, .mark("-"), .month, .mark("-"), .day])
    static let yearFirst = DatePattern(parts: [.year, .mark("/"), .month, .mark("/"), .day])
    static let dotted = DatePattern(parts: [.day, .mark("."), .month, .mark("."), .year])
    static let dayFirst = DatePattern(parts: [.day, .mark("/"), .month, .mark("/"), .year])
    static let monthFirst = DatePattern(parts: [.month, .mark("/"), .day, .mark("/"), .year])

    /// Year, month and day as written; a time of day may follow.
    func read(_ text: String) -> (year: Int, month: Int, day: Int)? {
        var numbers = (year: 0, month: 0, day: 0)
        var rest = Substring(text)
        let isPacked = !parts.contains { if case .mark = $0 { true } else { false } }
        func number(_ longest: Int, exactly: Bool) -> Int? {
            let digits = rest.prefix(longest).prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, !exactly || digits.count == longest else { return nil }
            rest = rest.dropFirst(digits.count)
            return Int(digits)
        }
        for part in parts {
            switch part {
            case .mark(let mark):
                guard rest.first == mark else { return nil }
                rest = rest.dropFirst()
            case .year:
                guard let value = number(4, exactly: true) else { return nil }
                numbers.year = value
            case .month:
                guard let value = number(2, exactly: isPacked) else { return nil }
                numbers.month = value
            case .day:
                guard let value = number(2, exactly: isPacked) else { return nil }
                numbers.day = value
            }
        }
        guard rest.isEmpty || rest.first == " " || rest.first == "T" || rest.first == "," else {
            return nil
        }
        return numbers
    }

    /// What a whole column shows: a date cannot be read before the order of day and month is known.
    ///
    /// `a/b/YYYY` is settled by any number above 12; where none is, the person's `order` counts, and without one
    /// `ambiguousDates` says so.
    static func found(
        in cells: [(line: Int, text: String)], order: TrackerFile.DateOrder?
    ) throws -> DatePattern {
        for pattern in [iso, yearFirst, dotted] {
            if cells.contains(where: { pattern.read($0.text) != nil }) { return pattern }
        }
        var first: Int?
        for (line, text) in cells {
            guard let numbers = dayFirst.read(text) else { continue }
            if numbers.day > 12 { return dayFirst }
            if numbers.month > 12 { return monthFirst }
            first = first ?? line
        }
        guard let first else { return iso }
        switch order {
        case .dayFirst: return dayFirst
        case .monthFirst: return monthFirst
        case nil: throw TrackerError.ambiguousDates(line: first)
        }
    }
}

extension RecordBuilder {
    /// A date of a table, or `nil` and a remark.
    func day(_ text: String, _ pattern: DatePattern, at line: Int) -> TrackerDay? {
        guard let date = pattern.read(text.trimmed) else {
            skip(.unlikeOtherDates, at: line)
            return nil
        }
        return day(year: date.year, month: date.month, day: date.day, at: line)
    }
}
