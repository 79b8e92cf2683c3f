import CivilDate
import CycleModel
import Testing

/// Days on which the person recorded that there was no bleeding: no period was missed on them.
@Suite struct DryDaysTests {
    private let first = Day(number: 20_000)
    private let lengths = [28, 29, 28, 27, 28, 28]

    private var start: Day { first + lengths.reduce(0, +) }

    /// - Parameters:
    ///   - day: Counted from the last period's first day.
    ///   - left: A day of which nothing was recorded.
    private func forecast(_ day: Int, leaving left: Int? = nil) -> Forecast {
        var log = DayLog(start: first, lengths: lengths)
        for dry in 8..<day where dry != left { log[start + dry].flow = Flow.none }
        return Forecast(log: log, today: start + day, through: start + 120)
    }

    @Test(arguments: [29, 36, 39, 45, 50])
    func `nobody who recorded that there was no bleeding is asked for a missed period`(day: Int)
        throws
    {
        let forecast = forecast(day)
        #expect(forecast.missedPeriod == nil)
        #expect(forecast.next?.missedLogProbability == 0)
        // It was expected until the thirtieth day, and is still to come.
        #expect(forecast.daysLate == max(day - 30, 0))
        #expect(try #require(forecast.next).start >= start + day)
    }

    @Test func `one day without a record leaves room for one`() {
        let forecast = forecast(39, leaving: 27)
        #expect(forecast.missedPeriod != nil)
        #expect(forecast.next?.missedLogProbability ?? 0 > 0.5)
        // Just behind a period no other one begins.
        #expect(self.forecast(39, leaving: 9).missedPeriod == nil)
    }
}
