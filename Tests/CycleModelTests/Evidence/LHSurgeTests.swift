import CivilDate
import CycleModel
import Testing

/// After the first positive test ovulation is expected on the same day with 0.15, then 0.55, 0.22 and
/// 0.08; one test in ten is of something else, on any of thirty days.
@Suite struct LHSurgeTests {
    @Test func `ovulation follows the first positive test by a day`() throws {
        var chart = Chart()
        chart.test(.negative, 12, 13)
        chart.test(.positive, 14, 15)
        let finding = try #require(chart.finding(.lhTest))
        #expect(chart.cycleDays(finding.seen) == [14])
        let ovulation = try #require(finding.ovulation)
        #expect(ovulation.likeliest == chart.day(15))
        #expect(chart.cycleDays(ovulation.range) == 14...16)
        let likelihood = chart.evidence().likelihood
        for (day, value) in [
            13: 0.1 / 30, 14: 0.9 * 0.15 + 0.1 / 30, 15: 0.9 * 0.55 + 0.1 / 30,
            16: 0.9 * 0.22 + 0.1 / 30, 17: 0.9 * 0.08 + 0.1 / 30, 18: 0.1 / 30,
        ] {
            #expect((likelihood[day] - value).magnitude < 1e-12, "day \(day)")
        }
    }

    @Test func `a surge may have begun on an untested day before the first positive test`() {
        var chart = Chart()
        chart.test(.negative, 12)
        chart.test(.positive, 14)
        let likelihood = chart.evidence().likelihood
        // It began on day 13 or 14, each with a half.
        #expect((likelihood[13] - (0.9 * 0.075 + 0.1 / 30)).magnitude < 1e-12)
        #expect((likelihood[14] - (0.9 * 0.35 + 0.1 / 30)).magnitude < 1e-12)
        #expect((likelihood[17] - (0.9 * 0.04 + 0.1 / 30)).magnitude < 1e-12)
    }

    @Test func `with no test before, the surge may have begun up to two days earlier`() {
        var chart = Chart()
        chart.test(.positive, 14)
        let likelihood = chart.evidence().likelihood
        #expect((likelihood[12] - (0.9 * 0.05 + 0.1 / 30)).magnitude < 1e-12)
        #expect(likelihood[11] == likelihood[30])
    }

    @Test func `negative tests after a positive one don't take it back`() {
        var chart = Chart()
        chart.test(.negative, 13)
        chart.test(.positive, 14)
        let alone = chart.evidence().likelihood
        chart.test(.negative, 15, 16, 17, 18, 20)
        #expect(chart.evidence().likelihood == alone)
    }

    @Test func `several surges leave the day open between them`() throws {
        var chart = Chart()
        chart.test(.negative, 10, 12, 13, 14, 15, 16, 17)
        chart.test(.positive, 11, 18)
        let finding = try #require(chart.finding(.lhTest))
        #expect(chart.cycleDays(finding.seen) == [11, 18])
        // Days 11-14 and 18-21, each four with a half: 0.075, 0.35 … 0.85, 0.96.
        #expect(chart.cycleDays(try #require(finding.ovulation).range) == 12...20)
    }

    @Test func `tests that stay positive for long say little`() throws {
        var chart = Chart()
        chart.test(.negative, 9)
        chart.record(10...20) { $0.lh = .positive }
        let finding = try #require(chart.finding(.lhTest))
        #expect(chart.cycleDays(finding.seen) == [10])
        // The surge began on one of the days 10 to 18: a ninth of each of nine profiles. Up to day 11
        // lie (0.15 + 0.70)/9 = 0.094, up to day 12 0.197; after day 18 lie 0.137, after day 19 0.042.
        #expect(chart.cycleDays(try #require(finding.ovulation).range) == 12...19)
    }

    @Test func `one untested day does not part a surge`() throws {
        var chart = Chart()
        chart.test(.negative, 12)
        chart.test(.positive, 13, 15)
        #expect(chart.cycleDays(try #require(chart.finding(.lhTest)).seen) == [13])
    }

    @Test func `two untested days part one surge from another`() throws {
        var chart = Chart()
        chart.test(.negative, 12)
        chart.test(.positive, 13, 16)
        #expect(chart.cycleDays(try #require(chart.finding(.lhTest)).seen) == [13, 16])
    }

    @Test func `negative tests alone make the days just after them less likely`() throws {
        var chart = Chart()
        chart.test(.negative, 10, 11, 12)
        let finding = try #require(chart.finding(.lhTest))
        #expect(finding.noSurgeThrough == chart.day(12))
        #expect(finding.ovulation == nil && finding.seen.isEmpty)
        let evidence = chart.evidence()
        #expect(!evidence.placesOvulation && !evidence.isEmpty)
        #expect(
            (9...16).map { evidence.likelihood[$0] } == [1, 1, 0.5, 0.25, 0.25, 0.5, 1, 1])
    }
}
