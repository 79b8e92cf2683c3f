import Foundation
import HTTPServer
import ServerTesting
import Synchronization
import Testing

/// What is not left to one client where others need it: places, memory and threads.
@Suite struct ServerBudgetTests {
    private static let get = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"
    private static let refused = Response(403, body: Array("no".utf8), route: .feed)

    private static func put(_ length: Int, _ fields: String = "") -> String {
        "PUT / HTTP/1.1\r\nHost: h\r\n\(fields)Content-Length: \(length)\r\n\r\n"
    }

    // MARK: Bodies that nobody wants

    @Test(arguments: ["Content-Length: 300000", "Transfer-Encoding: chunked"])
    func `a body that is not wanted is not waited for`(_ field: String) throws {
        let test = try TestServer(refusal: { _ in Self.refused }, handler: echo)
        test.client.send("PUT / HTTP/1.1\r\nHost: h\r\n\(field)\r\n\r\n")
        let answer = try #require(test.client.answer())
        #expect(answer.status == 403)
        #expect(answer["Connection"]?.lowercased() == "close")
        #expect(hasCome { test.server.connections == 0 })
    }

    @Test(arguments: [300_000, 4_000_000])
    func `the answer arrives while a body is sent that is not wanted`(_ size: Int) throws {
        let test = try TestServer(refusal: { _ in Self.refused }, handler: echo)
        test.client.send(Self.put(size) + String(repeating: "a", count: size))
        #expect(test.client.answer()?.status == 403)
        #expect(test.client.isEnded)
    }

    @Test func `an address whose connections owe bodies can still ask`() throws {
        let test = try TestServer(
            {
                $0.limits.connectionsPerAddress = 3
                $0.limits.scarceSeconds = 0
            }, handler: echo)
        let senders = try (0..<20).map { _ in try test.anotherClient() }
        for sender in senders { sender.send(Self.put(100)) }
        let other = try test.anotherClient()
        other.send(Self.get)
        #expect(other.answer()?.status == 200)
    }

    @Test func `who sends a body keeps the connection while that does not take long`() throws {
        let headers = TestCount()
        let test = try TestServer(
            { $0.limits.connectionsPerAddress = 2 }, refusal: { _ in headers.note() },
            handler: echo)
        let other = try test.anotherClient()
        for client in [test.client, other] { client.send(Self.put(3)) }
        #expect(hasCome { headers.value == 2 })
        let third = try test.anotherClient()
        #expect(third.isEnded)
        test.client.send("abc")
        #expect(test.client.answer()?.status == 200)
    }

