import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import Messages

/// One step back or forth in a journal, as `undo` and `redo` take it.
struct JournalStep {
    static let dryRun = Flag("--dry-run", "Show what would happen, and change nothing")

    enum Direction {
        case back, forth
    }

    private let direction: Direction
    private let isDryRun: Bool
    private let confirmation: Confirmation

    /// More days than these are taken back only with a yes.
    private static let mostDaysUnasked = 30

    init(_ words: ParsedCommand, _ direction: Direction) {
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
        var answer: (text: String, change: PersonChange, made: RecordedChange)?
        _ = try member.write(at: context.now) { stored in
            let person = context.reading(stored)
            let recorded = try member.changes()
            let changes = recorded.map(\.change)
            let history = UndoHistory(changes)
            let (entry, change) = try choose(history)
            let number = person.lastEntry + 1
            let content = history.content(takingBack: entry, as: number)
            let next = changes + [JournalChange(number: number, content: content)]
            guard let made = recorded.first(where: { $0.change == change }) else { return [] }
            let text = ChangeText(change, in: history, for: person)
            func said(isPlanned: Bool) -> String {
                (sentences(text, isPlanned, person.language.undoing) + [text.source(of: made)])
                    .joined(separator: " ")
            }
            if !isDryRun, text.dayCount > Self.mostDaysUnasked, agreed != entry.number {
                let question = "\(said(isPlanned: true)) \(person.language.undoing.goOn)"
                try confirmation.ask(question, in: person.language)
                agreed = entry.number
            }
            let after = context.reading(
                PersonState(
                    JournalState(replaying: next), naming: person.naming, moment: person.moment,
                    zones: person.zones))
            if !isDryRun, let kept = after.settings.kept {
                try context.askToKeep(only: kept, member, person, confirmation)
            }
            let step = PersonChange(from: person, to: after, isPlanned: isDryRun)
            answer = (
                said(isPlanned: isDryRun) + "\n" + step.forecastMove(), step, made
            )
            return isDryRun ? [] : [content]
        }
        if !isDryRun { context.forgetOldHistory(of: member) }
        guard let answer else { return Outcome("") }
        return context.outcome(answer.text, of: answer.change, adding: ["change": answer.made])
    }

    private func sentences(
        _ text: ChangeText, _ isPlanned: Bool, _ words: UndoMessages
    ) -> [String] {
        switch (direction, isPlanned) {
        case (.back, false):
            text.sentences(recorded: words.tookBack, removed: words.broughtBack)
        case (.back, true):
            text.sentences(recorded: words.wouldTakeBack, removed: words.wouldBringBack)
        case (.forth, false):
            text.sentences(recorded: words.madeAgain, removed: words.removedAgain)
        case (.forth, true):
            text.sentences(recorded: words.wouldMakeAgain, removed: words.wouldRemoveAgain)
        }
    }
}
