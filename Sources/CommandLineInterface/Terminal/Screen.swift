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

    /// The screen at which the person sits.
    static var current: Screen {
        Screen(columns: Terminal.columns, rows: Terminal.rows, isUTF8: Terminal.isUTF8)
    }

    /// Writes the text to standard output, by way of `PAGER` where it is longer than the screen.
    ///
    /// A secret is read by no other program.
    package static func show(_ text: String, isSecret: Bool = false) throws {
        let screen = current
        let shown = screen.fitted(text)
        let pager = Environment["PAGER"] ?? "less"
        let lines = shown.utf8.count { $0 == UInt8(ascii: "\n") }
        if isSecret || lines < screen.rows || pager.isEmpty || pager == "cat" || !Terminal.isInput
            || !ChildProcess.page(Array(shown.utf8), with: pager)
        {
            try StandardOutput.write(shown)
        }
    }

    /// Writes the text to standard error, in lines that fit where a terminal shows it.
    package static func note(_ text: String) {
        StandardError.write(Terminal.isErrors ? current.fitted(text) : text)
    }

    /// The text with no line wider than the screen: broken at blanks, each further line as far in as the first.
    /// A table's row goes on below its last column where that leaves room for words.
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
        let margin = String(repeating: " ", count: margin(of: line))
        var (text, width, isFirst) = ("", 0, true)
        var rest = line
        while !rest.isEmpty {
            var blanks = rest.prefix { $0 == " " }
            let word = rest.dropFirst(blanks.count).prefix { $0 != " " }
            rest = rest.dropFirst(blanks.count + word.count)
            let length = Self.width(word)
            if !isFirst, width + blanks.count + length > columns {
                text += "\n"
                (blanks, width) = (margin[...], 0)
            }
            text += blanks + word
            width += blanks.count + length
            isFirst = false
        }
        return text
    }

    /// How far in a broken line goes on: where its last column begins, or where it begins itself.
    private func margin(of line: Substring) -> Int {
        let room = 20
        let start = line.prefix { $0 == " " }.count
        guard let gap = line.dropFirst(start).ranges(of: "  ").last else { return start }
        let column = Self.width(line[..<gap.upperBound])
        return columns - column >= room ? column : start
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

    /// One ASCII sign for each of the program's own, and for the letters of its languages.
    private static let signs = Dictionary(
        uniqueKeysWithValues: zip(
            "●○◇·–—…“”„«»‘’→°×≥≤─│¿¡\u{A0}\u{202F}ÄÀÁÂÃĄÇĆÉÈÊËĘÍÎÏŁŃÑÓÔÕÖŒŚÚÙÛÜŹŻäàáâãąçćéèêëęíîïłńñóôõöœśúùûüßźż",
            "#o^.--.\"\"\"\"\"''> x><-|?!  AAAAAACCEEEEEIIILNNOOOOOSUUUUZZaaaaaacceeeeeiiilnnooooosuuuuszz"
        ))
}
