import CivilDate
import CommandLineInterface
import CycleModel

enum ModeOptions {
    enum Phase: String, CaseIterable, Sendable {
        case pregnancy, postpartum, breastfeeding, `break`, perimenopause, cycling
    }

    static let phase = Argument(
        optional: "PHASE", .choice(of: Phase.allCases, "PHASE"), "What begins")
    static let due = Option("--due", .day, "With pregnancy: the due date")
    static let reason = Option("--reason", .text("TEXT"), "With break: why, in your own words")
    static let date = Option(
        "--date", .text("DATE", completion: .words(["today", "yesterday"])),
        "The day it began, such as 2026-11-20 or yesterday; without this, today")
    static let yes = Flag("--yes", "Do not ask first")
}

extension Command where Verb == eve_ics.Verb {
    /// `mode`: the phase of life she is in.
    static var mode: Command {
        Command(
            "mode", .mode, summary: "Say when your cycles pause or change, or are back",
            discussion: """
                In a pregnancy and on a break nothing is forecast; after a birth and while \
                you breastfeed, nothing until you log a period. In perimenopause forecasts go \
                on with wider ranges. cycling means cycles as usual.

                A phase lasts until you name the next one. The time of a pregnancy, after a \
                birth or of a break stays out of your averages. Without PHASE you see where \
                you are.
                """,
            parameters: [
                ModeOptions.phase, ModeOptions.due, ModeOptions.reason, ModeOptions.date,
                ModeOptions.yes,
            ],
            examples: [
                Example("eve-ics mode", "What is in force, and since when."),
                Example("eve-ics mode pregnancy --due 2027-06-04", "You are expecting."),
                Example(
                    "eve-ics mode postpartum --date 2026-11-18",
                    "The pregnancy ended with a birth two days ago."),
                Example(
                    "eve-ics mode break --reason travelling --date 2026-10-01",
                    "Do not count these weeks."),
                Example(
                    "eve-ics mode cycling", "Cycles as usual from now on, whatever came before."),
            ])
    }
}
