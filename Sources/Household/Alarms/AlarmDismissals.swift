package import CalendarModel
import CivilDate
package import CyclePipeline
package import Store

/// What programs write when a person dismisses an alarm or puts it off, beside what is known of it.
package struct AlarmDismissals {
    package let person: PersonState
    /// By the UIDs that their events have where no calendar has names of its own.
    package let known: [String: AlarmAcknowledgement]
    /// Seconds since 1970.
    package let now: Int64

    package init(person: PersonState, known: [String: AlarmAcknowledgement], now: Int64) {
        self.person = person
        self.known = known
        self.now = now
    }

    /// The alarms that an event dismisses or puts off; `nil` where it says no more than is known.
    ///
    /// A program that has forgotten a dismissal does not take it back.
    ///
    /// - Parameter served: The event as the program had it; `nil` where alarms that are missing tell nothing.
    package func acknowledgement(
        by event: ReturnedEvent, of uid: String, servedAs served: CalendarEvent?
    ) -> AlarmAcknowledgement? {
        let known = known[uid]
        // A clock that is ahead must not silence what is to come.
        var until = event.acknowledged.map { min($0, StoredTime.latest(at: now)) }
        var snoozed = event.snoozedUntil
        if deletesRung(event, servedAs: served, since: known),
            until ?? .min <= known?.acknowledged ?? .min
        {
            (until, snoozed) = (now, nil)
        }
        guard let until, until >= known?.acknowledged ?? .min else { return nil }
        if let later = snoozed, later <= until || later > until + Self.mostSecondsPutOff {
            snoozed = nil
        }
        guard until != known?.acknowledged || snoozed != known?.snoozedUntil else { return nil }
        return AlarmAcknowledgement(
            uid: uid, acknowledged: until, snoozedUntil: snoozed, origin: .calendar)
    }

    /// Whether an alarm is missing that has rung and was not dismissed yet: Etar deletes those that are dismissed.
    ///
    /// Of a program that drops all alarms, also of those to come, nothing is known.
    private func deletesRung(
        _ event: ReturnedEvent, servedAs served: CalendarEvent?, since known: AlarmAcknowledgement?
    ) -> Bool {
        guard let served else { return false }
        func rung(by second: Int64) -> [Int] {
            let (day, minute) = person.time.dayAndMinute(at: second)
            return served.ringMinutes(until: minute, of: day)
        }
        let past = rung(by: now)
        guard !event.alarms.isEmpty || past.count == served.ringMinutes.count else { return false }
        let dismissed = known.map { rung(by: $0.acknowledged).count } ?? 0
        return past.dropFirst(dismissed).contains { !event.alarms.contains($0) }
    }

    /// The event with the alarms that it would have if none of them had been dismissed or put off, from a program that
    /// has forgotten which these are.
    ///
    /// - Parameter shown: The event as it would be shown then.
    package func undismissed(_ event: ReturnedEvent, of shown: CalendarEvent) -> ReturnedEvent {
        guard let known = known[person.naming.uid(of: shown.identity)] else { return event }
        var event = event
        let all = shown.ringMinutes
        if let snoozed = known.snoozedUntil {
            let (day, minute) = person.time.dayAndMinute(at: snoozed)
            let ring = shown.minutes(to: minute, of: day)
            if !all.contains(ring) { event.alarms.removeAll { $0 == ring } }
        }
        // A program that drops all alarms tells nothing of any.
        guard !event.alarms.isEmpty else { return event }
        let left = shown.dismissed(by: known, person, person.naming).ringMinutes
        event.alarms = Set(event.alarms + all.filter { !left.contains($0) }).sorted()
        return event
    }

    private static let mostSecondsPutOff: Int64 = 60 * 86_400
}

extension [AlarmAcknowledgement] {
    package var byUID: [String: AlarmAcknowledgement] {
        Dictionary(map { ($0.uid, $0) }, uniquingKeysWith: { $1 })
    }
}

extension CalendarEvent {
    /// The event with what is known of its alarms. That makes no version of its own, unless alarms are missing then: to
    /// programs an event of a higher SEQUENCE is another one.
    package func dismissed(
        by acknowledgement: AlarmAcknowledgement, _ person: PersonState, _ naming: EventNaming
    ) -> CalendarEvent {
        let (day, minute) = person.time.dayAndMinute(at: acknowledgement.acknowledged)
        return dismissed(
            until: acknowledgement.acknowledged, minute, of: day,
            snoozedUntil: acknowledgement.snoozedUntil, naming)
    }
}

extension CalendarSnapshot {
    /// The calendar with what is known of its events' alarms.
    package func showing(_ acknowledgements: [String: AlarmAcknowledgement]) -> CalendarSnapshot {
        if acknowledgements.isEmpty { return self }
        return with(
            events.map { event in
                // A feed may have names of its own.
                acknowledgements[person.naming.uid(of: event.identity)]
                    .map { event.dismissed(by: $0, person, naming) } ?? event
            })
    }
}
