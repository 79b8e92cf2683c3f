import WebPages

/// `/alarms/ringing`.
struct RingingDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard !visit.isPost else { return .notFound }
        return .page(
            RingingPage(visit.state, try visit.ringingAlarms(ahead: RingingPage.ahead)))
    }
}
