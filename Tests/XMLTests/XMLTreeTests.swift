import SeededRandomness
import Testing
import XML

@Suite struct XMLTreeReaderTests {
    private func read(_ text: String) throws -> XMLElement {
        try XMLTreeReader.read(Array(text.utf8))
    }

    @Test func `names are told by their namespace whatever the prefix`() throws {
        let root = try read(
            #"<x:prop xmlns:x="DAV:"><getetag xmlns="DAV:"/><y xmlns=""/></x:prop>"#)
        #expect(
            root
                == XMLElement(
                    .dav("prop"), [XMLElement(.dav("getetag")), XMLElement(XMLName("", "y"))]))
    }

    @Test func `text comes whole through entities and sections`() throws {
        let root = try read("<a>1 &lt; 2 &amp;&#x20;<![CDATA[<b>]]>\u{E9}<c/> &gt;</a>")
        #expect(
            root.nodes == [
                .text("1 < 2 & <b>\u{E9}"), .element(XMLElement(XMLName("", "c"))), .text(" >"),
            ])
        #expect(root.text == "1 < 2 & <b>\u{E9} >")
    }

    @Test func `an ampersand in an attribute is one ampersand`() throws {
        let root = try read(#"<a b="x &amp; y &#38;#38; &quot;" c="&#38;"/>"#)
        #expect(root["b"] == "x & y &#38; \"")
        #expect(root["c"] == "&")
    }

    @Test func `a byte order mark and UTF-16 are read`() throws {
        #expect(try XMLTreeReader.read([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)).name.local == "a")
        for isBigEndian in [true, false] {
            let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-16\"?><a>\u{1F33B}</a>"
            let bytes = text.utf16.flatMap { unit -> [UInt8] in
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                return isBigEndian ? [high, low] : [low, high]
            }
            #expect(try XMLTreeReader.read(bytes).text == "\u{1F33B}")
        }
    }

    @Test(arguments: [
        "", "<a>", "<a></b>", "<a/><b/>", "text", "<a>&nbsp;</a>", "<a>\u{1}</a>", "<a b=1/>",
        "<x:a/>", #"<a xmlns:x=""/>"#, "<a>&#0;</a>", "<a b='1' b='2'/>",
    ])
    func `what is not well-formed is refused`(_ text: String) {
        #expect { try read(text) } throws: { ($0 as? XMLFailure)?.reason == .notWellFormed }
    }

    @Test(arguments: [
        "<!DOCTYPE a><a/>",
        #"<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>"#,
        #"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#,
        #"<?xml version="1.0"?><!-- c --><!DOCTYPE a [<!ENTITY % x SYSTEM "http://h/">%x;]><a/>"#,
    ])
    func `a document type is refused`(_ text: String) {
        #expect { try read(text) } throws: { ($0 as? XMLFailure)?.reason == .documentType }
    }

    @Test func `thirty-two levels are read and one more is refused`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        }
        _ = try read(nested(32))
        #expect { try read(nested(33)) } throws: { ($0 as? XMLFailure)?.reason == .tooDeep }
    }

    @Test func `what would take too much memory or time is refused`() throws {
        let long = String(repeating: "n", count: 1_025)
        let refused = [
            "<a " + (0..<5_000).map { "b\($0)=''" }.joined(separator: " ") + "/>",
            "<a>" + String(repeating: "<b/>", count: 50_000) + "</a>",
            "<\(long)/>", "<a xmlns='\(long)'/>", "<a x:b='' xmlns:x='\(long)'/>",
            "<a " + (0..<65).map { "xmlns:b\($0)='u'" }.joined(separator: " ") + "/>",
        ]
        for text in refused {
            #expect { try read(text) } throws: { ($0 as? XMLFailure)?.reason == .tooComplex }
        }
        let large = "<a>" + String(repeating: " ", count: 1 << 20) + "</a>"
        #expect { try read(large) } throws: { ($0 as? XMLFailure)?.reason == .tooLarge }
    }

    @Test func `a long text is read whole`() throws {
        let text = String(repeating: "BEGIN:VCALENDAR\n", count: 60_000)
        #expect(try read("<a>\(text)</a>").text == text)
    }

    @Test func `a failure names its line and nothing of the text`() {
        #expect { try read("<a>\n<secret></a>") } throws: {
            "\($0)" == "2: this is not well-formed XML"
        }
    }
}

