import Addresses
import CalendarServer
package import HTTPServer

/// What must hold of every request, whatever was sent.
///
/// A request is read from text: a line of method and target, a line for each field, an empty line, and the body.
package enum RequestSoundness {
    package static let token = "0123456789abcdefghjkmnpqrstvwxyz0123456789abcdef"
    package static let plainTag = "\"AAECAwQFBgcI\""
    package static let gzipTag = "\"AAECAwQFBgcIz\""
    private static let now: Int64 = 1_800_000_000

    /// What does not hold, or `nil`.
    package static func fault(_ bytes: [UInt8]) -> String? {
        let request = request(bytes)
        let handler = Handler(source: OneFeed(), guesses: GuessCounter(perMinute: 1, capacity: 2))
        let answer = handler.answer(request)
        return fault(answer, to: request) ?? faultOfTarget(request.target)
            ?? CalendarSoundness.fault(request)
            ?? request.fields.lazy.compactMap { faultOfValue($0.value) }.first
    }

    package static func request(_ bytes: [UInt8]) -> Request {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let words = lines[0].split(separator: UInt8(ascii: " "), maxSplits: 1)
        var fields: [(name: String, value: String)] = []
        var body: [UInt8] = []
        for (index, line) in lines.enumerated().dropFirst() {
            if line.isEmpty {
                body = Array(lines[(index + 1)...].joined(separator: [UInt8(ascii: "\n")]))
                break
            }
            let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
            guard parts.count == 2 else { continue }
            fields.append((name: text(parts[0]), value: text(parts[1].drop { $0 == 0x20 })))
        }
        return Request(
            Request.Method(words.first.map(text) ?? ""), words.count == 2 ? text(words[1]) : "",
            fields: fields, body: body, peer: IPAddress(ipv4: 1), now: now)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private static func fault(_ answer: Response, to request: Request) -> String? {
        for (name, value) in answer.fields {
            if (name + value).unicodeScalars.contains(where: { $0.value < 0x20 || $0.value > 0x7E })
            {
                return "a field that is no line of ASCII: \(name)"
            }
            if value.contains(token) { return "a secret in \(name)" }
        }
        let isKnown = request.target.hasSuffix("/feed/\(token).ics")
        switch Target(request.target) {
        case .feed(let secret) where secret == token:
            if !isKnown { return "a feed by another path" }
            if request.method == .get || request.method == .head {
                return [200, 304].contains(answer.status) ? nil : "\(answer.status) for a feed"
            }
        case .feed:
            if answer.status != 404 { return "\(answer.status) for an unknown feed" }
        case .shared:
            if answer.status != 404 { return "\(answer.status) for a page that no feed has" }
        case .alarmButton, .calendars, .calendarDiscovery, .top, .health, .server, .unknown:
            if [204, 304, 409, 412].contains(answer.status) {
                return "\(answer.status) for no feed"
            }
        }
        if request.method != .put, ![200, 304, 404, 405].contains(answer.status) {
            return "\(answer.status) for something else than PUT"
        }
        return (answer.status == 405) == (answer.fields.contains { $0.name == "Allow" })
            || answer.status == 200 ? nil : "405 without Allow"
    }

    private static func faultOfTarget(_ target: String) -> String? {
        if case .feed(let secret) = Target(target) {
            if secret.isEmpty || !target.hasSuffix("/feed/\(secret).ics") {
                return "a secret that is not in the path"
            }
        }
        return nil
    }

    /// What every reader of a field makes of that text.
    private static func faultOfValue(_ value: String) -> String? {
        let tags = [plainTag, gzipTag]
        if let date = HTTPDate.seconds(value, now: now),
            HTTPDate.seconds(HTTPDate.text(date), now: now) != date
        {
            return "a date that does not come back"
        }
        let strong = EntityTag.match(value, tags, by: .strong)
        let weak = EntityTag.match(value, tags, by: .weak)
        if (strong == nil) != (weak == nil) { return "a list of tags only to one comparison" }
        if case .tag(let index)? = strong {
            guard case .tag(let other)? = weak, other <= index, value.contains(tags[index]) else {
                return "a strong match that is no weak one"
            }
        }
        let lower = value.lowercased()
        if AcceptedCodings(HeaderFields([(name: "accept-encoding", value: value)])).wantsGzip,
            !lower.contains("gzip"), !lower.contains("*")
        {
            return "gzip that nobody asked for"
        }
        if let header = try? IfHeader(value), header.holds(tags: tags, target: "/"),
            !tags.contains(where: value.contains), !lower.contains("not")
        {
            return "a condition that holds of nothing"
        }
        if MediaType.isCalendar(value), !lower.contains("text/calendar") {
            return "a calendar of another type"
        }
        _ = UserAgent.isOutlook(value)
        let forwarded = ForwardedAddress.client(HeaderFields([(name: "Forwarded", value: value)]))
        if forwarded != nil, !lower.contains("for") { return "a client that nobody named" }
        _ = ForwardedAddress.client(HeaderFields([(name: "X-Forwarded-For", value: value)]))
        return nil
    }
}

private struct OneFeed: FeedSource {
    private static let feed = PublishedFeed(
        Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8), digest: Array(0..<32),
        modified: 784_111_777, isWritable: true)

    func feed(_ token: Substring, now: Int64) -> FeedAnswer {
        token == RequestSoundness.token ? .feed(OneFeed.feed) : .unknown
    }

    func put(_ calendar: [UInt8], token: Substring, now: Int64) -> PutAnswer {
        calendar.isEmpty ? .refused("Nothing was sent.") : .applied
    }
}
