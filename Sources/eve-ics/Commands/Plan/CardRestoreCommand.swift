import CommandLineInterface
import Household

/// `cards restore`: what was removed last → back where it was.
struct CardRestoreCommand: Action {
    static var command: Command<Verb> {
        Command(
            "restore", Self.self, summary: "Bring back a card that was removed",
            discussion: """
                The last 100 things that you removed here are kept for 30 days. What a calendar \
                program removed is gone.
                """,
            parameters: [RestoredEntry.name],
            examples: [
                Example("eve-ics cards restore", "What you removed last."),
                Example("eve-ics cards restore Bread", "By its title."),
            ])
    }

    private let entry: RestoredEntry

    init(_ words: ParsedCommand) throws { entry = try RestoredEntry(words) }

    func run(in context: Context) throws -> Outcome {
        try entry.restore(.cards, kind: "card", in: context)
    }
}
