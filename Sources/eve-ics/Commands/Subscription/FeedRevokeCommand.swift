import CommandLineInterface
import Secrets

/// `feed revoke`: a feed → none.
struct FeedRevokeCommand: Action {
    static var command: Command<Verb> {
        Command(
            "revoke", Self.self, summary: "Take a feed away",
            discussion: """
                Nobody can read it from now on. What programs fetched before, they may keep.
                """,
            parameters: [FeedCommands.name],
            examples: [
                Example("eve-ics feed revoke partner", "Take the partner's feed away."),
                Example("eve-ics feed revoke work --person Mia", "One of Mia's."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws {
        name = try words[FeedCommands.name]
    }

    func run(in context: Context) throws -> Outcome {
        try context.revoke(.feed, named: name)
    }
}
