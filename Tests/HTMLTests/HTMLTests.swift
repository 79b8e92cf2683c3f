import HTML
import Testing

@Suite struct HTMLTests {
    @Test func `a text is text, whatever is in it`() {
        let text = HTML("<img src=x onerror=\"alert('1')\"> & \u{0}")
        #expect(
            String(decoding: text.bytes, as: UTF8.self)
                == "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; \u{FFFD}")
    }

    @Test func `an attribute cannot be left`() {
        let html = a(.href(Path("log", "\"><script>")), .ariaLabel("\" onclick=\"x")) { "here" }
        #expect(
            String(decoding: html.bytes, as: UTF8.self)
                == "<a href=\"/log/%22%3E%3Cscript%3E\" aria-label=\"&quot; onclick=&quot;x\">here</a>"
        )
    }

    @Test(arguments: [0, 1, 2_047, 2_048, 5_000])
    func `what is large stands where what is small would`(_ count: Int) {
        let text = String(repeating: "a", count: count)
        let html = main(.class("x")) {
            p { "before" }
            div {
                p { text }
                p { text }
            }
            p { "after" }
        }
        #expect(
            String(decoding: html.bytes, as: UTF8.self)
                == "<main class=\"x\"><p>before</p><div><p>\(text)</p><p>\(text)</p></div><p>after</p></main>"
        )
    }

    @Test(arguments: [
        (["calendar"], "/calendar"), ([], "/"), (["", "evil.example"], "/evil.example"),
        (["//evil.example"], "/%2F%2Fevil.example"), ([".."], "/%2E%2E"),
        (["javascript:alert(1)"], "/javascript%3Aalert%281%29"),
    ])
    func `a path stays on this server`(_ parts: [String], _ text: String) {
        #expect(Path(parts).text == text)
    }

    @Test(arguments: [
        "//evil.example", "https://evil.example", "/\\evil.example", "evil", "", "/a b", "/\n/b",
        "/\u{E9}", "javascript:alert(1)",
    ])
    func `an own path is none that leads elsewhere`(_ text: String) {
        #expect(Path(own: text) == nil)
    }

    @Test func `an own path keeps its query`() {
        #expect(
            Path(own: "/calendar?from=2026-08&months=7")?.text == "/calendar?from=2026-08&months=7")
    }

    @Test func `a number in a drawing has two decimals at most`() {
        #expect(
            [1, 0.5, -2.255, 1e-9, .nan, .infinity, 12.3].map(SVG.number)
                == ["1", "0.5", "-2.26", "0", "0", "0", "12.3"])
    }
}
