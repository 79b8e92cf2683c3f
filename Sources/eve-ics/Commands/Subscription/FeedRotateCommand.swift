import CommandLineInterface
import Household
import Secrets

/// `feed rotate`: a feed → the same with another secret address.
struct FeedRotateCommand: Action {
    static var command: Command<Verb> {
        Command(
            "rotate", Self.self, summary: "Give a feed another secret address",
            discussion: """
                The old address stops working. The events keep their identity, so a program that \
                subscribes to the new address shows them once.
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
        let (stored, feed) = try context.access(.feed, named: name)
        let address = FeedAddress(
            feed: feed, token: try stored.member.rotate(feed),
            server: try ServerAddress(asked: publicURL, of: stored.member.household))
        return Outcome(
            address.text(isNew: false, stored.person, context),
            isDocument: context.printsJSON, isSecret: true)
    }
}
