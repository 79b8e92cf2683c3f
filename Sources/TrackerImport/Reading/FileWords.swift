/// Words of a file itself, shown as they are, but not more than 80 characters of them.
package struct FileWords: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let text: String

    package init(_ text: String) {
        self.text = text.shortened
    }

    package init(stringLiteral text: String) {
        self.init(text)
    }
}
