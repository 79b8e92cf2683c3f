/// A calendar of a person's that others can subscribe to.
package struct Feed: GrantView {
    package typealias ID = Grant.ID

    package let grant: Grant

    package init(_ grant: Grant) {
        self.grant = grant
    }

    package var isWritable: Bool { !grant.isReadOnly }

    /// All that a feed's content depends on in the store: as long as it stays equal, and the day
    /// stays, the feed stays.
    package struct Basis: Hashable, Sendable {
        /// Random, and so the feed's own: in a file put in the place of the store, its number may be
        /// another feed's.
        package let selector: String
        package let lastEntry: Int
        package let revision: Int

        package init(selector: String, lastEntry: Int, revision: Int) {
            self.selector = selector
            self.lastEntry = lastEntry
            self.revision = revision
        }
    }
}
