import HTTPServer
import ServerTesting
import Testing

/// Requests that two programs can read differently, and what else is no request.
@Suite struct RequestShapeTests {
    struct Shape: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let bytes: String
        let status: Int
    }

    private static let next = "GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n"

    static let refused = [
        Shape(
            testDescription: "a length and chunks",
            bytes: "PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", status: 400),
        Shape(
            testDescription: "two lengths",
            bytes: "PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\nContent-Length: 3\r\n\r\nabc",
            status: 400),
        Shape(
            testDescription: "the same length twice",
            bytes: "PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
            status: 400),
        Shape(
            testDescription: "a list of lengths",
            bytes: "PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 3, 3\r\n\r\nabc", status: 400),
        Shape(
            testDescription: "a length with a sign",
            bytes: "PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: +3\r\n\r\nabc", status: 400),
        Shape(
            testDescription: "a length that is no number",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 0x3\r\n\r\nabc", status: 400),
        Shape(
            testDescription: "no length",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\nContent-Length:\r\n\r\n", status: 400),
        Shape(
            testDescription: "a length beyond 64 bits",
            bytes: "PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999999999\r\n\r\n",
            status: 413),
        Shape(
            testDescription: "chunks twice",
            bytes: "PUT / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", status: 400),
        Shape(
            testDescription: "a coding that nobody reads",
            bytes: "PUT / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
            status: 501),
        Shape(
            testDescription: "chunks with a control character",
            bytes: "PUT / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: \u{B}chunked\r\n\r\n0\r\n\r\n",
            status: 400),
        Shape(
            testDescription: "chunks in HTTP/1.0",
            bytes: "PUT / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", status: 400),
        Shape(
            testDescription: "a space before a colon",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\nContent-Length : 3\r\n\r\nabc", status: 400),
        Shape(
            testDescription: "a space before a name",
            bytes: "GET / HTTP/1.1\r\n Host: h\r\n\r\n", status: 400),
        Shape(
            testDescription: "a folded line",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\nA: b\r\n c\r\n\r\n", status: 400),
        Shape(
            testDescription: "a bare line feed after a field",
            bytes: "GET / HTTP/1.1\r\nHost: h\nA: b\r\n\r\n", status: 400),
        Shape(
            testDescription: "a bare line feed after the last field",
            bytes: "GET / HTTP/1.1\r\nHost: h\n\r\n", status: 400),
        Shape(
            testDescription: "a bare line feed after the request line",
            bytes: "GET / HTTP/1.1\nHost: h\r\n\r\n", status: 400),
        Shape(
            testDescription: "a bare line feed at the end",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\n\n", status: 400),
        Shape(
            testDescription: "a bare carriage return",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\nA: b\rC: d\r\n\r\n", status: 400),
        Shape(
            testDescription: "a NUL in a value",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\nA: b\0c\r\n\r\n", status: 400),
        Shape(
            testDescription: "a NUL in a name",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\nA\0: b\r\n\r\n", status: 400),
        Shape(
            testDescription: "a NUL before a name",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\n\0A: b\r\n\r\n", status: 400),
        Shape(
            testDescription: "a NUL in the target",
            bytes: "GET /a\0b HTTP/1.1\r\nHost: h\r\n\r\n", status: 400),
        Shape(
            testDescription: "a NUL in the method",
            bytes: "GET\0 / HTTP/1.1\r\nHost: h\r\n\r\n", status: 400),
        Shape(
            testDescription: "two spaces before the target",
            bytes: "GET  / HTTP/1.1\r\nHost: h\r\n\r\n", status: 400),
        Shape(
            testDescription: "a target that is not ASCII",
            bytes: "GET /é HTTP/1.1\r\nHost: h\r\n\r\n", status: 400),
        Shape(
            testDescription: "a target with a control character",
            bytes: "GET /a\u{1}b HTTP/1.1\r\nHost: h\r\n\r\n", status: 400),
        Shape(
            testDescription: "a method that is no word",
            bytes: "G(T / HTTP/1.1\r\nHost: h\r\n\r\n", status: 400),
        Shape(
            testDescription: "a line without a colon",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\nnothing\r\n\r\n", status: 400),
        Shape(
            testDescription: "a field without a name",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\n: b\r\n\r\n", status: 400),
        Shape(
            testDescription: "no Host", bytes: "GET / HTTP/1.1\r\nA: b\r\n\r\n", status: 400),
        Shape(
            testDescription: "no fields at all", bytes: "GET / HTTP/1.1\r\n\r\n", status: 400),
        Shape(
            testDescription: "two Hosts",
            bytes: "GET / HTTP/1.1\r\nHost: h\r\nHost: i\r\n\r\n", status: 400),
        Shape(
            testDescription: "a version that nobody knows",
            bytes: "GET / HTTP/9.9\r\nHost: h\r\n\r\n", status: 505),
        Shape(
            testDescription: "no version",
            bytes: "GET /\r\nHost: h\r\n\r\n", status: 400),
    ]

    @Test(arguments: refused)
    func `it is refused, and nothing after it is read as a request`(_ shape: Shape) throws {
        let test = try TestServer(refusal: { _ in nil }, handler: echo)
        test.client.send(shape.bytes + Self.next)
        let answer = try #require(test.client.answer())
        #expect(answer.status == shape.status, "\(answer.text)")
        #expect(answer["Connection"]?.lowercased() == "close")
        #expect(!answer.text.contains("smuggled"))
        // The library repeats the header of an answer of its own, and nothing worse.
        let rest = try #require(test.client.rest())
        #expect(!rest.contains("smuggled") && !rest.contains(" 200 "))
    }

    @Test(arguments: ["", " ", "GET", "GET /", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0", "\0\0\0\0"])
    func `what never becomes a request gets an answer or an end`(_ bytes: String) throws {
        let test = try TestServer({ $0.limits.headerSeconds = 1 }, handler: echo)
        test.client.send(bytes + "\r\n\r\n")
        test.client.endSending()
        let rest = try #require(test.client.rest())
        #expect(rest.isEmpty || rest.hasPrefix("HTTP/1.1 4"))
        // And the server is still there.
        let other = try test.anotherClient()
        other.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(other.answer()?.status == 200)
    }

    @Test func `chunks are put together, and their connection ends`() throws {
        let test = try TestServer(handler: echo)
        test.client.send(
            "PUT /c HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n" + Self.next)
        let answer = try #require(test.client.answer())
        #expect(answer.text == "put /c [Host=h,Transfer-Encoding=chunked] 13 bytes")
        #expect(answer["Connection"]?.lowercased() == "close")
        #expect(test.client.isEnded)
    }

    @Test(arguments: ["zz\r\nabc\r\n0\r\n\r\n", "3\r\nabcdef\r\n0\r\n\r\n", "\r\n", "-1\r\nx\r\n"])
    func `chunks that are none are refused`(_ body: String) throws {
        let test = try TestServer(handler: echo)
        test.client.send("PUT /c HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" + body)
        #expect(test.client.answer()?.status == 400)
        #expect(test.client.isEnded)
    }

    @Test func `an answer's field ends where its line does`() throws {
        let test = try TestServer { _ in
            Response(
                200,
                fields: [
                    (name: "X-Good", value: "1"), (name: "X-Bad", value: "a\r\nSet-Cookie: b"),
                    (name: "X-Bad: c\r\nX-Worse", value: "d"), (name: "X-Nul", value: "\0"),
                ], route: .unknown)
        }
        test.client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        let answer = try #require(test.client.answer())
        #expect(answer["X-Good"] == "1")
        #expect(!answer.head.contains("X-Bad") && !answer.head.contains("X-Nul"))
        #expect(answer["Set-Cookie"] == nil && answer["X-Worse"] == nil)
    }

    @Test func `a HTTP/1.0 client needs no Host and gets one answer`() throws {
        let test = try TestServer(handler: echo)
        test.client.send("GET /old HTTP/1.0\r\n\r\n")
        #expect(test.client.answer()?.text == "get /old [] 0 bytes")
        #expect(test.client.isEnded)
    }
}
