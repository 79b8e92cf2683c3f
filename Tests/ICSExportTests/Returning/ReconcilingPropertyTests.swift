import CalendarModel
import CivilDate
import CycleModel
import ICSExport
import SeededRandomness
import Testing

/// Whatever a program does to a calendar on its way, the log follows what the person did and nothing else.
@Suite struct ReconcilingPropertyTests {
    /// Two hours east of Greenwich all year.
    private let reader = ReturnedReader { seconds in
        let local = Int(seconds) + 7_200
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        return (Day(number: Int32(clamping: day)), (local - day * 86_400) / 60)
    }

    @Test(arguments: 0..<TestExtent.choose(8, whole: 40))
    func `the log after an import is what the edits describe`(_ block: Int) throws {
        for seed in (block * 50)..<(block * 50 + 50) {
            var random = SplitMix(UInt64(seed))
            let passing = seed.isMultiple(of: 2) ? 0 : 1 + random.below(25)
            var life = try #require(EditedLife(&random, passing: passing))
            for _ in 0..<(seed % 5 * 2) { life.edit(&random) }
            var rewriting = Rewriting(
                &random, keepsStatus: life.confirmsOne)
            let isSilenced = life.changesAlarms && !rewriting.keepsAlarms
            let calendar = try reader.read(rewriting.bytes(life.text))

            var reconciling = Reconciling(log: life.log, today: life.importDay)
            let plan = reconciling.plan(calendar, served: [life.served])
            var log = life.log
            for change in plan.changes { log[change.day] = change.record }
            let story = "seed \(seed), \(life.exportDay), \(life.importDay): \(life.story)"
            #expect(plan.conflicts.isEmpty, "\(story)")
            let wrong = differences(log, life.expected)
            #expect(wrong == [], "\(story)")
            if !isSilenced {
                let reminders = plan.reminders.map { ($0.kind, $0.reminder) }
                #expect(reminders.count == life.expectedReminders.count, "\(story)")
                for (kind, reminder) in reminders {
                    #expect(life.expectedReminders[kind] == reminder, "\(story)")
                }
            }

            reconciling.log = log
            for change in plan.reminders {
                reconciling.reminders[change.kind] = change.reminder
            }
            let again = reconciling.plan(calendar, served: [life.served])
            #expect(!again.changesAnything, "again: \(story)")
            #expect(again.reported.isEmpty, "again: \(story)")
        }
    }

    @Test(arguments: 0..<20)
    func `a calendar without an edit says nothing, however it was rewritten`(_ block: Int) throws {
        for seed in (block * 25)..<(block * 25 + 25) {
            var random = SplitMix(UInt64(seed) + 1_000_000)
            let life = try #require(EditedLife(&random, passing: random.below(60)))
            var rewriting = Rewriting(&random, keepsStatus: false)
            let calendar = try reader.read(rewriting.bytes(life.text))
            let plan = Reconciling(log: life.log, today: life.importDay)
                .plan(calendar, served: [life.served])
            #expect(plan.reported.isEmpty && plan.ignored.isEmpty && plan.refused.isEmpty)
            #expect(plan.conflicts.isEmpty && plan.proposedDeletions.isEmpty)
            #expect(plan.unchanged == life.served.events.count, "seed \(seed)")
        }
    }

    private func differences(_ log: DayLog, _ expected: DayLog) -> [String] {
        let days = Set((log.entries + expected.entries).map(\.day)).sorted()
        return days.filter { log[$0] != expected[$0] }
            .map { "\($0): \(log[$0]) instead of \(expected[$0])" }
    }
}
