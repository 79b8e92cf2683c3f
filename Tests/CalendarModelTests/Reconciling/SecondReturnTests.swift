import CalendarModel
import CivilDate
import CycleModel
import Testing

/// One export that comes back twice: between two returns of one event the newer one counts.
@Suite struct SecondReturnTests: ReturnedExamples {
    private enum Event { case logged, forecast }

    /// What the log is after the calendar came back with the event on `first` and then on `second`.
    private func log(
        _ event: Event, _ first: ClosedRange<Day>, then second: ClosedRange<Day>?,
        between: (inout DayLog) -> Void = { _ in }, prefer: LogMerge.Preference? = nil
    ) throws -> (log: DayLog, plan: ReconciliationPlan) {
        let served = try served()
        let index =
            switch event {
            case .logged: try index(served, .period, .confirmed, 5)
            case .forecast: try index(served, .period, .tentative)
            }
        let earlier = try plan(served) { $0.events[index].days = first }
        #expect(earlier.reported.count == 1)
        var log = served.log
        var returnedDays: [Day: Int64] = [:]
        for change in earlier.changes {
            log[change.day] = change.record
            returnedDays[change.day] = 7
        }
        let before = log
        between(&log)
        for day in returnedDays.keys where before[day].flow != log[day].flow {
            returnedDays[day] = nil
        }
        let newer = try plan(
            served, log: log,
            {
                $0.returnedDays = returnedDays
                $0.readsPutBack = true
                $0.prefer = prefer
            }
        ) { calendar in
            if let second { calendar.events[index].days = second }
        }
        for change in newer.changes { log[change.day] = change.record }
        return (log, newer)
    }

    @Test func `stretched, then stretched less`() throws {
        let (log, plan) = try log(
            .logged, days("2026-10-25", "2026-11-02"), then: days("2026-10-25", "2026-10-30"))
        #expect(log.cycles.last?.period == (try days("2026-10-25", "2026-10-30")))
        #expect(plan.reported.map(\.kind) == [.logged])
    }

    @Test func `a forecast dragged twice`() throws {
        let (log, plan) = try log(
            .forecast, days("2026-11-15", "2026-11-19"), then: days("2026-11-17", "2026-11-20"))
        #expect(plan.conflicts.isEmpty)
        #expect(log.cycles.last?.period == (try days("2026-11-17", "2026-11-20")))
        #expect(plan.reported.map(\.kind) == [.logged])
    }

    @Test func `a forecast dragged and dragged back`() throws {
        let (log, plan) = try log(.forecast, days("2026-11-15", "2026-11-19"), then: nil)
        #expect(log == (try served().log))
        #expect(plan.reported.map(\.kind) == [.unlogged])
        #expect(plan.reported.first?.why.contains("put back") == true)
    }

    @Test func `a logged period moved far and moved back`() throws {
        let (log, plan) = try log(.logged, days("2026-11-04", "2026-11-08"), then: nil)
        #expect(log.periodDays == (try served().log.periodDays))
        #expect(plan.reported.map(\.kind) == [.logged])
    }

    @Test func `the same file again changes nothing`() throws {
        let span = try days("2026-11-15", "2026-11-19")
        let (_, plan) = try log(.forecast, span, then: span)
        #expect(!plan.changesAnything && plan.conflicts.isEmpty)
    }

    @Test func `what was logged elsewhere since the export is a conflict still`() throws {
        let elsewhere = try day("2026-11-03")
        let (_, plan) = try log(
            .logged, days("2026-10-25", "2026-11-02"), then: days("2026-10-25", "2026-11-01")
        ) { $0[elsewhere] = DayRecord(flow: .heavy) }
        #expect(plan.conflicts.count == 1)
        #expect(!plan.canBeApplied)
    }

    @Test func `believing the calendar writes what it says, and no union`() throws {
        let added = try days("2026-10-22", "2026-10-24")
        let (log, plan) = try log(
            .logged, days("2026-10-25", "2026-10-30"), then: days("2026-10-26", "2026-10-31"),
            between: { log in for day in added { log[day] = DayRecord(flow: .heavy) } },
            prefer: .incoming)
        #expect(plan.conflicts.count == 1)
        #expect(log.cycles.last?.period == (try days("2026-10-26", "2026-10-31")))
    }
}
