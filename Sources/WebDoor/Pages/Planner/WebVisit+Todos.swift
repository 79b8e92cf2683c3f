import CycleAlarms
import HTML
import Household
import Messages
import Planner
import WebPages

/// A to-do among those of all lists.
struct ListedTodo {
    let todo: Todo
    /// The place of its list among all.
    let calendar: Int
    let depth: Int
    /// The same for all that are a part of the same one, or of none.
    let group: Int
    /// The open ones beside it.
    var before: Todo?
    var after: Todo?

    /// When it was done.
    var doneAt: Int64 {
        if case .done(let moment?) = todo.content.progress { moment } else { 0 }
    }

    static func all(of list: TodoList, in calendar: Int) -> [ListedTodo] {
        var all: [ListedTodo] = []
        var groups: [String?: Int] = [:]
        var last: [Int: Int] = [:]
        for row in list.rows {
            let group = groups[row.parent] ?? groups.count
            groups[row.parent] = group
            var listed = ListedTodo(
                todo: row.todo, calendar: calendar, depth: row.depth,
                group: calendar << 32 | group)
            if row.todo.isOpen {
                if let before = last[group] {
                    listed.before = all[before].todo
                    all[before].after = row.todo
                }
                last[group] = all.count
            }
            all.append(listed)
        }
        return all
    }
}

extension WebVisit {
    /// The page of the list that a form was sent from.
    func todosPath(_ fragment: String? = nil) -> Path {
        from == 0
            ? WebRoute.todos.path(fragment: fragment)
            : WebRoute.todos.path(["from": "\(from)"], fragment: fragment)
    }

    /// Those of all lists, each list in the person's order.
    func openTodos() throws -> [Todo] {
        try member.planner.pageCalendars().filter { $0.uses.contains(.todos) }
            .flatMap { try todos(in: $0).todos.filter(\.isOpen) }
    }

    func todos(in calendar: PlannerCalendar) throws -> TodoList {
        let zones = state.calendarZones
        return TodoList(
            try member.planner.objects(in: calendar, for: .todos).compactMap {
                Todo($0, zones: zones)
            })
    }

    /// The lists to which one can be added.
    func todoLists() throws -> [PlannerCalendar] {
        try member.planner.pageCalendars().filter { $0.isUsual(for: .todos) }
    }

    /// Where the form puts a to-do; `nil` where the other one is no longer there.
    func placeToMove() throws -> TodoList.Place? {
        let before = form["before"]
        guard let id = before ?? form["after"],
            let other = try member.planner.plannedEntry(id: id, for: .todos)
        else { return nil }
        return before != nil ? .before(other.object.uid) : .after(other.object.uid)
    }
}
