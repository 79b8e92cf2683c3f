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

    private struct Slot: Weighed {
        let edition: CycleEdition
        let published: PublishedCycle?

        var weight: Int { 4_096 + 1_024 * edition.events.count + (published?.weight ?? 0) }
    }

    private let slots: Mutex<RecentValues<Key, Slot>>

    /// - Parameter limit: In bytes, as far as they can be estimated.
    init(limit: Int = 64 << 20) {
        slots = Mutex(RecentValues(limit: limit))
    }

    func edition(_ key: Key) -> CycleEdition? { slot(key)?.edition }

    func published(_ key: Key) -> PublishedCycle? { slot(key)?.published }

    private func slot(_ key: Key) -> Slot? {
        slots.withLock { slots in
            guard let place = slots.place(of: key) else { return nil }
            slots.use(place)
            return slots[place]
        }
    }

    func keep(_ edition: CycleEdition, published: PublishedCycle? = nil, for key: Key) {
        let slot = Slot(edition: edition, published: published)
        slots.withLock { $0.keep(slot, for: key) }
    }

    /// What was made of a journal before it was rewritten is gone from it, and from here.
    func forget(_ seed: [UInt8], before entry: Int64) {
        slots.withLock { $0.removeAll { $0.seed == seed && $0.moment.entry < entry } }
    }

    func removeAll() {
        slots.withLock { $0.removeAll() }
    }
}
