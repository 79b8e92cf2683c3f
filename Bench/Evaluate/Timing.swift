import CivilDate
import CycleModel

/// How long one person's forecast of a year takes, in microseconds.
struct Timing {
    var name: String
    var microseconds: Double
    /// What it should take at most.
    var goal: Double?

    /// A year's forecast of one person: the periods, the windows, each day's chance to be fertile, and
    /// what her contraception brings.
    private struct Year {
        var forecast: Forecast
        var fertile: [Forecast.DayProbability]
        var doses: [Dose]
        var bleeds: [WithdrawalBleed]

        init(_ log: DayLog, today: Day, _ circumstances: Circumstances = Circumstances()) {
            forecast = Forecast(
                log: log, today: today, through: today + 365, circumstances: circumstances)
            fertile = forecast.fertileProbabilities
            doses = circumstances.contraception.doses(from: today, through: today + 365, log: log)
            bleeds = circumstances.contraception.withdrawalBleeds(
                from: today, through: today + 365)
        }
    }

    private static let goal = 1_000.0

    /// The first forecast of the process, as a command line tool makes it, and the kilobytes of memory it
    /// took; then the median of many.
    static func measure() throws -> (timings: [Timing], kilobytes: Int) {
        guard let today = Day(year: 2026, month: 11, day: 20) else { return ([], 0) }
        let fiveYears = log(cycles: 65, reached: 10, today: today)
        let before = try Memory.dirtyKilobytes()
        let first = once { Year(fiveYears, today: today) }
        let kilobytes = try Memory.dirtyKilobytes() - before
        var timings: [Timing] = []
        func add(_ name: String, _ microseconds: Double, goal: Double? = Self.goal) {
            timings.append(Timing(name: name, microseconds: microseconds, goal: goal))
        }
        add("65 cycles, day 10, first of all", first)
        for (cycles, reached) in [(0, 10), (1, 10), (6, 10), (24, 10), (65, 10), (65, 50)] {
            let log = log(cycles: cycles, reached: reached, today: today)
            add("\(cycles) cycles, day \(reached)", median { Year(log, today: today) })
        }
        var written = log(cycles: 40, reached: 45, today: today)
        for day in 0...1_100 where written[today - day].isEmpty {
            written[today - day].flow = Flow.none
        }
        add("40 cycles, day 45, three years of dry days", median { Year(written, today: today) })
        let late = log(cycles: 0, reached: 45, today: today)
        add("0 cycles, day 45", median { Year(late, today: today) })
        let charted = charted(fiveYears, today: today)
        add("65 cycles, all signs charted daily", median { Year(charted, today: today) })
        for (name, end) in [("with a ring", nil), ("ring ends in half a year", 180)] {
            let courses = try courses(today: today, endingIn: end)
            add("65 cycles, " + name, median { Year(fiveYears, today: today, courses) })
            add("65 charted, " + name, median { Year(charted, today: today, courses) })
        }
        let sixtyYears = Self.log(cycles: 755, reached: 10, today: today)
        add("sixty years of cycles", median { Year(sixtyYears, today: today) })
        let sixtyCharted = Self.charted(sixtyYears, today: today)
        add("sixty years, charted daily", median { Year(sixtyCharted, today: today) })
        let whole = Forecast(log: fiveYears, today: today, through: today + 365)
        add("odd intervals, 65 cycles", median { whole.lengths.odd }, goal: nil)
        let lengths = (0..<65).map { 25 + $0 * 7 % 9 }
        add(
            "the next start alone, 65 cycles", median { LengthPosterior(lengths: lengths).next },
            goal: nil)
        add(
            "the next start alone, none", median { LengthPosterior(lengths: []).next }, goal: nil)
        return (timings, kilobytes)
    }

    private static func log(cycles: Int, reached: Int, today: Day) -> DayLog {
        var random = Random(seed: 7)
        var days: [Day] = []
        var start = today - reached
        for _ in 0...cycles {
            days += (0..<5).map { start + $0 }
            start = start - Int.random(in: 26...32, using: &random)
        }
        return DayLog(periodDays: days.sorted())
    }

    /// All signs of ovulation on every day but some that she forgets.
    private static func charted(_ log: DayLog, today: Day) -> DayLog {
        var charted = log
        var random = Random(seed: 8)
        for cycle in log.cycles {
            let length = cycle.length ?? today - cycle.start + 1
            SimulatedSigns(kinds: .all).chart(
                &charted, from: cycle.start, length: length, ovulation: length - 13, &random)
        }
        return charted
    }

    /// Pills for two years in the midst, then a ring whose packs often began late.
    private static func courses(today: Day, endingIn days: Int?) throws -> Circumstances {
        var circumstances = Circumstances()
        let pill = try circumstances.contraception.add(
            Contraceptive(text: "pill 21+7"), on: today - 1_400, minuteOfDay: 21 * 60)
        let ring = try circumstances.contraception.change(
            pill, to: Contraceptive(text: "ring"), on: today - 700)
        for late in stride(from: 600, to: 0, by: -90) {
            try circumstances.contraception.reset(
                ring, PackReset(day: today - late, kind: .newPack))
        }
        try circumstances.contraception.end(ring, on: days.map { today + $0 })
        return circumstances
    }

    private static func median<Result>(_ work: () -> Result) -> Double {
        (0..<201).map { _ in once(work) }.sorted()[100]
    }

    private static func once<Result>(_ work: () -> Result) -> Double {
        var result: Result?
        let duration = ContinuousClock().measure { result = work() }
        return withExtendedLifetime(result) { duration / .microseconds(1) }
    }
}
