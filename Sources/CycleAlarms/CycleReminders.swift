import AlarmClock
import CalendarModel
import CivilDate
package import CyclePipeline
import Messages

/// The events of a person's cycle that may ring, of one day.
package struct CycleReminders: Sendable {
    /// All that they follow from, beside the person.
    private struct Basis: Equatable {
        let entry: Int64
        let today: Day
        let first: Day
        let language: Language

        init(_ person: PersonState, at now: Int64) {
            entry = person.lastEntry
            today = person.today
            // A dose climbs past midnight, and what was missed of it is told for a day.
            first = person.time.day(at: now - AlarmInstance.longestMemory)
            language = person.language
        }
    }

    private let basis: Basis
    let events: [CalendarEvent]

    package init(of person: PersonState, at now: Int64) {
        basis = Basis(person, at: now)
        var options = CalendarOptions()
        options.months = 3
        options.past = 1
        options.language = person.language
        // A calendar has only the questions that somebody wants there; their reminder rings all the same.
        options.include = CalendarOptions.Content.allCases
        events =
            Forward.snapshot(of: person, options, as: "", ringingFrom: basis.first).events
    }

    /// Whether they would be the same for the same person as of `now`.
    package func holds(for person: PersonState, at now: Int64) -> Bool {
        Basis(person, at: now) == basis
    }

    /// In bytes, about.
    package var weight: Int { 1_024 * (events.count + 1) }
}
