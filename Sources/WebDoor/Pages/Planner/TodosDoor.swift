import CycleAlarms
import Household
import Messages
import Planner
import WebPages

/// `/todo`.
struct TodosDoor: VisitedPage {
    let visit: WebVisit
    let isRetried = true

    func answer() throws -> WebAnswer {
        guard visit.isPost else { return try todosPage() }
        switch visit.form["do"] {
        case "add": return try addTodo()
        case "restore": return try visit.restore(.todos, to: visit.todosPath())
        case "tick": return try edit(ticks: true)
        case "move": return try edit(ticks: false)
        default:
            return .redirect(visit.todosPath(), notice: visit.language.webLog.notUnderstood)
        }
    }

    /// Ticks a to-do or unticks it, or puts it before or behind another one.
    private func edit(ticks: Bool) throws -> WebAnswer {
        let messages = visit.language.planner
        guard let id = visit.form["todo"],
            let entry = try visit.member.planner.plannedEntry(id: id, for: .todos),
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
        try visit.member.planner.write(changes, in: entry.calendar, at: visit.moment)
        let title = visit.shown(todo.content.title)
        let done = changes.first.map { PlannedText(visit.state).done($0, title) }
        let notice =
            ticks ? isDone ? done : messages.reopened(title) : messages.moved(title)
        return .redirect(
            visit.todosPath("todo-\(id)"),
            notice: changes.isEmpty ? messages.unchanged : notice ?? messages.unchanged)
    }

    private func addTodo() throws -> WebAnswer {
        let title = visit.form.line("title")
        var faults: [String: String] = [:]
        faults["title"] = visit.fault(ofTitle: title)
        let due = visit.day("due", &faults).map { PlannedTime($0) }
        guard faults.isEmpty else { return try todosPage(faults) }
        let key = visit.member.planner.key
        let chosen = visit.form["list"]
        do {
            let calendar =
                try visit.todoLists().first { key.id($0.name) == chosen }
                ?? visit.member.planner.calendarToFill(for: .todos, in: visit.language)
            var content = Todo.Content(title: title, due: due)
            content.order = try visit.todos(in: calendar).orderOfNext(under: nil, at: visit.moment)
            _ = try visit.member.planner.addOnce(
                content, to: calendar, uid: visit.form["uid"], of: visit.state
            ) { $0.title == title && $0.due == due }
            return .redirect(
                visit.todosPath(),
                notice: try visit.added(visit.shown(title), to: calendar))
        } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
            return try todosPage(["title": visit.lackOfRoom(error)])
        }
    }

    /// Those that are open, list by list, then those that are done; some at a time.
    private func todosPage(
        _ faults: [String: String] = [:]
    ) throws -> WebAnswer {
        let member = visit.member
        let key = member.planner.key
        let text = PlannedText(visit.state)
        let calendars = try member.planner.pageCalendars().filter { $0.uses.contains(.todos) }
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
}
