import DesktopNotifications
import Testing

@Suite struct NotificationTextTests {
    @Test(arguments: [
        ("", 8, ""), ("exactly8", 8, "exactly8"), ("nine long", 8, "nine …"),
        // ä has two bytes, and the ellipsis three.
        ("ääää", 8, "ääää"), ("äääää", 8, "ää…"), ("äääää", 9, "äää…"),
        // A family is one character of 18 bytes.
        ("a👩‍👩‍👧b", 18, "a…"), ("👩‍👩‍👧b", 22, "👩‍👩‍👧b"),
    ])
    func `a text is cut between characters`(_ text: String, _ bytes: Int, _ expected: String) {
        let cut = NotificationText.cut(text, bytes: bytes)
        #expect(cut == expected)
        #expect(cut.utf8.count <= bytes)
    }

    @Test func `one character that is too long is cut inside`() {
        let text = "e" + String(repeating: "\u{301}", count: 1_000)
        #expect(text.count == 1)
        let cut = NotificationText.cut(text, bytes: 20)
        #expect(cut == "e" + String(repeating: "\u{301}", count: 8) + "…")
    }

    @Test func `control characters become spaces`() {
        let text = "a\0b\u{1B}[31mc\r\nd\u{85}e\u{7F}f\tg"
        #expect(NotificationText.plain(text, bytes: 100) == "a b [31mc  d e f g")
        #expect(NotificationText.plain(text, bytes: 100, hasLines: true) == "a b [31mc \nd e f g")
    }

    @Test func `markup means itself`() {
        let text = "1 < 2 & <b>\"so\"</b> &amp;"
        #expect(
            NotificationText.escaped(text)
                == "1 &lt; 2 &amp; &lt;b&gt;\"so\"&lt;/b&gt; &amp;amp;")
    }

    @Test func `an error is one sentence without a path`() {
        let errors: [NotificationError] = [
            .noSessionBus, .noServer, .lostBus, .noAnswer, .refused("a.b.C"), .noMemory,
        ]
        for error in errors {
            #expect(error.description.hasSuffix("."))
            #expect(!error.description.contains("/"))
            #expect(error.description.split(separator: ". ").count == 1)
        }
    }
}
