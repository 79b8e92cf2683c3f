import CyclePipeline
import Household
import Messages
import Secrets
import WebPages

/// `/register`, and `/invite/CODE` for somebody who was invited.
struct RegisterDoor: GuestPage {
    let guest: WebGuest
    let code: String?

    func answer() throws -> WebAnswer {
        let words = guest.language.webAccount
        let invited = try code.flatMap {
            try guest.shared.accounts.invited(by: $0[...], in: guest.household, now: guest.now)
        }
        let onward = (path: WebRoute.login.path, text: words.haveAccount)
        if let code,
            let member = try guest.shared.accounts.invitedAgain(
                by: code[...], in: guest.household, now: guest.now)
        {
            return try InvitedAgainDoor(guest: guest, code: code, member: member).answer()
        }
        if code != nil, invited == nil, !guest.isPost {
            return .page(
                FaultPage(title: words.usedTitle, sentence: words.used, onward: onward),
                status: 404)
        }
        if code == nil, !guest.shared.site.isOpenForRegistration {
            return .page(
                FaultPage(
                    title: words.closedTitle,
                    sentence: words.closed("'eve-ics web invite NAME'"), onward: onward),
                status: guest.isPost ? 403 : 200)
        }
        guard guest.isPost else {
            return .page(RegisterPage(guest.language, invitation: code, name: invited ?? ""))
        }
        let name = guest.form["name"] ?? ""
        func again(
            _ status: Int, name nameError: String? = nil, password: String? = nil,
            _ error: String? = nil
        ) -> WebAnswer {
            .page(
                RegisterPage(
                    guest.language, invitation: code, name: name, nameError: nameError,
                    passwordError: password, error: error), status: status)
        }
        let answer = try guest.shared.accounts.register(
            name: name, password: guest.form["password"] ?? "", invitation: code?[...],
            on: WebAccounts.Device(guest.request, stays: false), in: guest.household)
        switch answer {
        case .made:
            let zone = try guest.household.member(named: name)?
                .takeZone(guest.form["zone"], at: .second(guest.now))
            // The account is made, whatever becomes of the login.
            let opened = try? guest.shared.accounts.enter(
                name, on: WebAccounts.Device(guest.request, stays: false), in: guest.household)
            guard let opened = opened ?? nil else { return .redirect(WebRoute.login.path) }
            return .with(
                WebCookie.setting(opened, stays: false),
                .redirect(
                    WebRoute.recovery.path(
                        zone.map { ["told": "registered", "zone": $0] } ?? ["told": "registered"])))
        case .notInvited:
            return .page(
                FaultPage(title: words.usedTitle, sentence: words.used, onward: onward),
                status: 404)
        case .refused(let fault): return again(422, password: words.sentence(fault))
        case .nameTaken: return again(422, name: words.nameTaken)
        case .badName: return again(422, name: words.badName)
        case .full: return again(403, words.full)
        case .wait(let seconds):
            return .waiting(seconds, again(429, guest.language.webLogin.wait(Int(seconds))))
        case .busy: return .waiting(2, again(503, guest.language.webLogin.busy))
        }
    }
}
