/// Values by key, in the order in which they were last used.
///
/// - Complexity: O(1) for every step, as of a dictionary.
struct RecencyOrder<Key: Hashable, Value> {
    private struct Entry {
        let key: Key
        var value: Value
    }

    /// Where those lie that were used just after and just before an entry; `nowhere` at the ends.
    private struct Link {
        var newer = nowhere
        var older = nowhere
    }

    /// Where a value lies until something is added or removed.
    struct Place {
        fileprivate let index: Int
    }

    private static var nowhere: Int { -1 }

    private var indices: [Key: Int] = [:]
    /// Without gaps, in no order.
    private var entries: [Entry] = []
    /// Of each entry; apart, so that none is copied to be put in order.
    private var links: [Link] = []
    private var newest = nowhere
    private var oldest = nowhere

    var count: Int { entries.count }

    /// In no order.
    var keys: [Key] { entries.map(\.key) }

    func place(of key: Key) -> Place? { indices[key].map { Place(index: $0) } }

    /// Does not count as a use.
    subscript(place: Place) -> Value { entries[place.index].value }

    subscript(key: Key) -> Value? { indices[key].map { entries[$0].value } }

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
            let former = entries[index].value
            entries[index].value = value
            use(Place(index: index))
            return former
        }
        indices[key] = entries.count
        entries.append(Entry(key: key, value: value))
        links.append(Link())
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

    private mutating func remove(at index: Int) -> Value {
        unlink(index)
        let removed = entries[index]
        indices[removed.key] = nil
        // The last one fills the gap.
        let (last, lastLink) = (entries.removeLast(), links.removeLast())
        if index < entries.count {
            entries[index] = last
            links[index] = lastLink
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
