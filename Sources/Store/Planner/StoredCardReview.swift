/// One answer to a card, as it is kept for good.
package struct StoredCardReview: Hashable, Sendable {
    /// The UID of the card's entry.
    package let card: String
    /// Seconds since 1970-01-01T00:00:00Z.
    package let reviewed: Int64
    /// 1 for forgotten to 4 for easy.
    package let recall: Int

    package init(card: String, reviewed: Int64, recall: Int) {
        self.card = card
        self.reviewed = reviewed
        self.recall = recall
    }
}

/// An object that a person removed, and can get back for a while.
package struct RemovedObject: Hashable, Sendable {
    /// Rises with each that is removed.
    package let number: Int
    package let calendar: StoredCalendar.ID
    /// As it was.
    package let object: StoredObject
    /// Seconds since 1970-01-01T00:00:00Z.
    package let removed: Int64

    package init(
        number: Int, calendar: StoredCalendar.ID, object: StoredObject, removed: Int64
    ) {
        self.number = number
        self.calendar = calendar
        self.object = object
        self.removed = removed
    }

    /// How many are kept of one person, and for how many seconds.
    package static let most = 100
    package static let secondsToKeep: Int64 = 30 * 86_400
}

/// A change of one object among several that are made together.
package struct ObjectPut: Sendable {
    package let object: StoredObject
    /// What it replaces; `nil` for a new one.
    package let tag: String?

    package init(_ object: StoredObject, replacing tag: String? = nil) {
        self.object = object
        self.tag = tag
    }
}
