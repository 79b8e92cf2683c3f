import CommandLineInterface

/// The family of `web` commands.
enum WebCommands {
    static var command: Command<Verb> {
        Command(
            "web", summary: "Open the web page, and choose who can log in",
            discussion: """
                'eve-ics serve' shows your cycle as a web page, too: a calendar to look at and \
                tap. Every page asks for a login. 'eve-ics web open' logs you in on this computer \
                without a password; for other devices, set one with 'eve-ics web password'. Another \
                person makes an account with a link from 'eve-ics web invite'.

                docs/web.md says more.
                """,
            subcommands: [
                WebOpenCommand.command, WebPasswordCommand.command, WebInviteCommand.command,
                WebDevicesCommand.command, WebLogoutCommand.command,
            ],
            examples: [
                Example("eve-ics web open --browser", "Look at your calendar."),
                Example("eve-ics web password", "Log in from your phone with a password."),
            ])
    }
}
