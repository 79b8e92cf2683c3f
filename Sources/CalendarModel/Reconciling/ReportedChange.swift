package import CivilDate
package import CycleModel

/// What an edit changes in the log.
package struct Correction: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case logged, unlogged, notYet, ovulation, dose, reminder, note

        /// Of one event, what its days mean stands before what else was done to it.
        var order: Int {
            switch self {
            case .logged, .unlogged, .notYet, .ovulation, .dose: 0
            case .reminder: 1
            case .note: 2
            }
        }
    }

    package enum Match: String, Sendable {
        case uid, token, date
        /// It is no event of ours.
        case new
    }

    package let kind: Kind
    /// In order and no later than today, but for a note on a day to come; none for a reminder.
    package var days: [Day]
    /// Days to come that are in it, and count as they pass.
    package var later: [Day] = []
    /// As served, or as the file has it for a new event.
    package let uid: String?
    package let match: Match
    package let why: String
    /// The event's name, and the days on which it was served or, for a new one, written.
    package let name: String
    package let was: ClosedRange<Day>
    /// A new reminder in words.
    package var detail: String?
}

/// An edit or an event that changes nothing, and why.
package struct SetAside: Equatable, Sendable {
    package let uid: String?
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

/// What a returned calendar changes, as data before anything is done.
package struct ReconciliationPlan: Equatable, Sendable {
    package internal(set) var corrections: [Correction] = []
    package internal(set) var refused: [SetAside] = []
    package internal(set) var ignored: [SetAside] = []
    /// What missing events mean if she deleted them.
    package internal(set) var proposedDeletions: [Correction] = []
    package internal(set) var conflicts: [EditConflict] = []
    /// Events that are as they were served, or whose change is in the log already.
    package internal(set) var unchanged = 0
    /// Served events that are not in the file, where that says nothing.
    package internal(set) var notInFile = 0
    /// Returned events that are ours.
    package internal(set) var matched = 0
    /// Events that are not ours and tell of a period.
    package internal(set) var recognised = 0
    /// Events with a mark like ours that is none of hers.
    package internal(set) var strangers = 0
    /// Whether a preference has decided the conflicts.
    package internal(set) var isDecided = false

    /// Each changed day's whole new record, in order.
    package internal(set) var changes: [DayLog.Entry] = []
    package internal(set) var reminders: [ReminderChange] = []
    /// Of the periods that are logged, how many it would take out of the log, and how many days.
    package internal(set) var deletion = Deletion()

    package struct ReminderChange: Equatable, Sendable {
        package let kind: EventKind
        package let reminder: Reminder
    }

    package struct Deletion: Equatable, Sendable {
        package var periods = 0
        package var days = 0
        package var loggedPeriods = 0

        package init() {}

        /// More than a slip of the hand takes away: over a quarter of the periods, or over 30 days.
        package var isMass: Bool { 4 * periods > loggedPeriods && periods > 0 || days > 30 }
    }

    package var canBeApplied: Bool { conflicts.isEmpty || isDecided }

    package var changesAnything: Bool { !changes.isEmpty || !reminders.isEmpty }
}
