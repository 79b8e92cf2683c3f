extension TodoList {
    /// Where a to-do goes among those beside it.
    package enum Place: Hashable, Sendable {
        case first
        case last
        /// Directly before or behind the one of this UID.
        case before(String)
        case after(String)
    }

    // MARK: Ticking

    /// What ticks a to-do, or unticks it.
    ///
    /// - Parameter withParts: Whether all that is a part of it is ticked as well; unticking leaves the parts alone.
    /// - Throws: For one that repeats so that nobody can tell what its next time is.
    package func ticking(
        _ todo: Todo, isDone: Bool = true, withParts: Bool = false, at now: Int64
    ) throws(PlannerError) -> [ObjectChange] {
        var changes: [ObjectChange] = []
        for todo in [todo] + (isDone && withParts ? parts(of: todo) : []) {
            if let change = try todo.ticked(isDone, at: now) { changes.append(change) }
        }
        return changes
    }

    // MARK: Moving

    /// What moves a to-do: one entry gets a number between those of its neighbors.
    ///
    /// Where these touch, one of them has to move on, and so on up to the next gap, in the direction in which fewer do.
    ///
    /// - Throws: Where the other one is not beside it.
    package func moving(
        _ todo: Todo, to place: Place, at now: Int64
    ) throws(PlannerError) -> [ObjectChange] {
        let siblings = siblings(of: todo)
        let others = siblings.filter { $0.uid != todo.uid }
        let index: Int
        switch place {
        case .first: index = 0
        case .last: index = others.count
        case .before(let uid), .after(let uid):
            guard let other = others.firstIndex(where: { $0.uid == uid }) else {
                throw PlannerError.notBeside
            }
            if case .after = place { index = other + 1 } else { index = other }
        }
        guard siblings.indices.contains(index), siblings[index].uid != todo.uid else { return [] }
        let (order, pushed) = Self.place(among: others.map(\.order), at: index)
        return ([(todo, order)] + pushed.map { (others[$0.key], $0.value) })
            .compactMap { todo, order in todo.moved(to: order, at: now) }
    }

    /// The number for a place, and the new ones of those that it pushes on, by their indices.
    ///
    /// - Parameter orders: Those that are there, none less than the one before.
    static func place(
        among orders: [Int], at index: Int
    ) -> (order: Int, pushed: [Int: Int]) {
        guard index > 0 else { return (orders.first.map { $0 - 1 } ?? 0, [:]) }
        guard index < orders.count else { return (orders[index - 1] + 1, [:]) }
        let (before, after) = (orders[index - 1], orders[index])
        if after - before >= 2 { return (before + (after - before) / 2, [:]) }
        var later: [Int: Int] = [:]
        for other in index..<orders.count {
            let least = before + 2 + (other - index)
            if orders[other] >= least { break }
            later[other] = least
        }
        var earlier: [Int: Int] = [:]
        for other in (0..<index).reversed() {
            let most = after - 2 - (index - 1 - other)
            if orders[other] <= most { break }
            earlier[other] = most
        }
        return later.count <= earlier.count ? (before + 1, later) : (after - 1, earlier)
    }
}
