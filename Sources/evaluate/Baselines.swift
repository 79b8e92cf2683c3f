import CycleModel

/// What trackers commonly do, scored on the same predictions as the model.
enum Baselines {
    static func scores(_ table: CycleTable) -> [(name: String, score: Score)] {
        [
            ("this model", score(table) { $0.add(WalkForward.next($1), truth: $1.truth.length) }),
            point("always 28 days", table) { _ in 28 },
            point("the last cycle", table) { Double($0.last ?? 28) },
            point("mean of all", table, mean),
            point("median of all", table) { lengths in
                let sorted = lengths.sorted()
                return Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
            },
            point("mean of last 3", table) { mean($0.suffix(3)) },
        ]
    }

    private static func mean(_ lengths: some Collection<Int>) -> Double {
        Double(lengths.reduce(0, +)) / Double(lengths.count)
    }

    /// A point is rounded to a whole day, as trackers show it.
    private static func point(
        _ name: String, _ table: CycleTable, _ predict: ([Int]) -> Double
    ) -> (name: String, score: Score) {
        (name, score(table) { $0.add(predict($1.pastLengths).rounded(), truth: $1.truth.length) })
    }

    private static func score(
        _ table: CycleTable, _ add: (inout Score, CycleTable.Task) -> Void
    ) -> Score {
        var score = Score()
        for task in table.tasks { add(&score, task) }
        return score
    }
}
