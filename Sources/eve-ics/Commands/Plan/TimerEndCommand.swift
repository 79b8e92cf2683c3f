import CommandLineInterface
import Planner

/// `timer end`: no timer runs.
struct TimerEndCommand: Action {
    static var command: Command<Verb> {
        Command(
            "end", Self.self, summary: "End the timer",
            discussion: "What you studied until then is in your calendar.",
            examples: [
                Example("eve-ics timer end", "No timer is running."),
                Example("eve-ics timer end --json", "The same for a script."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        try context.planOfSomebody().take(.end, in: context)
    }
}
