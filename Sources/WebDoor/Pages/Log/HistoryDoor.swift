import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Household
import Messages
import WebPages

/// `/history`.
struct HistoryDoor: VisitedPage {
    let visit: WebVisit

    /// The cycles and the last changes; a form takes one back or makes one again.
    func answer() throws -> WebAnswer {
        if visit.isPost { return try step() }
        let history = try visit.history()
        return .page(
            HistoryPage(
                visit.state,
                changes: ShownChanges(
                    before: visit.query["before"].flatMap { Int64($0) }, of: history.changes,
                    history.undo, for: visit.state),
                redoable: history.undo.redoable?.number, showsAll: visit.query["all"] == "1"),
            isKept: true)
    }

    /// Takes a change back, or makes the last one again.
    private func step() throws -> WebAnswer {
        let back = visit.form["back"].flatMap(Path.init(own:)) ?? WebRoute.history.path
        let isRedo = visit.form["action"] == "redo"
        guard isRedo || visit.form["action"] == "undo",
            let number = visit.form["change"].flatMap(Int64.init)
        else {
            return .redirect(back, notice: visit.language.webLog.notUnderstood)
        }
        let outcome = try visit.write { person -> JournalDraft<TakenStep> in
            let recorded = try visit.history()
            let (changes, history) = (recorded.changes, recorded.undo)
            let words = person.language.webHistory
            let taken: (entry: JournalChange, change: JournalChange)
            do throws(UndoHistory.Refusal) {
                taken = try isRedo ? Self.redone(number, history) : Self.undone(number, history)
            } catch {
                return JournalDraft([], answer: .told(error.sentence(words, isRedo: isRedo)))
            }
            let step = JournalStep(
                isRedo ? .forth : .back, taking: taken.entry, of: taken.change, in: changes,
                history, on: person
            ) { after in
                var after = after
                after.language = person.language
                return after
            }
            guard let step else { return JournalDraft([], answer: .told(words.nothingToUndo)) }
            if let kept = step.keptLess {
                let command = isRedo ? "'eve-ics redo'" : "'eve-ics undo \(taken.change.number)'"
                return JournalDraft(
                    [], answer: .told(words.keepsLess(kept.length(in: person.language), command)))
            }
            if step.asksFirst, visit.form["sure"] != "yes" {
                return JournalDraft([], answer: .asked(step.sentences(isPlanned: true)))
            }
            return JournalDraft(
                [step.content],
                answer: .told(step.sentences(isPlanned: false).joined(separator: " ")))
        }
        switch outcome.answer {
        case .told(let notice): return .redirect(back, notice: notice)
        case .asked(let sentences):
            return .page(
                StepPage(
                    outcome.basis, sentences: sentences, isRedo: isRedo,
                    typed: visit.form.fields.pairs, back: back))
        }
    }

    private static func undone(
        _ number: Int64, _ history: UndoHistory
    ) throws(UndoHistory.Refusal) -> (JournalChange, JournalChange) {
        let change = try history.change(toTakeBack: number)
        return (change, change)
    }

    /// - Parameter number: The entry that is taken back: a form that is sent twice makes no second change again.
    private static func redone(
        _ number: Int64, _ history: UndoHistory
    ) throws(UndoHistory.Refusal) -> (JournalChange, JournalChange) {
        guard let entry = history.redoable, let change = history.change(takenBackBy: entry) else {
            throw .nothing
        }
        guard entry.number == number else {
            throw .notStanding(number, isUndone: history.isUndone(number))
        }
        return (entry, change)
    }
}

/// What a step in the journal came to.
private enum TakenStep {
    case told(String)
    /// It is about so many days that the person is asked first.
    case asked([String])
}

extension UndoHistory.Refusal {
    fileprivate func sentence(_ words: WebHistoryMessages, isRedo: Bool) -> String {
        switch self {
        case .nothing: isRedo ? words.nothingToRedo : words.nothingToUndo
        case .notStanding: isRedo ? words.language.webLog.notUnderstood : words.alreadyUndone
        case .changedLater(_, let later): words.changedLater(later)
        }
    }
}
