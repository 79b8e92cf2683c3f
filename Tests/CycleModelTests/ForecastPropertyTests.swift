import CycleModel
import Testing

/// What holds for every log, however absurd; each seed gives one.
@Suite struct ForecastPropertyTests {
    /// What is wrong with a forecast, in words.
    private func faults(_ forecast: Forecast, through horizon: Day) -> [String] {
        var faults: [String] = []
        func check(_ holds: Bool, _ fault: String) {
            if !holds { faults.append(fault) }
        }
        guard let next = forecast.next else {
            check(forecast.reason != nil, "no reason")
            check(forecast.periods.isEmpty && forecast.fertileWindows.isEmpty, "dates")
            check(forecast.fertileProbabilities.isEmpty, "fertile days")
            return faults
        }
        let sum = next.probabilities.reduce(0) { $0 + $1.probability }
        check((sum - 1).magnitude < 1e-12, "sums to \(sum)")
        check(next.probabilities.allSatisfy { $0.probability > 0 }, "a probability of 0 or less")
        check(next.probabilities.allSatisfy { $0.day >= forecast.today }, "a start in the past")
        check(next.range.contains(next.start), "the median is outside")
        check((0...1).contains(next.missedLogProbability), "missed share")
        check((1...15).contains(forecast.expectedPeriodLength), "period length")
        check(
            forecast.periods.isEmpty == (next.start > horizon), "a period missing or too many")
        for (earlier, later) in zip(forecast.periods, forecast.periods.dropFirst()) {
            check(earlier.days.upperBound < later.days.lowerBound, "overlapping periods")
            check(earlier.startRange.lowerBound < later.startRange.lowerBound, "earliest")
            check(earlier.startRange.upperBound < later.startRange.upperBound, "latest")
            check(later.startRange.contains(later.days.lowerBound), "the median is outside")
            check(later.number == earlier.number + 1, "numbers")
            check(later.days.lowerBound <= horizon, "beyond the horizon")
        }
        check(forecast.fertileWindows.count == forecast.periods.count + 1, "windows")
        for window in forecast.fertileWindows {
            check(window.days.contains(window.ovulation), "ovulation is outside its window")
        }
        for (earlier, later) in zip(forecast.fertileWindows, forecast.fertileWindows.dropFirst()) {
            check(earlier.days.upperBound < later.days.upperBound, "windows out of order")
        }
        for (earlier, later) in zip(
            forecast.fertileProbabilities, forecast.fertileProbabilities.dropFirst())
        {
            check(earlier.day < later.day, "fertile days out of order")
        }
        for day in forecast.fertileProbabilities {
            check(day.day >= forecast.today && day.day <= horizon, "a fertile day out of range")
            check(day.probability >= 0.001 && day.probability <= 1, "a fertile share")
        }
        return faults
    }

    @Test(arguments: 0..<40)
    func `any sensible log gives a sound forecast`(seed: UInt64) throws {
        var random = Seeded(seed)
        let typical = Int.random(in: 22...45, using: &random)
        let lengths = (0..<Int.random(in: 0...40, using: &random)).map { _ in
            let length = typical + Int.random(in: -4...6, using: &random)
            return Int.random(in: 0..<12, using: &random) == 0 ? 2 * length : length
        }
        let start = try day("2015-05-05")
        var log = DayLog(
            start: start, lengths: lengths,
            periodLength: Int.random(in: 1...7, using: &random))
        for _ in 0..<Int.random(in: 0...9, using: &random) {
            let end = lengths.reduce(30, +)
            log[start + Int.random(in: 0..<end, using: &random)].ovulationObserved = true
        }
        let last = start + lengths.reduce(0, +)
        for reached in [0, 1, 4, 13, 27, 29, 33, 45, 60, 89, 90, 91] {
            let today = last + reached
            let horizon = today + Int.random(in: 0...500, using: &random)
            let found = faults(
                Forecast(log: log, today: today, through: horizon), through: horizon)
            #expect(found.isEmpty, "day \(reached)")
        }
    }

    @Test(arguments: 0..<60)
    func `any heap of days gives a sound forecast`(seed: UInt64) throws {
        var random = Seeded(seed)
        let span = [3, 40, 400, 4_000, 22_000].randomElement(using: &random) ?? 40
        let origin = try day(["1900-01-01", "2020-02-29", "2200-12-31"][Int(seed % 3)])
        let density = Int.random(in: 2...40, using: &random)
        let flows: [Flow?] = [Flow.none, .spotting, .light, .heavy, .unknown, nil]
        var entries: [DayLog.Entry] = []
        for offset in 0..<span where Int.random(in: 0..<density, using: &random) == 0 {
            var record = DayRecord()
            record.flow = flows.randomElement(using: &random) ?? nil
            record.ovulationObserved = Int.random(in: 0..<20, using: &random) == 0
            record.periodEndUnknown = Int.random(in: 0..<5, using: &random) == 0
            entries.append(DayLog.Entry(day: origin + offset, record: record))
        }
        let log = DayLog(entries.filter { !$0.record.isEmpty })
        for today in [-1, 0, 1, span / 2, span - 1, span, span + 30, span + 100] {
            let today = origin + today
            let horizon = today + 400
            let found = faults(
                Forecast(log: log, today: today, through: horizon), through: horizon)
            #expect(found.isEmpty, "\(today - origin)")
        }
    }

    @Test func `thousands of consecutive days give no dates`() throws {
        let start = try day("1960-01-01")
        let log = DayLog(periodDays: (0..<22_000).map { start + $0 })
        let forecast = Forecast(log: log, today: start + 22_000, through: start + 22_400)
        #expect(forecast.reason == .quietSince(start))
    }

    @Test(arguments: ["1900-03-01", "2031-12-31", "2200-01-01"])
    func `the same log at another time has the same forecast, moved`(origin: String) throws {
        let lengths = [27, 29, 31, 28, 60, 27]
        func shape(_ start: Day) -> [Int] {
            let log = DayLog(start: start, lengths: lengths)
            let today = start + 212
            let forecast = Forecast(log: log, today: today, through: today + 365)
            return forecast.periods.flatMap {
                [
                    $0.days.lowerBound - start, $0.startRange.lowerBound - start,
                    $0.startRange.upperBound - start,
                ]
            } + forecast.fertileWindows.map { $0.days.lowerBound - start }
                + forecast.fertileProbabilities.map { Int($0.probability * 1e6) }
        }
        #expect(try shape(day(origin)) == shape(day("2026-05-17")))
    }

    @Test func `more quiet days never bring the next start nearer`() throws {
        let start = try day("2026-02-01")
        let log = DayLog(start: start, lengths: [28, 30, 27, 29, 28])
        let last = start + 142
        var previous = last
        for reached in stride(from: 5, through: 90, by: 3) {
            let next = try #require(
                Forecast(log: log, today: last + reached, through: last + 400).next)
            #expect(next.start >= previous)
            previous = next.start
        }
    }
}
