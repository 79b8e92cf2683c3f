import CivilDate
import CycleModel
import SeededRandomness
import Testing

/// What was recorded on the days since a period says whether another one came and was not logged.
@Suite struct DryDaysTests {
    private let first = Day(number: 20_000)
    private let lengths = [28, 29, 28, 27, 28, 28]

    private var start: Day { first + lengths.reduce(0, +) }

    /// - Parameters:
    ///   - day: Counted from the last period's first day.
    ///   - left: Days of which nothing was recorded.
    ///   - record: What was recorded on the others.
    private func forecast(
        _ day: Int, leaving left: ClosedRange<Int>? = nil,
        _ record: (inout DayRecord) -> Void = { $0.flow = Flow.none }
    ) -> Forecast {
        var log = DayLog(start: first, lengths: lengths)
        for dry in 8..<day where left?.contains(dry) != true { record(&log[start + dry]) }
        return Forecast(log: log, today: start + day, through: start + 120)
    }

    @Test(arguments: [29, 36, 39, 45, 50])
    func `nobody who recorded that there was no bleeding is asked for a missed period`(day: Int)
        throws
    {
        let forecast = forecast(day)
        #expect(forecast.missedPeriod == nil && forecast.ifMissed == nil)
        let next = try #require(forecast.next)
        #expect(next.missedLogProbability < 0.02)
        // It was expected until the thirtieth day, and is still to come.
        #expect(forecast.daysLate == max(day - 30, 0))
        #expect(next.start >= start + day)
        if day < 40 { #expect(next.start < start + day + 8) }
    }

    @Test func `a period that began on a day without a record would have gone on on the next one`()
    {
        #expect(forecast(39, leaving: 27...27).next?.missedLogProbability ?? 1 < 0.02)
        let forecast = forecast(39, leaving: 23...32)
        #expect(forecast.missedPeriod != nil)
        #expect(forecast.next?.missedLogProbability ?? 0 > 0.6)
        // Just behind a period no other one begins.
        #expect(self.forecast(39, leaving: 9...12).missedPeriod == nil)
    }

    @Test func `bleeding between periods hides none of the days before it`() throws {
        var log = DayLog(start: first, lengths: lengths)
        for day in 5..<37 { log[start + day].flow = Flow.none }
        for day in 29...30 { log[start + day].flow = .light }
        var circumstances = Circumstances()
        circumstances.answers[bleed: start + 29] = .between
        let forecast = Forecast(
            log: log, today: start + 37, through: start + 120, circumstances: circumstances)
        #expect(try #require(forecast.next).missedLogProbability < 0.02)
        #expect(forecast.missedPeriod == nil && forecast.ifMissed == nil)
    }

    @Test func `a note or a temperature on each day speaks against a missed period too`() {
        for record: (inout DayRecord) -> Void in [
            { $0.note = "slept well" }, { $0.temperature = Temperature(centidegrees: 3_650) },
            { $0.symptoms = ["headache"] }, { $0.dose = .taken },
        ] {
            let next = forecast(37, record).next
            #expect(next?.missedLogProbability ?? 1 < 0.05)
            #expect(next?.start ?? start < start + 41)
        }
    }

    @Test func `days with and without records give the reference's share`() throws {
        // {"lengths": [28, 28, 27, 29, 28], "day": 37, "none": [10, 11, 12, 13, 14, 15, 20, 21, 22, 30, 31],
        //  "written": [16, 17, 18, 19, 27, 34]}
        let lengths = [28, 28, 27, 29, 28]
        let start = first + lengths.reduce(0, +)
        var log = DayLog(start: first, lengths: lengths)
        for day in [10, 11, 12, 13, 14, 15, 20, 21, 22, 30, 31] {
            log[start + day].flow = Flow.none
        }
        for day in [16, 17, 18, 19, 27, 34] { log[start + day].note = "written" }
        let forecast = Forecast(log: log, today: start + 37, through: start + 90)
        let next = try #require(forecast.next)
        #expect((next.missedLogProbability - 0.4414880545327157).magnitude < 1e-9)
        #expect(next.start == start + 38)
        #expect(forecast.ifMissed?.start == start + 56)
    }

    @Test(arguments: 0..<120)
    func `recording that there was no bleeding never makes a missed period likelier`(seed: UInt64)
        throws
    {
        var random = SplitMix(seed)
        let usual = 24 + random.below(12)
        let spread = random.below(6)
        let lengths = (0..<random.below(9)).map { _ in usual + random.below(2 * spread + 1) - spread
        }
        let start = first + lengths.reduce(0, +)
        let today = start + (20 + random.below(50))
        var log = DayLog(start: first, lengths: lengths)
        // Right behind a period a day without bleeding says where that ended.
        for day in 17..<(today - start) where random.happens(30) {
            if random.happens(50) {
                log[start + day].flow = Flow.none
            } else {
                log[start + day].note = "x"
            }
        }
        func missed() throws -> Double {
            try #require(Forecast(log: log, today: today, through: today).next).missedLogProbability
        }
        var before = try missed()
        for _ in 0..<8 {
            let day = start + (17 + random.below(today - start - 16))
            log[day] = DayRecord(flow: .none)
            let after = try missed()
            #expect(after <= before + 1e-12, "\(seed), \(day)")
            before = after
        }
    }

    @Test(arguments: [Flow.spotting, .light, .medium])
    func `days of bleeding among days without any leave a sound forecast`(flow: Flow) throws {
        for gap in 2...4 {
            var log = DayLog(start: first, lengths: lengths)
            for day in 6...45 { log[start + day].flow = day % gap == 0 ? flow : Flow.none }
            let today = start + 45
            let next = try #require(Forecast(log: log, today: today, through: today + 90).next)
            #expect((0...1).contains(next.missedLogProbability))
            #expect(next.start >= today && next.range.contains(next.start))
            let sum = next.probabilities.reduce(0) { $0 + $1.probability }
            #expect((sum - 1).magnitude < 1e-9)
        }
    }

    @Test func `what is recorded of days to come says nothing yet`() {
        var log = DayLog(start: first, lengths: lengths)
        let today = start + 37
        let before = Forecast(log: log, today: today, through: today + 90)
        for day in 1...300 { log[today + day].flow = day % 2 == 0 ? Flow.none : .medium }
        #expect(Forecast(log: log, today: today, through: today + 90) == before)
    }

    @Test func `three years of days without bleeding are forecast as any others`() throws {
        var log = DayLog(start: first, lengths: lengths)
        for day in 20..<1_100 { log[start + day].flow = Flow.none }
        let forecast = Forecast(log: log, today: start + 40, through: start + 400)
        #expect(try #require(forecast.next).missedLogProbability < 0.02)
        #expect(
            forecast
                == Forecast(log: log.through(start + 40), today: start + 40, through: start + 400))
        #expect(
            Forecast(log: log, today: start + 1_000, through: start + 1_100).reason
                == .quietSince(start))
    }
}
