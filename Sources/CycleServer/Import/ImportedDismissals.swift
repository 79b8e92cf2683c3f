import AlarmClock
import CalendarModel
package import CyclePipeline
import LogStore
import Messages

/// What calendars that came back as files say of alarms: which were dismissed or put off meanwhile.
package struct ImportedDismissals: Sendable {
    let acknowledgements: [AlarmAcknowledgement]
    /// A sentence for each of them.
    package let lines: [String]

    package var isEmpty: Bool { acknowledgements.isEmpty }
}

extension Member {
    /// What is not known yet, of alarms that are still remembered.
    ///
    /// - Parameter state: What the import was planned on.
    package func dismissals(
        by plan: ImportPlan, on state: PersonState
    ) throws -> ImportedDismissals {
        let now = state.moment.seconds
        let longest = AlarmInstance.longestMemory + Int64(Ladder.leads.upperBound)
        let store = household.store
        let dismissals = AlarmDismissals(
            person: state, known: try store.acknowledgements(of: person.id, at: now).byUID,
            now: now)
        let found = plan.plans.flatMap(\.pairs).compactMap {
            pair -> (AlarmAcknowledgement, String)? in
            // Alarms that are missing from a file tell nothing of these.
            guard
                let dismissal = dismissals.acknowledgement(
                    by: pair.returned, of: state.naming.uid(of: pair.served.identity), servedAs: nil
                ),
                dismissal.acknowledged > now - longest
            else { return nil }
            let language = state.language
            let event = language.edits.event(
                pair.served.identity.kind.name(
                    hidingFertility: state.settings.hidesFertility, in: language),
                on: pair.served.days, near: state.today)
            return (dismissal, language.alarms.dismissed(event))
        }
        return ImportedDismissals(acknowledgements: found.map(\.0), lines: found.map(\.1))
    }

    package func keep(_ dismissals: ImportedDismissals, at now: Int64) throws {
        guard !dismissals.isEmpty else { return }
        try household.store.acknowledge(
            dismissals.acknowledgements, of: person.id,
            showing: Set(dismissals.acknowledgements.map(\.uid)), at: now)
    }
}
