package import CycleModel

/// A calendar as it was handed out, computed anew from what was remembered of it.
package struct ServedCalendar: Equatable, Sendable {
    package var uid: String
    /// The log that it was made from, days to come included.
    package var log: DayLog
    package var events: [CalendarEvent]
    /// How its alarms were made; `nil` where it had none.
    package var reminders: Reminders?

    package init(uid: String, log: DayLog, events: [CalendarEvent], reminders: Reminders?) {
        self.uid = uid
        self.log = log
        self.events = events
        self.reminders = reminders
    }
}
