import CycleModel
import Testing

@Suite struct ForecastBasisTests {
    private let first = Day(number: 20_000)

    private func basis(_ lengths: [Int], answers: [Int: IntervalAnswer] = [:]) -> ForecastBasis {
        let today = first + (lengths.reduce(0, +) + 5)
        var circumstances = Circumstances()
        for (day, answer) in answers { circumstances.answers[first + day] = answer }
        return Forecast(
            log: DayLog(start: first, lengths: lengths), today: today, through: today,
            circumstances: circumstances
        ).basis
    }

    @Test func `the newest cycle counts whole and each one before it three hundredths less`() {
        let basis = basis([28, 31, 27])
        #expect(basis.counted.map(\.interval.length) == [28, 31, 27])
        // 0.97², 0.97 and 1
        for (counted, weight) in zip(basis.counted, [0.9409, 0.97, 1]) {
            #expect((counted.weight - weight).magnitude < 1e-12)
        }
    }

    @Test func `an ignored cycle and a gap count nothing, nor does any before the last sixty`() {
        let ignored = basis([28, 31, 27], answers: [28: .ignored])
        #expect(ignored.counted.map(\.interval.length) == [28, 27])
        #expect(basis([28, 600, 27]).counted.map(\.interval.length) == [28, 27])
        #expect(basis([]).counted.isEmpty)
        let many = basis([40] + Array(repeating: 28, count: 60))
        #expect(many.counted.count == 60)
        #expect(many.counted.allSatisfy { $0.interval.length == 28 })
    }

    /// "fresh" in what `Scripts/reference-forecast.py` prints.
    @Test(
        arguments: [
            ([], 29, 25...35, false), ([28, 29, 57, 27, 28], 28, 26...31, false),
            ([24, 38, 31, 45, 28, 52, 30], 31, 26...40, true),
            ([27, 33, 29, 38], 31, 27...37, false),
        ] as [([Int], Int, ClosedRange<Int>, Bool)])
    func `a whole cycle of hers is as in the reference, and wide where people in general are surer`(
        lengths: [Int], usual: Int, range: ClosedRange<Int>, isWide: Bool
    ) {
        let basis = basis(lengths)
        #expect(basis.usual == usual)
        #expect(basis.range == range)
        #expect(basis.isWide == isWide)
    }

    @Test func `two cycles far apart are too few to be called irregular`() {
        #expect(!basis([24, 45]).isWide)
    }
}
