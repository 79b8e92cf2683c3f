/// What words say of a day before it is known which day today is near.
enum DateReading: Equatable, Sendable {
    case day(Day)
    /// 1 for Monday to 7 for Sunday.
    case weekday(Int)
    case partial(PartialDate)
    /// `mar 24`: that day of March, or a Tuesday (mardi, martes) that is the 24th of its month.
    case monthOrWeekday(PartialDate, weekday: Int)
    /// Two numbers, of which each could be the day.
    case either(PartialDate, PartialDate)
}

/// A date of which the year may be missing, and the month too.
struct PartialDate: Equatable, Sendable {
    var day: Int
    var month: Int?
    var year: Int?
    /// The weekday that stands beside the date.
    var weekday: Int?

    /// Takes what is missing from the last day of the same range.
    mutating func complete(from last: PartialDate) {
        if month == nil, let lastMonth = last.month {
            month = day <= last.day ? lastMonth : (lastMonth + 10) % 12 + 1
        }
        if year == nil, let lastYear = last.year, let month {
            let isBefore = last.month.map { (month, day) <= ($0, last.day) } ?? true
            year = isBefore ? lastYear : lastYear - 1
        }
    }
}

extension DateReading {
    /// - Parameters:
    ///   - words: In lower case, with single spaces.
    ///   - allowsSpan: Whether `3 months` is a day, three months from now.
    ///   - names: Those of the person's language.
    init(
        _ words: Substring, today: Day, allowsSpan: Bool, names: CalendarNames
    ) throws(DateProblem) {
        let parts = words.split(separator: " ")
        if let day = Self.relative(parts, today: today, allowsSpan: allowsSpan) {
            self = .day(day)
        } else if let first = parts.first, parts.count > 1, DateWords.articles.contains(first) {
            let rest = try DateReading(
                words.dropFirst(first.count + 1), today: today, allowsSpan: allowsSpan,
                names: names)
            // `We` is an English Wednesday and a Polish preposition.
            if case .weekday = rest {
                self = rest
            } else {
                self = try names.shortWeekday(first).map(rest.on) ?? rest
            }
        } else if let date = Self.named(words) {
            self = Self.mayBeWeekday(date, parts, names) ?? .partial(date)
        } else if let last = parts.last, let weekday = names.weekday(last), parts.count <= 2,
            // `mar` alone may be March, martes or mardi.
            Self.month(last) == nil
        {
            switch parts.count == 1 ? "" : parts[0] {
            case "": self = .weekday(weekday)
            case "last": self = .day(today - (today.weekday - weekday + 6) % 7 - 1)
            case "next": self = .day(today + (weekday - today.weekday + 6) % 7 + 1)
            case "this": self = .day(today + weekday - today.weekday)
            default: throw .notADate
            }
        } else if let first = parts.first, let weekday = names.weekday(first) {
            let rest = words.dropFirst(first.count).drop { " ,.".contains($0) }
            self = try Self.date(Self.withoutArticle(rest), today: today).on(weekday)
        } else {
            self = try Self.date(words, today: today)
        }
    }

    /// A word in front of a day's number that is a month and begins a weekday in the person's language, too.
    private static func mayBeWeekday(
        _ date: PartialDate, _ parts: [Substring], _ names: CalendarNames
    ) -> DateReading? {
        guard date.year == nil, date.month != nil, let word = parts.first, parts.count == 2,
            let weekday = names.weekday(word), number(parts[1]) != nil,
            names.weekdays.contains(where: {
                DateWords.plain($0).hasPrefix(word.prefix { $0.isLetter })
            })
        else { return nil }
        return .monthOrWeekday(date, weekday: weekday)
    }

    private static func withoutArticle(_ words: Substring) -> Substring {
        guard let gap = words.firstIndex(of: " "), DateWords.articles.contains(words[..<gap]) else {
            return words
        }
        return words[gap...].dropFirst()
    }

    private func on(_ weekday: Int) throws(DateProblem) -> DateReading {
        switch self {
        case .partial(var date):
            date.weekday = weekday
            return .partial(date)
        case .day(let day):
            guard day.weekday == weekday else { throw .wrongWeekday(day, named: weekday) }
            return self
        case .either: return self
        case .weekday, .monthOrWeekday: throw .notADate
        }
    }

    // MARK: Days counted from today

    private static func relative(
        _ parts: [Substring], today: Day, allowsSpan: Bool
    ) -> Day? {
        if let days = DateWords.relative[parts.joined(separator: " ")] { return today + days }
        if let (sign, span) = DateWords.span(parts) {
            return moved(today, by: span[0], span[1], sign)
        }
        switch parts.count {
        case 1:
            guard let sign = parts.first?.first, sign == "-" || sign == "+",
                let days = number(parts[0].dropFirst())
            else { return nil }
            return sign == "-" ? today - days : today + days
        case 2 where allowsSpan: return moved(today, by: parts[0], parts[1], 1)
        default: return nil
        }
    }

