import CivilDate
import CycleModel
import Testing

/// What is presumed of a person's cycles by their time of life; expected numbers are printed by
/// `Scripts/reference-forecast.py`, each test names its argument.
@Suite struct LengthPriorTests {
    private let first = Day(number: 20_000)

    private func next(
        _ lengths: [Int], day: Int, _ change: (inout Circumstances) -> Void = { _ in }
    ) throws -> Forecast.NextStart {
        let start = first + lengths.reduce(0, +)
        var circumstances = Circumstances()
        change(&circumstances)
        let forecast = Forecast(
            log: DayLog(start: first, lengths: lengths), today: start + day, through: start + 90,
            circumstances: circumstances)
        return try #require(forecast.next)
    }

    @Test func `little is presumed of a teenager's cycles`() throws {
        // {"lengths": [34], "day": 10, "life": "teenager"}
        let start = first + 34
        let next = try next([34], day: 10) { $0.isTeenager = true }
        #expect(next.start == start + 32)
        #expect(next.range == (start + 24)...(start + 42))
        let thirty = try #require(next.probabilities.first { $0.day == start + 30 })
        #expect((thirty.probability - 0.0637174119).magnitude < 1e-7)
    }

    @Test func `past fifty less is presumed, and more starts are thought to be missing`() throws {
        // {"lengths": [28, 41, 24], "day": 40, "life": "past fifty"}
        let start = first + 93
        let year = (start + 40).civil.year
        let next = try next([28, 41, 24], day: 40) { $0.birthYear = year - 51 }
        #expect((next.missedLogProbability - 0.4419858790399938).magnitude < 1e-9)
        #expect(next.start == start + 46)
        // In the year of the fiftieth birthday it may be still to come.
        let fifty = try self.next([28, 41, 24], day: 40) { $0.birthYear = year - 50 }
        #expect(fifty == (try self.next([28, 41, 24], day: 40)))
    }

    @Test func `no date moves because a year begins`() throws {
        var log = DayLog(start: first, lengths: [28, 28, 28])
        let start = first + 84
        // The next year begins while this cycle runs.
        let newYear = try #require(Day(year: start.civil.year + 1, month: 1, day: 1))
        let moved = newYear - 20 - start
        log = DayLog(start: first + moved, lengths: [28, 28, 28])
        var circumstances = Circumstances()
        circumstances.birthYear = newYear.civil.year - 51
        func forecast(_ today: Day) -> Forecast {
            Forecast(log: log, today: today, through: today + 90, circumstances: circumstances)
        }
        #expect(forecast(newYear - 1).promise == forecast(newYear).promise)
        #expect(forecast(newYear - 1).next?.range == forecast(newYear).next?.range)
    }

    @Test(arguments: ["teenager", "perimenopause", "past fifty"])
    func `somebody whose cycles are regular gets narrow forecasts at every time of life`(
        life: String
    ) throws {
        let regular = [28, 29, 28, 27, 28, 28, 29, 28, 27, 28, 28, 29]
        func width(_ lengths: [Int]) throws -> Int {
            try next(lengths, day: 10) { circumstances in
                switch life {
                case "teenager": circumstances.isTeenager = true
                case "perimenopause": circumstances.life.begin(.perimenopause, on: first - 300)
                default: circumstances.birthYear = 1_960
                }
            }.range.count
        }
        let usual = try next([], day: 10).range.count
        #expect(try width([]) > usual + usual / 2)
        #expect(try width(regular) <= usual - 2)
    }
}
