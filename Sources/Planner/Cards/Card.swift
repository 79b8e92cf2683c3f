import ICalendar

/// A card of a deck: a VJOURNAL whose SUMMARY is the front and whose DESCRIPTION is the back, so that programs for
/// journals can edit it.
package struct Card: Sendable {
    package let object: PlannerObject
    package let content: TwoTexts

    /// `nil` for another kind of entry.
    package init?(_ object: PlannerObject) {
        guard object.entry.name == TwoTexts.component else { return nil }
        self.object = object
        content = TwoTexts(object.entry)
    }

    package var uid: String { object.uid }
    package var front: String { content.first }
    package var back: String { content.second }

    /// The object with other texts; `nil` where nothing changes.
    package func changed(to content: TwoTexts, at now: Int64) -> ObjectChange? {
        object.changed(from: self.content, to: content, at: now)
            .map { ObjectChange(object: object, bytes: $0) }
    }
}

/// The cards of a deck, in the order in which they were made.
package struct CardList: Sendable {
    package let cards: [Card]

    package init(_ cards: [Card]) {
        self.cards = cards.sorted {
            ($0.object.created ?? 0, $0.front, $0.uid) < ($1.object.created ?? 0, $1.front, $1.uid)
        }
    }
}
