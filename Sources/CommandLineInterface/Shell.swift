/// A shell that a completion script can be written for.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
