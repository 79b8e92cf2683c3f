import CommandLineInterface
import Secrets

/// `app-password list`: the person's app passwords, without themselves.
struct AppPasswordListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List your app passwords and when they were used",
            discussion: "The passwords themselves are not among it: they are stored nowhere.",
            examples: [
                Example("eve-ics app-password list", "Who can sign in, and who did."),
                Example("eve-ics app-password list --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        try context.list(
            .appPassword, key: "appPasswords",
            none: "No app passwords yet. Make one with 'eve-ics app-password add NAME'.\n")
    }
}
