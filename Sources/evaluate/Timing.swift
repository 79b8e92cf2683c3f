import CycleModel

/// How long one person's forecast of a year takes, in microseconds.
struct Timing {
    var name: String
    var microseconds: Double

    /// The first forecast of the process, as a command line tool makes it, then the median of many.
    static func measure() -> [Timing] {
        guard let today = Day(year: 2026, month: 11, day: 20) else { return [] }
        func forecast(_ log: DayLog) -> Forecast {
            Forecast(log: log, today: today, through: today + 365)
        }
        let fiveYears = log(cycles: 65, reached: 10, today: today)
        var timings = [
            Timing(
                name: "65 cycles, day 10, first of all",
                microseconds: once { forecast(fiveYears) })
        ]
        for (cycles, reached) in [(0, 10), (1, 10), (6, 10), (24, 10), (65, 10), (65, 50)] {
            let log = log(cycles: cycles, reached: reached, today: today)
            timings.append(
                Timing(
                    name: "\(cycles) cycles, day \(reached)",
                    microseconds: median { forecast(log) }))
        }
        var charted = fiveYears
        let cycles = fiveYears.cycles
        var random = Random(seed: 8)
        for cycle in cycles {
            let length = cycle.length ?? today - cycle.start + 1
            SimulatedSigns(kinds: .all).chart(
                &charted, from: cycle.start, length: length, ovulation: length - 13, &random)
        }
        timings.append(
            Timing(
                name: "65 cycles, all signs charted daily",
                microseconds: median { forecast(charted) }))
        let whole = forecast(fiveYears)
        timings.append(
            Timing(
                name: "odd intervals, 65 cycles", microseconds: median { whole.oddIntervals }))
        timings.append(
            Timing(
                name: "the next start alone, 65 cycles",
                microseconds: median {
                    LengthPosterior(lengths: (0..<65).map { 25 + $0 * 7 % 9 }).next
                }))
        timings.append(
            Timing(
                name: "the next start alone, none",
                microseconds: median { LengthPosterior(lengths: []).next }))
        return timings
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

    private static func median<Result>(_ work: () -> Result) -> Double {
        (0..<201).map { _ in once(work) }.sorted()[100]
    }

    private static func once<Result>(_ work: () -> Result) -> Double {
        var result: Result?
        let duration = ContinuousClock().measure { result = work() }
        return withExtendedLifetime(result) { duration / .microseconds(1) }
    }
}
