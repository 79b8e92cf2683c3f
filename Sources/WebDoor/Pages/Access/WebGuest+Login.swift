import CyclePipeline
import HTML
import Household
import Messages
import Secrets
import WebPages

extension WebGuest {
    /// What follows a try to log in.
    func entered(
        _ entry: WebAccounts.Entry, staying: Bool,
        refused: (_ status: Int, _ sentence: String) -> WebAnswer
    ) throws -> WebAnswer {
        let words = language.webLogin
        switch entry {
        case .opened(let opened):
            return .with(
                WebCookie.setting(opened, stays: staying),
                .redirect(Path.afterLogin(form["next"], else: try home(opened.token))))
        case .wrong: return refused(422, words.wrong)
        case .wait(let seconds): return .waiting(seconds, refused(429, words.wait(Int(seconds))))
        case .busy: return .waiting(2, refused(503, words.busy))
        }
    }

    /// The page that somebody who has just logged in opens first.
    private func home(_ token: SecretToken) throws -> Path {
        let session = try shared.accounts.session(
            of: token.text[...], in: household, now: now)
        guard let session else { return WebRoute.today.path }
        let state = try shared.served.state(of: session.member, now)
        return state.settings.home.path
    }
}

extension Path {
    /// The own page that a query or a form names as the one to go on with; else the first one.
    ///
    /// Who asks for `/` without being logged in has not chosen a page yet.
    static func afterLogin(_ text: String?, else first: Path = WebRoute.today.path) -> Path {
        guard let text, text != WebRoute.today.path.text, let path = Path(own: text),
            let route = WebRoute(path: text.prefix { $0 != "?" && $0 != "#" }),
            !route.isOpenToAll, ![.logout, .confirm, .lock, .picture].contains(route)
        else { return first }
        return path
    }
}

extension Settings.HomePage {
    var path: Path {
        switch self {
        case .today: PageFrame.Place.today.path
        case .calendar: PageFrame.Place.calendar.path
        case .insights: PageFrame.Place.insights.path
        }
    }
}

extension WebAnswer {
    /// With the seconds after which another try makes sense (RFC 9110 10.2.3).
    static func waiting(_ seconds: Int64, _ answer: WebAnswer) -> WebAnswer {
        .with([(name: "Retry-After", value: String(seconds))], answer)
    }
}

extension WebAccountMessages {
    func sentence(_ fault: PasswordFault) -> String {
        switch fault {
        case .tooShort: tooShort
        case .tooLong: tooLong
        case .unusableCharacter: unusable
        case .common: common
        }
    }
}
