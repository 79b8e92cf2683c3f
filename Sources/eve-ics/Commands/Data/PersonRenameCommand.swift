import CommandLineInterface
import Household
import Messages

/// `person rename`: a person → the same with another name.
struct PersonRenameCommand: Action {
    private static let newName = Argument(
        "NEW-NAME", .text("NEW-NAME"), "The name from now on")

    static var command: Command<Verb> {
        Command(
            "rename", Self.self, summary: "Give a person another name",
            discussion: "Only the name changes; existing calendars stay with the person.",
            parameters: [PersonCommands.name, newName],
            examples: [
                Example("eve-ics person rename Mia Maria", "Mia is now Maria."),
                Example("eve-ics person rename me Ada", "Give yourself a name."),
            ])
    }

    private let name: String
    private let newName: String

    init(_ words: ParsedCommand) throws {
        name = try words[PersonCommands.name]
        newName = try words[Self.newName]
    }

    func run(in context: Context) throws -> Outcome {
        let member = try PersonCommands.find(name, in: context)
        let isYou = try member.givenName(in: context.household()) == nil
        try ToolError.naming(newName) { try member.rename(to: newName) }
        let (messages, new) = (context.languageOfPerson.people, newName.terminalSafe)
        return context.outcome(
            (isYou ? messages.named(new) : messages.renamed(member.name.terminalSafe, to: new))
                + "\n",
            json: ["renamed": member.name, "name": newName])
    }
}
