import CivilDate
import CycleModel

/// Every check of the model on a table of cycles, each prediction made only from the woman's
/// earlier ones.
struct WalkForward {
    let tasks: [CycleTable.Task]
    private(set) var checks: [Check] = []

    init(_ table: CycleTable) {
        tasks = table.tasks
        allHistory()
        littleHistory()
        corrupted(
            "10% of starts unlogged", .unlogged(probability: 0.10), goals: (2.206, 1.596))
        corrupted(
            "25% of starts unlogged", .unlogged(probability: 0.25), goals: (2.387, 1.728))
        corrupted("5% spurious starts", .spurious(probability: 0.05), goals: (2.301, 1.669))
        late(30, goal: 2.290)
        late(35, goal: 2.122)
        overdue(10)
        quiet(30, unlogged: 0, goal: .atMost(2.290))
        quiet(35, unlogged: 0, goal: .atMost(2.155))
        quiet(35, unlogged: 0.10, goal: .atMost(7))
        quiet(40, unlogged: 0.10, goal: .atMost(5))
        attended()
        steady()
        far(6, goal: 7.18)
        far(12, goal: 8.49)
        ovulation()
        laterOvulations()
        nextGivenOvulation()
        observedOvulations()
        signs()
        fertileDays()
        comingWindows()
        calibration()
        periodLength()
        irregular()
        interruptions()
        lives()
    }

    mutating func check(
        _ name: String, _ count: Int, _ value: Double, _ goal: Check.Goal, places: Int = 3,
        slack: Double = 0
    ) {
        checks.append(
            Check(name: name, count: count, value: value, goal: goal, places: places, slack: slack))
    }

    private mutating func allHistory() {
        var score = Score()
        for task in tasks { score.add(task.next, truth: task.truth.length) }
        let count = score.count
        check(
            "next start, all history: MAE", count, score.meanAbsoluteError, .atMost(2.192))
        check("  RMSE", count, score.rootMeanSquareError, .atMost(3.119))
        check(
            "  within 1 day", count, score.share(within: 1), .atLeast(0.489)
        )
        check(
            "  within 2 days", count, score.share(within: 2), .atLeast(0.678))
        check("  within 3 days", count, score.share(within: 3), .atLeast(0.816))
        check("  CRPS", count, score.rankedScore, .atMost(1.583))
        check("  log score", count, score.logScore, .atMost(2.388))
        check("  80% interval: coverage", count, score.coverage80, .atLeast(0.851))
        check(
            "  80% interval: width", count, score.meanWidth80, .atMost(7.82), places: 2)
        check("  95% interval: coverage", count, score.coverage95, .atLeast(0.958))
        check(
            "  95% interval: width", count, score.meanWidth95, .atMost(12.71), places: 2)
    }

    private mutating func littleHistory() {
        var one = Score()
        var none = Score()
        let population = LengthPosterior(lengths: []).next
        for task in tasks {
            one.add(
                LengthPosterior(lengths: task.pastLengths.suffix(1)).next,
                truth: task.truth.length)
            none.add(population, truth: task.truth.length)
        }
        check("one known cycle: MAE", one.count, one.meanAbsoluteError, .atMost(2.473))
        check("  CRPS", one.count, one.rankedScore, .atMost(1.816))
        check("no history: MAE", none.count, none.meanAbsoluteError, .atMost(3.024))
        check("  CRPS", none.count, none.rankedScore, .atMost(2.174))
    }

    private mutating func corrupted(
        _ name: String, _ corruption: Corruption, goals: (error: Double, ranked: Double)
    ) {
        var score = Score()
        for seed in Corruption.seeds {
            var random = Random(seed: seed)
            for task in tasks {
                let lengths = corruption.apply(to: task.pastLengths, &random)
                score.add(LengthPosterior(lengths: lengths).next, truth: task.truth.length)
            }
        }
        check(
            name + ": MAE", score.count, score.meanAbsoluteError, .atMost(goals.error), slack: 0.02)
        check("  CRPS", score.count, score.rankedScore, .atMost(goals.ranked), slack: 0.01)
    }

    private mutating func late(_ day: Int, goal: Double) {
        var score = Score()
        for task in tasks where task.truth.length >= day {
            guard let predicted = task.next.from(day) else { continue }
            score.add(predicted, truth: task.truth.length)
        }
        check(
            "day \(day) reached, nothing logged: MAE", score.count, score.meanAbsoluteError,
            .atMost(goal))
    }

    /// So many days after the median of what was expected when the cycle began.
    private mutating func overdue(_ days: Int) {
        var score = Score()
        for task in tasks {
            let reached = task.next.median + days
            guard task.truth.length >= reached, let predicted = task.next.from(reached) else {
                continue
            }
            score.add(predicted, truth: task.truth.length)
        }
        check("\(days) days late: MAE", score.count, score.meanAbsoluteError, .report)
        check("  CRPS", score.count, score.rankedScore, .report)
    }

