/// A calendar of a person's that others can subscribe to.
package struct Feed: Hashable, Sendable, Identifiable {
    /// Given once in a store and never to another feed again.
    package struct ID: Hashable, Sendable {
        package let rawValue: Int64

        package init(rawValue: Int64) {
            self.rawValue = rawValue
        }
    }

    package let id: ID
    package let person: Person.ID
    /// Among the person's feeds it is hers alone, in upper and lower case.
    package let name: String
    /// Finds the feed in a request.
    package let selector: String
    /// Of the whole token, which the store does not know.
    package let hash: [UInt8]
    /// What the feed shows; opaque to the store.
    package let contents: String
    package let isWritable: Bool
    /// Seconds since 1970-01-01T00:00:00Z, as is `expires`.
    package let created: Int64
    package let expires: Int64?
    /// Rises whenever something changes on which the feed's address or content may depend, apart
    /// from the journal: its token, her name, the server's settings.
    package let revision: Int

    package init(
        id: ID, person: Person.ID, name: String, selector: String, hash: [UInt8], contents: String,
        isWritable: Bool, created: Int64, expires: Int64?, revision: Int = 0
    ) {
        self.id = id
        self.person = person
        self.name = name
        self.selector = selector
        self.hash = hash
        self.contents = contents
        self.isWritable = isWritable
        self.created = created
        self.expires = expires
        self.revision = revision
    }

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
