import CivilDate
import CycleModel
import Testing

/// What is and what is not forecast, and from which days.
@Suite struct ForecastLimitsTests {
    let first: Day
    let start: Day
    /// Three cycles of 28 days and one that is running.
    let log: DayLog

    init() throws {
        first = try day("2026-01-01")
        start = try day("2026-03-26")
        log = DayLog(start: first, lengths: [28, 28, 28])
    }

    @Test func `with nothing logged there is nothing to forecast`() {
        let forecast = Forecast(log: DayLog(), today: first, through: first + 365)
        #expect(forecast.next == nil)
        #expect(forecast.reason == .nothingLogged)
        #expect(forecast.periods.isEmpty && forecast.fertileWindows.isEmpty)
        #expect(forecast.fertileProbabilities.isEmpty)
    }

    @Test func `notes and spotting alone are nothing to forecast from`() {
        var log = DayLog()
        log[first] = DayRecord(flow: .spotting)
        log[first + 1].note = "tired"
        log[first + 2].ovulationObserved = true
        let forecast = Forecast(log: log, today: first + 9, through: first + 365)
        #expect(forecast.reason == .nothingLogged)
    }

    @Test func `a day before everything logged knows nothing`() {
        let forecast = Forecast(log: log, today: first - 1, through: first + 365)
        #expect(forecast.reason == .nothingLogged)
    }

