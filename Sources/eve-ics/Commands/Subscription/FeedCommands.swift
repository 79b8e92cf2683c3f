import CommandLineInterface

/// The family of `feed` commands, and what they share.
enum FeedCommands {
    static let name = Argument("NAME", .text("NAME"), "What you call the feed")

    static var command: Command<Verb> {
        Command(
            "feed", summary: "Let calendar programs subscribe to the forecast",
            discussion: """
                A feed is a calendar at a secret address, which 'eve-ics serve' keeps up to date. \
                Whoever has the address can read the feed, and nobody else: give each program \
                and each person a feed of its own, with as much in it as they need.

                The address is shown once and is stored nowhere. If it is lost, or if someone has \
                it who should not, 'feed rotate' makes another.
                """,
            subcommands: [
                FeedAddCommand.command, FeedListCommand.command, FeedShowCommand.command,
                FeedRotateCommand.command, FeedRevokeCommand.command,
            ],
            examples: [
                Example("eve-ics feed add phone", "A feed for your phone."),
                Example("eve-ics feed list", "Which feeds there are."),
            ])
    }
}
