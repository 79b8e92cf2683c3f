import CivilDate
import CycleModel
import SeededRandomness
import Testing

/// One state and one day of ovulation for each cycle.
@Suite struct OvulationTests {
    private let first = Day(number: 20_000)
    private let lengths = [28, 29, 28, 27, 28, 28]
    private var start: Day { first + lengths.reduce(0, +) }

    /// The running cycle, after six regular ones.
    private var chart: Chart {
        Chart(start: start, after: DayLog(start: first, lengths: lengths))
    }

    private func forecast(
        _ log: DayLog, day: Int, _ contraception: Contraception = Contraception()
    ) -> Forecast {
        var circumstances = Circumstances()
        circumstances.contraception = contraception
        return Forecast(
            log: log, today: start + (day - 1), through: start + 160, circumstances: circumstances)
    }

    private func ovulation(_ chart: Chart, day: Int) throws -> Ovulation {
        try #require(forecast(chart.log, day: day).ovulation)
    }

    /// The same once the next period is logged on cycle day 29.
    private func completed(_ chart: Chart) throws -> Ovulation {
        var log = chart.log
        for day in 0...3 { log[start + 28 + day].flow = .medium }
        let forecast = forecast(log, day: 34)
        let cycle = try #require(log.cycles.first { $0.start == start })
        #expect(cycle.length == 28)
        return try #require(forecast.ovulation(of: cycle, in: log, Contraception()))
    }

    /// A rise on day 16 that the reading of day 18 completes.
    private func addRise(to chart: inout Chart) {
        chart.temperatures(from: 10, 3640, 3645, 3650, 3640, 3645, 3650, 3660, 3665, 3670)
    }

    // MARK: What signs make of it

    @Test func `without signs it is expected fourteen days before the period`() throws {
        let forecast = forecast(chart.log, day: 6)
        let ovulation = try #require(forecast.ovulation)
        #expect(ovulation.state == .expected && ovulation.signs.isEmpty)
        #expect(ovulation.date == forecast.promise.map { $0.date - 14 })
        #expect(ovulation.date == forecast.windows.first?.ovulation)
        #expect(ovulation.range == forecast.windows.first?.ovulationRange)
    }

    @Test func `tests and mucus point to it, together and alone, and never confirm it`() throws {
        var test = chart
        test.test(.negative, 12, 13)
        test.test(.positive, 14)
        var mucus = chart
        mucus.mucus(.eggwhite, 13, 14)
        mucus.mucus(.dry, 15, 16)
        var both = test
        both.mucus(.eggwhite, 13, 14)
        both.mucus(.dry, 15, 16)
        for (chart, signs) in [
            (test, [OvulationEvidence.Kind.lhTest]), (mucus, [.mucus]), (both, [.lhTest, .mucus]),
        ] {
            for day in 16...35 {
                let ovulation = try ovulation(chart, day: day)
                #expect(ovulation.state == .signs, "\(signs) \(day)")
                #expect(ovulation.signs == signs)
            }
            let past = try completed(chart)
            #expect(past.state == .signs && past.signs == signs)
        }
    }

    @Test func `a finished rise confirms it, and without its third reading it does not`() throws {
        var chart = chart
        addRise(to: &chart)
        #expect(try ovulation(chart, day: 17).state == .expected)
        let confirmed = try ovulation(chart, day: 18)
        #expect(confirmed.state == .confirmed && confirmed.signs == [.temperature])
        #expect(try completed(chart).state == .confirmed)
        chart.record(18...18) { $0.temperature = nil }
        #expect(try ovulation(chart, day: 20).state == .expected)
        #expect(try completed(chart).state == Ovulation.State.none)
    }

    @Test func `what was noticed confirms it on its day`() throws {
        var chart = chart
        chart.record(15...15) { $0.ovulationObserved = true }
        for ovulation in [try ovulation(chart, day: 16), try completed(chart)] {
            #expect(ovulation.state == .confirmed)
            #expect(ovulation.date == chart.day(15))
            #expect(ovulation.range == chart.day(15)...chart.day(15))
            #expect(ovulation.signs == [.observed])
        }
    }

    @Test func `signs that contradict each other confirm nothing`() throws {
        var chart = chart
        chart.test(.negative, 8)
        chart.test(.positive, 9)
        addRise(to: &chart)
        #expect(!chart.evidence().contradictions.isEmpty)
        for day in 18...24 {
            #expect([.signs, .unknown].contains(try ovulation(chart, day: day).state))
        }
        #expect([.signs, .unknown].contains(try completed(chart).state))
        // Nor with the person's own word for one of them.
        chart.record(10...10) { $0.ovulationObserved = true }
        #expect(try ovulation(chart, day: 20).state != .confirmed)
    }

