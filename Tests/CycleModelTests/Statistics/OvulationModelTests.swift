import CivilDate
import CycleModel
import SeededRandomness
import Testing

/// Expected numbers are printed by `Scripts/reference-forecast.py`; each test names its argument.
@Suite struct OvulationModelTests {
    @Test func `without logged ovulations the days are the reference's`() throws {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31]}
        let lengths = LengthPosterior(lengths: [31, 29, 33, 30, 28, 36, 31]).next
        let model = OvulationModel(observations: [])
        #expect(!model.isPersonal)
        let ovulation = try #require(model.ovulation(lengths: lengths))
        #expect(ovulation.median == 17)
        for (day, probability) in [
            8: 0.0025977842, 12: 0.0314772664, 15: 0.1126114207, 17: 0.1279224498,
            18: 0.1114976377, 20: 0.0651393428, 25: 0.0114083195,
        ] {
            #expect((ovulation[day] - probability).magnitude < 1e-9, "day \(day)")
        }
        let fertile = FertileDays(ovulation: ovulation)
        for (day, probability) in [
            5: 0.0191310746, 9: 0.2002725649, 12: 0.5398351409, 14: 0.6534821546,
            15: 0.6345152331, 18: 0.366465213, 22: 0.0968415587,
        ] {
            #expect((fertile[day] - probability).magnitude < 1e-9, "day \(day)")
        }
    }

    @Test func `logged ovulations move and narrow it as in the reference`() throws {
        // {"lengths": [27, 26, 28, 27], "ovulations": [17, null, 18, 16]}
        let lengths = LengthPosterior(lengths: [27, 26, 28, 27]).next
        let model = OvulationModel(observations: [
            .init(length: 27, ovulation: 17), .init(length: 28, ovulation: 18),
            .init(length: 27, ovulation: 16),
        ])
        let ovulation = try #require(model.ovulation(lengths: lengths))
        #expect(ovulation.median == 17)
        for (day, probability) in [
            8: 0.0001070508, 12: 0.0049273163, 15: 0.1492614783, 17: 0.230795777,
            18: 0.1529955844, 20: 0.0357675445, 25: 0.0009490104,
        ] {
            #expect((ovulation[day] - probability).magnitude < 1e-9, "day \(day)")
        }
        let fertile = FertileDays(ovulation: ovulation)
        for (day, probability) in [
            5: 0.0009119084, 9: 0.0868114141, 12: 0.6993423038, 14: 0.9073619637,
            15: 0.8818219271, 18: 0.29405539, 22: 0.0144334529,
        ] {
            #expect((fertile[day] - probability).magnitude < 1e-9, "day \(day)")
        }
    }

    @Test func `an ovulation seen in the running cycle places the next start as in the reference`()
        throws
    {
        // {"lengths": [27, 26, 28, 27], "ovulations": [17, null, 18, 16], "ovulation": 19, "day": 22}
        let lengths = LengthPosterior(lengths: [27, 26, 28, 27]).next
        let model = OvulationModel(observations: [
            .init(length: 27, ovulation: 17), .init(length: 28, ovulation: 18),
            .init(length: 27, ovulation: 16),
        ])
        let fit = model.fit(toOvulationOn: 19, expected: lengths)
        let next = try #require(lengths.weighted(by: fit)?.from(22))
        #expect(
            LengthPosteriorTests.levels.map { next.quantile($0) } == [26, 28, 29, 29, 30, 31, 32])
        for (day, probability) in [
            22: 0.0009059526, 25: 0.0092161054, 28: 0.1418674167, 30: 0.2796712462,
            31: 0.0759283525, 33: 0.0094352426, 36: 0.0009770684,
        ] {
            #expect((next[day] - probability).magnitude < 1e-9, "day \(day)")
        }
    }

    @Test(arguments: [(29, 16), (45, 30), (51, 36), (90, 75), (124, 109)])
    func `in a long cycle the days after ovulation are hardly more than in a usual one`(
        length: Int, day: Int
    ) throws {
        // `ovulation_given(length, NO_LOGS, 0)` of `Scripts/reference-forecast.py`, and its median.
        let lengths = DayDistribution(certain: length)
        let days = try #require(OvulationModel(observations: []).ovulation(lengths: lengths))
        #expect(days.median == day)
    }

    @Test func `a fertile window never ends on the day on which it peaks`() throws {
        for typical in 21...120 {
            for spread in [0, 3, 9] {
                let lengths = (0..<7).map { typical + ($0 * 5 % 7 - 3) * spread / 3 }
                for isLogged in [false, true] {
                    let model = OvulationModel(
                        observations: isLogged
                            ? lengths.map { .init(length: $0, ovulation: $0 - 14) } : [])
                    let next = LengthPosterior(lengths: lengths).next
                    let days = FertileDays(
                        ovulation: try #require(model.ovulation(lengths: next)))
                    let window = days.shortestRun(holding: 0.87)
                    let peak = window.max { days[$0] < days[$1] }
                    #expect(
                        peak.map { $0 < window.upperBound } == true,
                        "\(lengths), \(isLogged ? "logged" : "not logged")")
                }
            }
        }
    }

    @Test func `impossible observations are left out`() {
        let model = OvulationModel(observations: [
            .init(length: 28, ovulation: 3), .init(length: 28, ovulation: 26),
            .init(length: 131, ovulation: 60), .init(length: -4, ovulation: -9),
        ])
        #expect(!model.isPersonal)
    }

    @Test func `six days up to ovulation are fertile`() {
        let days = FertileDays(ovulation: DayDistribution(certain: 14))
        #expect((1...28).filter { days[$0] == 1 } == [9, 10, 11, 12, 13, 14])
        #expect(days.shortestRun(holding: 0.87) == 9...14)
    }

    @Test func `an early ovulation makes days before the period fertile`() {
        let days = FertileDays(ovulation: DayDistribution(certain: 4))
        #expect((-5...10).filter { days[$0] == 1 } == [-1, 0, 1, 2, 3, 4])
    }

    @Test func `a window is the shortest run with its share of the fertile days`() throws {
        // Ovulation on day 10 or 30 with 0.9 and 0.1: days 5-10 are fertile with 0.9, 25-30 with 0.1, and six days in
        // all.
        var weights = Array(repeating: 0.0, count: 31)
        weights[10] = 0.9
        weights[30] = 0.1
        let days = FertileDays(ovulation: try #require(DayDistribution(normalising: weights)))
        #expect(days.shortestRun(holding: 0.75) == 5...9)
        #expect(days.shortestRun(holding: 0.87) == 5...10)
        #expect(days.shortestRun(holding: 0.92) == 5...26)
        #expect(days.shortestRun(holding: 1) == 5...30)
    }

    @Test func `no shorter run holds as much, however ovulation is spread`() throws {
        for seed in 0..<UInt64(60) {
            var random = SplitMix(seed)
            let weights = (0..<40).map { $0 < 4 ? 0 : Double(random.below(100)) }
            let days = FertileDays(ovulation: try #require(DayDistribution(normalising: weights)))
            func sum(_ run: ClosedRange<Int>) -> Double { run.reduce(0) { $0 + days[$1] } }
            let run = days.shortestRun(holding: 0.87)
            #expect(sum(run) > 0.87 * 6 - 1e-6)
            for first in -5...40 where run.count > 1 {
                #expect(sum(first...(first + run.count - 2)) < 0.87 * 6)
                #expect(sum(first...(first + run.count - 1)) <= sum(run) + 1e-6)
            }
        }
    }
}
