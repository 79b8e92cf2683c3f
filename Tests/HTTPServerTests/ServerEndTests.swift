import Addresses
import Glibc
import HTTPServer
import ServerTesting
import Synchronization
import Testing

@Suite struct ServerEndTests {
    private static let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    @Test(.timeLimit(.minutes(1)))
    func `a request that runs is finished before the server ends`() throws {
        let begun = Atomic<Bool>(false)
        let server = Mutex<HTTPServer?>(nil)
        let test = try TestServer { _ in
            begun.store(true, ordering: .sequentiallyConsistent)
            while server.withLock({ $0?.isEnding }) != true { usleep(1000) }
            return Response(200, body: Array("done".utf8), route: .feed)
        }
        server.withLock { $0 = test.server }
        // Else they would hold each other.
        defer { server.withLock { $0 = nil } }
        let idle = try test.anotherClient()
        idle.send("GET /half")
        test.client.send(Self.get)
        while !begun.load(ordering: .sequentiallyConsistent) { usleep(1000) }
        // The one that has not asked holds nothing up.
        #expect(test.server.stop(withinMilliseconds: 120_000))
        let answer = try #require(test.client.answer())
        #expect(answer.text == "done")
        #expect(answer["Connection"]?.lowercased() == "close")
        #expect(idle.isEnded)
    }

    @Test func `a handler that does not return does not hold the end up`() throws {
        let isFree = Atomic<Bool>(false)
        let begun = Atomic<Bool>(false)
        let test = try TestServer { _ in
            begun.store(true, ordering: .sequentiallyConsistent)
            while !isFree.load(ordering: .sequentiallyConsistent) { usleep(1000) }
            return Response(200, route: .feed)
        }
        test.client.send(Self.get)
        while !begun.load(ordering: .sequentiallyConsistent) { usleep(1000) }
        #expect(!test.server.stop(withinMilliseconds: 100))
        isFree.store(true, ordering: .sequentiallyConsistent)
        #expect(test.client.answer()?.status == 200)
    }

    @Test func `clients that leave early do no harm`() throws {
        let body = [UInt8](repeating: 65, count: 1 << 20)
        let test = try TestServer { _ in Response(200, body: body, route: .feed) }
        for beginning in ["", "GE", Self.get, Self.get + Self.get, "PUT / HTTP/1.1\r\nHost: h\r\n"]
        {
            for _ in 0..<20 { try test.anotherClient().send(beginning) }
        }
        test.client.send(Self.get)
        #expect(test.client.answer()?.body.count == body.count)
    }

    @Test func `a server that ends forgets connections that came a moment before`() throws {
        for count in 1..<100 {
            let test = try TestServer { _ in Response(200, route: .feed) }
            let clients = try (0..<100).map { _ in try test.anotherClient() }
            while test.server.connections < count {}
            #expect(test.server.stop(withinMilliseconds: 1000))
            #expect(test.server.connections == 0)
            withExtendedLifetime(clients) {}
        }
    }

    @Test func `the log tells of answers and of nothing that was asked`() throws {
        let test = try TestServer { request in
            Response(request.method == .head ? 200 : 304, route: .feed)
        }
        test.client.send("HEAD /feed/secret.ics HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(test.client.answer(hasBody: false)?.status == 200)
        test.client.send("GET /feed/secret.ics HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(test.client.answer()?.status == 304)
        test.client.send("SECRET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(test.client.answer()?.status == 304)
        test.client.send("GET /secret\n\r\n")
        #expect(test.client.answer()?.status == 400)
        let lines = test.log().split(separator: "\n")
        #expect(lines.count == 3)
        for (line, beginning) in zip(lines, ["HEAD /feed/* 200 ", "GET /feed/* 304 ", "OTHER "]) {
            #expect(line.hasPrefix("127.0.0.0/24 \(beginning)"))
            #expect(line.hasSuffix(" ms"))
        }
        #expect(!lines.joined().lowercased().contains("secret"))
    }

    @Test func `an address in use is an error that says so`() throws {
        let test = try TestServer(handler: echo)
        let address = try #require(test.server.address)
        let error = #expect(throws: HTTPServerError.self) {
            try HTTPServer.start(.init([.address(address)]), handler: echo)
        }
        #expect(error?.reason == .addressInUse)
        #expect(error?.place == "\(address)")
    }

    @Test func `a socket that was opened by others is used and left open`() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        #expect(throws: HTTPServerError.self) {
            try HTTPServer.start(.init([.descriptor(descriptor)]), handler: echo)
        }
        #expect(listen(descriptor, 16) == 0)
        for _ in 0..<2 {
            let test = try TestServer({ $0.listeners = [.descriptor(descriptor)] }, handler: echo)
            test.client.send(Self.get)
            #expect(test.client.answer()?.status == 200)
        }
    }

    @Test func `several addresses are listened on`() throws {
        let loopback6 = IPAddress(high: 0, low: 1)
        let test = try TestServer(
            {
                $0.listeners.append(.address(ListenAddress(host: .loopback, port: 0)))
                $0.listeners.append(.address(ListenAddress(host: loopback6, port: 0)))
            }, handler: echo)
        #expect(test.server.addresses.map(\.host) == [.loopback, .loopback, loopback6])
        let second = TestClient(test.server.addresses[1])
        second.send(Self.get)
        #expect(second.answer()?.status == 200)
    }
}
