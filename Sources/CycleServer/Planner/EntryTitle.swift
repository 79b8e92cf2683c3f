import CyclePipeline

/// What can be the title of an entry, or the name of a calendar: a line that is not empty.
package enum EntryTitle {
    package enum Problem: Sendable {
        case empty, severalLines, tooLong
    }

    /// Letters.
    package static let longest = 1_000

    package static func problem(of title: String) -> Problem? {
        if title.count > longest { return .tooLong }
        if title.hasControlCharacters { return .severalLines }
        return title.contains { !$0.isWhitespace } ? nil : .empty
    }
}
