import CivilDate
import CycleModel
import Testing

/// What phases of life make of a forecast.
///
/// Periods of five days begin on 1 January 2025 and then every 28 days, the last on 26 March.
@Suite struct LifeForecastTests {
    private let log: DayLog
    private let lastStart: Day

    init() throws {
        log = DayLog(start: try day("2025-01-01"), lengths: [28, 28, 28])
        lastStart = try day("2025-03-26")
    }

    private func life(_ turns: (String, LifePhase)...) throws -> Life {
        var life = Life()
        for (date, phase) in turns { life.begin(phase, on: try day(date)) }
        return life
    }

    private func foretold(
        _ life: Life, _ log: DayLog? = nil, on today: String, _ contraception: Contraception? = nil
    ) throws -> Forecast {
        var circumstances = Circumstances()
        circumstances.life = life
        if let contraception { circumstances.contraception = contraception }
        let today = try day(today)
        return Forecast(
            log: log ?? self.log, today: today, through: today + 200,
            circumstances: circumstances)
    }

    /// The log with five days of bleeding from each of these on.
    private func log(_ starts: String...) throws -> DayLog {
        var log = log
        for start in starts {
            for offset in 0..<5 { log[try day(start) + offset] = DayRecord(flow: .medium) }
        }
        return log
    }

    /// From the last period, 40 weeks on: 31 December.
    private func pregnant() throws -> LifePhase { .pregnancy(due: try day("2025-12-31")) }

    // MARK: - Pregnancy and birth

    @Test func `a pregnancy has a due date and no periods`() throws {
        let life = try life(("2025-05-01", pregnant()))
        for today in ["2025-05-01", "2025-09-09", "2026-01-10"] {
            let forecast = try foretold(life, on: today)
            #expect(forecast.reason == .pregnant(due: try day("2025-12-31")))
            #expect(forecast.next == nil && forecast.periods.isEmpty)
            #expect(forecast.fertileWindows.isEmpty && forecast.fertileProbabilities.isEmpty)
            #expect(forecast.cyclesUsed == 3)
        }
        #expect(try foretold(life, on: "2025-04-20").next != nil)
    }

    @Test(arguments: [LifePhase.postpartum, .breastfeeding])
    func `after a birth nothing is forecast until a period comes back`(phase: LifePhase) throws {
        let life = try life(("2025-05-01", pregnant()), ("2025-12-28", phase))
        // Lochia, and bleeding again five weeks after the birth.
        let log = try log("2025-12-28", "2026-01-04", "2026-02-01")
        let waiting = try foretold(life, log, on: "2026-02-10")
        #expect(waiting.reason == (phase == .postpartum ? .postpartum : .breastfeeding))
        #expect(waiting.next == nil && waiting.periods.isEmpty)
        #expect(waiting.runningPeriod == nil)
        let bleeding = try foretold(life, log, on: "2026-01-02")
        #expect(bleeding.runningPeriod == nil)
    }

