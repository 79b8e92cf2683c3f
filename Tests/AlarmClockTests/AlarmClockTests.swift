import AlarmClock
import SeededRandomness
import Testing

@Suite struct AlarmClockTests {
    private let due: Int64 = 1_800_000_000
    private let id = AlarmInstance.ID(uid: "a")

    private var alarm: AlarmInstance { AlarmInstance(id, due: due, .ladder(.standard)) }

    private func ring(_ minutes: Double, _ mark: AlarmMark = AlarmMark()) -> AlarmState {
        alarm.state(at: due + Int64(minutes * 60), mark)
    }

    @Test func `it waits, climbs, does not pause, and gives up`() {
        #expect(ring(-31) == .waiting(until: due - 1_800))
        let levels = [-30.0, -20, -13.5, -9, -6, -5, 0, 9.9].map { minutes -> Int? in
            guard case .ringing(let ring) = ring(minutes) else { return nil }
            return ring.isContinuous ? 10 + ring.level.number : ring.level.number
        }
        #expect(levels == [1, 2, 3, 4, 5, 15, 15, 15])
        #expect(ring(10) == .missed)
        #expect(ring(10, AlarmMark(rung: due + 600)) == .standing(wasHeard: false))
        #expect(ring(10 + 1_440) == .over)
    }

    @Test func `a dismissal ends the whole instance, and one before it began does not`() {
        #expect(ring(-10, AlarmMark(acknowledged: due - 1_200)) == .over)
        #expect(ring(15, AlarmMark(acknowledged: due + 700)) == .over)
        guard case .ringing = ring(-10, AlarmMark(acknowledged: due - 1_801)) else {
            Issue.record("it is silent")
            return
        }
    }

    @Test(arguments: [
        // Put off for five minutes: at the next rung, or before the last part, or at its time.
        (-30.0, -25.0), (-15, -13.5), (-8, -6), (-5.5, -5), (-4, 0), (2, 7),
    ])
    func `snooze never goes past the next rung`(_ pressed: Double, _ wakes: Double) {
        let at = due + Int64(pressed * 60)
        let mark = AlarmMark(acknowledged: at, snoozedUntil: at + 300, rung: at)
        let wake = due + Int64(wakes * 60)
        #expect(alarm.state(at: at + 1, mark) == .waiting(until: wake))
        guard case .ringing(let ring) = alarm.state(at: wake, mark) else {
            Issue.record("it is silent")
            return
        }
        #expect(ring.isNew)
        #expect(ring.since == wake)
    }

    @Test(arguments: [
        // An hour's snooze of a reminder ten minutes before an event of half an hour.
        (0, 10), (5, 10), (10, 40), (39, 40), (40, 100),
    ])
    func `snooze never goes past what it is for`(_ pressed: Int64, _ wakes: Int64) {
        let alarm = AlarmInstance(id, due: due, .once, limits: [due + 600, due + 2_400])
        let at = due + 60 * pressed
        let mark = AlarmMark(acknowledged: at, snoozedUntil: at + 3_600, rung: at)
        #expect(alarm.state(at: at + 1, mark) == .waiting(until: due + 60 * wakes))
    }

    @Test func `what is put off beyond its end rings for a minute more`() {
        let mark = AlarmMark(acknowledged: due + 500, snoozedUntil: due + 4_000, rung: due + 500)
        #expect(alarm.state(at: due + 3_999, mark) == .waiting(until: due + 4_000))
        guard case .ringing(let ring) = alarm.state(at: due + 4_000, mark) else {
            Issue.record("it is silent")
            return
        }
        #expect(ring.isNew && ring.since == due + 4_000)
        #expect(alarm.state(at: due + 4_060, mark) == .missed)
    }

    @Test func `what was put off still rings where its entry was changed by that`() {
        let alarm = AlarmInstance(id, due: due, .ladder(.standard), set: due + 650)
        #expect(alarm.state(at: due + 651) == .over)
        let mark = AlarmMark(acknowledged: due + 650, snoozedUntil: due + 4_000, rung: due + 500)
        #expect(alarm.state(at: due + 651, mark) == .waiting(until: due + 4_000))
        guard case .ringing = alarm.state(at: due + 4_000, mark) else {
            Issue.record("it is silent")
            return
        }
        #expect(alarm.state(at: due + 4_060, mark) == .missed)
    }

