import CivilDate
import CycleModel
import Testing

/// What is forecast while a method keeps her from ovulating, and around it.
///
/// Her own periods of five days begin on 6 December 2025, 3 January, 31 January and 28 February 2026, and
/// a pill is begun on 1 March.
@Suite struct PackForecastTests {
    private let log: DayLog

    init() throws {
        log = DayLog(start: try day("2025-12-06"), lengths: [28, 28, 28])
    }

    private func foretold(
        _ contraception: Contraception, _ log: DayLog? = nil, on today: String, ahead: Int = 365
    ) throws -> Forecast {
        var circumstances = Circumstances()
        circumstances.contraception = contraception
        let today = try day(today)
        return Forecast(
            log: log ?? self.log, today: today, through: today + ahead,
            circumstances: circumstances)
    }

    /// The log with bleeding on these days.
    private func log(_ first: String, through last: String) throws -> DayLog {
        var log = log
        for bleeding in try day(first)...day(last) { log[bleeding] = DayRecord(flow: .light) }
        return log
    }

    // MARK: - Bleeds of packs

    /// The last pills of the packs are those of 21 March, 18 April and 16 May.
    @Test func `the next period is the first pack's bleed, and packs bring the others`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01")
        let forecast = try foretold(pill, on: "2026-03-15", ahead: 80)
        #expect(
            forecast.periods.map { "\($0.number) \($0.days.lowerBound)..\($0.days.upperBound)" }
                == [
                    "1 2026-03-24..2026-03-27", "2 2026-04-21..2026-04-24",
                    "3 2026-05-19..2026-05-22",
                ])
        #expect(forecast.periods.map(\.source) == (1...3).map { .pack(course: 1, pack: $0) })
        #expect(forecast.reason == nil)
        #expect(forecast.missedPeriod == nil)
        #expect(forecast.next?.missedLogProbability == 0)
        #expect(forecast.next?.start == (try day("2026-03-24")))
        #expect(forecast.cyclesUsed == 3)
    }

    /// The usual delay is two to four days, likeliest three: days 1 to 5 have .045, .24, .34, .24 and .045
    /// of a sum of .9546, and every later one half of the one before. A bleed follows with 0.97, else
    /// the next pack's does.
    @Test func `its days are those of the delay, and some of it is the next pack's`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01")
        let next = try #require(foretold(pill, on: "2026-03-15").next)
        let sum = next.probabilities.reduce(0) { $0 + $1.probability }
        #expect((sum - 1).magnitude < 1e-12)
        for (date, share) in [
            ("2026-03-22", 0.045), ("2026-03-23", 0.24), ("2026-03-24", 0.34),
            ("2026-03-25", 0.24), ("2026-03-26", 0.045), ("2026-03-27", 0.0225),
        ] {
            let date = try day(date)
            let found = try #require(next.probabilities.first { $0.day == date })
            #expect((found.probability - 0.97 * share / 0.9546).magnitude < 0.002, "\(date)")
        }
        let later = try day("2026-04-01")
        let secondPack = next.probabilities.filter { $0.day > later }
        let secondShare = secondPack.reduce(0) { $0 + $1.probability }
        #expect((secondShare - 0.03).magnitude < 0.002)
        // .97 · .865/.9546 = .879 up to the fourth day falls short of nine tenths.
        #expect(next.range == (try day("2026-03-23")...day("2026-03-26")))
    }

    @Test func `a bleed that runs is a period of its own length, and the next pack's is next`()
        throws
    {
        let pill = try using("pill 21+7", from: "2026-03-01")
        let forecast = try foretold(
            pill, log("2026-03-24", through: "2026-03-25"), on: "2026-03-25")
        let running = try #require(forecast.runningPeriod)
        #expect(running.day == 2 && running.expectedLength == 4)
        let first = try #require(forecast.periods.first)
        #expect(first.number == 1 && first.source == .pack(course: 1, pack: 2))
        #expect(first.days.lowerBound == (try day("2026-04-21")))
    }

    @Test func `the logged bleed takes the name of the predicted one`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01")
        var names = CycleIdentities()
        names.follow(log.cycles, entry: 1)
        let number = try #require(foretold(pill, on: "2026-03-15").periods.first?.number)
        let foretold = try #require(names.ahead(number))
        names.follow(try log("2026-03-25", through: "2026-03-27").cycles, entry: 2)
        #expect(names[try day("2026-03-25")] == foretold)
    }

    /// On the sixth day of the break 0.97 · .0448/.9546 = .0455 is left of its bleed, half of that on the
    /// sixth itself and a quarter on the seventh, and 0.03 · 0.97 = .0291 of the next pack's: half of
    /// all is reached on the eighth. On the seventh .0228 is left, less than of the next pack's.
    @Test func `a break that passes without a bleed leaves the next pack's`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01")
        let waiting = try #require(foretold(pill, on: "2026-03-27").next)
        #expect(waiting.start == (try day("2026-03-29")))
        let late = try foretold(pill, on: "2026-03-28")
        #expect(late.next?.start == (try day("2026-04-20")))
        #expect(late.next?.range == (try day("2026-03-28")...day("2026-04-22")))
        #expect(late.periods.first?.source == .pack(course: 1, pack: 2))
        #expect(late.periods.first?.number == 1)
        // The fourth day after the break is the last on which its bleed may begin.
        let over = try #require(foretold(pill, on: "2026-04-02").next)
        #expect(over.probabilities.first?.day == (try day("2026-04-19")))
        #expect(over.range == (try day("2026-04-20")...day("2026-04-23")))
    }

    @Test func `a bleed that began before the break and goes on in it is the break's`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01")
        let forecast = try foretold(
            pill, log("2026-03-20", through: "2026-03-23"), on: "2026-03-23")
        #expect(forecast.next?.start == (try day("2026-04-21")))
    }

    @Test func `her own delays and lengths are foretold`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01")
        // Five days after the last pill, for two days.
        var log = log
        for start in ["2026-03-26", "2026-04-23", "2026-05-21"] {
            log[try day(start)] = DayRecord(flow: .light)
            log[try day(start) + 1] = DayRecord(flow: .light)
        }
        let forecast = try foretold(pill, log, on: "2026-06-01", ahead: 40)
        // The last pill of the fourth pack is that of 13 June.
        #expect(
            forecast.periods.map(\.days) == [try day("2026-06-18")...day("2026-06-19")])
        // Her own periods are still taken to last five days.
        #expect(forecast.expectedPeriodLength == 5)
        #expect(forecast.cyclesUsed == 3)
    }

    @Test func `with nothing ever logged packs still bring their bleeds`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01")
        let forecast = try foretold(pill, DayLog(), on: "2026-03-15", ahead: 60)
        #expect(forecast.periods.count == 2)
        #expect(forecast.next?.start == (try day("2026-03-24")))
    }

    @Test(arguments: [
        "pill 28+0", "minipill desogestrel", "implant 3 years", "injection 12 weeks", "ring 28+0",
    ])
    func `a method without a break leaves nothing to forecast`(method: String) throws {
        let forecast = try foretold(using(method, from: "2026-03-01"), on: "2026-03-20")
        #expect(forecast.next == nil && forecast.periods.isEmpty)
        #expect(forecast.reason == .suppressed)
        #expect(forecast.fertileWindows.isEmpty && forecast.fertileProbabilities.isEmpty)
    }

    // MARK: - Methods that leave her cycles alone

    @Test(arguments: ["copper-iud 5 years", "condom", "diaphragm", "other sponge"])
    func `methods without hormones change nothing`(method: String) throws {
        let plain = try foretold(Contraception(), on: "2026-03-10")
        #expect(try foretold(using(method, from: "2026-01-15"), on: "2026-03-10") == plain)
    }

    @Test(arguments: ["hormonal-iud 5 years", "minipill"])
    func `methods that leave ovulation uncertain take the windows and no more`(method: String)
        throws
    {
        let plain = try foretold(Contraception(), on: "2026-03-10")
        let forecast = try foretold(using(method, from: "2026-01-15"), on: "2026-03-10")
        #expect(!plain.fertileWindows.isEmpty && !plain.fertileProbabilities.isEmpty)
        #expect(forecast.fertileWindows.isEmpty && forecast.fertileProbabilities.isEmpty)
        #expect(forecast.next == plain.next)
        #expect(forecast.periods == plain.periods)
    }

    // MARK: - Before a method

    /// The running cycle began on 28 February; the next period is due on 28 March.
    @Test func `a pill that begins after the next period leaves it`() throws {
        let forecast = try foretold(
            using("pill 21+7", from: "2026-03-29"), on: "2026-03-10", ahead: 80)
        #expect(
            forecast.periods.map(\.source) == [
                .cycle, .pack(course: 1, pack: 1), .pack(course: 1, pack: 2),
            ])
        #expect(forecast.periods.first?.days.lowerBound == (try day("2026-03-28")))
        // The last pill of the first pack is that of 18 April.
        #expect(forecast.periods.dropFirst().first?.days.lowerBound == (try day("2026-04-21")))
        // Of the fertile windows the running cycle's is left.
        #expect(forecast.fertileWindows.map(\.number) == [0])
        #expect(forecast.fertileWindows.first?.ovulation == (try day("2026-03-14")))
        let start = try day("2026-03-29")
        #expect(!forecast.fertileProbabilities.isEmpty)
        #expect(forecast.fertileProbabilities.allSatisfy { $0.day < start })
        let sum = forecast.next?.probabilities.reduce(0) { $0 + $1.probability } ?? 0
        #expect((sum - 1).magnitude < 1e-12)
    }

    @Test func `a pill that begins well before the next period takes its place`() throws {
        let forecast = try foretold(using("pill 21+7", from: "2026-03-12"), on: "2026-03-10")
        // The last pill of the first pack is that of 1 April.
        #expect(forecast.next?.start == (try day("2026-04-04")))
        #expect(forecast.periods.first?.source == .pack(course: 1, pack: 1))
        // It begins on day 13 of the cycle, whose fertile days its first week does not clear.
        #expect(forecast.fertileWindows.map(\.number) == [0])
        let early = try foretold(using("pill 21+7", from: "2026-03-03"), on: "2026-03-01")
        #expect(early.fertileWindows.isEmpty)
    }

    @Test func `in the first days of a pill the old cycle's period may still come`() throws {
        // The cycle of 28 February ends with a period around 28 March.
        let pill = try using("pill 21+7", from: "2026-03-26")
        let before = try foretold(pill, on: "2026-03-26")
        #expect(before.periods.first?.source == .cycle)
        #expect(before.periods.first?.days.lowerBound == (try day("2026-03-28")))
        #expect(before.periods.dropFirst().first?.source == .pack(course: 1, pack: 1))
        let after = try foretold(pill, log("2026-03-28", through: "2026-03-29"), on: "2026-03-30")
        #expect(after.periods.first?.source == .pack(course: 1, pack: 1))
        #expect(after.cyclesUsed == 4)
    }

    @Test func `an implant that is planned leaves the periods before it`() throws {
        let forecast = try foretold(using("implant", from: "2026-05-01"), on: "2026-03-10")
        #expect(
            forecast.periods.map(\.days.lowerBound) == [
                try day("2026-03-28"), try day("2026-04-25"),
            ])
        let soon = try foretold(using("implant", from: "2026-03-12"), on: "2026-03-10")
        #expect(soon.next == nil && soon.reason == .suppressed)
    }

    @Test func `a plan far away changes nothing`() throws {
        let plain = try foretold(Contraception(), on: "2026-03-10")
        let planned = try foretold(using("pill 21+7", from: "2029-01-01"), on: "2026-03-10")
        #expect(planned.next == plain.next)
        #expect(planned.periods == plain.periods)
        #expect(planned.fertileWindows == plain.fertileWindows)
    }

    // MARK: - After a method

    /// {"lengths": [28, 28, 28], "rhythm": [0.13, 2], "day": 16}: from 27 to 38 days, half of them by 32.
    @Test func `after a planned end her own cycles come back, later and wider`() throws {
        // Three packs; the last bleed is due on 19 May, and what begins up to 3 June is not hers.
        let pill = try using("pill 21+7", from: "2026-03-01", through: "2026-05-23")
        let forecast = try foretold(pill, on: "2026-04-10", ahead: 200)
        #expect(
            forecast.periods.prefix(3).map(\.source) == [
                .pack(course: 1, pack: 2), .pack(course: 1, pack: 3), .cycle,
            ])
        let last = try day("2026-05-19")
        #expect(forecast.periods[1].days.lowerBound == last)
        let own = forecast.periods[2]
        #expect(own.days.lowerBound == last + 32)
        #expect(own.startRange == (last + 27)...(last + 38))
        #expect(own.days.count == 5)
        #expect(forecast.periods.map(\.number) == Array(1...forecast.periods.count))
        // Later ones by about a day more than a month of hers.
        let gap = forecast.periods[3].days.lowerBound - own.days.lowerBound
        #expect((28...31).contains(gap))
        let end = try day("2026-05-23")
        #expect(forecast.fertileWindows.first?.number == 2)
        #expect(forecast.fertileWindows.allSatisfy { $0.days.lowerBound > end })
        #expect(!forecast.fertileProbabilities.isEmpty)
        #expect(forecast.fertileProbabilities.allSatisfy { $0.day > end })
    }

    @Test func `the last bleed opens the first cycle without the pill`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01", through: "2026-05-23")
        let start = try day("2026-05-20")
        let bled = try log("2026-05-20", through: "2026-05-23")
        for today in ["2026-05-23", "2026-05-24", "2026-06-05"] {
            let forecast = try foretold(pill, bled, on: today)
            #expect(forecast.next?.start == start + 32, "\(today)")
            #expect(forecast.next?.range == (start + 27)...(start + 38), "\(today)")
            #expect(forecast.cyclesUsed == 3)
            #expect(forecast.fertileWindows.first?.number == 0)
        }
    }

    @Test func `an end among the pills brings a bleed first`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01", through: "2026-04-05")
        // Three days after the last pill, and on the days after it her own cycle goes on from there.
        let first = try foretold(pill, on: "2026-04-06")
        #expect(first.periods.first?.source == .pack(course: 1, pack: 2))
        #expect(first.periods.first?.days.lowerBound == (try day("2026-04-08")))
        #expect(first.periods.dropFirst().first?.source == .cycle)
        // A month on, with nothing logged, that bleed is past.
        let later = try foretold(pill, on: "2026-05-05")
        #expect(later.periods.first?.source == .cycle)
        #expect(try #require(later.next).start > day("2026-05-05"))
    }

    @Test func `after an injection nothing is forecast until a period is logged`() throws {
        // It works for 12 weeks, up to 23 May.
        let injection = try using("injection 12 weeks", from: "2026-03-01", through: "2026-03-01")
        #expect(try foretold(injection, on: "2026-05-23").reason == .suppressed)
        let after = try foretold(injection, on: "2026-06-20")
        #expect(after.reason == .quietSince(try day("2026-02-28")))
        let back = try foretold(
            injection, log("2026-08-10", through: "2026-08-14"), on: "2026-08-20")
        #expect(back.next != nil)
        #expect(back.periods.first?.source == .cycle)
    }

    @Test func `bleeds on the pill say nothing of cycles, of lengths or of ovulation`() throws {
        // Three packs from 1 March to 23 May with bleeds of two days, and a sign of ovulation that can be none.
        let pill = try using("pill 21+7", from: "2026-03-01", through: "2026-05-23")
        var log = log
        for start in ["2026-03-24", "2026-04-21", "2026-05-19"] {
            for offset in 0..<2 { log[try day(start) + offset] = DayRecord(flow: .light) }
        }
        log[try day("2026-04-02")].ovulationObserved = true
        let period = try day("2026-06-20")
        for offset in 0..<5 { log[period + offset] = DayRecord(flow: .medium) }
        let forecast = try foretold(pill, log, on: "2026-06-30")
        #expect(forecast.cyclesUsed == 3)
        #expect(forecast.expectedPeriodLength == 5)
        #expect(!forecast.isOvulationPersonal)
        // The second cycle without the pill is still a little wider and later than hers were.
        let next = try #require(forecast.next)
        #expect((period + 28...period + 30).contains(next.start))
        #expect(next.range.count > 6)
    }

    @Test func `cycles without the pill count again`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01", through: "2026-05-23")
        var log = try log("2026-05-19", through: "2026-05-22")
        for start in ["2026-06-20", "2026-07-21", "2026-08-19"] {
            for offset in 0..<5 { log[try day(start) + offset] = DayRecord(flow: .medium) }
        }
        // Three from before, and those of 20 June and 21 July.
        #expect(try foretold(pill, log, on: "2026-08-25").cyclesUsed == 5)
    }
}
