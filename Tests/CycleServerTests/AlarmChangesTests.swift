import AlarmClock
import CycleAlarms
import CyclePipeline
import Household
import Secrets
import Testing

/// What is told of alarms from one look to the next.
@Suite struct AlarmNewsTests {
    private let key: AlarmKey
    private var news: AlarmChanges
    private let now: Int64 = 1_795_161_600

    init() throws {
        key = AlarmKey(try #require(Seed([UInt8](repeating: 7, count: 32))))
        news = AlarmChanges(key)
    }

    private func alarm(_ number: Int) -> ScheduledAlarm {
        ScheduledAlarm(
            instance: AlarmInstance(
                AlarmInstance.ID(uid: "alarm \(number)"), due: now + 1_200, .ladder(.standard)),
            source: .own, title: "Alarm \(number)", note: nil, about: now + 1_200,
            isWholeDay: false)
    }

    private func ring(
        _ numbers: some Sequence<Int>, level: Int = 1, isNew: Bool = true
    ) -> AlarmWatch.Report {
        var report = AlarmWatch.Report()
        report.ringing = numbers.map {
            (
                alarm($0),
                AlarmState.Ring(
                    level: AlarmLevel(level), since: now, isNew: isNew, isContinuous: level == 5,
                    next: now + 60)
            )
        }
        return report
    }

    private func told(_ events: [AlarmEvent]) -> [String] {
        events.map {
            "\($0.kind.rawValue) \($0.isRest ? "\($0.alarms.count) others" : $0.alarm.title)"
        }
    }

    @Test mutating func `each ring is told once, and its end`() {
        #expect(told(news.events(in: ring([1]), at: now)) == ["ring Alarm 1"])
        #expect(told(news.events(in: ring([1], isNew: false), at: now + 1)) == [])
        let louder = news.events(in: ring([1], level: 5), at: now + 2)
        #expect(told(louder) == ["ring Alarm 1"])
        #expect(louder.first?.level == .highest)
        #expect(louder.first?.isContinuous == true)
        #expect(told(news.events(in: AlarmWatch.Report(), at: now + 3)) == ["stop Alarm 1"])
        #expect(told(news.events(in: AlarmWatch.Report(), at: now + 4)) == [])
    }

    @Test mutating func `an alarm keeps its name through all that is told of it`() {
        let ids = [
            news.events(in: ring([1]), at: now), news.events(in: ring([1], level: 2), at: now + 1),
            news.events(in: AlarmWatch.Report(), at: now + 2),
        ].flatMap { $0.map(\.id) }
        #expect(ids.count == 3)
        #expect(Set(ids).count == 1)
        #expect(news.events(in: ring([2]), at: now).first?.id != ids.first)
    }

    @Test mutating func `what rang when the program began is told when it ends`() {
        #expect(told(news.events(in: ring([1], isNew: false), at: now)) == [])
        #expect(told(news.events(in: AlarmWatch.Report(), at: now + 1)) == ["stop Alarm 1"])
    }

    @Test mutating func `what was told and stands is not over, and giving up is no dismissal`() {
        _ = news.events(in: ring([1]), at: now)
        var standing = AlarmWatch.Report()
        standing.missed = [alarm(1)]
        #expect(told(news.events(in: standing, at: now + 2_000)) == ["missed Alarm 1"])
        standing.missed = []
        standing.standing = [alarm(1)]
        #expect(told(news.events(in: standing, at: now + 2_001)) == [])
        // A day later the store forgets it; nobody dismissed it.
        let end = alarm(1).instance.end + AlarmState.memory
        #expect(told(news.events(in: AlarmWatch.Report(), at: end)) == [])
    }

    @Test mutating func `500 alarms at once are twenty and one message for all others`() {
        let first = news.events(in: ring(1...500), at: now)
        #expect(first.count == 21)
        #expect(told(first).last == "ring 480 others")
        #expect(told(news.events(in: ring(1...500, isNew: false), at: now + 1)) == [])
        // Some of the others ring on.
        let some = news.events(in: ring(100...500, isNew: false), at: now + 2)
        #expect(some.map(\.kind) == [AlarmEvent.Kind](repeating: .stop, count: 20))
        let rest = news.events(in: AlarmWatch.Report(), at: now + 3)
        #expect(rest.map(\.isRest) == [true])
        #expect(rest.map(\.id) == [first.last?.id])
    }
}
