import CommandLineInterface
import Planner

/// A step of the timer, as its command says it.
protocol TimerStep: SendableMetatype {
    static var step: StudyTimer.Step { get }
    static var summary: String { get }
    static var discussion: String { get }
    /// What comes of it, for an example.
    static var effect: String { get }
}

/// `timer break`, `timer end` and so on: what the timer does → what it does next.
struct TimerStepCommand<Kind: TimerStep>: Action {
    static var command: Command<Verb> {
        let words = "eve-ics timer \(Kind.step.rawValue)"
        return Command(
            Kind.step.rawValue, Self.self, summary: Kind.summary, discussion: Kind.discussion,
            examples: [
                Example(words, Kind.effect),
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
    static let summary = "Take a break"
    static let discussion = "What you studied until then is in your calendar."
    static let effect = "A break of 5 minutes, or as you said."
}

enum StudyStep: TimerStep {
    static let step = StudyTimer.Step.study
    static let summary = "Study on after a break or a pause"
    static let discussion = ""
    static let effect = "The next 25 minutes, or as you said."
}

enum ExtendStep: TimerStep {
    static let step = StudyTimer.Step.extend
    static let summary = "Go on with what you do for the length of a break"
    static let discussion = ""
    static let effect = "5 minutes more, or as you said."
}

enum PauseStep: TimerStep {
    static let step = StudyTimer.Step.pause
    static let summary = "Let the time stand still"
    static let discussion = "'eve-ics timer study' or 'eve-ics timer break' goes on."
    static let effect = "Until you go on."
}

enum EndStep: TimerStep {
    static let step = StudyTimer.Step.end
    static let summary = "End the timer"
    static let discussion = "What you studied until then is in your calendar."
    static let effect = "No timer is running."
}
