import CommandLineInterface
import Planner

/// `timer break`: studying, or the question after it → a break.
struct TimerBreakCommand: Action {
    static var command: Command<Verb> {
        Command(
            "break", Self.self, summary: "Take a break",
            discussion: "What you studied until then is in your calendar.",
            examples: [
                Example("eve-ics timer break", "A break of 5 minutes, or as you said."),
                Example("eve-ics timer break --json", "The same for a script."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        try context.planOfSomebody().take(.rest, in: context)
    }
}
