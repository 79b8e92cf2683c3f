import CivilDate
import CycleModel
import SeededRandomness
import Testing

/// The dates that are said while a period does not come: none leaps from one day to the next.
@Suite struct SteadyDateTests {
    private let first = Day(number: 20_000)

    /// The dates that a person reads on one day.
    private func dates(_ log: DayLog, _ today: Day) -> [String: Day] {
        let forecast = Forecast(log: log, today: today, through: today)
        var dates: [String: Day] = [:]
        dates["promise"] = forecast.promise?.date
        dates["next"] = forecast.next?.start
        dates["if missed"] = forecast.ifMissed?.start
        return dates
    }

    private func largestMove(_ log: DayLog, _ days: ClosedRange<Day>) -> (name: String, days: Int) {
        var largest = (name: "", days: 0)
        var before: [String: Day] = [:]
        for today in days.lowerBound.number...days.upperBound.number {
            let now = dates(log, Day(number: today))
            for (name, day) in now {
                guard let last = before[name] else { continue }
                let move = abs(day - last)
                if move > largest.days { largest = (name, move) }
            }
            before = now
        }
        return largest
    }

    @Test(arguments: [
        [28, 28, 27, 29, 28], [28, 28, 28, 28, 28, 28, 28, 28], [31, 29, 33, 30, 28, 36, 31], [28],
        [],
    ])
    func `no date moves by more than five days while nothing is logged`(lengths: [Int]) {
        let start = first + lengths.reduce(0, +)
        let move = largestMove(
            DayLog(start: first, lengths: lengths), (start + 5)...(start + 88))
        #expect(move.days <= 5, "\(move)")
    }

    @Test(arguments: 0..<60)
    func `nor does it for anybody else`(seed: UInt64) {
        var random = SplitMix(seed)
        let usual = 24 + random.below(14)
        let spread = random.below(8)
        let lengths = (0..<random.below(10)).map { _ in
            usual + random.below(2 * spread + 1) - spread
        }
        let start = first + lengths.reduce(0, +)
        var log = DayLog(start: first, lengths: lengths)
        for day in 12..<40 where random.happens(20) {
            if random.happens(50) {
                log[start + day].flow = Flow.none
            } else {
                log[start + day].note = "x"
            }
        }
        let move = largestMove(log, (start + 40)...(start + 85))
        #expect(move.days <= 5, "\(seed): \(move)")
    }
}
