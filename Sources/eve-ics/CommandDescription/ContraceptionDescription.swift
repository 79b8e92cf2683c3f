import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel

enum ContraceptionOptions {
    static let method = Argument(
        repeating: "METHOD", .methodWord, "The method, with its days or years: pill 21+7")
    static let newMethod = Argument(
        optionalRepeating: "METHOD", .methodWord,
        "The method from now on, written as for 'contraception add'")
    static let course = Option(
        "--course", .number(1...999_999),
        "Which course, where several run; 'contraception list' shows the numbers")
    static let start = Option(
        "--start", .plannedDay, default: .today, "The first day with it, past or to come")
    static let end = Option("--end", .plannedDay, "The last day with it, where that is known")
    static let date = Option("--date", .plannedDay, default: .today, "From which day on")
    static let lastDay = Option(
        "--date", .plannedDay, default: .today, "The last day with it, past or to come")
    static let firstNumber = Option(
        "--day", .number(1...PackPattern.longest),
        "Which day of its pack that day is, where the pack was begun before")
    static let movedTo = Option(
        "--day", .number(1...PackPattern.longest),
        "Go on with the running pack: that day is this day of it")
    static let time = Option("--at", .clockTime, "The time of day for it, such as 21:00")
    static let noTime = Flag("--no-time", "No time of day any more")
    static let lead = Option(
        "--lead", .number(0...52, "WEEKS"), "How many weeks ahead to speak of a renewal")
    static let never = Flag("--never", "It has no last day after all")
    static let newPack = Flag("--new-pack", "Leave the rest of the running pack")
}

enum DoseOptions {
    static let dates = Option(
        repeating: "--date", .days,
        "The day it was due (today without this), or a range, written as for 'eve-ics log'")
}

/// A day that a person plans with, which only the command can read: it knows today.
enum PlannedDay: Equatable, Sendable {
    case today, yesterday, tomorrow
    case date(Day)

    func day(today: Day) -> Day {
        switch self {
        case .today: today
        case .yesterday: today - 1
        case .tomorrow: today + 1
        case .date(let day): day
        }
    }
}

extension ValueFormat where Value == PlannedDay {
    /// A date in the years in which a calendar can be made, or a word for one.
    static var plannedDay: ValueFormat {
        ValueFormat(
            "DATE",
            expectation:
                "today, yesterday, tomorrow or a date from 1900 to 2899 such as 2026-11-20",
            completion: .words(["today", "yesterday", "tomorrow"]),
            read: { word in
                switch word.lowercased() {
                case "today": .today
                case "yesterday": .yesterday
                case "tomorrow": .tomorrow
                default:
                    Day(word).flatMap {
                        (1900...2899).contains($0.civil.year) ? .date($0) : nil
                    }
                }
            },
            write: { day in
                switch day {
                case .today: "today"
                case .yesterday: "yesterday"
                case .tomorrow: "tomorrow"
                case .date(let day): day.description
                }
            })
    }
}

extension ValueFormat where Value == String {
    /// A word of a method; all of them together are read by `Contraceptive`.
    static var methodWord: ValueFormat {
        .text(
            "METHOD",
            completion: .words(
                Contraceptive.Kind.allCases.map(\.rawValue)
                    + Contraceptive.Progestin.allCases.map(\.rawValue)
                    + ["continuous", "placebo", "every", "weeks", "months", "years"]))
    }
}

extension ValueFormat where Value == Int {
    /// `HH:MM`, as minutes since midnight.
    static var clockTime: ValueFormat {
        ValueFormat(
            "HH:MM", expectation: "a time such as 21:00",
            read: { $0.utf8.count == 5 ? ClockText.minuteOfDay($0) : nil },
            write: { DosePhrases.clock($0) })
    }
}

/// Which dose a day's record speaks of.
private let sameDay = """
    A day's record belongs to the pill of that day, and where no pill is due, to the patch, ring or \
    injection.
    """

extension CommandGroup where Verb == eve_ics.Verb {
    static var contraception: CommandGroup {
        CommandGroup("Contraception", [taken, skipped, late, courses])
    }

    private static var taken: Command<Verb> {
        Command(
            "taken", .taken,
            summary: "Record that you took your pill, or changed your patch or ring",
            discussion: sameDay, parameters: [DoseOptions.dates],
            examples: [
                Example("eve-ics taken", "Today's pill."),
                Example("eve-ics taken --date yesterday", "Yesterday's, which you forgot to note."),
                Example("eve-ics taken --date 2026-11-14..2026-11-19", "Six days at once."),
            ])
    }

    private static var skipped: Command<Verb> {
        Command(
            "skipped", .skipped, summary: "Record that a pill, patch or ring was left out",
            discussion: """
                \(sameDay)

                What to do about a missed one is in the package leaflet. If your pack goes on \
                otherwise than planned, say so with 'eve-ics contraception reset'.
                """,
            parameters: [DoseOptions.dates],
            examples: [
                Example("eve-ics skipped --date yesterday", "Yesterday's was left out."),
                Example("eve-ics skipped --date 2026-11-18", "That day's."),
            ])
    }

