import Addresses
package import HTTPServer

/// The answers that are the same for everybody.
extension Response {
    /// For every path that leads nowhere, or no longer; the same bytes on every route.
    package static func notFound(_ route: Route) -> Response {
        switch route {
        case .feed: feedNotFound
        case .shared: sharedNotFound
        default: pathNotFound
        }
    }
    private static let feedNotFound = text(404, "There is nothing here.", route: .feed)
    private static let sharedNotFound = text(404, "There is nothing here.", route: .shared)
    private static let pathNotFound = text(404, "There is nothing here.", route: .unknown)

    static func tooManyGuesses(wait seconds: Int64, _ route: Route) -> Response {
        text(
            429, "That was one unknown address too many. Try again later.", route: route,
            [(name: "Retry-After", value: String(seconds))])
    }

    static func methods(_ allowed: String, route: Route) -> Response {
        Response(200, fields: [(name: "Allow", value: allowed)] + always, route: route)
    }

    /// With a body that is XML: Thunderbird asks with PROPFIND after it wrote a calendar, reads the answer
    /// as XML whatever its status, and hangs on anything else.
    static func methodNotAllowed(_ allowed: String, route: Route) -> Response {
        Response(
            405,
            fields: [
                (name: "Allow", value: allowed),
                (name: "Content-Type", value: "application/xml; charset=utf-8"),
            ] + always,
            body: Array(
                "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<error xmlns=\"DAV:\"/>\n".utf8),
            route: route)
    }

    /// Says in which network the server sees the asker, and nothing more of the address: whether a proxy hands it on, and
    /// whether anybody can pretend another, is found out by nobody else.
    static func healthy(to peer: IPAddress) -> Response {
        text(
            200, "ok", route: .health,
            [(name: HealthField.askedFrom, value: peer.network.description)])
    }
    static let sharedMethods = methods("GET, HEAD, OPTIONS", route: .shared)
    static let sharedMethodNotAllowed = methodNotAllowed("GET, HEAD, OPTIONS", route: .shared)
    static let healthMethods = methods("GET, HEAD, OPTIONS", route: .health)
    static let healthMethodNotAllowed = methodNotAllowed("GET, HEAD, OPTIONS", route: .health)
    static let serverMethods = methods("GET, HEAD, PUT, OPTIONS", route: .unknown)

    static let applied = Response(204, fields: always, route: .feed)
    static let notWritable = text(403, "This calendar can only be read.", route: .feed)
    static func refused(_ why: String) -> Response { text(409, why, route: .feed) }
    static let preconditionFailed = text(
        412, "The calendar has changed since it was read. Read it again, then change it.",
        route: .feed)
    static let malformedCondition = text(400, "The If field cannot be read.", route: .feed)
    static let partialPut = text(
        400, "A part of a calendar cannot be put; send all of it.", route: .feed)
    static let codedPut = text(
        415, "Send the calendar uncompressed.", route: .feed,
        [(name: "Accept-Encoding", value: "identity")])
    static let wrongType = text(415, "Only text/calendar in UTF-8 can be put here.", route: .feed)
    static let noSpace = text(
        507, "The disk of the server is full; nothing was changed.", route: .feed)
    /// For a calendar that came back: the sender keeps it and tries again.
    static let unavailable = text(
        503, "The log cannot be reached at the moment.", route: .feed,
        [(name: "Retry-After", value: "60")])

    private static func text(
        _ status: Int, _ sentence: String, route: Route,
        _ fields: [(name: String, value: String)] = []
    ) -> Response {
        Response(
            status,
            fields: [(name: "Content-Type", value: "text/plain; charset=utf-8")] + fields + always,
            body: Array((sentence + "\n").utf8), route: route)
    }

    /// These are neither kept by a cache nor read as another type.
    private static let always = [
        (name: "Cache-Control", value: "no-store"),
        (name: "X-Content-Type-Options", value: "nosniff"),
        (name: "Referrer-Policy", value: "no-referrer"),
    ]
}

/// What an answer to `/healthz` says beside `ok`.
package enum HealthField {
    /// The asker's network, as the server sees it.
    package static let askedFrom = "X-Asked-From"
}
