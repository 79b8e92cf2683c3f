import CommandLineInterface
import CycleServer

/// `cards restore`: what was removed last → back where it was.
struct CardRestoreCommand: Action {
    static var command: Command<Verb> {
        RestoredEntry.command(
            Self.self, summary: "Bring back a card that was removed", of: "cards")
    }

    private let entry: RestoredEntry

    init(_ words: ParsedCommand) throws { entry = try RestoredEntry(words) }

    func run(in context: Context) throws -> Outcome {
        try entry.restore(.cards, kind: "card", in: context)
    }
}
