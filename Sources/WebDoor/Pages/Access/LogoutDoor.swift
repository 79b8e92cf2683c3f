import HTTPServer
import Household
import WebPages

/// `/logout`.
struct LogoutDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard visit.isPost else { return .redirect(WebRoute.security.path) }
        visit.shared.accounts.leave(WebCookie.token(of: visit.request), in: visit.household)
        return Self.left()
    }

    /// What a browser gets whose session is over, whatever the store could do.
    ///
    /// - Parameter word: What the login's page says about it.
    static func left(told word: String = "logged-out") -> WebAnswer {
        .with(
            [
                WebCookie.removing,
                // What the browser kept of the pages goes, too: others may use it after. That the account knows the
                // browser stays.
                (name: "Clear-Site-Data", value: #""cache", "storage""#),
            ], .redirect(WebRoute.login.path(["told": word])))
    }
}
