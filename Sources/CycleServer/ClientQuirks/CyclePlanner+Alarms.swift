import CalendarModel
import CivilDate
import CyclePipeline
import LogStore

/// What programs write when a person dismisses an alarm or puts it off.
extension CyclePlanner {
    /// The alarms of the event at `index` that an edit dismisses or puts off; `nil` where it says no more than is known.
    ///
    /// A program that has forgotten a dismissal does not take it back.
    func acknowledgement(
        by event: ReturnedEvent, at index: Int, against bases: [IndexedSnapshot]
    ) -> AlarmAcknowledgement? {
        let current = current.events[index]
        let known = collection.acknowledgements[current.uid]
        // A clock that is ahead must not silence what is to come.
        var until = event.acknowledged.map { min($0, now + Self.mostSecondsAhead) }
        var snoozed = event.snoozedUntil
        if deletesRung(event, current.uid, against: bases.first, since: known),
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
            uid: current.uid, acknowledged: until, snoozedUntil: snoozed, origin: .calendar)
    }

    /// Whether an alarm is missing that has rung and was not dismissed yet: Etar deletes those that are dismissed.
    ///
    /// Of a program that drops all alarms, also of those to come, nothing is known.
    private func deletesRung(
        _ event: ReturnedEvent, _ uid: String, against base: IndexedSnapshot?,
        since known: AlarmAcknowledgement?
    ) -> Bool {
        guard let base, let index = base[uid] else { return false }
        let served = base.events[index]
        func rung(by second: Int64) -> [Int] {
            let (day, minute) = person.time.dayAndMinute(at: second)
            return served.ringMinutes(until: minute, of: day)
        }
        let past = rung(by: now)
        guard !event.alarms.isEmpty || past.count == served.ringMinutes.count else { return false }
        let dismissed = known.map { rung(by: $0.acknowledged).count } ?? 0
        return past.dropFirst(dismissed).contains { !event.alarms.contains($0) }
    }

    /// The event without the alarm that we add where one was put off, from a program that has forgotten what it is.
    func withoutSnooze(_ event: ReturnedEvent, of uid: String) -> ReturnedEvent {
        guard let snoozed = collection.acknowledgements[uid]?.snoozedUntil,
            let index = current[uid]
        else { return event }
        let (day, minute) = person.time.dayAndMinute(at: snoozed)
        let shown = current.events[index]
        let ring = shown.minutes(to: minute, of: day)
        guard !shown.ringMinutes.contains(ring) else { return event }
        var event = event
        event.alarms.removeAll { $0 == ring }
        return event
    }

    private static let mostSecondsAhead: Int64 = 3_600
    private static let mostSecondsPutOff: Int64 = 60 * 86_400
}
