import CalendarServer
import HTTPServer
import Testing

@Suite struct SignInTests {
    private let calendars = Calendars()

    private static let methods: [Request.Method] = [
        .get, .head, .put, .post, .delete, .propfind, .proppatch, .report, .mkcalendar, .mkcol,
        .copy, .move, .other("LOCK"),
    ]

    @Test(arguments: methods)
    func `nothing is told without a password, whatever the path`(_ method: Request.Method) {
        for path in ["/dav/", "/dav", Calendars.home, "/dav/nobody/", "/dav/a/b/c/d/e/f"] {
            let answer = calendars.ask(method, path, password: nil)
            #expect(answer.status == 401)
            #expect(
                answer["WWW-Authenticate"] == "Basic realm=\"Calendars\", charset=\"UTF-8\"")
            #expect(calendars.ask(method, path, password: "wrong").status == 401)
        }
    }

    @Test(arguments: [
        "Basic", "Basic ", "Basic !", "Basic YQ==", "Basic YTo=", "Bearer abc", "",
        "Basic \(Calendars.base64("x:y"))x:",
    ])
    func `a field without a password is as good as none, and no guess`(_ value: String) {
        for _ in 0..<100 {
            let answer = calendars.ask(
                .propfind, "/dav/", [("Authorization", value)], password: nil)
            #expect(answer.status == 401)
        }
    }

    @Test func `the name counts for nothing, and the scheme's case neither`() {
        for name in ["", "anna", "ä", "bertabertaberta2"] {
            let pair = Calendars.base64("\(name):\(Calendars.annasPassword)")
            for value in ["Basic \(pair)", "basic  \(pair)"] {
                let answer = calendars.ask(
                    .propfind, "/dav/", [("Authorization", value), ("Depth", "0")],
                    password: nil)
                #expect(answer.status == 207)
            }
        }
    }

    @Test func `unknown passwords are counted with the guesses of their address`() {
        for _ in 0..<30 {
            #expect(calendars.ask(.propfind, "/dav/", password: "wrong").status == 401)
        }
        let answer = calendars.ask(.propfind, "/dav/", password: "wrong")
        #expect(answer.status == 429)
        #expect(answer["Retry-After"] == "60")
        // Who knows a password, and who has not tried one, is let in and asked as before.
        #expect(calendars.propfind("/dav/", "<d:owner/>").status == 207)
        #expect(calendars.ask(.propfind, "/dav/", password: nil).status == 401)
    }

    @Test func `a password is not taken over a connection that others can read`() {
        var open = request(
            .propfind, "/dav/", [Calendars.authorization(Calendars.annasPassword)])
        #expect(calendars.handler.answer(open).status == 403)
        #expect(calendars.handler.answer(open)["WWW-Authenticate"] == nil)
        open.fields = []
        #expect(calendars.handler.answer(open).status == 403)
        #expect(calendars.handler.refusal(open)?.status == 403)
    }

    @Test func `methods are told without a password, by the form of the path alone`() {
        let answer = calendars.ask(.options, Calendars.home, password: nil)
        #expect(answer.status == 200)
        #expect(answer["DAV"] == "1, 3, extended-mkcol, access-control, calendar-access")
        #expect(answer["Allow"] == "OPTIONS, PROPFIND, PROPPATCH, REPORT")
        let known = calendars.ask(.options, Calendars.home + "cycle/one.ics", password: nil)
        let unknown = calendars.ask(.options, "/dav/x/calendars/y/z", password: nil)
        #expect(known["Allow"] == unknown["Allow"])
        #expect(known["Allow"]?.contains("PUT") == true)
        #expect(calendars.ask(.options, "/dav/x/y", password: nil).status == 404)
    }

    @Test(arguments: methods + [.options])
    func `programs that look for calendars are sent to them`(_ method: Request.Method) {
        for path in ["/.well-known/caldav", "/.well-known/caldav/", "/.well-known/caldav?x"] {
            let answer = calendars.ask(method, path, password: nil)
            #expect(answer.status == 301)
            #expect(answer["Location"] == "/dav/")
        }
    }

    @Test func `without calendars all of it leads nowhere`() {
        let handler = Handler(source: FixedFeeds())
        for path in ["/dav/", "/.well-known/caldav", "/"] {
            #expect(handler.answer(request(.propfind, path)).status == 404)
        }
    }

    @Test func `a body is asked for only of somebody who may send one`() {
        func refusal(_ method: Request.Method, _ path: String, _ password: String?, _ length: Int)
            -> Int?
        {
            var asked = request(
                method, path,
                (password.map { [Calendars.authorization($0)] } ?? []) + [
                    ("Content-Length", String(length))
                ])
            asked.isPrivate = true
            return calendars.handler.refusal(asked)?.status
        }
        let anna = Calendars.annasPassword
        #expect(refusal(.propfind, "/dav/", anna, 200) == nil)
        #expect(refusal(.propfind, "/", anna, 200) == nil)
        #expect(refusal(.put, Calendars.home + "cycle/x.ics", anna, 200) == nil)
        #expect(refusal(.put, Calendars.home + "cycle/x.ics", nil, 200) == 401)
        #expect(refusal(.put, "/dav/\(Calendars.berta)/calendars/cycle/x.ics", anna, 200) == 404)
        #expect(refusal(.put, Calendars.home, anna, 200) == 405)
        #expect(refusal(.put, Calendars.home + "cycle/x.ics", anna, 4 << 20) == 403)
        #expect(refusal(.report, Calendars.home, anna, 4 << 20) == 413)
    }
}
