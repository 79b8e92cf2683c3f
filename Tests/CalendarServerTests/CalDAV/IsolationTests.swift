import CalendarServer
import HTTPServer
import RequestSoundness
import Testing
import XML

/// Nobody learns of another, by no method and no path: what is hers is answered as what is nobody's.
@Suite struct IsolationTests {
    private static let methods: [Request.Method] = [
        .get, .head, .put, .post, .delete, .options, .propfind, .proppatch, .report, .mkcalendar,
        .mkcol, .copy, .move, .other("LOCK"), .other("UNLOCK"), .other("ACL"),
        .other("SEARCH"), .other("PATCH"),
    ]

    private static let forms = [
        "", "/", "/calendars", "/calendars/", "/calendars/cycle", "/calendars/cycle/",
        "/calendars/cycle/hers.ics", "/calendars/cycle/none.ics", "/calendars/none/",
        "/calendars/none/x.ics", "/other", "/calendars/cycle/hers.ics/more",
    ]

    private static let fields: [[(name: String, value: String)]] = [
        [], [("Depth", "0")], [("Depth", "1")], [("If-None-Match", "*")], [("If-Match", "*")],
        [("Prefer", "return=representation")], [("If", "(Not <DAV:no-lock>)")],
        [("Destination", "\(Calendars.home)cycle/taken.ics")],
    ]

    private static func bodies(_ path: String) -> [String] {
        [
            "", Calendars.propfind("<d:owner/>"), Calendars.event("new", "20261120"),
            "<d:sync-collection xmlns:d='DAV:'><d:sync-token/><d:prop/></d:sync-collection>",
            """
            <c:calendar-multiget \(Calendars.namespaces)><d:prop><d:getetag/></d:prop>\
            <d:href>\(path)</d:href></c:calendar-multiget>
            """,
        ]
    }

    private static func bytes(_ response: Response) -> [String] {
        ["\(response.status) \(response.route)", String(decoding: response.body, as: UTF8.self)]
            + response.fields.map { "\($0.name): \($0.value)" }
    }

    @Test(arguments: methods)
    func `another person's things are answered like things that are not there`(
        _ method: Request.Method
    ) {
        let calendars = Calendars()
        let before = calendars.source.content(of: Calendars.berta)
        let nobody = "nobodynobodynob2"
        #expect(nobody.count == Calendars.berta.count)
        for password in [Calendars.annasPassword, Calendars.sharedPassword, "wrong", nil] {
            for form in Self.forms {
                let trials =
                    Self.fields.map { ($0, 0) }
                    + (1..<5).map { ([(name: "Depth", value: "1")], $0) }
                for (fields, index) in trials {
                    let answers = [Calendars.berta, nobody].map { id in
                        let path = "/dav/\(id)\(form)"
                        let answer = Calendars.fresh(calendars).ask(
                            method, path, fields, Self.bodies(path)[index],
                            password: password)
                        return Self.bytes(answer.response).map {
                            $0.replacing(id, with: "ID")
                        }
                    }
                    #expect(answers[0] == answers[1], "\(method) \(form)")
                }
            }
        }
        #expect(calendars.source.content(of: Calendars.berta) == before)
    }

    @Test func `her paths in a body or a condition are nobody's either`() {
        let calendars = Calendars()
        let nobody = "nobodynobodynob2"
        let cycle = Calendars.home + "cycle/"
        for form in Self.forms {
            let answers = [Calendars.berta, nobody].map { id -> [[String]] in
                let path = "/dav/\(id)\(form)"
                let replies = [
                    calendars.ask(.report, cycle, [], Self.bodies(path)[4]),
                    calendars.ask(
                        .put, cycle + "one.ics", [("If", "<\(path)> (Not [\"x\"])")],
                        Calendars.event("one", "20261120")),
                    calendars.ask(
                        .proppatch, cycle, [("If", "<\(path)> (<data:,r2>)")],
                        """
                        <d:propertyupdate xmlns:d='DAV:'><d:set><d:prop><d:x/></d:prop></d:set>\
                        </d:propertyupdate>
                        """),
                    calendars.ask(.copy, cycle + "one.ics", [("Destination", path)]),
                    calendars.ask(.move, cycle + "one.ics", [("Destination", path)]),
                ]
                return replies.map {
                    Self.bytes($0.response).map { $0.replacing(id, with: "ID") }
                }
            }
            #expect(answers[0] == answers[1], "\(form)")
        }
    }

    @Test func `a person's own things name no other person`() {
        let calendars = Calendars()
        for path in [
            "/dav/", "/dav/\(Calendars.anna)/", Calendars.home, Calendars.home + "cycle/",
        ] {
            let answer = calendars.ask(
                .propfind, path, [("Depth", "1")],
                "<propfind xmlns='DAV:'><propname/></propfind>")
            #expect(!answer.text.contains(Calendars.berta))
            let all = LivePropertyNames.all.map {
                "<x:\($0.local) xmlns:x=\"\($0.namespace)\"/>"
            }
            let told = calendars.propfind(path, depth: "1", all.joined())
            #expect(told.status == 207)
            #expect(!told.text.contains(Calendars.berta) && !told.text.contains("Berta"))
        }
    }
}

private enum LivePropertyNames {
    static let all: [XMLName] =
        [
            "resourcetype", "displayname", "current-user-principal", "owner",
            "principal-collection-set", "principal-URL", "group-membership", "alternate-URI-set",
        ].map(XMLName.dav) + [.caldav("calendar-home-set"), .caldav("calendar-user-address-set")]
}

extension Calendars {
    /// The same calendars with nobody's guesses counted yet.
    static func fresh(_ calendars: Calendars) -> Calendars {
        var fresh = calendars
        fresh.handler = Handler(source: FixedFeeds(), calendars: calendars.source)
        return fresh
    }
}