    /// {"lengths": [28, 28, 28], "rhythm": [0.1, 2], "day": 9}: from 26 to 37 days, half of them by 31.
    @Test(arguments: [LifePhase.postpartum, .breastfeeding])
    func `from the first period after a birth on the forecast is a wide one`(phase: LifePhase)
        throws
    {
        let life = try life(("2025-05-01", pregnant()), ("2025-12-28", phase))
        let log = try log("2025-12-28", "2026-01-04", "2026-02-20")
        let start = try day("2026-02-20")
        let forecast = try foretold(life, log, on: "2026-03-01")
        #expect(forecast.reason == nil)
        #expect(forecast.next?.start == start + 31)
        #expect(forecast.next?.range == (start + 26)...(start + 37))
        // The cycle that the pregnancy ended is none, and neither are those between lochia.
        #expect(forecast.cyclesUsed == 3)
        #expect(
            try foretold(
                life,
                self.log(
                    "2025-12-28", "2026-01-04", "2026-02-20", "2026-03-29"), on: "2026-04-05"
            ).cyclesUsed == 4)
    }

    @Test(arguments: [("2026-02-07", false), ("2026-02-08", true)])
    func `bleeding is no period in the first six weeks after a birth`(
        date: String, isPeriod: Bool
    ) throws {
        let life = try life(("2025-05-01", pregnant()), ("2025-12-28", .postpartum))
        let forecast = try foretold(life, log(date), on: "2026-02-20")
        #expect((forecast.next != nil) == isPeriod)
        #expect((forecast.reason == .postpartum) == !isPeriod)
    }

    @Test func `with nothing logged the time after a birth is what stands in the way`() throws {
        let life = try life(("2025-12-28", .breastfeeding))
        #expect(try foretold(life, DayLog(), on: "2026-02-20").reason == .breastfeeding)
    }

    @Test func `cycling after a birth still waits for a period`() throws {
        let life = try life(
            ("2025-05-01", pregnant()), ("2025-12-28", .postpartum), ("2026-03-01", .cycling))
        #expect(try foretold(life, on: "2026-03-10").reason == .pregnancyOver)
        #expect(try foretold(life, log("2026-03-05"), on: "2026-03-10").next != nil)
    }

    @Test func `three periods after a birth her cycles are as before, unless she breastfeeds`()
        throws
    {
        let log = try log("2026-02-20", "2026-03-20", "2026-04-17", "2026-05-15")
        func width(_ phase: LifePhase) throws -> Int {
            let life = try life(("2025-05-01", pregnant()), ("2025-12-28", phase))
            return try #require(foretold(life, log, on: "2026-05-25").next).range.count
        }
        #expect(try width(.postpartum) <= 6)
        #expect(try width(.breastfeeding) >= 8)
    }

    @Test func `packs bring bleeds while she waits for her own cycles`() throws {
        let life = try life(("2025-05-01", pregnant()), ("2025-12-28", .postpartum))
        let pill = try using("pill 21+7", from: "2026-02-20", through: "2026-04-16")
        let forecast = try foretold(life, on: "2026-03-01", pill)
        #expect(forecast.periods.count == 2)
        #expect(forecast.periods.allSatisfy { $0.source != .cycle })
        #expect(forecast.fertileWindows.isEmpty)
    }

    // MARK: - A loss

    /// {"lengths": [28, 28, 28], "rhythm": [0.36, 3], "day": 18}: from 32 to 52 days, half of them by 40.
    @Test func `the bleeding of a loss opens a cycle that is longer and little known`() throws {
        let life = try life(("2025-05-01", pregnant()), ("2025-05-20", .cycling))
        let log = try log("2025-05-18")
        let start = try day("2025-05-18")
        let forecast = try foretold(life, log, on: "2025-06-05")
        #expect(forecast.next?.start == start + 40)
        #expect(forecast.next?.range == (start + 32)...(start + 52))
        #expect(forecast.cyclesUsed == 3)
        // Neither the cycle before it nor the one after it says anything of others.
        let later = try foretold(life, self.log("2025-05-18", "2025-06-28"), on: "2025-07-05")
        #expect(later.cyclesUsed == 3)
        #expect(later.next?.start == (try day("2025-06-28")) + 28)
        #expect(
            LeftOutCycle.all(
                in: try self.log("2025-05-18", "2025-06-28").cycles,
                today: try day("2025-07-05"), circumstances: circumstances(life)
            ).map(\.reason) == [.life(try pregnant()), .life(try pregnant())])
    }

    @Test func `after a loss without bleeding logged the next period is waited for`() throws {
        let life = try life(("2025-05-01", pregnant()), ("2025-05-20", .cycling))
        #expect(try foretold(life, on: "2025-05-25").reason == .pregnancyOver)
        let period = try foretold(life, log("2025-06-20"), on: "2025-06-25")
        #expect(period.periods.first?.days.lowerBound == (try day("2025-06-20")) + 28)
    }

    // MARK: - Breaks

    @Test func `on a break nothing is forecast, and it gives her reason`() throws {
        let life = try life(("2025-04-10", .onBreak(reason: "moving house")))
        let forecast = try foretold(life, on: "2025-04-20")
        #expect(forecast.reason == .onBreak(reason: "moving house"))
        #expect(forecast.next == nil && forecast.periods.isEmpty)
        #expect(forecast.fertileWindows.isEmpty)
    }

    @Test func `a break that a period may have come in leaves the next one to be logged`() throws {
        let life = try life(("2025-04-10", .onBreak(reason: nil)), ("2025-05-05", .cycling))
        #expect(try foretold(life, on: "2025-05-05").reason == .quietSince(lastStart))
        let forecast = try foretold(life, log("2025-05-20"), on: "2025-05-25")
        #expect(forecast.next?.start == (try day("2025-05-20")) + 28)
        #expect(forecast.cyclesUsed == 3)
    }

    @Test func `a short break early in a cycle lets the forecast go on`() throws {
        let life = try life(("2025-03-30", .onBreak(reason: "flu")), ("2025-04-08", .cycling))
        let forecast = try foretold(life, on: "2025-04-10")
        #expect(forecast.next?.start == lastStart + 28)
        // The cycle itself is left out once it is over.
        #expect(try foretold(life, log("2025-04-30"), on: "2025-05-03").cyclesUsed == 3)
    }

    @Test func `a break that begins with a period leaves the cycle before it`() throws {
        let life = try life(("2025-03-26", .onBreak(reason: nil)), ("2025-06-01", .cycling))
        #expect(try foretold(life, log("2025-06-10"), on: "2025-06-12").cyclesUsed == 3)
        let earlier = try self.life(
            ("2025-03-25", .onBreak(reason: nil)), ("2025-06-01", .cycling))
        #expect(try foretold(earlier, log("2025-06-10"), on: "2025-06-12").cyclesUsed == 2)
    }

    // MARK: - Gaps

    /// A gap of 600 days, and an interval that she leaves out, between cycles of 27 to 30 days.
    @Test func `a gap or a cycle left out leaves the forecast unchanged`() throws {
        func next(_ lengths: [Int], _ answers: [Int: IntervalAnswer] = [:]) throws -> [Double] {
            let first = try day("2020-01-01")
            let start = first + lengths.reduce(0, +)
            var circumstances = Circumstances()
            for (offset, answer) in answers { circumstances.answers[first + offset] = answer }
            let forecast = Forecast(
                log: DayLog(start: first, lengths: lengths), today: start + 8,
                through: start + 100, circumstances: circumstances)
            return try #require(forecast.next).probabilities.map(\.probability)
        }
        let plain = try next([28, 29, 27, 30, 28, 29])
        #expect(try next([28, 29, 27, 600, 30, 28, 29]) == plain)
        #expect(try next([28, 29, 27, 45, 30, 28, 29], [84: .ignored]) == plain)
    }

    // MARK: - Perimenopause

    /// {"lengths": [28, 29, 28], "day": 10} gives 26 to 31 days, with "life": "perimenopause" 24 to 33, both by 28.
    @Test func `in perimenopause the centre stays and less is presumed of the spread`() throws {
        let log = DayLog(start: try day("2025-01-01"), lengths: [28, 29, 28])
        let start = try day("2025-03-27")
        let usual = try foretold(Life(), log, on: "2025-04-06")
        #expect(usual.next?.start == start + 28)
        #expect(usual.next?.range == (start + 26)...(start + 31))
        let life = try life(("2025-03-27", .perimenopause))
        let wide = try foretold(life, log, on: "2025-04-06")
        #expect(wide.next?.start == start + 28)
        #expect(wide.next?.range == (start + 24)...(start + 33))
        #expect(wide.cyclesUsed == 3)
        let (narrowYear, wideYear) = (usual.periods.last, wide.periods.last)
        #expect(
            try #require(wideYear).startRange.count > #require(narrowYear).startRange.count)
        // Begun during the cycle it says the same.
        #expect(
            try foretold(self.life(("2025-04-02", .perimenopause)), log, on: "2025-04-06").next
                == wide.next)
    }

    /// {"lengths": [28, 29, 28, 35, 24], "day": 10, "life": "perimenopause"}: from 23 to 35, half of them by 29, 30 days
    /// with 0.0820305629.
    @Test func `its cycles count as any others`() throws {
        let first = try day("2025-01-01")
        let log = DayLog(start: first, lengths: [28, 29, 28, 35, 24])
        let start = first + 144
        let forecast = try foretold(
            life(("2025-03-27", .perimenopause)), log, on: (start + 10).description)
        let next = try #require(forecast.next)
        #expect(forecast.cyclesUsed == 5)
        #expect(next.start == start + 29)
        #expect(next.range == (start + 23)...(start + 35))
        let thirty = try #require(next.probabilities.first { $0.day == start + 30 })
        #expect((thirty.probability - 0.0820305629).magnitude < 1e-7)
        #expect(forecast.basis?.usual == 29)
    }

    // MARK: - In general

    @Test func `phases to come change nothing yet`() throws {
        let plain = try foretold(Life(), on: "2025-04-10")
        #expect(try foretold(life(("2025-04-11", pregnant())), on: "2025-04-10") == plain)
        #expect(try foretold(life(("2025-05-11", .postpartum)), on: "2025-04-10") == plain)
    }

    private func circumstances(_ life: Life) -> Circumstances {
        var circumstances = Circumstances()
        circumstances.life = life
        return circumstances
    }
}