    @Test func `days after today don't count yet`() {
        let today = first + 30
        #expect(
            Forecast(log: log, today: today, through: today + 90)
                == Forecast(log: log.through(today), today: today, through: today + 90))
    }

    @Test func `one start alone gives the population's wide forecast`() throws {
        // Scripts/reference-forecast.py '{"lengths": [], "day": 20}': 10%, 50%, 90% are 25, 29
        // and 35.
        let forecast = Forecast(
            log: DayLog(start: first, lengths: []), today: first + 20, through: first + 365)
        #expect(forecast.cyclesUsed == 0)
        #expect(forecast.next?.start == first + 29)
        #expect(forecast.next?.range == (first + 25)...(first + 35))
        #expect(forecast.expectedPeriodLength == 5)
    }

    @Test func `ninety quiet days still have a forecast, the ninety-first has none`() {
        #expect(Forecast(log: log, today: start + 90, through: start + 400).next != nil)
        let quiet = Forecast(log: log, today: start + 91, through: start + 400)
        #expect(quiet.next == nil)
        #expect(quiet.reason == .quietSince(start))
        #expect(quiet.periods.isEmpty && quiet.fertileWindows.isEmpty)
        #expect(quiet.fertileProbabilities.isEmpty)
        #expect(quiet.cyclesUsed == 3)
    }

    @Test(arguments: [(100, 100), (119, 119), (125, 120)])
    func `a woman with longer cycles is waited for as long, up to 120 days`(
        longest: Int, last: Int
    ) {
        let log = DayLog(start: first, lengths: [80, longest, 70])
        let start = first + 150 + longest
        #expect(Forecast(log: log, today: start + last, through: start + 500).next != nil)
        #expect(Forecast(log: log, today: start + last + 1, through: start + 500).next == nil)
    }

    @Test func `a break is no cycle`() {
        let log = DayLog(start: first, lengths: [28, 28, 200, 28])
        let today = first + 290
        let forecast = Forecast(log: log, today: today, through: today + 60)
        #expect(forecast.cyclesUsed == 3)
        #expect(forecast.next?.start == first + 284 + 28)
    }

    @Test func `on the first day the next start is at least a bridged day after the period`() throws
    {
        let next = try #require(
            Forecast(log: DayLog(periodDays: [first]), today: first, through: first + 60).next)
        // A day after one without bleeding would still be the same period.
        #expect(next.probabilities.first?.day == first + 3)
        let sum = next.probabilities.reduce(0) { $0 + $1.probability }
        #expect((sum - 1).magnitude < 1e-12)
    }

    @Test func `a start logged as a dry day today is not expected today`() throws {
        let today = start + 29
        var dry = log
        dry[today] = DayRecord(flow: Flow.none)
        var spotting = log
        spotting[today] = DayRecord(flow: .spotting)
        func firstDay(_ log: DayLog) -> Day? {
            Forecast(log: log, today: today, through: today).next?.probabilities.first?.day
        }
        #expect(firstDay(log) == today)
        #expect(firstDay(spotting) == today)
        #expect(firstDay(dry) == today + 1)
    }

    @Test func `a period is running until its usual length is reached`() throws {
        func running(_ days: Int, today: Int) -> Forecast.RunningPeriod? {
            var log = log
            for offset in 0..<5 { log[start + offset] = DayRecord() }
            for offset in 0..<days { log[start + offset] = DayRecord(flow: .medium) }
            return Forecast(log: log, today: start + today, through: start).runningPeriod
        }
        let third = try #require(running(3, today: 2))
        #expect(third.day == 3)
        #expect(third.expectedLength == 5)
        #expect(third.days == start...(start + 2))
        #expect(running(3, today: 3)?.day == 4)
        #expect(running(3, today: 4) == nil)
        #expect(running(5, today: 4) == nil)
    }

    @Test func `a period that ended sooner than usual is not running, and its length counts`() {
        var log = DayLog(start: first, lengths: [28, 28], periodLength: 5)
        for offset in 0..<5 { log[first + 56 + offset] = DayRecord() }
        for offset in 0..<2 { log[first + 56 + offset] = DayRecord(flow: .unknown) }
        let today = first + 57
        #expect(Forecast(log: log, today: today, through: today).runningPeriod != nil)
        log[first + 56].periodEnded = true
        // The day after it was logged, too.
        #expect(Forecast(log: log, today: today, through: today).runningPeriod != nil)
        log[today].periodEnded = true
        let over = Forecast(log: log, today: today, through: today)
        #expect(over.runningPeriod == nil)
        #expect(log.cycles.map(\.isPeriodEnded) == [false, false, true])
        log[today] = DayRecord()
        #expect(log.cycles.last?.isLoneDay == false)
        #expect(Forecast(log: log, today: first + 56, through: today).runningPeriod == nil)
    }

    @Test func `days to come that are recorded are expected of the running period`() throws {
        var log = DayLog(start: first, lengths: [28, 28], periodLength: 5)
        for day in (first + 59)...(first + 62) { log[day] = DayRecord(flow: .unknown) }
        var forecast = Forecast(log: log, today: first + 57, through: first + 60)
        #expect(forecast.runningPeriod?.toCome == (first + 58)...(first + 60))
        let last = log.through(first + 57).cycles.last
        forecast.runThroughRecordedDays(of: log, in: last)
        #expect(forecast.runningPeriod?.toCome == (first + 58)...(first + 62))
        #expect(forecast.runningPeriod?.days == (first + 56)...(first + 57))
        #expect(forecast.runningPeriod?.expectedLength == 7)
        forecast.runThroughRecordedDays(of: log.through(first + 57), in: last)
        #expect(forecast.runningPeriod?.expectedLength == 7)
    }

    @Test func `a running period and one of unknown end say nothing about lengths`() {
        // Two periods of 7 days, one of unknown end, and a running one of 1 day.
        var log = DayLog(start: first, lengths: [28], periodLength: 7)
        var unknown = DayRecord(flow: .unknown)
        unknown.periodEndUnknown = true
        log[first + 56] = unknown
        log[first + 84] = DayRecord(flow: .light)
        let forecast = Forecast(log: log, today: first + 84, through: first + 200)
        #expect(forecast.expectedPeriodLength == 7)
        #expect(forecast.runningPeriod?.expectedLength == 7)
        #expect(forecast.periods.allSatisfy { $0.days.count == 7 })
    }

    @Test func `a horizon in the past leaves the next start and no dates beyond`() {
        let forecast = Forecast(log: log, today: start + 10, through: start - 50)
        #expect(forecast.next?.start == start + 28)
        #expect(forecast.periods.isEmpty)
        #expect(forecast.fertileProbabilities.isEmpty)
    }

    @Test func `nothing is forecast beyond ten years`() throws {
        let forecast = Forecast(log: log, today: start, through: Day(number: Int32.max))
        let last = try #require(forecast.periods.last)
        #expect(last.days.lowerBound - start <= 3_660)
        #expect(last.days.lowerBound - start > 3_600)
    }

    @Test(arguments: [-1, 0, 2, .infinity, -.infinity, Double.nan])
    func `an absurd share leaves windows that hold their ovulation`(share: Double) {
        let forecast = Forecast(
            log: log, today: start + 9, through: start + 365, fertileShare: share)
        #expect(forecast.windows.count == forecast.periods.count + 1)
        #expect(forecast.fertileWindows.allSatisfy { $0.days.contains($0.ovulation) })
    }
}
