import Household
import WebPages

/// `/logout`.
struct LogoutDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        visit.isPost ? try logOut() : .redirect(WebRoute.security.path)
    }

    private func logOut() throws -> WebAnswer {
        _ = try visit.member.endWebDevice(visit.session.selector)
        return .with(
            [
                WebCookie.removing,
                // What the browser kept of the pages goes, too: others may use it after.
                (name: "Clear-Site-Data", value: #""cache", "cookies", "storage""#),
            ], .redirect(WebRoute.login.path(["told": "logged-out"])))
    }
}
