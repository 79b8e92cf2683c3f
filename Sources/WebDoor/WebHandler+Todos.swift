import CivilDate
import CycleAlarms
import CyclePipeline
import HTML
import Household
import Messages
import Planner
import WebPages

/// `/todo` and `/todo/ID`.
extension WebHandler {
    func todos(_ visit: WebVisit) throws -> WebAnswer {
        guard visit.isPost else { return try todosPage(visit) }
        switch visit.form["do"] {
        case "add": return try addTodo(visit)
        case "restore": return try visit.restore(.todos, to: visit.todosPath())
        case "tick": return try edit(visit, ticks: true)
        case "move": return try edit(visit, ticks: false)
        default:
            return .redirect(visit.todosPath(), notice: visit.language.webLog.notUnderstood)
        }
    }

    /// Ticks a to-do or unticks it, or puts it before or behind another one.
    private func edit(_ visit: WebVisit, ticks: Bool) throws -> WebAnswer {
        let messages = visit.language.planner
        guard let id = visit.form["todo"],
            let entry = try visit.member.plannedEntry(id: id, for: .todos),
            let todo = Todo(entry.object, zones: visit.state.calendarZones)
        else { return .redirect(visit.todosPath(), notice: visit.plannerWords.gone) }
        if ticks, visit.isStale(todo.object) {
            return .redirect(visit.todosPath("todo-\(id)"), notice: messages.unchanged)
        }
        let list = try visit.todos(in: entry.calendar)
        let isDone = visit.form["done"] == "yes"
        let changes: [ObjectChange]
        do {
            if ticks {
                changes = try list.ticking(todo, isDone: isDone, at: visit.moment)
            } else {
                guard let place = try visit.placeToMove() else { throw PlannerError.notBeside }
                changes = try list.moving(todo, to: place, at: visit.moment)
            }
        } catch let error as PlannerError {
            return .redirect(
                visit.todosPath(),
                notice: error == .notBeside ? visit.plannerWords.gone : visit.plannerWords.repeats)
        }
        try visit.member.write(changes, in: entry.calendar, at: visit.moment)
        let title = visit.shown(todo.content.title)
        let done = changes.first.map { PlannedText(visit.state).done($0, title) }
        let notice =
            ticks ? isDone ? done : messages.reopened(title) : messages.moved(title)
        return .redirect(
            visit.todosPath("todo-\(id)"),
            notice: changes.isEmpty ? messages.unchanged : notice ?? messages.unchanged)
    }

    private func addTodo(_ visit: WebVisit) throws -> WebAnswer {
        let title = visit.form.line("title")
        var faults: [String: String] = [:]
        faults["title"] = visit.fault(ofTitle: title)
        let due = visit.day("due", &faults).map { PlannedTime($0) }
        guard faults.isEmpty else { return try todosPage(visit, faults) }
        let key = visit.member.plannerKey
        let chosen = visit.form["list"]
        do {
            let calendar =
                try visit.todoLists().first { key.id($0.name) == chosen }
                ?? visit.member.calendarToFill(for: .todos, in: visit.language)
            var content = Todo.Content(title: title, due: due)
            content.order = try visit.todos(in: calendar).orderOfNext(under: nil, at: visit.moment)
            _ = try visit.member.addOnce(
                content, to: calendar, uid: visit.form["uid"], of: visit.state
            ) { $0.title == title && $0.due == due }
            return .redirect(
                visit.todosPath(),
                notice: visit.language.planner.added(visit.shown(title), to: calendar.title))
        } catch let error where HouseholdRefusal(error) == .noRoom {
            return try todosPage(visit, ["title": visit.plannerWords.full])
        }
    }

    /// Those that are open, list by list, then those that are done; some at a time.
    private func todosPage(
        _ visit: WebVisit, _ faults: [String: String] = [:]
    ) throws -> WebAnswer {
        let member = visit.member
        let key = member.plannerKey
        let text = PlannedText(visit.state)
        let calendars = try member.pageCalendars().filter { $0.uses.contains(.todos) }
        let listed = try calendars.enumerated().flatMap { index, calendar in
            ListedTodo.all(of: try visit.todos(in: calendar), in: index)
        }
        let open = listed.filter(\.todo.isOpen)
        let done = listed.filter { !$0.todo.isOpen }.sorted { $0.doneAt > $1.doneAt }
        let from = visit.from
        let page = (open + done).dropFirst(from).prefix(TodosPage.most)
        func shown(_ listed: ListedTodo) -> ShownTodo {
            let calendar = calendars[listed.calendar].name
            func id(_ todo: Todo?) -> String? { todo.map { key.id(calendar, $0.object.name) } }
            return ShownTodo(
                id: id(listed.todo) ?? "", title: visit.shown(listed.todo.content.title),
                remark: text.remark(on: listed.todo), depth: listed.depth,
                isDone: !listed.todo.isOpen, before: id(listed.before), after: id(listed.after),
                group: "\(listed.group)",
                version: listed.todo.repeats ? member.tag(of: listed.todo.object.bytes) : nil)
        }
        let parts = calendars.enumerated().map { index, calendar in
            TodosPage.Part(
                title: calendars.count > 1 ? visit.shown(calendar.title) : nil,
                todos: page.filter { $0.calendar == index && $0.todo.isOpen }.map(shown))
        }
        return .page(
            TodosPage(
                visit.state, open: parts, done: page.filter { !$0.todo.isOpen }.map(shown),
                lists: try visit.todoLists().map { (key.id($0.name), visit.shown($0.title)) },
                uid: member.newUID(), removal: try visit.removal(for: .todos), from: from,
                next: from + page.count < listed.count ? from + page.count : nil,
                typed: faults.isEmpty ? TypedForm() : visit.typed(faults)),
            status: faults.isEmpty ? 200 : 422, isKept: faults.isEmpty)
    }

