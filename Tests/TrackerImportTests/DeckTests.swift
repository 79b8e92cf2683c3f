import CSQLite
import CycleModel
import SeededRandomness
import Testing
import TrackerImport

/// Cards in files: tables, and Anki's packages, good ones and bad ones.
@Suite struct DeckTests {
    private func database(_ statements: String) throws -> [UInt8] {
        var handle: OpaquePointer?
        try #require(unsafe sqlite3_open(":memory:", &handle) == SQLITE_OK)
        defer { unsafe sqlite3_close(handle) }
        try #require(unsafe sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK)
        var size: sqlite3_int64 = 0
        let bytes = unsafe try #require(sqlite3_serialize(handle, "main", &size, 0))
        defer { unsafe sqlite3_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }

    private let tables = """
        CREATE TABLE notes (id INTEGER PRIMARY KEY, guid TEXT, flds TEXT);
        CREATE TABLE cards (id INTEGER PRIMARY KEY, nid INTEGER, ord INTEGER);
        """

    private func cards(_ fields: String, places: [Int] = [0]) throws -> [DeckCard] {
        let rows = places.map { "INSERT INTO cards (nid, ord) VALUES (1, \($0));" }.joined()
        let escaped = fields.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "''")
        let bytes = try database(
            tables + "INSERT INTO notes VALUES (1, 'g', '\(escaped)');" + rows)
        return try AnkiPackage.read(database: bytes).cards
    }

    private func read(_ text: String) throws -> DeckReading {
        try DeckFile.read(ByteSource(Array(text.utf8)))
    }

    // MARK: Fields

    @Test(
        arguments: [
            ("a<br>b", "a\nb"), ("<div>a</div><div>b</div>", "a\nb"), ("a<p>b</p>c", "a\nb\nc"),
            ("&lt;b&gt; &amp;amp; &#65;&#x42;&nbsp;x", "<b> &amp; AB x"),
            ("1 < 2 & 3", "1 < 2 & 3"),
            ("<b>bold</b> <i>x", "bold x"), ("<ul><li>a</li><li>b</li></ul>", "a\nb"),
            ("a\n b", "a  b"), ("&#0;&bogus;&#xFFFFFFFF;", "&#0;&bogus;&#xFFFFFFFF;"),
            ("<br><br>a<br><br>b<br>", "a\n\nb"), ("<!-- c -->x", "x"), ("<3", "<3"),
        ])
    func `a field is HTML and a card is text`(field: String, text: String) throws {
        #expect(try cards("\(field)\u{1F}back").map(\.front) == [text])
    }

    @Test func `pictures and sounds are left out and counted`() throws {
        let bytes = try database(
            tables
                + "INSERT INTO notes VALUES (1, 'g', 'a<img src=x>[sound:b.mp3]' || x'1f' || 'b');")
        let reading = try AnkiPackage.read(database: bytes)
        #expect(reading.mediaCount == 2)
        #expect(reading.cards == [DeckCard(front: "a", back: "b", id: "g")])
    }

