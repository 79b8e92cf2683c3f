import CalendarServer
import HTTPServer
import Testing

@Suite struct PutTests {
    private let feeds = FixedFeeds(isWritable: true)
    private var handler: Handler { Handler(source: feeds) }

    private func put(_ fields: [(name: String, value: String)] = []) -> Request {
        request(
            .put, FixedFeeds.path, [("Content-Type", "text/calendar")] + fields, body: [1, 2, 3])
    }

    @Test func `a calendar that came back goes to the log, and the answer has no tag`() {
        let answer = handler.answer(put())
        #expect(answer.status == 204)
        #expect(answer.body.isEmpty)
        #expect(answer["ETag"] == nil)
        #expect(answer["Last-Modified"] == nil)
        #expect(feeds.calendarsPut == [[1, 2, 3]])
    }

    @Test func `a feed that can only be read refuses it`() {
        let feeds = FixedFeeds()
        let answer = Handler(source: feeds).answer(put())
        #expect(answer.status == 403)
        #expect(feeds.calendarsPut.isEmpty)
    }

    @Test func `why a calendar cannot be applied is told in a sentence`() {
        let why = "Two of the edits contradict each other, so nothing was changed."
        let answer = Handler(source: FixedFeeds(isWritable: true, put: .refused(why))).answer(put())
        #expect(answer.status == 409)
        #expect(answer["Content-Type"] == "text/plain; charset=utf-8")
        #expect(answer.body == Array((why + "\n").utf8))
    }

    @Test func `a log that cannot be reached says to try again`() {
        for handler in [
            Handler(source: FixedFeeds(isWritable: true, put: .unavailable)),
            Handler(source: FixedFeeds(.unavailable)),
        ] {
            let answer = handler.answer(put())
            #expect(answer.status == 503)
            #expect(answer["Retry-After"] == "60")
        }
    }

    @Test func `a full disk says so, and not to try again`() {
        let answer = Handler(source: FixedFeeds(isWritable: true, put: .noSpace)).answer(put())
        #expect(answer.status == 507)
        #expect(answer["Retry-After"] == nil)
    }

