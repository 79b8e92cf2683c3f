import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `contraception add`: a method → a course of it, in the journal.
struct ContraceptionAddCommand: Action {
    private static let method = Argument(
        repeating: "METHOD", .methodWord, "The method, with its days or years: pill 21+7")
    private static let start = Option(
        "--start", .days(after: "--start"), default: TypedDays(word: "today"),
        "The first day with it, past or to come")
    private static let end = Option(
        "--end", .days(after: "--end"), "The last day with it, if known")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Begin to use a method",
            discussion: """
                METHOD is one of these. Numbers are days on + days off.

                pill 21+7, or 22+6, 24+4, 26+2, 28+0, 42+7, 63+7, 84+7 and any other; add placebo \
                if the pack has tablets for the days off; pill continuous has no break.

                minipill, minipill desogestrel, minipill drospirenone: without estrogen.

                patch, patch 63+7 or patch continuous. ring, ring continuous, ring 63+7 every 21.

                injection 13 weeks. implant 3 years. hormonal-iud 5 years. copper-iud 10 years. \
                Without the years, no renewal is due. Names such as mirena or paragard work, too.

                condom, diaphragm, and other with a name of your own.
                """,
            parameters: [
                method, start, end, CourseWords.firstNumber, CourseWords.time,
                CourseWords.lead,
            ],
            examples: [
                Example(
                    "eve-ics contraception add pill 21+7 --at 21:00", "Your first pill is today's."),
                Example(
                    "eve-ics contraception add pill 24+4 placebo --start 2026-11-16 --day 10",
                    "You were on day 10 of a pack then."),
                Example(
                    "eve-ics contraception add copper-iud 10 years --start 2024-05-03 --lead 6",
                    "Placed in May 2024; its renewal is announced six weeks ahead."),
            ])
    }

    private let words: CourseWords
    private let method: Contraceptive
    private let start: TypedDays
    private let end: TypedDays?

    init(_ words: ParsedCommand) throws {
        self.words = CourseWords(words)
        method = try self.words.method(try words[Self.method])
        start = words[Self.start]
        end = words[Self.end]
        try self.words.refuseIdleOptions(for: method)
    }

    func run(in context: Context) throws -> Outcome {
        try context.changeCourses { person in
            let start = try start.day(.nearest, today: person.today, in: person.language)
            let end = try end?.day(.nearest, today: person.today, in: person.language)
            return try CourseChange.adding(
                method, on: start, through: end, words.details, to: person)
        }
    }
}
