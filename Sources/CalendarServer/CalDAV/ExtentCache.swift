import Synchronization

/// From when to when the events of objects that were read before may take place, so that a query for a month
/// of many years reads only the objects of that month again.
final class ExtentCache: Sendable {
    struct Key: Hashable, Sendable {
        let account: String
        let calendar: String
        let name: String
        /// Other bytes, another tag.
        let tag: String
    }

    private let known = Mutex<[Key: EventExtent]>([:])
    private let limit: Int

    /// - Parameter limit: How many are kept; each takes some 200 bytes.
    init(limit: Int = 50_000) {
        self.limit = limit
    }

    subscript(key: Key) -> EventExtent? {
        known.withLock { $0[key] }
    }

    func keep(_ extent: EventExtent, of key: Key) {
        known.withLock { known in
            // Those that are still asked for are soon known again.
            if known.count >= limit { known.removeAll() }
            known[key] = extent
        }
    }
}
