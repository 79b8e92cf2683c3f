package import AlarmClock
package import CycleAlarms
package import CyclePipeline
package import Household

/// An alarm that is only tried: kept nowhere, and over when it ends.
package struct TriedAlarm: AlarmSource {
    private let alarm: ScheduledAlarm
    private let state: PersonState
    private var mark = AlarmMark()

    /// It begins to ring at a moment.
    package init(titled title: String, from begin: Int64, _ ladder: Ladder, for person: PersonState)
    {
        let due = begin + Int64(ladder.lead)
        alarm = ScheduledAlarm(
            instance: AlarmInstance(AlarmInstance.ID(uid: ""), due: due, .ladder(ladder)),
            source: .own, title: title, note: nil, about: due, isWholeDay: true)
        state = person
    }

    package var person: PersonState? { state }

    package mutating func poll(at now: Int64) -> AlarmWatch.Report {
        var report = AlarmWatch.Report()
        switch alarm.instance.state(at: now, mark) {
        case .waiting(let until): report.next = until
        case .ringing(let ring):
            report.ringing = [(alarm, ring)]
            report.next = ring.next
            mark.rung = max(ring.since, mark.rung ?? .min)
        case .missed:
            report.missed = [alarm]
            mark.acknowledged = now
        case .standing, .over: break
        }
        return report
    }

    package func noteTold(at now: Int64) {}
    package func leaveUntold() {}

    package mutating func dismiss(_: [ScheduledAlarm], until: Int64?, at now: Int64) {
        mark.acknowledged = now
        mark.snoozedUntil = until
    }
}
