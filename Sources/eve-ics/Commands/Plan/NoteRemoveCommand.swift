import CommandLineInterface
import Household
import Messages
import Planner

/// `note remove`: a note → gone, in calendar programs, too.
struct NoteRemoveCommand: Action {
    static var command: Command<Verb> {
        Command(
            "remove", Self.self, summary: "Remove a note",
            discussion: "'eve-ics note restore' brings it back within 30 days.",
            parameters: [NoteCommands.name, NoteCommands.notebook],
            examples: [
                Example("eve-ics note remove Books", "It is gone everywhere."),
                Example("eve-ics note restore", "It is back."),
            ])
    }

    private let name: String
    private let calendar: String?

    init(_ words: ParsedCommand) throws {
        name = try words[NoteCommands.name]
        calendar = words[NoteCommands.notebook]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let listed = try plan.note(named: name, in: calendar)
        try plan.member.planner.remove([listed.note.object], from: listed.calendar, at: plan.now)
        return context.outcome(
            plan.removedText([listed.note.title], restore: "eve-ics note restore"),
            json: ["removed": listed.note.title])
    }
}
