import CalendarServer
import Testing

@Suite struct ResponseTests {
    @Test func `a log names a feed by its pattern and never by its secret path`() {
        #expect(Response(200, route: .feed).route.rawValue == "/feed/*")
    }
}
