import CivilDate
import CycleModel
import Glibc

/// Signs of ovulation made up around a known day of it, as a person might record them: late, missing,
/// now and then wrong.
struct SimulatedSigns {
    struct Kinds: OptionSet, Hashable {
        let rawValue: Int

        static let lh = Kinds(rawValue: 1)
        static let temperature = Kinds(rawValue: 2)
        static let mucus = Kinds(rawValue: 4)
        static let all: Kinds = [.lh, .temperature, .mucus]
    }

    var kinds: Kinds

    /// Each set of kinds, and the smaller set that it must be no worse than.
    static let steps: [(name: String, kinds: Kinds, than: Kinds?)] = [
        ("no signs", [], nil), ("temperature", .temperature, []), ("mucus", .mucus, []),
        ("LH tests", .lh, []), ("LH, temperature", [.lh, .temperature], .lh),
        ("LH, temperature, mucus", .all, [.lh, .temperature]),
    ]

    /// Days after ovulation on which the prediction is made: the temperature has shown its rise by then
    /// in most cycles.
    private static let delay = 4

    /// Records a day at a time. What a person forgets and mistakes comes from `random`, always with as many
    /// draws whatever the kinds are, so that the same seed gives the same signs beside others.
    func chart(
        _ log: inout DayLog, from start: Day, length: Int, ovulation: Int, _ random: inout Random
    ) {
        let surge = ovulation - Self.pick([0.2, 0.5, 0.2, 0.1], &random)
        let falseSurge = random.unit() < 0.1 ? Int.random(in: 7...20, using: &random) : nil
        let isSurgeMissed = random.unit() < 0.1
        let rise = ovulation + Int((1.4 + 1.4 * Self.normal(&random)).rounded())
        let isFlat = random.unit() < 0.2
        let isMucusWrong = random.unit() < 0.1
        let peak =
            isMucusWrong
            ? Int.random(in: 7...25, using: &random)
            : ovulation + Int((1.4 * Self.normal(&random)).rounded())
        for cycleDay in 6...max(length, 6) where cycleDay <= length {
            var record = log[start + (cycleDay - 1)]
            let (forgets, noise) = (random.unit(), Self.normal(&random))
            if kinds.contains(.lh), forgets < 0.9 {
                let isPositive = [surge, surge + 1].contains(cycleDay) && !isSurgeMissed
                record.lh = isPositive || cycleDay == falseSurge ? .positive : .negative
            }
            if kinds.contains(.temperature), forgets > 0.1 {
                let level = 3_640 + (cycleDay >= rise && !isFlat ? 35 : 0)
                record.temperature = Temperature(centidegrees: level + Int(8 * noise))
            }
            if kinds.contains(.mucus), forgets < 0.8 || forgets > 0.9 {
                switch peak - cycleDay {
                case 0...1: record.mucus = .eggwhite
                case 2...3: record.mucus = .watery
                case 4...5: record.mucus = .creamy
                default: record.mucus = cycleDay > peak ? .sticky : .dry
                }
            }
            log[start + (cycleDay - 1)] = record
        }
    }

    /// The ovulation day that a prediction for this task is scored by; `nil` where it is unknown.
    static func truth(of task: CycleTable.Task) -> Int? {
        task.truth.ovulation.flatMap { (4...(task.truth.length - 3)).contains($0) ? $0 : nil }
    }

    /// The next start and the day of ovulation as predicted some days after it, from signs in past cycles
    /// and in this one.
    static func predict(
        _ task: CycleTable.Task, _ kinds: Kinds, _ random: inout Random
    ) -> (next: DayDistribution, ovulation: DayDistribution)? {
        guard let truth = truth(of: task) else { return nil }
        let signs = SimulatedSigns(kinds: kinds)
        let observations = task.past.compactMap { past -> OvulationModel.Observation? in
            guard let ovulation = past.ovulation else { return nil }
            let evidence = signs.evidence(past.length, ovulation: ovulation, &random)
            return evidence.placesOvulation
                ? .init(length: past.length, ovulation: evidence.likelihood) : nil
        }
        let reached = truth + delay
        let evidence = signs.evidence(reached, ovulation: truth, &random)
        let model = OvulationModel(observations: observations)
        let lengths = task.next
        let fit = model.fit(to: evidence.likelihood, expected: lengths)
        guard let next = lengths.weighted(by: fit)?.from(reached - 1),
            let ovulation = lengths.from(reached - 1).flatMap({
                model.ovulation(lengths: $0, knowing: evidence.likelihood)
            })
        else { return nil }
        return (next, ovulation)
    }

    private func evidence(
        _ length: Int, ovulation: Int, _ random: inout Random
    ) -> OvulationEvidence {
        let start = Day(number: 20_000)
        var log = DayLog(periodDays: [start])
        chart(&log, from: start, length: length, ovulation: ovulation, &random)
        return OvulationEvidence(
            log, of: Cycle(period: start...start), today: start + (length - 1))
    }

    private static func pick(_ weights: [Double], _ random: inout Random) -> Int {
        var rest = random.unit()
        for (index, weight) in weights.enumerated() {
            rest -= weight
            if rest < 0 { return index }
        }
        return weights.count - 1
    }

    /// Standard normal (Box and Muller 1958).
    private static func normal(_ random: inout Random) -> Double {
        let radius = (-2 * log(1 - random.unit())).squareRoot()
        return radius * cos(2 * .pi * random.unit())
    }
}
