import CivilDate
import CommandLineInterface
import CycleModel
import Messages

/// A day or several as the person typed them, which only a command that knows today can read.
package struct TypedDays: Equatable, Sendable {
    /// A date, a range, a list of them, or words such as `last monday`.
    package let word: String
    /// The option that the words followed, which an error names.
    let option: String?

    package init(word: String, option: String? = nil) {
        self.word = word
        self.option = option
    }

    /// Days that a log may hold: none is still to come, and a date without a year is the latest such day.
    ///
    /// - Parameter allowsFarAway: Whether a date without a year is taken where it is long ago, and not asked about.
    func ranges(
        today: Day, asking language: Language, allowsFarAway: Bool = false
    ) throws -> [ClosedRange<Day>] {
        let reader = DateReader(
            today: today, choice: .latest, allowsFarAway: allowsFarAway, names: language.names)
        let days: (first: Day, last: Day)
        do throws(DateProblem) {
            days = try reader.days(word)
        } catch {
            if case .farAway(let day) = error {
                try askForYear(of: day, language)
                return try ranges(today: today, asking: language, allowsFarAway: true)
            }
            // "Nov 3, 2025; Nov 5, 2025": a list of dates that have commas of their own.
            let parts = word.split(separator: word.contains(";") ? ";" : ",").map(String.init)
            guard error == .notADate, parts.count > 1 else { throw refusal(error) }
            return try parts.flatMap {
                try TypedDays(word: $0, option: option).ranges(
                    today: today, asking: language, allowsFarAway: allowsFarAway)
            }
        }
        do {
            return [try PlainLog.days(from: days.first, through: days.last, today: today)]
        } catch {
            let isAhead = days.last > today
            throw refusal(
                "\(error)", understood: isAhead ? days.last : days.first,
                advice: isAhead
                    ? "record it when the day has come; 'eve-ics predict' shows what is expected"
                    : nil
            )
        }
    }

    /// Goes on only where the day of long ago is meant.
    private func askForYear(of day: Day, _ language: Language) throws {
        guard Terminal.isInput else {
            throw refusal(
                "\(DateProblem.farAway(day))",
                advice: "write the date with its year, such as \(day)")
        }
        // Today's year is not said of any date.
        let date = language.date(day, near: day.advanced(byMonths: 24))
        let question = language.questions.isLongAgo(word.terminalSafe, date)
        guard Terminal.agrees(to: question, in: AnswerWords(language)) else {
            throw refusal("nothing was changed")
        }
    }

    /// All days from the first named to the last, however many; a month or a year as well.
    ///
    /// - Parameter asks: Whether a date of long ago without a year is asked about.
    func span(today: Day, in language: Language, asks: Bool = false) throws -> ClosedRange<Day> {
        let reader = DateReader(
            today: today, choice: .latest, allowsFarAway: !asks, names: language.names)
        if let months = reader.months(word) {
            if asks, reader.isFarAway(months.days.upperBound), !word.contains(/\d{4}/) {
                try askForYear(of: months.days.lowerBound, language)
            }
            return months.days
        }
        let days: (first: Day, last: Day)
        do throws(DateProblem) {
            days = try reader.days(word)
        } catch {
            guard case .farAway(let day) = error else { throw refusal(error) }
            try askForYear(of: day, language)
            return try span(today: today, in: language)
        }
        guard days.first <= days.last else { throw refusal("\(LineProblem.reversedRange)") }
        return days.first...days.last
    }

    /// The day, where it is only one.
    func day(today: Day, asking language: Language) throws -> Day {
        let ranges = try ranges(today: today, asking: language)
        guard let day = ranges.first?.lowerBound, ranges == [day...day] else {
            throw refusal("more than one day; write only the first")
        }
        return day
    }

    /// One day, past or to come; by default in the years for which a calendar can be made.
    ///
    /// - Parameter asks: Whether a date of long ago without a year is asked about.
    func day(
        _ choice: DateReader.Choice, today: Day, in language: Language,
        years: ClosedRange<Int> = 1900...2899, asks: Bool = false
    ) throws -> Day {
        let day: Day
        do throws(DateProblem) {
            day = try DateReader(
                today: today, choice: choice, allowsFarAway: !asks, names: language.names
            ).day(word)
        } catch {
            guard case .farAway(let day) = error else { throw refusal(error) }
            try askForYear(of: day, language)
            return try self.day(choice, today: today, in: language, years: years)
        }
        guard years.contains(day.civil.year) else {
            throw refusal(
                "not a date from \(years.lowerBound) to \(years.upperBound)", understood: day)
        }
        return day
    }

    private func refusal(_ problem: DateProblem) -> ToolError {
        switch problem {
        case .ambiguous: .refused((option.map { "\($0): " } ?? "") + "\(problem)")
        case .impossible(let year, let month, _):
            refusal(
                "\(problem)",
                advice: Self.lastDay(of: month, year).map {
                    "the month ends on \($0); write the day that you mean"
                })
        case .wrongWeekday:
            refusal("\(problem)", advice: "correct the date, or leave the weekday out")
        case .notADate, .farAway, .dayWithoutMonth: refusal("\(problem)")
        }
    }

    /// `28 Feb`, such as a person types it; `nil` where there is no such month.
    private static func lastDay(of month: Int, _ year: Int) -> String? {
        (28...31).reversed().lazy.compactMap { Day(year: year, month: month, day: $0) }.first
            .map { Language.english.date($0, near: $0) }
    }

    /// - Parameter day: What the words were read as, which is said where they are not that very date.
    private func refusal(
        _ problem: String, understood day: Day? = nil, advice: String? = nil
    ) -> ToolError {
        let place = option.map { "\($0) " } ?? ""
        let reading = day.flatMap { word.contains($0.description) ? nil : " (\($0))" } ?? ""
        return .refused(
            "\(place)\(word.isEmpty ? "''" : word)\(reading): \(problem)", advice: advice)
    }
}

