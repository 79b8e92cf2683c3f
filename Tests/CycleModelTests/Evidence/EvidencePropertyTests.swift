import CivilDate
import CycleModel
import SeededRandomness
import Testing

/// What holds for every chart; each seed gives one.
@Suite struct EvidencePropertyTests {
    private func variance(_ days: DayDistribution) -> Double {
        days.probabilities.indices.reduce(0) {
            let distance = Double($1) - days.mean
            return $0 + distance * distance * days.probabilities[$1]
        }
    }

    private func surge(_ day: Int, _ chart: inout Chart) {
        chart.test(.negative, day - 1)
        chart.test(.positive, day)
    }

    private func rise(_ day: Int, _ chart: inout Chart) {
        chart.temperatures(
            from: day - 6, 3640, 3645, 3650, 3640, 3645, 3650, 3660, 3665, 3675)
    }

    private func peak(_ day: Int, _ chart: inout Chart) {
        chart.mucus(.eggwhite, day)
        chart.mucus(.dry, day + 1, day + 2)
    }

    /// Each sign lies where ovulation is to be expected; one that doesn't is doubted from the start, and
    /// then a second one can settle the doubt.
    @Test func `two signs that contradict each other are never surer than both`() throws {
        let signs = [surge, rise, peak]
        let lengths = LengthPosterior(lengths: [28, 30, 27, 29, 31]).next
        let model = OvulationModel(observations: [])
        func spread(_ chart: Chart) throws -> Double {
            variance(
                try #require(
                    model.ovulation(lengths: lengths, knowing: chart.evidence().likelihood)))
        }
        var contradictions = 0
        for (first, second) in [(0, 1), (0, 2), (1, 2)] {
            for one in 11...22 {
                for other in 11...22 {
                    var (left, right, both) = (Chart(), Chart(), Chart())
                    signs[first](one, &left)
                    signs[second](other, &right)
                    signs[first](one, &both)
                    signs[second](other, &both)
                    guard !both.evidence().contradictions.isEmpty else { continue }
                    contradictions += 1
                    let spreads = try (spread(left), spread(right), spread(both))
                    #expect(
                        spreads.2 >= min(spreads.0, spreads.1),
                        "signs \(first) and \(second) on days \(one) and \(other)")
                }
            }
        }
        #expect(contradictions > 100)
    }

    @Test func `a second sign that agrees makes the day surer`() throws {
        let lengths = LengthPosterior(lengths: [28, 30, 27, 29, 31]).next
        let model = OvulationModel(observations: [])
        for day in 10...22 {
            var chart = Chart()
            var spreads = [variance(try #require(model.ovulation(lengths: lengths)))]
            for add in [{ surge(day - 1, &$0) }, { rise(day + 1, &$0) }, { peak(day, &$0) }]
                as [(inout Chart) -> Void]
            {
                add(&chart)
                spreads.append(
                    variance(
                        try #require(
                            model.ovulation(
                                lengths: lengths, knowing: chart.evidence().likelihood))))
            }
            #expect(spreads == spreads.sorted(by: >), "day \(day)")
        }
    }

    @Test(arguments: 0..<60)
    func `any heap of signs gives a sound forecast`(seed: UInt64) throws {
        var random = SplitMix(seed)
        let span = [5, 60, 400, 4_000].randomElement(using: &random) ?? 60
        let origin = Day(number: [-25_567, 20_000, 84_369][Int(seed % 3)])
        let density = Int.random(in: 1...8, using: &random)
        var log = DayLog()
        for offset in 0..<span where Int.random(in: 0..<density, using: &random) == 0 {
            log[origin + offset] = record(offset, &random)
        }
        for reached in [0, 1, span / 2, span - 1, span + 3, span + 40] {
            let today = origin + reached
            var circumstances = Circumstances()
            circumstances.answers = answers(log, &random)
            let forecast = Forecast(
                log: log, today: today, through: today + 200, circumstances: circumstances)
            guard let next = forecast.next else { continue }
            let sum = next.probabilities.reduce(0) { $0 + $1.probability }
            #expect((sum - 1).magnitude < 1e-9)
            #expect(next.probabilities.allSatisfy { $0.probability > 0 && $0.day >= today })
            #expect(next.range.contains(next.start))
            for window in forecast.fertileWindows {
                #expect(window.days.contains(window.ovulation))
                #expect(window.ovulationRange.contains(window.ovulation))
            }
            for day in forecast.fertileProbabilities {
                #expect(day.probability >= 0.001 && day.probability <= 1)
            }
            for odd in forecast.lengths.odd { #expect((0.5...1).contains(odd.probability)) }
            if let evidence = forecast.evidence {
                let values = (-10...200).map { evidence.likelihood[$0] }
                #expect(values.allSatisfy { $0.isFinite && $0 >= 0 })
                #expect(evidence.likelihood[.min].isFinite && evidence.likelihood[.max].isFinite)
            }
        }
    }

    private func record(_ offset: Int, _ random: inout SplitMix) -> DayRecord {
        var record = DayRecord()
        func rarely(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &random) == 0 }
        let isPeriod = offset % Int.random(in: 20...34, using: &random) < 4
        record.flow = isPeriod ? .medium : rarely(30) ? Flow.none : nil
        record.lh = rarely(2) ? LHTest.allCases.randomElement(using: &random) : nil
        record.mucus = rarely(2) ? Mucus.allCases.randomElement(using: &random) : nil
        record.ovulationObserved = rarely(25)
        if rarely(2) {
            let degrees = rarely(8) ? 3_000...4_500 : 3_620...3_690
            record.temperature = Temperature(
                centidegrees: Int.random(in: degrees, using: &random))
        }
        let words = ["", "fever", "- -", String(repeating: "ill", count: 400), "\u{301}\u{0}é"]
        record.symptoms = rarely(4) ? [words.randomElement(using: &random) ?? ""] : []
        record.note = "kept"
        return record
    }

    private func answers(_ log: DayLog, _ random: inout SplitMix) -> IntervalAnswers {
        var answers: IntervalAnswers = [:]
        for cycle in log.cycles {
            answers[cycle.start] =
                (IntervalAnswer.allCases + [nil]).randomElement(using: &random)
                ?? nil
        }
        return answers
    }

    @Test func `a lifetime of absurd charts gives a forecast`() {
        var log = DayLog()
        let start = Day(number: 0)
        for offset in 0..<22_000 {
            var record = DayRecord()
            record.lh = .negative
            record.mucus = .eggwhite
            record.temperature = Temperature(centidegrees: 3_000)
            log[start + offset] = record
        }
        log[start].flow = .medium
        log[start + 21_990].flow = .medium
        let today = start + 22_000
        let forecast = Forecast(log: log, today: today, through: today + 365)
        #expect(forecast.next != nil)
    }
}
