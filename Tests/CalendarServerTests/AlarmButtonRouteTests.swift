import Addresses
import CalendarServer
import HTTPServer
import Testing

/// `POST /alarm/TOKEN/BUTTON`, which needs no cookie.
@Suite struct AlarmButtonRouteTests {
    private struct Source: AlarmButtonSource {
        func press(_ name: Substring, _ token: Substring, now: Int64) -> AlarmButtonAnswer {
            switch (name, token) {
            case ("dismiss", "right"): .done
            case (_, "broken"): .unavailable
            default: .unknown
            }
        }
    }

    private let handler = Handler(source: FixedFeeds(), buttons: Source())

    private func press(_ target: String, _ method: Request.Method = .post) -> Response {
        handler.answer(request(method, target))
    }

    @Test func `the right token is answered without a word`() {
        let answer = press("/alarm/right/dismiss")
        #expect(answer.status == 204)
        #expect(answer.body.isEmpty)
        #expect(answer["Cache-Control"] == "no-store")
        #expect(answer["Access-Control-Allow-Origin"] == "*")
    }

    @Test(arguments: [
        "/alarm/wrong/dismiss", "/alarm/right/snooze", "/alarm/right/dismiss/", "/alarm//dismiss",
        "/alarm/right/", "/alarm/right/dismiss?x",
    ])
    func `all else is answered in one way`(_ target: String) {
        let answer = press(target)
        #expect(answer.status == 404)
        #expect(answer.body.isEmpty)
    }

    @Test func `nothing is done by looking, nor before the request is complete`() {
        #expect(press("/alarm/right/dismiss", .get).status == 405)
        #expect(press("/alarm/right/dismiss", .options).status == 200)
        #expect(handler.refusal(request(.post, "/alarm/right/dismiss")) == nil)
        #expect(press("/alarm/broken/dismiss").status == 503)
    }

    @Test(arguments: ["0", "2", "1024"])
    func `a small body may come with it`(_ length: String) {
        let fields = [(name: "Content-Length", value: length)]
        #expect(handler.refusal(request(.post, "/alarm/right/dismiss", fields)) == nil)
    }

    @Test(arguments: [("Content-Length", "1025"), ("Transfer-Encoding", "chunked")])
    func `a large one is refused unread`(_ name: String, _ value: String) {
        let fields = [(name: name, value: value)]
        #expect(handler.refusal(request(.post, "/alarm/right/dismiss", fields))?.status == 413)
    }

    @Test func `its log line has no token`() {
        #expect(press("/alarm/right/dismiss").route.name == "/alarm/*")
        #expect(press("/alarm/wrong/dismiss").route.name == "/alarm/*")
    }

    @Test func `whoever guesses has to wait, and feeds count too`() {
        let guesses = GuessCounter(perMinute: 3)
        let handler = Handler(source: FixedFeeds(), buttons: Source(), guesses: guesses)
        func status(_ target: String, _ method: Request.Method = .post) -> Int {
            handler.answer(request(method, target)).status
        }
        #expect(status("/feed/unknown.ics", .get) == 404)
        #expect((0..<3).map { status("/alarm/\($0)/dismiss") } == [404, 404, 429])
        #expect(status("/alarm/right/dismiss") == 429)
    }

    @Test func `without buttons the path leads nowhere`() {
        let handler = Handler(source: FixedFeeds())
        #expect(handler.answer(request(.post, "/alarm/right/dismiss")).status == 404)
    }
}
