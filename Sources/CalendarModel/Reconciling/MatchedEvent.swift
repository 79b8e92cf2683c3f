/// A returned event beside the served one that it was.
package struct MatchedEvent: Equatable, Sendable {
    package let served: CalendarEvent
    package let returned: ReturnedEvent
    let match: ReportedChange.Match
    /// What the served one belonged to.
    let calendar: ServedCalendar
}
