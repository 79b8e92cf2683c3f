import CivilDate
import CycleModel
import CyclePipeline
import WebPages

/// `/calendar`.
struct CalendarDoor: VisitedPage {
    let visit: WebVisit

    /// The months of the query; those around today without one.
    func answer() throws -> WebAnswer {
        guard !visit.isPost, let range = months() else { return .notFound }
        let months = CalendarMonths(visit.state, range)
        let isFirstUse =
            visit.query["first-use"] == "again"
            || (visit.state.log.isEmpty && visit.query.pairs.isEmpty
                && !FirstUse.isKnown(to: visit.request))
        return .page(
            CalendarPage(months, isFirstUse: isFirstUse), isKept: !visit.state.log.isEmpty)
    }

    /// `nil` for words that are no months, and for months outside of those that there are.
    private func months() -> MonthRange? {
        let standard = CalendarMonths.standard(for: visit.state.today)
        let first: Day
        switch visit.query["from"] {
        case nil: first = standard.first
        case let text?:
            guard let day = Day("\(text)-01") else { return nil }
            first = day
        }
        var count = standard.count
        if let text = visit.query["months"] {
            guard let number = Int(text), (1...CalendarMonths.mostMonths).contains(number) else {
                return nil
            }
            count = number
        }
        let range = MonthRange(from: first, count: count)
        let days = CalendarMonths.days(around: visit.state.today)
        return days.contains(range.days.lowerBound) && days.overlaps(range.days) ? range : nil
    }
}
