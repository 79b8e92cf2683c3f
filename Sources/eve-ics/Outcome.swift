/// What a command prints, and how it ends.
package struct Outcome {
    let output: String
    /// Why it did not end well although there is something to print.
    let failure: ToolError?
    /// The exit code where nothing failed.
    let exitCode: Int32

    init(_ output: String, failure: ToolError? = nil, exitCode: Int32 = 0) {
        self.output = output
        self.failure = failure
        self.exitCode = exitCode
    }
}

extension String {
    /// The text without what would steer a terminal: control characters are shown as �.
    var terminalSafe: String {
        guard unicodeScalars.contains(where: \.steersTerminals) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            text.unicodeScalars.append(scalar.steersTerminals ? "\u{FFFD}" : scalar)
        }
        return text
    }
}

extension String {
    /// The same text, made safe for a terminal line by line.
    var terminalSafeLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).terminalSafe }
            .joined(separator: "\n")
    }
}

extension String {
    var hasControlCharacters: Bool {
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
