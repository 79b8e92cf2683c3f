/// A shell that a completion script can be written for.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

extension String {
    /// The word as it is typed in a shell: in double quotes where it has blanks or signs.
    package var typedInShell: String {
        let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        guard !isPlain || isEmpty else { return self }
        // By the scalar: a sign with a combining mark behind it is another character, but not to a shell.
        let escaped = unicodeScalars.map {
            "\"\\$`".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)"
        }
        return "\"" + escaped.joined() + "\""
    }
}
