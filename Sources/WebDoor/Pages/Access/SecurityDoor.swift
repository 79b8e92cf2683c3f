import CivilDate
import CyclePipeline
import Household
import Messages
import Secrets
import WebPages

/// `/settings/security`.
struct SecurityDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer { visit.isPost ? try changeSecurity() : try security() }

    private func security(
        status: Int = 200, oldError: String? = nil, newError: String? = nil,
        passcodeError: String? = nil
    ) throws -> WebAnswer {
        let member = visit.member
        return .page(
            SecurityPage(
                visit.language, name: visit.member.name, hasPassword: try member.hasWebPassword(),
                hasRecoveryCode: try member.hasRecoveryCode(),
                lock: try lock(error: passcodeError), devices: try visit.devices(),
                oldError: oldError, newError: newError), status: status)
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
        case "passcode": return try setPasscode()
        case "remove-passcode": return try removePasscode()
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

    // MARK: The passcode

    /// What the page shows of the passcode; after a refusal, what was chosen beside it.
    private func lock(error: String?) throws -> SecurityPage.Lock {
        let (kept, wantsPassword) = (visit.session.lock, try visit.passwordStep() != nil)
        return SecurityPage.Lock(
            minutes: kept?.minutes, choices: WebAccounts.lockMinutes,
            whenHidden: kept?.whenHidden ?? false,
            wantsPassword: wantsPassword, error: error,
            typed: error == nil ? TypedForm() : visit.typed([:]))
    }

    private func setPasscode() throws -> WebAnswer {
        if let step = try visit.passwordStep() { return step }
        let words = visit.language.webPasscode
        let typed = visit.form["passcode"]?.trimmed ?? ""
        guard let minutes = visit.form["minutes"].flatMap(Int.init),
            WebAccounts.lockMinutes.contains(minutes)
        else { return .notFound }
        let isKept = typed.isEmpty && visit.session.lock != nil
        let answer = try visit.shared.accounts.setPasscode(
            isKept ? nil : typed, after: minutes,
            whenHidden: visit.form.all("hidden").last == "yes", of: visit.session, at: visit.now,
            in: visit.household)
        switch answer {
        case .made:
            return .redirect(WebRoute.security.path(fragment: "passcode"), notice: words.saved)
        case .refused(.notDigits): return try security(status: 422, passcodeError: words.notDigits)
        case .refused(.common): return try security(status: 422, passcodeError: words.common)
        case .busy:
            return .waiting(
                2, try security(status: 503, passcodeError: visit.language.webLogin.busy))
        }
    }

    private func removePasscode() throws -> WebAnswer {
        if let step = try visit.passwordStep() { return step }
        try visit.member.removePasscode()
        return .redirect(
            WebRoute.security.path(fragment: "passcode"), notice: visit.language.webPasscode.removed
        )
    }
}