    /// So many days after the last logged start, each start since having gone unlogged with the same probability as
    /// those before it; by the whole program.
    private mutating func quiet(_ day: Int, unlogged probability: Double, goal: Check.Goal) {
        var (score, said, certain, held) = (Score(), Score(), Score(), 0)
        for seed in probability > 0 ? Corruption.seeds : Array(Corruption.seeds.prefix(1)) {
            var random = Random(seed: seed)
            for task in tasks {
                let lengths = Corruption.unlogged(probability: probability)
                    .apply(to: task.pastLengths, &random)
                var truth = 0
                for cycle in task.woman.cycles[task.index...] {
                    truth += cycle.length
                    if truth >= day { break }
                    guard random.unit() < probability else {
                        truth = 0
                        break
                    }
                }
                guard truth >= day, let next = Self.next(after: lengths, on: day),
                    let sure = LengthPosterior(lengths: lengths).next.from(day)
                else { continue }
                score.add(Double(next.start), truth: truth)
                said.add(Double(next.said), truth: truth)
                held += next.range.contains(truth) ? 1 : 0
                certain.add(Double(sure.median), truth: truth)
            }
        }
        let percent = Int(probability * 100)
        check(
            "\(day) days since the last log, \(percent)% unlogged: MAE", score.count,
            score.meanAbsoluteError, goal)
        check("  80% holds", score.count, Double(held) / Double(score.count), .atLeast(0.78))
        check("  the date said first: MAE", said.count, said.meanAbsoluteError, .report)
        check(
            "  as if none were", certain.count, certain.meanAbsoluteError, .report)
    }

    private mutating func far(_ number: Int, goal: Double) {
        var score = Score()
        for task in tasks where task.index >= 3 && task.index + number <= task.woman.cycles.count {
            let start = LengthPosterior(lengths: task.pastLengths).laterStarts().start(number)
            let truth = task.woman.cycles[task.index..<(task.index + number)]
            score.add(start.quantile(0.5), truth: truth.reduce(0) { $0 + $1.length })
        }
        check(
            "\(number)th next start: MAE", score.count, score.meanAbsoluteError, .atMost(goal),
            places: 2)
    }

    private mutating func ovulation() {
        var none = Score()
        var some = Score()
        for task in tasks {
            guard let truth = task.truth.ovulation else { continue }
            let lengths = task.next
            none.add(Double(lengths.median - 13), truth: truth)
            let model = OvulationModel(observations: task.pastOvulations)
            guard model.isPersonal, let days = model.ovulation(lengths: lengths) else { continue }
            some.add(Double(days.median), truth: truth)
        }
        check(
            "ovulation day, none logged: MAE", none.count, none.meanAbsoluteError, .atMost(2.226))
        check(
            "ovulation day, past ones logged: MAE", some.count, some.meanAbsoluteError,
            .atMost(1.858))
    }

    private mutating func nextGivenOvulation() {
        var score = Score()
        for task in tasks {
            let model = OvulationModel(observations: task.pastOvulations)
            guard let day = task.truth.ovulation, model.isPersonal else { continue }
            let lengths = task.next
            let fit = model.fit(toOvulationOn: day, expected: lengths)
            guard let given = lengths.weighted(by: fit) else { continue }
            score.add(given, truth: task.truth.length)
        }
        let count = score.count
        check("next start, ovulations logged: MAE", count, score.meanAbsoluteError, .atMost(1.403))
        check("  CRPS", count, score.rankedScore, .report)
        check("  80% interval: coverage", count, score.coverage80, .report)
        check("  80% interval: width", count, score.meanWidth80, .report, places: 2)
    }

    private mutating func calibration() {
        var start = Calibration()
        var fertile = Calibration()
        let model = OvulationModel(observations: [])
        for task in tasks {
            let lengths = task.next
            for day in 1...60 { start.add(lengths[day], happened: day == task.truth.length) }
            guard let truth = task.truth.ovulation,
                let ovulation = model.ovulation(lengths: lengths)
            else { continue }
            let days = FertileDays(ovulation: ovulation)
            for day in 1...40 {
                fertile.add(days[day], happened: day <= truth && day >= truth - FertileDays.before)
            }
        }
        check(
            "calibration (ECE) of period start, days 1-60", tasks.count, start.error, .report,
            places: 4)
        check(
            "calibration (ECE) of fertile, days 1-40", tasks.count, fertile.error, .report,
            places: 4)
    }

    private mutating func periodLength() {
        var score = Score()
        for task in tasks {
            guard let truth = task.truth.period else { continue }
            score.add(
                Double(PeriodLengthModel(lengths: task.past.compactMap(\.period)).median),
                truth: truth)
        }
        check("period length: MAE", score.count, score.meanAbsoluteError, .atMost(0.567))
    }
}
