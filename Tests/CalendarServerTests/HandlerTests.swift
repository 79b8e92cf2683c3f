import Addresses
import CalendarServer
import HTTPServer
import Testing

@Suite struct HandlerTests {
    private let feeds = FixedFeeds()
    private var handler: Handler { Handler(source: feeds) }

    @Test func `a feed is a calendar with every field that a program may ask about`() {
        let answer = handler.answer(request())
        #expect(answer.status == 200)
        #expect(answer.body == FixedFeeds.calendar)
        #expect(
            answer.fields.map { "\($0.name): \($0.value)" } == [
                "Content-Type: text/calendar; charset=utf-8",
                "Content-Disposition: inline; filename=\"calendar.ics\"",
                "ETag: \(plainTag)",
                "Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT",
                "Cache-Control: private, no-cache",
                "Vary: Accept-Encoding",
                "Accept-Ranges: none",
                "X-Content-Type-Options: nosniff",
                "Referrer-Policy: no-referrer",
            ])
    }

    @Test func `an unchanged feed is answered by the very same response, HEAD and GET alike`() {
        let handler = handler
        #expect(handler.answer(request()) === handler.answer(request(.head)))
        let fields = [(name: "if-none-match", value: plainTag)]
        let unchanged = handler.answer(request(.get, FixedFeeds.path, fields))
        #expect(unchanged === handler.answer(request(.head, FixedFeeds.path, fields)))
    }

    @Test(arguments: [
        "bytes=0-9", "bytes=-5", "bytes=5-", "bytes=9999-", "bytes=0-0,2-2", "lines=1-2",
        "nonsense",
    ])
    func `a range is declined with the whole`(_ range: String) {
        let answer = handler.answer(
            request(.get, FixedFeeds.path, [("Range", range), ("If-Range", plainTag)]))
        #expect(answer.status == 200)
        #expect(answer.body == FixedFeeds.calendar)
        #expect(answer["Accept-Ranges"] == "none")
        #expect(answer["Content-Range"] == nil)
    }

    @Test func `conditions that belong to writing do not take a subscriber's feed away`() {
        let answer = handler.answer(
            request(
                .get, FixedFeeds.path,
                [
                    ("If-Match", "\"other\""), ("If", "([\"other\"])"),
                    ("If-Unmodified-Since", "Sun, 06 Nov 1984 08:49:37 GMT"), ("Expect", "other"),
                ]))
        #expect(answer.status == 200)
    }

    @Test(arguments: [
        "", "/", "*", "feed", "/feed", "/feed/", "/feed/.ics", "/feed/\(FixedFeeds.token)",
        "/feed/\(FixedFeeds.token).ICS", "/Feed/\(FixedFeeds.token).ics",
        "//feed/\(FixedFeeds.token).ics", "/feed//\(FixedFeeds.token).ics",
        "/./feed/\(FixedFeeds.token).ics", "/x/../feed/\(FixedFeeds.token).ics",
        "/feed/\(FixedFeeds.token)%2eics", "/feed/x.ics?", "/%66eed/x.ics",
        "/feed/\(FixedFeeds.token)?token=1.ics", "/feed/\(FixedFeeds.token).ics#x",
        "/feed/\(FixedFeeds.token).ics/", "/feed/x/\(FixedFeeds.token).ics",
        "/feed/../feed/\(FixedFeeds.token).ics", "/feed/\(FixedFeeds.token)\0.ics",
        "/feed/\(FixedFeeds.token).ics ", " /feed/\(FixedFeeds.token).ics",
        "/feed/\(FixedFeeds.token.uppercased()).ics", "/feed\\\(FixedFeeds.token).ics",
        "ftp://host/feed/\(FixedFeeds.token).ics", "http:/feed/\(FixedFeeds.token).ics",
        "host/feed/\(FixedFeeds.token).ics", "http://host", "http://", "https:", "http",
        "/healthz/", "/healthz?", "/HEALTHZ", "/healthz/../feed/\(FixedFeeds.token).ics",
        "/robots.txt", "/.well-known/caldav", "/favicon.ico",
    ])
    func `a path that is written in any other way leads nowhere`(_ target: String) {
        let answer = handler.answer(request(.get, target))
        let unknown = handler.answer(request(.get, "/feed/guess.ics"))
        #expect(answer.status == 404)
        #expect(answer.body == unknown.body)
        #expect(
            answer.fields.map { $0.name + $0.value } == unknown.fields.map { $0.name + $0.value })
    }

    @Test(arguments: ["?", "?x", "?nocache=1795176000", "?x=/healthz", "?x.ics", "??"])
    func `what stands behind the address of a feed does not matter`(_ query: String) {
        let answer = handler.answer(request(.get, FixedFeeds.path + query))
        #expect(answer.status == 200 && answer.body == FixedFeeds.calendar)
        #expect(answer.route == .feed)
        let absolute = handler.answer(request(.get, "http://host" + FixedFeeds.path + query))
        #expect(absolute.status == 200)
        #expect(handler.answer(request(.get, "/feed/guess.ics" + query)).status == 404)
    }

    @Test(arguments: ["http://host", "https://host:8765", "HTTP://[::1]:80", "hTTps://u@h"])
    func `an absolute target leads where its path does`(_ origin: String) {
        #expect(handler.answer(request(.get, origin + FixedFeeds.path)).status == 200)
        #expect(handler.answer(request(.get, origin + "/healthz")).status == 200)
        #expect(handler.answer(request(.get, origin + "/feed/guess.ics")).status == 404)
        #expect(handler.answer(request(.get, origin)).status == 404)
    }

    @Test func `every unknown token gets the same answer, byte for byte`() {
        let answers = [
            "guess", String(FixedFeeds.token.reversed()), String(FixedFeeds.token.dropLast()),
            FixedFeeds.token + "0", "a/b", "%30", String(repeating: "x", count: 5_000),
        ].map { handler.answer(request(.get, "/feed/\($0).ics")) }
        for answer in answers {
            #expect(answer.status == 404)
            #expect(answer.body == answers[0].body)
            #expect(
                answer.fields.map { $0.name + $0.value }
                    == answers[0].fields.map { $0.name + $0.value })
            #expect(answer.route == .feed)
        }
        #expect(answers[0]["Cache-Control"] == "no-store")
    }

    @Test func `an unknown feed is unknown to every method`() {
        for method: Request.Method in [
            .get, .head, .put, .options, .post, .delete, .propfind,
        ] {
            #expect(handler.answer(request(method, "/feed/guess.ics")).status == 404)
        }
    }

    // Thunderbird keeps its data on 404 and turns the calendar off on 503 (INTEROP.md 1.1).
    @Test func `a feed that nobody can look up looks like one that there is not`() {
        let handler = Handler(source: FixedFeeds(.unavailable), guesses: GuessCounter(perMinute: 0))
        let answer = handler.answer(request())
        let unknown = self.handler.answer(request(.get, "/feed/guess.ics"))
        #expect(answer.status == 404)
        #expect(answer === unknown)
    }

    @Test(arguments: [Request.Method.post, .delete, .propfind, .other("get"), .other("")])
    func `another method is told which there are, and in XML`(_ method: Request.Method) {
        let answer = handler.answer(request(method))
        #expect(answer.status == 405)
        #expect(answer["Allow"] == "GET, HEAD, OPTIONS")
        #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix("<?xml "))
        let writable = Handler(source: FixedFeeds(isWritable: true)).answer(request(method))
        #expect(writable["Allow"] == "GET, HEAD, PUT, OPTIONS")
    }

    @Test func `OPTIONS tells what a feed allows, and has no body`() {
        let answer = handler.answer(request(.options))
        #expect(answer.status == 200)
        #expect(answer["Allow"] == "GET, HEAD, OPTIONS")
        #expect(answer.body.isEmpty)
        let writable = Handler(source: FixedFeeds(isWritable: true)).answer(request(.options))
        #expect(writable["Allow"] == "GET, HEAD, PUT, OPTIONS")
        #expect(handler.answer(request(.options, "*")).status == 200)
    }

    @Test func `health is told without a look at any feed`() {
        let answer = handler.answer(request(.get, "/healthz"))
        #expect(answer.status == 200)
        #expect(answer.body == Array("ok\n".utf8))
        #expect(handler.answer(request(.post, "/healthz")).status == 405)
        #expect(handler.answer(request(.post, "/healthz"))["Allow"] == "GET, HEAD, OPTIONS")
        #expect(handler.answer(request(.options, "/healthz"))["Allow"] == "GET, HEAD, OPTIONS")
        #expect(feeds.timesAsked == 0)
    }

    @Test func `a log names a feed by its pattern and never by its secret path`() {
        #expect(handler.answer(request()).route.name == "/feed/*")
        #expect(handler.answer(request(.get, "/feed/guess.ics")).route.name == "/feed/*")
        #expect(handler.answer(request(.get, "/feed/guess")).route.name == "*")
        #expect(handler.answer(request(.get, "/healthz")).route.name == "/healthz")
    }

    @Test func `no answer sets a cookie, names the server, or lets its address travel on`() {
        let handler = Handler(
            source: FixedFeeds(isWritable: true), guesses: GuessCounter(perMinute: 1))
        let answers = [
            request(), request(.get, FixedFeeds.path, [("If-None-Match", "*")]), request(.post),
            request(.put), request(.options), request(.get, "/healthz"), request(.get, "/"),
            request(.get, "/feed/a.ics"), request(.get, "/feed/a.ics"),
            request(.put, FixedFeeds.path, [("If-Match", "\"x\"")]),
        ].map(handler.answer)
        #expect(Set(answers.map(\.status)) == [200, 204, 304, 404, 405, 412, 429])
        for answer in answers {
            for name in ["Server", "Set-Cookie", "Location", "WWW-Authenticate"] {
                #expect(answer[name] == nil)
            }
            if answer.status != 304 {
                #expect(answer["Referrer-Policy"] == "no-referrer")
                #expect(answer["X-Content-Type-Options"] == "nosniff")
            }
        }
    }
}
