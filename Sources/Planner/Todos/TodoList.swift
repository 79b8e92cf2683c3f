/// The to-dos of one calendar as they are shown: in the person's order, each with what is a part of it below.
package struct TodoList: Sendable {
    package struct Row: Sendable {
        package let todo: Todo
        /// 0 for one that is a part of no other.
        package let depth: Int
        /// The UID of the one that it is shown below.
        package let parent: String?
    }

    package let rows: [Row]

    /// Those that lead back to themselves, and those whose parent is not in the list, are a part of no other.
    ///
    /// - Complexity: O(*n* log *n*).
    package init(_ todos: [Todo]) {
        let uids = Set(todos.map(\.uid))
        var parts: [String: [Todo]] = [:]
        var tops: [Todo] = []
        let sorted = Todo.sorted(todos)
        for todo in sorted {
            if let parent = todo.content.parent, parent != todo.uid, uids.contains(parent) {
                parts[parent, default: []].append(todo)
            } else {
                tops.append(todo)
            }
        }
        var listing = Listing(parts: parts)
        listing.add(tops)
        // What is left leads back to itself.
        if listing.rows.count < todos.count { for todo in sorted { listing.add([todo]) } }
        rows = listing.rows
    }

    private struct Listing {
        let parts: [String: [Todo]]
        var rows: [Row] = []
        private var listed: Set<String> = []

        init(parts: [String: [Todo]]) { self.parts = parts }

        /// Adds some that are a part of no other, each with all that is a part of it, unless it is there already.
        mutating func add(_ tops: [Todo]) {
            var waiting = tops.reversed().map { Row(todo: $0, depth: 0, parent: nil) }
            while let row = waiting.popLast() {
                guard listed.insert(row.todo.uid).inserted else { continue }
                rows.append(row)
                waiting += (parts[row.todo.uid] ?? []).reversed().map {
                    Row(todo: $0, depth: row.depth + 1, parent: row.todo.uid)
                }
            }
        }
    }

    package var todos: [Todo] { rows.map(\.todo) }

    /// Those that are a part of the same one, or of none, in their order.
    package func siblings(of todo: Todo) -> [Todo] {
        guard let row = rows.first(where: { $0.todo.uid == todo.uid }) else { return [] }
        return rows.filter { $0.parent == row.parent }.map(\.todo)
    }

    /// The order to write for a new one that comes last; `nil` where the moment at which it is made puts it there.
    ///
    /// - Parameter parent: The UID of the one that it is to be a part of.
    package func orderOfNext(under parent: String?, at now: Int64) -> Int? {
        guard let last = rows.filter({ $0.parent == parent }).map(\.todo.order).max(),
            last >= Todo.order(ofMadeAt: now)
        else { return nil }
        return last + 1
    }

    /// All that are a part of it, at any depth.
    package func parts(of todo: Todo) -> [Todo] {
        guard let index = rows.firstIndex(where: { $0.todo.uid == todo.uid }) else { return [] }
        return rows[(index + 1)...].prefix { $0.depth > rows[index].depth }.map(\.todo)
    }
}

extension Todo {
    /// By order, then by when they were made.
    fileprivate static func sorted(_ todos: [Todo]) -> [Todo] {
        let keys = todos.enumerated().map { index, todo in
            (todo.order, todo.object.created ?? 0, todo.uid, index)
        }
        return keys.sorted(by: <).map { todos[$0.3] }
    }
}
