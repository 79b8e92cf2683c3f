import CommandLineInterface
import LogStore

/// `app-password list`: the person's app passwords, without themselves.
struct AppPasswordListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", .run(Self.self), summary: "List your app passwords and when they were used",
            discussion: "The passwords themselves are not among it: they are stored nowhere.",
            examples: [
                Example("eve-ics app-password list", "Who can sign in, and who did."),
                Example("eve-ics app-password list --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let owner = try context.storedPerson()
        let passwords = try owner.store.appPasswords(of: owner.person.id)
        if context.printsJSON {
            let list = passwords.map { JSON.object($0.fields(owner.subject)) }
            return Outcome(JSON.object([("schema", 1), ("appPasswords", .array(list))]).text)
        }
        guard !passwords.isEmpty else {
            return Outcome("No app passwords yet. Make one with 'eve-ics app-password add NAME'.\n")
        }
        let lines = passwords.map {
            "\($0.name.terminalSafe): \($0.summary); \($0.use(owner.subject)).\n"
        }
        return Outcome(lines.joined())
    }
}
