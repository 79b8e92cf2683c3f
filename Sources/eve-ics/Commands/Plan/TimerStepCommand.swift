import CommandLineInterface
import Planner

/// A step of the timer, as its command says it.
protocol TimerStep: SendableMetatype {
    static var step: StudyTimer.Step { get }
    /// What help says of it, and in an example of what comes of it.
    static var help: (summary: String, discussion: String, effect: String) { get }
}

/// `timer break`, `timer end` and so on: what the timer does → what it does next.
struct TimerStepCommand<Kind: TimerStep>: Action {
    static var command: Command<Verb> {
        let words = "eve-ics timer \(Kind.step.rawValue)"
        return Command(
            Kind.step.rawValue, Self.self, summary: Kind.help.summary,
            discussion: Kind.help.discussion,
            examples: [
                Example(words, Kind.help.effect),
                Example("\(words) --json", "The same for a script."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        try context.planOfSomebody().take(Kind.step, in: context)
    }
}

enum BreakStep: TimerStep {
    static let step = StudyTimer.Step.rest
    static let help = (
        summary: "Take a break",
        discussion: "What you studied until then is in your calendar.",
        effect: "A break of 5 minutes, or as you said."
    )
}

enum StudyStep: TimerStep {
    static let step = StudyTimer.Step.study
    static let help = (
        summary: "Study on after a break or a pause",
        discussion: "",
        effect: "The next 25 minutes, or as you said."
    )
}

enum ExtendStep: TimerStep {
    static let step = StudyTimer.Step.extend
    static let help = (
        summary: "Go on with what you do for the length of a break",
        discussion: "",
        effect: "5 minutes more, or as you said."
    )
}

enum PauseStep: TimerStep {
    static let step = StudyTimer.Step.pause
    static let help = (
        summary: "Let the time stand still",
        discussion: "'eve-ics timer study' or 'eve-ics timer break' goes on.",
        effect: "Until you go on."
    )
}

enum EndStep: TimerStep {
    static let step = StudyTimer.Step.end
    static let help = (
        summary: "End the timer",
        discussion: "What you studied until then is in your calendar.",
        effect: "No timer is running."
    )
}
