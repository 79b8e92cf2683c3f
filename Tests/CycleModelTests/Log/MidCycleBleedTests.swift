import CivilDate
import CycleModel
import Testing

/// One or two slight days in the middle of a cycle: a period or bleeding between two.
@Suite struct MidCycleBleedTests {
    private let first = Day(number: 20_000)

    /// Periods of five days, and then a bleed so many days after the last one's start.
    private func log(
        _ lengths: [Int], _ day: Int, days: Int = 1, flow: Flow = .light,
        periods: (days: Int, flow: Flow) = (5, .medium)
    ) -> DayLog {
        var log = DayLog()
        var start = first
        for length in lengths + [0] {
            for number in 0..<periods.days { log[start + number].flow = periods.flow }
            start = start + length
        }
        for number in 0..<days { log[start + (day + number)].flow = flow }
        return log
    }

    @Test(arguments: 12...20, [1, 2])
    func `among regular cycles one or two slight days move no date`(day: Int, days: Int) throws {
        for flow in [Flow.light, .unknown] {
            let lengths = [28, 28, 28]
            let log = log(lengths, day, days: days, flow: flow)
            let start = first + 84
            let forecast = Forecast(log: log, today: start + day + 2, through: start + 120)
            let next = try #require(forecast.next)
            #expect((next.start - start - 28).magnitude <= 2, "day \(day)")
            let cycle = try #require(log.cycles.last)
            #expect(cycle.start == start && cycle.bleedsBetween.count == 1)
            #expect(cycle.isMidCycle(cycle.bleedsBetween[0]))
        }
    }

    @Test func `a day without bleeding between two slight ones makes them no period`() throws {
        var log = log([28, 28, 28], 14)
        log[first + 99].flow = Flow.none
        log[first + 100].flow = .light
        let cycle = try #require(log.cycles.last)
        #expect(cycle.start == first + 84 && cycle.isMidCycle(cycle.bleedsBetween[0]))
    }

    @Test func `where a period is due its first day is one, however light`() {
        let log = log([21, 21, 21, 21], 20)
        #expect(log.cycles.last?.start == first + 104)
        // A day later it is known to have been all.
        var over = log
        over[first + 105].flow = Flow.none
        #expect(over.cycles.last?.start == first + 84)
    }

    @Test func `a method's bleed is none in mid-cycle`() throws {
        let log = log([28, 28, 28], 17, days: 2)
        var pill = Contraception()
        try pill.add(Contraceptive(text: "pill 21+7"), on: first + 73)
        #expect(pill.kind(ofBleedFrom: first + 101) == .withdrawal)
        #expect(log.cycles(IntervalAnswers(), pill).last?.start == first + 101)
        #expect(log.cycles.last?.start == first + 84)
    }

    @Test func `three days or a strong one are a period`() {
        #expect(log([28, 28, 28], 16, days: 3).cycles.last?.start == first + 100)
        #expect(log([28, 28, 28], 16, days: 1, flow: .medium).cycles.last?.start == first + 100)
    }

    @Test func `where a period is due one that is as slight as the others is one`() {
        // Short cycles with periods of two light days.
        let log = log([19, 20, 19, 20, 19], 19, days: 2, periods: (2, .light))
        #expect(log.cycles.last?.start == first + 116)
        // Somebody whose periods take five days is asked.
        let other = self.log([28, 29, 28, 27, 28], 19, days: 2)
        #expect(other.cycles.last?.start == first + 140)
    }

    @Test func `somebody who notes only starts notes periods`() {
        let log = DayLog(periodDays: [0, 28, 56, 84, 102].map { first + $0 })
        #expect(log.cycles.map(\.start) == [0, 28, 56, 84, 102].map { first + $0 })
    }

    @Test func `what the person says of it overrules the odds`() throws {
        let log = log([28, 28, 28], 16)
        var answers = IntervalAnswers()
        answers[bleed: first + 100] = .start
        #expect(log.cycles(answers).last?.start == first + 100)
        answers[bleed: first + 100] = .between
        #expect(log.cycles(answers).last?.start == first + 84)
    }

    @Test func `the next period ends the cycle in which there was such bleeding`() {
        var log = log([28, 28, 28], 16)
        for day in 0..<5 { log[first + (112 + day)].flow = .medium }
        #expect(log.cycles.compactMap(\.length) == [28, 28, 28, 28])
    }
}