    @Test func `of signs that contradict each other those are named that point to the day`() throws
    {
        var chart = chart
        chart.test(.negative, 8)
        chart.test(.positive, 9)
        addRise(to: &chart)
        chart.mucus(.eggwhite, 14)
        chart.mucus(.dry, 15, 16, 17)
        for ovulation in [try ovulation(chart, day: 20), try completed(chart)] {
            #expect(ovulation.state == .signs)
            #expect(ovulation.signs == [.temperature, .mucus])
        }
    }

    @Test func `random signs confirm it only with a rise or a notice and without contradiction`()
        throws
    {
        var states: Set<Ovulation.State> = []
        for seed in 0..<UInt64(300) {
            var random = SplitMix(seed)
            var chart = chart
            if random.happens(60) { addRise(to: &chart) }
            if random.happens(50) { chart.test(.positive, 8 + random.below(14)) }
            if random.happens(40) {
                let peak = 8 + random.below(10)
                chart.mucus(.eggwhite, peak)
                chart.mucus(.dry, peak + 1, peak + 2)
            }
            if random.happens(15) {
                let day = 10 + random.below(10)
                chart.record(day...day) { $0.ovulationObserved = true }
            }
            for found in [try ovulation(chart, day: 24), try completed(chart)] {
                states.insert(found.state)
                let evidence = chart.evidence()
                #expect(found.signs.isEmpty == !found.isPlaced, "\(seed)")
                if found.isPlaced, evidence.contradictions.isEmpty {
                    let placing = evidence.findings.filter { !$0.seen.isEmpty }
                    #expect(found.signs == placing.map(\.kind), "\(seed)")
                }
                guard found.state == .confirmed else { continue }
                #expect(!Set(found.signs).isDisjoint(with: [.observed, .temperature]), "\(seed)")
                #expect(chart.evidence().contradictions.isEmpty, "\(seed)")
                #expect(try #require(found.range).count <= 7)
                #expect(try #require(found.range).contains(try #require(found.date)))
            }
        }
        #expect(states.isSuperset(of: [.expected, .signs, .confirmed, .none]))
    }

