import CommandLineInterface
import Planner

/// `timer extend`: either part → longer by a break.
struct TimerExtendCommand: Action {
    static var command: Command<Verb> {
        Command(
            "extend", Self.self, summary: "Go on with what you do for the length of a break",
            examples: [
                Example("eve-ics timer extend", "5 minutes more, or as you said."),
                Example("eve-ics timer extend --json", "The same for a script."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        try context.planOfSomebody().take(.extend, in: context)
    }
}
