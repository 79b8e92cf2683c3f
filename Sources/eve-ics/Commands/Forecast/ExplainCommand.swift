import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// `explain`: the journal → why a date is forecast.
struct ExplainCommand: Action {
    private static let day = Argument(
        optional: "DATE",
        .text("DATE", completion: .words(["today", "tomorrow", "yesterday"])),
        "A day of the past or the future; without it, the next period")

    static var command: Command<Verb> {
        Command(
            "explain", Self.self,
            summary: "Say why a date is forecast, and how sure it is",
            discussion: """
                Without a date it explains your next period: which cycles count and how much, what \
                was pointed out or left out, what signs of ovulation changed, and how the last \
                forecasts turned out. With a date it says what the forecast holds for that day; of \
                a day in the past, what was logged and what had been forecast.

                Fertile days are a forecast, not a contraceptive: do not rely on them to prevent a \
                pregnancy.
                """,
            parameters: [day, ForecastOptions.hideFertility],
            examples: [
                Example("eve-ics explain", "Why is my next period expected then?"),
                Example("eve-ics explain 2026-12-08", "What is expected of that day?"),
                Example("eve-ics explain yesterday", "What was logged, and what was foretold?"),
            ])
    }

    /// A date or a word for one, which only a command that knows today can read.
    private let word: String?
    private let hidesFertility: Bool

    init(_ words: ParsedCommand) throws {
        word = try words[Self.day]
        hidesFertility = words[ForecastOptions.hideFertility]
    }

    func run(in context: Context) throws -> Outcome {
        let person = try context.subject(hidingFertility: hidesFertility)
        guard let word else {
            let explanation = ForecastExplanation(person)
            return context.outcome(explanation.text, json: explanation.json)
        }
        let day = DayExplanation(try day(word, today: person.today), person)
        return context.outcome(
            day.text, json: ForecastExplanation(person).json.adding(["day": day.json]))
    }

    /// A day of the past or the future.
    private func day(_ word: String, today: Day) throws -> Day {
        guard let planned = PlannedDay(word, years: 1900...2999) else {
            throw ToolError.refused(
                "\(word.isEmpty ? "''" : word): not a date from 1900 to 2999; write YYYY-MM-DD")
        }
        return planned.day(today: today)
    }
}