    @Test func `a dismissal of one day lets the next day ring`() {
        let days = (0..<2).map { number in
            AlarmInstance(
                AlarmInstance.ID(uid: "a", recurrence: "\(number)"),
                due: due + Int64(number) * 86_400, .ladder(.standard))
        }
        let all = [id: AlarmMark(acknowledged: due)]
        #expect(AlarmClock.read(days, all, now: due + 1).ringing.isEmpty)
        #expect(
            AlarmClock.read(days, all, now: due + 86_400).ringing.map(\.instance) == [days[1]])
    }

    @Test func `after a stop over three rungs it rings once`() {
        let marks = [id: AlarmMark(rung: due - 1_800)]
        let look = AlarmClock.read([alarm], marks, now: due - 400)
        #expect(look.ringing.map(\.ring.level.number) == [4])
        #expect(look.ringing.allSatisfy { $0.ring.isNew && $0.ring.since == due - 540 })
    }

    @Test func `what rings once rings once, up to ten minutes late`() {
        let alarm = AlarmInstance(id, due: due, .once)
        #expect(alarm.state(at: due - 1) == .waiting(until: due))
        guard case .ringing(let ring) = alarm.state(at: due + 599) else {
            Issue.record("it is silent")
            return
        }
        #expect(ring.isNew && !ring.isContinuous && ring.level.number == 1)
        let heard = AlarmState.standing(wasHeard: true)
        #expect(alarm.state(at: due + 599, AlarmMark(rung: due)) == heard)
        #expect(alarm.state(at: due + 600) == .missed)
        #expect(alarm.state(at: due + 601, AlarmMark(rung: due)) == heard)
        // It was told that it was missed.
        #expect(
            alarm.state(at: due + 900, AlarmMark(rung: due + 700)) == .standing(wasHeard: false))
        #expect(alarm.state(at: due + 5, AlarmMark(acknowledged: due + 2, rung: due)) == .over)
    }

    @Test func `what was claimed and not told is missed once, and never rings again`() {
        let alarm = AlarmInstance(id, due: due, .once)
        let unheard = AlarmState.standing(wasHeard: false)
        for moment in [due + 1, due + 599, due + 600, due + 80_000] {
            #expect(alarm.state(at: moment, AlarmMark(claimed: due)) == .missed)
            #expect(alarm.state(at: moment, AlarmMark(rung: due - 5, claimed: due)) == .missed)
            #expect(alarm.state(at: moment, AlarmMark(rung: due + 1, claimed: due)) == unheard)
            // It was another alarm of the entry that was claimed, a minute later.
            #expect(
                alarm.state(at: moment, AlarmMark(rung: due, claimed: due + 60))
                    == .standing(wasHeard: true))
        }
        #expect(
            alarm.state(at: due + 5, AlarmMark(acknowledged: due + 2, claimed: due)) == .over)
        // It was put off, and the claim was of the ring before that.
        let snoozed = AlarmMark(acknowledged: due + 2, snoozedUntil: due + 300, claimed: due)
        guard case .ringing(let ring) = alarm.state(at: due + 301, snoozed) else {
            Issue.record("it is silent")
            return
        }
        #expect(ring.isNew)
    }

    @Test func `of a ladder, a rung that was claimed does not ring again, and the next one does`() {
        for (moment, isNew) in [(-1_790, false), (-1_201, false), (-1_200, true)] as [(Int64, Bool)]
        {
            guard
                case .ringing(let ring) = self.alarm.state(
                    at: due + moment, AlarmMark(claimed: due - 1_800))
            else {
                Issue.record("it is silent")
                return
            }
            #expect(ring.isNew == isNew)
        }
        #expect(alarm.state(at: due + 600, AlarmMark(claimed: due + 540)) == .missed)
    }

    @Test func `whatever the schedule and the clock, it rings as it should`() {
        var random = SplitMix(20)
        for number in 0..<TestExtent.choose(10_000, whole: 100_000) {
            var host = Host(&random, from: due)
            host.live(&random)
            if let problem = host.problem {
                Issue.record("schedule \(number): \(problem)")
                return
            }
        }
    }
}

/// A program that rings by the clock, whose time jumps, and whom a person answers.
private struct Host {
    private struct Ring: Hashable {
        let instance: AlarmInstance
        let since: Int64
    }

    private var now: Int64
    private var marks: [AlarmInstance.ID: AlarmMark] = [:]
    private let instances: [AlarmInstance]
    private var rung: Set<Ring> = []
    private var missed: Set<AlarmInstance> = []
    private var dismissed: Set<AlarmInstance> = []
    private(set) var problem: String?

    init(_ random: inout SplitMix, from due: Int64) {
        now = due
        let leads = [60, 90, 300, 600, 1_800, 3_600, 86_400, 604_800]
        instances = (0..<1 + random.below(3)).map { number in
            let ladder = Ladder(
                lead: leads[random.below(leads.count)], last: random.below(4) * 150,
                after: random.below(3) * 300)
            return AlarmInstance(
                AlarmInstance.ID(uid: "\(number)", recurrence: random.happens(50) ? "x" : ""),
                due: due + Int64(random.below(7_200)),
                random.happens(70) ? .ladder(ladder) : .once)
        }
    }

