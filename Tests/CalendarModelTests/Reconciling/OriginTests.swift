import CalendarModel
import CivilDate
import CycleModel
import Testing

/// Calendars that are older than all that is remembered: what differs in them is no edit.
@Suite struct OriginTests: ReturnedExamples {
    /// When the events of the calendars here were made and changed.
    private let first: Int64 = 1_790_000_000
    private let second: Int64 = 1_793_000_000
    private let later: Int64 = 1_799_000_000

    private func stamped(_ served: ServedCalendar, _ stamp: Int64) -> ServedCalendar {
        var served = served
        served.stamps = Dictionary(uniqueKeysWithValues: served.events.map { ($0.uid, stamp) })
        return served
    }

    private func returned(_ served: ServedCalendar, _ stamp: Int64?) -> ReturnedCalendar {
        var calendar = returned(served)
        for index in calendar.events.indices { calendar.events[index].modified = stamp }
        return calendar
    }

    /// The last period was logged for a day more.
    private func stretched() throws -> ServedCalendar {
        var log = try served().log
        log[try day("2026-10-30")].flow = .medium
        return try served(log, on: "2026-11-20")
    }

    private func plan(
        _ calendar: ReturnedCalendar, _ served: [ServedCalendar], _ memory: Memory = .partial
    ) throws -> ReconciliationPlan {
        var reconciling = Reconciling(log: try stretched().log, today: try day("2026-11-20"))
        reconciling.memory = memory
        return reconciling.plan(calendar, served: served)
    }

    private func expectNothing(_ plan: ReconciliationPlan) {
        #expect(plan.forgotten > 0 && plan.refused.count == plan.forgotten)
        #expect(!plan.changesAnything && plan.reported.isEmpty && plan.conflicts.isEmpty)
        #expect(plan.proposedDeletions.isEmpty)
    }

    @Test func `an older calendar without a change is no edit of a later one`() throws {
        let new = stamped(try stretched(), second)
        let old = returned(try served(), first)
        expectNothing(try plan(old, [new]))
        // Where everything is remembered it can't be older.
        #expect(try plan(old, [new], .whole).changesAnything)
    }

    @Test func `what an older calendar that nobody edited says of alarms is still told`() throws {
        let new = stamped(try stretched(), second)
        var old = returned(try served(), first)
        old.events[0].acknowledged = later
        var reconciling = Reconciling(log: try stretched().log, today: try day("2026-11-20"))
        reconciling.memory = .partial
        reconciling.isKnown = true
        let plan = reconciling.plan(old, served: [new])
        #expect(plan.isUnedited && !plan.changesAnything && plan.forgotten == 0)
        #expect(plan.reported.isEmpty && plan.refused.isEmpty && plan.conflicts.isEmpty)
        #expect(plan.unchanged == old.events.count)
        let dismissed = plan.pairs.filter { $0.returned.acknowledged == later }
        #expect(dismissed.map(\.served.uid) == [old.events[0].uid])
    }

    @Test func `it is known by its texts, too, where a program replaced every stamp`() throws {
        let new = stamped(try stretched(), second)
        for stamp in [later, nil] { expectNothing(try plan(returned(try served(), stamp), [new])) }
    }

    @Test func `it is known by its stamps, too, where its texts say nothing`() throws {
        let new = stamped(try stretched(), second)
        var old = returned(try served(), first)
        for index in old.events.indices { old.events[index].description = nil }
        expectNothing(try plan(old, [new]))
    }

    @Test(arguments: [1_793_000_000, 1_799_000_000, nil, 0, 978_307_200] as [Int64?])
    func `an edit of a calendar that is remembered is one, whatever stamp a program writes`(
        _ stamp: Int64?
    ) throws {
        let served = stamped(try stretched(), second)
        var calendar = returned(served, second)
        let index = try index(served, .period, .confirmed, 5)
        calendar.events[index].days = try days("2026-10-27", "2026-10-31")
        calendar.events[index].modified = stamp
        let plan = try plan(calendar, [served])
        #expect(plan.forgotten == 0)
        #expect(plan.reported.map(\.kind) == [.logged])
    }

    @Test(arguments: ["Done. Bought tampons", "Tomada.", "Taken."])
    func `an edit with a note in words that everybody uses is one`(_ note: String) throws {
        let served = stamped(try stretched(), second)
        var calendar = returned(served, second)
        let index = try index(served, .period, .confirmed, 5)
        calendar.events[index].days = try days("2026-10-27", "2026-10-31")
        calendar.events[index].modified = second - 600
        calendar.events[index].description =
            note + "\n" + (calendar.events[index].description ?? "")
        let plan = try plan(calendar, [served])
        #expect(plan.forgotten == 0)
        #expect(plan.reported.map(\.kind) == [.logged, .note])
    }

    @Test func `an event is held against the remembered calendar that it can be from`() throws {
        let (old, new) = (stamped(try served(), first), stamped(try stretched(), second))
        // A program that took over the newer calendar but for one event.
        var calendar = returned(new, second)
        let index = try index(old, .period, .confirmed, 5)
        let kept = returned(old, first).events[index]
        let place = try #require(calendar.events.firstIndex { $0.uid == kept.uid })
        calendar.events[place] = kept
        let both = try plan(calendar, [new, old])
        #expect(both.forgotten == 0 && !both.changesAnything)
        expectNothing(try plan(calendar, [new]))
    }

    @Test func `where nothing is remembered, all of ours is refused`() throws {
        let served = try served()
        expectNothing(try plan(returned(served), [served], .none))
        // What is not ours is read.
        var own = ReturnedEvent(uid: "mine", days: try days("2026-11-01", "2026-11-03"))
        own.title = "Period"
        var calendar = ReturnedCalendar()
        calendar.events = [own]
        #expect(try plan(calendar, [served], .none).changesAnything)
    }
}
