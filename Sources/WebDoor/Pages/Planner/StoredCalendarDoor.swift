import Household
import Messages
import Planner
import WebPages

/// `/calendars/ID`.
struct StoredCalendarDoor: VisitedPage {
    let visit: WebVisit
    let id: String

    func answer() throws -> WebAnswer {
        guard let calendar = try visit.member.planner.calendar(id: id) else {
            return visit.isPost ? visit.answerGone(to: .calendars) : .notFound
        }
        guard visit.isPost else { return try page(of: calendar, id) }
        let path = WebRoute.storedCalendar(id).path
        switch visit.form["do"] {
        case "restore": return try visit.restore(.events, to: path)
        case "remove":
            try visit.member.planner.remove(calendar)
            return .redirect(
                WebRoute.calendars.path,
                notice: visit.language.planner.calendarRemoved(visit.shown(calendar.title)))
        case "rename":
            let title = visit.form.line("title")
            if let fault = try visit.fault(ofName: title, renaming: calendar) {
                return try page(of: calendar, id, ["title": fault])
            }
            try visit.member.planner.rename(calendar, to: title)
            return .redirect(
                path, notice: visit.language.planner.calendarRenamed(visit.shown(title)))
        default: return .redirect(path, notice: visit.language.webLog.notUnderstood)
        }
    }

    private func page(
        of calendar: PlannerCalendar, _ id: String,
        _ faults: [String: String] = [:]
    ) throws -> WebAnswer {
        let key = visit.member.planner.key
        let text = PlannedText(visit.state)
        let (coming, over) = EventList.each(
            of: try visit.member.planner.objects(in: calendar, for: .events), from: visit.moment,
            zones: text.zones)
        func rows(_ items: some Sequence<EventList.Item>) -> [PlannerListPage.Row] {
            items.map { item in
                PlannerListPage.Row(
                    WebRoute.event(id, key.id(calendar.name, item.object.name)).path,
                    title: visit.shown(item.title),
                    remark: visit.language.series(
                        [text.text(of: item)] + (item.place.map { [visit.shown($0)] } ?? [])
                            + (item.object.repeats ? [visit.plannerWords.repeating] : [])))
            }
        }
        let from = visit.from
        let shown = (coming + over).dropFirst(from).prefix(PlannerListPage.most)
        let hereComing = max(0, min(coming.count - from, shown.count))
        let lists: [(PlannerCalendar.Use, WebRoute)] = [(.todos, .todos), (.notes, .notes)]
        let parts = [
            PlannerListPage.Part(rows(shown.prefix(hereComing))),
            PlannerListPage.Part(
                title: visit.plannerWords.past, rows(shown.dropFirst(hereComing))),
            PlannerListPage.Part(
                lists.filter { calendar.uses.contains($0.0) && !calendar.uses.contains(.cards) }
                    .map { use, route in
                        PlannerListPage.Row(
                            route.path, title: use.title(in: visit.language), remark: "")
                    }),
        ]
        let title = visit.shown(calendar.title)
        let hasEvents = calendar.uses.contains(.events)
        let next = from + shown.count
        return .page(
            PlannerListPage(
                visit.state, .storedCalendar(id), title: title,
                new: hasEvents ? (.newEvent(id), visit.plannerWords.newEvent) : nil,
                parts.filter { !$0.rows.isEmpty },
                empty: hasEvents ? visit.plannerWords.noEvents : "",
                form: .calendar(
                    name: calendar.title,
                    question: visit.language.planner.askToRemove(
                        title, entries: try visit.member.planner.entryCount(of: calendar))),
                removal: try visit.removal(for: .events, in: calendar.name),
                next: next < coming.count + over.count ? next : nil,
                typed: faults.isEmpty ? TypedForm() : visit.typed(faults)),
            status: faults.isEmpty ? 200 : 422, isKept: faults.isEmpty)
    }
}
