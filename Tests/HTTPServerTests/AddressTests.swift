import Addresses
import HTTPServer
import Testing

@Suite struct AddressTests {
    @Test(arguments: [
        ("192.0.2.1", "192.0.2.1"), ("0.0.0.0", "0.0.0.0"), ("::", "::"), ("::1", "::1"),
        ("1::", "1::"), ("2001:DB8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),
        ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"), ("fe80::1:2", "fe80::1:2"),
        ("::ffff:192.0.2.1", "192.0.2.1"), ("::FFFF:C000:0201", "192.0.2.1"),
        ("64:ff9b::192.0.2.33", "64:ff9b::c000:221"), ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"),
        ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"),
    ])
    func `an address is read in every form and written in one`(_ form: (String, String)) throws {
        let address = try #require(IPAddress(form.0.utf8))
        #expect(address.description == form.1)
        #expect(IPAddress(form.1.utf8) == address)
    }

    @Test(arguments: [
        "", ":", ":::", "1", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1..2.3", "1.2.3.",
        ".1.2.3", "1.2.3.4 ", "a.b.c.d", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3",
        "12345::", "g::", "1:2:3:4:5:6:7:8::", "::1%eth0", "1:", ":1", "1.2.3.4::", "::1.2.3",
        "::1.2.3.4:5", "1:2:3:4:5:6:7:1.2.3.4",
    ])
    func `a text that is not an address is refused`(_ text: String) {
        #expect(IPAddress(text.utf8) == nil)
    }

    @Test func `a log names the network, and limits count a household`() throws {
        let six = try #require(IPAddress("2001:db8:1:2:3:4:5:6".utf8))
        #expect(six.network.description == "2001:db8:1::")
        #expect(six.household.description == "2001:db8:1:2::")
        let four = try #require(IPAddress("192.0.2.77".utf8))
        #expect(four.network.description == "192.0.2.0")
        #expect(four.household == four)
    }

    @Test(arguments: [
        ("127.0.0.1:8765", "127.0.0.1:8765"), ("[::1]:0", "[::1]:0"),
        ("0.0.0.0:65535", "0.0.0.0:65535"),
        ("localhost:80", "127.0.0.1:80"), ("8765", "127.0.0.1:8765"), ("0", "127.0.0.1:0"),
        ("[2001:db8::1]:443", "[2001:db8::1]:443"),
    ])
    func `a place to listen at has an address and a port`(_ form: (String, String)) {
        #expect(ListenAddress(form.0)?.description == form.1)
    }

    @Test(arguments: [
        "", ":", "65536", "-1", "80 ", "0x50", "000080", "127.0.0.1", "127.0.0.1:", ":80", "::1:80",
        "[::1]", "[127.0.0.1]:80",
        "127.0.0.1:65536", "127.0.0.1:-1", "127.0.0.1:+80", "127.0.0.1:8 0", "example.org:80",
    ])
    func `a text that is not a place to listen at is refused`(_ text: String) {
        #expect(ListenAddress(text) == nil)
    }

    @Test func `loopback is told from the rest`() throws {
        for (text, isLoopback) in [
            ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("::ffff:127.0.0.1", true),
            ("0.0.0.0", false), ("::", false), ("128.0.0.1", false), ("::2", false),
        ] {
            #expect(try #require(IPAddress(text.utf8)).isLoopback == isLoopback, "\(text)")
        }
    }

    struct Forwarded: Sendable {
        let fields: [(name: String, value: String)]
        let client: String?
    }

    private static let forwarded = [
        Forwarded(fields: [], client: nil),
        Forwarded(fields: [("X-Forwarded-For", "192.0.2.1")], client: "192.0.2.1"),
        // Only the last address is the proxy's word.
        Forwarded(fields: [("x-forwarded-for", "6.6.6.6, 192.0.2.1")], client: "192.0.2.1"),
        Forwarded(
            fields: [("X-Forwarded-For", "6.6.6.6"), ("X-Forwarded-For", "192.0.2.1")],
            client: "192.0.2.1"),
        Forwarded(fields: [("X-Forwarded-For", "192.0.2.1, 127.0.0.1")], client: "192.0.2.1"),
        Forwarded(fields: [("X-Forwarded-For", "127.0.0.1")], client: "127.0.0.1"),
        Forwarded(fields: [("X-Forwarded-For", "192.0.2.1:4711")], client: "192.0.2.1"),
        Forwarded(fields: [("X-Forwarded-For", "2001:db8::1")], client: "2001:db8::1"),
        Forwarded(fields: [("X-Forwarded-For", "[2001:db8::1]:80")], client: "2001:db8::1"),
        Forwarded(fields: [("X-Forwarded-For", "6.6.6.6, unknown")], client: nil),
        Forwarded(fields: [("X-Forwarded-For", "")], client: nil),
        Forwarded(fields: [("Forwarded", "for=192.0.2.1;proto=https")], client: "192.0.2.1"),
        Forwarded(
            fields: [("Forwarded", "for=6.6.6.6, By=x; FOR=\"[2001:db8::1]:47\"")],
            client: "2001:db8::1"),
        Forwarded(fields: [("Forwarded", "for=_hidden")], client: nil),
        Forwarded(
            fields: [("Forwarded", "for=6.6.6.6"), ("X-Forwarded-For", "192.0.2.1")],
            client: "192.0.2.1"),
    ]

    @Test(arguments: forwarded)
    func `a proxy's last word on the client counts`(_ forwarded: Forwarded) {
        let client = ForwardedAddress.client(HeaderFields(forwarded.fields))
        #expect(client?.description == forwarded.client)
    }

    @Test func `a line of the log`() {
        var bytes: [UInt8] = []
        LogLine(
            peer: IPAddress(ipv4: 0xC000_0205), method: .get, route: .feed, status: 304,
            microseconds: 45
        ).append(to: &bytes)
        LogLine(
            peer: IPAddress(high: 0x2001_0DB8_0001_0002, low: 3), method: .other("SECRET"),
            route: .unknown, status: 404, microseconds: 12_345_067
        ).append(to: &bytes)
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                192.0.2.0/24 GET /feed/* 304 0.045 ms
                2001:db8:1::/48 OTHER * 404 12345.067 ms

                """)
    }

    @Test func `what the library complains of is told without what was sent`() {
        #expect(
            Complaint.text("Bad `%s' (code is %u ('%.*s')), 100%%, %5.2lld left.\n")
                == "libmicrohttpd: Bad `…' (code is … ('…')), 100%, … left.")
    }
}
