/// A card to learn by, as files hand it on.
package struct DeckCard: Equatable, Sendable {
    package let front: String
    package let back: String
    /// What the program that made it calls it; the same card has it in every file. `nil` where nobody named it.
    package let id: String?
    /// The deck that it was in; `nil` where the file does not tell.
    package let deck: String?

    package init(front: String, back: String, id: String? = nil, deck: String? = nil) {
        self.front = front
        self.back = back
        self.id = id
        self.deck = deck
    }
}

/// The cards of a file, and what was left out of them.
package struct DeckReading: Equatable, Sendable {
    package internal(set) var cards: [DeckCard] = []
    /// Pictures and sounds.
    package internal(set) var mediaCount = 0
    /// Cards without a front.
    package internal(set) var emptyCount = 0
    /// Fields and tags that no card shows.
    package internal(set) var hiddenCount = 0

    /// Cards of one file.
    package static let most = 200_000

    mutating func add(_ card: DeckCard) throws {
        guard card.front.contains(where: { !$0.isWhitespace }) else {
            emptyCount += 1
            return
        }
        guard cards.count < Self.most else { throw TrackerError.damaged(.tooMuch) }
        cards.append(card)
    }
}
