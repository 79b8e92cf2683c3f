import CommandLineInterface
import Household
import Messages
import Planner

/// `note list`: the notes, the one that was changed last first.
struct NoteListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List your notes, the last changed one first",
            parameters: [NoteCommands.notebook],
            examples: [
                Example("eve-ics note list", "Numbers, titles and when they were changed."),
                Example("eve-ics note list --json", "With all of their texts, for a script."),
            ])
    }

    private let calendar: String?

    init(_ words: ParsedCommand) { calendar = words[NoteCommands.notebook] }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.plan()
        let notes =
            try plan.map { plan in
                try plan.notes(in: try plan.calendars(for: .notes, named: calendar))
            } ?? []
        return context.outcome(
            notes.isEmpty
                ? context.languageOfPerson.planner.noNotes + "\n" : plan?.table(of: notes) ?? "",
            json: ["notes": JSON.array(notes.compactMap { plan?.json(of: $0) })])
    }
}
