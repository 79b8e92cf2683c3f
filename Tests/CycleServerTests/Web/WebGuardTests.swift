import Addresses
import HTTPServer
import Household
import Testing
import WebDoor

/// Which requests get to a page, and which change nothing.
@Suite struct WebGuardTests {
    private typealias Fields = [(name: String, value: String)]

    @Test(arguments: ["/", "/calendar", "/log/2026-11-20", "/settings/data", "/report"])
    func `without a login a page leads to the login, and back`(_ target: String) throws {
        let door = try WebDoor()
        for cookie in [nil, "", "somebody"] as [String?] {
            let answer = door.get(target, cookie: cookie)
            #expect(answer.status == 303)
            let place = try #require(answer.field("Location"))
            #expect(place.hasPrefix("/login?next=%2F"))
        }
    }

    @Test(arguments: [
        [("Sec-Fetch-Site", "cross-site")], [("Sec-Fetch-Site", "same-site")],
        [("Origin", "https://evil.example")], [("Origin", "null")],
        [("Origin", "http://127.0.0.1:9999")], [("Origin", "http://127.0.0.1")],
        [("Origin", "https://127.0.0.1:8765")], [],
        [("Sec-Fetch-Site", "same-origin"), ("Host", "evil.example")],
        [("Sec-Fetch-Site", "same-origin"), ("Host", "evil.example:8765")],
    ])
    func `a form from elsewhere changes nothing`(_ fields: [(String, String)]) throws {
        let door = try WebDoor()
        let answer = door.post(
            "/calendar/2026-11-19", ["action": "add", "entry": "0"],
            fields: fields.map { (name: $0.0, value: $0.1) })
        #expect(answer.status == 403)
        #expect(try door.entries == 0)
    }

    @Test(arguments: [
        [("Sec-Fetch-Site", "none")], [("Sec-Fetch-Site", "same-origin")],
        [("Origin", "http://127.0.0.1:8765")],
        [("Origin", "http://localhost:8765"), ("Host", "localhost:8765")],
        [("Origin", "https://cal.example.invalid")],
        [("Origin", "https://cal.example.invalid"), ("Host", "cal.example.invalid")],
    ])
    func `a form of our own is taken`(_ fields: [(String, String)]) throws {
        let door = try WebDoor(publicURL: PublicURL("https://cal.example.invalid"))
        let answer = door.post(
            "/calendar/2026-11-19", ["action": "add", "entry": "0"],
            fields: fields.map { (name: $0.0, value: $0.1) })
        #expect(answer.status == 303)
        #expect(try door.entries == 1)
    }

    @Test func `what is encrypted comes from a page with https`() throws {
        let door = try WebDoor()
        for (origin, status) in [
            ("http://127.0.0.1:8765", 403), ("https://127.0.0.1:8765", 303),
        ] {
            let answer = door.post(
                "/calendar/2026-11-19", ["action": "add", "entry": "0"],
                fields: [(name: "Origin", value: origin)], isEncrypted: true)
            #expect(answer.status == status)
        }
        #expect(try door.entries == 1)
    }

    @Test(arguments: [
        ("127.0.0.1:8765", 200), ("192.168.1.20", 200), ("[::1]:8765", 200), ("localhost", 200),
        ("eve.localhost:8765", 200), ("cal.example.invalid", 200), ("CAL.example.invalid:443", 200),
        ("evil.example", 403), ("cal.example.invalid.evil.example", 403),
        ("localhost.evil.example", 403), ("127.0.0.1.evil.example", 403), ("", 403),
    ])
    func `a page is asked for by a name of ours`(_ host: String, _ status: Int) throws {
        let door = try WebDoor(publicURL: PublicURL("https://cal.example.invalid"))
        #expect(door.get("/", fields: [(name: "Host", value: host)]).status == status)
    }

    @Test func `another website cannot look, but can lead here`() throws {
        let door = try WebDoor()
        let look: Fields = [
            (name: "Sec-Fetch-Site", value: "cross-site"),
            (name: "Sec-Fetch-Mode", value: "no-cors"),
        ]
        #expect(door.get("/", fields: look).status == 403)
        let click: Fields = [
            (name: "Sec-Fetch-Site", value: "cross-site"),
            (name: "Sec-Fetch-Mode", value: "navigate"),
        ]
        #expect(door.get("/", fields: click).status != 403)
    }

    @Test(arguments: [
        "application/json", "text/plain", "", "multipart/form-data",
        "multipart/form-data; boundary=",
    ])
    func `a body that no form sends is refused`(_ type: String) throws {
        let door = try WebDoor()
        let answer = door.post(
            "/calendar/2026-11-19", body: Array("action=add".utf8),
            fields: [
                (name: "Sec-Fetch-Site", value: "same-origin"),
                (name: "Content-Type", value: type),
            ])
        #expect(answer.status == 400)
        #expect(try door.entries == 0)
    }

    /// What is said of a form's body before it comes.
    private func refusal(
        of length: String?, to target: String, in door: WebDoor, isPrivate: Bool = true
    ) -> Response? {
        let fields = [
            (name: "Host", value: WebDoor.host), (name: "Sec-Fetch-Site", value: "same-origin"),
        ]
        return door.handler.refusal(
            Request(
                .post, target,
                fields: fields + (length.map { [(name: "Content-Length", value: $0)] } ?? []),
                peer: .loopback, now: WebDoor.now, isPrivate: isPrivate))
    }

