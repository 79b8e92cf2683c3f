import CommandLineInterface
import CycleServer

/// `todo restore`: what was removed last → back where it was.
struct TodoRestoreCommand: Action {
    static var command: Command<Verb> {
        RestoredEntry.command(
            Self.self, summary: "Bring back a to-do that was removed", of: "todo")
    }

    private let entry: RestoredEntry

    init(_ words: ParsedCommand) throws { entry = try RestoredEntry(words) }

    func run(in context: Context) throws -> Outcome {
        try entry.restore(.todos, kind: "to-do", in: context)
    }
}
