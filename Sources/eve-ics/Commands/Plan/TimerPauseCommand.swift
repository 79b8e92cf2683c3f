import CommandLineInterface
import Planner

/// `timer pause`: the time stands still until somebody goes on.
struct TimerPauseCommand: Action {
    static var command: Command<Verb> {
        Command(
            "pause", Self.self, summary: "Let the time stand still",
            discussion: "'eve-ics timer study' or 'eve-ics timer break' goes on.",
            examples: [
                Example("eve-ics timer pause", "Until you go on."),
                Example("eve-ics timer pause --json", "The same for a script."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        try context.planOfSomebody().take(.pause, in: context)
    }
}
