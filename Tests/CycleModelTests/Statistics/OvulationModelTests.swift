import CivilDate
import CycleModel
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
            8: 0.0023326181, 12: 0.0289424489, 15: 0.1074785192, 17: 0.1298899135,
            18: 0.1167289023, 20: 0.0710324099, 25: 0.011110573,
        ] {
            #expect((ovulation[day] - probability).magnitude < 1e-9, "day \(day)")
        }
        let fertile = FertileDays(ovulation: ovulation)
        for (day, probability) in [
            5: 0.0174464187, 9: 0.1856316252, 12: 0.5220906701, 14: 0.6542267346,
            15: 0.6467576047, 18: 0.3921947641, 22: 0.0993982175,
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
            8: 0.0001162678, 12: 0.0050668325, 15: 0.148945678, 17: 0.2301481587,
            18: 0.1527507977, 20: 0.0360007827, 25: 0.0010387467,
        ] {
            #expect((ovulation[day] - probability).magnitude < 1e-9, "day \(day)")
        }
        let fertile = FertileDays(ovulation: ovulation)
        for (day, probability) in [
            5: 0.0010059457, 9: 0.0873424292, 12: 0.6980426842, 14: 0.9056011038,
            15: 0.8802376297, 18: 0.2947521953, 22: 0.0151298112,
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
            22: 0.0009188549, 25: 0.0091995816, 28: 0.1415434377, 30: 0.2796687927,
            31: 0.0761498316, 33: 0.009578199, 36: 0.0010303871,
        ] {
            #expect((next[day] - probability).magnitude < 1e-9, "day \(day)")
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
        #expect(days.block(atLeast: 0.2) == 9...14)
    }

    @Test func `an early ovulation makes days before the period fertile`() {
        let days = FertileDays(ovulation: DayDistribution(certain: 4))
        #expect((-5...10).filter { days[$0] == 1 } == [-1, 0, 1, 2, 3, 4])
    }

    @Test func `a window is the unbroken run around the likeliest day`() throws {
        // Ovulation on day 10 or 30 with 0.6 and 0.4: days 5-10 are fertile with 0.6, 25-30 with
        // 0.4.
        var weights = Array(repeating: 0.0, count: 31)
        weights[10] = 0.6
        weights[30] = 0.4
        let days = FertileDays(ovulation: try #require(DayDistribution(normalising: weights)))
        #expect(days.block(atLeast: 0.2) == 5...10)
    }

    @Test func `where no day is likely enough the window takes half of the likeliest`() throws {
        // Ovulation evenly on days 20 to 59: a day has 1/40, six days 0.15; at the ends, three of
        // them 0.075.
        let weights = (0..<60).map { $0 >= 20 ? 1.0 : 0 }
        let days = FertileDays(ovulation: try #require(DayDistribution(normalising: weights)))
        #expect(days.block(atLeast: 0.2) == 17...57)
    }
}
