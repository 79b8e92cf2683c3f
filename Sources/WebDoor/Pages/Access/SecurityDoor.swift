import CyclePipeline
import Household
import Messages
import WebPages

/// `/settings/security`.
struct SecurityDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer { visit.isPost ? try changeSecurity() : try security() }

    private func security(
        status: Int = 200, oldError: String? = nil, newError: String? = nil
    ) throws -> WebAnswer {
        let member = visit.member
        let (state, language) = (visit.state, visit.language)
        let devices = try member.webDevices(at: visit.now).map { device in
            let used = min(state.time.day(at: device.lastUsed), state.today)
            return SecurityPage.Device(
                id: device.id, browser: device.name.browser, system: device.name.system,
                lastUsed: language.formats.distance(used, from: state.today),
                since: language.date(state.time.day(at: device.created), near: state.today),
                isThis: device.id == visit.session.selector)
        }
        return .page(
            SecurityPage(
                language, name: visit.member.name, hasPassword: try member.hasWebPassword(),
                hasRecoveryCode: try member.hasRecoveryCode(),
                devices: devices, oldError: oldError, newError: newError), status: status)
    }

    private func changeSecurity() throws -> WebAnswer {
        let words = visit.language.webAccount
        let member = visit.member
        switch visit.form["action"] {
        case "end":
            // Another person's device is no device of this one's.
            guard try member.endWebDevice(visit.form["device"] ?? "") else { return .notFound }
            return .redirect(WebRoute.security.path, notice: words.ended)
        case "end-others":
            let count = try member.endWebDevices(except: visit.session.selector)
            return .redirect(WebRoute.security.path, notice: words.othersEnded(count))
        case "password": return try changePassword()
        default: return .notFound
        }
    }

    private func changePassword() throws -> WebAnswer {
        let (words, login) = (visit.language.webAccount, visit.language.webLogin)
        let hadCode = try visit.member.hasRecoveryCode()
        let answer = try visit.shared.accounts.change(
            visit.session, from: visit.form["old"] ?? "", to: visit.form["new"] ?? "",
            on: WebAccounts.Device(visit.request, stays: visit.session.isStaying),
            in: visit.household)
        switch answer {
        case .made:
            return .redirect(
                (hadCode ? WebRoute.recovery : WebRoute.security).path, notice: words.passwordSet)
        case .refused(let fault):
            return try security(status: 422, newError: words.sentence(fault))
        case .old(.wait(let seconds)):
            return .waiting(
                seconds, try security(status: 429, oldError: login.wait(Int(seconds))))
        case .busy, .old(.busy):
            return .waiting(2, try security(status: 503, oldError: login.busy))
        case .old: return try security(status: 422, oldError: login.wrongPassword)
        }
    }
}
