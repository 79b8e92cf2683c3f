/// What lets a calendar program sign in to one person's calendars.
package struct AppPassword: Hashable, Sendable, Identifiable {
    /// Given once in a store and never to another password again.
    package struct ID: Hashable, Sendable {
        package let rawValue: Int64

        package init(rawValue: Int64) {
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

    package let id: ID
    package let person: Person.ID
    /// Among the person's passwords it is this one's alone, in upper and lower case.
    package let name: String
    /// Finds the password in a request.
    package let selector: String
    /// Of the whole password, which the store does not know.
    package let hash: [UInt8]
    /// What the cycle calendar shows to it; opaque to the store.
    package let contents: String
    package let isReadOnly: Bool
    /// Seconds since 1970-01-01T00:00:00Z, as is `lastUsed`, which lags by up to a minute.
    package let created: Int64
    package let lastUsed: Int64?
    /// What it saw last of the cycle calendar; `nil` as well where that was erased since.
    package let fetched: Moment?

    package init(
        id: ID, person: Person.ID, name: String, selector: String, hash: [UInt8],
        contents: String, isReadOnly: Bool, created: Int64, lastUsed: Int64? = nil,
        fetched: Moment? = nil
    ) {
        self.id = id
        self.person = person
        self.name = name
        self.selector = selector
        self.hash = hash
        self.contents = contents
        self.isReadOnly = isReadOnly
        self.created = created
        self.lastUsed = lastUsed
        self.fetched = fetched
    }

    /// Whether a use at `now` is worth remembering; a clock that was set back counts as another use.
    func isNews(at now: Int64, fetched: Moment?) -> Bool {
        guard let lastUsed else { return true }
        if let fetched, fetched != self.fetched { return true }
        return now < lastUsed || now - lastUsed >= AppPassword.secondsBetweenNotes
    }

    static let secondsBetweenNotes: Int64 = 60
}
