import CivilDate
import CyclePipeline
import HTML
import HTTPServer
import Household
import Messages
import WebPages

/// `/lock`, and what every page of a person answers while it is locked.
struct LockDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard visit.isPost else {
            // Who comes back to the address has unlocked the page elsewhere.
            return visit.isLocked ? try locked() : .redirect(next)
        }
        switch visit.form["do"] {
        case "lock": return try lock()
        case "unlock": return visit.isLocked ? try unlock() : .redirect(next)
        case "password": return visit.isLocked ? try unlockByPassword() : .redirect(next)
        default: return .notFound
        }
    }

    /// Nothing of the person's but that something rings (RFC 4918 11.3 has the status).
    func locked(
        status: Int = 423, error: String? = nil, passwordError: String? = nil
    ) throws -> WebAnswer {
        let ringing = try visit.ringingAlarms(ahead: RingingPage.ahead)
        return .page(
            LockPage(
                visit.state, ringing: ringing, hasPassword: try visit.member.hasWebPassword(),
                next: next, error: error, passwordError: passwordError), status: status)
    }

    /// Where the passcode leads: to the page that was asked for, or to the one with the form that was sent.
    private var next: Path {
        let asked =
            if visit.route == .lock {
                visit.form["next"] ?? visit.query["next"]
            } else if visit.isPost {
                visit.route.ofItsForms?.path.text
            } else {
                visit.query["quiet"] == nil ? visit.request.target : nil
            }
        return .afterLogin(asked, else: visit.state.settings.home.path)
    }

    private func lock() throws -> WebAnswer {
        guard try visit.shared.accounts.lock(visit.session, in: visit.household) else {
            return .redirect(WebRoute.security.path(fragment: "passcode"))
        }
        return .redirect(WebRoute.lock.path(["next": next.text]))
    }

    private func unlock() throws -> WebAnswer {
        let answer = try visit.shared.accounts.unlock(
            visit.session, passcode: visit.form["passcode"]?.trimmed ?? "", at: visit.now,
            in: visit.household)
        switch answer {
        case .unlocked: return .redirect(next)
        case .wrong(let left):
            return try locked(error: visit.language.webPasscode.wrong(left: left))
        case .ended: return LogoutDoor.left(told: "passcode")
        case .busy: return .waiting(2, try locked(error: visit.language.webLogin.busy))
        }
    }

    private func unlockByPassword() throws -> WebAnswer {
        let words = visit.language.webLogin
        let answer = try visit.shared.accounts.unlock(
            visit.session, password: visit.form["password"] ?? "",
            on: WebAccounts.Device(visit.request, stays: visit.session.isStaying),
            in: visit.household)
        switch answer {
        case .right: return .redirect(next)
        case .wrong: return try locked(passwordError: words.wrongPassword)
        case .wait(let seconds):
            return .waiting(seconds, try locked(passwordError: words.wait(Int(seconds))))
        case .busy: return .waiting(2, try locked(passwordError: words.busy))
        }
    }
}

extension WebRoute {
    /// Whether a request of somebody whose pages are locked is answered as ever: it shows nothing of theirs.
    func goesOnWhileLocked(isPost: Bool) -> Bool {
        switch self {
        case .lock: true
        case .logout, .dismissal, .snooze: isPost
        default: isOpenToAll
        }
    }
}
