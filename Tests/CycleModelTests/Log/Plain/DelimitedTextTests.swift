import CycleModel
import SeededRandomness
import Testing

@Suite struct DelimitedTextTests {
    /// The rows of a text, read in pieces of `size` bytes.
    private func rows(
        _ text: String, separator: Separator? = .comma, size: Int = 1_000, hasComments: Bool = false
    ) -> [DelimitedRow] {
        var splitter = DelimitedText(separator: separator?.rawValue, hasComments: hasComments)
        var rows: [DelimitedRow] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            let piece = Array(bytes[start..<min(start + size, bytes.count)])
            var index = 0
            while splitter.readRow(piece.span, &index) { rows.append(splitter.row) }
        }
        if splitter.finish() { rows.append(splitter.row) }
        return rows
    }

    private func cells(_ text: String, separator: Separator? = .comma) -> [[String]] {
        rows(text, separator: separator).map { row in row.cells.map(row.text) }
    }

    @Test func `rows end at LF, CR or CRLF, the last one also without`() {
        #expect(cells("a,b\nc\r\nd\r\re") == [["a", "b"], ["c"], ["d"], [""], ["e"]])
        #expect(rows("a\r\nb\n\n\rc").map(\.line) == [1, 2, 3, 4, 5])
        #expect(cells("a\n") == [["a"]])
        #expect(cells("").isEmpty)
    }

    @Test func `quotes hold separators, line ends and quotes written twice`() {
        #expect(cells("\"a,b\",\"c\r\nd\",\"e\"\"f\"\ng") == [["a,b", "c\r\nd", "e\"f"], ["g"]])
        #expect(rows("\"a\nb\"\nc").map(\.line) == [1, 3])
    }

    @Test func `blanks around cells do not count, those in quotes do`() {
        #expect(cells(" a\t, \" b \" ,c d") == [["a", " b ", "c d"]])
        #expect(cells(" a\t \tb ", separator: .tab) == [["a", "", "b"]])
    }

    @Test func `a quote in the middle of a cell is a character`() {
        #expect(cells("5\" of snow,b") == [["5\" of snow", "b"]])
    }

    @Test func `text behind a closing quote is told`() {
        let row = rows("\"a\" b \"c\",d\ne")
        #expect(row.map(\.hasTextAfterQuote) == [true, false])
        #expect(row.first.map { $0.cells.map($0.text) } == ["ab\"c\"", "d"])
    }

    @Test func `an open quote takes the rest of the text`() {
        #expect(cells("a,\"b\nc,d") == [["a", "b\nc,d"]])
    }

    @Test func `without a separator a row is one cell with all its quotes`() {
        #expect(cells(" \"a\",b \nc", separator: nil) == [["\"a\",b"], ["c"]])
    }

    @Test func `comments are told from rows where a text has them`() {
        let text = " # \"a\n#b,c\n\"#d\",#e"
        #expect(rows(text, hasComments: true).map(\.isComment) == [true, true, false])
        #expect(rows(text).allSatisfy { !$0.isComment })
    }

    @Test func `separators are counted in the first line outside quotes`() {
        let counts = Separator.counts(in: Array("a,\"b;,c\";\td\n,,,".utf8).span)
        #expect(counts == (tabs: 1, commas: 1, semicolons: 1))
    }

    @Test func `any text in any pieces gives the same rows`() {
        var generator = SplitMix(3)
        let pieces = ["a", ",", "\"", "\n", "\r", " ", "#", ";", "\"\"", "é"]
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0..<14, using: &generator)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }.joined()
            let whole = rows(text, hasComments: true)
            let parts = rows(
                text, size: Int.random(in: 1...3, using: &generator), hasComments: true)
            #expect(whole.map(\.bytes) == parts.map(\.bytes), "\(text)")
            #expect(whole.map(\.line) == parts.map(\.line), "\(text)")
        }
    }

    @Test func `cells written with quotes read back`() {
        var generator = SplitMix(4)
        let pieces = ["a", ",", "\"", "\n", "\r\n", " ", "é"]
        for _ in 0..<500 {
            let cells = (0..<3).map { _ in
                (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
                    pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                }.joined()
            }
            let line = cells.map { cell in
                "\""
                    + cell.split(separator: "\"", omittingEmptySubsequences: false)
                    .joined(separator: "\"\"") + "\""
            }
            #expect(self.cells(line.joined(separator: ",")) == [cells])
        }
    }
}
