/// What takes its part of a limit.
package protocol Weighed {
    /// In whatever unit the limit is in; the same as long as it is kept.
    var weight: Int { get }
}

/// Values by key, as many as a limit allows: the one that was not used for longest goes first.
///
/// - Complexity: O(1) for a look, O(*n*) for each value that has to go, which is little beside making another one.
package struct BoundedCache<Key: Hashable, Value: Weighed> {
    private struct Slot {
        let value: Value
        var lastUse: UInt64
    }

    private var slots: [Key: Slot] = [:]
    private var uses: UInt64 = 0
    private var weight = 0
    private let limit: Int

    /// - Parameter limit: Of the weight of all together; a value that is heavier stays until another comes.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Does not count as a use.
    package subscript(key: Key) -> Value? {
        // Even where nothing is kept a dictionary hashes the key.
        slots.isEmpty ? nil : slots[key]?.value
    }

    /// Counts as a use.
    package mutating func use(_ key: Key) {
        uses += 1
        slots[key]?.lastUse = uses
    }

    /// Keeps the value as the one that was used last, instead of what was there under that key.
    package mutating func keep(_ value: Value, for key: Key) {
        uses += 1
        let former = slots.updateValue(Slot(value: value, lastUse: uses), forKey: key)
        weight += value.weight - (former?.value.weight ?? 0)
        while weight > limit, slots.count > 1,
            let oldest = slots.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            remove(oldest.key)
        }
    }

    package mutating func remove(_ key: Key) {
        if let removed = slots.removeValue(forKey: key) { weight -= removed.value.weight }
    }

    /// - Complexity: looks at all keys.
    package mutating func removeAll(where isUnwanted: (Key) -> Bool) {
        for key in slots.keys where isUnwanted(key) { remove(key) }
    }

    package mutating func removeAll() {
        self = BoundedCache(limit: limit)
    }
}
