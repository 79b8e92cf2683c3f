import CivilDate
import CycleModel
import SeededRandomness
import Testing

@Suite struct LeftOutCycleTests {
    private let first = Day(number: 20_000)

    private func leftOut(
        _ lengths: [Int], day: Int, _ circumstances: Circumstances = Circumstances()
    ) -> [LeftOutCycle] {
        LeftOutCycle.all(
            in: DayLog(start: first, lengths: lengths).cycles,
            today: first + (lengths.reduce(0, +) + day), circumstances: circumstances)
    }

    @Test func `ordinary cycles are all counted`() {
        #expect(leftOut([28, 29, 27], day: 5).isEmpty)
        #expect(leftOut([], day: 5).isEmpty)
        #expect(LeftOutCycle.all(in: [], today: first).isEmpty)
    }

    @Test func `a gap, and what she leaves out herself, are named`() {
        var circumstances = Circumstances()
        circumstances.answers[first + 628] = .ignored
        circumstances.answers[first] = .reallyThatLong
        let found = leftOut([28, 600, 45, 28], day: 5, circumstances)
        #expect(
            found == [
                LeftOutCycle(start: first + 28, length: 600, reason: .gap),
                LeftOutCycle(start: first + 628, length: 45, reason: .ignored),
            ])
    }

    @Test func `an ignored cycle that is still running is not over yet`() {
        var circumstances = Circumstances()
        circumstances.answers[first + 28] = .ignored
        #expect(leftOut([28], day: 5, circumstances).isEmpty)
    }

    @Test func `only the last sixty count`() {
        let found = leftOut(Array(repeating: 28, count: 63), day: 5)
        #expect(found.map(\.reason) == [.tooLongAgo, .tooLongAgo, .tooLongAgo])
        #expect(found.map(\.start) == [first, first + 28, first + 56])
    }

    /// The third period, on day 56, begins as the pill does; a break's bleed comes on day 80.
    @Test func `cycles that a method made are named, the running one too`() throws {
        var circumstances = Circumstances()
        try circumstances.contraception.add(Contraceptive(text: "pill 21+7"), on: first + 56)
        #expect(
            leftOut([28, 28, 24], day: 3, circumstances) == [
                LeftOutCycle(start: first + 56, length: 24, reason: .contraception),
                LeftOutCycle(start: first + 80, length: nil, reason: .contraception),
            ])
    }

    @Test func `cycles that a phase of life spoils are named with it`() throws {
        var circumstances = Circumstances()
        circumstances.life.begin(.onBreak(reason: "illness"), on: first + 30)
        circumstances.life.begin(.perimenopause, on: first + 40)
        #expect(
            leftOut([28, 28, 24, 31], day: 3, circumstances) == [
                LeftOutCycle(
                    start: first + 28, length: 28, reason: .life(.onBreak(reason: "illness")))
            ])
    }

    @Test(arguments: 0..<40)
    func `what is left out and what counts are all completed cycles`(seed: UInt64) {
        var random = SplitMix(seed)
        let lengths = (0..<Int.random(in: 0...90, using: &random)).map { _ in
            Int.random(in: 0..<15, using: &random) == 0
                ? 300 : Int.random(in: 20...40, using: &random)
        }
        let span = lengths.reduce(1, +)
        var circumstances = Circumstances()
        for _ in 0..<3 {
            let start = first + Int.random(in: 0..<span, using: &random)
            circumstances.life.begin(
                [.cycling, .onBreak(reason: nil), .postpartum].randomElement(using: &random)
                    ?? .cycling, on: start)
        }
        let log = DayLog(start: first, lengths: lengths)
        let today = first + span + 3
        let leftOut = LeftOutCycle.all(
            in: log.cycles, today: today, circumstances: circumstances)
        let forecast = Forecast(
            log: log, today: today, through: today, circumstances: circumstances)
        let completed = log.cycles.filter { $0.length != nil }.map(\.start)
        let both =
            leftOut.filter { $0.length != nil }.map(\.start)
            + forecast.lengths.counted.map(\.interval.start)
        #expect(both.sorted() == completed)
    }
}
