import CalendarModel
import CivilDate
import CycleModel
import Testing

/// What the edits of a returned calendar mean, one rule at a time.
@Suite struct ReconcilingTests: ReturnedExamples {
    private func periodDays(_ plan: ReconciliationPlan, _ log: DayLog) -> [Day] {
        var log = log
        for change in plan.changes { log[change.day] = change.record }
        return log.periodDays
    }

    @Test func `what was recorded of a day stays with the day when its period moves`() throws {
        var log = try served().log
        let (first, second) = (try day("2026-10-25"), try day("2026-10-26"))
        log[first].flow = .heavy
        log[first].note = "cramps"
        log[second].flow = .light
        let served = try served(log, on: "2026-11-20")
        let index = try index(served, .period, .confirmed, 5)
        let plan = try plan(served) { $0.events[index].days = try days("2026-10-26", "2026-10-30") }
        var after = log
        for change in plan.changes { after[change.day] = change.record }
        #expect(after[first].flow == nil)
        #expect(after[first].note == "cramps")
        #expect(after[second].flow == .light)
        #expect(after[try day("2026-10-30")].flow == .unknown)
        #expect(plan.changes.map(\.day) == [first, try day("2026-10-30")])
    }

    @Test func `a dry day inside a period stays dry when the period is stretched`() throws {
        var log = try served().log
        let dry = try day("2026-10-27")
        log[dry].flow = Flow.none
        let served = try served(log, on: "2026-11-20")
        let index = try index(served, .period, .confirmed, 5)
        let plan = try plan(served) { $0.events[index].days = try days("2026-10-25", "2026-10-30") }
        #expect(plan.changes.map(\.day) == [try day("2026-10-30")])
    }

