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

        init(_ bytes: [UInt8]) {
            end = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            while end < bytes.count, bytes[end] == UInt8(ascii: "#") {
                let line = bytes[end...].prefix {
                    $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
                }
                let parts = line.dropFirst().split(
                    separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false
                ).map { String(decoding: $0, as: UTF8.self) }
                guard parts.count == 2 else { return }
                switch parts[0].lowercased() {
                case "separator": separator = Self.separator(parts[1])
                case "html": isHTML = parts[1].lowercased() == "true"
                case "tags column", "deck column", "notetype column", "guid column":
                    guard let column = Int(parts[1].filter { !$0.isWhitespace }), column > 0 else {
                        break
                    }
                    otherColumns.insert(column - 1)
                    if parts[0].lowercased() == "guid column" { nameColumn = column - 1 }
                    if parts[0].lowercased() == "tags column" { tagsColumn = column - 1 }
                case "columns", "tags", "deck", "notetype", "if matches": break
                // A card may begin with a number sign.
                default: return
                }
                let isCRLF = bytes[line.endIndex...].starts(with: "\r\n".utf8)
                end = min(bytes.count, line.endIndex + (isCRLF ? 2 : 1))
            }
        }

        private static func separator(_ word: String) -> UInt8? {
            let names: [String: Character] = [
                "tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|",
                "colon": ":",
            ]
            return (names[word.lowercased()] ?? word.first)?.asciiValue
        }
    }

    static func read(_ bytes: [UInt8]) throws -> DeckReading {
        let head = Head(bytes)
        let body = Array(bytes[head.end...])
        let counts = Separator.counts(in: body.span)
        // Tabs first: a sentence has commas of its own.
        let guess: Separator? =
            counts.tabs > 0
            ? .tab
            : counts.semicolons > 0
                ? .semicolon
                : counts.commas > 0 ? .comma : nil
        guard let separator = head.separator ?? guess?.rawValue else {
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
