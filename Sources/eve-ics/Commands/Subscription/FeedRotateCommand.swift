import CommandLineInterface
import CycleServer
import LogStore
import Secrets

/// `feed rotate`: a feed → the same with another secret address.
struct FeedRotateCommand: Action {
    static var command: Command<Verb> {
        Command(
            "rotate", .run(Self.self), summary: "Give a feed another secret address",
            discussion: """
                The old address leads nowhere from now on. The events stay what they were, so \
                that a program that subscribes to the new address shows them once.
                """,
            parameters: [FeedCommands.name, ServerAddress.option],
            examples: [
                Example("eve-ics feed rotate partner", "The old address was passed on."),
                Example(
                    "eve-ics feed rotate phone --public-url https://cal.example.org",
                    "The address was lost, and the server has moved."),
            ])
    }

    private let name: String
    private let publicURL: PublicURL?

    init(_ words: ParsedCommand) throws {
        name = try words[FeedCommands.name]
        publicURL = words[ServerAddress.option]
    }

    func run(in context: Context) throws -> Outcome {
        let (owner, feed) = try FeedCommands.find(name, in: context)
        let (token, hash) = try owner.newToken(for: .feed)
        try owner.store.rotate(feed.id, selector: token.selector, hash: hash)
        let address = FeedAddress(
            feed: feed, token: token,
            server: try ServerAddress(asked: publicURL, lastOf: owner.store))
        return Outcome(address.text(opening: "Gave another address to", owner.subject, context))
    }
}
