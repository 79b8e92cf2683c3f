/// How well the cards of a deck are known, by their UIDs.
package struct DeckMemory: Sendable {
    private let cards: [String]
    private let memories: [String: CardMemory]

    /// - Parameters:
    ///   - cards: Those of the deck, in its order.
    ///   - memories: Of these cards and of others; new ones have none.
    package init(_ cards: [String], _ memories: [String: CardMemory]) {
        self.cards = cards
        self.memories = memories
    }

    /// Those to be seen again by a moment, the most forgotten first, then those that are new.
    package func due(at now: Int64) -> [String] {
        let seen = cards.compactMap { card in memories[card].map { (card, $0) } }
            .filter { $0.1.due <= now }
            .sorted { $0.1.retrievability(at: now) < $1.1.retrievability(at: now) }
            .map(\.0)
        return seen + cards.filter { memories[$0] == nil }
    }

    /// When the next card comes that is not due yet.
    package func nextDue(after now: Int64) -> Int64? {
        cards.compactMap { memories[$0]?.due }.filter { $0 > now }.min()
    }
}
