import CommandLineInterface
import CycleServer

/// `event restore`: what was removed last → back where it was.
struct EventRestoreCommand: Action {
    static var command: Command<Verb> {
        RestoredEntry.command(
            Self.self, summary: "Bring back an event that was removed", of: "event")
    }

    private let entry: RestoredEntry

    init(_ words: ParsedCommand) throws { entry = try RestoredEntry(words) }

    func run(in context: Context) throws -> Outcome {
        try entry.restore(.events, kind: "event", in: context)
    }
}
