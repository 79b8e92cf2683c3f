import CalendarModel
import CivilDate
import CycleModel
import Testing

/// The event of a running period goes on to its expected end: what is logged of it, and what coming back means.
@Suite struct RunningPeriodTests: ReturnedExamples {
    /// Periods of five days, and since 19 November two days of another one, as served on the 20th.
    private func running(_ more: String...) throws -> ServedCalendar {
        var log = try served().log
        for day in try days("2026-11-19", "2026-11-20") { log[day] = DayRecord(flow: .light) }
        for text in more { log[try day(text)] = DayRecord(flow: .light) }
        return try served(log, on: "2026-11-20")
    }

    private func event(_ served: ServedCalendar) throws -> CalendarEvent {
        try #require(served.events.last { $0.status == .confirmed })
    }

    /// The served calendar with its running period on other days.
    private func plan(
        _ served: ServedCalendar, _ first: String, _ last: String, on today: String = "2026-11-20",
        log: DayLog? = nil, _ change: (inout Reconciling) -> Void = { _ in }
    ) throws -> ReconciliationPlan {
        let uid = try event(served).uid
        return try plan(served, log: log, on: today, change) { calendar in
            let index = try #require(calendar.events.firstIndex { $0.uid == uid })
            calendar.events[index].days = try days(first, last)
        }
    }

    /// `21 unknown`, `22 gone`, `20 light last`: days of November, and what is recorded of them now.
    private func lines(_ plan: ReconciliationPlan) -> [String] {
        plan.changes.map { change in
            let flow = change.record.flow?.rawValue ?? "gone"
            return
                "\(change.day.civil.day) \(flow)\(change.record.periodEnded ? " last" : "")"
        }
    }

    // MARK: What is served

