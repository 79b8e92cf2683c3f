import CalendarServer
import HTTPServer
import ServerTesting
import Testing

/// Calendars behind a real server.
@Suite struct ServerCalendarsTests {
    private func server(
        _ change: (inout HTTPServer.Options) -> Void = { _ in }
    ) throws -> TestServer {
        let handler = Calendars().handler
        return try TestServer(
            change, refusal: { handler.refusal($0) }, line: { handler.line(of: $0) }
        ) { handler.answer($0) }
    }

    private static let authorization =
        "Authorization: Basic \(Calendars.base64("x:\(Calendars.annasPassword)"))"

    private func send(
        _ line: String, _ fields: [String] = [], _ body: String = "", to test: TestServer
    ) throws -> TestAnswer {
        let fields =
            ["Host: h"] + fields + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
        test.client.send(
            ([line + " HTTP/1.1"] + fields).joined(separator: "\r\n") + "\r\n\r\n" + body)
        return try #require(test.client.answer())
    }

    @Test func `methods of WebDAV come with their bodies, on one connection`() throws {
        let test = try server()
        let body = Calendars.propfind("<d:current-user-principal/>")
        let second = try send(
            "PROPFIND /dav/", ["Depth: 0", Self.authorization], body, to: test)
        #expect(second.status == 207)
        #expect(second.text.contains("<d:href>/dav/\(Calendars.anna)/</d:href>"))
        let path = Calendars.home + "cycle/new.ics"
        let put = try send(
            "PUT \(path)", [Self.authorization, "Content-Type: text/calendar"],
            Calendars.event("new", "20261201"), to: test)
        #expect(put.status == 201)
        #expect(try send("GET \(path)", [Self.authorization], to: test).status == 200)
        #expect(
            try send("MKCALENDAR \(Calendars.home)n", [Self.authorization], to: test).status == 201)
        #expect(try send("DELETE \(path)", [Self.authorization], to: test).status == 204)
        let moved = try send("PROPFIND /.well-known/caldav", ["Depth: 0"], body, to: test)
        #expect(moved.status == 301)
        #expect(moved["Location"] == "/dav/")
    }

    @Test func `who does not sign in is told at once, whatever is to be sent`() throws {
        let test = try server()
        test.client.send("PROPFIND /dav/ HTTP/1.1\r\nHost: h\r\nContent-Length: 300\r\n\r\n")
        let answer = try #require(test.client.answer())
        #expect(answer.status == 401)
        #expect(answer["WWW-Authenticate"] != nil)
        #expect(answer["Connection"]?.lowercased() == "close")
    }

    @Test func `the log tells methods and neither paths nor passwords`() throws {
        let test = try server()
        _ = try send("PROPFIND \(Calendars.home)", [Self.authorization, "Depth: 0"], to: test)
        _ = try send("REPORT /.well-known/caldav", to: test)
        _ = try send("LOCK /dav/secret", [Self.authorization], to: test)
        let log = test.log()
        #expect(log.contains("PROPFIND /dav/* 207"))
        #expect(log.contains("REPORT /.well-known/caldav 301"))
        #expect(log.contains("OTHER /dav/* 404"))
        #expect(!log.contains(Calendars.anna) && !log.contains("secret"))
    }

    @Test(arguments: [
        ("X-Forwarded-For: 192.0.2.1", "X-Forwarded-Proto: https", 207),
        ("X-Forwarded-For: 192.0.2.1", "X-Forwarded-Proto: http", 403),
        ("X-Forwarded-For: 192.0.2.1", "X-Forwarded-Proto: https, http", 403),
        ("X-Forwarded-For: 192.0.2.1", "X: y", 403),
        ("X: y", "Forwarded: for=192.0.2.1;proto=https", 207),
        ("X: y", "Forwarded: for=192.0.2.1;Proto=\"https\"", 207),
        ("X: y", "Forwarded: for=192.0.2.1;proto=http", 403),
        ("X: y", "X-Forwarded-Proto: http", 403), ("X: y", "X-Forwarded-Proto: https", 207),
        ("X: y", "Z: y", 403), ("X-Forwarded-For: 127.0.0.1", "Z: y", 403),
    ])
    func `behind a proxy it is the proxy that says whether others could read along`(
        _ first: String, _ second: String, _ status: Int
    ) throws {
        let test = try server { $0.trustsForwardedFields = true }
        let answer = try send(
            "PROPFIND /dav/", ["Depth: 0", Self.authorization, first, second], to: test)
        #expect(answer.status == status)
    }

    @Test func `without a proxy nobody is believed`() throws {
        let test = try server()
        let answer = try send(
            "PROPFIND /dav/", ["Depth: 0", Self.authorization, "X-Forwarded-Proto: http"],
            to: test)
        #expect(answer.status == 207)
    }
}
