extension String {
    /// The text without what would steer a terminal: control characters are shown as �.
    package var terminalSafe: String {
        guard unicodeScalars.contains(where: \.steersTerminals) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            text.unicodeScalars.append(scalar.steersTerminals ? "\u{FFFD}" : scalar)
        }
        return text
    }

    /// The same text, made safe for a terminal line by line.
    package var terminalSafeLines: String {
        let lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        return lines.map { String($0).terminalSafe }.joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    /// Control characters, the marks that turn the direction of text, other ends of a line (U+2028, U+2029), and
    /// what takes no room and so hides in a text: U+200B and the tag characters.
    fileprivate var steersTerminals: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
            0x2066...0x2069, 0xE0000...0xE007F:
            true
        default: false
        }
    }
}
