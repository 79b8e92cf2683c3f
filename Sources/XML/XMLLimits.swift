/// What a document may take of memory and time.
package struct XMLLimits: Sendable {
    /// Elements inside each other.
    package var nesting: Int
    /// Bytes of one tag or comment. In libxml2 2.9 the time for a tag grows with the square of its attributes.
    package var tagBytes: Int
    package var elements = Int.max
    /// The most bytes of a name or a namespace; `nil` leaves names uncounted.
    package var nameBytes: Int?
    /// Namespaces that are declared at one place; each element's prefix is looked for among them one by one.
    package var namespaces = Int.max

    package init(nesting: Int, tagBytes: Int) {
        self.nesting = nesting
        self.tagBytes = tagBytes
    }
}
