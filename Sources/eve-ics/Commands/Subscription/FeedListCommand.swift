import CommandLineInterface
import Messages
import Secrets

/// `feed list`: the person's feeds, without their addresses.
struct FeedListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List your feeds and when they were fetched",
            discussion: """
                The addresses are not shown, because they are not stored. Only the week of the \
                last fetch is kept.
                """,
            examples: [
                Example("eve-ics feed list", "All your feeds."),
                Example("eve-ics feed list --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        try context.list(.feed, key: "feeds", none: \.noFeeds)
    }
}
