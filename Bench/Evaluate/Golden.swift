import CivilDate
import CycleModel
import FoundationEssentials

/// Expected outputs of the model, computed elsewhere.
struct Golden: Decodable {
    struct Levels: Decodable {
        var quantiles: [Int]
        var pmf: [String: Double]
        var mean: Double?
        var probability_missed: Double?
    }

    struct Chances: Decodable {
        var median: Int?
        var pmf: [String: Double]?
        var probability: [String: Double]?
    }

    struct Start: Decodable {
        var quantiles: [Double]

        enum CodingKeys: String, CodingKey {
            case quantiles = "quantiles_0.1_0.5_0.9"
        }
    }

    struct Case: Decodable {
        var history: [Int]
        var next: Levels
        var next_given_day_35_reached: Levels
        var missed_log_at_day_45: Levels
        var kth_start: [String: Start]
        var ovulation_none_logged: Chances
        var fertile_none_logged: Chances
        var next_given_ovulation_day_16: Levels
    }

    struct LoggedCase: Decodable {
        var history: [Int]
        var ovulation_days: [Int]
        var offset_posterior: [String: Double]
        var ovulation: Chances
        var next_given_ovulation_day_14: Levels
    }

    var cases: [Case]
    var with_ovulations_logged: [LoggedCase]

    init(path: String) throws {
        let data = try Data(contentsOf: URL(filePath: path))
        self = try JSONDecoder().decode(Golden.self, from: data)
    }
}

/// The largest difference from the expected outputs, by kind.
struct GoldenReport {
    static let tolerance = 1e-6
    static let levels = [0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975]

    private(set) var rows: [(name: String, count: Int, worst: Double)] = []

    /// Probabilities agree to 1e-6 and quantiles exactly.
    var agrees: Bool { rows.allSatisfy { $0.worst <= Self.tolerance } }

    init(_ golden: Golden) {
        for expected in golden.cases { check(expected) }
        for expected in golden.with_ovulations_logged { check(expected) }
    }

    private mutating func check(_ expected: Golden.Case) {
        let posterior = LengthPosterior(lengths: expected.history)
        let next = posterior.next
        compare("next start", next, expected.next)
        compare("day 35 reached", next.from(35), expected.next_given_day_35_reached)
        compare(
            "missed log at day 45", posterior.nextAllowingMissed(fromDay: 45),
            expected.missed_log_at_day_45)
        if let missed = expected.missed_log_at_day_45.probability_missed {
            note("probability missed", posterior.missedLogProbability(fromDay: 45) - missed)
        }
        let far = posterior.laterStarts()
        for (number, start) in expected.kth_start {
            let mixture = far.start(Int(number) ?? 0)
            for (level, day) in zip([0.1, 0.5, 0.9], start.quantiles) {
                note("k-th start", mixture.quantile(level) - day)
            }
        }
        let model = OvulationModel(observations: [])
        compare(
            "ovulation, none logged", model, next, expected.ovulation_none_logged,
            fertile: expected.fertile_none_logged)
        compare(
            "next given ovulation 16",
            next.weighted(by: model.fit(toOvulationOn: 16, expected: next)),
            expected.next_given_ovulation_day_16)
    }

    private mutating func check(_ expected: Golden.LoggedCase) {
        let model = OvulationModel(
            observations: zip(expected.history, expected.ovulation_days).map {
                OvulationModel.Observation(length: $0, ovulation: $1)
            })
        for (offset, weight) in expected.offset_posterior {
            let index = Int((Double(offset) ?? .nan) * 2) + 12
            note("offset posterior", model.offsetWeights[index] - weight)
        }
        let next = LengthPosterior(lengths: expected.history).next
        compare("ovulation, some logged", model, next, expected.ovulation, fertile: nil)
        compare(
            "next given ovulation 14",
            next.weighted(by: model.fit(toOvulationOn: 14, expected: next)),
            expected.next_given_ovulation_day_14)
    }

    private mutating func compare(
        _ name: String, _ ours: DayDistribution?, _ expected: Golden.Levels
    ) {
        for (day, probability) in expected.pmf {
            note(name, (ours?[Int(day) ?? -1] ?? .nan) - probability)
        }
        for (level, day) in zip(Self.levels, expected.quantiles) {
            note(name + ", quantiles", Double((ours?.quantile(level) ?? -1) - day))
        }
        if let mean = expected.mean { note(name + ", mean", (ours?.mean ?? .nan) - mean) }
    }

    private mutating func compare(
        _ name: String, _ model: OvulationModel, _ lengths: DayDistribution,
        _ expected: Golden.Chances, fertile: Golden.Chances?
    ) {
        let ours = model.ovulation(lengths: lengths)
        for (day, probability) in expected.pmf ?? [:] {
            note(name, (ours?[Int(day) ?? -1] ?? .nan) - probability)
        }
        if let median = expected.median {
            note(name + ", median", Double((ours?.median ?? -1) - median))
        }
        let days = ours.map(FertileDays.init(ovulation:))
        for (day, probability) in fertile?.probability ?? [:] {
            note("fertile days", (days?[Int(day) ?? -1] ?? .nan) - probability)
        }
    }

    private mutating func note(_ name: String, _ difference: Double) {
        let size = difference.isNaN ? Double.infinity : difference.magnitude
        if let index = rows.firstIndex(where: { $0.name == name }) {
            rows[index].count += 1
            rows[index].worst = max(rows[index].worst, size)
        } else {
            rows.append((name, 1, size))
        }
    }
}
