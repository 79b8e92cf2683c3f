import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `months`: the journal → what was and what is expected, month by month.
struct MonthsCommand: Action {
    private static let months = Argument(
        optionalRepeating: "MONTH", .text("MONTH"),
        "A month (nov, 2025-11, last month) or a year; without it, last month, this one and the next"
    )

    static var command: Command<Verb> {
        Command(
            "months", Self.self, summary: "Show months, past and to come",
            discussion: """
                The width of your terminal decides how many months are side by side. A sign behind \
                its number marks a day: \(signs).

                Fertile days are a forecast, not a contraceptive: do not rely on them to prevent a \
                pregnancy.
                """,
            parameters: [months, ForecastOptions.hideFertility],
            examples: [
                Example("eve-ics months", "Last month, this one and the next."),
                Example("eve-ics months november 2025", "A month of last year."),
                Example("eve-ics months 2027", "A whole year."),
            ])
    }

    /// `● period, logged, ○ period, forecast`.
    private static var signs: String {
        DayMark.allCases.map { "\($0.sign) \($0.meaning(in: .english))" }
            .joined(separator: "; ")
    }

    private let words: String
    private let hidesFertility: Bool

    init(_ words: ParsedCommand) throws {
        self.words = try words[Self.months].joined(separator: " ")
        hidesFertility = words[ForecastOptions.hideFertility]
    }

    func run(in context: Context) throws -> Outcome {
        let person = try context.subject(hidingFertility: hidesFertility)
        let months = try months(today: person.today, in: person.language)
        let last = months.days.upperBound.civil
        let now = person.today.civil
        let ahead = (last.year - now.year) * 12 + last.month - now.month + 1
        let view = MonthView(
            person, person.forecast(months: max(0, ahead)), months, usesColor: context.usesColor)
        return context.outcome(
            text(view, months), json: json(view, months))
    }

    /// As far ahead as anything is forecast, and as far back as a log goes.
    private func months(today: Day, in language: Language) throws -> MonthRange {
        guard !words.isEmpty else {
            return MonthRange(from: today.advanced(byMonths: -1), count: 3)
        }
        let reader = DateReader(today: today, choice: .nearest, names: language.names)
        guard let months = reader.months(words) else {
            throw ToolError.refused(
                "\(words): not a month or a year; write nov, November 2025, 2025-11 or 2025")
        }
        let range = PlainLog.firstDay...today.advanced(byMonths: 120)
        guard range.overlaps(months.days) else {
            throw ToolError.refused(
                "\(words): outside the months from 1900 to ten years ahead of today")
        }
        return months
    }

    private func text(_ view: MonthView, _ months: MonthRange) -> String {
        view.text(months)
            + (view.showsFertility ? "\n\(view.caution)\n" : "")
    }

    private func json(_ view: MonthView, _ months: MonthRange) -> JSON {
        let days = months.days.compactMap { day in
            view.marks[day].map { ["date": day, "mark": $0.word, "kind": $0.name] as JSON }
        }
        return [
            "today": view.today, "first": months.days.lowerBound, "last": months.days.upperBound,
            "days": days,
        ]
    }
}

extension DayMark {
    fileprivate var word: String {
        switch self {
        case .logged: "period"
        case .between: "bleeding between periods"
        case .predicted: "period expected"
        case .ovulation: "ovulation"
        case .ovulationBySigns: "ovulation by signs"
        case .confirmedOvulation: "ovulation confirmed"
        case .fertile: "fertile"
        case .pastFertile: "fertile, past"
        case .change: "change"
        case .pause: "pause"
        case .unknown: "any day may be fertile"
        }
    }

    fileprivate var name: String {
        switch self {
        case .between: "betweenPeriods"
        case .predicted: "periodExpected"
        case .unknown: "unknown"
        case .ovulationBySigns: "ovulationBySigns"
        case .confirmedOvulation: "ovulationConfirmed"
        case .pastFertile: "fertilePast"
        case .logged, .ovulation, .fertile, .change, .pause: word
        }
    }
}
