import CommandLineInterface
import Household
import Messages

/// `person add`: a name → a person with an empty log.
struct PersonAddCommand: Action {
    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Add a person", parameters: [PersonCommands.name],
            examples: [
                Example("eve-ics person add Mia", "Add a log for Mia."),
                Example("eve-ics log today --person Mia", "Log for Mia."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws {
        name = try words[PersonCommands.name]
    }

    func run(in context: Context) throws -> Outcome {
        let household = try context.household(creating: true)
        let added = try ToolError.naming(name) { try household.addMember(named: name).name }
        let shown = added.terminalSafe
        return context.outcome(
            context.languageOfPerson.people.added(shown, shown.typedInShell) + "\n",
            json: ["added": added])
    }
}
