import CivilDate
import CycleModel
import Testing

/// What signs of ovulation change, against `Scripts/reference-forecast.py` with {"lengths": [28, 29, 27,
/// 28], "day": 22} and the "signs" named in each test.
@Suite struct SignsEffectTests {
    private let first = Day(number: 20_000)

    /// The 23rd day of a cycle after four.
    private func chart() -> Chart {
        Chart(start: first + 112, after: DayLog(start: first, lengths: [28, 29, 27, 28]))
    }

    private func effectOfSigns(_ chart: Chart) -> SignsEffect? {
        SignsEffect(chart.log, today: chart.day(23))
    }

    private func days(_ next: Forecast.NextStart) -> [Int] {
        [next.range.lowerBound, next.start, next.range.upperBound].map { $0 - (first + 112) }
    }

    private func addSurge(to chart: inout Chart) {
        chart.test(.negative, 11)
        chart.test(.positive, 12)
    }

    private func addRise(to chart: inout Chart) {
        chart.temperatures(from: 13, 3640, 3645, 3635, 3640, 3650, 3640, 3645, 3675, 3680, 3685)
    }

    @Test func `signs that contradict each other make the range wider than either alone`() throws {
        // "signs": {"lh": {"positive": 12, "negative": 11}, "temperature": {"rise": 20}}
        var chart = chart()
        addSurge(to: &chart)
        addRise(to: &chart)
        let effect = try #require(effectOfSigns(chart))
        #expect(days(effect.without) == [26, 28, 31])
        #expect(effect.alone.map(\.kind) == [.lhTest, .temperature])
        #expect(effect.alone.map { days($0.next) } == [[25, 27, 30], [27, 30, 33]])
        let next = try #require(
            Forecast(log: chart.log, today: chart.day(23), through: chart.day(23)).next)
        #expect(days(next) == [25, 28, 32])
        #expect(effect.alone.allSatisfy { $0.next.range.count < next.range.count })
        let likely = try #require(next.probabilities.first { $0.day == first + 140 })
        #expect((likely.probability - 0.167335995).magnitude < 1e-9)
    }

    @Test func `a single kind of sign needs no forecast of its own`() throws {
        var chart = chart()
        addSurge(to: &chart)
        let effect = try #require(effectOfSigns(chart))
        #expect(days(effect.without) == [26, 28, 31])
        #expect(effect.alone.isEmpty)
    }

    @Test func `without signs in the running cycle nothing changed`() {
        #expect(effectOfSigns(chart()) == nil)
        var past = Chart(start: first, after: DayLog(start: first, lengths: [28, 29, 27, 28]))
        past.test(.positive, 14)
        #expect(SignsEffect(past.log, today: first + 134) == nil)
        #expect(SignsEffect(DayLog(), today: first) == nil)
    }

    @Test func `signs of past cycles stay when those of the running one are taken away`() throws {
        var past = Chart(start: first, after: chart().log)
        past.record(20...20) { $0.ovulationObserved = true }
        var running = Chart(start: first + 112, after: past.log)
        addSurge(to: &running)
        let effect = try #require(effectOfSigns(running))
        let without = Forecast(log: past.log, today: running.day(23), through: running.day(23))
        #expect(without.isOvulationPersonal)
        #expect(effect.without == without.next)
    }
}