    @Test(arguments: ["/login", "/register", "/open/abc", "/invite/abc"])
    func `nobody sends more than a name and a password before a login`(
        _ target: String
    ) throws {
        let door = try WebDoor()
        #expect(refusal(of: "16384", to: target, in: door) == nil)
        // In chunks it has no length.
        for length in ["16385", "8388608", nil] {
            #expect(refusal(of: length, to: target, in: door)?.status == 413)
        }
        #expect(refusal(of: "100", to: target, in: door, isPrivate: false)?.status == 403)
        let form = Array("name=\(String(repeating: "a", count: 17_000))".utf8)
        let fields: Fields = [
            (name: "Sec-Fetch-Site", value: "same-origin"),
            (name: "Content-Type", value: "application/x-www-form-urlencoded"),
        ]
        #expect(door.post(target, body: form, cookie: nil, fields: fields).status == 413)
        #expect(door.post("/log/2026-11-19", body: form, fields: fields).status != 413)
    }

    @Test(arguments: ["/nowhere", "/calendar/2026-02-30", "/static/0/app.css", "/settings/x"])
    func `an address that leads nowhere says so`(_ target: String) throws {
        let answer = try WebDoor().get(target)
        #expect(answer.status == 404)
        #expect(answer.text.contains("Nothing here"))
    }

    @Test func `what a page is asked for with takes its part of what may be kept`() throws {
        let door = try WebDoor()
        let coded = (name: "Accept-Encoding", value: "gzip")
        let first = door.get("/", fields: [coded])
        #expect(door.get("/", fields: [coded]) === first)
        let language = (
            name: "Accept-Language", value: "en;" + String(repeating: "a", count: 1 << 20)
        )
        for number in 0..<9 {
            #expect(door.get("/?n=\(number)", fields: [coded, language]).status == 200)
        }
        #expect(door.get("/", fields: [coded]) !== first)
    }

    @Test func `a kept page is for requests that ask for the same alike`() throws {
        let door = try WebDoor()
        let same = (name: "Sec-Fetch-Site", value: "same-origin")
        let first = door.get("/", fields: [same, (name: "Accept-Language", value: "de")])
        for agent in ["a", "b"] {
            let again: Fields = [
                (name: "USER-AGENT", value: agent), (name: "sec-fetch-site", value: "same-origin"),
                (name: "accept-language", value: "de"),
            ]
            #expect(door.get("/", fields: again) === first)
        }
        #expect(door.get("/", fields: [same, (name: "Accept-Language", value: "fr")]) !== first)
        #expect(door.get("/calendar", fields: [same]) !== first)
        // What is kept tells another website nothing.
        for site in ["cross-site", "same-site"] {
            #expect(door.get("/", fields: [(name: "Sec-Fetch-Site", value: site)]).status == 403)
        }
        #expect(door.get("/", cookie: "nobody", fields: [same]).status == 303)
    }

    @Test func `every answer keeps others out`() throws {
        let door = try WebDoor()
        for answer in [door.get("/"), door.get("/nowhere"), door.get("/", cookie: nil)] {
            #expect(answer.field("Cache-Control") == "no-store")
            let policy = answer.field("Content-Security-Policy")?.split(separator: "; ") ?? []
            #expect(Set(policy) == Self.policy && policy.count == Self.policy.count)
            #expect(answer.field("Cross-Origin-Opener-Policy") == "same-origin")
            #expect(answer.field("Cross-Origin-Resource-Policy") == "same-origin")
            for sensor in ["camera", "geolocation", "microphone"] {
                #expect(answer.field("Permissions-Policy")?.contains("\(sensor)=()") == true)
            }
            #expect(answer.field("Referrer-Policy") == "same-origin")
            #expect(answer.field("X-Content-Type-Options") == "nosniff")
            #expect(answer.field("X-Robots-Tag") == "noindex")
        }
    }

    private static let policy: Set<Substring> = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "form-action 'self'",
        "frame-ancestors 'none'", "base-uri 'none'", "require-trusted-types-for 'script'",
        "trusted-types eve",
    ]

    @Test func `an asset is kept for good, as its address changes with it`() throws {
        let door = try WebDoor()
        let page = door.get("/").text
        let paths = page.matches(of: /(?:href|src)="(\/static\/[^"]+)"/).map { String($0.1) }
        #expect(paths.count > 2)
        for path in paths {
            let answer = door.get(
                path, cookie: nil, fields: [(name: "Accept-Encoding", value: "gzip")])
            #expect(answer.status == 200, "\(path)")
            #expect(answer.field("Cache-Control")?.contains("immutable") == true, "\(path)")
            let type = path.hasSuffix("js") ? "javascript" : path.hasSuffix("css") ? "css" : "svg"
            #expect(answer.field("Content-Type")?.contains(type) == true, "\(path)")
            #expect(answer.field("X-Content-Type-Options") == "nosniff", "\(path)")
        }
    }

    @Test(arguments: ["/", "/nowhere"])
    func `a page names its look before it begins`(_ path: String) throws {
        let answer = try WebDoor().get(path)
        let style = try #require(
            answer.text.firstMatch(of: /<link rel="stylesheet" href="([^"]+)">/))
        #expect(answer.field("Link") == "<\(style.1)>; rel=preload; as=style")
    }

    @Test func `other methods are told which there are`() throws {
        let answer = try WebDoor().handler.answer(
            Request(
                .delete, "/", fields: [(name: "Host", value: WebDoor.host)], peer: .loopback,
                now: WebDoor.now, isPrivate: true))
        #expect(answer.status == 405)
        #expect(answer.field("Allow") == "GET, HEAD, POST")
    }
}
