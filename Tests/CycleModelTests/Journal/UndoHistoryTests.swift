import CivilDate
import CycleModel
import SeededRandomness
import Testing

@Suite struct UndoHistoryTests {
    private let first = Day(number: 20_000)

    private func period(_ number: Int64, from day: Day, days: Int = 4) -> JournalChange {
        JournalChange(
            number: number,
            content: .days(
                (0..<days).map { DayLog.Entry(day: day + $0, record: DayRecord(flow: .medium)) }))
    }

    /// The journal with what `undo` or `redo` writes at its end.
    private func taking(_ entry: JournalChange?, back changes: [JournalChange]) -> [JournalChange] {
        guard let entry, let last = changes.last?.number else { return changes }
        let content = UndoHistory(changes).content(takingBack: entry, as: last + 1)
        return changes + [JournalChange(number: last + 1, content: content)]
    }

    @Test func `a setting is taken back in the order made, and days before it stay`() {
        var changes = [
            period(1, from: first),
            JournalChange(number: 2, content: .setting(key: "timezone", value: "Asia/Kathmandu")),
        ]
        changes = taking(UndoHistory(changes).standing.first, back: changes)
        #expect(JournalState(replaying: changes).settings.isEmpty)
        #expect(JournalState(replaying: changes).log.periodDays.count == 4)
    }

    @Test func `redo brings back what undo took, step by step, until something else is changed`() {
        let made = [
            period(1, from: first), period(2, from: first + 28), period(3, from: first + 56),
        ]
        let whole = JournalState(replaying: made)
        var changes = made
        for _ in 0..<3 { changes = taking(UndoHistory(changes).standing.first, back: changes) }
        #expect(JournalState(replaying: changes).log.isEmpty)
        for count in [4, 8, 12] {
            changes = taking(UndoHistory(changes).redoable, back: changes)
            #expect(JournalState(replaying: changes).log.periodDays.count == count)
        }
        #expect(UndoHistory(changes).redoable == nil)
        #expect(JournalState(replaying: changes).log == whole.log)
        #expect(JournalState(replaying: changes).identities == whole.identities)

        changes = taking(UndoHistory(changes).standing.first, back: changes)
        #expect(UndoHistory(changes).redoable != nil)
        changes.append(period(Int64(changes.count + 1), from: first + 84))
        #expect(UndoHistory(changes).redoable == nil)
    }

    @Test func `what was made again can be taken back again`() {
        var changes = [period(1, from: first), period(2, from: first + 28)]
        changes = taking(UndoHistory(changes).standing.first, back: changes)
        changes = taking(UndoHistory(changes).redoable, back: changes)
        #expect(UndoHistory(changes).standing.map(\.number) == [2, 1])
        changes = taking(UndoHistory(changes).standing.first, back: changes)
        #expect(JournalState(replaying: changes).log.periodDays.count == 4)
        #expect(UndoHistory(changes).standing.map(\.number) == [1])
    }

    @Test
    func `taking an earlier change back renames no other cycle, and redo brings its name back`() {
        var changes = [
            period(1, from: first), period(2, from: first + 28), period(3, from: first + 56),
            JournalChange(number: 4, content: .setting(key: "week-start", value: "sunday")),
        ]
        let before = JournalState(replaying: changes)
        changes = taking(changes[1], back: changes)
        let after = JournalState(replaying: changes)
        #expect(after.log.cycles.map(\.start) == [first, first + 56])
        for start in [first, first + 56] {
            #expect(after.identities[start] == before.identities[start])
        }
        #expect(after.identities.ahead(1) == before.identities.ahead(1))
        #expect(after.settings == before.settings)
        changes = taking(UndoHistory(changes).redoable, back: changes)
        #expect(JournalState(replaying: changes).identities == before.identities)
    }

    @Test func `a change rests on an earlier one of the same day, setting or list`() {
        let changes = [
            period(1, from: first),
            JournalChange(number: 2, content: .setting(key: "week-start", value: "sunday")),
            JournalChange(number: 3, content: .answers([first: .ignored])),
            period(4, from: first + 3),
            JournalChange(
                number: 5,
                content: .together([
                    .setting(key: "week-start", value: "monday"), .answers([first: .oneMissing]),
                ])),
        ]
        let dependents = changes.map { UndoHistory(changes).dependents(of: $0) }
        #expect(dependents == [[4], [5], [5], [], []])
        let undone = taking(changes[4], back: changes)
        #expect(UndoHistory(undone).dependents(of: changes[1]) == [])
    }

    @Test func `what a change did is told against what was there before`() {
        let changes = [
            JournalChange(
                number: 1,
                content: .days([DayLog.Entry(day: first, record: DayRecord(flow: .light))])),
            JournalChange(
                number: 2,
                content: .together([
                    .days([DayLog.Entry(day: first, record: DayRecord(flow: .heavy))])
                ])),
        ]
        let second = changes[1]
        #expect(
            UndoHistory(changes).dayDifferences(of: second) == [
                DayDifference(
                    day: first, before: DayRecord(flow: .light), after: DayRecord(flow: .heavy))
            ])
        // What was taken back is told as well, and what came after it against what stood then.
        let undone = taking(second, back: changes)
        #expect(UndoHistory(undone).dayDifferences(of: second).count == 1)
        let third = JournalChange(
            number: 4,
            content: .days([DayLog.Entry(day: first, record: DayRecord(flow: .medium))]))
        #expect(
            UndoHistory(undone + [third]).dayDifferences(of: third).first?.before.flow == .light)
    }

    @Test(arguments: 0..<20)
    func `what any change did is told as replaying the journal up to it tells`(_ seed: Int) {
        var random = SplitMix(UInt64(seed))
        var changes: [JournalChange] = []
        for _ in 0..<40 {
            let history = UndoHistory(changes)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: changes = taking(history.standing.randomElement(using: &random), back: changes)
            case 1: changes = taking(history.redoable, back: changes)
            default:
                let records = [DayRecord(), DayRecord(flow: .light), DayRecord(flow: .heavy)]
                let days = (0..<3).map { _ in
                    DayLog.Entry(
                        day: first + Int.random(in: 0..<5, using: &random),
                        record: records[Int.random(in: 0..<3, using: &random)])
                }
                changes.append(
                    JournalChange(number: (changes.last?.number ?? 0) + 1, content: .days(days)))
            }
        }
        let history = UndoHistory(changes)
        for (index, change) in changes.enumerated() {
            var log = JournalState(replaying: Array(changes[..<index])).log
            let told = change.content.writtenDays.map { entry in
                defer { log[entry.day] = entry.record }
                return DayDifference(
                    day: entry.day, before: log[entry.day], after: entry.record)
            }
            #expect(history.dayDifferences(of: change) == told)
        }
    }
}

extension JournalChange.Content {
    fileprivate var writtenDays: [DayLog.Entry] {
        if case .days(let days) = self { days } else { [] }
    }
}