    @Test func `a forecast under the title that earlier versions gave it is unchanged`() throws {
        let served = try served()
        let index = try index(served, .period, .tentative)
        #expect(served.events[index].title == "Period (expected)")
        for (title, ignored) in [("Period", 0), ("Period (expected)", 0), ("Red week", 1)] {
            let plan = try plan(served) { $0.events[index].title = title }
            #expect(plan.changes.isEmpty && plan.ignored.count == ignored, "\(title)")
        }
        // A logged one was never called expected.
        let logged = try self.index(served, .period, .confirmed)
        #expect(
            try plan(served) { $0.events[logged].title = "Period (expected)" }.ignored.count == 1)
    }

    @Test func `"not yet" is a day without bleeding from the forecast start through today`() throws
    {
        let served = try served()
        let index = try index(served, .period, .tentative)
        #expect(served.events[index].days.lowerBound == (try day("2026-11-22")))
        let plan = try plan(served, on: "2026-11-24", { $0.acceptsDeletions = true }) {
            $0.events.remove(at: index)
        }
        #expect(plan.reported.map(\.kind) == [.notYet])
        #expect(
            plan.changes
                == (try days("2026-11-22", "2026-11-24")).map {
                    DayLog.Entry(day: $0, record: DayRecord(flow: Flow.none))
                })
    }

    @Test func `a forecast that was deleted says nothing where she wrote the period herself`()
        throws
    {
        let served = try served()
        let index = try index(served, .period, .tentative)
        let plan = try plan(served, on: "2026-11-24", { $0.acceptsDeletions = true }) {
            $0.events.remove(at: index)
            var event = ReturnedEvent(uid: "hers", days: try days("2026-11-23", "2026-11-26"))
            event.title = "period"
            $0.events.append(event)
        }
        // Within a week of the forecast that is missing, it is that one on other days.
        #expect(plan.reported.map(\.kind) == [.logged])
        #expect(plan.reported.map(\.match) == [.date])
        #expect(
            periodDays(plan, served.log).suffix(4)
                == Array(try days("2026-11-23", "2026-11-26"))[...])
    }

    @Test func `a confirmation counts unless the program confirms everything`() throws {
        let served = try served()
        let index = try index(served, .period, .tentative)
        let one = try plan(served, on: "2026-11-23") { $0.events[index].status = .confirmed }
        #expect(one.reported.map(\.kind) == [.logged])
        #expect(one.reported.first?.days == (try [day("2026-11-22"), day("2026-11-23")]))
        #expect(one.reported.first?.later == Array(try days("2026-11-24", "2026-11-26")))
        let all = try plan(served, on: "2026-11-23") { calendar in
            for index in calendar.events.indices { calendar.events[index].status = .confirmed }
        }
        #expect(all.reported.isEmpty && all.unchanged == served.events.count)
    }

    @Test func `of a copy the original is the one that kept its UID`() throws {
        let served = try served()
        let index = try index(served, .period, .confirmed, 5)
        let plan = try plan(served) { calendar in
            var copy = calendar.events[index]
            copy.uid = "another"
            copy.days = try days("2026-05-01", "2026-05-04")
            calendar.events.insert(copy, at: 0)
        }
        #expect(plan.reported.map(\.match) == [.new])
        #expect(plan.reported.first?.days == Array(try days("2026-05-01", "2026-05-04")))
        #expect(plan.unchanged == served.events.count)
    }

    @Test func `two events put on the same days contradict each other`() throws {
        let served = try served()
        let (first, second) = (
            try index(served, .period, .tentative, 0), try index(served, .period, .tentative, 1)
        )
        let plan = try plan(served) {
            $0.events[first].days = try days("2026-11-17", "2026-11-20")
            $0.events[second].days = try days("2026-11-18", "2026-11-20")
        }
        #expect(plan.conflicts.count == 1 && !plan.canBeApplied)
    }

    @Test func `the newest calendar that leaves most events unchanged is the one that came back`()
        throws
    {
        let old = try served()
        var log = old.log
        for day in try days("2026-11-15", "2026-11-19") { log[day].flow = .medium }
        let new = try served(log, on: "2026-11-20")
        let today = try day("2026-11-24")
        let both = [new, old]
        for (calendar, other) in [(old, new), (new, old)] {
            let plan = Reconciling(log: log, today: today).plan(returned(calendar), served: both)
            #expect(plan.reported.isEmpty && plan.refused.isEmpty && plan.conflicts.isEmpty)
            #expect(plan.unchanged == calendar.events.count)
            // Against the other one it would look edited.
            let wrong = Reconciling(log: log, today: today).plan(
                returned(calendar), served: [other])
            #expect(wrong.refused.count + wrong.reported.count > 0)
        }
    }

    @Test func `an event that a program kept from an older calendar is no edit`() throws {
        let old = try served(on: "2026-10-20")
        let new = try served()
        let gone = old.events.filter { event in !new.events.contains { $0.uid == event.uid } }
        #expect(!gone.isEmpty)
        var calendar = returned(new)
        calendar.events += returned(old).events.filter { event in
            gone.contains { $0.uid == event.uid }
        }
        let plan = Reconciling(log: new.log, today: try day("2026-11-20")).plan(
            calendar, served: [new, old])
        #expect(plan.reported.isEmpty && plan.ignored.isEmpty && plan.refused.isEmpty)
        #expect(plan.unchanged == calendar.events.count)
    }

    @Test func `alarms that a program added or dropped everywhere are its own`() throws {
        let served = try served()
        let dropped = try plan(served) { calendar in
            for index in calendar.events.indices { calendar.events[index].alarms = [] }
        }
        let added = try plan(served) { calendar in
            for index in calendar.events.indices { calendar.events[index].alarms.append(600) }
        }
        let hers = try plan(served) {
            $0.events[try index(served, .period, .tentative, 1)].alarms = [-240]
        }
        #expect(dropped.reminders.isEmpty && dropped.refused.isEmpty)
        #expect(added.reminders.isEmpty && added.refused.isEmpty)
        #expect(hers.reminders.map(\.kind) == [.period])
        #expect(hers.reminders.first?.reminder.description == "on 20:00 1 0 10 display")
    }

    /// Of a period that rings at 20:00 the day before and on the day, three times each, a quarter of an hour apart.
    private static let repeatedAlarms: [([Int], String)] = [
        ([-240, -225, -210, 1_200, 1_215, 1_230], "nothing"),
        ([-180, -165, -150, 1_260, 1_275, 1_290], "on 21:00 1,0 2 15 audio"),
        ([-240, -225, 1_200, 1_215], "on 20:00 1,0 1 15 audio"),
        ([-240, -220, -200, 1_200, 1_220, 1_240], "on 20:00 1,0 2 20 audio"),
        ([-240, 1_200], "on 20:00 1,0 0 15 audio"),
        ([-240, -225, -210], "on 20:00 1 2 15 audio"),
        ([-225], "on 20:15 1 0 15 audio"),
        ([-240, -225, -210, 1_200], "refused"),
        ([-240, -225, -210, 600, 615, 630], "refused"),
    ]

    @Test(arguments: repeatedAlarms)
    func `alarms that ring several times are one reminder`(_ minutes: [Int], _ means: String) throws
    {
        let reminder = try #require(Reminder("on 20:00 1,0 2 15 audio"))
        let served = try served(reminders: [.period: reminder])
        let next = try index(served, .period, .tentative)
        #expect(served.events[next].alarms.count == 12)
        let plan = try plan(served, { $0.reminders = [.period: reminder] }) {
            $0.events[next].alarms = minutes
        }
        #expect(plan.conflicts.isEmpty)
        #expect(
            plan.reminders.map(\.reminder.description) + plan.refused.map { _ in "refused" }
                == (means == "nothing" ? [] : [means]))
    }

    /// As Outlook does; the file comes back unedited while the alarms of the first forecast ring one after the other.
    @Test(arguments: ["2026-11-18", "2026-11-20", "2026-11-21", "2026-11-22", "2026-12-20"])
    func `a program that keeps one alarm of two changes no reminder once some have rung`(
        _ today: String
    ) throws {
        let reminder = try #require(Reminder("on 09:00 1,0 0 15 display"))
        let served = try served(reminders: [.period: reminder])
        let kept: [(inout [Int]) -> Void] = [
            { $0 = Array($0.prefix(1)) }, { $0 = Array($0.suffix(1)) },
        ]
        for keep in kept {
            let plan = try plan(served, on: today, { $0.reminders = [.period: reminder] }) {
                for index in $0.events.indices { keep(&$0.events[index].alarms) }
            }
            #expect(plan.reminders.isEmpty && plan.conflicts.isEmpty && plan.refused.isEmpty)
        }
    }

    /// Doses of the past were served without alarms, and so they say nothing of the program.
    @Test(arguments: [("pill 21+7", EventKind.pill, 0), ("ring 21+7", .ring, 1)])
    func `a program that keeps one alarm of several changes no reminder of doses`(
        _ method: String, _ kind: EventKind, _ daysBefore: Int
    ) throws {
        var circumstances = Circumstances()
        try circumstances.contraception.add(
            Contraceptive(text: method), on: day("2026-10-05"), minuteOfDay: 21 * 60)
        var reminder = Reminder.standard(for: kind)
        (reminder.repeats, reminder.spacing, reminder.daysBefore) = (2, 15, [daysBefore])
        let served = try served(
            try served().log, circumstances, on: "2026-11-20", reminders: [kind: reminder])
        let doses = served.events.filter { $0.identity.kind == kind }
        #expect(doses.contains { $0.alarms.isEmpty } && doses.contains { $0.ringMinutes.count > 1 })
        let kept: [(inout [Int]) -> Void] = [
            { $0 = Array($0.prefix(1)) }, { $0 = Array($0.suffix(1)) },
        ]
        for keep in kept {
            let plan = try plan(served, { $0.reminders = [kind: reminder] }) {
                for index in $0.events.indices { keep(&$0.events[index].alarms) }
            }
            #expect(plan.reminders.isEmpty && plan.conflicts.isEmpty && plan.refused.isEmpty)
        }
        // One that stands out is the person's.
        let plan = try plan(served, { $0.reminders = [kind: reminder] }) {
            let index = try #require(served.events.firstIndex { $0 == doses.last })
            for other in $0.events.indices where other != index {
                $0.events[other].alarms = Array($0.events[other].alarms.prefix(1))
            }
            $0.events[index].alarms = [-60]
        }
        #expect(plan.reminders.map(\.kind) == [kind])
    }

    @Test func `what a neutral calendar calls a period is also the name of other things`() throws {
        var served = try served()
        for index in served.events.indices { served.events[index].title = "Routine" }
        let plan = try plan(served) { calendar in
            var event = ReturnedEvent(uid: "hers", days: try days("2026-11-10", "2026-11-10"))
            event.title = "Routine"
            calendar.events.append(event)
            calendar.events.remove(at: try index(served, .period, .tentative))
        }
        #expect(plan.reported.isEmpty)
        #expect(plan.ignored.contains { $0.why == "ignored, because it is not about a period" })
    }

    @Test func `a file that cancels proposes, and does not delete`() throws {
        let served = try served()
        let index = try index(served, .period, .confirmed, 5)
        let plan = try plan(served) {
            $0.isCancellation = true
            $0.events = [$0.events[index]]
        }
        #expect(plan.reported.isEmpty && plan.changes.isEmpty)
        #expect(plan.proposedDeletions.map(\.was) == [served.events[index].days])
    }

    @Test func `a file that cancels deletes where that is accepted`() throws {
        let served = try served()
        let index = try index(served, .period, .confirmed, 5)
        let plan = try plan(served, { $0.acceptsDeletions = true }) {
            $0.isCancellation = true
            $0.events = [$0.events[index]]
        }
        #expect(plan.reported.map(\.kind) == [.unlogged])
        #expect(plan.reported.map(\.why) == ["event canceled by the file"])
        #expect(plan.changes.map(\.day) == Array(served.events[index].days))
    }

    @Test func `another store's file with the same periods is not this person's`() throws {
        let served = try served()
        let plan = try plan(served) { calendar in
            calendar.uid = "6a5c2d1e-0f3b-8a47-9c1d-2e3f4a5b6c7d"
            // A mark that is not one of this calendar's.
            let token = try #require(EventToken("00000000"))
            for index in calendar.events.indices {
                calendar.events[index].uid = "other\(index)"
                calendar.events[index].tokens = [token]
                calendar.events[index].description = "Kept.\nref \(token)"
            }
        }
        #expect(plan.matched == 0 && plan.unknownMarks == served.events.count)
        #expect(plan.changes.isEmpty)
    }

    @Test func `the mark of another entry in a description is no note`() throws {
        let served = try served()
        let index = try index(served, .period, .confirmed, 5)
        let other = served.events[try self.index(served, .period, .confirmed, 4)].token
        let plan = try plan(served) {
            $0.events[index].description = ($0.events[index].description ?? "") + "\nref \(other)"
        }
        #expect(plan.changes.isEmpty)
    }

    @Test func `an import that takes out many periods is a mass deletion`() throws {
        let served = try served()
        func deleting(_ count: Int) throws -> Bool {
            try plan(served) { calendar in
                for number in 0..<count {
                    calendar.events[try index(served, .period, .confirmed, number)].status =
                        .cancelled
                }
            }.deletion.isMass
        }
        // One of six is under a quarter, two are over.
        #expect(try !deleting(1))
        #expect(try deleting(2))
    }

    @Test func `nothing reaches before 1900, beyond a month or into the future`() throws {
        let served = try served()
        let index = try index(served, .period, .confirmed, 5)
        for (first, last) in [
            ("0001-01-01", "0001-01-03"), ("2026-10-25", "9999-12-31"),
            ("2026-11-21", "2026-11-25"),
        ] {
            let plan = try plan(served) { $0.events[index].days = try days(first, last) }
            #expect(plan.refused.count == 1 && plan.changes.isEmpty, "\(first)")
        }
    }
}