    @Test func `a feed that went away while the calendar came is not found`() {
        #expect(
            Handler(source: FixedFeeds(isWritable: true, put: .unknown)).answer(put()).status == 404
        )
        let readOnly = Handler(source: FixedFeeds(isWritable: true, put: .notWritable))
        #expect(readOnly.answer(put()).status == 403)
    }

    @Test(arguments: [
        ("If-Match", plainTag), ("If-Match", gzipTag), ("If-Match", "*"),
        ("If-Match", "\"a\", \(gzipTag)"), ("If", "([\(plainTag)])"), ("If", "([\(gzipTag)])"),
        ("If-None-Match", "\"a\""), ("If-Unmodified-Since", "Sun, 06 Nov 1994 08:49:37 GMT"),
        ("If-Unmodified-Since", "Sun, 06 Nov 1994 08:49:38 GMT"), ("If-Unmodified-Since", "soon"),
        ("If-Modified-Since", "Sun, 06 Nov 1994 08:49:37 GMT"), ("If-Range", "\"a\""),
    ])
    func `a client that has the feed as it is may change it`(_ field: (String, String)) {
        #expect(handler.answer(put([field])).status == 204)
    }

    @Test(arguments: [
        ("If-Match", "\"a\""), ("If-Match", "W/" + plainTag), ("If-Match", "nonsense"),
        ("If-Match", ""), ("If", "([\"a\"])"), ("If", "([W/\(plainTag)])"),
        ("If-None-Match", "*"), ("If-None-Match", plainTag), ("If-None-Match", "W/" + gzipTag),
        ("If-None-Match", "nonsense"),
        ("If-Unmodified-Since", "Sun, 06 Nov 1994 08:49:36 GMT"),
    ])
    func `a client that has an older one has to read it again first`(_ field: (String, String)) {
        #expect(handler.answer(put([field])).status == 412)
        #expect(handler.refusal(put([field]))?.status == 412)
        #expect(feeds.calendarsPut.isEmpty)
    }

    private static func status(_ feed: PublishedFeed, _ field: String, _ tag: String) -> Int {
        let fields = [(name: "Content-Type", value: "text/calendar"), (name: field, value: tag)]
        return Handler(source: FixedFeeds(.feed(feed), put: .applied)).answer(
            request(.put, FixedFeeds.path, fields, body: [1])
        ).status
    }

    private static func feed(
        _ number: Int, isWritable: Bool = true, after earlier: PublishedFeed? = nil
    ) -> (feed: PublishedFeed, tag: String) {
        let digest = [UInt8(number / 256), UInt8(number % 256), 1, 2, 3, 4, 5, 6, 7]
        return (
            PublishedFeed([], digest: digest, modified: 0, isWritable: isWritable, after: earlier),
            EntityTag.name(digest)
        )
    }

    @Test func `for the If of WebDAV a tag that the feed had will do, for If-Match not`() {
        let first = Self.feed(1, isWritable: false)
        let second = Self.feed(2, after: first.feed)
        let now = Self.feed(3, after: second.feed)
        for name in [first.tag, second.tag] {
            for tag in ["\"\(name)\"", "\"\(name)z\""] {
                #expect(Self.status(now.feed, "If", "([\(tag)])") == 204)
                #expect(Self.status(now.feed, "If-Match", tag) == 412)
                #expect(Self.status(now.feed, "If-None-Match", tag) == 204)
            }
        }
        #expect(Self.status(now.feed, "If", "([\"\(now.tag)\"])") == 204)
        #expect(Self.status(now.feed, "If", "([\"another\"])") == 412)
    }

    @Test func `only so many earlier tags are known`() {
        let first = Self.feed(0)
        var last = first
        for number in 1...300 {
            last = Self.feed(number, after: last.feed)
            let status = Self.status(last.feed, "If", "([\"\(first.tag)\"])")
            #expect(status == (number <= 64 ? 204 : 412), "\(number)")
        }
    }

    @Test func `If-Match on several lines is one list, and goes before a date`() {
        let old = (name: "If-Unmodified-Since", value: "Sun, 06 Nov 1984 08:49:37 GMT")
        #expect(handler.answer(put([("If-Match", "\"a\""), ("If-Match", plainTag)])).status == 204)
        #expect(handler.answer(put([("If-Match", plainTag), old])).status == 204)
        #expect(handler.answer(put([old, old])).status == 204)
    }

    @Test func `a date is passed over where a clock that was ahead dated the feed`() {
        // 1992, two years before.
        let now: Int64 = 700_000_000
        let put = request(
            .put, FixedFeeds.path,
            [
                (name: "Content-Type", value: "text/calendar"),
                (name: "If-Unmodified-Since", value: HTTPDate.text(now)),
            ], body: [1, 2, 3], at: now + 60)
        #expect(handler.answer(put).status == 204)
    }

    @Test func `an If that is none is a bad request`() {
        #expect(handler.answer(put([("If", "nonsense")])).status == 400)
    }

    @Test(arguments: [
        "text/calendar", "TEXT/Calendar", " text/calendar ; charset=UTF-8",
        "text/calendar;charset=\"utf-8\"", "text/calendar; charset=us-ascii",
        "text/calendar; method=PUBLISH; component=VEVENT", "text/calendar;",
        "text/calendar; x=\"a;b\\\"\"; charset=utf-8",
    ])
    func `a calendar in UTF-8 may come`(_ type: String) {
        let fields = [(name: "Content-Type", value: type)]
        #expect(handler.answer(request(.put, FixedFeeds.path, fields)).status == 204)
    }

    @Test(arguments: [
        "", "text", "text/", "text/calendarx", "text/plain", "application/json", "text / calendar",
        "text/calendar; charset=utf-16", "text/calendar; charset=\"iso-8859-1\"",
        "text/calendar; charset", "text/calendar; charset=", "text/calendar; charset=\"utf-8",
        "text/calendar; charset=\"utf-8\\", "text/calendar charset=utf-8",
        "text/calendar, text/plain",
        "multipart/form-data; boundary=x",
    ])
    func `anything else is of the wrong type`(_ type: String) {
        let fields = [(name: "Content-Type", value: type)]
        #expect(handler.answer(request(.put, FixedFeeds.path, fields)).status == 415)
        #expect(feeds.calendarsPut.isEmpty)
    }

    // curl -T names no type.
    @Test func `a calendar whose type nobody names may come`() {
        #expect(handler.answer(request(.put)).status == 204)
    }

    @Test func `a compressed calendar or a piece of one is refused`() {
        let compressed = handler.answer(put([("Content-Encoding", "gzip")]))
        #expect(compressed.status == 415)
        #expect(compressed["Accept-Encoding"] == "identity")
        #expect(handler.answer(put([("Content-Encoding", "identity")])).status == 204)
        #expect(handler.answer(put([("Content-Range", "bytes 0-2/9")])).status == 400)
    }

    @Test func `a body is asked for only where it can be taken`() {
        #expect(handler.refusal(put()) == nil)
        #expect(feeds.calendarsPut.isEmpty)
        #expect(handler.refusal(request(.get))?.status == 200)
        #expect(handler.refusal(request(.post))?.status == 405)
        #expect(handler.refusal(request(.put, "/healthz"))?.status == 405)
        #expect(handler.refusal(request(.put, "/"))?.status == 404)
        #expect(Handler(source: FixedFeeds()).refusal(put())?.status == 403)
    }
}

