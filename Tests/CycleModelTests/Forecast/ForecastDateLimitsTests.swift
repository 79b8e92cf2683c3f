import CivilDate
import CycleModel
import ForecastSoundness
import SeededRandomness
import Testing

/// From 1900 to 2200, over leap days and the ends of years, and from logs as long as a life has cycles.
@Suite struct ForecastDateLimitsTests {
    /// The days around the ends of February and December, in years with and without a leap day.
    static let turns: [String] =
        [1900, 1999, 2000, 2026, 2096, 2100, 2199, 2200].flatMap { year in
            ["02-27", "02-28", "03-01", "03-02", "12-30", "12-31", "01-01"].map { "\(year)-\($0)" }
        } + ["1904-02-29", "2000-02-29", "2096-02-29"]

    @Test(arguments: turns)
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

    /// Counted on a calendar: four weeks after the second start.
    @Test(arguments: [
        ("1900-01-04", "1900-02-01", "1900-03-01"),
        ("2000-01-04", "2000-02-01", "2000-02-29"),
        ("2096-01-04", "2096-02-01", "2096-02-29"),
        ("2100-01-04", "2100-02-01", "2100-03-01"),
        ("1999-11-06", "1999-12-04", "2000-01-01"),
        ("2026-11-05", "2026-12-03", "2026-12-31"),
        ("2199-11-06", "2199-12-04", "2200-01-01"),
        ("2200-11-05", "2200-12-03", "2200-12-31"),
    ])
    func `four weeks on is the right date over leap days and year ends`(
        first: String, second: String, next: String
    ) throws {
        // Scripts/reference-forecast.py '{"lengths": [28]}': the median is 28.
        let (first, second) = (try day(first), try day(second))
        let log = DayLog(periodDays: [first, second])
        let forecast = Forecast(log: log, today: second + 5, through: second + 365)
        #expect(forecast.next?.start.description == next)
    }

    @Test func `of sixty years only the last sixty cycles count for dates`() throws {
        var random = SplitMix(3)
        let lengths = (0..<790).map { _ in Int.random(in: 25...31, using: &random) }
        let start = try day("1966-02-27")
        let long = DayLog(start: start, lengths: lengths)
        let lastStart = start + lengths.reduce(0, +)
        let recent = Array(lengths.suffix(60))
        let short = DayLog(start: lastStart - recent.reduce(0, +), lengths: recent)
        let today = lastStart + 12
        let all = Forecast(log: long, today: today, through: today + 365)
        #expect(all.faults == [])
        #expect(all.cyclesUsed == 60)
        #expect(all.periods.count >= 12)
        let recently = Forecast(log: short, today: today, through: today + 365)
        #expect(all.next == recently.next)
        #expect(all.periods == recently.periods)
        #expect(all.fertileWindows == recently.fertileWindows)
    }

    /// Forty of them take about a second in a build for debugging; if one looked at each pair of its
    /// 22,000 days, they would take hours.
    @Test(.timeLimit(.minutes(1)))
    func `sixty years charted every day are forecast fast`() throws {
        let start = try day("1966-02-27")
        var entries: [DayLog.Entry] = []
        for offset in 0..<22_000 {
            let cycleDay = offset % 28
            var record = DayRecord()
            if cycleDay < 5 { record.flow = .medium }
            record.temperature = Temperature(centidegrees: cycleDay < 14 ? 3_630 : 3_665)
            record.lh = cycleDay == 12 ? .positive : .negative
            record.mucus = (9...12).contains(cycleDay) ? .eggwhite : .dry
            entries.append(DayLog.Entry(day: start + offset, record: record))
        }
        let log = DayLog(entries)
        for ahead in 0..<40 {
            let today = start + (21_000 + ahead)
            let forecast = Forecast(log: log, today: today, through: today + 365)
            // 21,000 days are 750 cycles of four weeks.
            let next = start + 28 * (751 + ahead / 28)
            #expect(forecast.next?.range.contains(next) == true, "day \(ahead % 28 + 1)")
        }
    }
}
