import CycleViews
import WebPages

/// `/insights`.
struct InsightsDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        let span = visit.query["span"].flatMap(InsightSpan.init) ?? .year
        return .page(InsightsPage(visit.state, span), isKept: true)
    }
}