    // MARK: One of them

    func todo(_ id: String, _ visit: WebVisit) throws -> WebAnswer {
        guard let entry = try visit.member.plannedEntry(id: id, for: .todos),
            let todo = Todo(entry.object, zones: visit.state.calendarZones)
        else { return visit.isPost ? visit.answerGone(to: .todos) : .notFound }
        let text = PlannedText(visit.state)
        // The day on the person's clock, wherever its time is written.
        let due = text.due(of: todo).map { text.dayAndMinute(of: $0).day }
        func page(_ faults: [String: String]? = nil, status: Int = 200) -> WebAnswer {
            .page(
                PlannerEntryPage(
                    visit.state, .todo(id), back: .todos,
                    .todo(
                        title: todo.content.title, due: due,
                        note: visit.editable(todo.content.note)),
                    version: visit.member.tag(of: todo.object.bytes),
                    typed: faults.map(visit.typed) ?? TypedForm(), isChanged: status == 409,
                    canGoBack: todo.canGoBack),
                status: status, isKept: status == 200)
        }
        guard visit.isPost else { return page() }
        let title = visit.form.line("title", changing: todo.content.title)
        switch visit.form["do"] {
        case "remove":
            try visit.member.remove([todo.object], from: entry.calendar, at: visit.moment)
            return .redirect(
                WebRoute.todos.path,
                notice: visit.language.planner.removed(visit.shown(todo.content.title)))
        case "untick":
            if visit.isStale(todo.object) { return page([:], status: 409) }
            let changes = try visit.todos(in: entry.calendar)
                .ticking(todo, isDone: false, at: visit.moment)
            try visit.member.write(changes, in: entry.calendar, at: visit.moment)
            let messages = visit.language.planner
            return .redirect(
                WebRoute.todos.path(fragment: "todo-\(id)"),
                notice: changes.isEmpty
                    ? messages.unchanged
                    : messages.reopened(visit.shown(todo.content.title)))
        case "save": break
        default: return page([:], status: 422)
        }
        var faults: [String: String] = [:]
        faults["title"] = visit.fault(ofTitle: title, changing: todo.content.title)
        let day = visit.day("due", &faults)
        let note = visit.note(changing: todo.content.note, &faults)
        if visit.isStale(todo.object) { return page(faults, status: 409) }
        guard faults.isEmpty else { return page(faults, status: 422) }
        let change: ObjectChange?
        do {
            change = try todo.changed(at: visit.moment, zone: visit.state.zoneOfEntries) { todo in
                todo.title = title
                todo.note = note
                guard day != due else { return }
                // One with a time of day keeps that.
                todo.due = day.map { day in
                    todo.due.flatMap { old in
                        due.map { old.advanced(bySeconds: 86_400 * (day - $0)) }
                    } ?? PlannedTime(day)
                }
            }
        } catch { return page(["due": visit.plannerWords.repeats], status: 422) }
        if let change {
            try visit.member.write([change], in: entry.calendar, at: visit.moment)
        }
        let messages = visit.language.planner
        return .redirect(
            WebRoute.todos.path(fragment: "todo-\(id)"),
            notice: change == nil ? messages.unchanged : messages.changed(visit.shown(title)))
    }
}

/// A to-do among those of all lists.
private struct ListedTodo {
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
    fileprivate func todosPath(_ fragment: String? = nil) -> Path {
        from == 0
            ? WebRoute.todos.path(fragment: fragment)
            : WebRoute.todos.path(["from": "\(from)"], fragment: fragment)
    }

    /// Those of all lists, each list in the person's order.
    func openTodos() throws -> [Todo] {
        try member.pageCalendars().filter { $0.uses.contains(.todos) }
            .flatMap { try todos(in: $0).todos.filter(\.isOpen) }
    }

    fileprivate func todos(in calendar: PlannerCalendar) throws -> TodoList {
        let zones = state.calendarZones
        return TodoList(
            try member.plannerObjects(in: calendar, for: .todos).compactMap {
                Todo($0, zones: zones)
            })
    }

    /// The lists to which one can be added.
    fileprivate func todoLists() throws -> [PlannerCalendar] {
        try member.pageCalendars().filter { $0.isUsual(for: .todos) }
    }

    /// Where the form puts a to-do; `nil` where the other one is no longer there.
    fileprivate func placeToMove() throws -> TodoList.Place? {
        let before = form["before"]
        guard let id = before ?? form["after"],
            let other = try member.plannedEntry(id: id, for: .todos)
        else { return nil }
        return before != nil ? .before(other.object.uid) : .after(other.object.uid)
    }

    /// What a form of an entry is answered that was deleted meanwhile.
    func answerGone(to page: WebRoute) -> WebAnswer {
        .redirect(page.path, notice: plannerWords.gone)
    }
}
