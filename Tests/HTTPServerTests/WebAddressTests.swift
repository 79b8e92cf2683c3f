import Addresses
import HTTPServer
import Testing

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("https://cal.example.org", "https://cal.example.org/"),
        (
            "HTTPS://Cal.Example.org:8443/eve/feed/abc.ics",
            "https://cal.example.org:8443/eve/feed/abc.ics"
        ),
        ("webcal://cal.example.org/feed/abc.ics#x", "https://cal.example.org/feed/abc.ics"),
        ("webcal://127.0.0.1:8765/feed/abc.ics", "http://127.0.0.1:8765/feed/abc.ics"),
        ("http://[::1]:8765", "http://[::1]:8765/"),
        ("http://localhost?x=1", "http://localhost/?x=1"),
    ])
    func `an address is read as programs read it`(_ text: String, _ read: String) {
        #expect(WebAddress(text)?.text == read)
    }

    @Test(arguments: [
        "", "cal.example.org", "ftp://a", "https://", "https://user@host/", "https://a:0/",
        "https://a:99999/", "https://a b/", "https://a/\"x", "https://a/\\x", "https://a/\nx",
        "https://[::1", "https://ä/", "https://a:-1/", "https://a:+1/",
    ])
    func `what is no address is none`(_ text: String) {
        #expect(WebAddress(text) == nil)
    }

    @Test func `an address tells who can reach it`() {
        for address in ["127.0.0.1", "127.9.9.9", "::1", "[::1]", "::ffff:127.0.0.1", "0.0.0.0"] {
            #expect(Reach(address: address) == .thisMachine, "\(address)")
        }
        for address in [
            "10.0.0.1", "172.16.0.1", "172.31.9.9", "192.168.1.2", "169.254.1.1", "100.64.0.1",
            "fe80::1", "fd00::1", "::ffff:192.168.0.1",
        ] {
            #expect(Reach(address: address) == .ownNetwork, "\(address)")
        }
        for address in ["1.1.1.1", "172.32.0.1", "100.128.0.1", "2001:db8::1"] {
            #expect(Reach(address: address) == .everybody, "\(address)")
        }
        for name in ["cal.example.org", "1.2.3", "256.1.1.1"] {
            #expect(Reach(address: name) == nil, "\(name)")
        }
        #expect(Reach(host: "localhost") == .thisMachine)
        #expect(Reach(host: "nas.local") == .ownNetwork)
        #expect(Reach(host: "nas") == .ownNetwork)
        #expect(Reach(host: "cal.example.org") == nil)
    }
}
