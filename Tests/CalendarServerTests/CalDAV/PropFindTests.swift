import CalendarServer
import HTTPServer
import RequestSoundness
import SeededRandomness
import Testing
import XML

@Suite struct PropFindTests {
    private let calendars = Calendars()
    private static let principal = "/dav/\(Calendars.anna)/"
    private static let cycle = Calendars.home + "cycle/"
    private static let everywhere = ["/dav/", principal, Calendars.home, cycle, cycle + "one.ics"]

    @Test func `one path leads to the next, from the bare address to the entries`() {
        for path in ["/", "/dav", "/dav/"] {
            let answer = calendars.propfind(path, "<d:current-user-principal/>")
            #expect(answer.status == 207)
            #expect(answer.hrefs == [path == "/" ? "/" : "/dav/"])
            #expect(answer.paths(in: .dav("current-user-principal")) == [Self.principal])
        }
        let principal = calendars.propfind(
            Self.principal, "<c:calendar-home-set/><d:resourcetype/><d:displayname/>")
        #expect(principal.paths(in: .caldav("calendar-home-set")) == [Calendars.home])
        #expect(principal.property(.dav("displayname"))?.text == "Anna")
        #expect(
            principal.property(.dav("resourcetype"))?.elements.map(\.name) == [
                .dav("collection"), .dav("principal"),
            ])
        let home = calendars.propfind(Calendars.home, depth: "1", "<d:resourcetype/>")
        #expect(home.hrefs == [Calendars.home, Self.cycle])
        #expect(
            home.property(.dav("resourcetype"), Self.cycle)?.elements.map(\.name) == [
                .dav("collection"), .caldav("calendar"),
            ])
        let cycle = calendars.propfind(Self.cycle, depth: "1", "<d:getetag/>")
        #expect(cycle.hrefs == [Self.cycle, Self.cycle + "one.ics", Self.cycle + "two.ics"])
        #expect(
            cycle.property(.dav("getetag"), Self.cycle + "one.ics")?.text
                == Calendars.tag(of: Calendars.event("one", "20261120")))
    }

    @Test func `a calendar tells what programs go by`() {
        let answer = calendars.propfind(
            Self.cycle,
            """
            <cs:getctag/><d:sync-token/><d:supported-report-set/><d:owner/><d:displayname/>
            <c:supported-calendar-component-set/><c:supported-calendar-data/><d:quota-used-bytes/>
            <c:max-resource-size/><d:current-user-privilege-set/><c:supported-collation-set/>
            """)
        #expect(answer.property(.calendarServer("getctag"))?.text == "data:,r3")
        #expect(answer.property(.dav("sync-token"))?.text == "data:,r3")
        #expect(answer.property(.caldav("max-resource-size"))?.text == "1048576")
        #expect(answer.property(.dav("displayname"))?.text == "Cycle")
        #expect(answer.paths(in: .dav("owner")) == [Self.principal])
        #expect(
            answer.property(.caldav("supported-calendar-component-set"))?.elements.map {
                $0["name"]
            } == ["VEVENT"])
        #expect(
            answer.property(.dav("supported-report-set"))?.elements.compactMap {
                $0.elements.first?.elements.first?.name
            } == [
                .caldav("calendar-query"), .caldav("calendar-multiget"),
                .caldav("free-busy-query"), .dav("sync-collection"),
            ])
        #expect(
            answer.properties(status: "404").map(\.name) == [.dav("quota-used-bytes")])
    }

    private func privileges(_ path: String, _ password: String) -> [String] {
        calendars.propfind(path, "<d:current-user-privilege-set/>", password: password)
            .property(.dav("current-user-privilege-set"))?.elements.compactMap {
                $0.elements.first?.name.local
            } ?? []
    }

    @Test func `what a password may do is told`() {
        for path in Self.everywhere {
            #expect(privileges(path, Calendars.annasPassword).contains("read"))
            let shared = privileges(path, Calendars.sharedPassword)
            #expect(shared.allSatisfy { $0.hasPrefix("read") })
        }
        #expect(privileges(Self.cycle, Calendars.annasPassword).contains("write"))
        #expect(privileges(Self.cycle + "one.ics", Calendars.annasPassword).contains("write"))
        #expect(privileges(Calendars.home, Calendars.annasPassword).contains("bind"))
    }

    @Test func `a listing of everything below is refused`() {
        for depth in ["infinity", "Infinity"] {
            let answer = calendars.propfind(Calendars.home, depth: depth, "<d:getetag/>")
            #expect(answer.status == 403)
            #expect(answer.condition == .dav("propfind-finite-depth"))
        }
        #expect(calendars.ask(.propfind, Calendars.home).status == 403)
        #expect(calendars.propfind(Calendars.home, depth: "2", "<d:getetag/>").status == 400)
    }

    @Test(arguments: everywhere)
    func `allprop tells a part, propname all of the names`(_ path: String) {
        let fields = [(name: "Depth", value: "0")]
        let all = calendars.ask(.propfind, path, fields)
        let named = calendars.ask(
            .propfind, path, fields, "<propfind xmlns='DAV:'><propname/></propfind>")
        let names = named.properties().map(\.name)
        #expect(all.status == 207)
        #expect(Set(all.properties().map(\.name)).isStrictSubset(of: names))
        #expect(named.properties().allSatisfy { $0.nodes.isEmpty })
        #expect(Set(names).count == names.count)
        // Each of them has a value.
        let asked = names.map { "<x:\($0.local) xmlns:x=\"\($0.namespace)\"/>" }.joined()
        #expect(calendars.propfind(path, asked).properties().map(\.name) == names)
        let including = calendars.ask(
            .propfind, path, fields,
            """
            <propfind xmlns='DAV:'><allprop/><include><owner/><resourcetype/><other/></include>
            </propfind>
            """)
        #expect(including.properties(status: "404").map(\.name).contains(.dav("other")))
        #expect(
            including.properties().count { $0.name == .dav("resourcetype") } == 1)
    }

    @Test func `any choice of properties is answered, each exactly once`() {
        var random = SplitMix(5)
        let names: [XMLName] =
            [
                "resourcetype", "displayname", "getetag", "getcontenttype", "getcontentlength",
                "getlastmodified", "supported-report-set", "current-user-principal", "owner",
                "principal-collection-set", "current-user-privilege-set", "sync-token",
                "supported-privilege-set", "principal-URL", "group-membership", "lockdiscovery",
                "quota-used-bytes", "creationdate",
            ].map(XMLName.dav)
            + [
                "supported-calendar-component-set", "supported-calendar-data", "calendar-data",
                "calendar-home-set", "calendar-timezone", "calendar-description",
            ].map(XMLName.caldav)
            + [
                .calendarServer("getctag"), .apple("calendar-color"), XMLName("", "none"),
                XMLName("urn:x", "y"),
            ]
        for _ in 0..<300 {
            let path = Self.everywhere.randomElement(using: &random) ?? "/dav/"
            let asked = (0..<Int.random(in: 0...20, using: &random)).compactMap { _ in
                names.randomElement(using: &random)
            }
            let xml = asked.map {
                $0.namespace.isEmpty
                    ? "<\($0.local)/>" : "<x:\($0.local) xmlns:x=\"\($0.namespace)\"/>"
            }.joined()
            let answer = calendars.propfind(path, xml)
            let told = answer.properties() + answer.properties(status: "404")
            #expect(Set(told.map(\.name)) == Set(asked))
            #expect(told.count == Set(asked).count)
        }
    }

    @Test func `a minimal answer leaves out what is not there, and the collection if asked to`() {
        let body = Calendars.propfind("<d:getetag/><d:other/>")
        let minimal = calendars.ask(
            .propfind, Self.cycle,
            [("Depth", "1"), ("Prefer", "return=minimal, depth-noroot")], body)
        #expect(minimal.hrefs == [Self.cycle + "one.ics", Self.cycle + "two.ics"])
        #expect(minimal.properties(status: "404").isEmpty)
        #expect(minimal["Preference-Applied"] == "return=minimal, depth-noroot")
        #expect(minimal["Vary"] == "Prefer")
    }

    @Test func `a body that is no question is the client's fault`() {
        let fields = [(name: "Depth", value: "0")]
        for (body, status) in [
            ("<", 400), ("<propfind xmlns='DAV:'/>", 400), ("<x/>", 400),
            ("<!DOCTYPE x><propfind xmlns='DAV:'><allprop/></propfind>", 400),
            (String(repeating: " ", count: 2 << 20), 413),
        ] {
            #expect(calendars.ask(.propfind, "/dav/", fields, body).status == status)
        }
        let typed = fields + [(name: "Content-Type", value: "application/json")]
        #expect(calendars.ask(.propfind, "/dav/", typed, "{}").status == 415)
        let xml = fields + [(name: "Content-Type", value: "text/xml; charset=\"utf-8\"")]
        #expect(
            calendars.ask(.propfind, "/dav/", xml, Calendars.propfind("<d:owner/>")).status == 207)
    }

    @Test(arguments: [
        "/dav/nobody/", "/dav/nobody/calendars/cycle/", Calendars.home + "none/",
        Calendars.home + "cycle/none.ics", "/dav/\(Calendars.anna)/other/", "/dav/%",
        Calendars.home + "cycle/one.ics/", "/dav/../dav/", "/dav//",
    ])
    func `nothing is where nothing is`(_ path: String) {
        #expect(calendars.propfind(path, "<d:owner/>").status == 404)
    }

    @Test func `methods that there are not are refused by name`() {
        for method in ["LOCK", "UNLOCK", "COPY", "MOVE", "ACL", "PATCH", "propfind"] {
            for path in Self.everywhere {
                let answer = calendars.ask(.other(method), path)
                #expect(answer.status == 405)
                #expect(answer["Allow"]?.contains("PROPFIND") == true)
            }
        }
        #expect(calendars.ask(.get, Calendars.home).status == 405)
        #expect(calendars.ask(.delete, Self.principal).status == 405)
        #expect(calendars.ask(.get, "/dav/").status == 200)
    }

    @Test func `what cannot be reached is asked for again`() {
        calendars.source.fail(with: .unavailable)
        let answer = calendars.propfind(Self.cycle, "<d:getetag/>")
        #expect(answer.status == 503)
        #expect(answer["Retry-After"] == "60")
    }
}
