import CivilDate
import ICalendar

/// What is known of an object of a stored calendar for a span of time and every part of it.
package enum RingingEntry: Sendable {
    /// It rings in none of them.
    case silent
    /// All that ring of it.
    case known([ScheduledAlarm])
    /// Its alarms are found again for each span.
    case unknown(StoredEntry)
}

extension StoredEntry {
    /// Whether a clock that was ahead of `now` wrote when its alarms were set.
    func isAhead(of now: Int64) -> Bool {
        components.contains { component in
            component.alarmsSet.map { StoredTime.known($0, at: now) == nil } ?? false
        }
    }
}
