import Testing
import eve_ics

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

    @Test func `a server's pages lie beside its feeds`() {
        let feed = WebAddress("https://a.example/eve/feed/abc.ics")
        #expect(feed?.isFeed == true)
        #expect(feed?.page("/healthz").text == "https://a.example/eve/healthz")
        #expect(
            WebAddress("https://a.example/")?.page("/healthz").text == "https://a.example/healthz")
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

@Suite struct WebAnswerTests {
    @Test(arguments: [
        "Dec 21 19:35:22 2026 GMT", "2026-12-21 19:35:22 GMT", "Mon, 21 Dec 2026 19:35:22 GMT",
    ])
    func `a time is read in each form that servers and curl write`(_ text: String) {
        #expect(WrittenTime.seconds(text[...]) == 1_797_881_722)
    }

    @Test func `a day of one digit and nonsense are told apart`() {
        #expect(WrittenTime.seconds("Dec  1 00:00:00 2026 GMT") == 1_796_083_200)
        for text in ["", "Dec 21", "12:00:00", "Foo 1 12:00:00 2026", "Dec 1 12:00 2026"] {
            #expect(WrittenTime.seconds(text[...]) == nil, "\(text)")
        }
    }

    @Test func `the answer that counts follows interim ones`() throws {
        let printed =
            "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n"
            + "HTTP/1.1 200 OK\r\nDate: Mon, 21 Dec 2026 19:35:22 GMT\r\netag:\"a\"\r\n\r\na\n\nb"
        let facts = CurlFacts(
            "curl: (0) nothing\nfacts\t192.0.2.1\t0.0126\nSubject:x\nExpire date:Dec 21 19:35:22 2026 GMT\n"
                + "Expire date:Dec 21 19:35:22 2036 GMT")
        let answer = try #require(WebAnswer(printed: Array(printed.utf8), facts: facts))
        #expect(answer.status == 200)
        #expect(answer["ETag"] == "\"a\"")
        #expect(answer.date == 1_797_881_722)
        #expect(answer.body == Array("a\n\nb".utf8))
        #expect(answer.peer == "192.0.2.1")
        #expect(answer.milliseconds == 13)
        #expect(answer.certificateEnd == 1_797_881_722)
    }

    @Test(arguments: ["", "hello\r\n\r\n", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 abc\r\n\r\n"])
    func `what is no HTTP is no answer`(_ printed: String) {
        #expect(WebAnswer(printed: Array(printed.utf8), facts: CurlFacts("")) == nil)
    }
}