extension [TypedDays] {
    /// All the days in order, each once.
    ///
    /// Words that belong together may stand alone, as in `log 20 Nov` or `log 3 days ago`.
    func days(today: Day, asking language: Language) throws -> [Day] {
        var days: Set<Day> = []
        var rest = self[...]
        while let first = rest.first {
            let candidates = (1...Swift.min(rest.count, 9)).reversed().map { count in
                TypedDays(
                    word: rest.prefix(count).map(\.word).joined(separator: " "),
                    option: first.option)
            }
            let readings = candidates.map { $0.problem(today: today, in: language) }
            let index = readings.firstIndex { $0 != .notADate } ?? candidates.count - 1
            days.formUnion(
                try candidates[index].ranges(today: today, asking: language).joined())
            rest = rest.dropFirst(candidates.count - index)
        }
        return days.sorted()
    }
}

extension [TypedDays] {
    /// The one day that the words together name.
    func day(today: Day, asking language: Language) throws -> Day {
        try TypedDays(word: map(\.word).joined(separator: " "))
            .day(today: today, asking: language)
    }

    /// The days that the words together name.
    func span(today: Day, in language: Language, asks: Bool = false) throws -> ClosedRange<Day> {
        try TypedDays(word: map(\.word).joined(separator: " "))
            .span(today: today, in: language, asks: asks)
    }
}

extension TypedDays {
    /// Why the words name no days, whether or not a log may hold these.
    fileprivate func problem(today: Day, in language: Language) -> DateProblem? {
        do throws(DateProblem) {
            _ = try DateReader(today: today, choice: .latest, names: language.names).days(word)
            return nil
        } catch {
            return error
        }
    }
}

extension ValueFormat where Value == TypedDays {
    static var days: ValueFormat { days(after: nil) }

    /// - Parameter option: Its name, for errors.
    static func days(after option: String?) -> ValueFormat {
        ValueFormat(
            "DATE", expectation: "a text", completion: .words(["today", "yesterday", "tomorrow"]),
            read: { TypedDays(word: $0, option: option) }, write: { $0.word })
    }
}
