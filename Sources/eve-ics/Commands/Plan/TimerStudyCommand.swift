import CommandLineInterface
import Planner

/// `timer study`: a break, a pause, or the question after a break → studying.
struct TimerStudyCommand: Action {
    static var command: Command<Verb> {
        Command(
            "study", Self.self, summary: "Study on after a break or a pause",
            examples: [
                Example("eve-ics timer study", "The next 25 minutes, or as you said."),
                Example("eve-ics timer study --json", "The same for a script."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        try context.planOfSomebody().take(.study, in: context)
    }
}
