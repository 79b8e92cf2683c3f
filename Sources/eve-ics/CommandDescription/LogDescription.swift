import CivilDate
import CommandLineInterface
import CycleModel

enum LogOptions {
    static let days = Argument(
        repeating: "DATE", .days,
        "A day (2026-11-20, today, yesterday) or a range (2026-11-20..2026-11-24)")
    static let flow = Option(
        "--flow", .choice(of: Flow.allCases, "F"), "How strong the bleeding was")
    static let temperature = Option(
        "--temperature", .text("T"), "Temperature on waking, in °C, or in °F with an F: 97.8F")
    static let lh = Option(
        "--lh", .choice(of: LHTest.allCases, "RESULT"), "What the ovulation test showed")
    static let mucus = Option(
        "--mucus", .choice(of: Mucus.allCases, "M"), "How the cervical mucus was")
    static let ovulation = Flag("--ovulation", "You noticed your ovulation on this day")
    static let symptoms = Option(repeating: "--symptom", .text("S"), "A symptom, such as cramps")
    static let moods = Option(repeating: "--mood", .text("M"), "A mood, such as calm")
    static let note = Option("--note", .text("TEXT"), "Anything else you want to remember")
}

enum UnlogOptions {
    static let days = Argument(
        repeating: "DATE", .days, "A day or a range, written as for 'eve-ics log'")
}

enum HistoryOptions {
    static let journal = Flag(
        "--journal", "List every change instead, with when and from where it was made")
    static let chart = Flag(
        "--chart", "Draw the waking temperatures of one cycle, with the other signs beneath")
    static let date = Option(
        "--date", .day, "With --chart: the cycle that this day is in; without, the running one")
}

enum CycleOptions {
    static let day = Argument(
        "DATE", .days, "The cycle's first day, or any other day in it: 2026-10-25, yesterday")
    static let answer = Argument(
        "ANSWER", .choice(of: CycleAnswer.allCases, "ANSWER"), "What you know of it")
}

/// What can be said of a cycle.
enum CycleAnswer: String, CaseIterable, Sendable {
    case missing, long, ignore, clear
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var log: CommandGroup {
        CommandGroup(
            "Log",
            [
                Command(
                    "log", .log, summary: "Record days of your period, and how you were",
                    discussion: """
                        A day with no options is a period day. With options, only what they say \
                        is recorded; what you logged about that day before stays.
                        """,
                    parameters: [
                        LogOptions.days, LogOptions.flow, LogOptions.temperature, LogOptions.lh,
                        LogOptions.mucus, LogOptions.ovulation, LogOptions.symptoms,
                        LogOptions.moods, LogOptions.note,
                    ],
                    examples: [
                        Example("eve-ics log today", "Your period started today, or goes on."),
                        Example(
                            "eve-ics log 2026-11-20..2026-11-24", "A whole period, afterwards."),
                        Example(
                            "eve-ics log yesterday --flow heavy --symptom cramps --symptom tired",
                            "A heavy day, with two symptoms."),
                        Example(
                            "eve-ics log today --temperature 36.55 --lh positive",
                            "Signs of ovulation."),
                    ]),
                Command(
                    "unlog", .unlog, summary: "Remove what you logged about a day",
                    discussion: "Everything about these days goes. 'eve-ics undo' brings it back.",
                    parameters: [UnlogOptions.days],
                    examples: [
                        Example("eve-ics unlog today", "It was not your period after all."),
                        Example(
                            "eve-ics unlog 2026-11-23..2026-11-24",
                            "Two days too many at the end of a period."),
                    ]),
                Command(
                    "undo", .undo, summary: "Take back your last change",
                    discussion: """
                        It does not matter where the change came from: this program, an imported \
                        file or your calendar. Repeat it to go back further.
                        """,
                    examples: [
                        Example("eve-ics undo", "Take back the last change."),
                        Example(
                            "eve-ics undo --person Mia", "Take back the last change of Mia's log."),
                    ]),
                Command(
                    "history", .history, summary: "Show the periods and cycles so far",
                    parameters: [
                        HistoryOptions.journal, HistoryOptions.chart, HistoryOptions.date,
                    ],
                    examples: [
                        Example(
                            "eve-ics history", "Each cycle: its start, its length, its period."),
                        Example("eve-ics history --chart", "The temperatures of this cycle."),
                        Example(
                            "eve-ics history --chart --date 2026-09-30", "Those of an earlier one."),
                        Example("eve-ics history --journal", "What was changed, and when."),
                    ]),
                cycle, .mode,
            ])
    }

    private static var cycle: Command<Verb> {
        Command(
            "cycle", .cycle, summary: "Say what you know of a cycle that looks odd",
            discussion: """
                'eve-ics history' points out cycles that look like two, and such as are unlike \
                all others. Your answer takes the place of that guess, and the forecast follows.

                missing: a period in it was not logged, so that it is two cycles or three. If you \
                know the day, better log it. long: it really was one cycle, as long or as short \
                as it is. ignore: leave it out. clear: take your answer back.
                """,
            parameters: [CycleOptions.day, CycleOptions.answer],
            examples: [
                Example(
                    "eve-ics cycle 2026-04-13 missing", "Yes, I did not log a period in there."),
                Example("eve-ics cycle 2026-04-13 long", "No, it was really that long."),
                Example("eve-ics cycle 2026-04-13 ignore", "I was ill; do not count it."),
            ])
    }
}
