import CivilDate
import CycleModel
import Testing

/// How past forecasts turned out, against `Scripts/reference-forecast.py --review`.
@Suite struct ForecastReviewTests {
    private let first = Day(number: 20_000)

    private func review(
        _ lengths: [Int], day: Int = 5, answers: [Int: IntervalAnswer] = [:], last: Int = 12,
        uncounted: Set<Int> = []
    ) -> ForecastReview {
        let today = first + (lengths.reduce(0, +) + day)
        var circumstances = Circumstances()
        for (day, answer) in answers { circumstances.answers[first + day] = answer }
        let log = DayLog(start: first, lengths: lengths)
        return ForecastReview(
            of: log.through(today).cycles(circumstances.answers),
            PastForecasts(log, circumstances), last: last,
            uncounted: Set(uncounted.map { first + $0 }))
    }

    @Test func `each forecast is the one of the day on which its cycle began`() {
        let review = review([24, 38, 31, 45, 28, 52, 30])
        let foretold = [
            (25, 29, 35), (23, 26, 30), (25, 31, 38), (27, 31, 38), (27, 33, 41), (27, 32, 39),
            (26, 33, 42),
        ]
        #expect(review.comparisons.count == 7)
        for (comparison, (low, middle, high)) in zip(review.comparisons, foretold) {
            #expect(comparison.predicted - comparison.made == middle)
            #expect(comparison.range.lowerBound - comparison.made == low)
            #expect(comparison.range.upperBound - comparison.made == high)
        }
        #expect(review.comparisons.map(\.error) == [-5, 12, 0, 14, -5, 20, -3])
        #expect(
            review.comparisons.map(\.isInRange) == [false, false, true, false, true, false, true])
        #expect(review.hits == 3)
        #expect(review.count == 7)
        // (5 + 12 + 0 + 14 + 5 + 20 + 3) / 7
        #expect(review.meanAbsoluteError.map { ($0 - 59.0 / 7).magnitude < 1e-12 } == true)
    }

    @Test func `what she answered shapes the forecasts after it`() {
        let review = review([28, 29, 57, 27, 28], answers: [57: .reallyThatLong])
        #expect(review.comparisons.map { $0.predicted - $0.made } == [29, 28, 29, 33, 32])
        #expect(review.comparisons.last.map { $0.range.upperBound - $0.made } == 39)
    }

    @Test func `nothing that was logged later changes a comparison`() {
        let all = review([27, 30, 28, 57, 26, 29, 28])
        for count in 1..<7 {
            let early = review(Array([27, 30, 28, 57, 26, 29, 28].prefix(count)))
            #expect(early.comparisons == Array(all.comparisons.prefix(count)))
        }
    }

    @Test func `a cycle that is no test of a forecast is not scored`() {
        let review = review([28, 29, 57, 27, 28], uncounted: [57])
        #expect(review.comparisons.map(\.isCounted) == [true, true, false, true, true])
        #expect(review.count == 4)
        #expect(review.hits == 4)
        // (1 + 1 + 2 + 0) / 4
        #expect(review.meanAbsoluteError == 1)
    }

    @Test func `only the last cycles are looked back on, and gaps are none`() {
        #expect(review([28, 29, 57, 27, 28], last: 2).comparisons.map(\.error) == [-2, 0])
        #expect(review([28, 600, 27]).comparisons.map { $0.actual - $0.made } == [28, 27])
        #expect(review([28, 29], last: 0).comparisons.isEmpty)
        #expect(review([28, 29], last: -1).comparisons.isEmpty)
    }

    @Test func `without a whole cycle there is nothing to score`() {
        #expect(review([]).comparisons.isEmpty)
        #expect(review([]).meanAbsoluteError == nil)
        #expect(ForecastReview(of: [], PastForecasts(DayLog())).comparisons.isEmpty)
    }

    @Test func `days after today are not looked back on`() {
        #expect(review([28, 29, 27], day: -1).comparisons.count == 2)
        #expect(review([28, 29, 27], day: 0).comparisons.count == 3)
    }
}
