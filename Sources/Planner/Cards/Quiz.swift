/// A walk through the cards of a deck: shuffled once, then each once before any comes again.
///
/// It is made of few numbers and the UIDs of removed cards, so that a page without a script can carry it along.
package struct Quiz: Equatable, Sendable {
    /// The UIDs in their order.
    package let order: [String]
    /// Where in the order it is; `nil` where no card is left.
    package private(set) var position: Int?
    /// Whether the back is shown.
    package private(set) var isFlipped = false
    /// What is left out until the quiz is over.
    package private(set) var removed: Set<String>
    /// Whether it has just begun again from the beginning.
    package private(set) var hasStartedOver = false

    /// - Parameters:
    ///   - uids: The deck's cards, in any order.
    ///   - seed: The same seed and the same cards give the same order.
    ///   - position: Where it goes on; a removed card there gives way to the next one.
    package init(
        _ uids: some Sequence<String>, seed: UInt64, at position: Int = 0, removed: Set<String> = []
    ) {
        let sorted = uids.sorted()
        self.init(
            sorted: sorted, seed: seed, at: position, removed: removed.intersection(sorted))
    }

    /// The same walk for cards that are sorted already.
    ///
    /// - Parameters:
    ///   - sorted: The deck's cards, sorted.
    ///   - removed: Some of them.
    package init(
        sorted: [String], seed: UInt64, at position: Int = 0, removed: Set<String> = []
    ) {
        var generator = QuizOrder(seed: seed)
        order = sorted.shuffled(using: &generator)
        self.removed = removed
        self.position = order.indices.contains(position) ? position : order.isEmpty ? nil : 0
        skipRemoved()
    }

    package var current: String? { position.map { order[$0] } }
    package var cardsLeft: Int { order.count - removed.count }
    /// How many come before any card comes again, the current one included.
    package var leftInRound: Int {
        guard let position else { return 0 }
        guard !removed.isEmpty else { return order.count - position }
        return order[position...].count { !removed.contains($0) }
    }

    package mutating func flip() { isFlipped.toggle() }

    /// Goes to the next card; behind the last one it begins again from the beginning.
    package mutating func next() {
        guard let position else { return }
        isFlipped = false
        hasStartedOver = false
        self.position = position + 1
        skipRemoved()
    }

    /// Leaves the current card out from now on, and goes to the next one.
    package mutating func remove() {
        guard let current else { return }
        removed.insert(current)
        next()
    }

    /// Goes on to the nearest card that is not removed.
    private mutating func skipRemoved() {
        guard let start = position, removed.count < order.count else {
            position = nil
            return
        }
        if let next = order[min(start, order.count)...].firstIndex(where: { !removed.contains($0) })
        {
            position = next
        } else {
            hasStartedOver = true
            position = order.firstIndex { !removed.contains($0) }
        }
    }
}

/// Numbers from a seed (Steele, Lea and Flood 2014, DOI 10.1145/2660193.2660195).
private struct QuizOrder: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
