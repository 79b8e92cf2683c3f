import Household
import Store
import Synchronization

/// Snapshots of cycle calendars, those that were asked for last: one that is here is not computed again.
package final class SnapshotCache: Sendable {
    package struct Key: Hashable, Sendable {
        /// In a file put in the place of the store, a person's number may be somebody else's.
        let seed: [UInt8]
        let rendition: String
        let moment: SnapshotMoment

        package init(seed: [UInt8], rendition: String, moment: SnapshotMoment) {
            self.seed = seed
            self.rendition = rendition
            self.moment = moment
        }
    }

    private struct Slot: Weighed {
        let snapshot: IndexedSnapshot
        let versioned: VersionedSnapshot?

        var weight: Int { 4_096 + 1_024 * snapshot.events.count + (versioned?.weight ?? 0) }
    }

    private let slots: Mutex<BoundedCache<Key, Slot>>

    /// - Parameter limit: In bytes, as far as they can be estimated.
    package init(limit: Int = 64 << 20) {
        slots = Mutex(BoundedCache(limit: limit))
    }

    package func snapshot(_ key: Key) -> IndexedSnapshot? { slot(key)?.snapshot }

    package func versioned(_ key: Key) -> VersionedSnapshot? { slot(key)?.versioned }

    private func slot(_ key: Key) -> Slot? {
        slots.withLock { slots in
            slots.use(key)
            return slots[key]
        }
    }

    package func keep(
        _ snapshot: IndexedSnapshot, versioned: VersionedSnapshot? = nil, for key: Key
    ) {
        let slot = Slot(snapshot: snapshot, versioned: versioned)
        slots.withLock { $0.keep(slot, for: key) }
    }

    /// What was made of a journal before it was rewritten is gone from it, and from here.
    package func forget(_ seed: [UInt8], before entry: Int64) {
        slots.withLock { $0.removeAll { $0.seed == seed && $0.moment.entry < entry } }
    }

    package func removeAll() {
        slots.withLock { $0.removeAll() }
    }
}
