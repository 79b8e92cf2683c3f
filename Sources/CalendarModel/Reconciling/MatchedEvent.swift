import CivilDate
import Messages

/// A returned event beside the served one that it was.
package struct MatchedEvent: Equatable, Sendable {
    package let served: CalendarEvent
    package let returned: ReturnedEvent
    let match: ReportedChange.Match
    /// What the served one belonged to.
    let calendar: ServedCalendar
}

extension MatchedEvent {
    var name: String { Titles.plain.title(served.identity.kind, in: .english) }

    func reported(_ kind: ReportedChange.Kind, _ days: [Day], _ why: String) -> ReportedChange {
        ReportedChange(
            kind: kind, days: days, uid: served.uid, match: match, why: why, name: name,
            was: served.days)
    }

    func unapplied(_ why: String) -> UnappliedEdit {
        UnappliedEdit(uid: served.uid, why: why, name: name, days: served.days)
    }
}
