/// A shell that a completion script can be written for.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

extension String {
    /// The word as it is typed in a shell: in double quotes where it has blanks or signs.
    package var typedInShell: String {
        // By the scalar: a sign with a mark behind it is another character, but not to a shell.
        let isPlain = unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
                || "-_.".unicodeScalars.contains($0)
        }
        guard !isPlain || isEmpty else { return self }
        let escaped = unicodeScalars.map {
            "\"\\$`".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)"
        }
        return "\"" + escaped.joined() + "\""
    }
}
