import Addresses
import CalendarServer
import HTTPServer
import Testing

@Suite struct GuessingTests {
    private let feeds = FixedFeeds()

    @Test func `guessing tokens ends in 429, and a known one still works`() {
        let handler = Handler(source: feeds, guesses: GuessCounter(perMinute: 10))
        for guess in 0..<10 {
            #expect(handler.answer(request(.get, "/feed/\(guess).ics")).status == 404)
        }
        let answer = handler.answer(request(.get, "/feed/x.ics", at: now + 20))
        #expect(answer.status == 429)
        #expect(answer["Retry-After"] == "40")
        #expect(answer.route == .feed)
        #expect(handler.answer(request(at: now + 20)).status == 200)
        #expect(
            handler.answer(request(.get, "/feed/x.ics", from: IPAddress(ipv4: 9))).status == 404
        )
        #expect(handler.answer(request(.get, "/feed/x.ics", at: now + 60)).status == 404)
    }

    @Test func `any method can guess, and a path that is no feed's is no guess`() {
        let handler = Handler(source: feeds, guesses: GuessCounter(perMinute: 2))
        for target in ["/", "/feed/", "/x", "/healthz", "*"] {
            for _ in 0..<5 { #expect(handler.answer(request(.get, target)).status != 429) }
        }
        #expect(handler.answer(request(.put, "/feed/x.ics")).status == 404)
        #expect(handler.answer(request(.delete, "/feed/x.ics")).status == 404)
        #expect(handler.answer(request(.head, "/feed/x.ics")).status == 429)
    }

    @Test func `a body that is refused before it comes is one guess`() {
        let handler = Handler(source: feeds, guesses: GuessCounter(perMinute: 1))
        #expect(handler.refusal(request(.put, "/feed/x.ics"))?.status == 404)
        #expect(handler.refusal(request(.put, "/feed/x.ics"))?.status == 429)
    }
}
