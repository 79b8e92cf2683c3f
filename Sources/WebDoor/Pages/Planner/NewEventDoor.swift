import CivilDate
import CyclePipeline
import Household
import Messages
import Planner
import WebPages

/// `/calendars/ID/new`.
struct NewEventDoor: VisitedPage {
    let visit: WebVisit
    let id: String

    func answer() throws -> WebAnswer {
        guard let calendar = try visit.member.planner.calendar(id: id),
            calendar.uses.contains(.events)
        else { return visit.isPost ? visit.answerGone(to: .calendars) : .notFound }
        // The next full hour.
        let (day, minute) = visit.state.time.dayAndMinute(at: visit.moment + 3_600)
        let hour = minute / 60 * 60
        let times = PlannerEntryPage.Times.free(
            from: day, minute: hour, to: hour + 60 < 1_440 ? day : day + 1,
            endMinute: (hour + 60) % 1_440)
        func page(_ faults: [String: String]? = nil) -> WebAnswer {
            .page(
                PlannerEntryPage(
                    visit.state, .newEvent(id), back: .storedCalendar(id),
                    .event(title: "", times, place: "", note: ""),
                    uid: visit.form["uid"] ?? visit.member.newUID(),
                    typed: faults.map(visit.typed) ?? TypedForm()),
                status: faults == nil ? 200 : 422)
        }
        guard visit.isPost else { return page() }
        let sent = SentEvent(visit, changing: nil, shown: .fixed(""))
        guard sent.faults.isEmpty, let start = sent.times?.start else { return page(sent.faults) }
        do {
            let content = sent.content(
                changing: PlannedEvent.Content(title: "", start: start, end: nil))
            _ = try visit.member.planner.addOnce(
                content, to: calendar, uid: visit.form["uid"], of: visit.state
            ) { $0 == content }
            return .redirect(
                WebRoute.storedCalendar(id).path,
                notice: try visit.added(visit.shown(content.title), to: calendar))
        } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
            return page(["title": visit.lackOfRoom(error)])
        }
    }
}
