import Addresses
import Doctor
import HTTPServer
import Testing
import eve_ics

@Suite struct ProbeAnswerTests {
    @Test func `a server's pages lie beside its feeds`() {
        let feed = WebAddress("https://a.example/eve/feed/abc.ics")
        #expect(feed?.isFeed == true)
        #expect(feed?.page("/healthz").text == "https://a.example/eve/healthz")
        #expect(
            WebAddress("https://a.example/")?.page("/healthz").text == "https://a.example/healthz")
    }

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
        let answer = try #require(ProbeAnswer(printed: Array(printed.utf8), facts: facts))
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
        #expect(ProbeAnswer(printed: Array(printed.utf8), facts: CurlFacts("")) == nil)
    }
}
