import CivilDate
import CycleModel
import Testing

/// What becomes of her answers when the log changes under them.
@Suite struct IntervalAnswersTests {
    private let first = Day(number: 20_000)

    /// Cycles of 28, 57 and 28 days, the second of them answered for, and then `changes`.
    private func answers(
        _ answer: IntervalAnswer = .oneMissing, at offset: Int = 28,
        after changes: [[(offset: Int, Flow?)]]
    ) -> [Int: IntervalAnswer] {
        let log = DayLog(start: first, lengths: [28, 57, 28])
        var contents: [JournalChange.Content] = [
            .days(log.entries), .answers([first + offset: answer]),
        ]
        contents += changes.map { days in
            .days(
                days.map { offset, flow in
                    DayLog.Entry(
                        day: first + offset,
                        record: flow.map { DayRecord(flow: $0) } ?? DayRecord())
                })
        }
        let journal = contents.enumerated().map {
            JournalChange(number: Int64($0.offset) + 1, content: $0.element)
        }
        let state = JournalState(replaying: journal)
        return Dictionary(
            uniqueKeysWithValues: state.circumstances.answers.entries.map {
                ($0.start - first, $0.answer)
            })
    }

    @Test func `an answer stays while other cycles change`() {
        #expect(answers(after: [[(113, nil), (114, nil)], [(0, .heavy)]]) == [28: .oneMissing])
        #expect(answers(after: [[(141, .light)]]) == [28: .oneMissing])
    }

    @Test func `an answer follows its interval when an end moves by days`() {
        // The period of days 28 to 32 begins three days earlier, or two days later.
        #expect(answers(after: [[(27, .light), (26, .light), (25, .light)]]) == [25: .oneMissing])
        #expect(answers(after: [[(28, nil), (29, nil)]]) == [30: .oneMissing])
        // The one that ends it begins four days later.
        #expect(
            answers(after: [[(85, nil), (86, nil), (87, nil), (88, nil)]]) == [28: .oneMissing])
    }

    @Test func `an answer goes when a start in the interval is logged`() {
        #expect(answers(after: [[(56, .medium)]]).isEmpty)
        #expect(answers(.ignored, after: [[(56, .medium)]]).isEmpty)
    }

    @Test func `an answer goes with an end of its interval`() {
        let whole = { (start: Int) in (start..<(start + 5)).map { ($0, Flow?.none) } }
        #expect(answers(after: [whole(28)]).isEmpty)
        #expect(answers(after: [whole(85)]).isEmpty)
        #expect(answers(.reallyThatLong, after: [whole(85), whole(113)]).isEmpty)
    }

    @Test func `an answer for the running cycle stays when it ends`() {
        #expect(
            answers(.reallyThatLong, at: 113, after: [[(165, .medium)]]) == [113: .reallyThatLong])
    }

    @Test func `spotting changes no cycle and no answer`() {
        #expect(answers(after: [[(56, .spotting)]]) == [28: .oneMissing])
    }
}
