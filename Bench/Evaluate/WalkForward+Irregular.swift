import CivilDate
import CycleModel

// Cycles that are not the textbook's, and logs with a hole in them.
extension WalkForward {
    /// How well the intervals do on the irregular quarter, told in two ways.
    ///
    /// By the women whose cycles vary most, which is hindsight: cycles far from what was expected are
    /// part of what makes a woman one of them, so that an honest interval holds fewer than its name says.
    /// And by the predictions before which her cycles had varied most, which is what she could have known.
    mutating func irregular() {
        let women = Dictionary(grouping: tasks, by: \.woman.id).values.compactMap { tasks in
            tasks.first.flatMap { Self.spread($0.woman.cycles.map(\.length)) }
                .map { (spread: $0, tasks: tasks) }
        }
        let byWoman = Self.upperQuarter(women.map(\.spread))
        let variedMost = women.filter { $0.spread >= byWoman }.flatMap(\.tasks)
        let pasts = tasks.compactMap { task in
            Self.spread(task.pastLengths).map { (spread: $0, task: task) }
        }
        let byPast = Self.upperQuarter(pasts.map(\.spread))
        let variedSoFar = pasts.filter { $0.spread >= byPast }.map(\.task)
        for (name, tasks, coverage) in [
            ("quarter whose cycles had varied most", variedSoFar, Check.Goal.within(0.80...0.85)),
            ("quarter of women who vary most, in hindsight", variedMost, .atLeast(0.75)),
        ] {
            var score = Score()
            for task in tasks { score.add(task.next, truth: task.truth.length) }
            check(name + ": MAE", score.count, score.meanAbsoluteError, .report)
            check("  80% interval: coverage", score.count, score.coverage80, coverage)
            check("  80% interval: width", score.count, score.meanWidth80, .report, places: 2)
            check("  95% interval: coverage", score.count, score.coverage95, .report)
            check("  95% interval: width", score.count, score.meanWidth95, .report, places: 2)
        }
    }

    /// The standard deviation of at least three lengths.
    static func spread(_ lengths: [Int]) -> Double? {
        guard lengths.count >= 3 else { return nil }
        let mean = Double(lengths.reduce(0, +)) / Double(lengths.count)
        let square = lengths.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
        return (square / Double(lengths.count - 1)).squareRoot()
    }

    /// The least value of the upper quarter.
    static func upperQuarter(_ values: [Double]) -> Double {
        let falling = values.sorted(by: >)
        return falling.isEmpty ? .infinity : falling[(falling.count - 1) / 4]
    }

    /// What a hole in the log does to the centre of the whole forecast, made from logged days.
    ///
    /// A break of 600 days and an interval that she said to leave out must move nothing; how far one that
    /// she has not answered for moves it is told beside them.
    mutating func interruptions() {
        var whole = Score()
        for task in tasks {
            guard let start = Self.nextStart(after: task.pastLengths) else { continue }
            whole.add(Double(start), truth: task.truth.length)
        }
        check(
            "next start, from logged days: MAE", whole.count, whole.meanAbsoluteError,
            .atMost(2.192))
        for (name, lengths, answer, goal) in [
            ("a break of 600 days", 600...600, nil, Check.Goal.atMost(0)),
            ("40-130 days left out", 40...130, IntervalAnswer.ignored, .atMost(0)),
            ("40-130 days, no answer", 40...130, nil, .report),
        ] {
            var random = Random(seed: Corruption.seeds[0])
            var count = 0
            var moved = 0.0
            for task in tasks {
                let place = Int.random(in: 0...task.index, using: &random)
                var broken = task.pastLengths
                broken.insert(Int.random(in: lengths, using: &random), at: place)
                let answers = answer.map { [place: $0] } ?? [:]
                guard let before = Self.nextStart(after: task.pastLengths),
                    let after = Self.nextStart(after: broken, answers: answers)
                else { continue }
                count += 1
                moved += Double((after - before).magnitude)
            }
            check(name + ": next start moved, days", count, moved / Double(count), goal)
        }
    }

    /// The length of the coming cycle as the whole program puts it, by default on its first day.
    ///
    /// - Parameters:
    ///   - answers: What she said of an interval, by its place among the lengths.
    ///   - day: How many days later it is put.
    static func nextStart(
        after lengths: [Int], answers: [Int: IntervalAnswer] = [:], on day: Int = 0
    ) -> Int? {
        var start = Day(number: 0)
        var days = [start]
        var circumstances = Circumstances()
        for (place, length) in lengths.enumerated() {
            circumstances.answers[start] = answers[place]
            start = start + length
            days.append(start)
        }
        return next(logged: DayLog(periodDays: days), start, on: day, circumstances)?.start
    }

    /// The same with its range.
    static func next(after lengths: [Int], on day: Int) -> Next? {
        let starts = starts(lengths)
        return starts.last.flatMap { next(logged: DayLog(periodDays: starts), $0, on: day) }
    }

    struct Next {
        /// The length of the coming cycle.
        var start: Int
        /// The same by the date that is said first.
        var said: Int
        var range: ClosedRange<Int>
        var missed: Double
    }

    /// - Parameter start: The last logged one.
    static func next(
        logged log: DayLog, _ start: Day, on day: Int,
        _ circumstances: Circumstances = Circumstances()
    ) -> Next? {
        Forecast(
            log: log, today: start + day, through: start + day, circumstances: circumstances
        ).next.map { next in
            Next(
                start: next.start - start, said: next.shown.start - start,
                range: (next.range.lowerBound - start)...(next.range.upperBound - start),
                missed: next.missedLogProbability)
        }
    }

    static func starts(_ lengths: [Int]) -> [Day] {
        lengths.reduce(into: [Day(number: 0)]) { starts, length in
            starts.append((starts.last ?? Day(number: 0)) + length)
        }
    }
}
