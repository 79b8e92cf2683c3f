import Household
import Messages
import WebPages

/// `/calendars`.
struct CalendarsDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard visit.isPost else { return try calendarsPage() }
        let title = visit.form.line("title")
        let uses = Set(
            visit.form.all("for").compactMap(PlannerCalendar.Use.init).filter { $0 != .cards })
        var faults: [String: String] = [:]
        faults["title"] = try visit.fault(ofName: title)
        if uses.isEmpty { faults["for"] = visit.plannerWords.noUse }
        guard faults.isEmpty else { return try calendarsPage(faults) }
        do {
            let calendar = try visit.member.planner.addCalendar(titled: title, for: uses)
            return .redirect(
                WebRoute.calendars.path,
                notice: visit.language.planner.calendarAdded(
                    visit.shown(title), for: calendar.usesText(in: visit.language)))
        } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
            return try calendarsPage(["title": visit.lackOfRoom(error)])
        }
    }

    private func calendarsPage(
        _ faults: [String: String] = [:]
    ) throws -> WebAnswer {
        let key = visit.member.planner.key
        let language = visit.language
        let rows = try visit.member.planner.pageCalendars().map { calendar in
            PlannerListPage.Row(
                WebRoute.storedCalendar(key.id(calendar.name)).path,
                title: visit.shown(calendar.title),
                remark: language.series([
                    calendar.usesText(in: language),
                    language.planner.entries(try visit.member.planner.entryCount(of: calendar)),
                ]))
        }
        let others = [
            PlannerListPage.Row(
                WebRoute.calendar.path, title: language.webFrame.calendar, remark: ""),
            PlannerListPage.Row(
                WebRoute.alarms.path, title: language.webAlarms.title, remark: ""),
        ]
        let uses: [PlannerCalendar.Use] = [.events, .todos, .notes]
        return .page(
            PlannerListPage(
                visit.state, .calendars, title: visit.plannerWords.calendars, new: nil,
                (rows.isEmpty ? [] : [PlannerListPage.Part(rows)])
                    + [PlannerListPage.Part(title: visit.plannerWords.otherCalendars, others)],
                empty: "",
                form: .newCalendar(uses: uses.map { ($0.rawValue, $0.title(in: language)) }),
                typed: faults.isEmpty ? TypedForm() : visit.typed(faults)),
            status: faults.isEmpty ? 200 : 422, isKept: faults.isEmpty)
    }
}
