import CommandLineInterface
import Household

/// `alarm restore`: the alarm that was removed last → back where it was.
struct AlarmRestoreCommand: Action {
    static var command: Command<Verb> {
        Command(
            "restore", Self.self, summary: "Bring back an alarm that was removed",
            discussion: """
                The last 100 things that you removed here are kept for 30 days. What a calendar \
                program removed is gone.
                """,
            parameters: [RestoredEntry.name],
            examples: [
                Example("eve-ics alarm restore", "What you removed last."),
                Example("eve-ics alarm restore Work", "By its title."),
            ])
    }

    private let entry: RestoredEntry

    init(_ words: ParsedCommand) throws { entry = try RestoredEntry(words) }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        return try entry.restore(
            among: try plan.member.removedAlarms(), kind: "alarm", plan, context)
    }
}
