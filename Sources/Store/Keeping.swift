/// What an erased journal leaves of the rows that were derived from it.
package struct Keeping: Hashable, Sendable {
    package enum Versions: Hashable, Sendable {
        case all
        case none
        case only(Set<String>)
    }

    package enum Served: Hashable, Sendable {
        case all
        case none
        /// Records whose "today" is this day, counted from 1970-01-01, or a later one.
        case since(day: Int)
        /// Records of the journal as it was before this entry.
        case before(entry: Int)
    }

    /// What is kept for calendar programs and the planner; what the person hid and took away a moment ago is kept
    /// only with everything.
    package enum Calendars: Hashable, Sendable {
        case all
        case none
        /// All of it without these objects beside the computed calendar.
        case without(inCycle: Set<String>)
    }

    /// Which alarms were dismissed.
    package enum Acknowledgements: Hashable, Sendable {
        case all
        case none
        /// Those of other events.
        case without(Set<String>)
    }

    package let versions: Versions
    package let served: Served
    package let calendars: Calendars
    package let acknowledgements: Acknowledgements

    package static let everything = Keeping(versions: .all, served: .all)
    package static let nothing = Keeping(
        versions: .none, served: .none, calendars: .none, acknowledgements: .none)

    /// - Parameter versions: the UIDs that keep their version in every rendition. An event that is
    ///   still shown but forgotten here starts at sequence 0 again, which its readers take for old.
    package init(
        versions: Versions, served: Served, calendars: Calendars = .all,
        acknowledgements: Acknowledgements = .all
    ) {
        self.versions = versions
        self.served = served
        self.calendars = calendars
        self.acknowledgements = acknowledgements
    }
}

/// An entry that gets another body, or none and is removed.
package struct Rewrite: Hashable, Sendable {
    package let number: Int
    package let body: [UInt8]?

    package init(number: Int, body: [UInt8]?) {
        self.number = number
        self.body = body
    }
}
