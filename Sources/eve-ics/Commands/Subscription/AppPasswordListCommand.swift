import CommandLineInterface
import Messages
import Secrets

/// `app-password list`: the person's app passwords, without themselves.
struct AppPasswordListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List your app passwords and when they were used",
            discussion: "The passwords are not shown, because they are not stored.",
            examples: [
                Example("eve-ics app-password list", "All passwords, and when they were used."),
                Example("eve-ics app-password list --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        try context.list(.appPassword, key: "appPasswords", none: \.noPasswords)
    }
}
