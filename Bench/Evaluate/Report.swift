/// The tables that are printed.
enum Report {
    /// Whether every check is reached.
    static func print(_ table: CycleTable) -> Bool {
        let begin = ContinuousClock.now
        let walk = WalkForward(table)
        Swift.print(
            "check".padded(50) + "n".right(6) + "measured".right(10) + "goal".right(14)
                + "reached".right(9))
        for check in walk.checks {
            let verdict =
                if case .report = check.goal { "" } else { check.isReached ? "yes" : "NO" }
            Swift.print(
                check.name.padded(50) + String(check.count).right(6)
                    + check.value.fixed(check.places).right(10) + check.goalText.right(14)
                    + verdict.right(9))
        }
        Swift.print(
            "\nnext start".padded(19) + "MAE".right(7) + "RMSE".right(7) + "±1".right(7)
                + "±2".right(7) + "±3".right(7) + "CRPS".right(7) + "log score".right(11))
        for (name, score) in Baselines.scores(table) {
            let isPoint = score.logScore == 0
            Swift.print(
                name.padded(18)
                    + [
                        score.meanAbsoluteError, score.rootMeanSquareError, score.share(within: 1),
                        score.share(within: 2), score.share(within: 3), score.rankedScore,
                    ].map { $0.fixed(3).right(7) }.joined()
                    + (isPoint ? "-" : score.logScore.fixed(3)).right(11))
        }
        let names = Situation.all.map(\.name)
        Swift.print(
            "\nnext start, MAE when".padded(19) + names.map { $0.right(10) }.joined())
        for (name, errors) in Baselines.errors(table, in: Situation.all.map(\.situation)) {
            Swift.print(name.padded(18) + errors.map { $0.fixed(3).right(10) }.joined())
        }
        let missed = walk.checks.count { !$0.isReached }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        Swift.print(
            (missed == 0 ? "\nevery goal is reached" : "\n\(missed) goals are missed")
                + ", in \(seconds.fixed(1)) s")
        return missed == 0
    }

    static func print(_ report: GoldenReport) -> Bool {
        Swift.print(
            "\n" + "expected outputs".padded(40) + "n".right(6) + "largest difference".right(20))
        for row in report.rows {
            Swift.print(
                row.name.padded(40) + String(row.count).right(6) + row.worst.fixed(10).right(20))
        }
        Swift.print(report.agrees ? "all agree" : "some do not agree")
        return report.agrees
    }

    static func print(_ timings: [Timing], kilobytes: Int) {
        Swift.print(
            "\none forecast of 12 months".padded(40) + "time".right(12) + "goal".right(12)
                + "reached".right(9))
        for timing in timings {
            var line = timing.name.padded(39) + (timing.microseconds.fixed(0) + " µs").right(12)
            if let goal = timing.goal {
                line += ("< " + goal.fixed(0) + " µs").right(12)
                line += (timing.microseconds < goal ? "yes" : "no").right(9)
            }
            Swift.print(line)
        }
        Swift.print("memory that the first one took".padded(39) + "\(kilobytes) kB".right(12))
    }
}
