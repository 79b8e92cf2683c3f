import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer

/// One step back or forth in a journal, as `undo` and `redo` take it.
struct JournalStep {
    static let dryRun = Flag("--dry-run", "Show what would happen, and change nothing")

    private let isDryRun: Bool
    private let confirmation: Confirmation
    /// What the answer begins with, such as `Took back`.
    private let done: String
    /// The same of a step that is not taken yet, such as `Would take back`.
    private let planned: String

    /// More days than these are taken back only with a yes.
    private static let mostDaysUnasked = 30

    init(_ words: ParsedCommand, done: String, planned: String) {
        isDryRun = words[Self.dryRun]
        confirmation = Confirmation(words)
        (self.done, self.planned) = (done, planned)
    }

    /// Takes back the entry that `choose` finds, and says which change that is about.
    func run(
        in context: Context,
        _ choose: (UndoHistory) throws -> (entry: JournalChange, change: JournalChange)
    ) throws -> Outcome {
        let member = try context.memberToWrite(creating: false)
        var agreed: Int64?
        var answer: (text: String, change: PersonChange, made: RecordedChange)?
        _ = try member.write(at: context.now) { person in
            let recorded = try member.changes()
            let changes = recorded.map(\.change)
            let history = UndoHistory(changes)
            let (entry, change) = try choose(history)
            let number = person.lastEntry + 1
            let content = history.content(takingBack: entry, as: number)
            let next = changes + [JournalChange(number: number, content: content)]
            guard let made = recorded.first(where: { $0.change == change }) else { return [] }
            let text = ChangeText(change, in: history, for: person)
            let what = "\(text.words), \(text.made(made))"
            if !isDryRun, text.dayCount > Self.mostDaysUnasked, agreed != entry.number {
                try confirmation.ask("\(planned): \(what). Go on?")
                agreed = entry.number
            }
            let after = PersonState(
                JournalState(replaying: next), naming: person.naming, moment: person.moment,
                zones: person.zones)
            if !isDryRun, let kept = after.settings.kept {
                try context.askToKeep(only: kept, member, person, confirmation)
            }
            let step = PersonChange(from: person, to: after, isPlanned: isDryRun)
            answer = (
                "\(isDryRun ? planned : done): \(what).\n" + step.forecastMove(), step, made
            )
            return isDryRun ? [] : [content]
        }
        if !isDryRun { context.forgetOldHistory(of: member) }
        guard let answer else { return Outcome("") }
        return context.outcome(answer.text, of: answer.change, adding: ["change": answer.made])
    }
}
