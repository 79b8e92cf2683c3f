import CommandLineInterface

enum AppPasswordOptions {
    static let name = Argument("NAME", .text("NAME"), "What you call the program or the person")
    static let readOnly = Flag(
        "--read-only", "Show the cycle calendar and nothing else, and take no changes")
    static let publicURL = Option(
        "--public-url", .publicURL,
        "Where programs find the server; without this, where 'eve-ics serve' last was")
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var appPassword: Command<Verb> {
        Command(
            "app-password", summary: "Let calendar programs sign in and change the calendar",
            discussion: """
                With CalDAV a calendar program shows your cycle, takes your changes, and keeps \
                calendars of your own, all on 'eve-ics serve'. Each program signs in with a \
                password made for it: give each program and each person one of their own.

                The password is shown once and is stored nowhere. If it is lost, revoke it and \
                add another.
                """,
            subcommands: [addAppPassword, listAppPasswords, revokeAppPassword],
            examples: [
                Example("eve-ics app-password add Phone", "A password for your phone."),
                Example("eve-ics app-password list", "Who can sign in, and who did."),
            ])
    }

    private static var addAppPassword: Command<Verb> {
        Command(
            "add", .appPasswordAdd, summary: "Make a password and show it with the address",
            discussion: """
                The cycle calendar shows what 'eve-ics export' would write with \
                the same options. A titles file is taken over as it is now. What you move, stretch, \
                delete or add there corrects your log, as docs/caldav.md says.

                With --read-only nothing can be changed, and your other calendars are not there.

                Fertile days are a forecast, not a contraceptive.
                """,
            parameters: [
                AppPasswordOptions.name, AppPasswordOptions.readOnly, ExportOptions.datesOnly,
                ExportOptions.include, ExportOptions.months, ExportOptions.past,
                ExportOptions.titles, ExportOptions.client, ExportOptions.noAlarms,
                ExportOptions.cheerful, ForecastOptions.hideFertility,
                AppPasswordOptions.publicURL,
            ],
            examples: [
                Example("eve-ics app-password add Phone", "For yourself, to see and to change."),
                Example(
                    "eve-ics app-password add Partner --read-only --dates-only --include periods",
                    "Dates for somebody else to see."),
            ])
    }

    private static var listAppPasswords: Command<Verb> {
        Command(
            "list", .appPasswordList, summary: "List your app passwords and when they were used",
            discussion: "The passwords themselves are not among it: they are stored nowhere.",
            examples: [
                Example("eve-ics app-password list", "Who can sign in, and who did."),
                Example("eve-ics app-password list --json", "The same for another program."),
            ])
    }

    private static var revokeAppPassword: Command<Verb> {
        Command(
            "revoke", .appPasswordRevoke, summary: "Take an app password away",
            discussion: """
                Nobody can sign in with it from now on. What programs fetched before, they may keep.
                """,
            parameters: [AppPasswordOptions.name],
            examples: [
                Example("eve-ics app-password revoke Phone", "The phone was lost."),
                Example("eve-ics app-password revoke Desk --person Mia", "One of Mia's."),
            ])
    }

    static var unhide: Command<Verb> {
        Command(
            "unhide", .unhide, summary: "Bring back what you hid in a calendar program",
            discussion: """
                A forecast that you delete in a program that signs in by CalDAV is hidden there \
                until its dates change. This brings all of them back. Your log stays as it is.
                """,
            examples: [
                Example("eve-ics unhide", "Show all of the forecast again."),
                Example("eve-ics unhide --person Mia", "Mia's."),
            ])
    }
}
