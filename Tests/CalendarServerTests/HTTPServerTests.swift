import CalendarServer
import Glibc
import Synchronization
import Testing

/// A server on a free port of the loopback address, which ends with the test.
final class TestServer {
    let server: HTTPServer
    let client: TestClient
    private let lines: LineCollector

    final class LineCollector: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }

    init(
        _ change: (inout HTTPServer.Options) -> Void = { _ in },
        refusal: @escaping @Sendable (Request) -> Response? = { _ in nil },
        handler: @escaping @Sendable (Request) -> Response
    ) throws {
        var options = HTTPServer.Options([
            .address(ListenAddress(host: .loopback, port: 0))
        ])
        options.threads = 2
        change(&options)
        let lines = LineCollector()
        server = try HTTPServer.start(
            options, clock: { now }, log: { new in lines.bytes.withLock { $0 += new } },
            refusal: refusal, handler: handler)
        self.lines = lines
        client = TestClient(try #require(server.address))
    }

    deinit { server.stop(withinMilliseconds: 2000) }

    func anotherClient() throws -> TestClient { TestClient(try #require(server.address)) }

    /// All of the log; the server has ended then.
    func log() -> String {
        server.stop(withinMilliseconds: 2000)
        return lines.bytes.withLock { String(decoding: $0, as: UTF8.self) }
    }
}

/// What it was asked, in the words of the request.
func echo(_ request: Request) -> Response {
    let fields = request.fields.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
    let text = "\(request.method) \(request.target) [\(fields)] \(request.body.count) bytes"
    return Response(200, body: Array(text.utf8), route: .feed)
}

extension TestAnswer {
    var text: String { String(decoding: body, as: UTF8.self) }
}

@Suite struct HTTPServerTests {
    @Test func `requests come as they were sent, and connections are kept`() throws {
        let test = try TestServer(handler: echo)
        test.client.send("GET /a%2fb?x=%41+c&d HTTP/1.1\r\nHost: h\r\nX-Two:  a b \t\r\n\r\n")
        let first = try #require(test.client.answer())
        #expect(first.text == "get /a%2fb?x=%41+c&d [Host=h,X-Two=a b] 0 bytes")
        test.client.send("DELETE / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(test.client.answer()?.text == "delete / [Host=h] 0 bytes")
    }

    @Test func `requests that are sent at once are answered in turn`() throws {
        let test = try TestServer(handler: echo)
        let count = 50
        test.client.send(
            (0..<count).map { "GET /\($0) HTTP/1.1\r\nHost: h\r\n\r\n" }.joined())
        for index in 0..<count {
            #expect(test.client.answer()?.text == "get /\(index) [Host=h] 0 bytes")
        }
    }

    @Test func `HEAD has the fields of GET and no body`() throws {
        let test = try TestServer(handler: echo)
        test.client.send("HEAD / HTTP/1.1\r\nHost: h\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n")
        let head = try #require(test.client.answer(hasBody: false))
        #expect(head["Content-Length"] == "23")
        #expect(test.client.answer()?.text == "get / [Host=h] 0 bytes")
    }

    @Test func `a body comes with its request`() throws {
        let test = try TestServer(handler: echo)
        test.client.send("PUT /x HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhel")
        test.client.send("loGET /y HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(test.client.answer()?.text == "put /x [Host=h,Content-Length=5] 5 bytes")
        #expect(test.client.answer()?.text == "get /y [Host=h] 0 bytes")
    }
}
