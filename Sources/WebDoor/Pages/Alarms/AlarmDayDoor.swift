import CivilDate
import CyclePipeline
import WebPages

/// `/alarms/week/DAY`.
struct AlarmDayDoor: VisitedPage {
    let visit: WebVisit
    let day: Day

    func answer() throws -> WebAnswer {
        guard !visit.isPost, abs(day - visit.state.today) <= AlarmWeekDoor.farthest else {
            return .notFound
        }
        return .page(
            AlarmDayPage(visit.state, on: day, try visit.alarms(on: day...day)[day] ?? []))
    }
}