    private static func moved(
        _ today: Day, by count: Substring, _ unit: Substring, _ sign: Int
    ) -> Day? {
        let words = [
            "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5,
            "einem": 1, "einer": 1, "un": 1, "une": 1, "una": 1, "um": 1, "uma": 1,
        ]
        guard let count = words[String(count)] ?? number(count) else { return nil }
        return switch DateWords.units[unit] {
        case .days(let days): today + sign * days * count
        case .months(let months): today.advanced(byMonths: sign * months * count)
        case nil: nil
        }
    }

    /// Nothing but one to four digits.
    private static func number(_ text: some StringProtocol) -> Int? {
        let isNumber =
            (1...4).contains(text.utf8.count)
            && text.utf8.allSatisfy(\.isASCIIDigit)
        return isNumber ? Int(text) : nil
    }

    // MARK: Dates

    private static func date(_ text: Substring, today: Day) throws(DateProblem) -> DateReading {
        if let date = named(text) { return .partial(date) }
        // `20. 11. 2026`
        var text = text
        while let gap = text.firstIndex(of: " "), gap > text.startIndex,
            text[text.index(before: gap)] == "."
        {
            text = text[..<gap] + text[text.index(after: gap)...]
        }
        guard let mark = text.first(where: { ".-/".contains($0) }) else {
            return try unmarked(text)
        }
        var fields = text.split(separator: mark, omittingEmptySubsequences: false)
        if mark == ".", (2...3).contains(fields.count), fields.last?.isEmpty == true {
            fields.removeLast()
        }
        // `3.` in `3.–7. Nov.`
        if fields.count == 1 { return try unmarked(fields[0]) }
        let numbers = fields.compactMap { number($0) }
        let lengths = fields.map { $0.utf8.count }
        guard numbers.count == fields.count, lengths.dropFirst().dropLast().allSatisfy({ $0 < 3 })
        else { throw .notADate }
        switch (lengths.first ?? 0, lengths.last ?? 0, lengths.count) {
        case (4, 1...2, 3):
            return .partial(PartialDate(day: numbers[2], month: numbers[1], year: numbers[0]))
        case (1...2, 1...2, 2): return dayAndMonth(numbers[0], numbers[1], nil, mark)
        case (1...2, 4, 3): return dayAndMonth(numbers[0], numbers[1], numbers[2], mark)
        case (1...2, 2, 3) where mark == ".":
            let year = 2000 + numbers[2]
            return dayAndMonth(
                numbers[0], numbers[1], year > today.civil.year + 10 ? year - 100 : year, mark)
        default: throw .notADate
        }
    }

    /// `20261120`, or `20`, which is a day of some month.
    private static func unmarked(_ text: Substring) throws(DateProblem) -> DateReading {
        let digits = text.utf8.count
        guard digits <= 2 || digits == 8, text.utf8.allSatisfy(\.isASCIIDigit),
            let number = Int(text)
        else { throw .notADate }
        return .partial(
            digits <= 2
                ? PartialDate(day: number)
                : PartialDate(
                    day: number % 100, month: number / 100 % 100, year: number / 10_000))
    }

    /// The day comes first where dots stand; elsewhere two numbers tell only where one is no month.
    private static func dayAndMonth(
        _ first: Int, _ second: Int, _ year: Int?, _ mark: Character
    ) -> DateReading {
        let dayFirst = PartialDate(day: first, month: second, year: year)
        let monthFirst = PartialDate(day: second, month: first, year: year)
        if mark == "." || first > 12 || first == second { return .partial(dayFirst) }
        return second > 12 ? .partial(monthFirst) : .either(dayFirst, monthFirst)
    }

    /// `20 nov`, `nov 20th, 2026`, `2026-nov-20`; and `7, 2026`, the end of a range in one month.
    private static func named(_ text: Substring) -> PartialDate? {
        var (day, month, year): (Int?, Int?, Int?)
        for run in runs(text) {
            if let number = number(run) {
                if run.utf8.count == 4, year == nil {
                    year = number
                } else if run.utf8.count <= 2, day == nil {
                    day = number
                } else {
                    return nil
                }
            } else if let number = Self.month(run), month == nil {
                month = number
            } else if !DateWords.joints.contains(run) || day == nil {
                return nil
            }
        }
        guard let day, month != nil || (year != nil && text.contains(" ")) else { return nil }
        return PartialDate(day: day, month: month, year: year)
    }

    /// Runs of digits and of letters; any mark that no date holds is one of its own.
    private static func runs(_ text: Substring) -> [Substring] {
        var runs: [Substring] = []
        var rest = text.drop { " .,-/".contains($0) }
        while let first = rest.first {
            let run = first.isLetter ? rest.prefix { $0.isLetter } : rest.prefix { $0.isNumber }
            runs.append(run.isEmpty ? rest.prefix(1) : run)
            rest = rest.dropFirst(max(run.count, 1)).drop { " .,-/".contains($0) }
        }
        return runs
    }

    private static func month(_ word: Substring) -> Int? { DateWords.month(word) }
}
