import WebPages

/// `/help`.
struct HelpDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        visit.isPost ? .notFound : .page(HelpPage(visit.state), isKept: true)
    }
}
