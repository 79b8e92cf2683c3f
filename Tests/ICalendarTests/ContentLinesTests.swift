import CivilDate
import ICalendar
import Testing

@Suite struct ContentLinesTests {
    private func line(_ write: (inout ContentLines) -> Void) -> String {
        var lines = ContentLines(capacity: 0)
        write(&lines)
        lines.end()
        return String(decoding: lines.bytes, as: UTF8.self)
    }

    @Test func `what a TEXT cannot hold is escaped or left out`() {
        #expect(line { $0.text("a,b;c\\d\ne\tf:\"g\"") } == "a\\,b\\;c\\\\d\\ne\tf:\"g\"\r\n")
        #expect(line { $0.text("a\r\nb\u{0}\u{1B}\u{7F}c\u{85}") } == "a\\nbc\u{85}\r\n")
        #expect(line { $0.text("a\r\nEND:VCALENDAR") } == "a\\nEND:VCALENDAR\r\n")
        #expect(line { $0.text("") } == "\r\n")
    }

    @Test func `a URI keeps its own characters and has all others in per cent`() {
        let plain = "https://[::1]:8443/feed/7k3m-9_~.ics?a=b&c=(d)!$'*+,;@%20#e"
        #expect(line { $0.uri(plain) } == plain + "\r\n")
        #expect(
            line { $0.uri("a b\r\nX:\"é<>\\^`{|}") }
                == "a%20b%0D%0AX:%22%C3%A9%3C%3E%5C%5E%60%7B%7C%7D\r\n")
    }

    @Test func `a parameter is quoted where it must be, and cannot end its line`() {
        #expect(line { $0.parameter("Europe/Amsterdam") } == "Europe/Amsterdam\r\n")
        #expect(line { $0.parameter("a:b;c,d") } == "\"a:b;c,d\"\r\n")
        #expect(line { $0.parameter("a\"b^c\nd\r\u{1}e") } == "a^'b^^c^nde\r\n")
    }

    @Test func `a duration fills the largest units, and weeks stand alone`() {
        let expected = [
            (0, "PT0S"), (1, "PT1M"), (-540, "-PT9H"), (540, "PT9H"), (-900, "-PT15H"),
            (90, "PT1H30M"), (1_440, "P1D"), (-1_441, "-P1DT1M"), (10_080, "P1W"),
            (-20_160, "-P2W"), (11_520, "P8D"), (10_081, "P7DT1M"),
        ]
        for (minutes, text) in expected {
            #expect(line { $0.duration(minutes: minutes) } == "\(text)\r\n")
        }
    }

    @Test func `offsets and dates keep their zeros`() throws {
        #expect(line { $0.offset(0) } == "+0000\r\n")
        #expect(line { $0.offset(-3_600 * 9 - 1_800) } == "-0930\r\n")
        #expect(line { $0.offset(1_172) } == "+001932\r\n")
        #expect(line { $0.utc(0) } == "19700101T000000Z\r\n")
        #expect(line { $0.utc(-1) } == "19691231T235959Z\r\n")
        let day = try #require(Day(year: 7, month: 3, day: 9))
        #expect(line { $0.date(day) } == "00070309\r\n")
    }

    @Test(arguments: 1...230)
    func `a line of any length folds within 75 octets and unfolds to itself`(length: Int) {
        for text in [
            String(repeating: "x", count: length), String(repeating: "é", count: length),
            String(repeating: "x日🩸 ", count: length), String(repeating: " ", count: length),
        ] {
            let written = line { $0.text(text) }
            #expect(written.replacing("\r\n ", with: "") == text + "\r\n")
            // A piece with nothing in it would be a line of blanks to many a reader.
            #expect(!written.contains("\r\n \r\n"))
            for piece in written.utf8.split(separator: 0x0A) {
                #expect(piece.count <= 76)
                #expect(String(validating: piece, as: UTF8.self) != nil)
            }
        }
    }
}
