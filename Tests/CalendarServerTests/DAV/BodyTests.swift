import CalendarServer
import Testing
import XML

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

private let namespaces = #"xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav""#

@Suite struct PropertyRequestTests {
    private func read(_ inner: String) throws -> PropertyRequest {
        try PropertyRequest(propfind: bytes("<D:propfind \(namespaces)>\(inner)</D:propfind>"))
    }

    @Test func `a PROPFIND without a body asks for all properties`() throws {
        #expect(try PropertyRequest(propfind: []) == .all(including: []))
    }

    @Test func `the three forms are told apart`() throws {
        #expect(try read("<D:allprop/>") == .all(including: []))
        #expect(
            try read("<D:allprop/><D:include><C:x/></D:include>")
                == .all(including: [.caldav("x")]))
        #expect(try read("<D:propname/>") == .names)
        #expect(
            try read("<D:prop><D:getetag/><C:x/><D:getetag/></D:prop>")
                == .some(PropertySelection([.dav("getetag"), .caldav("x")])))
        #expect(try read("<D:prop/>") == .some(PropertySelection()))
        #expect(try read("<C:unknown/><D:propname/>") == .names)
    }

    @Test(arguments: [
        "", "<D:prop/><D:allprop/>", "<D:propname/><D:propname/>", "<C:prop/>",
    ])
    func `anything else is the client's fault`(_ inner: String) {
        #expect { try read(inner) } throws: { ($0 as? DAVError)?.status == 400 }
    }

    @Test func `a body that is no DAV propfind, or no XML, is refused`() {
        for text in ["<propfind/>", "<D:propfind", "<D:prop xmlns:D='DAV:'/>"] {
            #expect { try PropertyRequest(propfind: bytes(text)) } throws: {
                ($0 as? DAVError)?.status == 400
            }
        }
        let large = [UInt8](repeating: 0x20, count: (1 << 20) + 1)
        #expect { try PropertyRequest(propfind: large) } throws: {
            ($0 as? DAVError)?.status == 413
        }
    }
}

@Suite struct PropertyChangeTests {
    @Test func `changes keep their order and the language around them`() throws {
        let changes = try PropertyChange.proppatch(
            bytes(
                """
                <D:propertyupdate \(namespaces) xml:lang="en">
                <D:set><D:prop><D:displayname>Me</D:displayname></D:prop></D:set>
                <D:remove><D:prop xml:lang="fr"><C:x>ignored</C:x></D:prop></D:remove>
                <D:set><D:prop xml:lang="de"><C:x/><C:y xml:lang="it"/></D:prop></D:set>
                </D:propertyupdate>
                """))
        func element(_ name: XMLName, _ language: String, _ text: String = "") -> XMLElement {
            var element = XMLElement(name, text: text)
            element.attributes = [.init(.language, language)]
            return element
        }
        #expect(
            changes == [
                .set(element(.dav("displayname"), "en", "Me")), .remove(.caldav("x")),
                .set(element(.caldav("x"), "de")), .set(element(.caldav("y"), "it")),
            ])
    }

    @Test func `an update that changes nothing is refused`() {
        for inner in ["", "<D:set/>", "<D:remove><D:prop/></D:remove>"] {
            let text = "<D:propertyupdate \(namespaces)>\(inner)</D:propertyupdate>"
            #expect { try PropertyChange.proppatch(bytes(text)) } throws: {
                ($0 as? DAVError)?.status == 400
            }
        }
    }

    @Test func `a new calendar is made with its properties`() throws {
        #expect(try PropertyChange.newCollection([]) == [])
        for root in ["C:mkcalendar", "D:mkcol"] {
            let set = "<D:set><D:prop><D:displayname>B</D:displayname></D:prop></D:set>"
            #expect(
                try PropertyChange.newCollection(bytes("<\(root) \(namespaces)>\(set)</\(root)>"))
                    == [XMLElement(.dav("displayname"), text: "B")])
        }
    }

    @Test func `a body of another kind makes no calendar`() {
        #expect { try PropertyChange.newCollection(bytes("<a/>")) } throws: {
            ($0 as? DAVError)?.status == 415
        }
    }
}

