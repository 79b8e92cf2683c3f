/// Text set in lines of at most 80 characters, or the terminal's where it is narrower.
package enum TextLayout {
    static var width: Int { max(20, min(Terminal.columns, 80)) }

    /// The text's paragraphs, each broken between words; a word longer than the line stands alone.
    ///
    /// The first line has room for what the caller writes before it: `indent` characters, like the
    /// spaces that begin each further line.
    package static func wrap(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return paragraphs(of: text).map { paragraph in
            lines(of: paragraph.split(separator: " ").map(String.init), width: width - indent)
                .joined(separator: "\n" + margin)
        }.joined(separator: "\n\n" + margin)
    }

    /// Parts that empty lines separate, each on one line.
    package static func paragraphs(of text: String) -> [String] {
        var paragraphs: [String] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.contains(where: { $0 != " " }) else {
                isOpen = false
                continue
            }
            if isOpen, let last = paragraphs.popLast() {
                paragraphs.append("\(last) \(line)")
            } else {
                paragraphs.append(String(line))
            }
            isOpen = true
        }
        return paragraphs
    }

    /// The lines of a text, broken at its spaces, each behind `margin`; a command in quotation marks stays whole.
    package static func lines(of text: String, margin: String) -> [String] {
        var pieces: [String] = []
        var isInCommand = false
        for word in text.split(separator: " ") {
            if isInCommand, let begun = pieces.popLast() {
                pieces.append("\(begun) \(word)")
                isInCommand = !word.contains("'")
            } else {
                pieces.append(String(word))
                isInCommand = word.hasSuffix("'eve-ics")
            }
        }
        return lines(of: pieces, width: width - margin.count).map { margin + $0 }
    }

    /// Pieces put on as few lines as they need, none of them broken.
    package static func lines(of pieces: [String], width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for piece in pieces {
            if current.isEmpty {
                current = piece
            } else if current.count + 1 + piece.count <= width {
                current += " " + piece
            } else {
                lines.append(current)
                current = piece
            }
        }
        return current.isEmpty ? lines : lines + [current]
    }

    /// Terms on the left and what they mean on the right, in two aligned columns.
    ///
    /// A term too long for the left column has its line to itself. The column is as wide as its terms
    /// unless `termWidth` says otherwise.
    package static func columns(
        _ rows: [(term: String, meaning: String)], termWidth: Int? = nil
    ) -> String {
        let widest = 24
        let fitting = rows.map(\.term.count).filter { $0 <= widest }
        let column = 2 + (termWidth ?? fitting.max() ?? widest) + 2
        let margin = String(repeating: " ", count: column)
        var text = ""
        for row in rows {
            let gap = column - 2 - row.term.count
            text += "  " + row.term
            text += gap >= 2 ? String(repeating: " ", count: gap) : "\n" + margin
            text += wrap(row.meaning, indent: column) + "\n"
        }
        return text
    }
}

extension String {
    package var trimmingSpacesAtEnd: String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
