import Testing
import WebSoundness

/// What `make fuzz` asks with invented input, asked with what a person may think of.
@Suite struct SoundnessTests {
    @Test(arguments: [
        ["<img src=x onerror=alert(1)>", "\"' onmouseover='x"],
        ["</title></textarea></script><!--", "]]>", "<![CDATA["],
        ["&lt;", "&notin;", "&#0;", "\u{0}\u{1}\u{7F}"],
        ["a\u{202E}b", "e\u{301}", "\u{FFFE}\u{FFFF}", "\r\n", "x\ny"],
        ["", "\u{1FA78}", String(repeating: "<", count: 300)],
    ])
    func `no text changes what a page is made of`(_ texts: [String]) {
        #expect(MarkupSoundness.fault(texts) == nil)
    }

    @Test(arguments: [
        ("<p title=\"a\">b</p><br>", ["p title", "/p", "br"]),
        ("<a href=\"/?a=1&amp;b=2\" hidden></a>", ["a href hidden", "/a"]),
    ])
    func `an outline names tags and attributes`(_ markup: String, _ tags: [String]) throws {
        #expect(try MarkupOutline(Array(markup.utf8)).tags == tags)
    }

    @Test(
        arguments: [
            ("<p>", .notClosed("p")), ("</p>", .closedTwice("p")),
            ("<b><i></b></i>", .closedTwice("b")),
            ("a > b", .loneSign(">")), ("<p title='a'></p>", .badTag("p")),
            ("a & b", .unknownEscape("& b")),
            ("<", .badTag("")), ("<p title=\"a\"onclick=\"b\"></p>", .badTag("p")), ("\0", .nul),
        ] as [(String, MarkupOutline.Fault)])
    func `an outline refuses what a browser would have to guess`(
        _ markup: String, _ fault: MarkupOutline.Fault
    ) {
        #expect(throws: fault) { try MarkupOutline(Array(markup.utf8)) }
    }

    @Test(arguments: [
        "application/x-www-form-urlencoded\na=1&b=%C3%A9&c=a+b&&=&%",
        "multipart/form-data; boundary=x\n--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x--",
        "multipart/form-data; boundary=x\n--x\r\n\r\n--x--", "multipart/form-data; boundary=x\n--x",
        "multipart/form-data; boundary=\n--", "text/plain\na=1", "", "\n",
    ])
    func `a form is read within its limits`(_ form: String) {
        #expect(FormSoundness.fault(Array(form.utf8)) == nil)
    }
}
