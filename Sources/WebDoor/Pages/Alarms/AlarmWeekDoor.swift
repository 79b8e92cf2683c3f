import CivilDate
import CyclePipeline
import WebPages

/// `/alarms/week`.
struct AlarmWeekDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard !visit.isPost else { return .notFound }
        var day = visit.state.today
        if let text = visit.query["from"] {
            guard let from = Day(text), abs(from - day) <= Self.farthest else { return .notFound }
            day = from
        }
        let first = visit.state.settings.firstWeekday(in: visit.language)
        let start = day - (day.weekday - first + 7) % 7
        let days = start...(start + 6)
        return .page(AlarmWeekPage(visit.state, on: days, try visit.alarms(on: days)))
    }

    /// In days from today.
    static let farthest = 3_660
}
