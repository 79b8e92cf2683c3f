import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews

/// `explain`: the journal → why a date is forecast.
struct ExplainCommand: Action {
    private static let day = Argument(
        optionalRepeating: "DATE", .days,
        "A past or future day; without it, the next period")

    static var command: Command<Verb> {
        Command(
            "explain", Self.self,
            summary: "Explain why a date is forecast, and how sure that is",
            discussion: """
                Without a date it explains your next period: which cycles count and how much, \
                which ones look odd or are left out, what signs of ovulation changed, and how the \
                last forecasts turned out. With a date it shows the forecast for that day or, for \
                a past day, what was logged and what had been forecast.

                Fertile days are a forecast, not a contraceptive: do not rely on them to prevent a \
                pregnancy.
                """,
            parameters: [day, ForecastOptions.hideFertility],
            examples: [
                Example("eve-ics explain", "Why is my next period expected then?"),
                Example("eve-ics explain 2026-12-08", "What is expected on that day?"),
                Example("eve-ics explain yesterday", "What was logged, and what was forecast?"),
            ])
    }

    /// The words of a date; none for the next period.
    private let words: [TypedDays]
    private let hidesFertility: Bool

    init(_ words: ParsedCommand) throws {
        self.words = try words[Self.day]
        hidesFertility = words[ForecastOptions.hideFertility]
    }

    func run(in context: Context) throws -> Outcome {
        let person = try context.subject(hidingFertility: hidesFertility)
        guard !words.isEmpty else {
            let explanation = ForecastExplanation(person)
            return context.outcome(explanation.text, json: explanation.json)
        }
        let day = DayExplanation(
            try TypedDays(word: words.map(\.word).joined(separator: " "))
                .day(
                    .nearest, today: person.today, in: person.language, years: 1900...2999), person)
        return context.outcome(
            day.text, json: ForecastExplanation(person).json.adding(["day": day.json]))
    }
}
