import CalendarServer
import CycleModel
import Household
import Store

/// What a change of the cycle calendar comes to, as data before anything is done.
struct PlannedWrite {
    enum Answer: Equatable {
        case done(PutOutcome)
        /// Not done, and why, as it stands behind a colon; what there is to do beside it is done.
        case refused(String)
    }

    /// For the journal; `nil` if the log does not change.
    var change: JournalChange.Content?
    /// What goes with it, in the same transaction.
    var changes: [CycleChange] = []
    var answer: Answer
    /// The entry of the journal to take back before.
    var takesBack: Int64?
    /// Whether the event came back as it was served, but for what is kept of its alarms.
    var isQuiet = false
    /// What it is among a program's edits; `nil` where it is nothing of an event of ours that is shown.
    var step: ClientEdits.Step?

    static let deleted = Answer.done(PutOutcome(isNew: false, tag: nil))

    var contents: [JournalChange.Content] {
        [takesBack.map { .undo($0) }, change].compactMap { $0 }
    }

    var draft: JournalDraft<PlannedWrite> {
        JournalDraft(contents, changing: changes, answer: self)
    }

    /// Whether an event of the forecast is no longer shown.
    var hides: Bool {
        changes.contains { if case .hide = $0 { true } else { false } }
    }

    func adding(_ more: [CycleChange]) -> PlannedWrite {
        var write = self
        write.changes += more
        return write
    }
}