    @Test func `what signs place does not move because days pass without a period`() throws {
        var test = chart
        test.test(.positive, 15)
        var rise = chart
        addRise(to: &rise)
        for chart in [test, rise] {
            let found = try ovulation(chart, day: 19)
            for day in 20...60 { #expect(try ovulation(chart, day: day) == found, "\(day)") }
        }
    }

    // MARK: Where there is none to tell

    @Test func `a missed period that is asked about leaves it unknown unless signs placed it`()
        throws
    {
        let silent = forecast(chart.log, day: 50)
        #expect(silent.missedPeriod != nil)
        #expect(silent.ovulation?.state == .unknown && silent.ovulation?.date == nil)
        var chart = chart
        addRise(to: &chart)
        let later = forecast(chart.log, day: 50)
        #expect(later.missedPeriod != nil)
        #expect(later.ovulation?.state == .confirmed)
        #expect(later.fertility(of: later.today) == .unknown)
    }

    @Test func `a range of more than three weeks leaves it unknown`() throws {
        let log = DayLog(start: first, lengths: [59, 64])
        let today = first + 59 + 64 + 8
        let forecast = Forecast(log: log, today: today, through: today + 200)
        #expect(try #require(forecast.windows.first).isUnplaced)
        #expect(forecast.ovulation?.state == .unknown)
    }

    @Test(arguments: ["minipill", "hormonal-iud"])
    func `a method that leaves ovulation open leaves it unknown`(method: String) throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: method), on: start)
        let found = forecast(chart.log, day: 10, contraception)
        #expect(found.ovulation?.state == .unknown)
        for day in 0...100 { #expect(found.fertility(of: found.today + day) == .unknown) }
        #expect(found.unknownFertility == [found.today...(start + 160)])
        #expect(found.fertility(of: found.today - 1) == .unmarked)
        // Its chance is not said to be nothing.
        #expect(DayExpectation(found.today + 5, in: found).fertile == nil)
        try contraception.end(1, on: start + 40)
        let ending = forecast(chart.log, day: 10, contraception)
        #expect(ending.unknownFertility.first?.lowerBound == ending.today)
        #expect(ending.unknownFertility.first?.contains(start + 40) == true)
        #expect(ending.meaningfulWindows.allSatisfy { $0.days.lowerBound > start + 40 })
    }

    @Test func `a method that begins later leaves no day before it open`() throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "minipill"), on: start + 60)
        let found = forecast(chart.log, day: 10, contraception)
        #expect(try #require(found.leftOpenFrom) >= start + 60)
        for day in 10..<60 { #expect(found.fertility(of: start + day) != .unknown, "\(day)") }
        #expect(found.fertility(of: start + 100) == .unknown)
    }

    @Test func `a method that stops ovulation leaves none to speak of`() throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "pill 21+7"), on: start)
        let found = forecast(chart.log, day: 10, contraception)
        #expect(found.ovulation == nil && found.unknownFertility.isEmpty)
        #expect(found.leftOpenFrom == nil)
    }

    @Test(arguments: ["pill 21+7", "patch", "implant", "injection 13 weeks"])
    func `a method that stops ovulation has no state in any cycle, whatever is logged`(
        method: String
    ) throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: method), on: first)
        var chart = chart
        addRise(to: &chart)
        chart.record(15...15) { $0.ovulationObserved = true }
        var log = chart.log
        for day in 0...3 { log[start + 28 + day].flow = .medium }
        for (log, day) in [(chart.log, 20), (log, 34)] {
            let forecast = forecast(log, day: day, contraception)
            for cycle in log.cycles {
                #expect(forecast.ovulation(of: cycle, in: log, contraception) == nil)
            }
        }
    }

    @Test func `the first days of a method leave the ovulation that came before them`() throws {
        var chart = chart
        addRise(to: &chart)
        var contraception = Contraception()
        // On cycle day 17, so that it needs a week.
        try contraception.add(Contraceptive(text: "pill 21+7"), on: chart.day(17))
        let cycle = try #require(chart.log.cycles.last)
        for day in [18, 20, 40, 60] {
            let found = forecast(chart.log, day: day, contraception)
                .ovulation(of: cycle, in: chart.log, contraception)
            #expect(found?.state == .confirmed, "\(day)")
        }
    }

    @Test func `signs keep their day and their names when a break cuts the cycle`() throws {
        for seed in 0..<UInt64(100) {
            var random = SplitMix(seed)
            var chart = chart
            if random.happens(60) { addRise(to: &chart) }
            if random.happens(50) { chart.test(.positive, 12 + random.below(4)) }
            let running = try ovulation(chart, day: 24)
            guard running.isPlaced else { continue }
            var circumstances = Circumstances()
            circumstances.life.begin(.onBreak(reason: nil), on: start + 24)
            let cut = Forecast(
                log: chart.log, today: start + 26, through: start + 160,
                circumstances: circumstances)
            let cycle = try #require(chart.log.cycles.last)
            let found = try #require(cut.ovulation(of: cycle, in: chart.log, Contraception()))
            #expect(found.state == running.state && found.signs == running.signs, "\(seed)")
            #expect(found.date == running.date, "\(seed)")
        }
    }

    @Test func `signs that are logged long after a cycle are not of its ovulation`() throws {
        var chart = chart
        addRise(to: &chart)
        let cycle = try #require(chart.log.cycles.last)
        let before = forecast(chart.log, day: 150).ovulation(
            of: cycle, in: chart.log, Contraception())
        #expect(before?.state == .confirmed)
        chart.test(.positive, 140)
        let after = forecast(chart.log, day: 150).ovulation(
            of: cycle, in: chart.log, Contraception())
        #expect(after == before)
    }

    @Test func `an implant past its renewal leaves it open again`() throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "implant 1 year"), on: start - 370)
        let found = forecast(chart.log, day: 10, contraception)
        #expect(found.fertility(of: found.today) == .unknown)
        #expect(found.ovulation?.state == .unknown)
    }

    // MARK: As days pass

    @Test func `days are counted from a confirmed one, and from the second on by signs`() throws {
        var noticed = chart
        noticed.record(15...15) { $0.ovulationObserved = true }
        for (day, count) in [(15, nil), (16, 1), (19, 4)] as [(Int, Int?)] {
            #expect(try ovulation(noticed, day: day).daysPast(on: chart.day(day)) == count)
        }
        var test = chart
        test.test(.positive, 14)
        let date = try #require(try ovulation(test, day: 15).date)
        for (days, count) in [(0, nil), (1, nil), (2, 2), (4, 4)] as [(Int, Int?)] {
            let day = date - start + 1 + days
            #expect(try ovulation(test, day: day).daysPast(on: date + days) == count)
        }
        #expect(try ovulation(chart, day: 25).daysPast(on: chart.day(25)) == nil)
    }

    @Test func `an expected one has no mark once its day is over, one by signs keeps it`() throws {
        let date = try #require(try ovulation(chart, day: 6).date)
        #expect(try ovulation(chart, day: 6).isShown(on: date))
        #expect(try !ovulation(chart, day: 20).isShown(on: date + 1))
        var test = chart
        test.test(.positive, 14)
        #expect(try ovulation(test, day: 20).isShown(on: chart.day(40)))
        #expect(try completed(test).isShown(on: chart.day(40)))
    }

    @Test func `hidden fertility has none`() throws {
        let hidden = Forecast(
            log: chart.log, today: start + 9, through: start + 60, showsFertility: false)
        #expect(hidden.ovulation == nil)
        let cycle = try #require(chart.log.cycles.last)
        #expect(hidden.ovulation(of: cycle, in: chart.log, Contraception()) == nil)
    }
}
