import CycleModel

/// How long one person's whole forecast takes.
struct Timing {
    var name: String
    var median: Double

    /// Microseconds for a year of forecast from logs of several lengths, each the median of many runs.
    static func measure() -> [Timing] {
        guard let today = Day(year: 2026, month: 11, day: 20) else { return [] }
        return [(0, 0), (1, 0), (6, 0), (24, 0), (65, 0), (65, 12), (65, 40)].map {
            (cycles, late) in
            var random = Random(seed: 7)
            var days: [DayLog.Entry] = []
            var start = today - 9 - late
            for _ in 0...cycles {
                for day in 0..<5 {
                    days.append(
                        DayLog.Entry(day: start + day, record: DayRecord(flow: .medium)))
                }
                start = start - (26 + Int(random.next() % 7))
            }
            let log = DayLog(days.sorted { $0.day < $1.day })
            let name = "\(cycles) cycles, day \(10 + late)"
            return Timing(
                name: name,
                median: median { Forecast(log: log, today: today, through: today + 365) })
        } + [
            Timing(
                name: "65 lengths → next start",
                median: median {
                    LengthPosterior(lengths: (0..<65).map { 25 + $0 * 7 % 9 }).next
                }),
            Timing(
                name: "no lengths → next start",
                median: median {
                    LengthPosterior(lengths: []).next
                }),
        ]
    }

    private static func median<Result>(_ work: () -> Result) -> Double {
        let clock = ContinuousClock()
        var spent: [Double] = []
        for _ in 0..<201 {
            var result: Result?
            let duration = clock.measure { result = work() }
            withExtendedLifetime(result) {}
            spent.append(duration / .microseconds(1))
        }
        return spent.sorted()[100]
    }
}
