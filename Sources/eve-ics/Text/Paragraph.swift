/// Sentences set in lines of at most 80 characters.
enum Paragraph {
    private static let width = 80

    /// The lines of a text, broken at its spaces, each behind `margin`; a number stays with its `%`.
    static func lines(_ text: String, margin: String = "  ") -> [String] {
        var lines: [String] = []
        var line = ""
        for word in pieces(text) {
            if !line.isEmpty, margin.count + line.count + 1 + word.count > width {
                lines.append(margin + line)
                line = ""
            }
            line += line.isEmpty ? word : " \(word)"
        }
        if !line.isEmpty { lines.append(margin + line) }
        return lines
    }

    /// What must not be broken.
    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        for word in text.split(separator: " ") {
            if word.first == "%", let last = pieces.popLast() {
                pieces.append("\(last) \(word)")
            } else {
                pieces.append(String(word))
            }
        }
        return pieces
    }
}
