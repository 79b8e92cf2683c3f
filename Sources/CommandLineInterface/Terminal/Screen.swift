/// How text is shown on a terminal: lines that fit it, in its signs, page by page where there are many.
package struct Screen {
    let columns: Int
    let rows: Int
    /// Whether the locale's signs are Unicode's.
    let isUTF8: Bool

    package init(columns: Int, rows: Int, isUTF8: Bool) {
        self.columns = columns
        self.rows = rows
        self.isUTF8 = isUTF8
    }

    /// Writes the text to standard output, by way of `PAGER` where it is longer than the screen.
    package static func show(_ text: String) throws {
        let screen = Screen(
            columns: Terminal.columns, rows: Terminal.rows, isUTF8: Terminal.isUTF8)
        let shown = screen.fitted(text)
        let pager = Environment["PAGER"] ?? "less"
        let lines = shown.utf8.count { $0 == UInt8(ascii: "\n") }
        if lines < screen.rows || pager.isEmpty || pager == "cat" || !Terminal.isInput
            || !ChildProcess.page(Array(shown.utf8), with: pager)
        {
            try StandardOutput.write(shown)
        }
    }

    /// The text with no line wider than the screen: broken at blanks, each further line as far in as the first.
    ///
    /// A word that is wider than the screen, such as an address, stays whole.
    package func fitted(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            Self.width(line) > columns ? broken(line) : String(line)
        }
        let fitted = lines.joined(separator: "\n")
        return isUTF8 ? fitted : String(fitted.map { Self.signs[$0] ?? $0 })
    }

    private func broken(_ line: Substring) -> String {
        let margin = line.prefix { $0 == " " }
        var (text, width) = (String(margin), margin.count)
        var isFirst = true
        for word in line.dropFirst(margin.count).split(separator: " ") {
            let length = Self.width(word)
            if !isFirst, width + 1 + length > columns {
                text += "\n" + margin
                width = margin.count
                isFirst = true
            }
            text += (isFirst ? "" : " ") + word
            width += (isFirst ? 0 : 1) + length
            isFirst = false
        }
        return text
    }

    /// How many columns it takes, its colors aside.
    private static func width(_ text: Substring) -> Int {
        var (width, isColor) = (0, false)
        for character in text {
            if character == "\u{1B}" {
                isColor = true
            } else if !isColor {
                width += 1
            } else if character.isLetter {
                isColor = false
            }
        }
        return width
    }

    /// One ASCII sign for each of the program's own.
    private static let signs: [Character: Character] = [
        "●": "#", "○": "o", "◇": "^", "·": ".", "–": "-", "—": "-", "…": ".", "“": "\"", "”": "\"",
        "‘": "'", "’": "'", "→": ">", "°": " ", "×": "x", "≥": ">", "≤": "<", "─": "-", "│": "|",
    ]
}
