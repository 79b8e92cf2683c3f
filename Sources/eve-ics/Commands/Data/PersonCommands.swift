import CommandLineInterface
import Household

/// The family of `person` commands, and what they share.
enum PersonCommands {
    static let name = Argument(
        "NAME", .text("NAME", completion: .names(.people)), "The person's name")

    static var command: Command<Verb> {
        Command(
            "person", summary: "Keep the logs of several people apart",
            discussion: """
                Each person has their own log and settings. Choose one with --person; without it, \
                the first person's are used.
                """,
            subcommands: [
                PersonAddCommand.command, PersonListCommand.command, PersonRenameCommand.command,
                PersonEraseCommand.command,
            ],
            examples: [
                Example("eve-ics person add Mia", "Add a log for Mia."),
                Example("eve-ics person list", "Everyone in the store."),
            ])
    }

    static func find(_ name: String, in context: Context) throws -> Member {
        guard let member = try context.household().member(named: name) else {
            throw ToolError.refused(
                "\(name.typedPlace): nobody in this store has that name",
                advice: "see who is there with 'eve-ics person list'")
        }
        return member
    }
}
