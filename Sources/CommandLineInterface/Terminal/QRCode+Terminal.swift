package import QRCodes

extension QRCode {
    /// Two modules in each character, dark on light whatever the terminal's colors are.
    ///
    /// - Parameter colors: Sets black and white itself. Without them it is drawn in light on dark, as most
    ///   terminals are; readers take codes of both kinds.
    package func text(colors: Bool) -> String {
        var text = ""
        for row in stride(from: -Self.quietZone, to: size + Self.quietZone, by: 2) {
            if colors { text += "\u{1B}[38;5;16;48;5;231m" }
            for column in -Self.quietZone..<(size + Self.quietZone) {
                let (upper, lower) = (self[column, row], self[column, row + 1])
                // A character's own color is black where colors are set, else it is the light one.
                switch (upper == colors, lower == colors) {
                case (true, true): text += "█"
                case (true, false): text += "▀"
                case (false, true): text += "▄"
                case (false, false): text += " "
                }
            }
            text += colors ? "\u{1B}[0m\n" : "\n"
        }
        return text
    }

    /// What a command shows of a text that a phone may read: nothing where the output is no terminal that has the
    /// signs for it, and a sentence where that is too narrow.
    ///
    /// - Parameter sentence: What is said where a terminal has fewer than so many columns.
    package static func shown(
        _ text: String, colors: Bool, tooWide sentence: (_ columns: Int) -> String
    ) -> String {
        guard Terminal.isOutput, Terminal.isUTF8, let code = QRCode(text) else { return "" }
        let columns = code.size + 2 * quietZone
        guard columns <= Terminal.columns else {
            return sentence(columns) + "\n\n"
        }
        return code.text(colors: colors) + "\n"
    }
}
