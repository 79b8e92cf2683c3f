/// A forecast event that a person removed from a calendar program, and does not want to see
/// as long as it says what it said then.
package struct HiddenEvent: Hashable, Sendable {
    package let uid: String
    /// The hash of the event's content; `nil` if it was brought back.
    package let hash: [UInt8]?
    /// When that was, in seconds since 1970-01-01T00:00:00Z.
    package let hidden: Int64
    /// The cycle calendar's, of this change.
    package let revision: Int

    package init(uid: String, hash: [UInt8]?, hidden: Int64, revision: Int) {
        self.uid = uid
        self.hash = hash
        self.hidden = hidden
        self.revision = revision
    }
}

/// What a calendar program took away a moment ago, because some take away what they then put back
/// changed.
package struct CalendarDeletion: Hashable, Sendable {
    package let uid: String
    /// The entry of the journal that it led to; `nil` where it led to none.
    package let entry: Int?
    /// Seconds since 1970-01-01T00:00:00Z.
    package let deleted: Int64
    /// The number of the app password that took it away.
    package let writer: Int64?

    package init(uid: String, entry: Int?, deleted: Int64, writer: Int64?) {
        self.uid = uid
        self.entry = entry
        self.deleted = deleted
        self.writer = writer
    }

    /// How long it is remembered.
    package static let secondsToRemember: Int64 = 600
}

/// A change of the cycle calendar that comes with entries of the journal, or alone.
package enum CycleChange: Sendable {
    case hide(uid: String, hash: [UInt8], at: Int64)
    case unhide(uid: String, at: Int64)
    /// Gives an event its next version when the rendition is published next, though it shows the same.
    case renew(uid: String, rendition: String)
    /// Points to the last entry that comes with it, if any does.
    case noteDeletion(uid: String, at: Int64)
    case forgetDeletion(uid: String)
    /// The later of two is kept.
    case acknowledge(AlarmAcknowledgement, at: Int64)
    /// What is not ours, kept beside what is. A condition is the caller's: see `CycleMoment`.
    case put(StoredObject)
    /// Nothing happens if it does not exist.
    case remove(name: String, at: Int64)
    /// Takes the name from whatever event a password's programs had under it.
    case name(EventName, for: Grant.ID, at: Int64)
    /// Frees the name for something that is not ours.
    case freeName(String)

    package var isRemoval: Bool {
        if case .remove = self { true } else { false }
    }
}

/// What a plan for the cycle calendar was made on.
package struct CycleMoment: Hashable, Sendable {
    /// The last number of the journal.
    package let entry: Int
    /// The revision of the cycle calendar.
    package let revision: Int

    package init(entry: Int, revision: Int) {
        self.entry = entry
        self.revision = revision
    }
}
