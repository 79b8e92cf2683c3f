import CalendarServer
import HTTPServer
import RequestSoundness
import Testing
import XML

@Suite struct ObjectTests {
    private let calendars = Calendars()
    private static let cycle = Calendars.home + "cycle/"
    private static let one = cycle + "one.ics"
    private static let text = Calendars.event("one", "20261120")
    private static let tag = Calendars.tag(of: text)

    private func put(
        _ text: String, _ path: String = one, _ fields: [(name: String, value: String)] = [],
        password: String = Calendars.annasPassword
    ) -> CalendarReply {
        calendars.ask(
            .put, path, [("Content-Type", "text/calendar; charset=utf-8")] + fields, text,
            password: password)
    }

    @Test func `an entry is told as it was put, and again only if it changed`() {
        let answer = calendars.ask(.get, Self.one)
        #expect(answer.status == 200)
        #expect(answer.text == Self.text)
        #expect(answer["ETag"] == Self.tag)
        #expect(answer["Content-Type"] == "text/calendar; charset=utf-8")
        #expect(answer["Last-Modified"] == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(calendars.ask(.head, Self.one)["ETag"] == Self.tag)
        #expect(calendars.ask(.get, Self.one, [("If-None-Match", Self.tag)]).status == 304)
        #expect(calendars.ask(.get, Self.one, [("If-None-Match", "\"x\"")]).status == 200)
        #expect(calendars.ask(.get, Self.one, [("If-Match", "\"x\"")]).status == 412)
        #expect(calendars.ask(.get, Self.cycle + "none.ics").status == 404)
    }

