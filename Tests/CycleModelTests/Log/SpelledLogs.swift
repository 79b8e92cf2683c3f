import CivilDate
import CycleModel

/// A date that a test spells out.
func day(_ text: String) throws -> Day {
    guard let day = Day(text) else { throw NotADay(text: text) }
    return day
}

struct NotADay: Error {
    var text: String
}

extension DayLog {
    /// Periods of `length` days that begin at `start` and then after each of `lengths`.
    init(start: Day, lengths: [Int], periodLength: Int = 5) {
        var days: [Day] = []
        var first = start
        for length in lengths + [0] {
            days += (0..<periodLength).map { first + $0 }
            first = first + length
        }
        self.init(periodDays: days)
    }
}
