import CommandLineInterface
import CycleServer

/// The family of `person` commands, and what they share.
enum PersonCommands {
    static let name = Argument("NAME", .text("NAME"), "The person's name")

    static var command: Command<Verb> {
        Command(
            "person", summary: "Keep the logs of several people apart",
            discussion: """
                Each person has a log and settings of her own. Choose one with --person; \
                without it, you work on the first person's.
                """,
            subcommands: [
                PersonAddCommand.command, PersonListCommand.command, PersonRenameCommand.command,
                PersonEraseCommand.command,
            ],
            examples: [
                Example("eve-ics person add Mia", "Give Mia a log of her own."),
                Example("eve-ics person list", "Who is there."),
            ])
    }

    static func find(_ name: String, in context: Context) throws -> Member {
        guard let member = try context.household().member(named: name) else {
            throw ToolError.refused(
                "person: nobody in this store has that name",
                advice: "see who is there with 'eve-ics person list'")
        }
        return member
    }
}