    @Test func `behind a proxy an address has only so many requests at one time`() throws {
        let headers = TestCount()
        let test = try TestServer(
            {
                $0.trustsForwardedFields = true
                $0.limits.connectionsPerAddress = 2
            }, refusal: { _ in headers.note() }, handler: echo)
        let mine = "X-Forwarded-For: 203.0.113.9\r\n"
        let senders = try (0..<2).map { _ in try test.anotherClient() }
        for sender in senders { sender.send(Self.put(3, mine)) }
        #expect(hasCome { headers.value == 2 })
        let third = try test.anotherClient()
        third.send(Self.put(3, mine) + "abc")
        let answer = try #require(third.answer())
        #expect(answer.status == 429)
        #expect(answer["Retry-After"] == "10")
        test.client.send(Self.put(3, "X-Forwarded-For: 203.0.113.10\r\n") + "abc")
        #expect(test.client.answer()?.status == 200)
        // A request that is over counts no longer, though the proxy keeps its connection.
        for sender in senders {
            sender.send("abc")
            #expect(sender.answer()?.status == 200)
        }
        for _ in 0..<5 {
            #expect(
                try hasCome {
                    let client = try test.anotherClient()
                    client.send(Self.put(3, mine) + "abc")
                    return client.answer()?.status == 200
                })
        }
    }

    // MARK: Answers that nobody takes

    /// More than a socket takes that is not read.
    private static let size = 8 << 20
    private static let body = [UInt8](repeating: 65, count: size)

    private func unread(
        _ limit: Int, seconds: UInt32 = 60, _ answer: @escaping @Sendable () -> Response
    ) throws -> TestServer {
        try TestServer({
            $0.limits.allAnswersBytes = limit
            $0.limits.scarceSeconds = seconds
        }) { request in
            request.target == "/" ? answer() : Response(200, body: [65], route: .feed)
        }
    }

    private static func large() -> Response {
        Response(200, body: body, route: .feed)
    }

    @Test func `answers have only so much memory until they are taken`() throws {
        let test = try unread(2 * Self.size, Self.large)
        let others = try (0..<2).map { _ in try test.anotherClient() }
        for other in others {
            other.send(Self.get)
            #expect(other.begins())
        }
        test.client.send(Self.get)
        let answer = try #require(test.client.answer())
        #expect(answer.status == 503)
        #expect(answer["Retry-After"] == "10")
        #expect(try ask("/small", test) == 200)
        for other in others { #expect(other.answer()?.body.count == Self.size) }
        #expect(hasCome { (try? ask("/", test)) == 200 })
    }

    @Test func `who does not take an answer gives way to others`() throws {
        let test = try unread(Self.size, seconds: 1, Self.large)
        let other = try test.anotherClient()
        other.send(Self.get)
        #expect(other.begins())
        #expect(try ask("/", test) == 503)
        #expect(hasCome { (try? ask("/", test)) == 200 })
        #expect(other.answer() == nil)
    }

    @Test func `an answer that many take counts once`() throws {
        let shared = Self.large()
        let test = try unread(Self.size) { shared }
        let others = try (0..<5).map { _ in try test.anotherClient() }
        for other in others { other.send(Self.get) }
        for other in others { #expect(other.begins()) }
        #expect(try ask("/", test) == 200)
    }

    private func ask(_ target: String, _ test: TestServer) throws -> Int? {
        let client = try test.anotherClient()
        client.send("GET \(target) HTTP/1.1\r\nHost: h\r\n\r\n")
        return client.answer()?.status
    }

    // MARK: Answers that take a while

    /// What requests of a line do, in steps that a test sees and lets happen.
    private final class Work: Sendable {
        private let state = Mutex((waiting: 0, begun: 0, done: [String](), mayEnd: false))

        /// How many have been put into a line, and how many were begun.
        var waiting: Int { state.withLock(\.waiting) }
        var begun: Int { state.withLock(\.begun) }
        /// The targets of those that were done, in order.
        var done: [String] { state.withLock(\.done) }

        func wait() { state.withLock { $0.waiting += 1 } }

        /// - Parameter isHeld: Whether it ends only when the test says so.
        func perform(_ target: String, isHeld: Bool) {
            state.withLock { $0.begun += 1 }
            while isHeld, !state.withLock(\.mayEnd) { usleep(1_000) }
            state.withLock { $0.done.append(target) }
        }

        func end() { state.withLock { $0.mayEnd = true } }
    }

    /// A server whose requests for anything but `/` and `/other` are held until the test ends them.
    private func lines(
        _ work: Work, _ change: (inout HTTPServer.Options) -> Void = { _ in }
    ) throws -> TestServer {
        try TestServer(
            change,
            line: { request in
                guard request.target != "/" else { return nil }
                work.wait()
                return request.target.utf8.count
            },
            handler: { request in
                work.perform(
                    String(request.target), isHeld: !["/", "/other"].contains(request.target))
                return echo(request)
            })
    }

    private func send(_ target: String, _ count: Int, to test: TestServer) throws -> [TestClient] {
        try (0..<count).map { _ in
            let client = try test.anotherClient()
            client.send("GET \(target) HTTP/1.1\r\nHost: h\r\n\r\n")
            return client
        }
    }

    @Test func `whoever asks for much waits for it, and nobody else does`() throws {
        let work = Work()
        defer { work.end() }
        let test = try lines(work) { $0.slowThreads = 2 }
        let many = try send("/long", 20, to: test)
        #expect(hasCome { work.begun == 1 && work.waiting == 20 })
        test.client.send(Self.get)
        #expect(test.client.answer()?.status == 200)
        let other = try send("/other", 1, to: test)
        #expect(other[0].answer()?.status == 200)
        // One of the line is being done all the while, and no other one.
        #expect(work.done == ["/", "/other"] && work.begun == 3)
        work.end()
        for client in many { #expect(client.answer()?.status == 200) }
    }

    @Test func `lines take turns`() throws {
        let work = Work()
        defer { work.end() }
        let test = try lines(work) { $0.slowThreads = 1 }
        let first = try send("/a", 3, to: test)
        #expect(hasCome { work.begun == 1 && work.waiting == 3 })
        let second = try send("/other", 1, to: test)
        #expect(hasCome { work.waiting == 4 })
        work.end()
        for client in first + second { #expect(client.answer()?.status == 200) }
        // The second of the first line was next when the other line came.
        #expect(work.done.last == "/a" && work.done.contains("/other"))
        // A body comes to a line whole, and its connection goes on.
        for _ in 0..<2 {
            test.client.send(
                "PUT /b HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc")
            #expect(test.client.answer()?.text.hasSuffix("3 bytes") == true)
        }
    }

    @Test func `time in a line is not the client's`() throws {
        let (work, uptime) = (Work(), TestUptime())
        defer { work.end() }
        let test = try lines(work) {
            $0.limits.headerSeconds = 1
            $0.limits.bodySeconds = 1
            $0.limits.answerSeconds = 1
            $0.uptime = { uptime.milliseconds }
        }
        let clients = try send("/long", 8, to: test)
        #expect(hasCome { work.begun == 1 && work.waiting == 8 })
        uptime.forward(milliseconds: 60_000)
        // The end of the one that asks nothing shows that the server has looked.
        #expect(test.client.isEnded)
        work.end()
        for client in clients { #expect(client.answer()?.status == 200) }
    }

    /// By the real clock: which of its threads the server gives a connection to is not for a test to say, so nobody could
    /// tell when to set another one.
    @Test func `time in which the server is busy is not the client's`() throws {
        let test = try TestServer({ $0.limits.headerSeconds = 1 }) { request in
            if request.target == "/slow" { usleep(2_500_000) }
            return echo(request)
        }
        // The others are with a thread that is kept, some of them at least.
        let slow = try send("/slow", 2, to: test)
        let others = try send("/", 10, to: test)
        for client in slow + others { #expect(client.answer()?.status == 200) }
    }

    /// The server waits by the real clock: half of its time for the line, and half for what is being made.
    @Test func `a server that ends answers what is being made and lets the rest go`() throws {
        let work = Work()
        defer { work.end() }
        let test = try lines(work)
        let first = try send("/long", 1, to: test)
        #expect(hasCome { work.begun == 1 })
        let others = try send("/long", 4, to: test)
        #expect(hasCome { work.waiting == 5 })
        // Used by that thread alone until the server has ended.
        nonisolated(unsafe) let last = others[3]
        Thread { if unsafe last.isEnded { work.end() } }.start()
        #expect(test.server.stop(withinMilliseconds: 4_000))
        #expect(first[0].answer()?.status == 200)
        for other in others.dropLast() { #expect(other.isEnded) }
    }
}
