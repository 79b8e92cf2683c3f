import CivilDate
import CycleModel
import Testing

/// What was kept of earlier looks back says what a new look would.
@Suite struct PastForecastsTests {
    private let first = Day(number: 20_000)
    private let lengths = [28, 31, 27, 29, 33, 28, 26, 30]

    private var log: DayLog { DayLog(start: first, lengths: lengths) }
    private var today: Day { first + lengths.reduce(0, +) + 5 }

    private func review(_ past: PastForecasts) -> ForecastReview {
        ForecastReview(
            of: past.log.through(today).cycles(past.circumstances.answers), past)
    }

    @Test(arguments: [-40, 0, 1, 28, 59, 100, 260, 400])
    func `a change is looked back on as if it had always been there`(_ day: Int) {
        var changed = log
        changed[first + day] =
            log[first + day].flow == nil ? DayRecord(flow: .medium) : DayRecord()
        let asked = PastForecasts(log)
        _ = review(asked)
        #expect(
            review(PastForecasts(changed, after: asked)) == review(PastForecasts(changed)))
    }

    @Test func `another answer is looked back on anew`() {
        var circumstances = Circumstances()
        circumstances.answers[first + 59] = .ignored
        let asked = PastForecasts(log)
        let before = review(asked)
        let after = review(PastForecasts(log, circumstances, after: asked))
        #expect(after == review(PastForecasts(log, circumstances)))
        #expect(after != before)
    }

    @Test func `what nobody asked keeps the one before it, and no row of logs`() {
        let asked = PastForecasts(log)
        let count = log.entries.count
        _ = review(asked)
        var last = asked
        for _ in 0..<5 { last = PastForecasts(log, after: last) }
        #expect(asked.weight == count)
        #expect(last.weight == 2 * count)
        #expect(review(last) == review(asked))
    }
}
