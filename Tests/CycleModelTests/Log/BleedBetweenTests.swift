import CivilDate
import CycleModel
import SeededRandomness
import Testing

/// Bleeding between periods: which of two bleeds that are close is the period.
@Suite struct BleedBetweenTests {
    private let first = Day(number: 20_000)

    /// Bleeds of light strength, as the offset of their first day and how many days they last.
    private func log(_ bleeds: [(offset: Int, length: Int)], _ flow: Flow = .light) -> DayLog {
        DayLog(
            bleeds.flatMap { bleed in
                (0..<bleed.length).map {
                    DayLog.Entry(day: first + (bleed.offset + $0), record: DayRecord(flow: flow))
                }
            })
    }

    private func starts(
        _ log: DayLog, _ answers: [Int: BleedAnswer] = [:]
    ) -> (periods: [Int], between: [Int]) {
        var said = IntervalAnswers()
        for (offset, answer) in answers { said[bleed: first + offset] = answer }
        let cycles = log.cycles(said)
        return (
            cycles.map { $0.start - first },
            cycles.flatMap(\.bleedsBetween).map { $0.start - first }
        )
    }

    // 28 days are expected from the two cycles before.
    private let regular: [(offset: Int, length: Int)] = [(0, 5), (28, 5)]

    @Test(arguments: [1, 2])
    func `a short bleed after a period is between periods`(length: Int) {
        for offset in [35, 41, 42, 48] {
            let found = starts(log(regular + [(offset, length)]))
            #expect(found.periods == [0, 28])
            #expect(found.between == [offset])
        }
        #expect(starts(log(regular + [(49, length)])).periods == [0, 28, 49])
    }

    @Test func `three days are a period, unless the starts are less than ten days apart`() {
        #expect(starts(log(regular + [(38, 3)])).periods == [0, 28, 38])
        let found = starts(log(regular + [(35, 3)]))
        #expect(found.periods == [0, 28])
        #expect(found.between == [35])
    }

    @Test(arguments: 1...5)
    func `the period after a stray bleed is the start from its first day on`(length: Int) {
        let found = starts(log(regular + [(49, 1), (56, length)]))
        #expect(found.periods == [0, 28, 56])
        #expect(found.between == [49])
    }

    @Test(arguments: 1...2)
    func `a short bleed displaces no longer one, wherever it was expected`(length: Int) {
        let found = starts(log(regular + [(47, 5), (56, length)]))
        #expect(found.periods == [0, 28, 47])
        #expect(found.between == [56])
    }

    @Test func `a start is expected after as many cycles as went unlogged`() {
        #expect(starts(log(regular + [(77, 1), (84, 1)])).periods == [0, 28, 84])
        #expect(starts(log(regular + [(84, 1), (91, 1)])).periods == [0, 28, 84])
    }

    @Test func `a start of unknown end keeps others away for fourteen days`() {
        var log = log([(28, 1), (42, 1), (63, 1)], .unknown)
        #expect(starts(log).periods == [28, 63])
        log[first + 28] = DayRecord(flow: .light)
        log[first + 42] = DayRecord(flow: .medium)
        #expect(starts(log).periods == [28, 42, 63])
        log[first + 28].periodEndUnknown = true
        #expect(starts(log).periods == [28, 63])
    }

    @Test func `a stray bleed before the first period belongs to its cycle`() {
        let found = starts(log([(0, 1), (7, 5), (35, 5)]))
        #expect(found.periods == [7, 35])
        #expect(found.between == [0])
        #expect(starts(log([(0, 1)])).periods == [0])
    }

    @Test func `what the person said of a bleed stands above the rule`() {
        let stray = log(regular + [(35, 1)])
        #expect(starts(stray, [35: .start]).periods == [0, 28, 35])
        #expect(starts(stray, [35: .start]).between.isEmpty)
        #expect(starts(stray, [28: .between]).periods == [0, 35])
        #expect(starts(stray, [0: .between, 28: .between, 35: .between]).periods == [0])
        let early = log(regular + [(49, 1), (56, 5)])
        #expect(starts(early, [49: .start]).periods == [0, 28, 49])
    }

    // MARK: - If days had other records

    /// Each seed gives a log with many bleeds that are close, and other records for some of its days.
    @Test(arguments: 0..<200)
    func `the cycles of other records are those of a log that has them`(seed: UInt64) {
        var random = SplitMix(seed)
        let span = 150
        func entries(_ percent: Int) -> [DayLog.Entry] {
            (0..<span).filter { _ in random.happens(percent) }.map { offset in
                var record = DayRecord(flow: Flow.allCases[random.below(Flow.allCases.count)])
                record.periodEndUnknown = random.happens(20)
                record.periodEnded = random.happens(10)
                return .init(day: first + offset, record: random.happens(20) ? .init() : record)
            }
        }
        let log = DayLog(entries([2, 5, 15][random.below(3)]))
        let changes = entries(3)
        var changed = log
        for entry in changes { changed[entry.day] = entry.record }
        var answers = IntervalAnswers()
        for bleed in changed.bleeds where random.happens(10) {
            answers[bleed: bleed.start] = random.happens(50) ? .start : .between
        }
        let cycles = changed.cycles(answers)
        #expect(log.cycles(answers, changing: changes) == cycles)
        let between = cycles.flatMap(\.bleedsBetween)
        for offset in 0..<span
        where log.isLonePeriod(on: first + offset, answers, changing: changes) {
            #expect(changed.bleeds.contains { $0.days.contains(first + offset) })
            #expect(!between.contains { $0.days.contains(first + offset) })
        }
    }

