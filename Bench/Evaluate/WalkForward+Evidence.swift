import CivilDate
import CycleModel

// More evidence of ovulation must never make the log score worse in the mean.
extension WalkForward {
    /// The next start and the day of ovulation with ever more ovulations observed, on the cycles for which
    /// all of it is known.
    mutating func observedOvulations() {
        var starts = [Score(), Score(), Score()]
        var days = [Score(), Score()]
        for task in tasks {
            let past = OvulationModel(observations: task.pastOvulations)
            guard let day = task.truth.ovulation, past.isPersonal else { continue }
            let none = OvulationModel(observations: [])
            let lengths = task.next
            starts[0].add(lengths, truth: task.truth.length)
            for (index, model) in [none, past].enumerated() {
                let fit = model.fit(toOvulationOn: day, expected: lengths)
                guard let given = lengths.weighted(by: fit),
                    let ovulation = model.ovulation(lengths: lengths)
                else { continue }
                starts[index + 1].add(given, truth: task.truth.length)
                days[index].add(ovulation, truth: day)
            }
        }
        noWorse(
            [
                "next start, no ovulation observed", "next start, this cycle's observed",
                "next start, past cycles' observed too",
            ], starts)
        noWorse(["ovulation day, none observed", "ovulation day, past cycles' observed"], days)
    }

    /// Checks that no score's log score is worse than the one's before it.
    private mutating func noWorse(_ names: [String], _ scores: [Score]) {
        var before: Score?
        for (name, score) in zip(names, scores) {
            check(
                name + ": log score", score.count, score.logScore,
                before.map { .atMost($0.logScore) } ?? .report)
            check("  MAE", score.count, score.meanAbsoluteError, .report)
            before = score
        }
    }

    /// How often ovulation in a cycle to come falls into the range that the whole program gives.
    mutating func laterOvulations() {
        for (name, isLogged) in [("none logged", false), ("past logged", true)] {
            for ahead in [1, 2, 5, 11] {
                var (count, covered, width) = (0, 0, 0)
                for task in tasks where task.index + ahead < task.woman.cycles.count {
                    let cycles = task.woman.cycles[task.index..<(task.index + ahead)]
                    guard let day = task.woman.cycles[task.index + ahead].ovulation,
                        let range = Self.ovulationRange(ahead, task, isLogged: isLogged)
                    else { continue }
                    count += 1
                    width += range.count
                    let truth = cycles.reduce(day - 1) { $0 + $1.length }
                    if range.contains(truth) { covered += 1 }
                }
                check(
                    "ovulation \(ahead) ahead, \(name): 80 % coverage", count,
                    Double(covered) / Double(count), .within(0.78...0.90), places: 2)
                check("  width", count, Double(width) / Double(count), .report, places: 1)
            }
        }
    }

    /// Days from the first day of the task's cycle.
    private static func ovulationRange(
        _ ahead: Int, _ task: CycleTable.Task, isLogged: Bool
    ) -> ClosedRange<Int>? {
        let first = Day(number: 0)
        var start = first
        var log = DayLog(periodDays: [first])
        for cycle in task.past {
            if isLogged, let day = cycle.ovulation {
                log[start + (day - 1)].ovulationObserved = true
            }
            start = start + cycle.length
            log[start].flow = .unknown
        }
        let forecast = Forecast(log: log, today: start, through: start + 40 * (ahead + 1))
        guard !isLogged || forecast.isOvulationPersonal,
            let range = forecast.windows.first(where: { $0.number == ahead })?.ovulationRange
        else { return nil }
        return (range.lowerBound - start)...(range.upperBound - start)
    }

    /// Signs of ovulation were not in the data: they are made up around the day that the monitor
    /// estimated. More kinds of signs must not make the log score worse.
    mutating func signs() {
        var scores: [SimulatedSigns.Kinds: (start: Double, ovulation: Double)] = [:]
        for (name, kinds, than) in SimulatedSigns.steps {
            var start = Score()
            var ovulation = Score()
            for seed in Corruption.seeds {
                var random = Random(seed: seed)
                for task in tasks {
                    guard let truth = SimulatedSigns.truth(of: task) else { continue }
                    let known = SimulatedSigns.predict(task, kinds, &random)
                    if let next = known?.next { start.add(next, truth: task.truth.length) }
                    if let days = known?.ovulation { ovulation.add(days, truth: truth) }
                }
            }
            let before = than.flatMap { scores[$0] }
            check(
                "next start, \(name): log score", start.count, start.logScore,
                before.map { .atMost($0.start) } ?? .report)
            check("  MAE", start.count, start.meanAbsoluteError, .report)
            check(
                "ovulation day, \(name): log score", ovulation.count, ovulation.logScore,
                before.map { .atMost($0.ovulation) } ?? .report)
            check("  MAE", ovulation.count, ovulation.meanAbsoluteError, .report)
            scores[kinds] = (start.logScore, ovulation.logScore)
        }
    }
}