@Suite struct IfFieldTests {
    private static let path = FixedFeeds.path

    private func holds(_ value: String) -> Bool? {
        try? IfHeader(value).holds(tags: [plainTag, gzipTag], target: Self.path)
    }

    @Test(arguments: [
        "([\(plainTag)])", " ( [\(gzipTag)] ) ", "([\"a\"]) ([\(plainTag)])",
        "([\(plainTag)]) ([\"a\"])", "(Not [\"a\"])", "(not [\"a\"] [\(plainTag)])",
        "(Not <DAV:no-lock>)", "(Not <DAV:no-lock> [\(plainTag)])",
        "<\(path)> ([\(plainTag)])", "<https://calendar.example\(path)> ([\(plainTag)])",
        "</other> ([\"a\"]) <\(path)> ([\"b\"]) ([\(plainTag)])", "([\"a\"])(Not<urn:x>)",
    ])
    func `a list that holds is enough`(_ value: String) { #expect(holds(value) == true) }

    @Test(arguments: [
        "([\"a\"])", "([W/\(plainTag)])", "(Not [\(plainTag)])", "([\(plainTag)] [\"a\"])",
        "([\(plainTag)] <urn:uuid:1>)", "(<urn:uuid:1>)", "</other> ([\(plainTag)])",
        "<\(path)x> ([\(plainTag)])", "<\(path)> ([\"a\"]) </other> ([\(plainTag)])",
        "<http://calendar.example> ([\(plainTag)])",
    ])
    func `lists for something else or of older tags do not`(_ value: String) {
        #expect(holds(value) == false)
    }

    @Test(arguments: [
        ("([\"old\"])", true), ("([\"older\"] [\"old\"])", true), ("(Not [\"old\"])", true),
        ("([W/\"old\"])", false), ("(Not [\"old\"] [\"x\"])", false),
        ("(Not [\(plainTag)] [\"old\"])", false),
    ])
    func `an earlier tag will do where one is asked for`(_ value: String, _ expected: Bool) {
        let holds = try? IfHeader(value).holds(
            tags: [plainTag], earlier: ["\"old\"", "\"older\""], target: Self.path)
        #expect(holds == expected)
    }

    @Test(arguments: [
        "", " ", "x", "()", "( )", "(", "(]", "([\(plainTag)]", "([\(plainTag)", "(\(plainTag))",
        "[\(plainTag)]", "([])", "(Not)", "(Not Not [\(plainTag)])", "(<>)", "(<urn:x)", "(<a b>)",
        "<\(path)>", "<\(path)> x", "<> ([\(plainTag)])", "([\(plainTag)]) x",
        "([\(plainTag)]), ([\(plainTag)])", "([\(plainTag)]) <\(path)> ([\"a\"])",
        "([ \(plainTag)])", "(N)", "(No", "(No)",
    ])
    func `anything else is no condition`(_ value: String) { #expect(holds(value) == nil) }
}
