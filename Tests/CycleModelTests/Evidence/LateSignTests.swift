import CivilDate
import CycleModel
import Testing

/// A sign of ovulation long after a period was due: of this cycle or of one that began unlogged.
@Suite struct LateSignTests {
    private let first = Day(number: 20_000)

    @Test(arguments: 30...36)
    func `a positive test places no ovulation weeks before it`(day: Int) throws {
        var log = DayLog(start: first, lengths: [28, 29, 27, 28, 30, 28, 27])
        let start = first + 197
        log[start + day].lh = .positive
        let today = start + day
        let forecast = Forecast(log: log, today: today, through: today + 90)
        if let ovulation = forecast.ovulation, !ovulation.signs.isEmpty {
            #expect(try #require(ovulation.date) >= today - 4)
        }
        #expect(forecast.fertility(of: today) != .unmarked)
        // No period comes within two weeks of another one.
        if let ifMissed = forecast.ifMissed { #expect(ifMissed.start - ifMissed.around > 14) }
    }
}
