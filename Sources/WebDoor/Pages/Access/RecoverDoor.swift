import Household
import Messages
import Secrets
import WebPages

/// `/recover`: a name, a recovery code and a new password.
struct RecoverDoor: GuestPage {
    let guest: WebGuest

    func answer() throws -> WebAnswer {
        func page(
            _ status: Int = 200, code: String? = nil, password: String? = nil,
            _ error: String? = nil
        ) -> WebAnswer {
            .page(
                RecoverPage(
                    guest.language, name: guest.form["name"] ?? "", codeError: code,
                    passwordError: password, error: error), status: status)
        }
        guard guest.isPost else { return page() }
        let words = guest.language.webAccount
        let answer = try guest.shared.accounts.recover(
            name: guest.form["name"] ?? "", code: guest.form["code"] ?? "",
            newPassword: guest.form["password"] ?? "",
            on: WebAccounts.Device(guest.request, stays: false), in: guest.household)
        return guest.recovered(answer) { status, fault in
            switch fault {
            case .typo: page(status, code: words.codeTypo)
            case .wrong: page(status, words.wrongCode)
            case .password(let sentence): page(status, password: sentence)
            case .other(let sentence): page(status, sentence)
            }
        }
    }
}

/// `/invite/CODE` for somebody who was invited again: a new password.
struct InvitedAgainDoor: GuestPage {
    let guest: WebGuest
    let code: String
    let member: Member

    func answer() throws -> WebAnswer {
        func page(_ status: Int = 200, password: String? = nil, _ error: String? = nil) -> WebAnswer
        {
            .page(
                InvitedAgainPage(
                    guest.language, invitation: code, name: member.name, passwordError: password,
                    error: error), status: status)
        }
        guard guest.isPost else { return page() }
        let words = guest.language.webAccount
        let answer = try guest.shared.accounts.recover(
            by: code[...], newPassword: guest.form["password"] ?? "",
            on: WebAccounts.Device(guest.request, stays: false), in: guest.household)
        return guest.recovered(answer) { status, fault in
            switch fault {
            case .typo, .wrong: page(status, words.used)
            case .password(let sentence): page(status, password: sentence)
            case .other(let sentence): page(status, sentence)
            }
        }
    }
}

/// What is wrong with a try to choose a new password.
private enum RecoveryFault {
    case typo
    case wrong
    case password(String)
    case other(String)
}

extension WebGuest {
    /// What follows a try to choose a new password.
    fileprivate func recovered(
        _ answer: WebAccounts.Recovery,
        refused: (_ status: Int, _ fault: RecoveryFault) -> WebAnswer
    ) -> WebAnswer {
        switch answer {
        case .made(nil): .redirect(WebRoute.login.path)
        case .made(let opened?):
            .with(
                WebCookie.setting(opened, stays: false),
                .redirect(WebRoute.recovery.path(["told": "recovered"])))
        case .typo: refused(422, .typo)
        case .wrong: refused(422, .wrong)
        case .refused(let fault): refused(422, .password(language.webAccount.sentence(fault)))
        case .wait(let seconds):
            .waiting(seconds, refused(429, .other(language.webLogin.wait(Int(seconds)))))
        case .busy: .waiting(2, refused(503, .other(language.webLogin.busy)))
        }
    }
}
