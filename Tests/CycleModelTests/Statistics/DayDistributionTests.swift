import CivilDate
import CycleModel
import Testing

@Suite struct DayDistributionTests {
    @Test func `a quantile is the first day on which the level is reached`() throws {
        let distribution = try #require(DayDistribution(normalising: [0, 1, 0, 2, 1]))
        #expect(distribution.probabilities == [0, 0.25, 0, 0.5, 0.25])
        #expect(distribution.quantile(0.2) == 1)
        #expect(distribution.quantile(0.25) == 1)
        #expect(distribution.quantile(0.26) == 3)
        #expect(distribution.median == 3)
        #expect(distribution.quantile(0.75) == 3)
        #expect(distribution.quantile(1) == 4)
        #expect(distribution.mean == 2.75)
    }

    @Test func `knowing the first days to be past leaves the others in proportion`() throws {
        let distribution = try #require(DayDistribution(normalising: [1, 1, 1, 3]))
        #expect(distribution.from(2)?.probabilities == [0, 0, 0.25, 0.75])
        #expect(distribution.from(-1) == distribution)
        #expect(distribution.from(4) == nil)
    }

    @Test func `nothing cannot be scaled to one`() {
        #expect(DayDistribution(normalising: []) == nil)
        #expect(DayDistribution(normalising: [0, 0]) == nil)
        #expect(DayDistribution(normalising: [.nan, 1]) == nil)
        #expect(DayDistribution(normalising: [.infinity]) == nil)
    }

    @Test func `days outside are impossible`() {
        let distribution = DayDistribution(certain: 3)
        #expect(distribution[3] == 1)
        #expect(distribution[-1] == 0)
        #expect(distribution[4] == 0)
    }
}
