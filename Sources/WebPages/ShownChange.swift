package import CycleModel
package import CyclePipeline
import CycleViews
import Messages

/// A change of the journal, as a page lists it.
package struct ShownChange: Sendable {
    package let number: Int64
    package let words: String
    /// The way it came and when.
    package let source: String
    package let isUndone: Bool
    /// Whether a button takes it back.
    package let canBeTakenBack: Bool

    package init(_ recorded: RecordedChange, in history: UndoHistory, for person: PersonState) {
        let text = ChangeText(recorded.change, in: history, for: person)
        number = recorded.change.number
        isUndone = history.isUndone(number)
        words = isUndone ? person.language.history.undone(text.words) : text.words
        source = person.language.webHistory.source(
            person.language.history.name(of: recorded.origin), text.when(recorded))
        canBeTakenBack = history.canTakeBack(recorded.change)
    }

    /// The newest that can be taken back.
    ///
    /// `nil` for one of very many days, such as an import, that was not made today: the history has it.
    package static func lastStanding(
        _ recorded: GrowingList<RecordedChange>, _ history: UndoHistory, for person: PersonState
    ) -> ShownChange? {
        guard let last = history.lastStanding,
            let made = recorded.last(where: { $0.change.number == last.number })
        else { return nil }
        let isLarge =
            ChangeText(last, in: history, for: person).dayCount > JournalStep.mostDaysUnasked
        guard !isLarge || person.time.dayAndMinute(at: made.recorded).day == person.today else {
            return nil
        }
        return ShownChange(made, in: history, for: person)
    }
}
