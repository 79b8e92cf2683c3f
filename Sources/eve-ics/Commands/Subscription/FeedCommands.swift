import CommandLineInterface

/// The family of `feed` commands, and what they share.
enum FeedCommands {
    static let name = Argument(
        "NAME", .text("NAME", completion: .names(.feeds)), "The name of the feed")

    static var command: Command<Verb> {
        Command(
            "feed", summary: "Let calendar programs subscribe to the forecast",
            discussion: """
                A feed is a calendar at a secret address, which 'eve-ics serve' keeps up to date. \
                Anyone with the address can read the feed, and nobody else can: give each program \
                and each person their own feed, with only what they need.

                The address is shown once and is stored nowhere. If it is lost or in the wrong \
                hands, 'eve-ics feed rotate' makes another.
                """,
            subcommands: [
                FeedAddCommand.command, FeedListCommand.command, FeedShowCommand.command,
                FeedRotateCommand.command, FeedRevokeCommand.command,
            ],
            examples: [
                Example("eve-ics feed add phone", "A feed for your phone."),
                Example("eve-ics feed list", "All your feeds."),
            ])
    }
}
