extension String {
    /// Whether the text has what no name has, such as the end of a line.
    package var hasControlCharacters: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

/// What a text may be that somebody writes, at whichever door.
package struct TextRule: Sendable {
    package enum Problem: Equatable, Sendable {
        case empty, controlCharacters, tooLong
    }

    /// Letters.
    package let longest: Int
    private let hasLines: Bool
    private let canBeEmpty: Bool

    /// One line.
    package static func line(longest: Int, canBeEmpty: Bool = false) -> TextRule {
        TextRule(longest: longest, hasLines: false, canBeEmpty: canBeEmpty)
    }

    /// A text that may have several lines, and tabs.
    package static func lines(longest: Int, canBeEmpty: Bool = false) -> TextRule {
        TextRule(longest: longest, hasLines: true, canBeEmpty: canBeEmpty)
    }

    /// `nil` where nothing is wrong with the text.
    package func problem(of text: String) -> Problem? {
        if text.count > longest { return .tooLong }
        let rest = hasLines ? text.filter { $0 != "\n" && $0 != "\r\n" && $0 != "\t" } : text
        if rest.hasControlCharacters { return .controlCharacters }
        return canBeEmpty || text.contains { !$0.isWhitespace } ? nil : .empty
    }
}
