import CommandLineInterface
import Household
import Messages
import Planner

/// `timer status`: what the timer does.
struct TimerStatusCommand: Action {
    static var command: Command<Verb> {
        Command(
            "status", Self.self, summary: "What the timer does, and what you can do",
            examples: [
                Example("eve-ics timer status", "How long it goes on."),
                Example("eve-ics timer status --json", "The same for a status bar."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        guard let plan = try context.plan() else {
            let messages = context.language.study
            return context.outcome(
                "\(messages.none)\n\(messages.startBy(command: "eve-ics timer start"))\n",
                json: ["timer": JSON.null])
        }
        let timer = try plan.member.planner.studyTimer(at: plan.now, plan.studyWords)
        return context.outcome(plan.text(of: timer), json: plan.json(of: timer))
    }
}
