import CivilDate
import CommandLineInterface
import CycleModel

enum FeedOptions {
    static let name = Argument("NAME", .text("NAME"), "What you call the feed")
    static let expires = Option(
        "--expires", .day, "The last day on which it can be read; without this, until you revoke it"
    )
    static let writable = Flag(
        "--writable", "Take back changes that Thunderbird sends to the feed's address")
    static let publicURL = Option(
        "--public-url", .publicURL,
        "Where programs find the server; without this, where 'eve-ics serve' last was")
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var feed: Command<Verb> {
        Command(
            "feed", summary: "Let calendar programs subscribe to the forecast",
            discussion: """
                A feed is a calendar at a secret address, which 'eve-ics serve' keeps up to date. \
                Whoever has the address can read the feed, and nobody else: give each program \
                and each person a feed of its own, with as much in it as they need.

                The address is shown once and is stored nowhere. If it is lost, or if someone has \
                it who should not, 'feed rotate' makes another.
                """,
            subcommands: [add, list, show, rotate, revoke],
            examples: [
                Example("eve-ics feed add phone", "A feed for your phone."),
                Example("eve-ics feed list", "Which feeds there are."),
            ])
    }

    private static var add: Command<Verb> {
        Command(
            "add", .feedAdd, summary: "Make a feed and show its secret address",
            discussion: """
                It shows what 'eve-ics export' would write with the same options, as it is on the \
                day it is read; reminders are yours as you set them with 'remind'. A titles file \
                is taken over as it is now.

                With --writable, periods that you move in Thunderbird are corrected in your log, \
                as 'import' would do it; what is missing is never taken for deleted. Do not give \
                such an address to anybody else.

                Fertile days are a forecast, not a contraceptive.
                """,
            parameters: [
                FeedOptions.name, ExportOptions.include, ExportOptions.months, ExportOptions.past,
                ExportOptions.titles, ExportOptions.client, ExportOptions.noAlarms,
                ExportOptions.datesOnly, ExportOptions.cheerful, ForecastOptions.hideFertility,
                FeedOptions.expires, FeedOptions.writable, FeedOptions.publicURL,
            ],
            examples: [
                Example("eve-ics feed add phone", "All you log and what comes, for yourself."),
                Example(
                    "eve-ics feed add partner --include periods --dates-only --expires 2027-12-31",
                    "Dates only, until the end of next year."),
                Example(
                    "eve-ics feed add work --titles neutral --no-alarms --for outlook",
                    "For a calendar that others can see."),
                Example(
                    "eve-ics feed add thunderbird --writable --for thunderbird",
                    "One that you can edit."),
            ])
    }

    private static var list: Command<Verb> {
        Command(
            "list", .feedList, summary: "List your feeds",
            discussion: "Their addresses are not among it: they are stored nowhere.",
            examples: [
                Example("eve-ics feed list", "Which feeds there are."),
                Example("eve-ics feed list --json", "The same for another program."),
            ])
    }

    private static var show: Command<Verb> {
        Command(
            "show", .feedShow, summary: "Show what a feed holds", parameters: [FeedOptions.name],
            examples: [
                Example("eve-ics feed show phone", "What your phone gets to see."),
                Example("eve-ics feed show phone --json", "The same for another program."),
            ])
    }

    private static var rotate: Command<Verb> {
        Command(
            "rotate", .feedRotate, summary: "Give a feed another secret address",
            discussion: """
                The old address leads nowhere from now on. The events stay what they were, so \
                that a program that subscribes to the new address shows them once.
                """,
            parameters: [FeedOptions.name, FeedOptions.publicURL],
            examples: [
                Example("eve-ics feed rotate partner", "The old address was passed on."),
                Example(
                    "eve-ics feed rotate phone --public-url https://cal.example.org",
                    "The address was lost, and the server has moved."),
            ])
    }

    private static var revoke: Command<Verb> {
        Command(
            "revoke", .feedRevoke, summary: "Take a feed away",
            discussion: """
                Nobody can read it from now on. What programs fetched before, they may keep.
                """,
            parameters: [FeedOptions.name],
            examples: [
                Example("eve-ics feed revoke partner", "Take the partner's feed away."),
                Example("eve-ics feed revoke work --person Mia", "One of Mia's."),
            ])
    }
}
