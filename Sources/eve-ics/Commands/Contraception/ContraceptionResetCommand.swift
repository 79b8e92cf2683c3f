import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `contraception reset`: where in its packs a course is → the journal.
struct ContraceptionResetCommand: Action {
    private static let date = Option(
        "--date", .days(after: "--date"), default: TypedDays(word: "today"),
        "The first day of the change")
    private static let movedTo = Option(
        "--day", .number(1...PackPattern.longest),
        "Go on with the current pack: the date is its day N")
    private static let newPack = Flag("--new-pack", "Drop the rest of the current pack")

    static var command: Command<Verb> {
        Command(
            "reset", Self.self, summary: "Record that a pack did not go as planned",
            discussion: """
                Without --day or --new-pack, a whole pack begins on that day: the current one if \
                nothing in it was taken, otherwise the next one. An injection, implant or device \
                was given on that day.

                The package leaflet says what to do about a missed dose.
                """,
            parameters: [CourseChoice.number, date, movedTo, newPack],
            examples: [
                Example("eve-ics contraception reset", "A new pack begins today."),
                Example(
                    "eve-ics contraception reset --date yesterday --day 5",
                    "Yesterday was day 5 of the pack, and it goes on from there."),
                Example(
                    "eve-ics contraception reset --course 2 --date 2026-11-03",
                    "The injection was given on 3 November."),
            ])
    }

    private let choice: CourseChoice
    private let date: TypedDays
    /// What the person says of the pack; `nil` where it follows from the doses that are recorded.
    private let kind: PackReset.Kind?

    init(_ words: ParsedCommand) throws {
        choice = CourseChoice(words)
        date = words[Self.date]
        switch (words[Self.movedTo], words[Self.newPack]) {
        case (_?, true):
            throw ToolError.usage("contraception reset: --new-pack and --day exclude each other")
        case (let number?, false): kind = .moved(to: number)
        case (nil, true): kind = .newPack
        case (nil, false): kind = nil
        }
    }

    func run(in context: Context) throws -> Outcome {
        try context.changeCourses { person in
            let day = try date.day(.nearest, today: person.today, in: person.language)
            let course = try choice.course(in: person.circumstances.contraception, on: day) {
                $0.method.schedule != .none
            }
            return try .resetting(course.number, on: day, kind, of: person)
        }
    }
}
