import CommandLineInterface
import Secrets

/// `app-password revoke`: an app password → none.
struct AppPasswordRevokeCommand: Action {
    static var command: Command<Verb> {
        Command(
            "revoke", Self.self, summary: "Revoke an app password",
            discussion: """
                Nobody can sign in with it from now on. Programs may keep what they fetched \
                before.
                """,
            parameters: [AppPasswordCommands.name],
            examples: [
                Example("eve-ics app-password revoke Phone", "The phone was lost."),
                Example("eve-ics app-password revoke Desk --person Mia", "The same for Mia."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws {
        name = try words[AppPasswordCommands.name]
    }

    func run(in context: Context) throws -> Outcome {
        try context.revoke(.appPassword, named: name)
    }
}
