import CivilDate
import CycleModel
import Testing

@Suite struct ForecastBasisTests {
    private let first = Day(number: 20_000)

    private func basisOf(_ lengths: [Int], day: Int = 5) -> ForecastBasis? {
        let today = first + (lengths.reduce(0, +) + day)
        return Forecast(
            log: DayLog(start: first, lengths: lengths), today: today, through: today
        ).basis
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
    ) throws {
        let basis = try #require(basisOf(lengths))
        #expect(basis.start == first + lengths.reduce(0, +))
        #expect(basis.isLogged)
        #expect(basis.usual == usual)
        #expect(basis.range == range)
        #expect(basis.isWide == isWide)
    }

    /// Again "fresh" in what the reference prints for {"lengths": …, "usual": …}.
    @Test(
        arguments: [
            ([], 35, 32, 28...38), ([29, 28], 35, 30, 27...35), ([28, 57, 29], 45, 31, 26...37),
        ] as [([Int], Int, Int, ClosedRange<Int>)])
    func `the usual length by the person's word counts as one more cycle`(
        lengths: [Int], said: Int, usual: Int, range: ClosedRange<Int>
    ) throws {
        let today = first + (lengths.reduce(0, +) + 5)
        var circumstances = Circumstances()
        circumstances.usualLength = said
        let forecast = Forecast(
            log: DayLog(start: first, lengths: lengths), today: today, through: today,
            circumstances: circumstances)
        let basis = try #require(forecast.basis)
        #expect(basis.usual == usual)
        #expect(basis.range == range)
        #expect(forecast.cyclesUsed == lengths.count)
        #expect(forecast.lengths.usualLength == said)
    }

    @Test func `after sixty cycles the person's word counts no more`() {
        let lengths = Array(repeating: 28, count: 60)
        let today = first + (lengths.reduce(0, +) + 5)
        var circumstances = Circumstances()
        circumstances.usualLength = 40
        let log = DayLog(start: first, lengths: lengths)
        let said = Forecast(log: log, today: today, through: today, circumstances: circumstances)
        #expect(said.next == Forecast(log: log, today: today, through: today).next)
    }

    @Test func `two cycles far apart are too few to be called irregular`() {
        #expect(basisOf([24, 45])?.isWide == false)
    }

    @Test func `how far the cycle has come changes the date and not what it is counted from`()
        throws
    {
        let (early, late) = (
            try #require(basisOf([28, 29, 28])), try #require(basisOf([28, 29, 28], day: 40))
        )
        #expect(early.usual == late.usual)
        #expect(early.range == late.range)
        #expect(early.next.start == early.start + 28)
        #expect(late.next.start > late.start + 39)
    }

    @Test func `where nothing is forecast there is nothing to count from`() {
        #expect(basisOf([28, 29], day: 200) == nil)
        #expect(Forecast(log: DayLog(), today: first, through: first).basis == nil)
    }

    @Test
    func `a pack's bleed is counted from no cycle, and her own after it from the course's end`()
        throws
    {
        var circumstances = Circumstances()
        let start = first + 57
        let course = try circumstances.contraception.add(
            Contraceptive(text: "pill 21+7"), on: start)
        let log = DayLog(start: first, lengths: [28, 29])
        func forecast(_ day: Int) -> Forecast {
            Forecast(
                log: log, today: start + day, through: start + 300, circumstances: circumstances)
        }
        #expect(forecast(10).next != nil)
        #expect(forecast(10).basis == nil)
        try circumstances.contraception.end(course, on: start + 20)
        let after = try #require(forecast(40).basis)
        #expect(!after.isLogged)
        #expect(after.start > start + 20)
    }

    // MARK: - How much each cycle counts

    private func counted(
        _ lengths: [Int], answers: [Int: IntervalAnswer] = [:]
    ) -> [CountedInterval] {
        let today = first + (lengths.reduce(0, +) + 5)
        var circumstances = Circumstances()
        for (day, answer) in answers { circumstances.answers[first + day] = answer }
        return Forecast(
            log: DayLog(start: first, lengths: lengths), today: today, through: today,
            circumstances: circumstances
        ).lengths.counted
    }

    @Test func `the newest cycle counts whole and each one before it three hundredths less`() {
        let counted = counted([28, 31, 27])
        #expect(counted.map(\.interval.length) == [28, 31, 27])
        // 0.97², 0.97 and 1
        for (cycle, weight) in zip(counted, [0.9409, 0.97, 1]) {
            #expect((cycle.weight - weight).magnitude < 1e-12)
        }
    }

    @Test func `an ignored cycle and a gap count nothing, nor does any before the last sixty`() {
        let ignored = counted([28, 31, 27], answers: [28: .ignored])
        #expect(ignored.map(\.interval.length) == [28, 27])
        #expect(counted([28, 600, 27]).map(\.interval.length) == [28, 27])
        #expect(counted([]).isEmpty)
        let many = counted([40] + Array(repeating: 28, count: 60))
        #expect(many.count == 60)
        #expect(many.allSatisfy { $0.interval.length == 28 })
    }
}
