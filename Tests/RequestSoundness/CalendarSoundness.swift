import CalendarServer
package import HTTPServer
import XML

/// What must hold of every request of somebody who has signed in, whatever was sent.
package enum CalendarSoundness {
    package static let id = "annaannaannaanna"
    package static let other = "bertabertaberta2"

    /// What does not hold, or `nil`.
    package static func fault(_ request: Request) -> String? {
        let source = MemoryCalendars()
        source.addPerson(id, "Anna", password: "a")
        source.addPerson(other, "Berta", password: "b")
        source.put(event("one"), as: "one.ics", in: "cycle", of: id)
        source.put(event("two"), as: "two.ics", in: "cycle", of: id)
        source.put(event("hers"), as: "hers.ics", in: "cycle", of: other)
        let before = source.content(of: other)
        let own = source.content(of: id)
        let handler = Handler(source: NoFeeds(), calendars: source)
        var request = request
        request.isPrivate = true
        let fields = request.fields.filter { $0.name.lowercased() != "authorization" }
        request.fields = HeaderFields(fields)
        let open = handler.answer(request)
        if let fault = faultOfStranger(open, to: request) { return fault }
        if source.content(of: id) != own { return "a change by somebody unknown" }
        // a:a
        request.fields = HeaderFields(
            fields + [(name: "Authorization", value: "Basic YTph")])
        let answer = handler.answer(request)
        if source.content(of: other) != before { return "a change of somebody else's" }
        return fault(answer, to: request)
    }

    private static func faultOfStranger(_ answer: Response, to request: Request) -> String? {
        switch answer.status {
        case 301, 401, 404, 405: return nil
        case 200 where request.method == .options || answer.route == .health: return nil
        default: return "\(answer.status) for somebody unknown"
        }
    }

    private static let statuses: Set<Int> = [
        200, 201, 204, 207, 301, 304, 400, 403, 404, 405, 409, 412, 413, 415, 507,
    ]

    private static func fault(_ answer: Response, to request: Request) -> String? {
        guard statuses.contains(answer.status) else { return "\(answer.status)" }
        for (name, value) in answer.fields
        where (name + value).unicodeScalars.contains(where: { $0.value < 0x20 || $0.value > 0x7E })
        {
            return "a field that is no line of ASCII: \(name)"
        }
        let text = String(decoding: answer.body, as: UTF8.self)
        if text.contains("UID:hers") || text.contains("Berta") { return "somebody else's" }
        let isXML = answer.fields.contains {
            $0.name == "Content-Type" && $0.value.hasPrefix("application/xml")
        }
        guard isXML else { return nil }
        // Longer than what is read of a client, where much was asked for.
        guard answer.body.count < XMLTreeReader.largestDocument else { return nil }
        guard let root = try? XMLTreeReader.read(answer.body) else { return "an answer not in XML" }
        guard answer.status == 207 else { return nil }
        guard root.name == .dav("multistatus") else { return "207 that is no multistatus" }
        for response in root.elements where response.name == .dav("response") {
            guard response.first(.dav("href")) != nil,
                response.first(.dav("propstat")) != nil || response.first(.dav("status")) != nil
            else { return "a response that says nothing" }
        }
        return nil
    }

    private static func event(_ uid: String) -> String {
        """
        BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VEVENT\r\nUID:\(uid)\r
        DTSTAMP:20261101T000000Z\r\nDTSTART;VALUE=DATE:20261120\r\nRRULE:FREQ=WEEKLY;COUNT=9\r
        SUMMARY:Something\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
        """
    }
}

private struct NoFeeds: FeedSource {
    func feed(_ token: Substring, now: Int64) -> FeedAnswer { .unknown }
    func put(_ calendar: [UInt8], token: Substring, now: Int64) -> PutAnswer { .unknown }
}
