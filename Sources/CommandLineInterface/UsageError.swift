/// A command line that the program does not understand.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, in one line, with the nearest right word where there is one.
    package let message: String
    /// What to type to learn more, such as `try 'eve-ics log --help'`.
    package let hint: String

    package init(_ message: String, hint: String) {
        self.message = message
        self.hint = hint
    }

    /// - Parameter path: The words of the command whose help tells more; none for the program's own.
    init(_ message: String, seeHelpOf path: [String], in program: String) {
        let words = [program] + path
        self.init(message, hint: "try '\(words.joined(separator: " ")) --help'")
    }

    package var description: String { "\(message)\n\(hint)" }
}

extension String {
    /// The word as an error begins with it: as it was typed, or between quotation marks where it is too long, or
    /// would not be seen.
    package var typedPlace: String {
        let isPlain =
            unicodeScalars.count <= 60 && terminalSafe == self
            && contains { !$0.isWhitespace }
        return isPlain ? self : quoted
    }

    /// The word between quotation marks, fit for a terminal: shortened, without control characters.
    var quoted: String {
        let limit = 60
        var shown = ""
        for scalar in unicodeScalars.prefix(limit) {
            let isControl =
                scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format
            shown.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        return "'\(shown)\(unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")'"
    }
}
