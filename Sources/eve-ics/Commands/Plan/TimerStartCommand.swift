import CivilDate
import CommandLineInterface
import Household
import Messages
import Planner

/// `timer start`: a timer that studies first.
struct TimerStartCommand: Action {
    private static let title = Argument(
        optional: "TITLE", .text("TITLE"), "What you study, which is written into your calendar")
    private static let study = Option(
        "--study", .span(StudyTimer.Lengths.range), "How long you study at a time: up to 8h")
    private static let rest = Option(
        "--break", .span(StudyTimer.Lengths.range), "How long a break is: up to 8h")

    static var command: Command<Verb> {
        Command(
            "start", Self.self, summary: "Start studying",
            parameters: [title, study, rest],
            examples: [
                Example("eve-ics timer start Maths", "25 minutes, with breaks of 5."),
                Example("eve-ics timer start --study 50m --break 10m", "Longer ones."),
            ])
    }

    private let title: String
    private let lengths: StudyTimer.Lengths

    init(_ words: ParsedCommand) throws {
        title = try words[Self.title]?.trimmed ?? ""
        let usual = StudyTimer.Lengths.standard
        lengths = StudyTimer.Lengths(
            study: words[Self.study] ?? usual.study, rest: words[Self.rest] ?? usual.rest)
    }

    func run(in context: Context) throws -> Outcome {
        _ = try Plan.checked(title, .studySubject, context.place)
        let plan = try context.planToWrite()
        let timer = StudyTimer(title: title, lengths: lengths, at: plan.now)
        guard try plan.member.planner.start(timer, at: plan.now, plan.studyWords) else {
            throw ToolError.refused(
                "timer start: a timer is running already",
                advice: "see it with 'eve-ics timer status', or end it with 'eve-ics timer end'")
        }
        return context.outcome(plan.text(of: timer), json: plan.json(of: timer))
    }
}
