import AlarmClock
import SeededRandomness
import Testing

/// What a clock elsewhere is told is what this one does.
@Suite struct AlarmTimelineTests {
    private let due: Int64 = 1_800_000_000
    private let id = AlarmInstance.ID(uid: "a")

    private var alarm: AlarmInstance { AlarmInstance(id, due: due, .ladder(.standard)) }

    @Test func `an alarm to come is told from its first rung to its end`() throws {
        let timeline = try #require(alarm.timeline(from: due - 5_000))
        #expect(timeline.signals.map { Int(due - $0.at) } == [1_800, 1_200, 810, 540, 360, 300])
        #expect(timeline.signals.map(\.level.number) == [1, 2, 3, 4, 5, 5])
        #expect(timeline.lastPart == due - 300)
        #expect(timeline.end == due + 600)
    }

    @Test func `what rings already comes first, and what is over is not told`() throws {
        let timeline = try #require(alarm.timeline(from: due - 700))
        #expect(timeline.signals.map { Int(due - $0.at) } == [810, 540, 360, 300])
        #expect(alarm.timeline(from: due + 600) == nil)
        #expect(alarm.timeline(from: due - 700, AlarmMark(acknowledged: due - 750)) == nil)
        #expect(alarm.timeline(from: due - 700, AlarmMark(rung: due - 700)) == timeline)
    }

    @Test func `one that was put off begins when it rings again`() throws {
        let mark = AlarmMark(acknowledged: due - 750, snoozedUntil: due - 450)
        let timeline = try #require(alarm.timeline(from: due - 700, mark))
        #expect(timeline.signals.map { Int(due - $0.at) } == [540, 360, 300])
        let late = AlarmMark(acknowledged: due + 590, snoozedUntil: due + 890)
        let last = try #require(alarm.timeline(from: due + 595, late))
        #expect(last.signals.map { Int($0.at - due) } == [890])
        #expect(last.end == due + 950)
    }

    @Test func `by its timeline an alarm does at each moment what it does here`() {
        var random = SplitMix(34)
        for _ in 0..<2_000 {
            let ladder = Ladder(
                lead: .random(in: 60...7_200, using: &random),
                last: .random(in: 0...600, using: &random),
                after: .random(in: 0...900, using: &random))
            let alarm = AlarmInstance(
                id, due: due, Bool.random(using: &random) ? .once : .ladder(ladder))
            let start = due + .random(in: -8_000...1_000, using: &random)
            var mark = AlarmMark()
            if Bool.random(using: &random) {
                mark.acknowledged = start - .random(in: 0...300, using: &random)
                if Bool.random(using: &random) {
                    mark.snoozedUntil = mark.acknowledged.map { $0 + 300 }
                }
            }
            let timeline = alarm.timeline(from: start, mark)
            for moment in stride(from: start, to: due + 2_000, by: 7) {
                let level = timeline.flatMap { timeline in
                    moment < timeline.end ? timeline.signals.last { $0.at <= moment }?.level : nil
                }
                guard case .ringing(let ring) = alarm.state(at: moment, mark) else {
                    #expect(level == nil, "\(alarm) \(mark) at \(moment - due)")
                    continue
                }
                #expect(level == ring.level, "\(alarm) \(mark) at \(moment - due)")
            }
        }
    }
}
