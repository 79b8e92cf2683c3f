package import Addresses
package import HTTPServer

/// What answers for the addresses that are neither a feed's nor a calendar's: the web page.
package protocol PageSource: AnyObject, Sendable {
    func answer(_ request: Request) -> Response
    /// As `Handler.refusal`.
    func refusal(_ request: Request) -> Response?
    /// As `Handler.line`.
    func line(of request: Request) -> Int?
}

/// From request to response: `/feed/TOKEN.ics`, `/shared/TOKEN`, `/alarm/TOKEN/BUTTON`, `/dav/` where there are calendars, `/healthz`, and
/// pages for all else where there are any.
package struct Handler: Sendable {
    private let source: any FeedSource
    private let calendars: CalendarHandler?
    private let pages: (any PageSource)?
    private let buttons: (any AlarmButtonSource)?
    private let guesses: GuessCounter

    /// - Parameters:
    ///   - guesses: Counts unknown feeds and unknown passwords together.
    ///   - reportWork: What may be done for one report, as `ReportWork` counts it.
    package init(
        source: any FeedSource, calendars: (any CalendarSource)? = nil,
        pages: (any PageSource)? = nil, buttons: (any AlarmButtonSource)? = nil,
        guesses: GuessCounter = GuessCounter(), reportWork: Int = ReportWork.usual
    ) {
        self.source = source
        self.calendars = calendars.map {
            CalendarHandler(source: $0, guesses: guesses, reportWork: reportWork)
        }
        self.pages = pages
        self.buttons = buttons
        self.guesses = guesses
    }

    package func answer(_ request: Request) -> Response {
        switch Target(request.target) {
        case .feed(let token): answer(request, token)
        case .shared(let token): show(token, request)
        case .alarmButton(let name, let token): press(name, token, request)
        case .calendars: calendars?.answer(request) ?? .notFound(.unknown)
        // Programs that are given the bare address look there first.
        case .top where Self.isDiscovery(request.method):
            calendars?.answer(request) ?? .notFound(.unknown)
        case .calendarDiscovery:
            calendars == nil ? .notFound(.unknown) : .calendarsElsewhere
        case .health: Self.health(request)
        case .server where request.method == .options: .serverMethods
        case .top, .unknown: pages(for: request)?.answer(request) ?? .notFound(.unknown)
        case .server: .notFound(.unknown)
        }
    }

    /// What is wrong with a request whatever its body is, or `nil`: then the body may come.
    ///
    /// For a server to ask before it takes in what may be megabytes, with a request that has no body yet. It
    /// gives either this answer or, with the body, that of `answer`.
    package func refusal(_ request: Request) -> Response? {
        switch Target(request.target) {
        case .feed(let token) where request.method == .put: putting(request, token)
        case .alarmButton where request.method == .post: pressing(request)
        case .calendars where calendars != nil, .top where Self.isDiscovery(request.method):
            calendars.map { $0.refusal(request) } ?? answer(request)
        case .top, .unknown: pages(for: request).map { $0.refusal(request) } ?? answer(request)
        default: answer(request)
        }
    }

    /// In which line a complete request waits, where its answer may take a while to make: everybody who signs in
    /// has a line, and so has each feed that is written to. `nil` where the answer is made at once.
    package func line(of request: Request) -> Int? {
        // Who sends nothing and neither signs in nor is logged in waits for nobody: nearly every request, at one look.
        if request.method.isRead, !request.fields.has("Authorization"),
            !request.fields.has("Cookie")
        {
            return nil
        }
        return switch Target(request.target) {
        case .feed(let token) where request.method == .put: token.hashValue
        case .alarmButton(_, let token) where request.method == .post: token.hashValue
        case .calendars where calendars != nil, .top where Self.isDiscovery(request.method):
            request["Authorization"]?.hashValue
        case .top, .unknown: pages(for: request)?.line(of: request)
        default: nil
        }
    }

    private func answer(_ request: Request, _ token: Substring) -> Response {
        if request.method == .put {
            if let refusal = putting(request, token) { return refusal }
            return put(request, token)
        }
        switch source.feed(token, now: request.now) {
        case .feed(let feed):
            switch request.method {
            case .get, .head: return feed.answer(request)
            case .options: return feed.methods
            default: return feed.methodNotAllowed
            }
        case .unknown: return unknown(request, .feed)
        // Not 503: Thunderbird turns a calendar off that answers so, and takes 404 for something that passes.
        // It also does not tell whether there is such a feed.
        case .unavailable: return .notFound(.feed)
        }
    }

    /// The page of a feed. A feed that has none answers as a token that opens nothing.
    private func show(_ token: Substring, _ request: Request) -> Response {
        switch source.feed(token, now: request.now) {
        case .feed(let feed):
            guard let page = feed.page else { return unknown(request, .shared) }
            return switch request.method {
            case .get, .head: page.answer(request)
            case .options: .sharedMethods
            default: .sharedMethodNotAllowed
            }
        case .unknown: return unknown(request, .shared)
        case .unavailable: return .notFound(.shared)
        }
    }

    /// Why that feed takes no calendar, or not this one.
    private func putting(_ request: Request, _ token: Substring) -> Response? {
        switch source.feed(token, now: request.now) {
        case .feed(let feed): feed.isWritable ? feed.refusalToPut(request) : .notWritable
        case .unknown: unknown(request, .feed)
        case .unavailable: .unavailable
        }
    }

    private func put(_ request: Request, _ token: Substring) -> Response {
        switch source.put(request.body, token: token, now: request.now) {
        // Without a tag: what the feed says now is not what was sent (RFC 9110 9.3.4).
        case .applied: .applied
        case .refused(let why): .refused(why)
        case .unknown: .notFound(.feed)
        case .notWritable: .notWritable
        case .noSpace: .noSpace
        case .unavailable: .unavailable
        }
    }

    /// A button sends nothing that matters, and little of it.
    private func pressing(_ request: Request) -> Response? {
        let length = request["Content-Length"].map { Int($0) ?? .max } ?? 0
        return length > 1_024 || request["Transfer-Encoding"] != nil ? .buttonSendsTooMuch : nil
    }

    /// Tells whoever has no token nothing but that this leads nowhere.
    private func press(
        _ name: Substring, _ token: Substring, _ request: Request
    ) -> Response {
        guard let buttons else { return .noSuchButton }
        switch request.method {
        case .post: break
        case .options: return .buttonMethods
        default: return .buttonMethodNotAllowed
        }
        if let wait = guesses.wait(request.peer, now: request.now) {
            return .tooManyButtons(wait: wait)
        }
        switch buttons.press(name, token, now: request.now) {
        case .done: return .pressed
        case .unavailable: return .buttonUnavailable
        case .unknown:
            return guesses.count(request.peer, now: request.now).map { .tooManyButtons(wait: $0) }
                ?? .noSuchButton
        }
    }

    private func unknown(_ request: Request, _ route: Route) -> Response {
        guard let wait = guesses.count(request.peer, now: request.now) else {
            return .notFound(route)
        }
        return .tooManyGuesses(wait: wait, route)
    }

    /// The pages, but not for calendar programs, which show who they are in a field that no browser sends by itself:
    /// what they are told names no program.
    private func pages(for request: Request) -> (any PageSource)? {
        request.fields.has("Authorization") ? nil : pages
    }

    /// What may be asked of the bare address; all else leads nowhere there.
    private static func isDiscovery(_ method: Request.Method) -> Bool {
        method == .propfind || method == .report || method == .options
    }

    private static func health(_ request: Request) -> Response {
        switch request.method {
        case .get, .head: .healthy(to: request.peer)
        case .options: .healthMethods
        default: .healthMethodNotAllowed
        }
    }
}
