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
            quantiles: [25, 27, 29, 31, 33, 35, 38], mean: 30.952091152234036,
            [
                20: 0.0004860626, 26: 0.029969709, 28: 0.0865320739, 30: 0.1461002033,
                31: 0.1441418103, 33: 0.0891648249, 36: 0.0256474801, 45: 0.0006510208,
                60: 3.27902e-05,
            ])
    }

    @Test func `a late day gives the reference's next start and missed share`() throws {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31], "day": 38}
        let posterior = LengthPosterior(lengths: [31, 29, 33, 30, 28, 36, 31])
        expect(
            try #require(posterior.next.from(38)), quantiles: [38, 38, 38, 39, 41, 45, 60],
            mean: 41.114052069219476,
            [
                37: 0, 38: 0.3251931141, 39: 0.2101016322, 42: 0.06103188, 45: 0.0201827618,
                60: 0.0010165515, 91: 1.1255e-06,
            ])
        let missed = posterior.missedLogProbability(fromDay: 38)
        #expect((missed - 0.5563298841402773).magnitude < 1e-9)
    }

    @Test func `one cycle leaves much to the population`() {
        // {"lengths": [28]}
        expect(
            LengthPosterior(lengths: [28]).next, quantiles: [24, 26, 27, 28, 30, 33, 36],
            mean: 28.862559175272267, [:])
    }

    @Test func `a merged interval and a split one are found by their responsibilities`() {
        // {"lengths": [27, 26, 54, 27, 13, 26]}
        let expected = [
            (3.4483834936390686e-10, 0.0016436192375560421),
            (2.077495428151169e-10, 0.0018339472154562213),
            (0.9558847448018535, 0.04407518573101692),
            (3.480518834117122e-10, 0.0016444743053132772),
            (2.75871884648442e-12, 0.9998245256006699),
            (2.2290261134804562e-10, 0.001854150221092902),
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
            (2, [56.03846410178015, 61.62317118559275, 67.85771774369556]),
            (6, [173.7449939113851, 184.91835390360467, 197.87103203759426]),
            (12, [351.23050045111415, 369.87512974700087, 391.8692340754135]),
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