    private static var late: Command<Verb> {
        Command(
            "late", .late, summary: "Record that a pill, patch or ring was taken late",
            discussion: """
                The date is the one on which it was due. \(sameDay)

                What to do about a late one is in the package leaflet.
                """,
            parameters: [DoseOptions.dates],
            examples: [
                Example("eve-ics late", "Today's, but hours after its time."),
                Example("eve-ics late --date yesterday", "Yesterday's, which you took today."),
            ])
    }

    private static var courses: Command<Verb> {
        Command(
            "contraception",
            summary: "Say what you use, and which days it needs you",
            discussion: """
                Each method is a course with a first day and, one day, a last one. Several may \
                run at once. 'eve-ics taken' records a dose.

                eve-ics counts days. How well a method protects, and what to do when a dose was \
                missed, is in the package leaflet.
                """,
            subcommands: [add, list, change, end, reset],
            examples: [
                Example(
                    "eve-ics contraception add pill 21+7 --at 21:00", "Your first pill is today's."),
                Example("eve-ics contraception list", "What you use, and what comes next."),
            ])
    }

    private static var add: Command<Verb> {
        Command(
            "add", .contraceptionAdd, summary: "Begin to use a method",
            discussion: """
                METHOD is one of these. Numbers are days on + days off.

                pill 21+7, or 22+6, 24+4, 26+2, 28+0, 42+7, 63+7, 84+7 and any other; add \
                placebo where the pack has tablets for the days off; pill continuous has no break.

                minipill, minipill desogestrel, minipill drospirenone: without oestrogen.

                patch, patch 63+7 or patch continuous. ring, ring continuous, ring 63+7 every 21.

                injection 13 weeks. implant 3 years. hormonal-iud 5 years. copper-iud 10 years. \
                Without the years no renewal is ever due.

                condom, diaphragm, and other with a name of your own.
                """,
            parameters: [
                ContraceptionOptions.method, ContraceptionOptions.start, ContraceptionOptions.end,
                ContraceptionOptions.firstNumber, ContraceptionOptions.time,
                ContraceptionOptions.lead,
            ],
            examples: [
                Example(
                    "eve-ics contraception add pill 21+7 --at 21:00", "Your first pill is today's."),
                Example(
                    "eve-ics contraception add pill 24+4 placebo --start 2026-11-16 --day 10",
                    "You were on day 10 of a pack then."),
                Example(
                    "eve-ics contraception add copper-iud 10 years --start 2024-05-03 --lead 6",
                    "Placed in May 2024; told of its renewal six weeks ahead."),
            ])
    }

    private static var list: Command<Verb> {
        Command(
            "list", .contraceptionList, summary: "List what you use and used, and what comes next",
            examples: [
                Example("eve-ics contraception list", "All courses."),
                Example("eve-ics contraception list --json", "The same for another program."),
            ])
    }

    private static var change: Command<Verb> {
        Command(
            "change", .contraceptionChange,
            summary: "Go over to another method, time of day or notice",
            discussion: """
                With METHOD the course ends the day before and a new one begins, wherever in \
                the pack you are; its time of day goes along. Without METHOD only the time or \
                the weeks of notice change.
                """,
            parameters: [
                ContraceptionOptions.newMethod, ContraceptionOptions.course,
                ContraceptionOptions.date, ContraceptionOptions.firstNumber,
                ContraceptionOptions.time, ContraceptionOptions.noTime, ContraceptionOptions.lead,
            ],
            examples: [
                Example("eve-ics contraception change ring", "From today on a ring."),
                Example(
                    "eve-ics contraception change pill 24+4 --date 2026-12-07 --course 1",
                    "Another pill from that day on."),
                Example("eve-ics contraception change --at 07:30", "The same, in the morning."),
            ])
    }

    private static var end: Command<Verb> {
        Command(
            "end", .contraceptionEnd, summary: "Stop using a method",
            discussion: "The days up to its last one stay as they are.",
            parameters: [
                ContraceptionOptions.course, ContraceptionOptions.lastDay,
                ContraceptionOptions.never,
            ],
            examples: [
                Example("eve-ics contraception end", "Today is the last day."),
                Example(
                    "eve-ics contraception end --course 2 --date 2026-12-06",
                    "The course ends on that day."),
                Example("eve-ics contraception end --never", "It goes on after all."),
            ])
    }

    private static var reset: Command<Verb> {
        Command(
            "reset", .contraceptionReset, summary: "Say that a pack goes otherwise than planned",
            discussion: """
                Without --day or --new-pack a whole pack begins on that day: the running one, \
                if nothing of it was taken, else the next. An injection, implant or device \
                was given on that day.

                What to do about a missed dose is in the package leaflet.
                """,
            parameters: [
                ContraceptionOptions.course, ContraceptionOptions.date,
                ContraceptionOptions.movedTo, ContraceptionOptions.newPack,
            ],
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
}
