import Household
import WebPages

/// `/help`.
struct HelpDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        visit.isPost
            ? .notFound
            : .page(HelpPage(visit.state, canLock: visit.session.lock != nil), isKept: true)
    }
}
