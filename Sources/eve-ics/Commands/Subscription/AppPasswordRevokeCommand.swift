import CommandLineInterface
import LogStore

/// `app-password revoke`: an app password → none.
struct AppPasswordRevokeCommand: Action {
    static var command: Command<Verb> {
        Command(
            "revoke", .run(Self.self), summary: "Take an app password away",
            discussion: """
                Nobody can sign in with it from now on. What programs fetched before, they may keep.
                """,
            parameters: [AppPasswordCommands.name],
            examples: [
                Example("eve-ics app-password revoke Phone", "The phone was lost."),
                Example("eve-ics app-password revoke Desk --person Mia", "One of Mia's."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws {
        name = try words[AppPasswordCommands.name]
    }

    func run(in context: Context) throws -> Outcome {
        let owner = try context.storedPerson()
        let passwords = try owner.store.appPasswords(of: owner.person.id)
        let password = passwords.first { $0.name.lowercased() == name.lowercased() }
        guard let password else {
            throw ToolError.refused(
                "app-password revoke: there is no app password of that name",
                advice: "see which there are with 'eve-ics app-password list'")
        }
        try owner.store.revoke(password.id)
        return Revocation.outcome(of: password.name, context)
    }
}
