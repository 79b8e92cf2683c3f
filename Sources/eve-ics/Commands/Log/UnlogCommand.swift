import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `unlog`: days → nothing logged about them.
struct UnlogCommand: Action {
    private static let days = Argument(
        repeating: "DATE", .days, "A day or a range, written as for 'eve-ics log'")

    static var command: Command<Verb> {
        Command(
            "unlog", Self.self, summary: "Remove everything that you logged about a day",
            discussion: "'eve-ics undo' brings it back.",
            parameters: [days],
            examples: [
                Example("eve-ics unlog today", "It was not your period after all."),
                Example(
                    "eve-ics unlog 2026-11-23..2026-11-24",
                    "Remove two days at the end of a period."),
            ])
    }

    private let days: [TypedDays]

    init(_ words: ParsedCommand) throws {
        days = try words[Self.days]
    }

    func run(in context: Context) throws -> Outcome {
        let change = try context.changeDays(clearsCourses: true) { person in
            try days.days(today: person.today, asking: person.language).map {
                DayLog.Entry(day: $0, record: DayRecord())
            }
        }
        return change.outcome(
            in: context, done: change.language.logging.removedAll(on: change.dates(change.days)),
            unchanged: change.language.logging.nothingOnThoseDays)
    }
}
