/// Which state a resource must be in for a write to be carried out (RFC 9110 13.1, RFC 4918 10.4).
package struct WriteCondition: Sendable {
    /// Whether it holds only of a state that the client names: then what is there now was edited. Otherwise
    /// nothing tells which state the client had.
    package let namesState: Bool
    /// The tags of that state, without quotes.
    package let tags: [String]
    private let condition: @Sendable (String?) -> Bool

    /// One that always holds, unless it is told otherwise.
    package init(
        namesState: Bool = false, tags: [String] = [],
        _ condition: @escaping @Sendable (String?) -> Bool = { _ in true }
    ) {
        self.namesState = namesState
        self.tags = tags
        self.condition = condition
    }

    /// - Parameter tag: Of what is there, without quotes; `nil` where nothing is.
    package func holds(for tag: String?) -> Bool { condition(tag) }

    /// Whether it holds only where nothing is there: no entity tag is a quotation mark (RFC 9110 8.8.3).
    package var asksForNothing: Bool { condition(nil) && !condition("\"") }
}
