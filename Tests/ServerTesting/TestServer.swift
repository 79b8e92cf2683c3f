import Addresses
package import HTTPServer
import Synchronization

/// A server on a free port of the loopback address, which ends with the test.
package final class TestServer {
    package let server: HTTPServer
    package let client: TestClient
    private let lines: LineCollector

    private final class LineCollector: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }

    package init(
        _ change: (inout HTTPServer.Options) -> Void = { _ in },
        refusal: @escaping @Sendable (Request) -> Response? = { _ in nil },
        line: @escaping @Sendable (Request) -> Int? = { _ in nil },
        handler: @escaping @Sendable (Request) -> Response
    ) throws {
        var options = HTTPServer.Options([
            .address(ListenAddress(host: .loopback, port: 0))
        ])
        options.threads = 2
        change(&options)
        let lines = LineCollector()
        server = try HTTPServer.start(
            options, clock: { 1_800_000_000 }, log: { new in lines.bytes.withLock { $0 += new } },
            refusal: refusal, line: line, handler: handler)
        self.lines = lines
        client = try Self.client(of: server)
    }

    private static func client(of server: HTTPServer) throws -> TestClient {
        guard let address = server.address else { throw NoAddress() }
        return TestClient(address)
    }

    private struct NoAddress: Error {}

    deinit { server.stop(withinMilliseconds: 2000) }

    package func anotherClient() throws -> TestClient { try Self.client(of: server) }

    /// All of the log; the server has ended then.
    package func log() -> String {
        server.stop(withinMilliseconds: 2000)
        return lines.bytes.withLock { String(decoding: $0, as: UTF8.self) }
    }
}
