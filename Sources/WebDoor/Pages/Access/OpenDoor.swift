import Household
import Messages
import WebPages

/// `/open/TOKEN`: a link that logs somebody in, once.
struct OpenDoor: GuestPage {
    let guest: WebGuest
    let token: String

    /// A GET shows a button and uses nothing up: programs that look at links before a person does would.
    func answer() throws -> WebAnswer {
        let words = guest.language.webLogin
        func refused(_ status: Int, _ sentence: String) -> WebAnswer {
            .page(
                FaultPage(
                    title: words.usedTitle, sentence: sentence,
                    onward: (WebRoute.login.path, words.logIn)), status: status)
        }
        guard guest.isPost else {
            let isOpen = try guest.shared.accounts.isOpen(
                token[...], in: guest.household, now: guest.now)
            return isOpen
                ? .page(OpenPage(guest.language, token: token))
                : refused(404, words.used("'eve-ics web open'"))
        }
        let stays = guest.form["stay"] != nil
        let entry = try guest.shared.accounts.logIn(
            by: token[...], on: WebAccounts.Device(guest.request, stays: stays),
            in: guest.household)
        if case .wrong = entry { return refused(404, words.used("'eve-ics web open'")) }
        return try guest.entered(entry, staying: stays, refused: refused)
    }
}
