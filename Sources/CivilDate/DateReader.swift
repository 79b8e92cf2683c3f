/// Reads days as people write them: `20 Nov`, `Nov 20`, `20.11.`, `2026/11/22`, `monday`, `3 days ago`,
/// `-3`, and ranges of them.
///
/// It understands every form in which the program itself writes a day, in every language. `03/04` is a question, not a
/// date.
package struct DateReader: Sendable {
    /// Which day is meant where the words fit several, as `20 Nov` without a year does.
    package enum Choice: Sendable {
        /// The latest one until today: for what is recorded.
        case latest
        /// The first one from today on: for what is planned. Here `3 months` is a day as well.
        case next
        /// The one closest to today: for what may be either.
        case nearest
    }

    let today: Day
    let choice: Choice
    /// Whether a date whose year was left out may be the latest, or the next, of its kind though that is far away.
    private let allowsFarAway: Bool
    private let names: CalendarNames

    /// So many months away, a day that was written without a year was probably meant for another year.
    static let farAway = 9

    /// - Parameter names: Those of the person's language: a word that begins a weekday's and is a month elsewhere, too, is
    ///   a question.
    package init(today: Day, choice: Choice, allowsFarAway: Bool = true, names: CalendarNames) {
        self.today = today
        self.choice = choice
        self.allowsFarAway = allowsFarAway
        self.names = names
    }

    /// - Throws: `DateProblem`.
    package func day(_ text: String) throws(DateProblem) -> Day {
        let words = Self.normal(text)
        return try day(reading(words), of: words)
    }

    /// One day, or a range: `A..B`, `A to B`, `A – B`, `3–7 Nov`, and `A..` or `since A` for until today.
    ///
    /// What one end leaves out it takes from the other: the last day is the first such day from the first one on.
    ///
    /// - Returns: The first and the last day; the last one lies before the first where they were written so.
    /// - Throws: `DateProblem`.
    package func days(_ text: String) throws(DateProblem) -> (first: Day, last: Day) {
        let words = Self.normal(text)
        guard let (start, end) = Self.ends(of: words) else {
            let day = try day(reading(words), of: words)
            return (day, day)
        }
        guard !end.isEmpty else { return (try day(reading(start), of: start), today) }
        var opening = try reading(start)
        let closing = try reading(end)
        if case .partial(let first) = opening, first.month == nil, case .monthOrWeekday = closing {
            // A month that may be none is nothing to take.
            _ = try day(closing, of: end)
        }
        if case .partial(var first) = opening, let last = closing.date {
            first.complete(from: last)
            opening = .partial(first)
        } else if case .monthOrWeekday(var first, _) = opening, let last = closing.date,
            last.month != nil || last.year != nil
        {
            first.complete(from: last)
            opening = .partial(first)
        }
        let first = try day(opening, of: start)
        return (first, try day(closing, from: first, of: end))
    }

    /// The text in lower case without accents, with single spaces and one kind of dash.
    static func normal(_ text: String) -> Substring {
        var normal = ""
        for character in DateWords.plain(text) {
            switch character {
            case "\u{2013}", "\u{2014}", "\u{2212}": normal.append("\u{2013}")
            case "\u{2026}": normal.append("..")
            case _ where character.isWhitespace: if normal.last != " " { normal.append(" ") }
            default: normal.append(character)
            }
        }
        return normal.trimming { $0 == " " }
    }

    /// The two ends of a range; `nil` for a single day, and an empty last one for a range until today.
    private static func ends(of words: Substring) -> (Substring, Substring)? {
        let isFrom = DateWords.since.contains(where: words.hasPrefix)
        let rest = isFrom ? words.drop { $0 != " " }.dropFirst() : words
        for mark in DateWords.through {
            guard let index = rest.indices.first(where: { rest[$0...].hasPrefix(mark) }) else {
                continue
            }
            // `20.11...22.11.` has a dot of its own before the two.
            let end = rest[index...].dropFirst(mark.count).drop { mark == ".." && $0 == "." }
            return (rest[..<index].trimming { $0 == " " }, end.trimming { $0 == " " })
        }
        if isFrom { return (rest, "") }
        // `3-7 nov` and `nov 3-7`: beside a word, two numbers are two days.
        let parts = rest.split(separator: " ")
        guard parts.count > 1,
            let dashed = parts.first(where: { part in
                let numbers = part.split(separator: "-", omittingEmptySubsequences: false)
                return numbers.count == 2
                    && numbers.allSatisfy { (1...2).contains($0.utf8.count) && Int($0) != nil }
            }), let dash = dashed.firstIndex(of: "-")
        else { return nil }
        return (rest[..<dash], rest[rest.index(after: dash)...])
    }

    private func reading(_ words: Substring) throws(DateProblem) -> DateReading {
        try DateReading(words, today: today, allowsSpan: choice == .next, names: names)
    }

    // MARK: From a reading to a day

    private func day(_ reading: DateReading, of text: Substring) throws(DateProblem) -> Day {
        switch reading {
        case .day(let day): return day
        case .weekday(let weekday):
            let ago = (today.weekday - weekday + 7) % 7
            return choice == .latest || ago == 0 ? today - ago : today + 7 - ago
        case .partial(let date):
            guard let month = date.month else { throw .dayWithoutMonth(date.day) }
            return try checked(day(date.year, month, date.day), date.weekday)
        case .either(let first, let second):
            let first = try day(.partial(first), of: text)
            throw .ambiguous(text: String(text), first, try day(.partial(second), of: text))
        case .monthOrWeekday(let date, let weekday):
            guard let other = day(date.day, on: weekday) else {
                return try day(.partial(date), of: text)
            }
            let careless = DateReader(today: today, choice: choice, names: names)
            let inMonth = try careless.day(.partial(date), of: text)
            guard other != inMonth else { return other }
            throw .ambiguous(text: String(text), inMonth, other)
        }
    }

    /// The day with that number in its month that a weekday beside it leaves to mean; `nil` where the one that is close
    /// is another weekday.
    private func day(_ number: Int, on weekday: Int) -> Day? {
        let days = [-1, 0, 1].compactMap { months -> Day? in
            let civil = today.advanced(byMonths: months).civil
            return Day(year: civil.year, month: civil.month, day: number)
        }
        let close =
            switch choice {
            case .latest: [days.last { $0 <= today }]
            case .next: [days.first { $0 >= today }]
            case .nearest: [days.last { $0 <= today }, days.first { $0 >= today }]
            }
        return close.compactMap(\.self).first { $0.weekday == weekday }
    }

    /// The last day of a range that begins with `first`.
    private func day(
        _ reading: DateReading, from first: Day, of text: Substring
    ) throws(DateProblem) -> Day {
        switch reading {
        case .day, .either: return try day(reading, of: text)
        case .weekday(let weekday): return first + (weekday - first.weekday + 7) % 7
        case .monthOrWeekday(let date, let weekday):
            let inMonth = try day(.partial(date), from: first, of: text)
            let named = DateReading.partial(PartialDate(day: date.day, weekday: weekday))
            guard let other = try? day(named, from: first, of: text), other != inMonth
            else { return inMonth }
            throw .ambiguous(text: String(text), inMonth, other)
        case .partial(let date):
            let start = first.civil
            var (year, month) = (date.year ?? start.year, date.month ?? start.month)
            if date.month == nil, date.day < start.day {
                (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
            } else if date.year == nil, (month, date.day) < (start.month, start.day) {
                year += 1
            }
            return try checked(day(year, month, date.day), date.weekday)
        }
    }

    private func checked(_ day: Day, _ weekday: Int?) throws(DateProblem) -> Day {
        if let weekday, day.weekday != weekday { throw .wrongWeekday(day, named: weekday) }
        return day
    }

    /// Whether a day that was written without its year is so far away that another may be meant.
    package func isFarAway(_ day: Day) -> Bool {
        day <= today.advanced(byMonths: -Self.farAway)
            || day >= today.advanced(byMonths: Self.farAway)
    }

    private func day(_ year: Int?, _ month: Int, _ day: Int) throws(DateProblem) -> Day {
        let thisYear = today.civil.year
        if let year {
            guard let found = Day(year: year, month: month, day: day) else {
                throw .impossible(year: year, month: month, day: day)
            }
            return found
        }
        // 29 February may be eight years away, across 2100.
        let days = (thisYear - 8...thisYear + 8).compactMap {
            Day(year: $0, month: month, day: day)
        }
        guard let past = days.last(where: { $0 <= today }),
            let future = days.first(where: { $0 >= today })
        else { throw .impossible(year: thisYear, month: month, day: day) }
        switch choice {
        case .latest:
            guard allowsFarAway || !isFarAway(past) else { throw .farAway(past) }
            return past
        case .next:
            guard allowsFarAway || !isFarAway(future) else { throw .farAway(future) }
            return future
        case .nearest: return today - past < future - today ? past : future
        }
    }
}

extension DateReading {
    /// Day, month and year as far as they are known.
    fileprivate var date: PartialDate? {
        switch self {
        case .partial(let date), .monthOrWeekday(let date, _): date
        case .day(let day):
            PartialDate(day: day.civil.day, month: day.civil.month, year: day.civil.year)
        case .weekday, .either: nil
        }
    }
}
