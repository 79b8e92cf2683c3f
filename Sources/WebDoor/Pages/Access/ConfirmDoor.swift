import HTML
import Household
import Messages
import WebPages

/// `/confirm`: the password again.
struct ConfirmDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer { visit.isPost ? try confirm() : .page(confirmPage()) }

    private func confirmPage(error: String? = nil) -> ConfirmPage {
        ConfirmPage(
            visit.language, name: visit.member.name,
            next: Path.afterLogin(visit.form["next"] ?? visit.query["next"]), error: error)
    }

    private func confirm() throws -> WebAnswer {
        let words = visit.language.webLogin
        let device = WebAccounts.Device(visit.request, stays: visit.session.isStaying)
        let answer = try visit.shared.accounts.confirm(
            visit.session, password: visit.form["password"] ?? "", on: device,
            in: visit.household)
        switch answer {
        case .right: return .redirect(Path.afterLogin(visit.form["next"]), notice: words.confirmed)
        case .wrong: return .page(confirmPage(error: words.wrongPassword), status: 422)
        case .wait(let seconds):
            return .waiting(
                seconds,
                .page(confirmPage(error: words.wait(Int(seconds))), status: 429))
        case .busy:
            return .waiting(2, .page(confirmPage(error: words.busy), status: 503))
        }
    }
}