    @Test func `by a clock that was set back, no entry was modified later than now`() {
        let now: Int64 = 700_000_000
        #expect(
            calendars.ask(.get, Self.one, now: now)["Last-Modified"] == HTTPDate.text(now))
        let told = calendars.propfind(Self.one, "<d:getlastmodified/>", now: now)
        #expect(told.property(.dav("getlastmodified"))?.text == HTTPDate.text(now))
        // A program that knows no tags may still write what it has just read.
        let fields = [
            (name: "Content-Type", value: "text/calendar; charset=utf-8"),
            (name: "If-Unmodified-Since", value: HTTPDate.text(now)),
        ]
        let text = Calendars.event("one", "20261202")
        #expect(calendars.ask(.put, Self.one, fields, text, now: now + 60).status == 204)
    }

    @Test func `a new entry is made, an old one replaced`() {
        let new = Calendars.event("new", "20261201")
        let path = Self.cycle + "a%20b%2Fc.ics"
        let made = put(new, path, [("If-None-Match", "*")])
        #expect(made.status == 201)
        #expect(made["ETag"] == Calendars.tag(of: new))
        #expect(calendars.ask(.get, path).text == new)
        #expect(put(new, path, [("If-None-Match", "*")]).status == 412)
        #expect(calendars.propfind(Self.cycle, depth: "1", "<d:getetag/>").hrefs.contains(path))
        let changed = Calendars.event("new", "20261202")
        #expect(put(changed, path, [("If-Match", "\"old\"")]).status == 412)
        #expect(put(changed, path, [("If-Match", Calendars.tag(of: new))]).status == 204)
        #expect(put(changed, path).status == 204)
    }

    @Test(arguments: [
        ("If-Match", "\"a\"", 412), ("If-Match", tag, 204), ("If-Match", "*", 204),
        ("If-Match", "W/" + tag, 412), ("If-Match", "nonsense", 412),
        ("If-None-Match", "*", 412), ("If-None-Match", tag, 412), ("If-None-Match", "\"a\"", 204),
        ("If-None-Match", "nonsense", 412), ("If", "([\(tag)])", 204), ("If", "([\"a\"])", 412),
        ("If", "(Not [\"a\"])", 204), ("If", "(<DAV:no-lock>)", 412), ("If", "x", 400),
        ("If", "<\(one)> ([\(tag)])", 204), ("If", "<https://x\(one)> ([\(tag)])", 204),
        ("If", "<\(one)> ([\"a\"])", 412), ("If", "<\(cycle)> (<data:,r3>)", 204),
        ("If", "<\(cycle)> (<data:,r2>)", 412), ("If", "<\(cycle)two.ics> ([\(tag)])", 412),
        ("If", "<\(cycle)none.ics> (Not [\(tag)])", 204),
        (
            "If", "<\(cycle)two.ics> ([\(Calendars.tag(of: Calendars.event("two", "20261218")))])",
            204
        ),
        ("If", "</dav/\(Calendars.berta)/calendars/cycle/> (<data:,r2>)", 412),
        ("If-Unmodified-Since", "Sun, 06 Nov 1994 08:49:37 GMT", 204),
        ("If-Unmodified-Since", "Sun, 06 Nov 1994 08:49:36 GMT", 412),
    ])
    func `an entry is written and deleted only in the state that the client says`(
        _ name: String, _ value: String, _ status: Int
    ) {
        #expect(put(Self.text, Self.one, [(name, value)]).status == status)
        calendars.source.put(Self.text, as: "one.ics", in: "cycle", of: Calendars.anna)
        guard !value.contains("data:") else { return }
        #expect(calendars.ask(.delete, Self.one, [(name, value)]).status == status)
        #expect(calendars.ask(.get, Self.one).status == (status == 204 ? 404 : 200))
    }

    @Test func `an entry that is gone cannot be deleted, and is in no state`() {
        let none = Self.cycle + "none.ics"
        #expect(calendars.ask(.delete, none).status == 404)
        #expect(calendars.ask(.delete, none, [("If-Match", "*")]).status == 412)
        #expect(calendars.ask(.delete, Calendars.home + "none/x.ics").status == 404)
    }

    @Test func `the reason why an entry can't be moved is passed on`() {
        let resource = CalendarResource(
            name: "one.ics", tag: "a", bytes: Array(Self.text.utf8), modified: 1)
        var request = request(
            .move, "/dav/x/calendars/cycle/one.ics",
            [
                Calendars.authorization("x"),
                (name: "Destination", value: "/dav/x/calendars/cycle/two.ics"),
            ])
        request.isPrivate = true
        let answer = Handler(source: FixedFeeds(), calendars: NotedConditions(resource))
            .answer(request)
        #expect(answer.status == 507)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("there is no room"))
    }

    @Test func `a write without a state is told apart from one that names it`() {
        func namesState(_ fields: [(name: String, value: String)]) -> Bool? {
            let noted = NotedConditions()
            var request = request(
                .put, "/dav/x/calendars/cycle/one.ics",
                [Calendars.authorization("x")] + fields, body: Array(Self.text.utf8))
            request.isPrivate = true
            _ = Handler(source: FixedFeeds(), calendars: noted).answer(request)
            return noted.condition?.namesState
        }
        #expect(namesState([]) == false)
        #expect(namesState([("If-Match", "*")]) == false)
        #expect(namesState([("If-None-Match", "*")]) == false)
        #expect(namesState([("If-Match", "\"a\"")]) == true)
        #expect(namesState([("If", "([\"a\"])")]) == true)
        #expect(namesState([("If", "(Not [\"a\"])")]) == false)
        #expect(namesState([("If", "</other> ([\"a\"])")]) == false)
    }

    @Test(arguments: [
        ("", "valid-calendar-data"), ("x", "valid-calendar-data"),
        (
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n",
            "valid-calendar-object-resource"
        ),
        (text.replacing("VEVENT", with: "VTODO"), "supported-calendar-component"),
        (
            text.replacing("PRODID", with: "METHOD:PUBLISH\r\nPRODID"),
            "valid-calendar-object-resource"
        ),
        (text.replacing("UID:one\r\n", with: ""), "valid-calendar-object-resource"),
        (text.replacing("VERSION:2.0", with: "VERSION:1.0"), "supported-calendar-data"),
    ])
    func `an object that is not an entry is refused by the name of what is wrong`(
        _ text: String, _ condition: String
    ) {
        let answer = put(text)
        #expect(answer.status == 403)
        #expect(answer.condition == .caldav(condition))
    }

    @Test func `too large, of another type, compressed, or a part of it`() {
        let large = Self.text.replacing(
            "Something", with: String(repeating: "x", count: 1 << 20))
        #expect(put(large).condition == .caldav("max-resource-size"))
        let typed = calendars.ask(.put, Self.one, [("Content-Type", "text/plain")], Self.text)
        #expect(typed.status == 415)
        #expect(typed.condition == .caldav("supported-calendar-data"))
        #expect(put(Self.text, Self.one, [("Content-Encoding", "gzip")]).status == 415)
        #expect(put(Self.text, Self.one, [("Content-Range", "bytes 0-1/2")]).status == 400)
    }

    @Test func `an entry is in a calendar once`() throws {
        let answer = put(Self.text, Self.cycle + "again.ics")
        #expect(answer.status == 409)
        #expect(answer.condition == .caldav("no-uid-conflict"))
        #expect(answer.text.contains("<d:href>\(Self.one)</d:href>"))
    }

    @Test func `there has to be a calendar, and it must not be read-only`() {
        #expect(put(Self.text, Calendars.home + "none/x.ics").status == 409)
        #expect(put(Self.text, Calendars.home + "cycle/none/x.ics").status == 409)
        for answer in [
            put(Self.text, password: Calendars.sharedPassword),
            calendars.ask(.delete, Self.one, password: Calendars.sharedPassword),
        ] {
            #expect(answer.status == 403)
            #expect(answer.condition == .dav("need-privileges"))
        }
        #expect(calendars.ask(.get, Self.one, password: Calendars.sharedPassword).status == 200)
    }

    @Test func `a client that asks for the result gets it`() {
        let fields = [(name: "Prefer", value: "return=representation")]
        let changed = Calendars.event("one", "20261122")
        let answer = put(changed, Self.one, fields)
        #expect(answer.status == 200)
        #expect(answer.text == changed)
        #expect(answer["ETag"] == Calendars.tag(of: changed))
        #expect(answer["Preference-Applied"] == "return=representation")
        let late = put(Self.text, Self.one, fields + [("If-Match", "\"old\"")])
        #expect(late.status == 412)
        #expect(late.text == changed)
        let minimal = put(Self.text, Self.one, [("Prefer", "return=minimal")])
        #expect(minimal.status == 204)
        #expect(minimal["Preference-Applied"] == "return=minimal")
    }

    @Test func `an edit that means nothing is refused in words`() {
        calendars.source.fail(
            with: .refused(DAVError(403, .validCalendarObject, "A forecast cannot be moved.")))
        let answer = calendars.ask(.delete, Self.one)
        #expect(answer.status == 403)
        #expect(
            answer.root?.first(.dav("responsedescription"))?.text == "A forecast cannot be moved.")
    }
}
