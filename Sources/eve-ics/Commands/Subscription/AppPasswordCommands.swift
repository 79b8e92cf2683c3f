import CommandLineInterface

/// The family of `app-password` commands, and what they share.
enum AppPasswordCommands {
    static let name = Argument(
        "NAME", .text("NAME", completion: .names(.appPasswords)),
        "A name for the program or the person")

    static var command: Command<Verb> {
        Command(
            "app-password", summary: "Let calendar programs sign in and change the calendar",
            discussion: """
                With CalDAV a calendar program shows your cycle, takes your changes, and keeps \
                calendars of your own, all on 'eve-ics serve'. Each program signs in with a \
                password made for it: give each program and each person their own.

                The password is shown once and is stored nowhere. If it is lost, revoke it and add \
                another.
                """,
            subcommands: [
                AppPasswordAddCommand.command, AppPasswordListCommand.command,
                AppPasswordRevokeCommand.command,
            ],
            examples: [
                Example("eve-ics app-password add Phone", "A password for your phone."),
                Example("eve-ics app-password list", "All passwords, and when they were used."),
            ])
    }
}
