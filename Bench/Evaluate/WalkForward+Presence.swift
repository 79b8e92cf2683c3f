import CivilDate
import CycleModel

// What is recorded on the days of a late cycle, and how far the date that is shown moves in a day.
extension WalkForward {
    /// Cycles that were so many days late, of women who recorded something on each day since their last period.
    mutating func attended() {
        let records:
            [(name: String, write: (inout DayRecord) -> Void, goal: Double, missed: Double?)] =
                [
                    ("no bleeding", { $0.flow = Flow.none }, 3, 0.02),
                    ("a note", { $0.note = "written" }, 4, nil),
                ]
        for record in records {
            for days in [9, 10] {
                var score = Score()
                var missed = 0.0
                for task in tasks {
                    let day = task.next.median + days
                    guard task.truth.length >= day else { continue }
                    let starts = Self.starts(task.pastLengths)
                    var log = DayLog(periodDays: starts)
                    guard let start = starts.last else { continue }
                    for recorded in 6..<day { record.write(&log[start + recorded]) }
                    guard let next = Self.next(logged: log, start, on: day) else { continue }
                    score.add(Double(next.start), truth: task.truth.length)
                    missed = max(missed, next.missed)
                }
                check(
                    "\(days) days late, \(record.name) on each day: MAE", score.count,
                    score.meanAbsoluteError, .atMost(record.goal))
                check(
                    "  largest P(missed)", score.count, missed,
                    record.missed.map { .atMost($0) } ?? .report)
            }
        }
    }

    /// The largest move of the next start from one day to the next, of regular women who log nothing.
    mutating func steady() {
        var largest = 0
        let histories = [[28, 28, 27, 29, 28], [28, 28, 28, 28, 28, 28, 28, 28]]
        for lengths in histories {
            let dates = (28...60).compactMap { Self.next(after: lengths, on: $0)?.start }
            for (before, after) in zip(dates, dates.dropFirst()) {
                largest = max(largest, abs(after - before))
            }
        }
        check(
            "largest move of the date in a day, days 28-60", histories.count, Double(largest),
            .atMost(5), places: 0)
    }
}
