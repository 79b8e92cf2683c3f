package import CycleModel

/// What a returned calendar changes, as data before anything is done.
package struct ReconciliationPlan: Equatable, Sendable {
    package internal(set) var reported: [ReportedChange] = []
    package internal(set) var refused: [UnappliedEdit] = []
    package internal(set) var ignored: [UnappliedEdit] = []
    /// What missing events mean if they were deleted on purpose.
    package internal(set) var proposedDeletions: [ReportedChange] = []
    package internal(set) var conflicts: [EditConflict] = []
    /// Events that are as they were served, or whose change is in the log already.
    package internal(set) var unchanged = 0
    /// Served events that are not in the file, where that says nothing.
    package internal(set) var notInFile = 0
    /// Returned events that are ours, beside what they were.
    package internal(set) var pairs: [MatchedEvent] = []
    package var matched: Int { pairs.count }
    /// Events that are not ours and tell of a period.
    package internal(set) var recognised = 0
    /// Events with a mark like ours that belongs to no event of this person.
    package internal(set) var unknownMarks = 0
    /// Events of ours that no remembered calendar explains, so that nothing of this one is taken.
    package internal(set) var forgotten = 0
    /// Whether nobody edited the calendar since it was handed out.
    package private(set) var isUnedited = false
    /// Whether what differs may be older than all that is remembered, and no edit: only the person can tell.
    package private(set) var mayBeOlder = false
    /// Events that have the name of a period and are lessons.
    package internal(set) var lessons = 0
    /// Whether a preference has decided the conflicts.
    package internal(set) var isDecided = false

    /// What most dates of the calendar have in common that no person did, and how it was read.
    package internal(set) var habit: String?

    /// Each changed day's whole new record, in order.
    package internal(set) var changes: [DayLog.Entry] = []
    /// The courses with what is recorded of doses that no day's record speaks of; `nil` where nothing changes.
    package internal(set) var contraception: Contraception?
    package internal(set) var reminders: [ReminderChange] = []
    /// What it would take out of the log, and change in it.
    package internal(set) var deletion = Deletion()

    package struct ReminderChange: Equatable, Sendable {
        package let kind: EventKind
        package let reminder: Reminder
    }

    package struct Deletion: Equatable, Sendable {
        package var periods = 0
        package var days = 0
        /// Days that a changed event logs or takes out of the log.
        package var changedDays = 0
        package var loggedPeriods = 0

        package init() {}

        /// More than a slip of the hand does: over a quarter of the periods are gone, or over 30 days are others.
        package var isMass: Bool {
            4 * periods > loggedPeriods && periods > 0 || changedDays > 30
        }
    }

    init() {}

    /// Of a calendar that nobody edited. Which of our events it has is known all the same, for what it says of their
    /// alarms, which no digest covers.
    init(unedited calendar: ReturnedCalendar, _ pairs: [MatchedEvent]) {
        self.pairs = pairs
        unchanged = calendar.events.count
        isUnedited = true
    }

    /// - Parameter isOlder: Whether the calendar is held against one that is not the latest of its kind, and others
    ///   were forgotten.
    func doubting(_ isOlder: Bool) -> ReconciliationPlan {
        let says = [reported.count, refused.count, proposedDeletions.count, conflicts.count]
        var plan = self
        plan.mayBeOlder = isOlder && says.contains { $0 > 0 }
        return plan
    }

    package var canBeApplied: Bool { conflicts.isEmpty || isDecided }

    package var changesAnything: Bool {
        !changes.isEmpty || !reminders.isEmpty || contraception != nil
    }
}
