/// What takes its part of a limit.
protocol Weighed {
    /// In whatever unit the limit is in; the same as long as it is kept.
    var weight: Int { get }
}

/// Values by key, as many as a limit allows: the one that was not used for longest goes first.
///
/// - Complexity: O(1) for every step, as of a dictionary, but for those that say otherwise.
struct RecentValues<Key: Hashable, Value: Weighed> {
    typealias Place = RecencyOrder<Key, Value>.Place

    private var order = RecencyOrder<Key, Value>()
    private var weight = 0
    private let limit: Int

    /// - Parameter limit: Of the weight of all together; a value that is heavier stays until another comes.
    init(limit: Int) {
        self.limit = limit
    }

    func place(of key: Key) -> Place? { order.place(of: key) }

    /// Does not count as a use, nor does the other subscript.
    subscript(place: Place) -> Value { order[place] }

    subscript(key: Key) -> Value? { order[key] }

    mutating func use(_ place: Place) { order.use(place) }

    /// Keeps the value as the one that was used last, instead of what was there under that key.
    mutating func keep(_ value: Value, for key: Key) {
        let former = order.set(value, for: key)
        weight += value.weight - (former?.weight ?? 0)
        while weight > limit, order.count > 1, let oldest = order.removeOldest() {
            weight -= oldest.weight
        }
    }

    mutating func remove(_ key: Key) {
        if let removed = order.remove(key) { weight -= removed.weight }
    }

    /// - Complexity: looks at all keys.
    mutating func removeAll(where isUnwanted: (Key) -> Bool) {
        for key in order.keys where isUnwanted(key) { remove(key) }
    }

    mutating func removeAll() {
        self = RecentValues(limit: limit)
    }
}
