import AlarmClock
import CalendarModel
import CivilDate
import CycleAlarms
import CycleModel
import CyclePipeline
import CycleViews
import Messages
import Testing

/// Two methods that ask for something on one day: each is answered by itself.
@Suite struct SecondDoseTests {
    private let today = SamplePerson.today
    private var midnight: Int64 { Int64(today.number) * 86_400 }

    /// A pill since a week and another method that begins today; the pills are recorded up to a day counted from today.
    private func person(
        _ other: String, at minute: Int, pill: String = "pill 21+7", pillAt: Int = 1_260,
        through recorded: Int = -1, now: Int64
    ) throws -> PersonState {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: pill), on: today - 7, minuteOfDay: pillAt)
        try contraception.add(Contraceptive(text: other), on: today, minuteOfDay: minute)
        let records = (-7...recorded).map { SamplePerson.entry(today + $0) { $0.dose = .taken } }
        return SamplePerson.state([.contraception(contraception), .days(records)], at: now)
    }

    /// What rings or is still to ring within a day.
    private func alarms(_ person: PersonState) -> Set<String> {
        let now = person.moment.seconds
        return Set(
            AlarmSchedule(of: person, [], in: now..<now + 86_400).alarms
                .filter { $0.instance.course != .once }
                .map { "\($0.title) \($0.instance.begin)" })
    }

    private func recording(
        _ taking: DoseTaking, on person: PersonState
    ) throws -> (person: PersonState, doses: [Dose]) {
        let plan = try DosePlan(taking, of: [DueDoses(person).target(for: taking)], on: person)
        let after = plan.applied(to: person)
        return (after, RecordedDoses(plan.changed, of: after).doses)
    }

    static let others = ["injection 13 weeks", "patch", "ring"]

    /// Times of day of the other method: before the pill's, at the same time, after it, and around midnight.
    @Test(arguments: others, [5, 540, 1_230, 1_260, 1_275, 1_430])
    func `each taken answers one dose that rings and silences no other`(
        _ other: String, _ minute: Int
    ) throws {
        let ring = midnight + 60 * Int64(minute)
        var person = try person(other, at: minute, now: ring + 60)
        // Of two that ring, the later one; at the same time the pill.
        var order = [2]
        if minute == 1_260 { order = [1, 2] }
        if minute == 1_275 { order = [2, 1] }
        for course in order {
            let before = alarms(person)
            let recorded = try recording(.taken, on: person)
            #expect(recorded.doses.map(\.identity.course) == [course])
            #expect(recorded.doses.map(\.taking) == [.taken])
            let silenced = before.subtracting(alarms(recorded.person))
            let begin = course == 1 ? midnight + 60 * 1_260 : ring
            #expect(silenced.count == 1 && silenced.first?.hasSuffix(" \(begin)") == true)
            person = recorded.person
        }
        #expect(
            try DosePlan(.taken, of: order.map { DoseTarget(day: today, course: $0) }, on: person)
                .contents.isEmpty)
    }

    @Test func `what does not ring is not answered in the place of what does`() throws {
        // The minipill of yesterday was missed, and the patch rings.
        let person = try person(
            "patch", at: 540, pill: "minipill", through: -2, now: midnight + 541 * 60)
        let recorded = try recording(.taken, on: person)
        #expect(recorded.doses.map(\.kind) == [.patchOn])
        #expect(recorded.person.log == person.log)
    }

    @Test(arguments: others, DoseTaking.allCases)
    func `a second dose has each outcome and keeps it in the journal`(
        _ other: String, _ taking: DoseTaking
    ) throws {
        let person = try person(other, at: 540, now: midnight + 10 * 3_600)
        let plan = try DosePlan(taking, of: [DoseTarget(day: today, course: 2)], on: person)
        let content = try #require(plan.contents.first)
        #expect(plan.contents.count == 1)
        #expect(try JournalCodec.decode(JournalCodec.encode(content)) == content)
        let after = plan.applied(to: person)
        let doses = after.circumstances.contraception.doses(
            from: today, through: today, log: after.log)
        #expect(doses.map(\.taking) == [nil, taking])
        #expect(after.agendas.map { $0.due.first?.taking } == [nil, taking])
    }

    @Test func `the day's own record and a course that has nothing due are told apart`() throws {
        let person = try person("injection 13 weeks", at: 540, now: midnight + 10 * 3_600)
        #expect(
            DueDoses(person).target(for: .taken, course: 2) == DoseTarget(day: today, course: 2))
        let pill = try DosePlan(.taken, of: [DoseTarget(day: today)], on: person)
        #expect(
            RecordedDoses(pill.changed, of: pill.applied(to: person)).doses.map(\.kind) == [.active]
        )
        for target in [DoseTarget(day: today - 1, course: 2), DoseTarget(day: today, course: 3)] {
            #expect(throws: DosePlan.Problem.self) {
                try DosePlan(.taken, of: [target], on: person)
            }
        }
    }

    /// At half past nine the pill of yesterday is recorded, and that of today rings at nine in the evening.
    @Test func `nobody is late with what is still to come`() throws {
        let person = try person("injection 13 weeks", at: 1_380, now: midnight + 34_200)
        #expect(DueDoses(person).target(for: .late) == DoseTarget(day: today - 1))
        #expect(try recording(.late, on: person).person.log[today - 1].dose == .late)
        for target in [DoseTarget(day: today), DoseTarget(day: today, course: 2)] {
            #expect(throws: DosePlan.Problem.self) {
                try DosePlan(.late, of: [target], on: person)
            }
            #expect(try !DosePlan(.taken, of: [target], on: person).contents.isEmpty)
        }
        // Once it rings it can be.
        let evening = try self.person("injection 13 weeks", at: 1_380, now: midnight + 75_600)
        #expect(try !DosePlan(.late, of: [DoseTarget(day: today)], on: evening).contents.isEmpty)
        // Of a day that was named nobody knows how late it is.
        let named = person.on(today)
        #expect(try !DosePlan(.late, of: [DoseTarget(day: today)], on: named).contents.isEmpty)
    }

    /// Late is what is past its time, whenever its reminder rings: a pill at 21:00, and minutes after midnight.
    @Test(arguments: [("07:00", 480, false), ("20:00", 1_245, false), ("22:30", 1_290, true)])
    func `a dose is late by its own time and not by its reminder's`(
        _ reminder: String, _ minute: Int64, _ canBeLate: Bool
    ) throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "pill 21+7"), on: today - 7, minuteOfDay: 1_260)
        let person = SamplePerson.state(
            [
                .contraception(contraception),
                .setting(key: "remind.pill", value: "on \(reminder) 0 0 10 display"),
            ], at: midnight + 60 * minute)
        let target = DoseTarget(day: today)
        let due = DueDoses(person)
        let isAhead = due.ahead(among: due.doses(of: target)) != nil
        #expect(isAhead != canBeLate)
    }

    @Test func `an injection that was given on its day is recorded beside a pill`() throws {
        let person = try person("injection 13 weeks", at: 540, now: midnight + 10 * 3_600)
        let change = try CourseChange.resetting(2, on: today, nil, of: person)
        guard case .contraception(let courses)? = change.contents(on: person).first else {
            Issue.record("nothing is written of the injection")
            return
        }
        let doses = courses.doses(from: today, through: today, log: person.log)
        #expect(doses.map(\.taking) == [nil, .taken])
    }

    /// What a calendar says of the injection is not said of the pill.
    @Test(arguments: [("CONFIRMED", DoseTaking.taken), ("CANCELLED", .skipped)])
    func `a calendar speaks of the one dose that it changes`(
        _ status: String, _ taking: DoseTaking
    ) throws {
        let person = try person("injection 13 weeks", at: 540, now: midnight + 10 * 3_600)
        let plan = try self.plan(of: .injection, status, served: person, to: person)
        #expect(plan.log == person.log)
        let doses = plan.circumstances.contraception.doses(
            from: today, through: today, log: plan.log)
        #expect(doses.map(\.taking) == [nil, taking])
        #expect(plan.change == .together([.contraception(plan.circumstances.contraception)]))
    }

    /// A calendar of before names courses that have been changed.
    @Test func `a pill of a course that went on as another one is the pill of its day`() throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "pill 21+7"), on: today - 7, minuteOfDay: 1_260)
        let now = midnight + 22 * 3_600
        let before = SamplePerson.state([.contraception(contraception)], at: now)
        try contraception.end(1, on: today - 1)
        try contraception.add(Contraceptive(text: "pill 24+4"), on: today, minuteOfDay: 1_260)
        let after = SamplePerson.state([.contraception(contraception)], at: now)
        let plan = try self.plan(of: .pill, "CONFIRMED", served: before, to: after)
        #expect(plan.log[today].dose == .taken)
        #expect(plan.circumstances.contraception == contraception)
    }

    @Test func `an injection that is due no more says nothing of the pill`() throws {
        let before = try person("injection 13 weeks", at: 540, now: midnight + 10 * 3_600)
        var contraception = before.circumstances.contraception
        try contraception.remove(2)
        let after = SamplePerson.state(
            [.contraception(contraception)], at: before.moment.seconds)
        for status in ["CONFIRMED", "CANCELLED"] {
            let plan = try self.plan(of: .injection, status, served: before, to: after)
            #expect(plan.log == after.log, "\(status)")
            #expect(plan.circumstances.contraception == contraception, "\(status)")
        }
    }

    /// What is planned where today's event of a kind comes back with another status.
    private func plan(
        of kind: EventKind, _ status: String, served: PersonState, to person: PersonState
    ) throws -> ImportPlan {
        let snapshot = Forward.snapshot(of: served, CalendarOptions(), as: "file")
        let event = try #require(
            snapshot.events.first { $0.identity.kind == kind && $0.days.lowerBound == today })
        let versions = snapshot.events.map { _ in EventVersion(sequence: 0, modified: 1) }
        let text = String(decoding: Forward.bytes(snapshot, versions: versions), as: UTF8.self)
        let parts = text.split(separator: "BEGIN:VEVENT").map { part in
            let part = String(part)
            return part.contains(event.uid)
                ? part.replacing("STATUS:TENTATIVE", with: "STATUS:\(status)") : part
        }
        let returned = try Back.read(
            Array(parts.joined(separator: "BEGIN:VEVENT").utf8), for: person)
        return Back.plan(returned, against: [snapshot], on: person)
    }
}
