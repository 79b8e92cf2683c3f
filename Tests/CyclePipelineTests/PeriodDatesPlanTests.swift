import CivilDate
import CycleModel
import CyclePipeline
import Testing

/// The first and the last day of a logged period, corrected.
@Suite struct PeriodDatesPlanTests {
    /// Two periods of five days, from 1 October and from 29 October, looked at on 20 November.
    private func person(_ change: (inout DayLog) -> Void = { _ in }) throws -> PersonState {
        var log = DayLog(
            periodDays: [try day("2026-10-01"), try day("2026-10-29")].flatMap { start in
                (0..<5).map { start + $0 }
            })
        change(&log)
        return PersonState(
            log: log, naming: SamplePerson.naming, day: try day("2026-11-20"),
            zones: SamplePerson.zones)
    }

    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    private func plan(
        from first: String, through last: String?, _ person: PersonState
    ) throws -> PeriodDatesPlan {
        try PeriodDatesPlan(
            ofPeriodFrom: try day("2026-10-29"), from: try day(first),
            through: try last.map(day), on: person)
    }

    private func log(_ plan: PeriodDatesPlan, on person: PersonState) -> DayLog {
        var log = person.log
        for entry in plan.records { log[entry.day] = entry.record }
        return log
    }

    @Test func `a period becomes longer at both ends, and its end is known`() throws {
        let person = try person()
        let plan = try plan(from: "2026-10-28", through: "2026-11-04", person)
        let log = log(plan, on: person)
        let cycle = try #require(log.cycles.last)
        #expect(cycle.period == (try day("2026-10-28"))...(try day("2026-11-04")))
        #expect(cycle.isPeriodEnded)
        #expect(log.cycles.count == 2)
    }

    @Test func `a period becomes shorter, and its other values stay`() throws {
        let noted = try day("2026-11-02")
        let person = try person { log in log[noted].note = "long walk" }
        let plan = try plan(from: "2026-10-30", through: "2026-11-01", person)
        let log = log(plan, on: person)
        #expect(log.cycles.last?.period == (try day("2026-10-30"))...(try day("2026-11-01")))
        #expect(log[noted].flow == nil)
        #expect(log[noted].note == "long walk")
    }

    @Test func `a period that is moved away leaves all other bleeding as it was`() throws {
        let between = try day("2026-10-14")
        let person = try person { log in
            log[between].flow = .light
            log[between].periodEnded = true
        }
        #expect(person.cycles.flatMap(\.bleedsBetween).map(\.start) == [between])
        let log = log(
            try plan(from: "2026-09-01", through: "2026-09-04", person), on: person)
        #expect(log[between] == person.log[between])
        #expect(
            log.bleeds.map(\.days) == [
                try day("2026-09-01")...(try day("2026-09-04")),
                try day("2026-10-01")...(try day("2026-10-05")), between...between,
            ])
    }

    @Test func `a strength that is known stays on the days that stay`() throws {
        let heavy = try day("2026-10-30")
        let person = try person { log in log[heavy].flow = .heavy }
        let plan = try plan(from: "2026-10-30", through: "2026-11-03", person)
        #expect(log(plan, on: person)[heavy].flow == .heavy)
    }

    @Test func `without a last day the period stays open`() throws {
        let person = try person()
        let plan = try plan(from: "2026-10-28", through: nil, person)
        #expect(log(plan, on: person).cycles.last?.isPeriodEnded == false)
        #expect(plan.days == (try day("2026-10-28"))...(try day("2026-11-02")))
    }

    @Test(arguments: ["2026-10-28", "2026-10-29", "2026-10-31"])
    func `a first day whose period's end is not known moves alone`(_ first: String) throws {
        let start = try day("2026-10-29")
        let person = try person { log in
            for number in 1..<5 { log[start + number] = DayRecord() }
            log[start].flow = .unknown
            log[start].periodEndUnknown = true
        }
        let plan = try plan(from: first, through: nil, person)
        let log = log(plan, on: person)
        let cycle = try #require(log.cycles.last)
        #expect(cycle.period == (try day(first))...(try day(first)))
        #expect(cycle.isPeriodEndUnknown)
        #expect(log.cycles.count == 2)
        #expect(log.entries.filter(\.record.periodEndUnknown).map(\.day) == [try day(first)])
    }

    @Test func `an end that was not known becomes known with a last day`() throws {
        let start = try day("2026-10-29")
        let person = try person { log in
            for number in 1..<5 { log[start + number] = DayRecord() }
            log[start].periodEndUnknown = true
        }
        let plan = try plan(from: "2026-10-28", through: "2026-11-01", person)
        let cycle = try #require(log(plan, on: person).cycles.last)
        #expect(cycle.period == (try day("2026-10-28"))...(try day("2026-11-01")))
        #expect(!cycle.isPeriodEndUnknown)
    }

    @Test(arguments: [
        ("2026-11-03", "2026-11-01", PeriodDatesPlan.Problem.reversed),
        ("2026-11-19", "2026-11-21", .future), ("1899-12-30", "1899-12-31", .tooEarly),
        ("2026-08-01", "2026-11-02", .tooLong),
    ])
    func `what cannot be is refused`(
        _ first: String, _ last: String, _ problem: PeriodDatesPlan.Problem
    ) throws {
        let person = try person()
        #expect(throws: problem) { try plan(from: first, through: last, person) }
    }

    @Test(arguments: ["2026-10-05", "2026-10-06", "2026-10-07"])
    func `a period that would run into another one is refused`(_ first: String) throws {
        let person = try person()
        let other = (try day("2026-10-01"))...(try day("2026-10-05"))
        #expect(throws: PeriodDatesPlan.Problem.overlaps(other)) {
            try plan(from: first, through: "2026-11-02", person)
        }
    }

    @Test func `a period that is not logged has no dates`() throws {
        let person = try person()
        #expect(throws: PeriodDatesPlan.Problem.noPeriod) {
            try PeriodDatesPlan(
                ofPeriodFrom: try day("2026-10-30"), from: try day("2026-10-30"), through: nil,
                on: person)
        }
    }
}
