import CivilDate
import CycleModel

/// Days that an event asks to log as a period, and days that it asks to take out of the log.
struct PeriodRequest {
    /// Its days are filled in when the request is settled.
    var reported: ReportedChange
    /// `nil` for a calendar that is not ours.
    let calendar: ServedCalendar?
    /// In order.
    let wants: [Day]
    let drops: [Day]
    /// The event is one of ours that was changed, not a new one.
    let isEdit: Bool

    /// The log that the calendar was made from.
    var base: DayLog? { calendar?.log }

    /// The days on which the log can contradict it: two more on both sides of an edit, for a period day there
    /// would join it.
    var reach: ClosedRange<Day>? {
        guard let first = (wants + drops).min(), let last = (wants + drops).max() else {
            return nil
        }
        return isEdit ? (first - 2)...(last + 2) : first...last
    }
}
