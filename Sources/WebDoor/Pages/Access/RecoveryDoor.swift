import CyclePipeline
import Household
import ICalendar
import Messages
import Secrets
import WebPages

/// `/settings/recovery`: a new recovery code, which counts once two of its groups were typed.
///
/// The code goes to the browser and comes back with the form. Until then the store knows nothing of it, so that nobody
/// loses the code before by opening the page.
struct RecoveryDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard try visit.member.hasWebPassword() else { return .redirect(WebRoute.security.path) }
        guard visit.isPost else {
            return try visit.passwordStep() ?? .page(page(of: .random()))
        }
        guard let code = RecoveryCode(typed: visit.form["code"] ?? "") else { return .notFound }
        switch visit.form["action"] {
        case "save":
            let text = "\(code.grouped)\n"
            return .file(
                Array(text.utf8), type: "text/plain; charset=utf-8", name: "recovery-code.txt")
        case "keep":
            let asked = code.groupsAskedBack
            guard code.has(visit.form["first"] ?? "", asGroup: asked.0),
                code.has(visit.form["second"] ?? "", asGroup: asked.1)
            else {
                let error = visit.language.webAccount.wrongGroups
                return .page(page(of: code, error: error), status: 422)
            }
            if let refusal = try passwordRefusal(for: code) { return refusal }
            try visit.member.setRecoveryCode(code)
            return .redirect(
                visit.form["then"] == "home"
                    ? visit.state.settings.home.path : WebRoute.security.path,
                notice: visit.language.webAccount.codeKept)
        default: return .notFound
        }
    }

    /// What is answered where the password has to be given again: the page with the same code, which may be on paper by
    /// now.
    private func passwordRefusal(for code: RecoveryCode) throws -> WebAnswer? {
        guard try visit.shared.accounts.needsPassword(visit.session, now: visit.now) else {
            return nil
        }
        let words = visit.language.webLogin
        func again(_ status: Int, _ error: String? = nil) -> WebAnswer {
            .page(page(of: code, asksPassword: true, passwordError: error), status: status)
        }
        guard let password = visit.form["password"] else { return again(422) }
        let device = WebAccounts.Device(visit.request, stays: visit.session.isStaying)
        switch try visit.shared.accounts.confirm(
            visit.session, password: password, on: device, in: visit.household)
        {
        case .right: return nil
        case .wrong: return again(422, words.wrongPassword)
        case .wait(let seconds): return .waiting(seconds, again(429, words.wait(Int(seconds))))
        case .busy: return .waiting(2, again(503, words.busy))
        }
    }

    private func page(
        of code: RecoveryCode, error: String? = nil, asksPassword: Bool = false,
        passwordError: String? = nil
    ) -> RecoveryPage {
        let (words, told) = (visit.language.webAccount, visit.query["told"])
        let notice: String? =
            switch told {
            case "registered":
                // Only a name that this server knows is told.
                [
                    words.registered,
                    visit.query["zone"].flatMap { visit.household.zones.zone($0)?.id }
                        .map(visit.language.settings.timeZone),
                ].compactMap(\.self).joined(separator: " ")
            case "recovered": words.recovered
            default: nil
            }
        let asked = code.groupsAskedBack
        return RecoveryPage(
            visit.language, code: code.grouped, asked: (asked.0 + 1, asked.1 + 1), notice: notice,
            // Who has just come in goes on to the first page.
            isOnTheWay: told != nil || visit.form["then"] == "home",
            home: visit.state.settings.home.path, error: error, asksPassword: asksPassword,
            passwordError: passwordError,
            typed: (visit.form["first"] ?? "", visit.form["second"] ?? ""))
    }
}
