import CivilDate
import CycleModel
import Testing

@Suite struct OvulationEvidenceTests {
    /// A surge on day 14, a rise on day 16 and a peak on day 14.
    private var agreeing: Chart {
        var chart = Chart()
        chart.test(.negative, 12, 13)
        chart.test(.positive, 14)
        chart.temperatures(from: 10, 3640, 3645, 3650, 3640, 3645, 3650, 3660, 3665, 3670)
        chart.mucus(.eggwhite, 13, 14)
        chart.mucus(.dry, 15, 16)
        return chart
    }

    @Test func `signs that agree are multiplied`() {
        let evidence = agreeing.evidence()
        #expect(evidence.findings.map(\.kind) == [.lhTest, .temperature, .mucus])
        #expect(evidence.contradictions.isEmpty)
        let floor = 0.1 / 30
        // Day 15: a day after the first positive test, the day before the rise, a day after the peak.
        let expected = (0.9 * 0.55 + floor) * (0.9 * 0.32 + floor) * (0.9 * 0.24 + floor)
        #expect((evidence.likelihood[15] - expected).magnitude < 1e-12)
        #expect((evidence.likelihood[30] - floor * floor * floor).magnitude < 1e-15)
    }

    @Test func `signs far apart contradict each other and leave both days possible`() throws {
        var chart = Chart()
        chart.test(.negative, 10)
        chart.test(.positive, 11)
        chart.temperatures(from: 16, 3640, 3645, 3650, 3640, 3645, 3650, 3660, 3665, 3670)
        let evidence = chart.evidence()
        #expect(
            evidence.contradictions == [.init(first: .lhTest, second: .temperature)])
        #expect(evidence.certainDay == nil)
        // Neither rules out the other: day 12 and day 21 remain, days between are far less likely.
        let floor = 0.1 / 30
        #expect((evidence.likelihood[12] - (0.9 * 0.55 + floor) * floor).magnitude < 1e-12)
        #expect((evidence.likelihood[21] - (0.9 * 0.32 + floor) * floor).magnitude < 1e-12)
        #expect(evidence.likelihood[12] > 50 * evidence.likelihood[16])
    }

    @Test func `an observed ovulation is certain while nothing contradicts it`() {
        var chart = agreeing
        chart.record(15...15) { $0.ovulationObserved = true }
        #expect(chart.evidence().certainDay == 15)
        #expect(chart.evidence().likelihood == OvulationLikelihood(certain: 15))
        #expect(chart.evidence().findings.count == 4)
        chart.record(15...15) { $0.ovulationObserved = false }
        chart.record(24...24) { $0.ovulationObserved = true }
        let evidence = chart.evidence()
        #expect(evidence.certainDay == nil)
        #expect(evidence.contradictions.filter { $0.first == .observed }.count == 3)
    }

    @Test func `of two observed ovulations the last one stands`() {
        var chart = Chart()
        chart.record(12...12) { $0.ovulationObserved = true }
        chart.record(15...15) { $0.ovulationObserved = true }
        #expect(chart.evidence().certainDay == 15)
        #expect(chart.finding(.observed).map { chart.cycleDays($0.seen) } == [15])
    }

    @Test func `a contradicted observation still outweighs one sign`() {
        var chart = Chart()
        chart.test(.negative, 13)
        chart.test(.positive, 14)
        chart.record(20...20) { $0.ovulationObserved = true }
        let likelihood = chart.evidence().likelihood
        #expect(likelihood[20] > 10 * likelihood[15])
        #expect(likelihood[15] > 0)
    }

    @Test func `only the records of the cycle up to today count`() {
        var chart = agreeing
        #expect(chart.evidence(through: 13).findings.map(\.noSurgeThrough) == [chart.day(13)])
        #expect(chart.evidence(through: 14).findings.map(\.kind) == [.lhTest])
        #expect(chart.evidence(through: -20).isEmpty)
        let cycle = Cycle(period: chart.start...chart.start, nextStart: chart.day(15))
        #expect(
            OvulationEvidence(chart.log, of: cycle, today: chart.day(40)).findings.map(\.kind)
                == [.lhTest])
        chart.log[chart.day(-3)].ovulationObserved = true
        #expect(chart.evidence().certainDay == nil)
    }

    @Test func `a log without signs has no evidence`() {
        let chart = Chart()
        #expect(chart.evidence().isEmpty)
        #expect(chart.evidence().likelihood[15] == 1)
    }
}

/// Expected numbers were worked out in Python with the functions of `Scripts/reference-forecast.py`:
/// where it has the density of one observed day, there stands the sum of the densities of all days,
/// each times its likelihood.
@Suite struct ForecastFromEvidenceTests {
    /// Cycles of 27, 26, 28 and 27 days with ovulation observed on days 17, 18 and 16 of three.
    private var observed: DayLog {
        var log = DayLog(start: first, lengths: [27, 26, 28, 27], periodLength: 4)
        for offset in [16, 27 + 26 + 17, 27 + 26 + 28 + 15] {
            log[first + offset].ovulationObserved = true
        }
        return log
    }
    private let first = Day(number: 20_000)

