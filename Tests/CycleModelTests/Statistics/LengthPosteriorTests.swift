import CivilDate
import CycleModel
import SeededRandomness
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
            quantiles: [25, 27, 29, 31, 33, 35, 38], mean: 30.933431714613796,
            [
                20: 0.0004798886, 26: 0.0300232653, 28: 0.0865349883, 30: 0.1460296327,
                31: 0.1440900254, 33: 0.0892275419, 36: 0.0257735879, 45: 0.0006589513,
                60: 1.20052e-05,
            ])
    }

    @Test func `a late day gives the reference's next start and missed share`() throws {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31], "day": 38}
        let posterior = LengthPosterior(lengths: [31, 29, 33, 30, 28, 36, 31])
        expect(
            try #require(posterior.next.from(38)), quantiles: [38, 38, 38, 39, 41, 44, 49],
            mean: 40.51283667642808,
            [
                37: 0.0, 38: 0.3323310031, 39: 0.2152574935, 42: 0.0629012369, 45: 0.0206808384,
                60: 0.0003767777, 91: 7.94157e-05,
            ])
        let missed = posterior.missedLogProbability(fromDay: 38)
        #expect((missed - 0.5392049113133411).magnitude < 1e-9)
    }

    @Test func `one cycle leaves much to the population`() {
        // {"lengths": [28]}
        expect(
            LengthPosterior(lengths: [28]).next, quantiles: [24, 26, 27, 28, 30, 33, 36],
            mean: 28.839993031395405, [:])
    }

    @Test func `cycles of three months are forecast as such`() {
        // {"lengths": [85, 92, 100, 88]}
        expect(
            LengthPosterior(lengths: [85, 92, 100, 88]).next,
            quantiles: [61, 72, 81, 90, 101, 111, 122], mean: 90.74335413571706, [:])
    }

    @Test func `one very long interval among regular ones moves nothing`() {
        // {"lengths": [28, 28, 28, 28, 28, 120]}
        expect(
            LengthPosterior(lengths: [28, 28, 28, 28, 28, 120]).next,
            quantiles: [24, 26, 27, 28, 29, 30, 32], mean: 28.098109611289008,
            [:])
    }

    @Test func `a regular cycle that is two weeks late is expected within days`() throws {
        // {"lengths": [28, 28, 28, 28, 28, 28, 28, 28], "day": 41}
        let next = LengthPosterior(lengths: Array(repeating: 28, count: 8)).next
        let late = try #require(next.from(41))
        #expect(Self.levels.map { late.quantile($0) } == [41, 41, 43, 50, 86, 113, 126])
    }

    @Test func `a merged interval and a split one are found by their responsibilities`() {
        // {"lengths": [27, 26, 54, 27, 13, 26]}
        let expected = [
            (3.4436567473546814e-10, 0.0016436011696126574),
            (2.0734080904337663e-10, 0.0018340047682650065),
            (0.9558860484186882, 0.0440738943857225),
            (3.475402254467986e-10, 0.001644456026647653),
            (2.7240788821112907e-12, 0.9998245196450247),
            (2.2240754711596343e-10, 0.001854208251085898),
        ]
        let found = LengthPosterior.responsibilities(in: [27, 26, 54, 27, 13, 26])
        #expect(found.count == expected.count)
        for (found, expected) in zip(found, expected) {
            #expect((found.missed - expected.0).magnitude < 1e-9)
            #expect((found.outlier - expected.1).magnitude < 1e-9)
        }
    }

    @Test(arguments: 0..<20)
    func `a length is judged by all others, wherever it stands among them`(seed: UInt64) {
        var random = SplitMix(seed)
        let odd = [0, 13, 56, 84, 130, 131, -4]
        let lengths = (0..<random.below(90)).map { _ in
            random.happens(15) ? odd[random.below(odd.count)] : 25 + random.below(9)
        }
        let found = LengthPosterior.responsibilities(in: lengths)
        #expect(found.count == lengths.count)
        for (index, found) in found.enumerated() {
            var others = lengths
            let length = others.remove(at: index)
            let last = LengthPosterior.responsibilities(in: others + [length])[others.count]
            #expect((found.missed - last.missed).magnitude < 1e-9)
            #expect((found.outlier - last.outlier).magnitude < 1e-9)
        }
    }

    @Test func `far starts are the reference's`() {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31]}
        let far = LengthPosterior(lengths: [31, 29, 33, 30, 28, 36, 31]).laterStarts()
        for (number, days) in [
            (2, [56.03837996640608, 61.62302665961778, 67.85741756303804]),
            (6, [173.74474349264472, 184.91792400215223, 197.87012620086887]),
            (12, [351.2300233575887, 369.87427164498195, 391.8673818466707]),
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
