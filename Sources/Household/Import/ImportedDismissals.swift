import AlarmClock
import CalendarModel
package import CyclePipeline
import Messages
import Store

/// What calendars that came back as files say of alarms: which were dismissed or put off meanwhile.
package struct ImportedDismissals: Sendable {
    let acknowledgements: [AlarmAcknowledgement]
    private let events: [String]
    private let person: PersonState

    fileprivate init(
        _ found: [(acknowledgement: AlarmAcknowledgement, event: String)], of person: PersonState
    ) {
        acknowledgements = found.map(\.acknowledgement)
        events = found.map(\.event)
        self.person = person
    }

    /// A sentence for each of them: what was done, or would be.
    package func lines(applied: Bool) -> [String] {
        let language = person.language
        return zip(acknowledgements, events).map { acknowledgement, event in
            guard let until = acknowledgement.snoozedUntil else {
                return applied
                    ? language.alarms.dismissed(event) : language.alarms.wouldDismiss(event)
            }
            let minute = person.time.dayAndMinute(at: until).minuteOfDay
            let time = language.time(minuteOfDay: minute)
            return applied
                ? language.alarms.snoozed(event, until: time)
                : language.alarms.wouldSnooze(event, until: time)
        }
    }

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
            return (dismissal, event)
        }
        return ImportedDismissals(found, of: state)
    }

    package func keep(_ dismissals: ImportedDismissals, at now: Int64) throws {
        guard !dismissals.isEmpty else { return }
        try household.store.acknowledge(
            dismissals.acknowledgements, of: person.id,
            showing: Set(dismissals.acknowledgements.map(\.uid)), at: now)
    }
}
