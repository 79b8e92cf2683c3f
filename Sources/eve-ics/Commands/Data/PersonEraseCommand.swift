import CommandLineInterface
import CycleServer

/// `person erase`: a person → nothing of this person is left in the store.
struct PersonEraseCommand: Action {
    static var command: Command<Verb> {
        Command(
            "erase", Self.self, summary: "Remove a person and all of their data",
            discussion: "This cannot be undone. Existing backups still have the data.",
            parameters: [PersonCommands.name, Confirmation.yes],
            examples: [
                Example("eve-ics person erase Mia", "Remove Mia, after asking."),
                Example("eve-ics person erase Mia --yes", "Without asking."),
            ])
    }

    private let name: String
    private let confirmation: Confirmation

    init(_ words: ParsedCommand) throws {
        name = try words[PersonCommands.name]
        confirmation = Confirmation(words)
    }

    func run(in context: Context) throws -> Outcome {
        let member = try PersonCommands.find(name, in: context)
        try confirmation.ask(
            "Remove \(member.name) and all that is recorded for this person, for good?")
        try member.erase()
        let name = member.name.terminalSafe
        return context.outcome(
            "Removed \(name). Backups and calendars made before still have those days.\n",
            json: ["erased": member.name])
    }
}