    @Test func `a surge places ovulation and the next start as in the reference`() throws {
        var chart = Chart(start: first + 108, after: observed)
        chart.test(.negative, 13, 14)
        chart.test(.positive, 15)
        let today = chart.start + 22
        let forecast = Forecast(log: chart.log, today: today, through: today + 60)
        let next = try #require(forecast.next)
        #expect(next.start == chart.start + 27)
        #expect(next.range == (chart.start + 25)...(chart.start + 29))
        let found = Dictionary(
            uniqueKeysWithValues: next.probabilities.map { ($0.day - chart.start, $0.probability) })
        for (day, probability) in [
            22: 0.0017038852, 25: 0.0812263778, 28: 0.1841642928, 30: 0.0242421018,
            31: 0.0094265673, 33: 0.0019323472, 36: 0.0003859534,
        ] {
            #expect((try #require(found[day]) - probability).magnitude < 1e-9, "day \(day)")
        }
        let window = try #require(forecast.fertileWindows.first)
        #expect(window.ovulation == chart.day(16))
        #expect(window.ovulationRange == chart.day(15)...chart.day(17))
        #expect(forecast.evidence?.findings.map(\.kind) == [.lhTest])

        let model = OvulationModel(observations: [
            .init(length: 27, ovulation: 17), .init(length: 28, ovulation: 18),
            .init(length: 27, ovulation: 16),
        ])
        let expected = try #require(LengthPosterior(lengths: [27, 26, 28, 27]).next.from(22))
        let ovulation = try #require(
            model.ovulation(lengths: expected, knowing: chart.evidence().likelihood))
        for (day, probability) in [
            12: 6.75434e-05, 14: 0.0010395054, 15: 0.1051852699, 16: 0.5954645604,
            17: 0.2367251736, 18: 0.058717458, 20: 0.0006073923,
        ] {
            #expect((ovulation[day] - probability).magnitude < 1e-9, "day \(day)")
        }
    }

    @Test func `a surge without any past ovulation moves the next start as in the reference`()
        throws
    {
        var chart = Chart()
        chart.test(.negative, 17)
        chart.test(.positive, 18)
        let lengths = LengthPosterior(lengths: [28, 28, 28]).next
        let fit = OvulationModel(observations: []).fit(
            to: chart.evidence().likelihood, expected: lengths)
        let next = try #require(lengths.weighted(by: fit))
        #expect([0.1, 0.5, 0.9].map { next.quantile($0) } == [27, 30, 34])
        for (day, probability) in [
            26: 0.0342608908, 28: 0.0930851863, 30: 0.1525034131, 32: 0.1303269034,
            35: 0.0296395334,
        ] {
            #expect((next[day] - probability).magnitude < 1e-9, "day \(day)")
        }
    }

    @Test func `surges of past cycles move her offset as in the reference`() throws {
        let observations = [(27, 16), (28, 17)].map { length, positive in
            var chart = Chart()
            chart.test(.negative, positive - 1)
            chart.test(.positive, positive)
            return OvulationModel.Observation(
                length: length, ovulation: chart.evidence().likelihood)
        }
        let weights = OvulationModel(observations: observations).offsetWeights
        for (offset, weight) in [
            -2: 0.0001252375, 0: 0.0105190808, 0.5: 0.0372616721, 1: 0.1038707557,
            2: 0.2708620848, 4: 0.0088488756,
        ] as [Double: Double] {
            #expect((weights[Int(offset * 2) + 12] - weight).magnitude < 1e-9, "\(offset)")
        }
    }

    @Test func `a past surge moves her offset less than an observed ovulation`() {
        var chart = Chart()
        chart.test(.negative, 18)
        chart.test(.positive, 19)
        func mean(_ observation: OvulationModel.Observation) -> Double {
            OvulationModel(observations: [observation]).offsetWeights.enumerated().reduce(0) {
                $0 + (Double($1.offset) - 12) / 2 * $1.element
            }
        }
        let surge = mean(.init(length: 28, ovulation: chart.evidence().likelihood))
        let observed = mean(.init(length: 28, ovulation: 20))
        #expect(surge > 0.5)
        #expect(observed > surge)
    }

    @Test func `tests that were only negative let ovulation be later and are no past ovulation`()
        throws
    {
        let log = DayLog(start: first, lengths: [28, 28, 28, 28])
        var chart = Chart(start: first + 112, after: log)
        let today = chart.day(18)
        let without = Forecast(log: chart.log, today: today, through: today)
        for day in 10...17 { chart.test(.negative, day) }
        let with = Forecast(log: chart.log, today: today, through: today)
        let (early, late) = (
            try #require(without.fertileWindows.first), try #require(with.fertileWindows.first)
        )
        #expect(late.ovulationRange.upperBound > early.ovulationRange.upperBound)
        #expect(late.days.upperBound > early.days.upperBound)
        func meanLength(_ forecast: Forecast) throws -> Double {
            try #require(forecast.next).probabilities.reduce(0) {
                $0 + Double($1.day - chart.start) * $1.probability
            }
        }
        #expect(try meanLength(with) > meanLength(without) + 0.1)
        // In a past cycle such tests say nothing: ovulation stays fourteen days before the next start.
        var past = Chart(start: first, after: log)
        for day in 10...17 { past.test(.negative, day) }
        let forecast = Forecast(log: past.log, today: today, through: today)
        #expect(forecast.fertileWindows == without.fertileWindows)
        #expect(forecast.next == without.next)
    }

    @Test func `a merged interval's surge does not count once she says so`() {
        let start = first + 56
        var log = DayLog(start: first, lengths: [28, 28, 57, 28])
        for (day, test) in [(14, LHTest.negative), (15, .positive)] { log[start + day].lh = test }
        let today = first + 145
        let asked = Forecast(log: log, today: today, through: today)
        var told = Circumstances()
        told.answers = [start: .oneMissing]
        let answered = Forecast(
            log: log, today: today, through: today, circumstances: told)
        var unmarked = log
        for day in [14, 15] { unmarked[start + day].lh = nil }
        let without = Forecast(
            log: unmarked, today: today, through: today, circumstances: told)
        #expect(answered.fertileWindows == without.fertileWindows)
        #expect(asked.isOvulationPersonal && !answered.isOvulationPersonal)
    }
}
