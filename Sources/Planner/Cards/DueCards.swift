/// The to-do of a deck that says that cards are due, so that calendar programs remind of it: one for a deck, moved on
/// from day to day, and gone when all is reviewed.
package struct DueCards: Equatable, Sendable {
    package let title: String
    package let day: PlannedTime

    package init(title: String, day: PlannedTime) {
        self.title = title
        self.day = day
    }

    /// The last part of the object's path in the calendar of the deck.
    package static let name = "due.ics"

    /// What is to be written in place of what is there; `nil` where that says the same.
    ///
    /// A to-do that somebody ticked stays ticked for its day.
    package func object(
        replacing old: PlannerObject?, uid: String, at now: Int64
    ) -> [UInt8]? {
        let new = Todo.Content(title: title, due: day)
        guard let todo = old.flatMap(Todo.init) else { return new.object(uid: uid, at: now) }
        var content = todo.content
        let isNextDay = content.due != day
        content.title = title
        content.due = day
        if isNextDay { content.progress = .open(percent: 0) }
        return todo.object.changed(from: todo.content, to: content, at: now)
    }
}
