import Addresses
import Glibc
import HTTPServer
import ServerTesting
import Synchronization
import Testing

/// What clients get no more of, whatever they send or do not send.
@Suite struct ServerLimitsTests {
    private static let get = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"

    @Test func `a long target is refused, and a long header`() throws {
        let test = try TestServer(handler: echo)
        test.client.send("GET /" + String(repeating: "a", count: 20_000))
        #expect(test.client.answer()?.status == 414)
        let other = try test.anotherClient()
        other.send("GET / HTTP/1.1\r\nHost: h\r\nA: " + String(repeating: "a", count: 20_000))
        #expect(other.answer()?.status == 431)
        let third = try test.anotherClient()
        third.send(
            "GET / HTTP/1.1\r\nHost: h\r\n" + String(repeating: "A: b\r\n", count: 3_000))
        #expect(third.answer()?.status == 431)
    }

    @Test func `fields that fill most of the header are read whole`() throws {
        let test = try TestServer { request in
            Response(200, body: Array("\(request.fields.count)".utf8), route: .unknown)
        }
        let fields = (0..<60).map { "Field-\($0): \(String(repeating: "v", count: 90))\r\n" }
        for _ in 0..<2 {
            test.client.send("GET / HTTP/1.1\r\nHost: h\r\n\(fields.joined())\r\n")
            #expect(test.client.answer()?.text == "61")
        }
    }

    @Test func `a long body is refused before it is sent`() throws {
        let test = try TestServer({ $0.limits.bodyBytes = 1000 }, handler: echo)
        test.client.send("PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 1001\r\n\r\n")
        let answer = try #require(test.client.answer())
        #expect(answer.status == 413)
        #expect(answer["Connection"]?.lowercased() == "close")
        #expect(test.client.isEnded)
    }

    @Test func `chunks that become a long body are refused and not kept`() throws {
        let test = try TestServer({ $0.limits.bodyBytes = 1000 }, handler: echo)
        test.client.send("PUT / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in 0..<3 { test.client.send("190\r\n\(String(repeating: "a", count: 400))\r\n") }
        test.client.send("0\r\n\r\n")
        #expect(test.client.answer()?.status == 413)
        #expect(test.client.isEnded)
    }

    @Test func `a client that waits to be told to go on is told, or refused at once`() throws {
        let refused = Response(403, body: Array("no".utf8), route: .feed)
        let test = try TestServer(
            refusal: { $0.target == "/no" ? refused : nil }, handler: echo)
        let fields = "HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n"
        test.client.send("PUT /no \(fields)")
        #expect(test.client.answer()?.status == 403)
        let other = try test.anotherClient()
        other.send("PUT /yes \(fields)")
        #expect(other.begins())
        other.send("abc")
        #expect(other.answer()?.text.hasSuffix("3 bytes") == true)
    }

    @Test func `bodies have only so much memory in all`() throws {
        let headers = TestCount()
        let test = try TestServer(
            {
                $0.limits.bodyBytes = 1000
                $0.limits.allBodiesBytes = 1500
            }, refusal: { _ in headers.note() }, handler: echo)
        let put = "PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n"
        test.client.send(put + "a")
        #expect(hasCome { headers.value == 1 })
        let other = try test.anotherClient()
        other.send(put)
        let answer = try #require(other.answer())
        #expect(answer.status == 503)
        #expect(answer["Retry-After"] == "10")
        test.client.send(String(repeating: "a", count: 999))
        #expect(test.client.answer()?.text.hasSuffix("1000 bytes") == true)
        // The memory is free again a moment after the answer has come.
        #expect(
            try hasCome {
                let client = try test.anotherClient()
                client.send(put + String(repeating: "a", count: 1000))
                return client.answer()?.text.hasSuffix("1000 bytes") == true
            })
    }

    @Test(arguments: [
        "", "GET / HT", "GET / HTTP/1.1\r\nHost: h\r\nA: ",
        "GET / HTTP/1.1\r\nHost: h\r\n\r\nGET",
        "PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n",
    ])
    func `a client that sends a byte now and then is not waited for`(_ beginning: String) throws {
        let uptime = TestUptime()
        let test = try TestServer({ $0.uptime = { uptime.milliseconds } }, handler: echo)
        test.client.send(beginning)
        if beginning.hasSuffix("GET") { #expect(test.client.answer()?.status == 200) }
        #expect(hasCome { test.server.connections > 0 })
        #expect(
            hasCome {
                uptime.forward(milliseconds: 1_000)
                test.client.send("a")
                return test.server.connections == 0
            })
    }

