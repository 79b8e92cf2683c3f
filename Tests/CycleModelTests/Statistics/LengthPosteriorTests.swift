import CivilDate
import CycleModel
import Testing

/// Expected numbers are printed by `Scripts/reference-forecast.py`, an implementation of its own;
/// each test names its argument.
@Suite struct LengthPosteriorTests {
    static let levels = [0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975]

    private func expect(
        _ distribution: DayDistribution, quantiles: [Int], mean: Double, _ days: [Int: Double],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            Self.levels.map { distribution.quantile($0) } == quantiles,
            sourceLocation: sourceLocation)
        #expect((distribution.mean - mean).magnitude < 1e-9, sourceLocation: sourceLocation)
        for (day, probability) in days {
            #expect(
                (distribution[day] - probability).magnitude < 1e-9, "day \(day)",
                sourceLocation: sourceLocation)
        }
    }

    @Test func `seven cycles give the reference's next start`() {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31]}
        expect(
            LengthPosterior(lengths: [31, 29, 33, 30, 28, 36, 31]).next,
            quantiles: [25, 27, 29, 31, 33, 35, 38], mean: 30.950446282576646,
            [
                20: 0.0005036251, 26: 0.0300121729, 28: 0.0861321088, 30: 0.1454072009,
                31: 0.1436800004, 33: 0.0893032237, 36: 0.0260128614, 45: 0.0007050123,
                60: 1.41571e-05,
            ])
    }

    @Test func `a late day gives the reference's next start and missed share`() throws {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31], "day": 38}
        let posterior = LengthPosterior(lengths: [31, 29, 33, 30, 28, 36, 31])
        expect(
            try #require(posterior.next.from(38)), quantiles: [38, 38, 38, 39, 41, 44, 50],
            mean: 40.572721189909835,
            [
                37: 0.0, 38: 0.3274713232, 39: 0.2132688689, 42: 0.0635793274, 45: 0.021412944,
                60: 0.0004299852, 91: 7.7529e-05,
            ])
        let missed = posterior.missedLogProbability(fromDay: 38)
        #expect((missed - 0.538730749594777).magnitude < 1e-9)
    }

    @Test func `one cycle leaves much to the population`() {
        // {"lengths": [28]}
        expect(
            LengthPosterior(lengths: [28]).next, quantiles: [24, 26, 27, 28, 30, 33, 36],
            mean: 28.850050889975073, [:])
    }

    @Test func `cycles of three months are forecast as such`() {
        // {"lengths": [85, 92, 100, 88]}
        expect(
            LengthPosterior(lengths: [85, 92, 100, 88]).next,
            quantiles: [62, 72, 81, 90, 101, 111, 122], mean: 90.96708699374994, [:])
    }

    @Test func `one very long interval among regular ones moves nothing`() {
        // {"lengths": [28, 28, 28, 28, 28, 120]}
        expect(
            LengthPosterior(lengths: [28, 28, 28, 28, 28, 120]).next,
            quantiles: [24, 26, 27, 28, 29, 30, 32], mean: 28.10922096720154,
            [:])
    }

    @Test func `a regular cycle that is two weeks late is expected within days`() throws {
        // {"lengths": [28, 28, 28, 28, 28, 28, 28, 28], "day": 41}
        let next = LengthPosterior(lengths: Array(repeating: 28, count: 8)).next
        let late = try #require(next.from(41))
        #expect(Self.levels.map { late.quantile($0) } == [41, 41, 42, 46, 64, 103, 124])
    }

    @Test func `a merged interval and a split one are found by their responsibilities`() {
        // {"lengths": [27, 26, 54, 27, 13, 26]}
        let expected = [
            (3.527522963049759e-10, 0.0010992014996984351),
            (2.1473018480786173e-10, 0.0012280277573998028),
            (0.9700213059738826, 0.029937101960845217),
            (3.5632045691566807e-10, 0.0010997267708533168),
            (3.927920720689853e-12, 0.999740737112974),
            (2.3146909464150675e-10, 0.0012415048401166926),
        ]
        let found = LengthPosterior.responsibilities(in: [27, 26, 54, 27, 13, 26])
        #expect(found.count == expected.count)
        for (found, expected) in zip(found, expected) {
            #expect((found.missed - expected.0).magnitude < 1e-9)
            #expect((found.outlier - expected.1).magnitude < 1e-9)
        }
    }

    @Test func `far starts are the reference's`() {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31]}
        let far = LengthPosterior(lengths: [31, 29, 33, 30, 28, 36, 31]).laterStarts()
        for (number, days) in [
            (2, [56.04507980492133, 61.63480247437562, 67.86918757043478]),
            (6, [173.77851658450362, 184.95139951156506, 197.89516145438267]),
            (12, [351.3121657598266, 369.9394367455783, 391.9087653531535]),
        ] {
            for (level, day) in zip([0.1, 0.5, 0.9], days) {
                #expect((far.start(number).quantile(level) - day).magnitude < 1e-7)
            }
        }
    }

    @Test func `the share below a quantile is its level`() {
        let start = LengthPosterior(lengths: [24, 38, 51, 29]).laterStarts().start(5)
        for level in [0.001, 0.1, 0.37, 0.5, 0.9, 0.999] {
            #expect((start.share(below: start.quantile(level)) - level).magnitude < 1e-9)
        }
    }

    @Test func `only the last sixty cycles count`() {
        let recent = (0..<60).map { 26 + $0 * 5 % 7 }
        #expect(
            LengthPosterior(lengths: Array(repeating: 45, count: 20) + recent).next
                == LengthPosterior(lengths: recent).next)
    }

    @Test func `the missed share is the one by which the distribution was mixed`() throws {
        // At day 45 a woman with cycles of 28 days has most likely missed a start, at day 56 two
        // cycles on.
        let posterior = LengthPosterior(lengths: [28, 28, 27, 29, 28])
        let start = try #require(posterior.nextAllowingMissed(fromDay: 45))
        #expect((54...58).contains(start.median))
        #expect(posterior.missedLogProbability(fromDay: 45) > 0.6)
        #expect(posterior.missedLogProbability(fromDay: 20) < 0.1)
    }

    @Test(arguments: [
        [0, 0, 0], [130, 130], [1, 2, 3, 4], [-5, 131, 1_000_000, Int.max, Int.min],
    ])
    func `lengths beyond reason leave a distribution`(lengths: [Int]) {
        let next = LengthPosterior(lengths: lengths).next
        let sum = next.probabilities.reduce(0, +)
        #expect((sum - 1).magnitude < 1e-9)
        #expect(next.probabilities.allSatisfy { $0.isFinite && $0 >= 0 })
        for found in LengthPosterior.responsibilities(in: lengths) {
            #expect((0...1).contains(found.missed) && (0...1).contains(found.outlier))
        }
    }
}
