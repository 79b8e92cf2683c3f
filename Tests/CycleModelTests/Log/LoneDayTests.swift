import CivilDate
import CycleModel
import Testing

@Suite struct LoneDayTests {
    private let first = Day(number: 20_000)

    @Test func `a log of starts alone foretells periods of usual length`() {
        let starts = DayLog(periodDays: (0..<8).map { first + 28 * $0 })
        let forecast = Forecast(log: starts, today: first + 200, through: first + 300)
        #expect(forecast.expectedPeriodLength == 5)
    }

    @Test func `a period that she says had one day had one day`() {
        var log = DayLog()
        for cycle in 0..<8 { log[first + 28 * cycle] = DayRecord(flow: .light) }
        let forecast = Forecast(log: log, today: first + 200, through: first + 300)
        #expect(forecast.expectedPeriodLength == 1)
    }

    @Test func `two days are no lone day`() {
        let cycles = DayLog(periodDays: [first, first + 1, first + 28]).cycles
        #expect(cycles.map(\.isLoneDay) == [false, true])
    }
}
