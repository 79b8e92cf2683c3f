import CivilDate
import CycleModel
import Testing

/// The days on which a pack's bleed may start: those of this break, and those of the next.
@Suite struct NextStartStretchesTests {
    /// A pack of 21 + 7 was begun on 1 March, and its last pill is that of 21 March. A bleed belongs to
    /// this break until four days after it, 1 April; the next one begins on 19 April.
    private func next(on today: String) throws -> Forecast.NextStart {
        var circumstances = Circumstances()
        circumstances.contraception = try using("pill 21+7", from: "2026-03-01")
        let log = DayLog(start: try day("2026-02-28"), lengths: [])
        let today = try day(today)
        let forecast = Forecast(
            log: log, today: today, through: today + 100, circumstances: circumstances)
        return try #require(forecast.next)
    }

    @Test func `before a break there are its days and those of the next break`() throws {
        let stretches = try next(on: "2026-03-15").stretches
        #expect(
            stretches.prefix(2).map(\.days)
                == [
                    try day("2026-03-22")...day("2026-04-01"),
                    try day("2026-04-19")...day("2026-04-29"),
                ])
        #expect((stretches[0].probability - 0.97).magnitude < 0.001)
        #expect((stretches.reduce(0) { $0 + $1.probability } - 1).magnitude < 1e-9)
    }

    /// 28 March is the seventh day after the last pill. The fifth has .045 of a sum of .9546 and each later
    /// one half of the one before. A break has 0.97 of what those before it leave; what the second one leaves
    /// is too little to go on with.
    @Test func `late in a break without bleeding the next break has most of it`() throws {
        let next = try next(on: "2026-03-28")
        let left = 0.97 * (0.01125 + 0.005625 + 0.0028125 + 0.00140625 + 0.000703125) / 0.9546
        let share = left / (left + 0.03 * 0.97)
        #expect((next.stretches[0].probability - share).magnitude < 0.001)
        #expect(next.stretches[1].range == (try day("2026-04-20")...day("2026-04-22")))
    }

    @Test func `a forecast bleed has the range of its own break, the next start that of both`()
        throws
    {
        var circumstances = Circumstances()
        circumstances.contraception = try using("pill 21+7", from: "2026-03-01")
        let today = try day("2026-03-27")
        let forecast = Forecast(
            log: DayLog(start: try day("2026-02-28"), lengths: []), today: today,
            through: today + 60, circumstances: circumstances)
        let next = try #require(forecast.next)
        let first = try #require(forecast.periods.first)
        #expect(next.range.lowerBound == today)
        #expect(next.range.upperBound > (try day("2026-04-19")))
        #expect(first.days.lowerBound == next.start)
        let stretch = try #require(
            next.stretches.first { $0.days.contains(first.days.lowerBound) })
        #expect(stretch.days.contains(first.startRange))
        #expect(next.source == first.source)
    }

    /// 84 + 7: the break is further off than the forecast was asked for.
    @Test func `what the next start comes with does not depend on how far is looked`() throws {
        var circumstances = Circumstances()
        circumstances.contraception = try using("pill 84+7", from: "2026-03-01")
        let today = try day("2026-03-10")
        let forecast = Forecast(
            log: DayLog(start: try day("2026-02-28"), lengths: []), today: today,
            through: today + 20, circumstances: circumstances)
        #expect(forecast.periods.isEmpty)
        #expect(forecast.next?.source == .pack(course: 1, pack: 1))
    }

    @Test func `her own cycles leave one stretch`() throws {
        let today = try day("2026-03-20")
        let forecast = Forecast(
            log: DayLog(start: try day("2025-12-06"), lengths: [28, 28, 28]), today: today,
            through: today + 100)
        let next = try #require(forecast.next)
        #expect(next.stretches.count == 1)
        #expect(next.source == .cycle)
        #expect(forecast.periods.first?.startRange == next.range)
    }
}