    @Test func `a client has all of its time, whenever in a second it came`() throws {
        let uptime = TestUptime()
        let test = try TestServer(
            {
                $0.limits.headerSeconds = 1
                $0.uptime = { uptime.milliseconds }
            }, handler: echo)
        #expect(hasCome { test.server.connections == 1 })
        uptime.forward(milliseconds: 1)
        let clients = try (2...11).map { count in
            let client = try test.anotherClient()
            #expect(hasCome { test.server.connections == count })
            uptime.forward(milliseconds: 99)
            return client
        }
        uptime.forward(milliseconds: 9)
        // The end of the one that came a millisecond before them shows that the server has looked.
        #expect(test.client.isEnded)
        for client in clients {
            client.send(Self.get)
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `a client that does not take an answer is not waited for`() throws {
        let body = [UInt8](repeating: 65, count: 30 << 20)
        let uptime = TestUptime()
        let test = try TestServer({ $0.uptime = { uptime.milliseconds } }) { _ in
            Response(200, body: body, route: .feed)
        }
        test.client.send(Self.get)
        #expect(test.client.begins())
        uptime.forward(milliseconds: 120_000)
        #expect(hasCome { test.server.connections == 0 })
    }

    @Test func `an address that has its share loses the connection that idles longest`() throws {
        let test = try TestServer({ $0.limits.connectionsPerAddress = 3 }, handler: echo)
        let others = try (0..<20).map { _ in try test.anotherClient() }
        others[19].send(Self.get)
        #expect(others[19].answer()?.status == 200)
        #expect(test.client.isEnded)
        #expect(others[0].isEnded)
        #expect(hasCome { test.server.connections <= 3 })
    }

    @Test func `programs that ask again and again keep their connections`() throws {
        let uptime = TestUptime()
        let test = try TestServer(
            {
                $0.limits.connectionsPerAddress = 3
                $0.uptime = { uptime.milliseconds }
            }, handler: echo)
        let programs = [test.client] + (try (0..<2).map { _ in try test.anotherClient() })
        func everyoneAsks() {
            for program in programs {
                program.send(Self.get)
                #expect(program.answer()?.status == 200)
            }
        }
        for _ in 0..<5 {
            everyoneAsks()
            uptime.forward(milliseconds: 900)
            #expect(try test.anotherClient().isEnded)
        }
        everyoneAsks()
        // The first one asks no more, and idles when a second has passed.
        var status: Int?
        for _ in 0..<100 where status == nil {
            uptime.forward(milliseconds: 600)
            for program in programs.dropFirst() {
                program.send(Self.get)
                #expect(program.answer()?.status == 200)
            }
            let other = try test.anotherClient()
            other.send(Self.get)
            status = other.answer()?.status
        }
        #expect(status == 200)
        #expect(programs[0].isEnded)
        programs[1].send(Self.get)
        #expect(programs[1].answer()?.status == 200)
    }

    @Test func `a full server ends the connection that idles longest`() throws {
        let test = try TestServer(
            {
                $0.limits.connections = 4
                $0.trustsForwardedFields = true
            }, handler: echo)
        #expect(hasCome { test.server.connections == 1 })
        var clients = [test.client]
        for _ in 0..<100 {
            clients.append(try test.anotherClient())
            if clients.count > 4 { #expect(clients.removeFirst().isEnded) }
            // Who comes before those that were told to end have ended is sent away.
            #expect(hasCome { test.server.connections == clients.count })
        }
        for client in clients {
            client.send(Self.get)
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `a connection that asked meanwhile is not the one that idles longest`() throws {
        let test = try TestServer(
            {
                $0.limits.connections = 4
                $0.trustsForwardedFields = true
            }, handler: echo)
        func another(_ count: Int, ending old: TestClient? = nil) throws -> TestClient {
            let client = try test.anotherClient()
            if let old { #expect(old.isEnded) }
            #expect(hasCome { test.server.connections == count })
            return client
        }
        #expect(hasCome { test.server.connections == 1 })
        let others = try (2...4).map { try another($0) }
        // One has to go, and the server then knows in which order the others would.
        let fifth = try another(4, ending: test.client)
        others[0].send(Self.get)
        #expect(others[0].answer()?.status == 200)
        let sixth = try another(4, ending: others[1])
        for client in [others[0], others[2], fifth, sixth] {
            client.send(Self.get)
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `behind a proxy the client is whom the proxy names`() throws {
        let request = "GET / HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: 1.2.3.4, 203.0.113.9\r\n\r\n"
        let peers = Mutex<[IPAddress]>([])
        let note: @Sendable (Request) -> Response = { request in
            peers.withLock { $0.append(request.peer) }
            return Response(200, route: .health)
        }
        for trusts in [false, true] {
            let test = try TestServer({ $0.trustsForwardedFields = trusts }, handler: note)
            test.client.send(request)
            #expect(test.client.answer()?.status == 200)
            #expect(test.log().hasPrefix(trusts ? "203.0.113.0/24 GET" : "127.0.0.0/24 GET"))
        }
        #expect(peers.withLock { $0 } == [.loopback, IPAddress(ipv4: 0xCB00_7109)])
    }
}
