import Addresses
import CalendarServer
import CivilDate
import CyclePipeline
import HTML
package import HTTPServer
package import Household
import ICalendar
import Messages
import Synchronization
import WebPages

/// From request to page.
///
/// 1. The request comes from one of these pages, or is a click on a link, and names this host.
/// 2. At an address that other programs of this computer share, it is sent to the page's own host.
/// 3. The cookie says who is logged in; without one, every page leads to the login.
/// 4. A form is read within its limits.
/// 5. The page's own struct answers, from the person's state, and writes through the one writer.
/// 6. The answer is put into its frame, into bytes, and kept as long as nothing changes.
package final class WebHandler: PageSource {
    private let shared: WebShared
    private let kept = WebPageCache()
    /// What is told on the next page of a session.
    private let notices = Notices()

    package init(_ served: LiveHousehold, site: WebSite, accounts: WebAccounts) {
        shared = WebShared(served, site: site, accounts: accounts)
    }

    /// Forgets all that was made of the store.
    package func forget() {
        kept.removeAll()
        notices.removeAll()
        shared.forget()
    }

    // MARK: What the server asks

    package func answer(_ request: Request) -> Response {
        if let response = keptResponse(request) { return response }
        return answered(request, guest: { try $0.answer() }) { visit in
            // What a form changes is written without marks.
            try Isolation.$isWanted.withValue(visit.request.method != .post) { try answer(visit) }
        }
    }

    /// What is wrong with a request whatever its body is, or `nil`: then the body may come.
    package func refusal(_ request: Request) -> Response? {
        guard request.method == .post else { return answer(request) }
        var isWelcome = false
        let response = answered(request, readsBody: false) { guest in
            // Nothing that comes in the clear is read.
            guard guest.request.isPrivate else { return try guest.answer() }
            if let refusal = guest.refusalOfBody { return refusal }
            isWelcome = true
            return .notFound
        } _: { _ in
            isWelcome = true
            return .notFound
        }
        return isWelcome ? nil : response
    }

    /// In which line a request waits whose answer may take a while: each device has one, and so has each household
    /// that wants to log in. Pages that are kept, and files, wait for nobody.
    package func line(of request: Request) -> Int? {
        let token = WebCookie.token(of: request)
        guard request.method == .post else {
            return token == nil || keptResponse(request) != nil ? nil : token?.hashValue
        }
        return token?.hashValue ?? request.peer.household.hashValue
    }

    // MARK: The way of a request

    private func answered(
        _ request: Request, readsBody: Bool = true, guest: (WebGuest) throws -> WebAnswer,
        _ body: (WebVisit) throws -> WebAnswer
    ) -> Response {
        let path = request.target.prefix { $0 != "?" }
        let queryText = request.target.dropFirst(path.count + 1)
        let accepted = Language(accepted: request["Accept-Language"])
        let frame = PageFrame(language: accepted)
        guard let route = WebRoute(path: path) else {
            return unknown(request, frame)
        }
        var writer = WebResponseWriter(request, route, frame)
        if case .asset(let name, let digest) = route { return asset(name, digest, writer) }
        let faults = accepted.webFaults
        guard shared.site.isOwnHost(request) else {
            return writer.fault(
                403, faults.refusedTitle, faults.foreignHost("'eve-ics serve --public-url'"))
        }
        switch request.method {
        case .get, .head:
            guard !shared.site.isForeignRead(request) else {
                return writer.fault(403, faults.refusedTitle, faults.foreignRead)
            }
        case .post:
            guard shared.site.isOwnForm(request) else {
                return writer.fault(403, faults.refusedTitle, faults.foreignForm)
            }
        default: return writer.methodNotAllowed
        }
        if let home = shared.site.home(of: request) { return writer.elsewhere(home) }
        guard let query = WebQuery(queryText.utf8) else {
            return writer.fault(400, faults.badFormTitle, faults.badForm)
        }
        var form = FormBody()
        if request.method == .post, readsBody {
            guard let sent = FormBody(request.body, type: request["Content-Type"] ?? "") else {
                return writer.fault(
                    400, faults.badFormTitle, faults.badForm, back: route.ofItsForms)
            }
            form = sent
        }
        let household = shared.served.current(request.now)
        do {
            let token = WebCookie.token(of: request)
            guard
                let session = try shared.accounts.session(
                    of: token, in: household, now: request.now, isUse: query["quiet"] == nil)
            else {
                return try withoutSession(writer, query, form, household, guest)
            }
            // What was typed before somebody else logged in is not theirs.
            if request.method == .post, let person = request["Person"],
                person != session.member.number
            {
                return writer.fault(403, faults.refusedTitle, accepted.webFrame.ended)
            }
            let stamp = session.member.stamp
            var state = try shared.served.state(of: session.member, request.now)
            if state.settings.language == nil { state.language = accepted }
            let visit = WebVisit(
                request: request, route: route, query: query, form: form, session: session,
                stamp: stamp, state: state, shared: shared)
            writer.frame = Self.frame(of: visit)
            let isShut = visit.isLocked && !route.goesOnWhileLocked(isPost: visit.isPost)
            return finish(
                visit, writer, stamp: stamp,
                answer: isShut
                    ? try LockDoor(visit: visit).locked() : try noting(visit) { try body(visit) })
        } catch {
            // Nobody stays logged in because the store cannot be read.
            if route == .logout, request.method == .post {
                shared.accounts.leave(WebCookie.token(of: request), in: household)
                return writer.response(LogoutDoor.left())
            }
            return fault(error, writer, from: route)
        }
    }

    /// Does what is asked for, and leaves a mark for `undo` where that changed something else than the log.
    private func noting(_ visit: WebVisit, _ body: () throws -> WebAnswer) throws -> WebAnswer {
        guard visit.isPost, ![.logout, .confirm, .lock].contains(visit.route) else {
            return try body()
        }
        return try visit.member.notingChangeOutsideLog(
            by: .page, since: visit.state.lastEntry, body)
    }

    /// Puts an answer into bytes, with what is to be told beside it.
    private func finish(
        _ visit: WebVisit, _ writer: WebResponseWriter, stamp: MemberStamp, answer: WebAnswer
    ) -> Response {
        var writer = writer
        // What is told once the page is unlocked is not told on the page that is locked.
        let session = visit.session.selector + (visit.isLocked ? " locked" : "")
        if case .redirect(_, let notice?) = answer.withoutFields {
            notices.keep(notice, for: session, now: visit.now)
        }
        // A page that asks by itself shows nothing of the answer's frame.
        if case .page = answer, visit.query["quiet"] == nil {
            writer.frame.notice = notices.take(for: session, now: visit.now)
        }
        let response = writer.response(answer)
        // A page that can be locked is made each time: whether it is, nothing that is kept says.
        if case .page(_, 200, true) = answer, writer.frame.notice == nil, visit.session.lock == nil,
            let key = WebPageCache.Key(visit.request)
        {
            kept.keep(response, for: key, of: visit.session, stamp: stamp, now: visit.now)
        }
        return response
    }

    private static func frame(of visit: WebVisit) -> PageFrame {
        let settings = visit.state.settings
        let theme = settings.theme == .system ? nil : settings.theme.rawValue
        guard !visit.isLocked else {
            var frame = PageFrame(language: visit.language)
            (frame.theme, frame.personID) = (theme, visit.member.number)
            frame.isLocked = true
            return frame
        }
        var frame = PageFrame(
            language: visit.language, theme: theme, loggedInAs: visit.member.givenName)
        frame.lock = visit.session.lock
        frame.isDiscreet = settings.isDiscreet
        frame.hasShortcuts = settings.hasShortcuts
        frame.today = visit.state.today
        // A day that is set for a test is nobody's.
        if visit.shared.served.fixedDay == nil {
            frame.dayZone = visit.state.zoneOfEntries.map {
                DayZone(today: visit.state.today, zone: $0.id, entry: visit.state.lastEntry)
            }
        }
        frame.personID = visit.member.number
        // Without a picture the page is as useful.
        frame.hasPicture = (try? visit.member.hasPicture()) ?? false
        return frame
    }

    /// The page of this request as it was made last, where it would be the same: not where something is to be
    /// told on it.
    private func keptResponse(_ request: Request) -> Response? {
        guard let key = WebPageCache.Key(request),
            let page = kept.page(key, in: shared.served.current(request.now), now: request.now),
            !notices.waits(for: page.selector),
            !shared.accounts.hasLeft(WebCookie.token(of: request))
        else { return nil }
        return page.response
    }

    // MARK: Faults

    private func unknown(_ request: Request, _ frame: PageFrame) -> Response {
        // Who is not logged in is told no more than a program that has lost its way.
        guard WebCookie.token(of: request) != nil, shared.site.home(of: request) == nil else {
            return .notFound(.unknown)
        }
        let writer = WebResponseWriter(request, nil, frame)
        guard shared.site.isOwnHost(request) else {
            return writer.fault(
                403, frame.language.webFaults.refusedTitle,
                frame.language.webFaults.foreignHost("'eve-ics serve --public-url'"))
        }
        return writer.response(.notFound)
    }

    private func asset(
        _ name: Asset.Name, _ digest: String, _ writer: WebResponseWriter
    ) -> Response {
        let asset = Asset[name]
        guard digest == asset.digest else { return writer.response(.notFound) }
        return writer.request.method.isRead
            ? StaticFiles.response(name, isCompressed: writer.isCompressed)
            : writer.methodNotAllowed
    }

    private func fault(
        _ error: any Error, _ writer: WebResponseWriter, from route: WebRoute
    ) -> Response {
        let faults = writer.frame.language.webFaults
        if let refusal = error as? WebRefusal {
            return writer.response(.page(refusal.page, status: refusal.status))
        }
        // The person can do something about it, and nobody else has to.
        if let words = HouseholdRefusal(error)?.lackOfRoom(in: writer.frame.language) {
            return writer.fault(507, faults.storeTitle, words, back: route.ofItsForms)
        }
        shared.served.report(
            error, writer.request.now, meanwhile: "a page was answered with an error")
        if HouseholdRefusal(error) == .diskFull {
            return writer.fault(507, faults.storeTitle, faults.diskFull, back: route.ofItsForms)
        }
        return writer.request.method == .post
            ? writer.fault(503, faults.storeTitle, faults.notSaved, back: route.ofItsForms)
            : writer.fault(503, faults.storeTitle, faults.unreadable)
    }

    // MARK: The page

    /// What anybody gets who is not logged in.
    private func withoutSession(
        _ writer: WebResponseWriter, _ query: WebQuery, _ form: FormBody, _ household: Household,
        _ answer: (WebGuest) throws -> WebAnswer
    ) throws -> Response {
        if let route = writer.route, route.isOpenToAll {
            var writer = writer
            let chosen = (form["lang"] ?? query["lang"]).flatMap(Language.init(rawValue:))
            if let chosen { writer.frame.language = chosen }
            return writer.response(
                try answer(
                    WebGuest(
                        request: writer.request, route: route, query: query, form: form,
                        household: household, language: writer.frame.language, shared: shared)))
        }
        // What a page shows is nothing to go on with after a login.
        if writer.route == .picture { return writer.response(.notFound) }
        let page = (writer.route ?? .today).path.text
        let next = writer.request.method == .get ? writer.request.target : page
        return writer.response(.redirect(WebRoute.login.path(["next": next])))
    }

    /// What the page of somebody who is logged in answers.
    private func answer(_ visit: WebVisit) throws -> WebAnswer {
        guard let page = visit.route.page(visit) else { return try visit.answerAsGuest() }
        guard page.isRetried else { return try page.answer() }
        for _ in 0..<Self.mostTries - 1 {
            do {
                return try page.answer()
            } catch let error where HouseholdRefusal(error) == .changedMeanwhile {
                continue
            }
        }
        return try page.answer()
    }

    private static let mostTries = 10
}

/// Sentences for the next page of a session, some minutes long.
private final class Notices: Sendable {
    private struct Slot: Weighed {
        let text: String
        let until: Int64
        var weight: Int { text.utf8.count + 100 }
    }

    private let slots = Mutex(BoundedCache<String, Slot>(limit: 1 << 20))

    func keep(_ text: String, for session: String, now: Int64) {
        slots.withLock { $0.keep(Slot(text: text, until: now + 120), for: session) }
    }

    func take(for session: String, now: Int64) -> String? {
        slots.withLock { slots in
            guard let slot = slots[session] else { return nil }
            slots.remove(session)
            return slot.until >= now ? slot.text : nil
        }
    }

    func waits(for session: String) -> Bool { slots.withLock { $0[session] != nil } }

    func removeAll() { slots.withLock { $0.removeAll() } }
}
