import CivilDate
import CycleModel
import ForecastSoundness
import SeededRandomness
import Testing

/// What holds of forecasts whatever methods and phases of life come together.
@Suite struct CircumstancesPropertyTests {
    /// Twenty years of cycles, with methods and phases that come and go.
    private struct Woman {
        var log: DayLog
        var circumstances = Circumstances()
        var today: Day

        init(_ seed: UInt64, years: Int = 20) throws {
            var random = SplitMix(seed)
            let first = try day(["1900-01-01", "1999-12-31", "2180-01-01"][Int(seed % 3)])
            let span = 365 * years
            var lengths: [Int] = []
            while lengths.reduce(0, +) < span {
                let isGap = Int.random(in: 0..<25, using: &random) == 0
                lengths.append(isGap ? 250 : Int.random(in: 24...33, using: &random))
            }
            log = DayLog(
                start: first, lengths: lengths, periodLength: Int.random(in: 2...6, using: &random))
            today = first + Int.random(in: span / 2...span, using: &random)
            let methods = [
                "pill 21+7", "pill 24+4 placebo", "pill 84+7", "pill 28+0", "minipill",
                "minipill desogestrel", "patch", "ring", "injection 12 weeks", "implant 3 years",
                "hormonal-iud 5 years", "copper-iud", "condom",
            ]
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let start = first + Int.random(in: 0..<span, using: &random)
                let number = try circumstances.contraception.add(
                    Contraceptive(text: methods.randomElement(using: &random) ?? "patch"),
                    on: start)
                if Int.random(in: 0..<4, using: &random) > 0 {
                    try circumstances.contraception.end(
                        number, on: start + Int.random(in: 0..<900, using: &random))
                }
            }
            var turn = first
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                turn = turn + Int.random(in: 1...900, using: &random)
                let phases: [LifePhase] = [
                    .cycling, .pregnancy(due: turn + 250), .postpartum, .breastfeeding,
                    .onBreak(reason: nil), .perimenopause, .cycling,
                ]
                circumstances.life.begin(
                    phases.randomElement(using: &random) ?? .cycling, on: turn)
            }
        }

        func forecast(on day: Day, showsFertility: Bool = true) -> Forecast {
            Forecast(
                log: log, today: day, through: day + 400, showsFertility: showsFertility,
                circumstances: circumstances)
        }
    }

    @Test(arguments: 0..<80)
    func `every forecast is sound`(seed: UInt64) throws {
        let woman = try Woman(seed)
        for offset in [0, 1, 5, 13, 28, 60, 200] {
            let forecast = woman.forecast(on: woman.today + offset)
            #expect(forecast.faults == [], "after \(offset) days")
            #expect(
                Set(forecast.fertileWindows.map(\.number)).count == forecast.fertileWindows.count)
            for (earlier, later) in zip(forecast.periods, forecast.periods.dropFirst()) {
                #expect(earlier.startRange.lowerBound < later.startRange.lowerBound)
                #expect(earlier.startRange.upperBound < later.startRange.upperBound)
            }
            if let next = forecast.next, let first = forecast.periods.first {
                #expect(first.days.lowerBound == next.shown.start && first.source == next.source)
                #expect(first.startRange == next.shown.range)
                let promise = try #require(forecast.promise)
                if forecast.today <= promise.range.upperBound {
                    #expect(promise.range.contains(first.days.lowerBound))
                } else if next.stretches.count > 1, first.source != .cycle {
                    #expect(
                        next.stretches.contains {
                            $0.days.contains(first.startRange) && $0.days.contains(next.start)
                        })
                }
            }
        }
    }

    @Test(arguments: 0..<80)
    func `no fertile day is shown where a method leaves none to tell`(seed: UInt64) throws {
        let woman = try Woman(seed)
        let contraception = woman.circumstances.contraception
        let forecast = woman.forecast(on: woman.today)
        let shown =
            forecast.fertileWindows.flatMap { Array($0.days) }
            + forecast.fertileProbabilities.map(\.day)
        // A window that the first week of a method reaches stands whole.
        let starts =
            woman.log.through(woman.today).cycles.map(\.start)
            + forecast.periods.filter { $0.source == .cycle }.map(\.days.lowerBound)
        let runIns = contraception.courses.compactMap {
            contraception.runIn(of: $0, after: starts)
        }
        let left =
            runIns
            + forecast.fertileWindows.map(\.days).filter { days in
                runIns.contains { $0.overlaps(days) }
            }
        #expect(
            shown.allSatisfy { day in
                contraception.ovulationEffect(on: day) == .unaffected
                    || left.contains { $0.contains(day) }
            })
    }

    @Test(arguments: 0..<80)
    func `bleeds of packs come while a method suppresses ovulation, or right after`(seed: UInt64)
        throws
    {
        let woman = try Woman(seed)
        let contraception = woman.circumstances.contraception
        for period in woman.forecast(on: woman.today).periods where period.source != .cycle {
            let start = period.days.lowerBound
            #expect(
                (0...12).contains { contraception.ovulationEffect(on: start - $0) == .suppressed })
        }
    }

    @Test(arguments: 0..<40)
    func `hiding fertility hides nothing else`(seed: UInt64) throws {
        let woman = try Woman(seed)
        let shown = woman.forecast(on: woman.today)
        let hidden = woman.forecast(on: woman.today, showsFertility: false)
        #expect(hidden.next == shown.next)
        #expect(hidden.periods == shown.periods)
        #expect(hidden.reason == shown.reason)
        #expect(hidden.missedPeriod == shown.missedPeriod)
        #expect(hidden.fertileWindows.isEmpty && hidden.fertileProbabilities.isEmpty)
        #expect(hidden.evidence == nil)
    }

    @Test(arguments: 0..<6)
    func `sixty years of logs with methods and phases are forecast`(seed: UInt64) throws {
        let woman = try Woman(seed, years: 60)
        #expect(woman.forecast(on: woman.today).faults == [])
    }

    @Test func `what is planned to end long after the horizon is forecast as if it went on`() throws
    {
        let log = DayLog(start: try day("2026-01-01"), lengths: [28, 28])
        let today = try day("2026-04-01")
        func forecast(through end: String?) throws -> Forecast {
            var circumstances = Circumstances()
            circumstances.contraception = try using("pill 21+7", from: "2026-03-01", through: end)
            return Forecast(
                log: log, today: today, through: today + 365, circumstances: circumstances)
        }
        let (planned, endless) = try (forecast(through: "2029-03-03"), forecast(through: nil))
        #expect(planned.next == endless.next)
        #expect(planned.periods == endless.periods && planned.periods.count == 13)
    }

    @Test(arguments: 0..<40)
    func `how far is looked ahead does not change what comes next`(seed: UInt64) throws {
        let woman = try Woman(seed)
        func forecast(_ days: Int) -> Forecast {
            Forecast(
                log: woman.log, today: woman.today, through: woman.today + days,
                circumstances: woman.circumstances)
        }
        let (short, long) = (forecast(60), forecast(365))
        #expect(short.next == long.next)
        #expect(short.periods == Array(long.periods.prefix(short.periods.count)))
    }
}
