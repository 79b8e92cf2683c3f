/// Values by key, in the order in which they were last used.
///
/// - Complexity: O(1) for every step, as of a dictionary.
struct RecencyOrder<Key: Hashable, Value> {
    private struct Link {
        let key: Key
        var value: Value
        /// Where those lie that were used just after and just before this one; `nowhere` at the ends.
        var newer: Int
        var older: Int
    }

    /// Where a value lies until something is added or removed.
    struct Place {
        fileprivate let index: Int
    }

    private static var nowhere: Int { -1 }

    private var indices: [Key: Int] = [:]
    /// Without gaps, in no order.
    private var links: [Link] = []
    private var newest = nowhere
    private var oldest = nowhere

    var count: Int { links.count }

    /// In no order.
    var keys: [Key] { links.map(\.key) }

    func place(of key: Key) -> Place? { indices[key].map { Place(index: $0) } }

    /// Does not count as a use.
    subscript(place: Place) -> Value { links[place.index].value }

    subscript(key: Key) -> Value? { indices[key].map { links[$0].value } }

    mutating func use(_ place: Place) {
        guard newest != place.index else { return }
        unlink(place.index)
        linkAsNewest(place.index)
    }

    /// Adds a value as the one that was used last.
    ///
    /// - Returns: What was there under that key.
    @discardableResult
    mutating func set(_ value: Value, for key: Key) -> Value? {
        if let index = indices[key] {
            let former = links[index].value
            links[index].value = value
            use(Place(index: index))
            return former
        }
        indices[key] = links.count
        links.append(Link(key: key, value: value, newer: Self.nowhere, older: Self.nowhere))
        linkAsNewest(links.count - 1)
        return nil
    }

    @discardableResult
    mutating func remove(_ key: Key) -> Value? {
        indices[key].map { remove(at: $0) }
    }

    /// Removes the value that was not used for longest.
    mutating func removeOldest() -> Value? {
        oldest == Self.nowhere ? nil : remove(at: oldest)
    }

    mutating func removeAll() {
        self = RecencyOrder()
    }

    private mutating func remove(at index: Int) -> Value {
        unlink(index)
        let removed = links[index]
        indices[removed.key] = nil
        // The last one fills the gap.
        let last = links.removeLast()
        if index < links.count {
            links[index] = last
            indices[last.key] = index
            tellNeighbours(of: index, older: index, newer: index)
        }
        return removed.value
    }

    private mutating func unlink(_ index: Int) {
        let link = links[index]
        tellNeighbours(of: index, older: link.older, newer: link.newer)
    }

    private mutating func linkAsNewest(_ index: Int) {
        links[index].newer = Self.nowhere
        links[index].older = newest
        tellNeighbours(of: index, older: index, newer: index)
    }

    /// Has the newer neighbour of a link take `older` for its older one, and the other way about.
    private mutating func tellNeighbours(of index: Int, older: Int, newer: Int) {
        let link = links[index]
        if link.newer == Self.nowhere { newest = older } else { links[link.newer].older = older }
        if link.older == Self.nowhere { oldest = newer } else { links[link.older].newer = newer }
    }
}
