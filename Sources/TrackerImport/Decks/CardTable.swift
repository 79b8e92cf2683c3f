import CivilDate
import CycleModel

/// Cards as a table of two columns, as spreadsheets and Anki's notes in plain text have them.
package enum CardTable {
    /// What Anki says of a table in lines before it.
    private struct Head {
        var separator: UInt8?
        var isHTML = false
        /// The columns that are no fields, from 0 on: those that it says are something else.
        var otherColumns: Set<Int> = []
        /// The one with what Anki calls a note.
        var nameColumn: Int?
        var tagsColumn: Int?
        /// Where the table begins.
        var end = 0

        /// Anki passes over every line at the beginning that has a number sign. In a table that says nothing to it, a card
        /// may begin with one.
        init(_ bytes: [UInt8]) {
            end = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            var lines: [ArraySlice<UInt8>] = []
            var isOfAnki = false
            while end < bytes.count, bytes[end] == UInt8(ascii: "#") {
                let line = bytes[end...].prefix {
                    $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
                }
                lines.append(line)
                let parts = line.dropFirst().split(
                    separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false
                ).map { String(decoding: $0, as: UTF8.self) }
                if parts.count == 2, takes(parts[0].trimmed.lowercased(), parts[1]) {
                    isOfAnki = true
                }
                let isCRLF = bytes[line.endIndex...].starts(with: "\r\n".utf8)
                end = min(bytes.count, line.endIndex + (isCRLF ? 2 : 1))
            }
            guard !isOfAnki, !lines.isEmpty else { return }
            let mark = CardTable.separator(of: bytes[end...]) ?? CardTable.separator(of: bytes[...])
            if let first = lines.first(where: { line in mark.map(line.contains) ?? true }) {
                end = first.startIndex
            }
        }

        /// Whether that means something to Anki.
        private mutating func takes(_ key: String, _ value: String) -> Bool {
            let value = (exact: value, word: value.trimmed.lowercased())
            switch key {
            case "separator":
                separator =
                    Self.separators[value.word]
                    ?? Self.separators.values.first { [$0] == Array(value.exact.utf8) }
            case "html": isHTML = value.word == "true"
            case "tags column", "deck column", "notetype column", "guid column":
                guard let column = Int(value.word), column > 0 else { break }
                otherColumns.insert(column - 1)
                if key == "guid column" { nameColumn = column - 1 }
                if key == "tags column" { tagsColumn = column - 1 }
            case "columns", "tags", "deck", "notetype", "if matches", "match scope": break
            default: return false
            }
            return true
        }

        private static let separators: [String: UInt8] = [
            "tab": UInt8(ascii: "\t"), "comma": UInt8(ascii: ","),
            "semicolon": UInt8(ascii: ";"), "space": UInt8(ascii: " "),
            "pipe": UInt8(ascii: "|"), "colon": UInt8(ascii: ":"),
        ]
    }

    static func read(_ bytes: [UInt8]) throws -> DeckReading {
        let head = Head(bytes)
        let body = Array(bytes[head.end...])
        guard let separator = head.separator ?? separator(of: body[...]) else {
            throw TrackerError.notRecognized(nil)
        }
        var text = DelimitedText(separator: separator)
        var reading = DeckReading()
        var offset = 0
        while text.readRow(body.span, &offset) || text.finish() {
            let cells = text.row.cells.map { text.row.text($0).withLineFeeds }
            if cells.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { continue }
            let fields = cells.indices.filter { !head.otherColumns.contains($0) }.map { cells[$0] }
            // What Anki calls a field is one; another table may have notes behind its cards.
            let back = fields.dropFirst().prefix(head.otherColumns.isEmpty ? 1 : fields.count)
            let rest =
                fields.dropFirst(1 + back.count) + [head.tagsColumn.map { cell($0, cells) } ?? ""]
            reading.hiddenCount += rest.count { !$0.allSatisfy(\.isWhitespace) }
            var texts = [fields.first ?? "", back.joined(separator: head.isHTML ? "<br>" : "\n")]
            if head.isHTML {
                texts = texts.map { field in
                    let (text, media) = FieldText.plain(field)
                    reading.mediaCount += media
                    return text
                }
            }
            let name = head.nameColumn.map { cell($0, cells) } ?? ""
            try reading.add(
                DeckCard(front: texts[0], back: texts[1], id: name.isEmpty ? nil : name))
        }
        return reading
    }

    /// What probably separates the columns; `nil` where nothing does.
    private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8? {
        let counts = Separator.counts(in: Array(bytes).span)
        // Tabs first: a sentence has commas of its own.
        let guess: Separator? =
            counts.tabs > 0
            ? .tab
            : counts.semicolons > 0
                ? .semicolon
                : counts.commas > 0 ? .comma : nil
        return guess?.rawValue
    }

    private static func cell(_ column: Int, _ cells: [String]) -> String {
        cells.indices.contains(column) ? cells[column] : ""
    }

    /// A table that spreadsheets and Anki read.
    ///
    /// - Parameter isTabbed: Whether tabs separate the columns, with what Anki wants to know before the table.
    package static func write(_ cards: [DeckCard], isTabbed: Bool) -> [UInt8] {
        var text = isTabbed ? "#separator:tab\n#html:false\n" : ""
        for card in cards {
            text +=
                "\(cell(card.front))\(isTabbed ? "\t" : ",")\(cell(card.back))"
            text += isTabbed ? "\n" : "\r\n"
        }
        return Array(text.utf8)
    }

    /// In quotes where it needs them (RFC 4180), or has what means something else in another table or at the beginning of
    /// a file.
    private static func cell(_ text: String) -> String {
        let needsQuotes =
            text.utf8.contains { $0 < 0x20 || "\",;".utf8.contains($0) }
            || text.first?.isWhitespace == true || text.last?.isWhitespace == true
            || text.utf8.first == UInt8(ascii: "#") || text.unicodeScalars.first == "\u{FEFF}"
        return needsQuotes ? text.inQuotes : text
    }
}
