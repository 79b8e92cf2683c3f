import CivilDate
import CycleModel
import ForecastSoundness
import SeededRandomness
import Testing

/// Forecasts from stories that nobody would invent: cycles, signs, answers, phases of life and courses of
/// contraception in any order, as bytes have it. `make fuzz` goes on where these end.
@Suite struct ForecastCaseTests {
    private func randomBytes(_ seed: UInt64) -> [UInt8] {
        var random = SplitMix(seed)
        let count = [6, 20, 80, 400].randomElement(using: &random) ?? 20
        // Every other story is a calmer one, in which mostly a cycle follows another.
        let isCalm = seed.isMultiple(of: 2)
        return (0..<count).map { _ in
            isCalm && Int.random(in: 0..<5, using: &random) > 0
                ? 1 : UInt8.random(in: .min ... .max, using: &random)
        }
    }

    @Test(arguments: 0..<150)
    func `any bytes tell a story with a sound forecast`(seed: UInt64) {
        let story = ForecastCase(randomBytes(seed))
        let forecast = story.forecast
        #expect(forecast.faults == [])
        #expect(forecast.oddIntervalFaults == [])
        if story.circumstances == Circumstances() {
            #expect(forecast.plainFaults(through: story.horizon) == [])
        }
    }

    @Test(arguments: 0..<60)
    func `a forecast knows nothing of days to come`(seed: UInt64) {
        let story = ForecastCase(randomBytes(seed))
        let known = Forecast(
            log: story.log.through(story.today), today: story.today, through: story.horizon,
            fertileShare: story.fertileShare, circumstances: story.circumstances)
        #expect(known == story.forecast)
    }

    @Test(arguments: 0..<150)
    func `what looks odd needs no forecast`(seed: UInt64) {
        let story = ForecastCase(randomBytes(seed))
        let cycles = story.log.through(story.today).cycles(story.circumstances.answers)
        let odd = OddInterval.all(
            in: cycles, today: story.today, circumstances: story.circumstances)
        #expect(odd == story.forecast.lengths.odd)
    }

    @Test func `the stories have something to tell`() {
        let stories = (0..<150).map { ForecastCase(randomBytes($0)) }
        #expect(stories.contains { $0.forecast.next != nil && $0.forecast.cyclesUsed > 5 })
        #expect(stories.contains { $0.forecast.periods.contains { $0.source != .cycle } })
        #expect(stories.contains { $0.forecast.evidence != nil })
        #expect(stories.contains { !$0.circumstances.contraception.courses.isEmpty })
        #expect(stories.contains { !$0.circumstances.answers.isEmpty })
        #expect(stories.contains { !$0.circumstances.life.turns.isEmpty })
        #expect(stories.contains { !$0.forecast.lengths.odd.isEmpty })
    }
}
