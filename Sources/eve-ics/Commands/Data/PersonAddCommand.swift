import CommandLineInterface
import LogStore
import Secrets

/// `person add`: a name → a person with an empty log.
struct PersonAddCommand: Action {
    static var command: Command<Verb> {
        Command(
            "add", .run(Self.self), summary: "Add a person", parameters: [PersonCommands.name],
            examples: [
                Example("eve-ics person add Mia", "Give Mia a log of her own."),
                Example("eve-ics log today --person Mia", "Then log for her."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws {
        name = try words[PersonCommands.name]
    }

    func run(in context: Context) throws -> Outcome {
        let store = try context.openStore(.readWriteCreate)
        let name = try store.addPerson(named: name, seed: Seed.random().bytes).name.terminalSafe
        return Outcome("Added \(name). Log for her with --person \(name).\n")
    }
}
