import CalendarServer
import HTTPServer
import RequestSoundness
import Testing
import XML

@Suite struct CopyMoveTests {
    private let calendars = Calendars()
    private static let one = Calendars.home + "cycle/one.ics"
    private static let text = Calendars.event("one", "20261120")
    private static let work = Calendars.home + "work/"
    private static let both: [Request.Method] = [.copy, .move]

    init() {
        let made = calendars.ask(.mkcalendar, Self.work)
        #expect(made.status == 201)
    }

    private func ask(
        _ method: Request.Method, to destination: String? = work + "new.ics",
        _ fields: [(name: String, value: String)] = [], from path: String = one,
        password: String = Calendars.annasPassword
    ) -> CalendarReply {
        calendars.ask(
            method, path, (destination.map { [("Destination", $0)] } ?? []) + fields,
            password: password)
    }

    private func isThere(_ path: String) -> Bool { calendars.ask(.get, path).status == 200 }

    @Test(arguments: both)
    func `an entry comes to another calendar as it was`(_ method: Request.Method) {
        let answer = ask(method, to: "https://example.com" + Self.work + "a%20b.ics")
        #expect(answer.status == 201)
        #expect(calendars.ask(.get, Self.work + "a%20b.ics").text == Self.text)
        #expect(isThere(Self.one) == (method == .copy))
    }

    @Test(arguments: both)
    func `what is at the place already is replaced, unless that is not wanted`(
        _ method: Request.Method
    ) {
        let place = Self.work + "new.ics"
        calendars.source.put(
            Calendars.event("one", "20261201"), as: "new.ics", in: "work", of: Calendars.anna)
        #expect(ask(method, [("Overwrite", "F")]).status == 412)
        #expect(ask(method, [("Overwrite", "perhaps")]).status == 400)
        #expect(calendars.ask(.get, place).text != Self.text)
        #expect(isThere(Self.one))
        #expect(ask(method, [("Overwrite", "T")]).status == 204)
        #expect(calendars.ask(.get, place).text == Self.text)
    }

    @Test(arguments: both)
    func `only the state that the client says is taken along`(_ method: Request.Method) {
        let tag = Calendars.tag(of: Self.text)
        for (name, value) in [("If-Match", "\"old\""), ("If", "([\"old\"])")] {
            #expect(ask(method, [(name, value)]).status == 412)
        }
        #expect(isThere(Self.one) && !isThere(Self.work + "new.ics"))
        #expect(ask(method, [("If-Match", tag)]).status == 201)
    }

    @Test(arguments: both)
    func `there has to be something, and a calendar for it`(_ method: Request.Method) {
        #expect(ask(method, from: Calendars.home + "cycle/none.ics").status == 404)
        #expect(ask(method, from: Calendars.home + "none/one.ics").status == 404)
        #expect(ask(method, from: Self.one + "/more").status == 404)
        for place in [
            Self.work, Calendars.home, Calendars.home + "none/x.ics", Self.work + "x/y.ics",
            "/dav/\(Calendars.berta)/calendars/cycle/x.ics", "/elsewhere/x.ics",
        ] {
            #expect(ask(method, to: place).status == 409, "\(place)")
        }
        #expect(ask(method, to: nil).status == 400)
        #expect(ask(method, to: "x.ics").status == 400)
        #expect(ask(method, to: Self.one).status == 403)
        #expect(isThere(Self.one))
    }

    @Test(arguments: both)
    func `a calendar takes only what it is for`(_ method: Request.Method) {
        let body = """
            <c:mkcalendar \(Calendars.namespaces)><d:set><d:prop>\
            <c:supported-calendar-component-set><c:comp name="VTODO"/>\
            </c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>
            """
        let tasks = Calendars.home + "tasks/"
        #expect(calendars.ask(.mkcalendar, tasks, [], body).status == 201)
        let answer = ask(method, to: tasks + "one.ics")
        #expect(answer.status == 403)
        #expect(answer.condition == .caldav("supported-calendar-component"))
        #expect(isThere(Self.one))
    }

    @Test(arguments: both)
    func `a password that may only read copies and moves nothing`(_ method: Request.Method) {
        let place = Calendars.home + "cycle/new.ics"
        let answer = ask(method, to: place, password: Calendars.sharedPassword)
        #expect(answer.status == 403)
        #expect(answer.condition == .dav("need-privileges"))
        #expect(isThere(Self.one) && !isThere(place))
    }

    @Test func `a copy beside the entry would be in the calendar twice`() {
        let answer = ask(.copy, to: Calendars.home + "cycle/again.ics")
        #expect(answer.status == 409)
        #expect(answer.condition == .caldav("no-uid-conflict"))
        #expect(answer.text.contains("<d:href>\(Self.one)</d:href>"))
    }

    @Test(arguments: both)
    func `calendars are neither copied nor moved`(_ method: Request.Method) {
        let answer = ask(method, to: Calendars.home + "other/", from: Self.work)
        #expect(answer.status == 405)
        #expect(answer["Allow"]?.contains(method.name) == false)
        #expect(calendars.ask(.options, Self.one)["Allow"]?.contains(method.name) == true)
    }
}
