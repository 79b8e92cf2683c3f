import CalendarServer
import Testing
import XML

@Suite struct MultistatusTests {
    private func inner(
        _ responses: [Multistatus.Response], syncToken: String? = nil, isMinimal: Bool = false
    ) -> String {
        var multistatus = Multistatus()
        for response in responses {
            let isAdded = multistatus.add(response, isMinimal: isMinimal)
            #expect(isAdded)
        }
        let text = String(decoding: multistatus.document(syncToken: syncToken), as: UTF8.self)
        let start = text.firstRange(of: "ical/\">")?.upperBound ?? text.endIndex
        return String(text[start...].dropLast("</d:multistatus>".count))
    }

    private let calendar = Href(["me", "my days"], endsInSlash: true)

    @Test func `properties stand together by their status, found ones first`() {
        let response = Multistatus.Response(
            calendar,
            .properties([
                .init(XMLElement(.caldav("x")), 404),
                .init(XMLElement(.dav("displayname"), text: "A & B")),
                .init(XMLElement(.dav("getetag")), 403, condition: .protectedProperty),
                .init(XMLElement(.apple("calendar-color"), text: "#FF0000FF")),
            ]))
        #expect(
            inner([response])
                == "<d:response><d:href>/me/my%20days/</d:href>"
                + "<d:propstat><d:prop><d:displayname>A &amp; B</d:displayname>"
                + "<a:calendar-color>#FF0000FF</a:calendar-color></d:prop>"
                + "<d:status>HTTP/1.1 200 OK</d:status></d:propstat>"
                + "<d:propstat><d:prop><d:getetag/></d:prop>"
                + "<d:status>HTTP/1.1 403 Forbidden</d:status>"
                + "<d:error><d:cannot-modify-protected-property/></d:error></d:propstat>"
                + "<d:propstat><d:prop><c:x/></d:prop>"
                + "<d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>")
    }

    @Test func `what is missing can be left out, and then something remains`() {
        let response = Multistatus.Response(
            calendar, .properties([.init(XMLElement(.caldav("x")), 404)]))
        #expect(
            inner([response], isMinimal: true)
                == "<d:response><d:href>/me/my%20days/</d:href><d:propstat><d:prop/>"
                + "<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>")
    }

    @Test func `a sync tells what is gone, what was cut off, and its token`() {
        let responses: [Multistatus.Response] = [
            .init(Href(["a"], endsInSlash: false), .status(404)),
            .init(
                calendar, .status(507), condition: .matchesWithinLimits,
                explanation: "Ask again."),
        ]
        #expect(
            inner(responses, syncToken: "urn:t")
                == "<d:response><d:href>/a</d:href>"
                + "<d:status>HTTP/1.1 404 Not Found</d:status></d:response>"
                + "<d:response><d:href>/me/my%20days/</d:href>"
                + "<d:status>HTTP/1.1 507 Insufficient Storage</d:status>"
                + "<d:error><d:number-of-matches-within-limits/></d:error>"
                + "<d:responsedescription>Ask again.</d:responsedescription></d:response>"
                + "<d:sync-token>urn:t</d:sync-token>")
    }

    @Test func `an error names its condition and speaks to a person`() throws {
        let condition = DAVCondition.uidConflict(with: Href(["a b"], endsInSlash: false))
        let error = DAVError(409, condition, "There is such an event.")
        let root = try XMLTreeReader.read(error.document)
        #expect(
            root.first(.caldav("no-uid-conflict"))?.first(.dav("href"))?.text == "/a%20b")
        #expect(root.first(.dav("responsedescription"))?.text == "There is such an event.")
    }

    @Test func `calendar data comes through with its line ends`() throws {
        let data = "BEGIN:VCALENDAR\r\nX:<&>\r\nEND:VCALENDAR\r\n"
        var multistatus = Multistatus()
        let isAdded = multistatus.add("/") { writer in
            writer.element(.caldav("calendar-data")) { $0.text(Array(data.utf8)) }
        }
        #expect(isAdded)
        let prop = try XMLTreeReader.read(multistatus.document()).first(.dav("response"))
        #expect(prop?.first(.caldav("calendar-data"))?.text == data)
    }
}

@Suite struct HrefTests {
    @Test(
        arguments: [
            ("/", [], true, "/"), ("/a", ["a"], false, "/a"), ("/a/", ["a"], true, "/a/"),
            ("/a%20b/%C3%A9.ics", ["a b", "\u{E9}.ics"], false, "/a%20b/%C3%A9.ics"),
            ("/%61@b", ["a@b"], false, "/a@b"), ("/a%2Fb", ["a/b"], false, "/a%2Fb"),
            ("/a+b:c", ["a+b:c"], false, "/a%2Bb%3Ac"), ("/a?b#c", ["a"], false, "/a"),
            ("http://host:80/a", ["a"], false, "/a"), ("HTTPS://host", [], true, "/"),
        ] as [(String, [String], Bool, String)])
    func `a path is taken apart and put together`(
        _ text: String, _ segments: [String], _ endsInSlash: Bool, _ path: String
    ) throws {
        let href = try #require(Href(text))
        #expect(href == Href(segments, endsInSlash: endsInSlash))
        #expect(href.path == path)
        #expect(Href(href.path) == href)
    }

    @Test(arguments: [
        "", "a", "mailto:a@b", "ftp://a/b", "/a//b", "//", "/../a", "/a/.", "/%2e%2E", "/%", "/%4",
        "/%zz", "/%00", "/%FF",
    ])
    func `what leads nowhere is nil`(_ text: String) {
        #expect(Href(text) == nil)
    }
}
