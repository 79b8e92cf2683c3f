import HTTPServer
import ServerTesting
import Testing

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
