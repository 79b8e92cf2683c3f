package import CycleModel
package import CyclePipeline
import Messages

/// One step back or forth in a journal: a change taken back, or made again.
package struct JournalStep: Sendable {
    package enum Direction: Sendable {
        case back, forth
    }

    /// What is to be written.
    package let content: JournalChange.Content
    /// The change that is taken back or made again.
    package let made: RecordedChange
    package let text: ChangeText
    package let before: PersonState
    /// The person once it is written.
    package let after: PersonState
    private let direction: Direction

    /// - Parameters:
    ///   - entry: The entry of the journal that is taken back.
    ///   - change: The change that this is about: the same one, or the one that `entry` took back.
    ///   - recorded: The whole journal, which `history` is of.
    ///   - reading: Puts what the person is told into the language of the settings.
    package init?(
        _ direction: Direction, taking entry: JournalChange, of change: JournalChange,
        in recorded: some Collection<RecordedChange>, _ history: UndoHistory,
        on person: PersonState,
        reading: (PersonState) -> PersonState
    ) {
        guard let made = recorded.first(where: { $0.change == change }) else { return nil }
        let number = person.lastEntry + 1
        content = history.content(takingBack: entry, as: number)
        let next = recorded.map(\.change) + [JournalChange(number: number, content: content)]
        after = reading(
            PersonState(
                JournalState(replaying: next), naming: person.naming, moment: person.moment,
                zones: person.zones))
        text = ChangeText(change, in: history, for: person)
        before = person
        self.made = made
        self.direction = direction
    }

    /// What was taken back or made again, and where that change came from.
    package func sentences(isPlanned: Bool) -> [String] {
        let words = before.language.undoing
        let done =
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
        return done + [text.source(of: made)]
    }

    package func change(isPlanned: Bool) -> PersonChange {
        PersonChange(from: before, to: after, isPlanned: isPlanned)
    }

    /// More days than these are taken back or made again only with a yes, whatever the door.
    package static let mostDaysUnasked = 30

    package var asksFirst: Bool { text.dayCount > Self.mostDaysUnasked }

    /// How much history is kept after the step, where that is less than before; else `nil`.
    ///
    /// What is older is then erased, which no other step brings back, so the person is asked first.
    package var keptLess: KeptHistory? {
        guard let kept = after.settings.kept else { return nil }
        if let keptBefore = before.settings.kept, keptBefore.months <= kept.months { return nil }
        return kept
    }
}

extension UndoHistory {
    /// Why a change cannot be taken back.
    package enum Refusal: Error, Equatable {
        /// There is no change to take back.
        case nothing
        case notStanding(Int64, isUndone: Bool)
        /// Later changes wrote the same days or settings.
        case changedLater(Int64, by: [Int64])
    }

    /// The change of an entry, or the last one, where it can be taken back.
    package func change(toTakeBack entry: Int64?) throws(Refusal) -> JournalChange {
        guard let entry else {
            guard let last = lastStanding else { throw .nothing }
            return last
        }
        guard let change = standing.first(where: { $0.number == entry }) else {
            throw .notStanding(entry, isUndone: isUndone(entry))
        }
        let later = dependents(of: change)
        guard later.isEmpty else { throw .changedLater(entry, by: later) }
        return change
    }
}