    mutating func live(_ random: inout SplitMix) {
        // Whether the clock has run without a jump since the last look, to just when it was asked to look.
        var isOnTime = false
        for _ in 0..<40 {
            guard problem == nil else { return }
            let look = AlarmClock.read(instances, marks, now: now)
            take(look, isOnTime)
            if !look.missed.isEmpty, !look.ringing.isEmpty, random.happens(10) { continue }
            answer(look, &random)
            let next = AlarmClock.read(instances, marks, now: now).next
            (now, isOnTime) = sleep(until: next, &random)
        }
    }

    private mutating func take(_ look: AlarmClock.Reading, _ isOnTime: Bool) {
        let shown = Set(look.ringing.map(\.instance) + look.standing)
        for instance in instances where mustShow(instance) {
            expect(shown.contains(instance), "is not there")
        }
        for (instance, ring) in look.ringing {
            expect(!dismissed.contains(instance), "rings after a dismissal")
            expect(ring.since <= now && ring.next > now, "rings at the wrong time")
            expect(ring.level.number == level(of: instance), "rings as another rung")
            expect(
                ring.isContinuous == (instance.lastPart.map { now >= $0 } ?? false),
                "pauses in the last part, or does not before")
            guard ring.isNew else {
                // After a jump back it has rung before.
                let hasRung = marks[instance.id]?.rung ?? .min >= now
                expect(!isOnTime || hasRung || !isRung(now, of: instance), "misses a rung")
                continue
            }
            expect(!isOnTime || ring.since == now, "rings late")
            expect(isStage(ring.since, of: instance), "rings between two rungs")
            expect(
                rung.insert(Ring(instance: instance, since: ring.since)).inserted, "rings twice")
            marks[instance.id, default: AlarmMark()].rung = max(
                ring.since, marks[instance.id]?.rung ?? .min)
        }
        for instance in look.missed {
            expect(!dismissed.contains(instance), "was missed after a dismissal")
            expect(missed.insert(instance).inserted, "is told twice")
            marks[instance.id, default: AlarmMark()].rung = now
        }
    }

    /// Whether it has begun, has not ended, and was neither dismissed nor put off.
    private func mustShow(_ instance: AlarmInstance) -> Bool {
        let mark = marks[instance.id] ?? AlarmMark()
        return instance.begin <= now && now < instance.end
            && mark.acknowledged ?? .min < instance.begin
    }

    /// Of five rungs the levels are 1 to 5; of more the first are gentle, and the last part is the highest.
    private func level(of instance: AlarmInstance) -> Int {
        guard case .ladder(let ladder) = instance.course, let lastPart = instance.lastPart else {
            return 1
        }
        if now >= lastPart { return 5 }
        let (rungs, left) = (ladder.rungs, Int(instance.due - now))
        let passed = rungs.count { $0 >= left }
        return max(1, rungs.count > 5 ? passed - (rungs.count - 5) : passed)
    }

    private func isStage(_ moment: Int64, of instance: AlarmInstance) -> Bool {
        // What was put off rings again at its time at the latest.
        moment == marks[instance.id]?.snoozedUntil || moment == instance.due
            || isRung(moment, of: instance)
    }

    private func isRung(_ moment: Int64, of instance: AlarmInstance) -> Bool {
        guard case .ladder(let ladder) = instance.course, let lastPart = instance.lastPart else {
            return moment == instance.due
        }
        return ladder.rungs.contains(Int(instance.due - moment))
            || moment >= lastPart && (moment - lastPart) % 60 == 0
    }

    private mutating func answer(_ look: AlarmClock.Reading, _ random: inout SplitMix) {
        for (instance, _) in look.ringing where random.happens(15) {
            marks[instance.id, default: AlarmMark()].acknowledged = now
            let isSnoozed = random.happens(60)
            marks[instance.id]?.snoozedUntil = isSnoozed ? now + 300 : nil
            if !isSnoozed { dismissed.insert(instance) }
            // What is put off may be missed once more.
            missed.remove(instance)
        }
    }

    /// Sometimes to when it asked to be woken, sometimes with a jump of the clock in between.
    private func sleep(until next: Int64?, _ random: inout SplitMix) -> (Int64, isOnTime: Bool) {
        guard let next else { return (now + 3_600, false) }
        switch random.below(10) {
        case 0: return (next + Int64(random.below(10_000)), false)
        case 1: return (now - Int64(random.below(7_200)), false)
        case 2: return (min(next, now + 15), next <= now + 15)
        default: return (next, true)
        }
    }

    private mutating func expect(_ holds: Bool, _ otherwise: String) {
        if !holds, problem == nil { problem = "it \(otherwise)" }
    }
}
