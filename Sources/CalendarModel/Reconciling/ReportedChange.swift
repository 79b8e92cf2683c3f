package import CivilDate

/// One line of the report on a returned calendar: what an edit changes in the log.
///
/// What reaches the log is `ReconciliationPlan.changes`.
package struct ReportedChange: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case logged, unlogged, notYet, ovulation, dose, reminder, note

        /// The place of the change among those of one event: the meaning of its days comes before
        /// other edits.
        var order: Int {
            switch self {
            case .logged, .unlogged, .notYet, .ovulation, .dose: 0
            case .reminder: 1
            case .note: 2
            }
        }
    }

    /// The mark by which the event was found to be one of ours.
    package enum Match: String, Sendable {
        case uid, token, date
        /// The event is not ours.
        case new
    }

    package let kind: Kind
    /// The days in order and no later than today, but for a note on a day to come; none for a
    /// reminder.
    package var days: [Day]
    /// Days to come that are in it, and count as they pass.
    package var later: [Day] = []
    /// The day with which a period ended, where the edit says that it was over sooner than expected.
    package var end: Day?
    /// The UID as served, or as the file has it for a new event.
    package let uid: String?
    package let match: Match
    /// What was done to the event, an item of a list: `event moved`.
    package let why: String
    /// The event's name, and the days on which it was served or, for a new one, written.
    package let name: String
    package let was: ClosedRange<Day>
    /// A new reminder in words, or how a dose was taken that was not skipped.
    package var detail: String?
}

/// An edit or an event that changes nothing, and why.
package struct UnappliedEdit: Equatable, Sendable {
    package let uid: String?
    /// What happens to it and why, as it stands behind a colon.
    package let why: String
    package let name: String
    package let days: ClosedRange<Day>
}

/// An edit that contradicts another one, or what was logged meanwhile.
package struct EditConflict: Equatable, Sendable {
    package let uid: String?
    package let days: [Day]
    package let calendar: String
    package let log: String
    package let why: String
    package let name: String
}
