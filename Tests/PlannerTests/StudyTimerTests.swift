import Planner
import SeededRandomness
import Testing

@Suite struct StudyTimerTests {
    private let lengths = StudyTimer.Lengths(study: 1_500, rest: 300)

    private func started() -> StudyTimer { StudyTimer(title: "Maths", lengths: lengths, at: 0) }

    @Test func `each part asks at its end and the next never begins by itself`() throws {
        let timer = started()
        #expect(timer.state == .running(.study, since: 0, until: 1_500))
        #expect(timer.rings?.at == 1_500)
        let asked = try #require(timer.settled(at: 1_600).timer)
        #expect(asked.state == .asked(after: .study, since: 1_500))
        #expect(asked.steps == [.rest, .extend, .end])
        #expect(asked.rings?.at == 1_500)
        let rest = try timer.taking(.rest, at: 1_600)
        #expect(rest.timer?.state == .running(.rest, since: 1_600, until: 1_900))
        #expect(rest.sessions == [StudySession(title: "Maths", time: 0..<1_500)])
        let resting = try #require(rest.timer)
        #expect(resting.settled(at: 1_900).timer?.state == .asked(after: .rest, since: 1_900))
        let again = try resting.taking(.study, at: 2_000)
        #expect(again.timer?.state == .running(.study, since: 2_000, until: 3_500))
        #expect(again.sessions.isEmpty)
    }

    @Test func `extending adds the length of a break to either part`() throws {
        let timer = started()
        #expect(
            try timer.taking(.extend, at: 100).timer?.state
                == .running(.study, since: 0, until: 1_800))
        let asked = try timer.taking(.extend, at: 1_520)
        #expect(asked.timer?.state == .running(.study, since: 0, until: 1_820))
        #expect(asked.sessions.isEmpty)
        let ended = try #require(asked.timer).taking(.end, at: 1_700)
        #expect(ended.sessions == [StudySession(title: "Maths", time: 0..<1_700)])
        let rest = try #require(try timer.taking(.rest, at: 600).timer)
        #expect(
            try rest.taking(.extend, at: 1_000).timer?.state
                == .running(.rest, since: 1_000, until: 1_300))
    }

    @Test func `a question that waits half an hour ended it when it was asked`() throws {
        let timer = started()
        let over = timer.settled(at: 1_500 + StudyTimer.patience)
        #expect(over.timer == nil)
        #expect(over.sessions == [StudySession(title: "Maths", time: 0..<1_500)])
        #expect(timer.settled(at: 1_499 + StudyTimer.patience).timer != nil)
        #expect(throws: PlannerError.wrongPart) {
            try timer.taking(.rest, at: 1_500 + StudyTimer.patience)
        }
        #expect(try timer.taking(.end, at: 100_000) == over)
    }

    @Test func `a timer of a clock that was ahead has ended, and nothing was studied`() throws {
        let year: Int64 = 365 * 86_400
        let timer = StudyTimer(title: "Maths", lengths: lengths, at: year)
        for timer in [timer, try #require(timer.settled(at: year + 1_600).timer)] {
            let settled = timer.settled(at: 0)
            #expect(settled.timer == nil && settled.sessions.isEmpty)
            #expect(try timer.taking(.end, at: 0).sessions.isEmpty)
        }
        // A clock that is set back a little ends none.
        #expect(timer.settled(at: year - 3_600).timer == timer)
        let paused = try #require(try timer.taking(.pause, at: year + 600).timer)
        #expect(paused.settled(at: 0).timer == paused)
    }

    @Test func `a pause keeps what is left, and what was studied`() throws {
        let paused = try started().taking(.pause, at: 600)
        #expect(paused.timer?.state == .paused(.study, left: 900))
        #expect(paused.sessions == [StudySession(title: "Maths", time: 0..<600)])
        let timer = try #require(paused.timer)
        #expect(timer.settled(at: 1_000_000).timer == timer, "a pause has no end")
        #expect(
            try timer.taking(.study, at: 5_000).timer?.state
                == .running(.study, since: 5_000, until: 5_900))
        #expect(throws: PlannerError.wrongPart) { try timer.taking(.pause, at: 700) }
    }

    @Test func `less than a minute is not worth an entry`() throws {
        #expect(try started().taking(.end, at: 59).sessions.isEmpty)
        #expect(try started().taking(.end, at: 60).sessions.count == 1)
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `whatever is done, it is stored as it is and no time is studied twice`(seed: UInt64) throws
    {
        var random = SplitMix(seed)
        var timer: StudyTimer? = StudyTimer(title: "a b  c", lengths: lengths, at: 0)
        var moment: Int64 = 0
        var sessions: [StudySession] = []
        for _ in 0..<30 {
            moment += Int64(random.below(3) == 0 ? random.below(4_000) : random.below(400))
            guard let running = timer else { break }
            let stored = try #require(StudyTimer(stored: running.stored))
            #expect(stored == running)
            let step = StudyTimer.Step.allCases[random.below(StudyTimer.Step.allCases.count)]
            let settled = running.settled(at: moment)
            do {
                let outcome = try running.taking(step, at: moment)
                #expect(settled.timer.map { $0.steps.contains(step) } ?? (step == .end))
                timer = outcome.timer
                sessions += outcome.sessions
            } catch {
                #expect(settled.timer.map { !$0.steps.contains(step) } ?? true)
                timer = settled.timer
                sessions += settled.sessions
            }
        }
        for (earlier, later) in zip(sessions, sessions.dropFirst()) {
            #expect(earlier.time.upperBound <= later.time.lowerBound)
        }
        #expect(sessions.allSatisfy { $0.time.upperBound <= moment })
    }

    @Test(arguments: [
        "", "25 5", "1500 300 running study 5 1 x", "1500 300 flying study 1 5 x",
        "1500 300 running study 99999999999999999 99999999999999999 x",
        "1500 300 paused study -5 0 x",
    ])
    func `a row that no timer stores is no timer`(text: String) {
        #expect(StudyTimer(stored: text) == nil)
    }
}
