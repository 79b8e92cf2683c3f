import CalendarServer
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

    @Test func `a log names a feed by its pattern and never by its secret path`() {
        #expect(handler.answer(request()).route.rawValue == "/feed/*")
        #expect(handler.answer(request(.get, "/feed/guess.ics")).route.rawValue == "/feed/*")
        #expect(handler.answer(request(.get, "/feed/guess")).route.rawValue == "*")
        #expect(handler.answer(request(.get, "/healthz")).route.rawValue == "/healthz")
    }
}
