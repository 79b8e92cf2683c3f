import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `contraception change`: another method, time of day or notice → the journal.
struct ContraceptionChangeCommand: Action {
    private static let method = Argument(
        optionalRepeating: "METHOD", .methodWord,
        "The method from now on, written as for 'eve-ics contraception add'")
    private static let date = Option(
        "--date", .days(after: "--date"), default: TypedDays(word: "today"),
        "The first day of the change")
    private static let start = Option(
        "--start", .days(after: "--start"), "The corrected first day with it")
    private static let noTime = Flag("--no-time", "Remove the time of day")

    static var command: Command<Verb> {
        Command(
            "change", Self.self,
            summary: "Change to another method, time of day or notice",
            discussion: """
                With METHOD, the course ends the day before and a new one begins with the same \
                time of day, at any point of the pack. Without METHOD, only the time or the weeks \
                of notice change. --start corrects the day on which the course began.
                """,
            parameters: [
                method, CourseChoice.number, date, start, CourseWords.firstNumber,
                CourseWords.time,
                noTime, CourseWords.lead,
            ],
            examples: [
                Example("eve-ics contraception change ring", "A ring from today on."),
                Example(
                    "eve-ics contraception change pill 24+4 --date 2026-12-07 --course 1",
                    "Another pill from that day on."),
                Example(
                    "eve-ics contraception change --at 07:30", "The same method, in the morning."),
            ])
    }

    private let choice: CourseChoice
    private let words: CourseWords
    /// `nil` where the method remains.
    private let method: Contraceptive?
    private let date: TypedDays
    private let start: TypedDays?
    private let hasNoTime: Bool

    init(_ words: ParsedCommand) throws {
        choice = CourseChoice(words)
        self.words = CourseWords(words)
        let method = try words[Self.method]
        self.method = method.isEmpty ? nil : try self.words.method(method)
        date = words[Self.date]
        start = words[Self.start]
        hasNoTime = words[Self.noTime]
        try refuseMeaningless(hasDate: words.isGiven(Self.date))
        if let method = self.method { try self.words.refuseIdleOptions(for: method) }
    }

    private func refuseMeaningless(hasDate: Bool) throws {
        let place = "contraception change"
        guard words.details.minuteOfDay == nil || !hasNoTime else {
            throw ToolError.usage("\(place): --at and --no-time exclude each other")
        }
        guard method == nil || start == nil else {
            throw ToolError.usage(
                "\(place): --start corrects a course and goes with no METHOD",
                advice: "--date names the first day of another method")
        }
        guard method == nil else { return }
        guard !hasDate && words.details.firstNumber == nil else {
            throw ToolError.usage("\(place): --date and --day go with a METHOD")
        }
        guard
            words.details.minuteOfDay != nil || hasNoTime || words.details.leadWeeks != nil
                || start != nil
        else {
            throw ToolError.usage(
                "\(place): say what to change",
                advice: "name a method, as in 'eve-ics contraception change pill 24+4', or a time")
        }
    }

    func run(in context: Context) throws -> Outcome {
        try context.changeCourses { person in
            let day = try date.day(.nearest, today: person.today, in: person.language)
            let details = words.details
            let old = try choice.course(in: person.circumstances.contraception, on: day) {
                method != nil || start != nil || $0.method.isAnnounced
                    || details.leadWeeks == nil && $0.method.schedule != .none
            }
            if let method {
                return try .changing(
                    old.number, to: method, on: day, details, hasNoTime: hasNoTime, of: person)
            }
            return try .correcting(
                old.number,
                start: try start?.day(.nearest, today: person.today, in: person.language), details,
                hasNoTime: hasNoTime, of: person)
        }
    }
}
