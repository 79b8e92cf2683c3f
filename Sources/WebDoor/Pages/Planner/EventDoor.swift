import Household
import Messages
import Planner
import WebPages

/// `/calendars/ID/ID`.
struct EventDoor: VisitedPage {
    let visit: WebVisit
    let id: String
    let calendarID: String
    let isRetried = true

    func answer() throws -> WebAnswer {
        guard let entry = try visit.member.planner.plannedEntry(id: id, for: .events),
            visit.member.planner.key.id(entry.calendar.name) == calendarID,
            let event = PlannedEvent(entry.object)
        else {
            return visit.isPost ? visit.answerGone(to: .storedCalendar(calendarID)) : .notFound
        }
        let times = visit.times(of: event)
        let list = WebRoute.storedCalendar(calendarID)
        func page(_ faults: [String: String]? = nil, status: Int = 200) -> WebAnswer {
            .page(
                PlannerEntryPage(
                    visit.state, .event(calendarID, id), back: list,
                    .event(
                        title: event.content.title, times, place: event.content.place ?? "",
                        note: visit.editable(event.content.note)),
                    version: visit.member.tag(of: event.object.bytes),
                    typed: faults.map(visit.typed) ?? TypedForm(), isChanged: status == 409),
                status: status, isKept: status == 200)
        }
        guard visit.isPost else { return page() }
        let messages = visit.language.planner
        switch visit.form["do"] {
        case "remove":
            try visit.member.planner.remove([event.object], from: entry.calendar, at: visit.moment)
            let removed = messages.removed(visit.shown(event.content.title))
            return .redirect(
                list.path,
                notice: event.object.repeats
                    ? "\(removed) \(messages.allTimesRemoved)" : removed)
        case "save": break
        default: return page([:], status: 422)
        }
        let sent = SentEvent(visit, changing: event.content, shown: times)
        if visit.isStale(event.object) { return page(sent.faults, status: 409) }
        guard sent.faults.isEmpty else { return page(sent.faults, status: 422) }
        let change: ObjectChange?
        do {
            change = try event.changed(at: visit.moment, zone: visit.state.zoneOfEntries) {
                $0 = sent.content(changing: $0)
            }
        } catch {
            let words = visit.plannerWords
            return page(
                [
                    "from": error == .endsBeforeStart || error == .mixedDayAndTime
                        ? words.endsBeforeStart : words.repeats
                ], status: 422)
        }
        if let change {
            try visit.member.planner.write([change], in: entry.calendar, at: visit.moment)
        }
        return .redirect(
            list.path,
            notice: change == nil ? messages.unchanged : messages.changed(visit.shown(sent.title)))
    }
}
