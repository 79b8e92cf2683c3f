import CommandLineInterface
import CycleServer

/// `note restore`: what was removed last → back where it was.
struct NoteRestoreCommand: Action {
    static var command: Command<Verb> {
        RestoredEntry.command(
            Self.self, summary: "Bring back a note that was removed", of: "note")
    }

    private let entry: RestoredEntry

    init(_ words: ParsedCommand) throws { entry = try RestoredEntry(words) }

    func run(in context: Context) throws -> Outcome {
        try entry.restore(.notes, kind: "note", in: context)
    }
}
