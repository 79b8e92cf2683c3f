import CommandLineInterface
import Messages
import Planner

/// `note show`: a note with all of its lines.
struct NoteShowCommand: Action {
    static var command: Command<Verb> {
        Command(
            "show", Self.self, summary: "Show a note",
            parameters: [NoteCommands.name, NoteCommands.notebook],
            examples: [
                Example("eve-ics note show Books", "All of its lines."),
                Example("eve-ics note show 1", "The one that was changed last."),
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
        return context.outcome(
            listed.note.text.terminalSafeLines + "\n", json: ["note": plan.json(of: listed)])
    }
}
