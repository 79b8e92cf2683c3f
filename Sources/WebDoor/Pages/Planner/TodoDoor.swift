import CivilDate
import CycleAlarms
import Household
import Messages
import Planner
import WebPages

/// `/todo/ID`.
struct TodoDoor: VisitedPage {
    let visit: WebVisit
    let id: String
    let isRetried = true

    func answer() throws -> WebAnswer {
        guard let entry = try visit.member.planner.plannedEntry(id: id, for: .todos),
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
            do {
                try visit.member.planner.remove(
                    [todo.object], from: entry.calendar, at: visit.moment)
            } catch PlannerError.ofDueCards {
                return .redirect(WebRoute.todos.path, notice: visit.plannerWords.ofDueCards)
            }
            return .redirect(
                WebRoute.todos.path,
                notice: visit.language.planner.removed(visit.shown(todo.content.title)))
        case "untick":
            if visit.isStale(todo.object) { return page([:], status: 409) }
            let changes = try visit.todos(in: entry.calendar)
                .ticking(todo, isDone: false, at: visit.moment)
            try visit.member.planner.write(changes, in: entry.calendar, at: visit.moment)
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
            try visit.member.planner.write([change], in: entry.calendar, at: visit.moment)
        }
        let messages = visit.language.planner
        return .redirect(
            WebRoute.todos.path(fragment: "todo-\(id)"),
            notice: change == nil ? messages.unchanged : messages.changed(visit.shown(title)))
    }
}
