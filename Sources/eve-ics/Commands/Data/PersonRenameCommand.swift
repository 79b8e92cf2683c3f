import CommandLineInterface
import LogStore

/// `person rename`: a person → the same with another name.
struct PersonRenameCommand: Action {
    private static let newName = Argument(
        "NEW-NAME", .text("NEW-NAME"), "The name from now on")

    static var command: Command<Verb> {
        Command(
            "rename", .run(Self.self), summary: "Give a person another name",
            discussion: "Only the name changes; calendars made before stay hers.",
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
        let store = try context.openStore(.readWrite)
        let person = try PersonCommands.find(name, in: store)
        try store.rename(person.id, to: newName)
        return Outcome("\(person.name.terminalSafe) is \(newName.terminalSafe) now.\n")
    }
}