    @Test func `it goes on to its expected end, and says which days are logged`() throws {
        let event = try event(running())
        #expect(event.days == (try days("2026-11-19", "2026-11-23")))
        #expect(event.status == .confirmed && event.alarms.isEmpty)
        #expect(
            event.descriptionLines.dropLast() == [
                "Logged: 19–20 Nov. Expected: 21–23 Nov.",
                "If your period is over sooner, end this event on its last day.",
            ])
    }

    @Test(arguments: [("2026-11-21", "2026-11-23"), ("2026-11-22", "2026-11-20")])
    func `it is expected while its last day is today or yesterday`(
        _ today: String, _ last: String
    ) throws {
        let event = try event(served(running().log, on: today))
        #expect(event.days.upperBound == (try day(last)))
    }

    @Test func `once it has ended it shows the logged days alone`() throws {
        var log = try running().log
        log[try day("2026-11-20")].periodEnded = true
        let event = try event(served(log, on: "2026-11-20"))
        #expect(event.days == (try days("2026-11-19", "2026-11-20")))
        #expect(event.descriptionLines.first == "Logged: 2 days.")
    }

    // MARK: What comes back

    @Test(arguments: ["2026-11-20", "2026-11-21", "2026-11-23", "2026-12-20"])
    func `unchanged it logs nothing, on whichever day`(_ today: String) throws {
        let served = try running()
        let plan = try plan(served, "2026-11-19", "2026-11-23", on: today) {
            $0.readsPutBack = true
        }
        #expect(!plan.changesAnything && plan.canBeApplied)
        #expect(plan.unchanged == served.events.count)
    }

    struct Row: CustomTestStringConvertible {
        let first: String
        let last: String
        var today = "20"
        let means: [String]

        init(_ first: String, _ last: String, today: String = "20", means: String...) {
            (self.first, self.last, self.today, self.means) = (first, last, today, means)
        }

        var testDescription: String { "\(first)–\(last) on \(today)" }
    }

    @Test(arguments: [
        // Shortened to a logged day, today or yesterday: it ended then.
        Row("19", "20", means: "20 light last"),
        Row("19", "20", today: "21", means: "20 light last"),
        Row("19", "21", today: "21", means: "21 unknown last"),
        Row("19", "21", today: "22", means: "21 unknown last"),
        Row("19", "19", means: "19 light last", "20 gone"),
        // Long ago; nothing is expected any more.
        Row("19", "20", today: "23"),
        Row("19", "21", today: "28", means: "21 unknown"),
        // Shortened to a day to come, or stretched: the days count as they pass.
        Row("19", "22", means: "21 unknown", "22 unknown last"),
        Row("19", "24", means: "21 unknown", "22 unknown", "23 unknown", "24 unknown"),
        // Only the start was changed.
        Row("18", "23", means: "18 unknown"),
        Row("18", "23", today: "22", means: "18 unknown"),
        Row("20", "23", means: "19 gone"),
        // Dragged as a whole: what is expected still is.
        Row("18", "22", means: "18 unknown"),
        Row("20", "24", means: "19 gone"),
        Row("16", "20", means: "16 unknown", "17 unknown", "18 unknown"),
        Row("18", "20", means: "18 unknown", "20 light last"),
    ])
    func `an edit of its days`(_ row: Row) throws {
        let served = try running()
        func november(_ day: String) -> String { "2026-11-\(day)" }
        let plan = try plan(
            served, november(row.first), november(row.last), on: november(row.today))
        #expect(lines(plan) == row.means)
        #expect(plan.canBeApplied && plan.refused.isEmpty)
        #expect(plan.reported.map(\.kind) == (row.means.isEmpty ? [] : [.logged]))
        let ended = plan.changes.last { $0.record.periodEnded }?.day
        #expect(plan.reported.compactMap(\.end).first == ended)
        // Twice is once.
        var log = served.log
        for change in plan.changes { log[change.day] = change.record }
        let again = try self.plan(
            served, november(row.first), november(row.last), on: november(row.today), log: log)
        #expect(!again.changesAnything && again.canBeApplied)
    }

    @Test func `what was logged meanwhile on an expected day contradicts nothing`() throws {
        let served = try running()
        var log = served.log
        log[try day("2026-11-21")] = DayRecord(flow: .heavy)
        let earlier = try plan(served, "2026-11-18", "2026-11-23", on: "2026-11-21", log: log)
        #expect(lines(earlier) == ["18 unknown"] && earlier.canBeApplied)
        let ended = try plan(served, "2026-11-19", "2026-11-20", on: "2026-11-21", log: log)
        #expect(ended.conflicts.count == 1)
    }

    @Test func `ended in one return and put back in the next, it runs again`() throws {
        let served = try running()
        var log = served.log
        let last = try day("2026-11-20")
        log[last].periodEnded = true
        let back = try plan(served, "2026-11-19", "2026-11-23", log: log) {
            $0.readsPutBack = true
            $0.returnedDays = [last: 7]
        }
        #expect(lines(back) == ["20 light"])
        // What was said elsewhere stays.
        let stale = try plan(served, "2026-11-19", "2026-11-23", log: log) {
            $0.readsPutBack = true
        }
        #expect(!stale.changesAnything)
    }

    @Test func `the end of a period that ended moves with it`() throws {
        var log = try running().log
        log[try day("2026-11-20")].periodEnded = true
        let served = try served(log, on: "2026-11-20")
        #expect(
            lines(try plan(served, "2026-11-18", "2026-11-19")) == [
                "18 unknown", "19 light last", "20 gone",
            ])
        #expect(lines(try plan(served, "2026-11-18", "2026-11-20")) == ["18 unknown"])
        #expect(
            lines(try plan(served, "2026-11-19", "2026-11-21", on: "2026-11-21")) == [
                "20 light", "21 unknown last",
            ])
    }

    @Test func `a whole period that is shortened today does not grow again`() throws {
        let served = try running("2026-11-16", "2026-11-17", "2026-11-18")
        #expect(try event(served).days == (try days("2026-11-16", "2026-11-20")))
        #expect(
            lines(try plan(served, "2026-11-16", "2026-11-19")) == ["19 light last", "20 gone"])
    }

    @Test func `a forecast that is moved and shortened ended then`() throws {
        let served = try served()
        let next = try index(served, .period, .tentative)
        func edited(_ first: String, _ last: String) throws -> [String] {
            lines(try plan(served) { $0.events[next].days = try days(first, last) })
        }
        #expect(
            try edited("2026-11-18", "2026-11-20") == [
                "18 unknown", "19 unknown", "20 unknown last",
            ]
        )
        // More likely a start that was noted.
        #expect(try edited("2026-11-20", "2026-11-20") == ["20 unknown"])
    }

    @Test func `a running period that is deleted leaves nothing behind`() throws {
        let served = try running()
        let uid = try event(served).uid
        let plan = try plan(served, { $0.acceptsDeletions = true }) {
            $0.events.removeAll { $0.uid == uid }
        }
        #expect(lines(plan) == ["19 gone", "20 gone"])
        #expect(plan.deletion.days == 2)
    }
}