    @Test func `a note of two cards is also asked the other way round`() throws {
        #expect(
            try cards("one\u{1F}uno", places: [0, 1]) == [
                DeckCard(front: "one", back: "uno", id: "g"),
                DeckCard(front: "uno", back: "one", id: "g/2"),
            ])
        #expect(try cards("one\u{1F}uno\u{1F}more", places: [0, 1]).map(\.back) == ["uno\nmore"])
    }

    @Test func `each gap of a text is a card`() throws {
        #expect(
            try cards("{{c1::Paris}} and {{c1::Lyon}} are in {{c2::France::where}}\u{1F}extra") == [
                DeckCard(
                    front: "[…] and […] are in France",
                    back: "Paris and Lyon are in France\nextra", id: "g/c1"),
                DeckCard(
                    front: "Paris and Lyon are in [where]",
                    back: "Paris and Lyon are in France\nextra", id: "g/c2"),
            ])
        #expect(
            try cards("{{c0::a}} {{cx::b}} {{c1::c\u{1F}b").map(\.front) == [
                "{{c0::a}} {{cx::b}} {{c1::c"
            ])
        #expect(
            try cards("e{{c1::\u{301}::\u{301} or \u{300}}}\u{301}").first
                == DeckCard(
                    front: "e[\u{301} or \u{300}]\u{301}", back: "e\u{301}\u{301}", id: "g/c1"))
    }

    // MARK: Templates

    private func collection(
        _ fields: [String], _ templates: [(question: String, answer: String)],
        isCloze: Bool = false,
        notes: [[String]], places: [Int] = [0], tags: String = "",
        texts most: Int = AnkiPackage.largest
    ) throws -> DeckReading {
        func escaped(_ text: String) -> String {
            text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        }
        func quoted(_ text: String) -> String {
            "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
        }
        let names = fields.enumerated()
            .map { #"{"name": \#(quoted($1)), "ord": \#($0)}"# }.joined(separator: ",")
        let cards = templates.enumerated().map {
            #"{"ord": \#($0), "qfmt": \#(quoted($1.question)), "afmt": \#(quoted($1.answer))}"#
        }.joined(separator: ",")
        let models =
            #"{"7": {"type": \#(isCloze ? 1 : 0), "flds": [\#(names)], "tmpls": [\#(cards)]}}"#
        let decks = #"{"1": {"name": "Default"}, "5": {"name": "Spanish::Verbs"}}"#
        var statements = """
            CREATE TABLE col (models TEXT, decks TEXT);
            CREATE TABLE notes (id INTEGER PRIMARY KEY, guid TEXT, mid INTEGER, tags TEXT, flds TEXT);
            CREATE TABLE cards
                (id INTEGER PRIMARY KEY, nid INTEGER, ord INTEGER, did INTEGER, odid INTEGER);
            INSERT INTO col VALUES ('\(escaped(models))', '\(escaped(decks))');
            """
        for (number, note) in notes.enumerated() {
            let texts = escaped(note.joined(separator: "\u{1F}"))
            statements +=
                "INSERT INTO notes VALUES (\(number), 'g\(number)', 7, '\(tags)', '\(texts)');"
            for place in places {
                statements +=
                    "INSERT INTO cards (nid, ord, did, odid) VALUES (\(number), \(place), 9, 5);"
            }
        }
        return try AnkiPackage.read(database: try database(statements), texts: most)
    }

    private func sides(_ reading: DeckReading) -> [[String]] {
        reading.cards.map { [$0.front, $0.back] }
    }

    @Test func `a card asks what its template asks`() throws {
        let reading = try collection(
            ["Number", "Word", "Meaning"],
            [("{{Word}}", "{{FrontSide}}<hr>{{Meaning}}"), ("<i>{{Meaning}}</i>?", "{{ Word }}")],
            notes: [["1", "la mesa", "the table"]], places: [1, 0], tags: " noun ")
        #expect(sides(reading) == [["la mesa", "the table"], ["the table?", "la mesa"]])
        #expect(reading.cards.map(\.id) == ["g0", "g0/2"])
        #expect(reading.cards.map(\.deck) == ["Spanish::Verbs", "Spanish::Verbs"])
        // The number, and the tag.
        #expect(reading.hiddenCount == 2)
        #expect(reading.emptyCount == 0)
    }

    @Test func `a sound before the word does not empty the card`() throws {
        let reading = try collection(
            ["Audio", "Word", "Meaning"], [("{{Audio}}{{Word}}", "{{Meaning}}")],
            notes: [["[sound:a.mp3]", "perro", "dog"], ["[sound:b.mp3]", "", "cat"]])
        #expect(sides(reading) == [["perro", "dog"]])
        #expect((reading.mediaCount, reading.emptyCount, reading.hiddenCount) == (2, 1, 0))
    }

    @Test(arguments: [
        ("{{#Hint}}({{Hint}}) {{/Hint}}{{Word}}", "(animal) perro"),
        ("{{^Hint}}no hint{{/Hint}}{{Word}}", "perro"),
        ("{{^Empty}}none {{#Hint}}but {{/Hint}}{{/Empty}}{{Word}}", "none but perro"),
        ("{{type:Word}}{{hint:Hint}}", "animal"), ("{{text:Word}}{{Nowhere}}{{Tags}}", "perrot"),
        ("<style>a { b: c }</style><script>x('</b>')</script>{{Word}}", "perro"),
        ("{{Word}} {{", "perro {{"), ("{{/Word}}{{Word}}", "perro"), ("{{#Empty}}{{Word}}", ""),
        ("{{Deck}}: {{Word}}", "Spanish::Verbs: perro"), ("{{{Word}}}", "perro}"),
        ("{{=<% %>=}}<%Word%>", "perro"),
        (" {{=<% %>=}} <%#Hint%>(<% Hint %>)<%/Hint%>", "(animal)"),
        ("{{=<% %>=}}<%Word%> {{Hint}}", "perro {{Hint}}"), ("<%Word%>{{Word}}", "<%Word%>perro"),
    ])
    func `parts of a template are shown where Anki shows them`(
        _ question: String, _ front: String
    ) throws {
        let reading = try collection(
            ["Word", "Hint", "Empty"], [(question, "{{Word}}")],
            notes: [["perro", "animal", "<br>"]], tags: "t")
        #expect(reading.cards.map(\.front) == (front.isEmpty ? [] : [front]))
    }

    @Test func `an answer is what stands behind the line of its template`() throws {
        let reading = try collection(
            ["Word", "Meaning"], [("{{Word}}", "{{Word}}<hr id=answer>{{Meaning}}")],
            notes: [["perro", "dog"]])
        #expect(sides(reading) == [["perro", "dog"]])
        let other = try collection(
            ["Word", "Meaning"],
            [("{{=<% %>=}}<%Word%>", "{{=<% %>=}}<%FrontSide%><hr id=answer><%Meaning%>")],
            notes: [["perro", "dog"]])
        #expect(sides(other) == [["perro", "dog"]])
    }

    @Test func `a card for a gap is asked by its template`() throws {
        let reading = try collection(
            ["Title", "Text"], [("{{Title}}: {{cloze:Text}}", "{{cloze:Text}}")], isCloze: true,
            notes: [["Europe", "{{c1::<b>Paris</b>}} is in {{c2::France::where}}"]],
            places: [0, 1, 4])
        #expect(
            sides(reading) == [
                ["Europe: […] is in France", "Paris is in France"],
                ["Europe: Paris is in [where]", "Paris is in France"],
                ["Europe:", ""],
            ])
        #expect(reading.cards.map(\.id) == ["g0/c1", "g0/c2", "g0/c5"])
    }

    @Test func `a template whose notes would fill the memory is refused`() throws {
        func cards(texts most: Int) throws -> [DeckCard] {
            try collection(
                ["Word"], [(String(repeating: "{{Word}}", count: 100), "")],
                notes: Array(repeating: [String(repeating: "a", count: 100)], count: 10),
                texts: most
            ).cards
        }
        #expect(throws: TrackerError.tooLarge(.contents, limit: 50_000)) {
            try cards(texts: 50_000)
        }
        #expect(try cards(texts: 200_000).count == 10)
    }

    // MARK: Tables

    @Test func `the columns that Anki calls something else are no fields`() throws {
        let head =
            "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n"
        let reading = try read(
            head + "#tags column:6\nGx1\tBasic\tSpanish\tla mesa\tthe <b>table</b>\tnoun\n"
                + "Gx2\tBasic\tSpanish\tel sol\tthe sun\t\n")
        #expect(
            reading.cards == [
                DeckCard(front: "la mesa", back: "the table", id: "Gx1"),
                DeckCard(front: "el sol", back: "the sun", id: "Gx2"),
            ])
        #expect(reading.hiddenCount == 1)
        let two = try read("#notetype column:1\n#deck column:2\nBasic\tS\tuno\tone\tmore\n")
        #expect(two.cards == [DeckCard(front: "uno", back: "one\nmore")])
        // What another table has behind the back is left out, and not in silence.
        #expect(try read("uno\tone\tmore\nmesa\ttable\n").hiddenCount == 1)
        for column in ["0", "x", "-1", "99", ""] {
            #expect(
                try read("#deck column:\(column)\nuno\tone\n").cards
                    == [DeckCard(front: "uno", back: "one")])
        }
    }

    @Test func `a table has the front first and the back second`() throws {
        #expect(
            try read("one\tuno\n\n two \tdos\textra\n\t lost\n").cards == [
                DeckCard(front: "one", back: "uno"), DeckCard(front: "two", back: "dos"),
            ])
        #expect(try read("\tx\none\tuno\n").emptyCount == 1)
        #expect(try read("a;b,c\n").cards == [DeckCard(front: "a", back: "b,c")])
        #expect(
            try read("\"a\nb\",\"say \"\"c\"\"\"\r\n").cards == [
                DeckCard(front: "a\nb", back: "say \"c\"")
            ])
        #expect(
            try read("\"a\r\nb\",\"c\rd\"\r\n").cards == [DeckCard(front: "a\nb", back: "c\nd")])
        #expect(
            try read("#separator:Semicolon\n#html:true\na<br>b;c\n#1;x\n").cards == [
                DeckCard(front: "a\nb", back: "c"), DeckCard(front: "#1", back: "x"),
            ])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `lines before a table tell how it is written`(lineEnd: String) throws {
        func cards(_ head: String...) throws -> [DeckCard] {
            try read((head + ["a<br>b;c\td", ""]).joined(separator: lineEnd)).cards
        }
        #expect(try cards() == [DeckCard(front: "a<br>b;c", back: "d")])
        #expect(
            try cards("#separator:semicolon", "#html:true", "#deck:") == [
                DeckCard(front: "a\nb", back: "c\td")
            ])
        // A card may begin with a number sign where nothing is said to Anki, which passes over such lines.
        for front in ["#:", "#", "#separator", "#::x"] {
            #expect(
                try cards("\(front)\tx") == [
                    DeckCard(front: front, back: "x"), DeckCard(front: "a<br>b;c", back: "d"),
                ])
            #expect(
                try cards("#html:true", "\(front)\tx") == [DeckCard(front: "a\nb;c", back: "d")])
            #expect(throws: TrackerError.notRecognized(nil)) { try read(front + lineEnd + "i") }
        }
        for word in ["words", " just words, really", ""] {
            #expect(try cards("#\(word)") == [DeckCard(front: "a<br>b;c", back: "d")])
            #expect(
                try cards("#separator:tab", "#\(word)", "# HTML : True ") == [
                    DeckCard(front: "a\nb;c", back: "d")
                ])
        }
        #expect(
            try cards("# separator: Semicolon ", "#tags column:1") == [
                DeckCard(front: "c\td", back: "")
            ])
        for separator in ["\t", "tab", " TAB ", "nonsense", "x", ""] {
            #expect(
                try cards("#separator:\(separator)", "#words") == [
                    DeckCard(front: "a<br>b;c", back: "d")
                ])
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `what is written is read as it was`(seed: UInt64) throws {
        var random = SplitMix(seed)
        let pieces = [
            "a", "ß", "\"", ",", ";", "\t", "\n", "#", " ", "<b>", "&amp;", "🙂", "'", "{{",
            // Marks that make one character of themselves and the sign before them.
            "\u{301}", "\u{338}", "\u{59B}", "\u{FE0F}\u{20E3}", "\u{200D}",
        ]
        func text() -> String {
            "x" + (0..<random.below(8)).map { _ in pieces[random.below(pieces.count)] }.joined()
                + (random.happens(50) ? "y" : "")
        }
        let cards = (0..<1 + random.below(6)).map {
            DeckCard(front: (random.happens(20) ? "#" : "") + text(), back: text(), id: "id\($0)")
        }
        for isTabbed in [true, false] {
            let table = CardTable.write(cards, isTabbed: isTabbed)
            let again = try DeckFile.read(ByteSource(table)).cards
            #expect(again.map(\.front) == cards.map(\.front))
            #expect(again.map(\.back) == cards.map(\.back))
        }
        // A browser shows no blanks at the ends of lines.
        let trimmed = cards.map { card in
            DeckCard(
                front: card.front.trimmedLines, back: card.back.trimmedLines, id: card.id,
                deck: "D \"\\")
        }
        let package = try AnkiPackage.write(trimmed, deck: "D \"\\", at: 1_795_532_400)
        #expect(try DeckFile.read(ByteSource(package)).cards == trimmed)
    }

    // MARK: Bad files

    @Test func `a bomb is counted as it is unpacked`() throws {
        let zeros = [UInt8](repeating: 0, count: 130 << 20)
        for claimed in [nil, 1_000] {
            let bomb = ZipBuilder.archive([
                ZipBuilder.File(
                    name: "collection.anki2", contents: zeros, claimedSize: claimed)
            ])
            #expect(bomb.count < 1 << 20)
            let error = #expect(throws: TrackerError.self) {
                try DeckFile.read(ByteSource(bomb))
            }
            #expect(
                error == .tooLarge(.file, limit: claimed ?? 128 << 20)
                    || error == .damaged(.changed))
        }
    }

    @Test
    func `one field that a template repeats thousands of times ends before it fills the memory`()
        throws
    {
        // Ten gigabytes of twenty kilobytes and half a megabyte.
        let sides = [String(repeating: "{{Word}}", count: 20_000), "{{Word}}"]
        for (question, answer) in [(sides[0], sides[1]), (sides[1], sides[0])] {
            #expect(throws: TrackerError.tooLarge(.contents, limit: 128 << 20)) {
                try collection(
                    ["Word"], [(question, answer)],
                    notes: [[String(repeating: "a", count: 500_000)]])
            }
        }
    }

    @Test(arguments: [Int.max, Int.max - 1, 65_536, -1, Int.min])
    func `a card with a number that Anki cannot have is passed over`(_ place: Int) throws {
        let gaps = try collection(
            ["Text"], [("{{cloze:Text}}", "")], isCloze: true, notes: [["{{c2::a}} b"]],
            places: [place, 1])
        #expect(sides(gaps) == [["[…] b", ""]])
        #expect(try cards("one\u{1F}uno", places: [place, 1]).map(\.id) == ["g", "g/2"])
    }

    @Test func `a bomb of the newer form is, too`() throws {
        // A frame of 4,096 blocks that each repeat one byte 131,072 times (RFC 8878 3.1.1).
        var frame: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x58]
        for index in 0..<4_096 {
            let header = 131_072 << 3 | 1 << 1 | (index == 4_095 ? 1 : 0)
            frame += [0, 8, 16].map { UInt8(truncatingIfNeeded: header >> $0) } + [0]
        }
        let bomb = ZipBuilder.archive([
            ZipBuilder.File(name: "collection.anki21b", contents: frame)
        ])
        #expect(throws: TrackerError.tooLarge(.contents, limit: 128 << 20)) {
            try DeckFile.read(ByteSource(bomb))
        }
        for cut in [0, 4, 6, 10, frame.count - 1] {
            #expect(throws: TrackerError.self) {
                try AnkiPackage.read(database: Array(frame[..<cut]))
            }
        }
    }

    @Test(
        arguments: [
            "CREATE VIEW notes AS SELECT 1 AS id, 'g' AS guid, 'a' AS flds; CREATE TABLE cards (nid, ord)",
            """
            CREATE TABLE notes (id INTEGER PRIMARY KEY, guid TEXT,
                flds TEXT AS (printf('%.*c', 1000000000, 'x')));
            CREATE TABLE cards (nid, ord); INSERT INTO notes (id, guid) VALUES (1, 'g')
            """,
            "CREATE TABLE notes (id, guid, flds)", "CREATE TABLE other (x)",
        ])
    func `a database that is none of Anki's is refused`(statements: String) throws {
        let bytes = try database(statements)
        #expect(throws: TrackerError.notRecognized(nil)) {
            try AnkiPackage.read(database: bytes)
        }
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `a damaged database is refused or read, and never more`(seed: UInt64) throws {
        var random = SplitMix(seed)
        let rows = (1...200).map { "INSERT INTO notes VALUES (\($0), 'g\($0)', 'front \($0)');" }
        var bytes = try database(tables + rows.joined())
        for _ in 0..<1 + random.below(20) {
            bytes[random.below(bytes.count)] = UInt8(random.below(256))
        }
        do {
            #expect(try AnkiPackage.read(database: bytes).cards.count <= 200)
        } catch {
            #expect(error is TrackerError)
        }
    }

    @Test func `what is no file of cards is refused`() {
        for text in ["", "one column\n", "\u{0}\t\u{0}"] {
            #expect(throws: TrackerError.notRecognized(nil)) { try read(text) }
        }
        #expect(throws: TrackerError.notRecognized(.zip)) {
            try DeckFile.read(ByteSource(ZipBuilder.archive(("a.txt", "b"))))
        }
    }
}

extension String {
    fileprivate var trimmedLines: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = line.drop(while: \.isWhitespace)
            while line.last?.isWhitespace == true { line.removeLast() }
            return String(line)
        }
        let first = lines.firstIndex { !$0.isEmpty } ?? 0
        let last = lines.lastIndex { !$0.isEmpty } ?? 0
        return lines[first...last].joined(separator: "\n")
    }
}
