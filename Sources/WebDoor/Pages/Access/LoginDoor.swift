import CyclePipeline
import HTML
import Household
import ICalendar
import Messages
import WebPages

/// `/login`.
struct LoginDoor: GuestPage {
    let guest: WebGuest

    func answer() throws -> WebAnswer { guest.isPost ? try logIn() : loginPage() }

    private func loginPage(
        status: Int = 200, error: String? = nil
    ) -> WebAnswer {
        let next = guest.form["next"] ?? guest.query["next"]
        let words = guest.language.webLogin
        let notice: String? =
            switch guest.query["told"] {
            case "logged-out": words.loggedOut
            case "passcode": guest.language.webPasscode.ended
            default: nil
            }
        return .page(
            LoginPage(
                guest.language, isChosen: (guest.form["lang"] ?? guest.query["lang"]) != nil,
                next: next.map { Path.afterLogin($0).text }, name: guest.form["name"] ?? "",
                stays: guest.form["stay"] != nil, error: error, notice: notice,
                isOpenForRegistration: guest.shared.site.isOpenForRegistration), status: status)
    }

    private func logIn() throws -> WebAnswer {
        let device = WebAccounts.Device(guest.request, stays: guest.form["stay"] != nil)
        let entry = try guest.shared.accounts.logIn(
            name: guest.form["name"] ?? "", password: guest.form["password"] ?? "", on: device,
            in: guest.household)
        return try guest.entered(entry, staying: guest.form["stay"] != nil) {
            loginPage(status: $0, error: $1)
        }
    }
}
