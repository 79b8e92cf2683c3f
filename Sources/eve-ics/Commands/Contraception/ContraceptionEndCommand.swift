import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `contraception end`: the last day with a method → the journal.
struct ContraceptionEndCommand: Action {
    private static let lastDay = Option(
        "--date", .days(after: "--date"), default: TypedDays(word: "today"),
        "The last day with it, past or to come")
    private static let never = Flag("--never", "Remove its last day")

    static var command: Command<Verb> {
        Command(
            "end", Self.self, summary: "Stop using a method",
            discussion: "Its days up to the last one do not change.",
            parameters: [CourseChoice.number, lastDay, never],
            examples: [
                Example("eve-ics contraception end", "Today is the last day."),
                Example(
                    "eve-ics contraception end --course 2 --date 2026-12-06",
                    "The course ends on that day."),
                Example("eve-ics contraception end --never", "It goes on after all."),
            ])
    }

    private let choice: CourseChoice
    /// `nil` where the course has no last day after all.
    private let lastDay: TypedDays?

    init(_ words: ParsedCommand) throws {
        choice = CourseChoice(words)
        guard !words[Self.never] || !words.isGiven(Self.lastDay) else {
            throw ToolError.usage("contraception end: --never and --date exclude each other")
        }
        lastDay = words[Self.never] ? nil : words[Self.lastDay]
    }

    func run(in context: Context) throws -> Outcome {
        try context.changeCourses { person in
            let today = person.today
            let day = try lastDay?.day(.nearest, today: today, in: person.language)
            let course = try choice.course(
                in: person.circumstances.contraception, on: day ?? today
            ) {
                day != nil || $0.end != nil
            }
            return try .ending(course.number, on: day, of: person)
        }
    }
}
