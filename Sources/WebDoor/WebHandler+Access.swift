import CivilDate
import CyclePipeline
import HTML
import HTTPServer
import Household
import ICalendar
import Messages
import Secrets
import WebPages

/// Logging in, registering, and who is logged in where.
extension WebHandler {
    func access(_ visit: WebVisit) throws -> WebAnswer {
        switch visit.route {
        case .security:
            return visit.isPost ? try changeSecurity(visit) : try security(visit)
        case .confirm: return visit.isPost ? try confirm(visit) : .page(confirmPage(visit))
        case .logout where visit.isPost: return try logOut(visit)
        case .logout: return .redirect(WebRoute.security.path)
        // Somebody who is logged in already is led on.
        case .login where !visit.isPost:
            return .redirect(
                Self.next(visit.query["next"], else: visit.state.settings.home.path))
        default:
            return try guestAnswer(
                WebGuest(
                    request: visit.request, route: visit.route, query: visit.query,
                    form: visit.form, household: visit.household, language: visit.language))
        }
    }

    /// The pages that are open to all.
    ///
    /// None of them takes a password where others on the way could read it.
    func guestAnswer(_ guest: WebGuest) throws -> WebAnswer {
        guard guest.request.isPrivate else {
            let faults = guest.language.webFaults
            let (field, page) = ("X-Forwarded-Proto", "docs/server.md")
            let sentence =
                switch guest.request.proxyWord {
                case .nothing: faults.silentProxy(field, page: page)
                case .notEncrypted: faults.notPrivateByProxy(field, page: page)
                case nil: faults.notPrivate
                }
            return .page(FaultPage(title: faults.refusedTitle, sentence: sentence), status: 403)
        }
        switch guest.route {
        case .login: return guest.isPost ? try logIn(guest) : loginPage(guest)
        case .open(let token): return try open(token, guest)
        case .invitation(let code): return try register(code, guest)
        case .register: return try register(nil, guest)
        default: return .notFound
        }
    }

    /// What is answered where the password has to be given again first; `nil` where it was a moment ago, or where
    /// the person has none.
    ///
    /// A page calls it before it shows or makes secrets, exports everything or erases. It leads back to the page, not
    /// to what a form sent.
    func passwordStep(_ visit: WebVisit) throws -> WebAnswer? {
        guard
            try accounts.needsPassword(visit.session, now: visit.now)
        else { return nil }
        let next = visit.isPost ? visit.route.path.text : visit.request.target
        return .redirect(WebRoute.confirm.path(["next": next]))
    }

    /// The own page that a query or a form names as the one to go on with; else the first one.
    ///
    /// Who asks for `/` without being logged in has not chosen a page yet.
    private static func next(_ text: String?, else first: Path = WebRoute.today.path) -> Path {
        guard let text, text != WebRoute.today.path.text, let path = Path(own: text),
            let route = WebRoute(path: text.prefix { $0 != "?" && $0 != "#" }),
            !route.isOpenToAll, route != .logout, route != .confirm
        else { return first }
        return path
    }

    /// The page that somebody who has just logged in opens first.
    private func home(_ token: SecretToken, _ guest: WebGuest) throws -> Path {
        let session = try accounts.session(
            of: token.text[...], in: guest.household, now: guest.now)
        guard let session else { return WebRoute.today.path }
        let state = try served.state(of: session.member, guest.now)
        return state.settings.home.path
    }
}

// MARK: Logging in and out

extension WebHandler {
    private func loginPage(
        _ guest: WebGuest, status: Int = 200, error: String? = nil
    ) -> WebAnswer {
        let next = guest.form["next"] ?? guest.query["next"]
        let words = guest.language.webLogin
        let notice: String? =
            switch guest.query["told"] {
            case "registered":
                // Only a name that this server knows is told.
                [
                    words.registered,
                    guest.query["zone"].flatMap { guest.household.zones.zone($0)?.id }
                        .map(guest.language.settings.timeZone),
                ].compactMap(\.self).joined(separator: " ")
            case "logged-out": words.loggedOut
            default: nil
            }
        return .page(
            LoginPage(
                guest.language, isChosen: (guest.form["lang"] ?? guest.query["lang"]) != nil,
                next: next.map { Self.next($0).text }, name: guest.form["name"] ?? "",
                stays: guest.form["stay"] != nil, error: error, notice: notice,
                isOpenForRegistration: site.isOpenForRegistration), status: status)
    }

    private func logIn(_ guest: WebGuest) throws -> WebAnswer {
        let device = WebAccounts.Device(guest.request, stays: guest.form["stay"] != nil)
        let entry = try accounts.logIn(
            name: guest.form["name"] ?? "", password: guest.form["password"] ?? "", on: device,
            in: guest.household)
        return try entered(entry, guest, staying: guest.form["stay"] != nil) {
            loginPage(guest, status: $0, error: $1)
        }
    }

    private func entered(
        _ entry: WebAccounts.Entry, _ guest: WebGuest, staying: Bool,
        refused: (_ status: Int, _ sentence: String) -> WebAnswer
    ) throws -> WebAnswer {
        let words = guest.language.webLogin
        switch entry {
        case .opened(let token):
            return .with(
                [WebCookie.setting(token.text, stays: staying)],
                .redirect(Self.next(guest.form["next"], else: try home(token, guest))))
        case .wrong: return refused(422, words.wrong)
        case .wait(let seconds): return .waiting(seconds, refused(429, words.wait(Int(seconds))))
        case .busy: return .waiting(2, refused(503, words.busy))
        }
    }

