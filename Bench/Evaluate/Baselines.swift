import CivilDate
import CycleModel

/// What trackers commonly do, scored on the same predictions as the model.
enum Baselines {
    /// From her past lengths to a length for the next cycle.
    private static let methods: [(name: String, predict: @Sendable ([Int]) -> Double)] = [
        ("always 28 days", { _ in 28 }),
        ("the last cycle", { Double($0.last ?? 28) }),
        ("mean of all", mean),
        (
            "median of all",
            { lengths in
                let sorted = lengths.sorted()
                return Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
            }
        ),
        ("mean of last 3", { mean($0.suffix(3)) }),
    ]

    private static func mean(_ lengths: some Collection<Int>) -> Double {
        Double(lengths.reduce(0, +)) / Double(lengths.count)
    }

    /// The next start from everything logged before it.
    static func scores(_ table: CycleTable) -> [(name: String, score: Score)] {
        var model = Score()
        for task in table.tasks { model.add(task.next, truth: task.truth.length) }
        return [("this model", model)]
            + methods.map { method in
                var score = Score()
                for task in table.tasks {
                    score.add(
                        shown(method.predict(task.pastLengths)), truth: task.truth.length)
                }
                return (method.name, score)
            }
    }

    /// A point is rounded to a whole day, as trackers show it.
    private static func shown(_ point: Double) -> Double { point.rounded() }

    /// The mean absolute error of each method in each of `situations`, the model's first.
    static func errors(
        _ table: CycleTable, in situations: [Situation]
    ) -> [(name: String, errors: [Double])] {
        func row(_ name: String, _ point: (Situation, [Int]) -> Double?) -> (String, [Double]) {
            (
                name,
                situations.map { situation in
                    error(table, situation) { point(situation, $0) }
                }
            )
        }
        return [row("this model") { $0.point(of: LengthPosterior(lengths: $1)) }]
            + methods.map { method in
                row(method.name) { $0.point(of: shown(method.predict($1))) }
            }
    }

    private static func error(
        _ table: CycleTable, _ situation: Situation, _ predict: ([Int]) -> Double?
    ) -> Double {
        var score = Score()
        for seed in situation.seeds {
            // Each method has the same numbers, and so the same slips in the log.
            var random = Random(seed: seed)
            for task in table.tasks {
                let lengths = situation.logged(task.pastLengths, &random)
                guard let truth = situation.truth(of: task), let point = predict(lengths) else {
                    continue
                }
                score.add(point, truth: truth)
            }
        }
        return score.meanAbsoluteError
    }
}
