package import HTTPServer

/// Where a request goes (RFC 9112 3.2).
///
/// Nothing is decoded and nothing tidied up: a path written in any other way than ours leads nowhere.
package enum Target: Sendable {
    /// The part of the path that is secret; it may be anything between the slash and `.ics`. Some programs put a
    /// query behind it, so that nothing on the way answers from its memory.
    case feed(Substring)
    /// The page of a feed, by the feed's secret: all between the slash and any query.
    case shared(Substring)
    /// A button of a message about an alarm: its name, and the token before it, which is secret.
    case alarmButton(name: Substring, token: Substring)
    /// Below `/dav`, or `/dav` itself.
    case calendars
    /// Where calendar programs look for calendars (RFC 6764 5).
    case calendarDiscovery
    /// `/`
    case top
    case health
    /// `*`, the server as a whole.
    case server
    case unknown

    package init(_ target: String) {
        let text = target.utf8.span
        // Nearly every target is a path from its first character on.
        let start = text.byte(0) == UInt8(ascii: "/") ? 0 : text.pathStart(0..<text.count)
        if text.has("/feed/", at: start), let end = text.feedEnd(from: start + 6) {
            let view = target.utf8
            let from = view.index(view.startIndex, offsetBy: start + 6)
            self = .feed(Substring(view[from..<view.index(view.startIndex, offsetBy: end)]))
        } else if text.has("/shared/", at: start) {
            let view = target.utf8
            self = .shared(
                Substring(
                    view[view.index(view.startIndex, offsetBy: start + 8)...]
                        .prefix { $0 != UInt8(ascii: "?") }))
        } else if text.has("/alarm/", at: start), let slash = text.partEnd(from: start + 7) {
            let view = target.utf8
            let from = view.index(view.startIndex, offsetBy: start + 7)
            let end = view.index(view.startIndex, offsetBy: slash)
            self = .alarmButton(
                name: Substring(view[view.index(after: end)...]), token: Substring(view[from..<end])
            )
        } else if text.count - start == 8, text.has("/healthz", at: start) {
            self = .health
        } else if text.has("/dav", at: start), text.endsPart(at: start + 4) {
            self = .calendars
        } else if text.has("/.well-known/caldav", at: start), text.endsPart(at: start + 19) {
            self = .calendarDiscovery
        } else if text.count - start == 1, text.has("/", at: start) {
            self = .top
        } else if text.count == 1, text[0] == UInt8(ascii: "*") {
            self = .server
        } else {
            self = .unknown
        }
    }
}

extension Route {
    package static let feed = Route("/feed/*")
    package static let shared = Route("/shared/*")
    package static let alarmButton = Route("/alarm/*")
    package static let calendars = Route("/dav/*")
    package static let calendarDiscovery = Route("/.well-known/caldav")
    package static let health = Route("/healthz")
}

extension Span<UInt8> {
    /// Where the name of a feed ends whose path ends in `.ics`, before any query.
    fileprivate func feedEnd(from start: Int) -> Int? {
        var end = start
        while end < count, self[end] != UInt8(ascii: "?") { end += 1 }
        return end - start > 4 && has(".ics", at: end - 4) ? end - 4 : nil
    }

    /// Where the slash is that ends a part of a path.
    fileprivate func partEnd(from start: Int) -> Int? {
        var end = start
        while end < count, self[end] != UInt8(ascii: "/") { end += 1 }
        return end < count ? end : nil
    }

    /// Whether a part of a path ends there.
    fileprivate func endsPart(at end: Int) -> Bool {
        let next = byte(end)
        return end == count || next == UInt8(ascii: "/") || next == UInt8(ascii: "?")
    }
}
