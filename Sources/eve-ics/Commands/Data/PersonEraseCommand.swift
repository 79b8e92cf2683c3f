import CommandLineInterface
import Household
import Messages

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
        let language = context.languageOfPerson
        let messages = language.people
        let name = try member.givenName(in: context.household())
        try confirmation.ask(
            name.map(messages.askToRemove) ?? messages.askToRemoveYou, in: language)
        try member.erase()
        let removed = name.map { messages.removed($0.terminalSafe) } ?? messages.removedYou
        return context.outcome(
            "\(removed) \(language.erasing.othersHaveDays)\n",
            json: ["erased": member.name])
    }
}
