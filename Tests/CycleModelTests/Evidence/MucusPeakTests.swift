import CivilDate
import CycleModel
import Testing

@Suite struct MucusPeakTests {
    private func peaks(_ chart: Chart) -> [Int] {
        chart.finding(.mucus).map { chart.cycleDays($0.seen) } ?? []
    }

    @Test func `the last stretchy day before drier ones is the peak`() throws {
        var chart = Chart()
        chart.mucus(.creamy, 9, 10)
        chart.mucus(.watery, 11)
        chart.mucus(.eggwhite, 12, 13)
        chart.mucus(.sticky, 14, 15)
        #expect(peaks(chart) == [13])
        let ovulation = try #require(chart.finding(.mucus)?.ovulation)
        #expect(ovulation.likeliest == chart.day(13))
        // From three days before the peak: 0.02, 0.09, 0.28, 0.61, 0.85, 0.96, 1.
        #expect(chart.cycleDays(ovulation.range) == 12...15)
    }

    @Test func `it is known only once two drier days were recorded`() {
        var chart = Chart()
        chart.mucus(.eggwhite, 13)
        #expect(peaks(chart) == [])
        chart.mucus(.dry, 14)
        #expect(peaks(chart) == [])
        chart.mucus(.dry, 17)
        #expect(peaks(chart) == [])
        chart.mucus(.dry, 16)
        #expect(peaks(chart) == [13])
    }

    @Test func `stretchy mucus that comes back within three days moves the peak`() {
        var chart = Chart()
        chart.mucus(.eggwhite, 13, 16)
        chart.mucus(.sticky, 14, 15, 17, 18)
        #expect(peaks(chart) == [16])
    }

    @Test func `mucus that comes back later is another peak`() {
        var chart = Chart()
        chart.mucus(.watery, 10, 19)
        chart.mucus(.dry, 11, 12, 13, 14, 20, 21)
        #expect(peaks(chart) == [10, 19])
    }

    @Test func `where the next day was not recorded the peak may have been then`() {
        var chart = Chart()
        chart.mucus(.eggwhite, 13)
        chart.mucus(.dry, 15, 16)
        #expect(peaks(chart) == [13])
        // Half of it around day 13, half around day 14.
        let likelihood = chart.evidence().likelihood
        #expect((likelihood[13] - (0.9 * (0.33 + 0.19) / 2 + 0.1 / 30)).magnitude < 1e-12)
        #expect((likelihood[17] - (0.9 * 0.04 / 2 + 0.1 / 30)).magnitude < 1e-12)
    }

    @Test func `mucus that never was watery says nothing`() {
        var chart = Chart()
        chart.mucus(.creamy, 10, 11, 12)
        chart.mucus(.dry, 13, 14, 15)
        #expect(chart.evidence().isEmpty)
    }
}
