package import CalendarModel
import CivilDate
package import CycleModel

/// A calendar as it is on one day, before its events have versions: what an export writes and a feed serves.
///
/// It is a pure function of a person's state and the options, so that an earlier one can be had again at any time.
package struct CalendarSnapshot: Sendable {
    /// What the calendar's UID is made from: `file`, or a feed's own name.
    package let name: String
    package let person: PersonState
    package let options: CalendarOptions
    package let publishing: PublishingOptions
    package let forecast: Forecast
    /// In the order of their days.
    package let events: [CalendarEvent]
    /// When each of them had changed last as it was given out, where that was remembered.
    package var stamps: [Int64] = []
    /// Whether no later one was served under its name with its options.
    package var isLatest = true

    /// How its events are named.
    package var naming: EventNaming {
        options.ownNames.map(person.naming.own) ?? person.naming
    }

    package var isNeutral: Bool { options.titles.isNeutral }

    /// Of each event's content, in the same order: what tells whether an event needs a new version.
    ///
    /// - Complexity: a hash for each event.
    package var fingerprints: [[UInt8]] {
        events.map { person.naming.fingerprint(of: $0.content) }
    }

    /// Of all that a person can change in it: a copy that nobody edited has the same, whatever program wrote it.
    package var contents: [UInt8] {
        person.naming.fingerprint(of: CalendarContents.bytes(of: events))
    }

    /// The same calendar with other events.
    package func with(_ events: [CalendarEvent]) -> CalendarSnapshot {
        CalendarSnapshot(
            name: name, person: person, options: options, publishing: publishing,
            forecast: forecast, events: events)
    }

    /// What an edit is held against.
    package var served: ServedCalendar {
        ServedCalendar(
            uid: person.naming.calendarUID(name), log: person.log, events: events,
            entry: person.lastEntry, reminders: publishing.reminders, stamps: stampsByUID,
            isLatest: isLatest)
    }

    private var stampsByUID: [String: Int64] {
        guard stamps.count == events.count else { return [:] }
        return Dictionary(zip(events.map(\.uid), stamps), uniquingKeysWith: min)
    }
}
