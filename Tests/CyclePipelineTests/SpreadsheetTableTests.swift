import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Messages
import SeededRandomness
import Testing

@Suite struct SpreadsheetTableTests {
    private static let day = SamplePerson.today - 3

    private static func person(
        _ language: Language = .english, hidesFertility: Bool = false,
        fill: @escaping (inout DayRecord) -> Void
    ) -> PersonState {
        var person = SamplePerson.state([.days([SamplePerson.entry(day, fill)])])
        person.language = language
        person.settings.hidesFertility = hidesFertility
        return person
    }

    private static func text(_ person: PersonState) -> String {
        String(decoding: SpreadsheetTable.write(person), as: UTF8.self)
    }

    /// A reader of RFC 4180 of its own.
    private static func rows(_ text: String, separator: Unicode.Scalar = ",") -> [[String]] {
        var rows: [[String]] = [[]]
        var cell = String.UnicodeScalarView()
        var isQuoted = false
        var rest = Array(text.unicodeScalars)[...]
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"" where isQuoted && rest.first == "\"":
                cell.append("\"")
                rest.removeFirst()
            case "\"": isQuoted.toggle()
            case separator where !isQuoted:
                rows[rows.count - 1].append(String(cell))
                cell = String.UnicodeScalarView()
            case "\r" where !isQuoted && rest.first == "\n":
                rest.removeFirst()
                rows[rows.count - 1].append(String(cell))
                cell = String.UnicodeScalarView()
                rows.append([])
            default: cell.append(scalar)
            }
        }
        return Array(rows.dropLast())
    }

    @Test func `each recorded day is a row in the words and numbers of the language`() {
        let fill: (inout DayRecord) -> Void = { record in
            record.flow = .heavy
            record.temperature = Temperature(centidegrees: 3_655)
            record.mucus = .creamy
            record.symptoms = ["cramps"]
            record.note = "two lines,\n\"quoted\""
        }
        #expect(
            Self.text(Self.person(fill: fill)) == """
                \u{FEFF}Date,Bleeding,Temperature on waking (°C),Ovulation test,Cervical mucus,\
                Ovulation,"Pill, patch or ring",Weight (kg),Symptoms,Mood,Note\r
                2026-11-17,heavy bleeding,36.55,,creamy mucus,,,,cramps,,"two lines,
                ""quoted""\"\r

                """)
        let german = Self.rows(Self.text(Self.person(.german, fill: fill)), separator: ";")
        #expect(german.map(\.count) == [11, 11] && german[1][2] == "36,55")
        let hidden = Self.rows(Self.text(Self.person(hidesFertility: true, fill: fill)))
        #expect(
            hidden.map(\.count) == [8, 8] && !hidden.joined().contains { $0.contains("mucus") })
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t'=1"), ("\tx", "'\tx"), ("  =1", "'  =1"),
        ("\u{200B}\u{A0}=1", "'\u{200B}\u{A0}=1"),
        ("＝1", "'＝1"), ("=\u{301}", "'=\u{301}"), ("a=1", "a=1"), ("'=1", "'=1"), ("", ""),
        ("12-3", "12-3"), ("a;=1+1", "a;'=1+1"), ("a,\u{A0}@b|-1", "a,'\u{A0}@b|'-1"),
        ("a\n=1\nb", "a\n'=1\nb"),
    ])
    func `a text that would begin a formula is marked`(_ text: String, _ cell: String) {
        #expect(Self.rows(SpreadsheetCell.text(text) + "\r\n") == [[cell]])
    }

    @Test func `no text of a person begins a formula, and all of it is there`() throws {
        var random = SplitMix(7)
        let parts = [
            "=", "+", "-", "@", "\t", " ", "\n", ",", ";", "\"", "'", "a", "1", "\u{301}",
            "\u{FEFF}", "é",
            "\u{202E}",
        ]
        for _ in 0..<5_000 {
            let text = (0...random.below(6)).map { _ in parts[random.below(parts.count)] }.joined()
            let rows = Self.rows(
                Self.text(
                    Self.person { record in
                        record.flow = .light
                        record.note = text
                        record.symptoms = [text]
                        record.moods = [text, "calm"]
                    }))
            let cells = try #require(rows.last)
            #expect(rows.map(\.count) == [11, 11])
            for cell in rows.joined() {
                #expect(
                    cell.unicodeScalars.first.map { !"=+-@\t".unicodeScalars.contains($0) } ?? true)
                // Whatever a spreadsheet takes for the end of a cell.
                for piece in cell.unicodeScalars.split(whereSeparator: {
                    "\t\n,;|".contains(Character($0))
                }) {
                    #expect(!"=+-@".contains(Character(piece.first!)), "\(cell)")
                }
            }
            // Nothing is added but apostrophes.
            let note = cells[10].replacing("'", with: "").unicodeScalars
            #expect(note.elementsEqual(text.replacing("'", with: "").unicodeScalars))
        }
    }
}
