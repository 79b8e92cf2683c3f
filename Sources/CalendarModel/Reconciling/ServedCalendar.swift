package import CycleModel

/// A calendar as it was handed out, computed again from what was remembered of it.
package struct ServedCalendar: Equatable, Sendable {
    package var uid: String
    /// The log that it was made from, days to come included.
    package var log: DayLog
    package var events: [CalendarEvent]
    /// The last entry of the journal that it was computed from; 0 without a journal.
    package var entry: Int64
    /// How its alarms were made; `nil` where it had none.
    package var reminders: Reminders?
    /// The LAST-MODIFIED with which each event was given out, by its UID; empty where that is not known.
    package var stamps: [String: Int64]
    /// Whether no later one of its kind was handed out.
    package var isLatest: Bool

    package init(
        uid: String, log: DayLog, events: [CalendarEvent], entry: Int64 = 0, reminders: Reminders?,
        stamps: [String: Int64] = [:], isLatest: Bool = true
    ) {
        self.uid = uid
        self.log = log
        self.events = events
        self.entry = entry
        self.reminders = reminders
        self.stamps = stamps
        self.isLatest = isLatest
    }
}
