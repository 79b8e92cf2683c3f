import ICalendar
import Testing

@Suite struct ContentLineScannerTests {
    struct Line: Equatable {
        var number: Int
        var name: String
        var value: String
    }

    private func lines(_ text: String) -> [Line] { lines(Array(text.utf8)) }

    private func lines(_ bytes: [UInt8]) -> [Line] {
        var scanner = ContentLineScanner(bytes)
        var all: [Line] = []
        while scanner.next() {
            all.append(
                Line(
                    number: scanner.layout.line,
                    name: String(decoding: scanner.text[scanner.name], as: UTF8.self),
                    value: String(decoding: scanner.text[scanner.value], as: UTF8.self)))
        }
        return all
    }

    @Test(arguments: ["\r\n", "\n", "\r"])
    func `every kind of line end separates lines and counts one`(_ end: String) {
        #expect(
            lines("BEGIN:VCALENDAR\(end)X-A:1\(end)") == [
                Line(number: 1, name: "BEGIN", value: "VCALENDAR"),
                Line(number: 2, name: "X-A", value: "1"),
            ])
    }

    @Test(arguments: [" ", "\t"])
    func `a blank at the start of a line continues the one before`(_ blank: String) {
        #expect(
            lines("SUMMARY:Row\r\n\(blank)ing\r\n\(blank) home\r\nX-B:2\r\n") == [
                Line(number: 1, name: "SUMMARY", value: "Rowing home"),
                Line(number: 4, name: "X-B", value: "2"),
            ])
    }

    @Test func `a fold inside a character leaves the character whole`() {
        let bytes = Array("SUMMARY:Caf".utf8) + [0xC3] + Array("\r\n ".utf8) + [0xA9, 0x0D, 0x0A]
        var scanner = ContentLineScanner(bytes)
        let moved = scanner.next()
        #expect(moved)
        let value = String(decoding: scanner.text[scanner.value], as: UTF8.self)
        #expect(value == "Café")
        let cut = scanner.layout.cutCharacter
        #expect(cut == 2)
    }

    @Test func `a byte order mark is stepped over and told`() {
        let scanner = ContentLineScanner([0xEF, 0xBB, 0xBF] + Array("X-A:1\n".utf8))
        let hasMark = scanner.hasByteOrderMark
        #expect(hasMark)
        #expect(lines([0xEF, 0xBB, 0xBF] + Array("X-A:1\n".utf8)).first?.name == "X-A")
        // Three bytes are a mark only at the start of the file.
        #expect(lines("X-A:1\n\u{FEFF}X-B:2\n").map(\.name) == ["X-A", ""])
    }

    @Test func `parameters keep their quotes and may hold colons and semicolons`() {
        let text =
            "ATTENDEE;CN=\"Kos; Mira: chair\";RSVP=TRUE;MEMBER=\"mailto:a\",\"mailto:b\":mailto:m\n"
        var scanner = ContentLineScanner(Array(text.utf8))
        let moved = scanner.next()
        #expect(moved)
        let values = scanner.parameters.map {
            String(decoding: scanner.text[$0.value], as: UTF8.self)
        }
        #expect(values == ["\"Kos; Mira: chair\"", "TRUE", "\"mailto:a\",\"mailto:b\""])
        let value = String(decoding: scanner.text[scanner.value], as: UTF8.self)
        #expect(value == "mailto:m")
    }

    @Test(arguments: [
        ("SUMMARY", ContentLineScanner.Form.noColon), (":x", .badName), ("A B:x", .badName),
        ("A;B:x", .badParameter), ("A;=1:x", .badParameter), ("A;B=\"x:y", .unclosedQuote),
        ("A;B=1", .noColon), ("", .blank), ("A:", .wellFormed), ("A;B=:x", .wellFormed),
    ])
    func `a line that does not follow the grammar says how`(
        _ text: String, _ form: ContentLineScanner.Form
    ) {
        var scanner = ContentLineScanner(Array((text + "\r\n").utf8))
        let moved = scanner.next()
        #expect(moved)
        let found = scanner.form
        #expect(found == form)
    }

    @Test func `75 octets are allowed and the blank of a fold counts among them`() {
        func overlong(_ text: String) -> Int? {
            var scanner = ContentLineScanner(Array(text.utf8))
            _ = scanner.next()
            return scanner.layout.overlong?.line
        }
        let full = "X:" + String(repeating: "a", count: 73)
        #expect(overlong(full + "\r\n") == nil)
        #expect(overlong(full + "a\r\n") == 1)
        #expect(overlong(full + "\r\n " + String(repeating: "b", count: 74) + "\r\n") == nil)
        #expect(overlong(full + "\r\n " + String(repeating: "b", count: 75) + "\r\n") == 2)
    }

    @Test func `line ends other than CRLF and a missing last one are told`() {
        var scanner = ContentLineScanner(Array("A:1\r\nB:2\nC:3\r\n D\rE:4".utf8))
        var bare: [Int?] = []
        var terminated: [Bool] = []
        while scanner.next() {
            bare.append(scanner.layout.bareEnd)
            terminated.append(scanner.layout.isTerminated)
        }
        #expect(bare == [nil, 2, 4, nil])
        #expect(terminated == [true, true, true, false])
    }

    @Test func `a line over the limit is cut and the next one is read whole`() {
        let long = "DESCRIPTION:" + String(repeating: "é", count: 50) + "\r\n more\r\nX-A:1\r\n"
        var scanner = ContentLineScanner(Array(long.utf8), longestLine: 20)
        _ = scanner.next()
        let cut = (isCut: scanner.layout.isCut, count: scanner.text.count)
        #expect(cut == (true, 20))
        let moved = scanner.next()
        #expect(moved)
        let next = (isCut: scanner.layout.isCut, line: scanner.layout.line)
        #expect(next == (false, 3))
    }

    @Test func `a scanner may begin again at an earlier line`() {
        let bytes = Array("A:1\r\nB:2\r\n 3\r\nC:4\r\n".utf8)
        var scanner = ContentLineScanner(bytes)
        _ = scanner.next()
        _ = scanner.next()
        var again = ContentLineScanner(bytes, from: scanner.offset)
        _ = again.next()
        let text = again.text
        #expect(text == Array("B:23".utf8))
    }
}
