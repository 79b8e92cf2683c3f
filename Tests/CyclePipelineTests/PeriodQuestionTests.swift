import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Testing

/// What a page asks of today, and what the answers write.
@Suite struct PeriodQuestionTests {
    /// Four periods of five days every 28 days, the last from 1 November.
    private func person(
        _ today: String, _ change: (inout DayLog) throws -> Void = { _ in }
    ) throws -> PersonState {
        let last = try #require(Day("2026-11-01"))
        var log = DayLog(
            periodDays: [last - 84, last - 56, last - 28, last].flatMap { start in
                (0..<5).map { start + $0 }
            })
        try change(&log)
        return PersonState(
            log: log, naming: SamplePerson.naming, day: try #require(Day(today)),
            zones: SamplePerson.zones)
    }

    private func question(_ person: PersonState) -> PeriodQuestion? {
        PeriodQuestion(person, person.forecast(months: 2))
    }

    @Test func `nothing is asked in the middle of a cycle`() throws {
        #expect(question(try person("2026-11-15")) == nil)
    }

    @Test func `slight bleeding in mid-cycle is asked about for a week at most`() throws {
        let day = try #require(Day("2026-11-17"))
        for passed in 0...8 {
            let person = try person("\(day + passed)") { $0[day].flow = .light }
            #expect((question(person) == .wasPeriod(day...day)) == (passed <= 7), "\(passed)")
            var circumstances = person.circumstances
            circumstances.answers[bleed: day] = .between
            #expect(question(person.with(person.log, circumstances)) == nil)
            circumstances.answers[bleed: day] = .start
            #expect(question(person.with(person.log, circumstances)) != .wasPeriod(day...day))
        }
        let pregnant = try person("2026-11-18") { $0[day].flow = .light }
        var circumstances = pregnant.circumstances
        circumstances.life.begin(.pregnancy(due: day + 240), on: day - 5)
        #expect(question(pregnant.with(pregnant.log, circumstances)) != .wasPeriod(day...day))
    }

    @Test func `of two slight bleeds the one that is open is asked about`() throws {
        let day = try #require(Day("2026-11-14"))
        let person = try person("2026-11-19") {
            $0[day].flow = .light
            $0[day + 4].flow = .light
        }
        #expect(question(person) == .wasPeriod((day + 4)...(day + 4)))
        var circumstances = person.circumstances
        circumstances.answers[bleed: day + 4] = .between
        #expect(question(person.with(person.log, circumstances)) == .wasPeriod(day...day))
    }

    @Test func `a method or a pregnancy says what a bleed was at every door`() throws {
        let day = try #require(Day("2026-11-17"))
        let person = try person("2026-11-18") { $0[day].flow = .light }
        #expect(person.unansweredBleeds.map(\.start) == [day])
        var pregnant = person.circumstances
        pregnant.life.begin(.pregnancy(due: day + 240), on: day - 5)
        #expect(person.with(person.log, pregnant).unansweredBleeds.isEmpty)
        var pill = person.circumstances
        try pill.contraception.add(Contraceptive(text: "pill 21+7"), on: day - 15)
        #expect(person.with(person.log, pill).unansweredBleeds.isEmpty)
    }

    @Test func `from the expected day on it is asked whether the period started`() throws {
        #expect(question(try person("2026-11-28")) == nil)
        let asked = question(try person("2026-11-30"))
        guard case .started(let expected, let cycle) = asked else {
            Issue.record("asks \(String(describing: asked))")
            return
        }
        #expect(expected == Day("2026-11-29") && cycle == Day("2026-11-01"))
    }

    @Test(arguments: [PeriodQuestion.Answer.yes, .notYet])
    func `an answer silences the question of the day`(_ answer: PeriodQuestion.Answer) throws {
        let asked = try person("2026-11-30")
        let records = try #require(question(asked)?.records(answer, on: asked))
        let answered = try person("2026-11-30") { log in
            for entry in records { log[entry.day] = entry.record }
        }
        #expect(question(answered) == nil)
        #expect(answered.log[answered.today].isPeriodDay == (answer == .yes))
    }

    @Test func `not yet is no bleeding from the expected day through today`() throws {
        let asked = try person("2026-12-01")
        let records = try #require(question(asked)?.records(.notYet, on: asked))
        #expect(records.map(\.day) == ["2026-11-29", "2026-11-30", "2026-12-01"].map(Day.init))
        #expect(records.allSatisfy { $0.record.flow == Flow.none })
    }

    @Test func `an answer about the cycle silences it for the whole cycle`() throws {
        let asked = try person("2026-11-30")
        let plan = try CycleAnswerPlan(.long, of: try #require(Day("2026-11-01")), on: asked)
        guard case .answers(let answers) = plan.contents.first else {
            Issue.record("writes \(plan.contents)")
            return
        }
        var circumstances = asked.circumstances
        circumstances.answers = answers
        #expect(question(asked.with(asked.log, circumstances)) == nil)
    }

    @Test func `a running period is asked about until today says something`() throws {
        let running = try person("2026-11-06")
        #expect(question(running) == .goesOn(since: try #require(Day("2026-11-05"))))
        let ended = try #require(question(running)?.records(.no, on: running))
        let after = try person("2026-11-06") { log in
            for entry in ended { log[entry.day] = entry.record }
        }
        #expect(after.cycles.last?.isPeriodEnded == true)
        #expect(question(after) == nil)
    }
}
