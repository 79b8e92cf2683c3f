/// What lets a program in with a secret of its own: to one feed, or to all calendars of a person.
package struct Grant: Hashable, Sendable, Identifiable {
    /// The numbers are in every store and never change their meaning.
    package enum Kind: Int, Hashable, Sendable, CaseIterable {
        case feed = 1
        case appPassword = 2
    }

    /// Given once to a person and never again.
    package struct ID: Hashable, Sendable {
        package let person: Person.ID
        package let kind: Kind
        package let rawValue: Int64

        package init(person: Person.ID, kind: Kind, rawValue: Int64) {
            self.person = person
            self.kind = kind
            self.rawValue = rawValue
        }
    }

    /// A moment of the person's log: its last entry, and the day that was "today", counted from
    /// 1970-01-01.
    package struct Moment: Hashable, Sendable {
        package let entry: Int
        package let day: Int

        package init(entry: Int, day: Int) {
            self.entry = entry
            self.day = day
        }
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

    package let id: ID
    /// No other grant of the person's of this kind has it, in upper and lower case.
    package let name: String
    /// Finds the grant in a request.
    package let selector: String
    /// The hash of the whole secret, which the store does not know.
    package let hash: [UInt8]
    /// What the program is shown; opaque to the store.
    package let contents: String
    package let isReadOnly: Bool
    /// Seconds since 1970-01-01T00:00:00Z, as are `expires` and `lastUsed`.
    package let created: Int64
    package let expires: Int64?
    /// Rises whenever something changes on which a feed's address or content may depend, apart
    /// from the journal: its secret, the person's name, the server's settings.
    package let revision: Int
    /// The last use of an app password, which lags by up to a minute; of a feed, the beginning of
    /// the week in which it was fetched.
    package let lastUsed: Int64?
    /// What the program saw last of the cycle calendar; `nil` as well where that was erased since.
    package let fetched: Moment?

    package init(
        id: ID, name: String, selector: String, hash: [UInt8], contents: String, isReadOnly: Bool,
        created: Int64, expires: Int64?, revision: Int = 0, lastUsed: Int64? = nil,
        fetched: Moment? = nil
    ) {
        self.id = id
        self.name = name
        self.selector = selector
        self.hash = hash
        self.contents = contents
        self.isReadOnly = isReadOnly
        self.created = created
        self.expires = expires
        self.revision = revision
        self.lastUsed = lastUsed
        self.fetched = fetched
    }

    package var person: Person.ID { id.person }
    package var kind: Kind { id.kind }

    /// Whether a use at `now` is worth remembering; a clock that was set back counts as another use.
    package func isNews(at now: Int64, fetched: Moment?) -> Bool {
        guard let lastUsed else { return true }
        if kind == .feed { return lastUsed != Self.week(of: now) }
        if let fetched, fetched != self.fetched { return true }
        return now < lastUsed || now - lastUsed >= Grant.secondsBetweenNotes
    }

    static let secondsBetweenNotes: Int64 = 60

    private static let secondsOfWeek: Int64 = 7 * 86_400

    /// The first second of the week, from Monday on by UTC: all that is kept of when a feed was fetched.
    package static func week(of second: Int64) -> Int64 {
        // 1970-01-05 was a Monday.
        let monday: Int64 = 4 * 86_400
        let (weeks, rest) = (second - monday).quotientAndRemainder(dividingBy: secondsOfWeek)
        return (rest < 0 ? weeks - 1 : weeks) * secondsOfWeek + monday
    }

    /// The first second of the week after.
    package static func week(after second: Int64) -> Int64 { week(of: second) + secondsOfWeek }
}
