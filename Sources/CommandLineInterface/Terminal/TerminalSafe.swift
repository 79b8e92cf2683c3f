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
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).terminalSafe }
            .joined(separator: "\n")
    }

    package var hasControlCharacters: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

extension Unicode.Scalar {
    /// Control characters, and the marks that turn the direction of text.
    fileprivate var steersTerminals: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
