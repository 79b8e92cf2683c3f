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
        var published: PublishedCycle?
        var lastUse: UInt64

        var weight: Int { 4_096 + 1_024 * edition.events.count + (published?.weight ?? 0) }
    }

    private struct Kept {
        var slots: [Key: Slot] = [:]
        var uses: UInt64 = 0
        var weight = 0
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
            guard let index = kept.slots.index(forKey: key) else { return nil }
            kept.uses += 1
            kept.slots.values[index].lastUse = kept.uses
            return kept.slots.values[index]
        }
    }

    func keep(_ edition: CycleEdition, published: PublishedCycle? = nil, for key: Key) {
        kept.withLock { kept in
            kept.uses += 1
            if let old = kept.slots[key] { kept.weight -= old.weight }
            let slot = Slot(edition: edition, published: published, lastUse: kept.uses)
            kept.slots[key] = slot
            kept.weight += slot.weight
            while kept.weight > limit, kept.slots.count > 1,
                let oldest = kept.slots.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                kept.slots[oldest.key] = nil
                kept.weight -= oldest.value.weight
            }
        }
    }

    /// What was made of a journal before it was rewritten is gone from it, and from here.
    func forget(_ seed: [UInt8], before entry: Int64) {
        kept.withLock { kept in
            for (key, slot) in kept.slots where key.seed == seed && key.moment.entry < entry {
                kept.slots[key] = nil
                kept.weight -= slot.weight
            }
        }
    }

    func removeAll() {
        kept.withLock { $0 = Kept() }
    }
}
