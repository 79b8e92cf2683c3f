import CivilDate
import CycleModel
import ForecastSoundness
import SeededRandomness
import Testing

/// What holds for every log, however absurd; each seed gives one.
@Suite struct ForecastPropertyTests {
    @Test(arguments: 0..<40)
    func `any sensible log gives a sound forecast`(seed: UInt64) throws {
        var random = SplitMix(seed)
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
            let forecast = Forecast(log: log, today: today, through: horizon)
            let found = forecast.faults + forecast.plainFaults(through: horizon)
            #expect(found.isEmpty, "day \(reached)")
        }
        #expect(Forecast(log: log, today: last, through: last).oddIntervalFaults == [])
    }

    @Test(arguments: 0..<60)
    func `any heap of days gives a sound forecast`(seed: UInt64) throws {
        var random = SplitMix(seed)
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
            let forecast = Forecast(log: log, today: today, through: horizon)
            let found = forecast.faults + forecast.plainFaults(through: horizon)
            #expect(found.isEmpty, "\(today - origin)")
        }
        let last = origin + span
        #expect(Forecast(log: log, today: last, through: last).oddIntervalFaults == [])
    }

    @Test func `thousands of consecutive days give no dates`() throws {
        let start = try day("1960-01-01")
        let log = DayLog(periodDays: (0..<22_000).map { start + $0 })
        let forecast = Forecast(log: log, today: start + 22_000, through: start + 22_400)
        #expect(forecast.reason == .quietSince(start))
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