    /// A GET shows a button and uses nothing up: programs that look at links before a person does would.
    private func open(_ token: String, _ guest: WebGuest) throws -> WebAnswer {
        let words = guest.language.webLogin
        func refused(_ status: Int, _ sentence: String) -> WebAnswer {
            .page(
                FaultPage(
                    title: words.usedTitle, sentence: sentence,
                    onward: (WebRoute.login.path, words.logIn)), status: status)
        }
        guard guest.isPost else {
            let isOpen = try accounts.isOpen(
                token[...], in: guest.household, now: guest.now)
            return isOpen
                ? .page(OpenPage(guest.language, token: token))
                : refused(404, words.used("'eve-ics web open'"))
        }
        let stays = guest.form["stay"] != nil
        let entry = try accounts.logIn(
            by: token[...], on: WebAccounts.Device(guest.request, stays: stays),
            in: guest.household)
        if case .wrong = entry { return refused(404, words.used("'eve-ics web open'")) }
        return try entered(entry, guest, staying: stays, refused: refused)
    }

    private func logOut(_ visit: WebVisit) throws -> WebAnswer {
        _ = try visit.member.endWebDevice(visit.session.selector)
        return .with(
            [
                WebCookie.removing,
                // What the browser kept of the pages goes, too: others may use it after.
                (name: "Clear-Site-Data", value: #""cache", "cookies", "storage""#),
            ], .redirect(WebRoute.login.path(["told": "logged-out"])))
    }
}

// MARK: Registering

extension WebHandler {
    private func register(_ code: String?, _ guest: WebGuest) throws -> WebAnswer {
        let words = guest.language.webAccount
        let invited = try code.flatMap {
            try accounts.invited(by: $0[...], in: guest.household, now: guest.now)
        }
        let onward = (path: WebRoute.login.path, text: words.haveAccount)
        if code != nil, invited == nil, !guest.isPost {
            return .page(
                FaultPage(title: words.usedTitle, sentence: words.used, onward: onward),
                status: 404)
        }
        if code == nil, !site.isOpenForRegistration {
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
        let answer = try accounts.register(
            name: name, password: guest.form["password"] ?? "", invitation: code?[...],
            on: WebAccounts.Device(guest.request, stays: false), in: guest.household)
        switch answer {
        case .made:
            let zone = try guest.household.member(named: name)?
                .takeZone(guest.form["zone"], at: .second(guest.now))
            return .redirect(
                WebRoute.login.path(
                    zone.map { ["told": "registered", "zone": $0] } ?? ["told": "registered"]))
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

// MARK: Security

extension WebHandler {
    private func security(
        _ visit: WebVisit, status: Int = 200, oldError: String? = nil, newError: String? = nil
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
                devices: devices, oldError: oldError, newError: newError), status: status)
    }

    private func changeSecurity(_ visit: WebVisit) throws -> WebAnswer {
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
        case "password": return try changePassword(visit)
        default: return .notFound
        }
    }

    private func changePassword(_ visit: WebVisit) throws -> WebAnswer {
        let (words, login) = (visit.language.webAccount, visit.language.webLogin)
        let answer = try accounts.change(
            visit.session, from: visit.form["old"] ?? "", to: visit.form["new"] ?? "",
            on: WebAccounts.Device(visit.request, stays: visit.session.isStaying),
            in: visit.household)
        switch answer {
        case .made: return .redirect(WebRoute.security.path, notice: words.passwordSet)
        case .refused(let fault):
            return try security(visit, status: 422, newError: words.sentence(fault))
        case .old(.wait(let seconds)):
            return .waiting(
                seconds, try security(visit, status: 429, oldError: login.wait(Int(seconds))))
        case .busy, .old(.busy):
            return .waiting(2, try security(visit, status: 503, oldError: login.busy))
        case .old: return try security(visit, status: 422, oldError: login.wrongPassword)
        }
    }

    private func confirmPage(_ visit: WebVisit, error: String? = nil) -> ConfirmPage {
        ConfirmPage(
            visit.language, name: visit.member.name,
            next: Self.next(visit.form["next"] ?? visit.query["next"]), error: error)
    }

    private func confirm(_ visit: WebVisit) throws -> WebAnswer {
        let words = visit.language.webLogin
        let device = WebAccounts.Device(visit.request, stays: visit.session.isStaying)
        let answer = try accounts.confirm(
            visit.session, password: visit.form["password"] ?? "", on: device,
            in: visit.household)
        switch answer {
        case .right: return .redirect(Self.next(visit.form["next"]), notice: words.confirmed)
        case .wrong: return .page(confirmPage(visit, error: words.wrongPassword), status: 422)
        case .wait(let seconds):
            return .waiting(
                seconds,
                .page(confirmPage(visit, error: words.wait(Int(seconds))), status: 429))
        case .busy:
            return .waiting(2, .page(confirmPage(visit, error: words.busy), status: 503))
        }
    }
}

extension Settings.HomePage {
    fileprivate var path: Path {
        switch self {
        case .today: PageFrame.Place.today.path
        case .calendar: PageFrame.Place.calendar.path
        case .insights: PageFrame.Place.insights.path
        }
    }
}

extension WebAnswer {
    /// With the seconds after which another try makes sense (RFC 9110 10.2.3).
    fileprivate static func waiting(_ seconds: Int64, _ answer: WebAnswer) -> WebAnswer {
        .with([(name: "Retry-After", value: String(seconds))], answer)
    }
}

extension WebAccountMessages {
    fileprivate func sentence(_ fault: PasswordFault) -> String {
        switch fault {
        case .tooShort: tooShort
        case .tooLong: tooLong
        case .unusableCharacter: unusable
        case .common: common
        }
    }
}