@Suite struct ReportTests {
    private func report(_ name: String, _ inner: String) throws -> Report {
        try Report(bytes("<\(name) \(namespaces)>\(inner)</\(name)>"))
    }

    @Test func `a query has its filter, its properties and its zone`() throws {
        let report = try report(
            "C:calendar-query",
            """
            <D:prop><D:getetag/><C:calendar-data>
              <C:comp name="VCALENDAR"><C:prop name="version"/>
                <C:comp name="VEVENT"><C:prop name="SUMMARY" novalue="yes"/><C:allcomp/></C:comp>
                <C:comp name="VTIMEZONE"/>
              </C:comp>
              <C:expand start="20261101T000000Z" end="20261201T000000Z"/>
              <C:limit-freebusy-set start="20261101T000000Z" end="20261201T000000Z"/>
            </C:calendar-data></D:prop>
            <C:filter><C:comp-filter name="vcalendar"><C:comp-filter name="VEVENT">
              <C:time-range start="20261101T000000Z"/>
              <C:prop-filter name="SUMMARY">
                <C:text-match collation="i;octet" negate-condition="yes">x</C:text-match>
                <C:param-filter name="LANGUAGE"><C:is-not-defined/></C:param-filter>
                <C:param-filter name="X-A"><C:text-match>b</C:text-match></C:param-filter>
              </C:prop-filter>
              <C:comp-filter name="VALARM"><C:is-not-defined/></C:comp-filter>
            </C:comp-filter></C:comp-filter></C:filter>
            <C:timezone>BEGIN:VCALENDAR</C:timezone>
            """)
        guard case .calendarQuery(let query) = report else {
            Issue.record("not a query")
            return
        }
        let november = TimeRange(start: 1_793_491_200, end: 1_796_083_200)
        var selection = PropertySelection([.dav("getetag"), .caldav("calendar-data")])
        selection.calendarData = CalendarDataSelection(
            component: ComponentSelection(
                "VCALENDAR", properties: [.init("VERSION")],
                components: [
                    ComponentSelection(
                        "VEVENT", properties: [.init("SUMMARY", withoutValue: true)]),
                    ComponentSelection("VTIMEZONE"),
                ]),
            recurrences: try .expanded(#require(november)), freeBusy: november)
        #expect(query.properties == .some(selection))
        #expect(query.zone == "BEGIN:VCALENDAR")
        var language = ParameterFilter("LANGUAGE")
        language.isNotDefined = true
        var vendor = ParameterFilter("X-A")
        vendor.text = TextMatch("b")
        var summary = PropertyFilter("SUMMARY")
        summary.text = TextMatch("x", collation: .octet, isNegated: true)
        summary.parameters = [language, vendor]
        var alarm = ComponentFilter("VALARM")
        alarm.isNotDefined = true
        var event = ComponentFilter("VEVENT")
        event.timeRange = TimeRange(start: 1_793_491_200)
        event.properties = [summary]
        event.components = [alarm]
        var calendar = ComponentFilter("VCALENDAR")
        calendar.components = [event]
        #expect(query.filter == CalendarFilter(calendar))
    }

    @Test func `a multiget names its resources as they were sent`() throws {
        let report = try report(
            "C:calendar-multiget",
            "<D:prop><D:getetag/></D:prop><D:href> /a%20b </D:href><D:href>/c</D:href>")
        #expect(
            report
                == .calendarMultiget(
                    CalendarMultiget(
                        properties: .some(PropertySelection([.dav("getetag")])),
                        hrefs: ["/a%20b", "/c"])))
    }

    @Test func `a sync has its token, its level and its limit`() throws {
        let prop = "<D:prop><D:getetag/></D:prop>"
        let properties = PropertySelection([.dav("getetag")])
        #expect(
            try report("D:sync-collection", "<D:sync-token/><D:sync-level>1</D:sync-level>" + prop)
                == .syncCollection(
                    SyncCollection(properties: properties, token: "", level: .one)))
        #expect(
            try report(
                "D:sync-collection",
                "<D:sync-token>urn:t</D:sync-token><D:sync-level>infinite</D:sync-level>"
                    + "<D:limit><D:nresults>5</D:nresults></D:limit>" + prop)
                == .syncCollection(
                    SyncCollection(
                        properties: properties, token: "urn:t", level: .infinite, limit: 5)))
    }

    @Test func `free time is asked for in one range`() throws {
        let range = #"<C:time-range start="20261101T000000Z" end="20261201T000000Z"/>"#
        #expect(
            try report("C:free-busy-query", range)
                == .freeBusyQuery(
                    #require(TimeRange(start: 1_793_491_200, end: 1_796_083_200))))
        #expect(throws: DAVError.self) { try report("C:free-busy-query", "") }
    }

    @Test(arguments: [
        ("D:expand-property", "", DAVCondition.supportedReport),
        ("C:calendar-query", "", .validFilter),
        ("C:calendar-query", "<C:filter/>", .validFilter),
        ("C:calendar-query", filter(""), .validFilter),
        ("C:calendar-query", filter("<C:comp-filter/>"), .validFilter),
        ("C:calendar-query", filter("<C:comp-filter name='VEVENT'/>"), .validFilter),
        ("C:calendar-query", event("<C:time-range/>"), .validFilter),
        ("C:calendar-query", event("<C:time-range start='20261101'/>"), .validFilter),
        ("C:calendar-query", event("<C:time-range start='20261101T000000'/>"), .validFilter),
        (
            "C:calendar-query",
            event("<C:time-range start='20261101T000000Z' end='20261101T000000Z'/>"), .validFilter
        ),
        (
            "C:calendar-query", event("<C:is-not-defined/><C:prop-filter name='A'/>"), .validFilter
        ),
        (
            "C:calendar-query",
            event(
                "<C:prop-filter name='A'><C:text-match collation='i;unicode-casemap'>x"
                    + "</C:text-match></C:prop-filter>"), .supportedCollation
        ),
        (
            "C:calendar-query",
            event(
                "<C:prop-filter name='A'><C:text-match negate-condition='maybe'>x"
                    + "</C:text-match></C:prop-filter>"), .validFilter
        ),
        (
            "C:calendar-query", event("<C:moon/>"),
            .supportedFilter(XMLElement(.caldav("moon")))
        ),
        (
            "C:calendar-query",
            "<D:prop><C:calendar-data content-type='text/vcard'/></D:prop>" + event(""),
            .supportedCalendarData
        ),
    ])
    func `what cannot be done names its condition`(
        _ name: String, _ inner: String, _ condition: DAVCondition
    ) {
        #expect { try report(name, inner) } throws: {
            let error = $0 as? DAVError
            return error?.status == 403 && error?.condition == condition
        }
    }

    private static func filter(_ inner: String) -> String { "<C:filter>\(inner)</C:filter>" }

    private static func event(_ inner: String) -> String {
        filter(
            "<C:comp-filter name='VCALENDAR'><C:comp-filter name='VEVENT'>\(inner)"
                + "</C:comp-filter></C:comp-filter>")
    }
}

@Suite struct TextMatchTests {
    @Test(arguments: [
        ("Period", "period", TextMatch.Collation.asciiCasemap, true),
        ("Period", "period", .octet, false),
        ("Period", "erio", .octet, true),
        ("Period", "", .octet, true),
        ("", "a", .asciiCasemap, false),
        ("aab", "ab", .octet, true),
        ("\u{C9}t\u{E9}", "\u{E9}T", .asciiCasemap, false),
        ("@[`{", "`{@[", .asciiCasemap, false),
    ])
    func `a text holds another one`(
        _ text: String, _ part: String, _ collation: TextMatch.Collation, _ holds: Bool
    ) {
        #expect(TextMatch(part, collation: collation).matches(text) == holds)
        #expect(
            TextMatch(part, collation: collation, isNegated: true).matches(text) == !holds)
    }
}
