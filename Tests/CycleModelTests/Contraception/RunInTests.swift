import CivilDate
import CycleModel
import Testing

/// A method that does not begin with a cycle needs seven days, and fertile days stay in the forecast for these.
///
/// Periods begin on 3 January, 31 January and 28 February 2026.
@Suite struct RunInTests {
    private let log: DayLog

    init() throws {
        log = DayLog(start: try day("2026-01-03"), lengths: [28, 28])
    }

    private func foretold(_ contraception: Contraception, on today: String) throws -> Forecast {
        var circumstances = Circumstances()
        circumstances.contraception = contraception
        let today = try day(today)
        return Forecast(
            log: log, today: today, through: today + 60, circumstances: circumstances)
    }

    @Test
    func `a pill begun on day 10 leaves the fertile window that its first week reaches`()
        throws
    {
        let pill = try using("pill 21+7", from: "2026-03-09")
        let without = try foretold(Contraception(), on: "2026-03-09")
        for today in ["2026-03-05", "2026-03-09", "2026-03-12"] {
            let forecast = try foretold(pill, on: today)
            #expect(forecast.fertileWindows.map(\.number) == [0], "\(today)")
            #expect(forecast.fertileWindows.first == without.fertileWindows.first, "\(today)")
            let last = try #require(forecast.fertileWindows.first).days.upperBound
            #expect(forecast.fertileProbabilities.last?.day == last, "\(today)")
        }
        let later = try foretold(pill, on: "2026-03-16")
        #expect(later.fertileWindows.isEmpty && later.fertileProbabilities.isEmpty)
    }

    @Test func `a pill begun by day 5 clears the fertile days at once`() throws {
        let pill = try using("pill 21+7", from: "2026-03-04")
        #expect(try foretold(pill, on: "2026-03-04").fertileWindows.isEmpty)
        #expect(try foretold(pill, on: "2026-03-04").fertileProbabilities.isEmpty)
    }

    /// A method, its first day, and the last one of its run-in.
    @Test(arguments: [
        ("pill 21+7", "2026-03-04", nil),
        ("pill 21+7", "2026-03-05", "2026-03-11"),
        ("ring", "2026-03-20", "2026-03-26"),
        ("implant 3 years", "2026-03-05", "2026-03-11"),
        ("injection 13 weeks", "2026-03-04", nil),
        ("injection 13 weeks", "2026-03-05", "2026-03-11"),
        // Their leaflets ask for seven days from the second day of a cycle on.
        ("patch", "2026-02-28", nil),
        ("patch", "2026-03-01", "2026-03-07"),
        ("ring", "2026-02-28", nil),
        ("ring", "2026-03-01", "2026-03-07"),
        ("minipill desogestrel", "2026-02-28", nil),
        ("minipill desogestrel", "2026-03-01", "2026-03-07"),
        ("minipill drospirenone", "2026-03-01", "2026-03-07"),
        ("pill 21+7", "2026-01-01", "2026-01-07"),
        ("copper-iud", "2026-03-20", nil),
    ]) func `how long it is follows from the day of the cycle`(
        method: String, start: String, last: String?
    ) throws {
        let contraception = try using(method, from: start)
        let course = try #require(contraception[1])
        let runIn = contraception.runIn(of: course, after: log.cycles.map(\.start))
        #expect(runIn == (try last.map { try day(start)...day($0) }))
    }

    /// A pill's first day here, which day of its pack that was, and the last day of the run-in.
    @Test(arguments: [
        ("2026-03-10", 2, "2026-03-15"), ("2026-03-12", 7, "2026-03-12"),
        ("2026-03-10", 8, nil), ("2026-03-10", 20, nil),
        // The pack began on day 5 of the cycle, and on day 6.
        ("2026-03-06", 3, nil), ("2026-03-06", 2, "2026-03-11"),
    ]) func `a pack begun before its course counts from its first pill`(
        start: String, number: Int, last: String?
    ) throws {
        let pill = try using("pill 21+7", from: start, firstNumber: number)
        let course = try #require(pill[1])
        let runIn = pill.runIn(of: course, after: log.cycles.map(\.start))
        #expect(runIn == (try last.map { try day(start)...day($0) }))
        let forecast = try foretold(pill, on: start)
        #expect(forecast.fertileWindows.isEmpty == (last == nil))
    }

    @Test func `the first days of a method go on through a change to another one`() throws {
        var contraception = try using("pill 21+7", from: "2026-03-09")
        try contraception.change(1, to: Contraceptive(text: "ring"), on: day("2026-03-12"))
        try contraception.change(2, to: Contraceptive(text: "patch"), on: day("2026-03-14"))
        try contraception.change(3, to: Contraceptive(text: "pill 24+4"), on: day("2026-03-16"))
        let starts = log.cycles.map(\.start)
        let runIns = contraception.courses.map { contraception.runIn(of: $0, after: starts) }
        let last = try day("2026-03-15")
        #expect(
            runIns == [
                try day("2026-03-09")...last, try day("2026-03-12")...last,
                try day("2026-03-14")...last, nil,
            ])
        let without = try foretold(Contraception(), on: "2026-03-12")
        let forecast = try foretold(contraception, on: "2026-03-12")
        #expect(forecast.fertileWindows.first == without.fertileWindows.first)
        #expect(try foretold(contraception, on: "2026-03-16").fertileWindows.isEmpty)
    }

    @Test
    func `after another method there is none, unless a day lies between`()
        throws
    {
        func runIn(after end: String) throws -> ClosedRange<Day>? {
            var contraception = try using("ring", from: "2026-02-01", through: end)
            try contraception.add(Contraceptive(text: "pill 21+7"), on: day("2026-03-10"))
            let course = try #require(contraception[2])
            return contraception.runIn(of: course, after: log.cycles.map(\.start))
        }
        #expect(try runIn(after: "2026-03-09") == nil)
        #expect(try runIn(after: "2026-03-08") == day("2026-03-10")...day("2026-03-16"))
    }
}