    @Test func `a bleed is surely a period where no other is close`() {
        let log = log(regular + [(45, 1), (80, 5)])
        func areLone(_ offsets: [Int], _ changes: [DayLog.Entry] = []) -> [Bool] {
            offsets.map { log.isLonePeriod(on: first + $0, IntervalAnswers(), changing: changes) }
        }
        #expect(
            areLone([0, 28, 30, 45, 80, 81, 20]) == [true, true, true, false, true, true, false])
        let closer = DayLog.Entry(day: first + 38, record: DayRecord(flow: .light))
        #expect(areLone([0, 28, 45, 80], [closer]) == [true, false, false, true])
    }

    // MARK: - The forecast

    /// Issue 15: 7 and 21 days gave "about 36 days", and two regular cycles with a stray day 34.
    @Test(arguments: [7, 8, 12, 19, 20, 21])
    func `a stray day moves no forecast`(offset: Int) throws {
        for cycles in 1...4 {
            let regular = (0...cycles).map { (offset: 28 * $0, length: 5) }
            let today = first + (28 * cycles + 6)
            let next = try #require(
                Forecast(log: log(regular), today: today, through: today).next)
            let stray = log(regular + [(28 * (cycles - 1) + offset, 1)])
            let found = Forecast(log: stray, today: today, through: today)
            // From 14 to 18 days it is close to neither period.
            #expect(found.next == next)
            #expect(found.cyclesUsed == cycles)
        }
    }

    // MARK: - Names

    private func state(_ contents: [JournalChange.Content]) -> JournalState {
        JournalState(
            replaying: contents.enumerated().map {
                JournalChange(number: Int64($0.offset) + 1, content: $0.element)
            })
    }

    private func days(_ bleeds: [(offset: Int, length: Int)]) -> JournalChange.Content {
        .days(log(bleeds).entries)
    }

    private func said(_ answer: BleedAnswer?, of offset: Int) -> JournalChange.Content {
        var answers = IntervalAnswers()
        answers[bleed: first + offset] = answer
        return .answers(answers)
    }

    private func names(_ state: JournalState) -> [Int: CycleIdentity] {
        Dictionary(
            uniqueKeysWithValues: state.identities.named.map {
                ($0.period.lowerBound - first, $0.identity)
            })
    }

    @Test func `a stray bleed takes no name of a cycle, and none changes when it becomes a start`()
    {
        let changes = [days(regular), days([(36, 1)])]
        let before = state([days(regular)])
        let stray = state(changes)
        #expect(stray.identities.ahead(1) == before.identities.ahead(1))
        #expect(names(stray).filter { $0.key != 36 } == names(before))
        for more in [days([(37, 1), (38, 1)]), said(.start, of: 36)] {
            let start = state(changes + [more])
            #expect(names(start) == names(stray))
            #expect(start.identities.ahead(1) == stray.identities.ahead(1))
        }
        #expect(names(state(changes + [said(.start, of: 36), said(nil, of: 36)])) == names(stray))
    }

    @Test func `a start that turns out a stray bleed keeps its name`() throws {
        let changes = [days(regular), days([(49, 1)])]
        let before = names(state(changes))
        let after = state(changes + [days([(56, 1)])])
        #expect(names(after).filter { $0.key != 56 } == before)
        let all = [names(after)[56], after.identities.ahead(1), after.identities.ahead(2)]
        #expect(Set(all.compactMap(\.self) + before.values).count == before.count + 3)
        #expect(after.identities.ahead(1, asOf: first + 40) == names(after)[56])
    }

    // MARK: - Answers

    @Test func `an answer follows its bleed, and goes with it`() {
        let changes = [days(regular + [(36, 1)]), said(.start, of: 36)]
        func answers(_ more: [(offset: Int, Flow?)]) -> [Int] {
            let entries = more.map { offset, flow in
                DayLog.Entry(
                    day: first + offset, record: flow.map { DayRecord(flow: $0) } ?? DayRecord())
            }
            return state(changes + [.days(entries)]).circumstances.answers.bleeds.map {
                $0.start - first
            }
        }
        #expect(answers([(56, .light)]) == [36])
        #expect(answers([(35, .light)]) == [35])
        #expect(answers([(36, nil), (38, .light)]) == [38])
        #expect(answers((28..<37).map { ($0, nil) }).isEmpty)
    }

    @Test func `an answer about an interval goes when a bleed in it becomes a start`() {
        var answers: IntervalAnswers = [first + 28: .reallyThatLong]
        let bleeds = [days(regular + [(36, 1), (85, 5)]), .answers(answers)]
        #expect(state(bleeds).circumstances.answers.entries.count == 1)
        answers[bleed: first + 36] = .start
        #expect(state(bleeds + [.answers(answers)]).circumstances.answers.entries.isEmpty)
    }

    @Test func `answers read back from a journal as they were written`() throws {
        var answers: IntervalAnswers = [first: .ignored, first + 28: .oneMissing]
        answers[bleed: first + 28] = .start
        answers[bleed: first + 36] = .between
        let content = JournalChange.Content.answers(answers)
        #expect(try JournalCodec.decode(JournalCodec.encode(content)) == content)
    }
}
