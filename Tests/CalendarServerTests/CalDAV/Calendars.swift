import CalendarServer
import HTTPServer
import RequestSoundness
import XML

/// Two people's calendars behind a handler, and what tests say to it.
struct Calendars {
    static let anna = "annaannaannaanna"
    static let berta = "bertabertaberta2"
    static let annasPassword = "anna-password"
    static let bertasPassword = "berta-password"
    static let sharedPassword = "partner-password"
    static let home = "/dav/\(anna)/calendars/"

    let source = MemoryCalendars()
    var handler: Handler

    init() {
        source.addPerson(Self.anna, "Anna", password: Self.annasPassword)
        source.addPerson(Self.berta, "Berta", password: Self.bertasPassword)
        source.addShare(of: Self.anna, password: Self.sharedPassword)
        source.put(Self.event("one", "20261120"), as: "one.ics", in: "cycle", of: Self.anna)
        source.put(Self.event("two", "20261218"), as: "two.ics", in: "cycle", of: Self.anna)
        source.put(Self.event("hers", "20261121"), as: "hers.ics", in: "cycle", of: Self.berta)
        handler = Handler(source: FixedFeeds(), calendars: source)
    }

    static func event(_ uid: String, _ date: String, _ summary: String = "Something") -> String {
        """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//x//y//EN\r
        BEGIN:VEVENT\r
        UID:\(uid)\r
        DTSTAMP:20261101T000000Z\r
        DTSTART;VALUE=DATE:\(date)\r
        SUMMARY:\(summary)\r
        END:VEVENT\r
        END:VCALENDAR\r

        """
    }

    static func tag(of text: String) -> String {
        "\"\(MemoryCalendars.tag(of: Array(text.utf8)))\""
    }

    static func authorization(_ password: String) -> (name: String, value: String) {
        (name: "Authorization", value: "Basic \(base64("somebody:\(password)"))")
    }

    static func base64(_ text: String) -> String {
        let alphabet = Array(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var result = ""
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let piece = bytes[start..<min(start + 3, bytes.count)]
            let bits = piece.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - piece.count))
            for digit in 0..<4 {
                result.append(
                    digit <= piece.count ? alphabet[bits >> (18 - 6 * digit) & 63] : "=")
            }
        }
        return result
    }

    func ask(
        _ method: Request.Method, _ target: String,
        _ fields: [(name: String, value: String)] = [], _ body: String = "",
        password: String? = Calendars.annasPassword, now: Int64? = nil
    ) -> CalendarReply {
        var request = request(
            method, target, (password.map { [Self.authorization($0)] } ?? []) + fields,
            body: Array(body.utf8))
        request.isPrivate = true
        if let now { request.now = now }
        return CalendarReply(response: handler.answer(request))
    }

    func propfind(
        _ target: String, depth: String = "0", _ properties: String,
        password: String? = annasPassword, now: Int64? = nil
    ) -> CalendarReply {
        ask(
            .propfind, target, [("Depth", depth)], Self.propfind(properties), password: password,
            now: now)
    }

    static func propfind(_ properties: String) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?><d:propfind \(namespaces)><d:prop>\(properties)\
        </d:prop></d:propfind>
        """
    }

    static let namespaces = """
        xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" \
        xmlns:cs="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/"
        """
}

/// An answer, and what its body says.
struct CalendarReply {
    let response: Response

    var status: Int { response.status }
    var text: String { String(decoding: response.body, as: UTF8.self) }
    var root: XMLElement? { try? XMLTreeReader.read(response.body) }
    subscript(name: String) -> String? { response[name] }

    /// The condition in DAV:error.
    var condition: XMLName? {
        guard let root, root.name == .dav("error") else { return nil }
        return root.elements.first { $0.name != .dav("responsedescription") }?.name
    }

    var responses: [XMLElement] {
        root?.elements.filter { $0.name == .dav("response") } ?? []
    }

    var hrefs: [String] { responses.compactMap { $0.first(.dav("href"))?.text } }

    var syncToken: String? { root?.first(.dav("sync-token"))?.text }

    /// The properties that have a value, or a status, of one response.
    func properties(_ href: String? = nil, status: String = "200") -> [XMLElement] {
        let asked = responses.filter { href == nil || $0.first(.dav("href"))?.text == href }
        let statuses = asked.flatMap(\.elements).filter { $0.name == .dav("propstat") }
        let named = statuses.filter { $0.first(.dav("status"))?.text.contains(status) ?? false }
        return named.flatMap { $0.first(.dav("prop"))?.elements ?? [] }
    }

    func property(_ name: XMLName, _ href: String? = nil) -> XMLElement? {
        properties(href).first { $0.name == name }
    }

    /// The paths in a property that holds some.
    func paths(in name: XMLName, _ href: String? = nil) -> [String] {
        property(name, href)?.elements.filter { $0.name == .dav("href") }.map(\.text) ?? []
    }
}
