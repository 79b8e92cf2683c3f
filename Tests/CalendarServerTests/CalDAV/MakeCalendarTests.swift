import CalendarServer
import HTTPServer
import RequestSoundness
import Testing
import XML

@Suite struct MakeCalendarTests {
    private let calendars = Calendars()
    private static let path = Calendars.home + "new/"

    private static func body(_ root: String, _ properties: String) -> String {
        """
        <\(root) \(Calendars.namespaces)><d:set><d:prop>\(properties)</d:prop></d:set></\(root)>
        """
    }

    @Test func `a calendar is made without a word, for every kind of entry`() {
        #expect(calendars.ask(.mkcalendar, Self.path).status == 201)
        let made = calendars.propfind(Self.path, "<c:supported-calendar-component-set/>")
        #expect(
            made.property(.caldav("supported-calendar-component-set"))?.elements.map { $0["name"] }
                == ["VEVENT", "VJOURNAL", "VTODO"])
        #expect(calendars.ask(.mkcalendar, Self.path).status == 405)
        #expect(calendars.ask(.delete, Self.path).status == 204)
        #expect(calendars.propfind(Self.path, "<d:owner/>").status == 404)
    }

    @Test(arguments: [Request.Method.mkcalendar, .mkcol])
    func `a calendar is made as it is described`(_ method: Request.Method) {
        let answer = calendars.ask(
            method, Self.path, [],
            Self.body(
                method == .mkcol ? "d:mkcol" : "c:mkcalendar",
                """
                <d:resourcetype><d:collection/><c:calendar/></d:resourcetype>
                <d:displayname>Work</d:displayname><a:calendar-color>#123456</a:calendar-color>
                <c:supported-calendar-component-set><c:comp name="VTODO"/><c:comp name="X"/>
                </c:supported-calendar-component-set>
                """))
        #expect(answer.status == 201)
        let made = calendars.propfind(
            Self.path,
            "<d:displayname/><a:calendar-color/><c:supported-calendar-component-set/>")
        #expect(made.property(.dav("displayname"))?.text == "Work")
        #expect(made.property(.apple("calendar-color"))?.text == "#123456")
        #expect(
            made.property(.caldav("supported-calendar-component-set"))?.elements.map { $0["name"] }
                == ["VTODO"])
        #expect(
            calendars.ask(
                .put, Self.path + "x.ics", [], Calendars.event("x", "20261120")
            ).condition
                == .caldav("supported-calendar-component"))
    }

    @Test func `what cannot be set stops all of it`() {
        let properties = """
            <d:resourcetype><d:collection/><c:calendar/></d:resourcetype>
            <d:displayname>Work</d:displayname><d:getetag>x</d:getetag>
            """
        let calendar = calendars.ask(
            .mkcalendar, Self.path, [], Self.body("c:mkcalendar", properties))
        #expect(calendar.status == 207)
        #expect(calendar.properties(status: "403").map(\.name) == [.dav("getetag")])
        #expect(calendar.properties(status: "424").map(\.name) == [.dav("displayname")])
        let collection = calendars.ask(.mkcol, Self.path, [], Self.body("d:mkcol", properties))
        #expect(collection.status == 403)
        #expect(collection.root?.name == .dav("mkcol-response"))
        #expect(calendars.propfind(Self.path, "<d:owner/>").status == 404)
    }

    @Test func `nothing but calendars is made, and only where they may be`() {
        let plain = calendars.ask(
            .mkcol, Self.path, [],
            Self.body("d:mkcol", "<d:resourcetype><d:collection/></d:resourcetype>"))
        #expect(plain.status == 403)
        #expect(plain.condition == .dav("valid-resourcetype"))
        #expect(calendars.ask(.mkcol, Calendars.home + "plain").status == 201)
        #expect(
            calendars.propfind(Calendars.home + "plain/", "<d:resourcetype/>").text.contains(
                "<c:calendar/>"))
        #expect(
            calendars.ask(
                .mkcalendar, Self.path, [],
                Self.body(
                    "c:mkcalendar",
                    """
                    <c:supported-calendar-component-set><c:comp name="X"/>
                    </c:supported-calendar-component-set>
                    """)
            ).condition == .caldav("supported-calendar-component"))
        let inside = calendars.ask(.mkcalendar, Calendars.home + "cycle/inside")
        #expect(inside.status == 403)
        #expect(inside.condition == .caldav("calendar-collection-location-ok"))
        #expect(calendars.ask(.mkcalendar, Calendars.home + "none/inside").status == 409)
        #expect(calendars.ask(.mkcol, Calendars.home + "none/inside/").status == 409)
        #expect(calendars.ask(.mkcol, Calendars.home + "cycle/inside/").status == 403)
        #expect(calendars.ask(.mkcol, Calendars.home + "cycle/inside/deeper/").status == 409)
        #expect(calendars.ask(.mkcol, Calendars.home).status == 405)
        #expect(calendars.ask(.mkcalendar, "/dav/nobody/calendars/new/").status == 404)
        let long = String(repeating: "x", count: 300)
        #expect(calendars.ask(.mkcalendar, Calendars.home + long).status == 403)
        #expect(calendars.ask(.mkcol, Self.path, [], "<x/>").status == 415)
        #expect(
            calendars.ask(.mkcol, Self.path, [("Content-Type", "text/plain")], "x").status == 415)
    }

    @Test func `a password that may only read makes and deletes no calendar`() {
        let password = Calendars.sharedPassword
        #expect(calendars.ask(.mkcalendar, Self.path, password: password).status == 403)
        #expect(calendars.ask(.mkcalendar, Self.path).status == 201)
        // It is not there for that password.
        #expect(calendars.ask(.delete, Self.path, password: password).status == 404)
        #expect(calendars.propfind(Self.path, "<d:owner/>", password: password).status == 404)
    }

    @Test func `the cycle's calendar stays`() {
        let answer = calendars.ask(.delete, Calendars.home + "cycle/")
        #expect(answer.status == 403)
        #expect(answer.condition == .dav("need-privileges"))
        #expect(calendars.propfind(Calendars.home + "cycle/", "<d:owner/>").status == 207)
    }

    @Test func `a calendar is deleted as a whole, in the state that the client says`() {
        #expect(calendars.ask(.mkcalendar, Self.path).status == 201)
        #expect(calendars.ask(.delete, Self.path, [("Depth", "0")]).status == 400)
        #expect(calendars.ask(.delete, Self.path, [("If", "(<data:,r9>)")]).status == 412)
        #expect(calendars.ask(.delete, Self.path, [("If", "(<data:,r1>)")]).status == 204)
    }
}
