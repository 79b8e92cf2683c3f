import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages

/// One step back or forth in a journal, as `undo` and `redo` take it.
struct StepAction {
    static let dryRun = Flag("--dry-run", "Show what would happen, and change nothing")

    private let direction: JournalStep.Direction
    private let isDryRun: Bool
    private let confirmation: Confirmation

    init(_ words: ParsedCommand, _ direction: JournalStep.Direction) {
        self.direction = direction
        isDryRun = words[Self.dryRun]
        confirmation = Confirmation(words)
    }

    /// Takes back the entry that `choose` finds, and says which change that is about.
    func run(
        in context: Context,
        _ choose: (UndoHistory) throws -> (entry: JournalChange, change: JournalChange)
    ) throws -> Outcome {
        let member = try context.memberToWrite(creating: false)
        var agreed: Int64?
        var isAgreed = false
        var taken: JournalStep?
        _ = try member.write(at: context.now) { stored in
            let person = context.reading(stored)
            let recorded = try member.changes()
            let history = UndoHistory(recorded.map(\.change))
            let (entry, change) = try choose(history)
            guard
                let step = JournalStep(
                    direction, taking: entry, of: change, in: recorded, history, on: person,
                    reading: context.reading)
            else { return [] }
            if !isDryRun, step.asksFirst, agreed != entry.number {
                let question = step.sentences(isPlanned: true) + [person.language.undoing.goOn]
                try confirmation.ask(
                    question.joined(separator: " ").terminalSafe, in: person.language)
                agreed = entry.number
            }
            if !isDryRun, let kept = step.keptLess {
                isAgreed = try context.askToKeep(only: kept, member, person, confirmation).isAgreed
            }
            taken = step
            return isDryRun ? [] : [step.content]
        }
        if !isDryRun { context.forgetOldHistory(of: member, isConfirmed: isAgreed) }
        guard let taken else { return Outcome("") }
        let change = taken.change(isPlanned: isDryRun)
        let said = taken.sentences(isPlanned: isDryRun).joined(separator: " ").terminalSafe
        return context.outcome(
            "\(said)\n\(change.forecastMove())", of: change, adding: ["change": taken.made])
    }
}
