package import AlarmClock
package import CalendarModel
package import ICalendar

/// One time at which something of the person's rings, with what it says.
///
/// An object, as thousands of them are sorted and filtered at a look.
package final class ScheduledAlarm: Sendable {
    package enum Source: Equatable, Sendable {
        /// An alarm of the person's own.
        case own
        /// A pill, patch, ring or injection.
        case dose
        /// Another event of the cycle's calendar.
        case cycle(EventKind)
        /// An entry of another stored calendar.
        case entry
        /// A habit, such as drinking water.
        case habit(Habit.Kind)
        /// The end of studying or of a break, about which the study timer asks.
        case studyTimer
    }

    package let instance: AlarmInstance
    package let source: Source
    package let title: String
    package let note: String?
    /// When what it is about takes place, in seconds since 1970-01-01T00:00:00Z.
    package let about: Int64
    /// Whether that is a whole day.
    package let isWholeDay: Bool
    /// Where it is stored; `nil` for what is computed.
    package let stored: Stored?
    /// Whether it is heard, and not only seen.
    package let hasSound: Bool

    package init(
        instance: AlarmInstance, source: Source, title: String, note: String?, about: Int64,
        isWholeDay: Bool, stored: Stored? = nil, hasSound: Bool = true
    ) {
        self.instance = instance
        self.source = source
        self.title = title
        self.note = note
        self.about = about
        self.isWholeDay = isWholeDay
        self.stored = stored
        self.hasSound = hasSound
    }

    package struct Stored: Sendable {
        /// The last part of the calendar's path, and of the object's.
        package let calendar: String
        package let name: String
        package let occurrence: EntryOccurrence
    }

    /// Whether it is to be looked at in a span of time: it rings in it, or is still remembered. What was missed of a habit
    /// is of no use later.
    package func concerns(_ span: Range<Int64>) -> Bool {
        guard case .habit = source else { return instance.concerns(span) }
        let ring = instance.due
        return ring < span.upperBound && ring + AlarmInstance.patience > span.lowerBound
    }

    /// The order in which alarms are listed.
    package func rings(before other: ScheduledAlarm) -> Bool {
        let (own, others) = (instance.begin, other.instance.begin)
        return own == others ? title < other.title : own < others
    }
}
