import CommandLineInterface
import Household
import Messages

/// `person list`: everyone in the store.
struct PersonListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List everyone",
            examples: [
                Example("eve-ics person list", "Everyone in the store."),
                Example("eve-ics person list --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let members = try context.household().members()
        let (names, messages) = (members.map(\.name), context.languageOfPerson.people)
        let lines = members.map { member in
            member.givenName?.terminalSafe ?? messages.unnamed(member.name)
        }
        return context.outcome(
            (lines.isEmpty ? [messages.none] : lines).map { $0 + "\n" }.joined(),
            json: ["people": names])
    }
}
