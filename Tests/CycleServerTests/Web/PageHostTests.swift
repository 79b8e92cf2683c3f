import Addresses
import HTTPServer
import Household
import Testing
import WebDoor

/// Where the page is on this computer, and what is answered at the addresses that other programs share.
@Suite struct PageHostTests {
    private typealias Fields = [(name: String, value: String)]

    private func door() throws -> WebDoor { try WebDoor(pageHost: .usual) }

    private func at(_ host: String, _ more: Fields = []) -> Fields {
        [(name: "Host", value: host)] + more
    }

    @Test(arguments: [
        ("eve-ics.localhost", true), ("Eve.LOCALHOST", true), ("a.b.localhost", true),
        ("localhost", false), ("127.0.0.1", false), ("[::1]", false),
    ])
    func `a host of this computer is the page's own or shared`(_ text: String, _ isOwn: Bool) {
        #expect(PageHost("::1") == PageHost("[::1]"))
        let host = PageHost(text)
        #expect(host?.text == text.lowercased())
        #expect(host?.isOwn == isOwn)
    }

    @Test(arguments: [
        "", "example.org", "localhost.example.org", ".localhost", "a..localhost", "192.168.1.2",
        "127.0.0.2", "0.0.0.0", "::", "[::]", "127.0.0.1:80", "http://127.0.0.1", "a.localhost/",
        "a@b.localhost", "a b.localhost",
    ])
    func `other hosts are none for the page`(_ text: String) {
        #expect(PageHost(text) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1:8765", ":8765"), ("localhost:8765", ":8765"), ("LocalHost:8765", ":8765"),
        ("[::1]:8765", ":8765"), ("127.0.0.1:9000", ":9000"), ("127.0.0.1", ""),
    ])
    func `a page is sent to its host with path and query, at the port that was asked for`(
        _ host: String, _ port: String
    ) throws {
        let door = try door()
        for target in ["/", "/log/2026-11-20?a=1&b=%2Fc", "/login?next=%2F", "/open/abc"] {
            for cookie in [nil, "somebody"] {
                let answer = door.get(target, cookie: cookie, fields: at(host))
                #expect(answer.status == 307)
                #expect(answer.field("Location") == "http://eve-ics.localhost\(port)\(target)")
                #expect(answer.field("Cache-Control") == "no-store")
                #expect(answer.body.isEmpty)
            }
        }
    }

    @Test func `a cookie at a shared address opens nothing, and is taken away`() throws {
        let door = try door()
        #expect(door.get("/", fields: at("eve-ics.localhost:8765")).status == 200)
        let answer = door.get("/", fields: at(WebDoor.host))
        #expect(answer.status == 307)
        let set = try #require(answer.field("Set-Cookie"))
        #expect(set.hasPrefix("__Host-eve=;") && set.contains("Max-Age=0"))
        #expect(door.get("/", cookie: nil, fields: at(WebDoor.host)).field("Set-Cookie") == nil)
        // Nor does an address that leads nowhere say whether it is somebody's.
        let nowhere = door.get("/nowhere", fields: at(WebDoor.host))
        #expect(nowhere.status == 404)
        #expect(nowhere.text == door.get("/nowhere", cookie: nil).text)
    }

    @Test(arguments: [
        "eve-ics.localhost:8765", "other.localhost:8765", "127.0.0.2:8765", "192.168.1.20:8765",
    ])
    func `a page stays at its host and at those that nothing is said of`(_ host: String) throws {
        #expect(try door().get("/", fields: at(host)).status == 200)
    }

    @Test(arguments: ["X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "Via"])
    func `what a proxy asks for stays, whatever host it names`(_ field: String) throws {
        let fields = at(WebDoor.host, [(name: field, value: "192.0.2.1")])
        #expect(try door().get("/", fields: fields).status == 200)
    }

    @Test(arguments: ["127.0.0.1", "localhost", "[::1]"])
    func `nothing is sent anywhere where the page is to be at a shared address`(
        _ host: String
    ) throws {
        let door = try WebDoor(pageHost: PageHost(host))
        for asked in ["127.0.0.1:8765", "localhost:8765", "[::1]:8765", "eve-ics.localhost:8765"] {
            #expect(door.get("/", fields: at(asked)).status == 200)
        }
    }

    @Test func `files of the page are answered at every address`() throws {
        let door = try door()
        let page = door.get("/", fields: at("eve-ics.localhost:8765"))
        let style = try #require(page.text.firstMatch(of: /href="(\/static\/[^"]+)"/))
        let file = door.get(String(style.1), cookie: nil, fields: at(WebDoor.host))
        #expect(file.status == 200)
    }

    @Test func `another website is not even sent on`() throws {
        let look = [
            (name: "Sec-Fetch-Site", value: "cross-site"),
            (name: "Sec-Fetch-Mode", value: "no-cors"),
        ]
        #expect(try door().get("/", fields: at(WebDoor.host, look)).status == 403)
    }

    @Test(arguments: ["/login", "/open/abc", "/calendar/2026-11-19", "/logout"])
    func `a form at a shared address is refused unread, and says where the page is`(
        _ target: String
    ) throws {
        let door = try door()
        let fields = at(WebDoor.host, [(name: "Sec-Fetch-Site", value: "same-origin")])
        let answer = try #require(
            door.handler.refusal(
                Request(
                    .post, target,
                    fields: fields + [
                        (name: "Content-Length", value: "20"),
                        (name: "Cookie", value: "__Host-eve=somebody"),
                    ], peer: .loopback, now: WebDoor.now, isPrivate: true)))
        #expect(answer.status == 403)
        #expect(answer.field("Set-Cookie") == nil && answer.field("Location") == nil)
        #expect(
            answer.text.contains(
                """
                The page is now at http://eve-ics.localhost:8765, so nothing was saved. Go back in \
                your browser, copy what you typed, and enter it there.
                """))
        let sent = door.post(target, ["action": "add", "entry": "0"], fields: fields)
        #expect(sent.status == 403)
        #expect(try door.entries == 0)
    }

    @Test func `a form at the page's own host is taken, and none of a page on another port`() throws
    {
        let door = try door()
        for (origin, status) in [
            ("http://127.0.0.1:8765", 403), ("http://eve-ics.localhost:9999", 403),
            ("http://eve-ics.localhost:8765", 303),
        ] {
            let answer = door.post(
                "/calendar/2026-11-19", ["action": "add", "entry": "0"],
                fields: at("eve-ics.localhost:8765", [(name: "Origin", value: origin)]))
            #expect(answer.status == status)
        }
        #expect(try door.entries == 1)
    }
}
