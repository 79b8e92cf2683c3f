import LogStore
import Synchronization

/// Editions of cycle calendars, those that were asked for last: one that is here is not computed again.
final class EditionCache: Sendable {
    struct Key: Hashable, Sendable {
        /// In a file put in the place of the store, a person's number may be somebody else's.
        let seed: [UInt8]
        let channel: String
        let moment: EditionMoment
    }

    private struct Slot {
        let edition: CycleEdition
        let published: PublishedCycle?

        var weight: Int { 4_096 + 1_024 * edition.events.count + (published?.weight ?? 0) }
    }

    private struct Kept {
        var slots = RecencyOrder<Key, Slot>()
        var weight = 0

        mutating func remove(_ key: Key) {
            if let slot = slots.remove(key) { weight -= slot.weight }
        }
    }

    private let kept = Mutex(Kept())
    private let limit: Int

    /// - Parameter limit: In bytes, as far as they can be estimated.
    init(limit: Int = 64 << 20) {
        self.limit = limit
    }

    func edition(_ key: Key) -> CycleEdition? { slot(key)?.edition }

    func published(_ key: Key) -> PublishedCycle? { slot(key)?.published }

    private func slot(_ key: Key) -> Slot? {
        kept.withLock { kept in
            guard let place = kept.slots.place(of: key) else { return nil }
            kept.slots.use(place)
            return kept.slots[key]
        }
    }

    func keep(_ edition: CycleEdition, published: PublishedCycle? = nil, for key: Key) {
        kept.withLock { kept in
            let slot = Slot(edition: edition, published: published)
            let former = kept.slots.set(slot, for: key)
            kept.weight += slot.weight - (former?.weight ?? 0)
            while kept.weight > limit, kept.slots.count > 1, let oldest = kept.slots.removeOldest()
            {
                kept.weight -= oldest.weight
            }
        }
    }

    /// What was made of a journal before it was rewritten is gone from it, and from here.
    func forget(_ seed: [UInt8], before entry: Int64) {
        kept.withLock { kept in
            for key in kept.slots.keys where key.seed == seed && key.moment.entry < entry {
                kept.remove(key)
            }
        }
    }

    func removeAll() {
        kept.withLock { $0 = Kept() }
    }
}
