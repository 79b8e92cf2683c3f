/// The way by which an entry came into the journal.
///
/// The numbers are in every store and never change their meaning.
package enum Origin: Int, Hashable, Sendable, CaseIterable {
    case commandLine = 1
    case `import` = 2
    case calendar = 3
    /// A file with a calendar that was handed out and came back.
    case returned = 4
    case web = 5
    /// The button of an alarm in a message that was sent; it dismisses and is in no journal.
    case button = 6
}

/// What is to be appended to a person's journal; the store gives it its number.
package struct NewEntry: Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z.
    package let recorded: Int64
    package let origin: Origin
    /// Opaque to the store.
    package let body: [UInt8]
    /// What let the program in that wrote it, if one did.
    package let writer: Grant.ID?

    package init(recorded: Int64, origin: Origin, body: [UInt8], writer: Grant.ID? = nil) {
        self.recorded = recorded
        self.origin = origin
        self.body = body
        self.writer = writer
    }
}

package struct JournalEntry: Hashable, Sendable {
    /// Counts from 1 for each person. A number is never given twice, so numbers of erased entries
    /// stay free.
    package let number: Int
    /// Seconds since 1970-01-01T00:00:00Z.
    package let recorded: Int64
    package let origin: Origin
    package let body: [UInt8]

    package init(number: Int, recorded: Int64, origin: Origin, body: [UInt8]) {
        self.number = number
        self.recorded = recorded
        self.origin = origin
        self.body = body
    }
}

/// A person's journal as it was at one moment.
package struct Journal: Hashable, Sendable {
    /// The entries in the order of their numbers.
    package let entries: [JournalEntry]
    /// The last number given, 0 before the first one; it may belong to an entry that is erased.
    package let lastNumber: Int
    /// The last number given when entries were last changed or removed, 0 when they never were: what
    /// was made of the entries up to a lower number is not to be gone on with.
    package let lastRewrite: Int

    package init(entries: [JournalEntry], lastNumber: Int, lastRewrite: Int = 0) {
        self.entries = entries
        self.lastNumber = lastNumber
        self.lastRewrite = lastRewrite
    }
}

/// How far somebody's journal is, without what is in it.
package struct JournalMark: Hashable, Sendable {
    package let person: Person
    package let lastNumber: Int

    package init(person: Person, lastNumber: Int) {
        self.person = person
        self.lastNumber = lastNumber
    }
}