@Suite struct XMLWriterTests {
    private func text(_ element: XMLElement) -> String {
        String(decoding: XMLWriter.document(element), as: UTF8.self)
    }

    private let declarations =
        #"xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav""#
        + #" xmlns:cs="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/""#

    @Test func `the four prefixes are always the same`() {
        let element = XMLElement(
            .dav("prop"),
            [
                XMLElement(.caldav("x")), XMLElement(.calendarServer("getctag"), text: "1"),
                XMLElement(.apple("calendar-color")),
            ])
        #expect(
            text(element) == """
                <?xml version="1.0" encoding="utf-8"?>
                <d:prop \(declarations)><c:x/><cs:getctag>1</cs:getctag><a:calendar-color/></d:prop>
                """)
    }

    @Test func `another namespace is declared where it is used`() {
        let element = XMLElement(
            .dav("prop"),
            [
                XMLElement(
                    XMLName("urn:m", "b"),
                    attributes: [
                        .init(XMLName("urn:n", "c"), "1"), .init(XMLName("urn:m", "d"), "2"),
                        .init(.language, "de"), .init(XMLName("", "e"), "<\">\n"),
                    ])
            ])
        #expect(
            text(element).hasSuffix(
                #"<x0:b xmlns:x0="urn:m" xmlns:x1="urn:n" x1:c="1" x0:d="2" xml:lang="de""#
                    + #" e="&lt;&quot;&gt;&#10;"/></d:prop>"#))
    }

    @Test func `no character is written that XML lacks`() throws {
        let odd = "a\u{0}\u{8}\u{B}\u{1F}\u{FFFE}\u{FFFF}\t\n\r\u{10FFFF}]]>"
        let written = XMLWriter.document(XMLElement(XMLName("", "a"), text: odd))
        let gone = "\u{FFFD}"
        #expect(
            try XMLTreeReader.read(written).text
                == "a\(gone)\(gone)\(gone)\(gone)\(gone)\(gone)\t\n\r\u{10FFFF}]]>")
    }

    @Test func `any tree comes back as it was written`() throws {
        var random = SplitMix(4)
        for _ in 0..<400 {
            let tree = RandomXML.element(&random, depth: 5)
            #expect(try XMLTreeReader.read(XMLWriter.document(tree)) == tree)
        }
    }
}

/// Trees such as any client might send, and odder ones.
enum RandomXML {
    private static let namespaces = [
        "DAV:", "urn:ietf:params:xml:ns:caldav", "http://apple.com/ns/ical/", "", "urn:a&b",
        "http://example.com/?a=1&b='2'",
    ]
    private static let words = ["prop", "getetag", "a", "comp-filter", "\u{E9}t\u{E9}", "x.y-z"]
    private static let texts = [
        "a", " ", "\n", "\r\n", "<&>\"'", "]]>", "\u{1F33B}", "&amp;", "VEVENT", "\t",
    ]

    static func element(_ random: inout SplitMix, depth: Int) -> XMLElement {
        var element = XMLElement(name(&random))
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let name = name(&random)
            if element.attributes.contains(where: { $0.name == name }) { continue }
            element.attributes.append(.init(name, text(&random)))
        }
        for _ in 0..<Int.random(in: 0...3, using: &random) where depth > 0 {
            if Bool.random(using: &random) {
                element.nodes.append(.element(self.element(&random, depth: depth - 1)))
            } else if case .text = element.nodes.last {
                continue
            } else {
                element.nodes.append(.text(text(&random)))
            }
        }
        return element
    }

    private static func name(_ random: inout SplitMix) -> XMLName {
        XMLName(pick(namespaces, &random), pick(words, &random))
    }

    private static func text(_ random: inout SplitMix) -> String {
        (0...Int.random(in: 0...3, using: &random)).map { _ in pick(texts, &random) }.joined()
    }

    private static func pick(_ list: [String], _ random: inout SplitMix) -> String {
        list[Int.random(in: 0..<list.count, using: &random)]
    }
}
