import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Household

/// `redo`: the change that `undo` took back last → made again.
struct RedoCommand: Action {
    static var command: Command<Verb> {
        Command(
            "redo", Self.self, summary: "Make the last undone change again",
            discussion: """
                Repeat it to make the undone change before that again. After any other change, \
                there is nothing to redo.
                """,
            parameters: [StepAction.dryRun, Confirmation.yes],
            examples: [
                Example("eve-ics redo", "The last 'eve-ics undo' was a mistake."),
                Example("eve-ics redo --dry-run", "See what it would bring back."),
            ])
    }

    private let step: StepAction

    init(_ words: ParsedCommand) {
        step = StepAction(words, .forth)
    }

    func run(in context: Context) throws -> Outcome {
        let outside = try context.memberToWrite(creating: false).changeOutsideLog()
        return try step.run(in: context) { history in
            let advice = "only what 'eve-ics undo' took back, with no other change since, can be"
            guard let entry = history.redoable, let change = history.change(takenBackBy: entry)
            else {
                throw ToolError.refused("redo: there is no change to make again", advice: advice)
            }
            if let outside, outside.entry >= entry.number {
                throw OutsideLog.refusal(
                    of: "redo", at: outside, advice: "\(advice) made again")
            }
            return (entry, change)
        }
    }
}
