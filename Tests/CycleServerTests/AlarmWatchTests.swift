import AlarmClock
import CycleAlarms
import CyclePipeline
import Foundation
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// Programs that ring the same person's alarms, one after the other and beside each other.
@Suite struct AlarmWatchTests {
    private let tool: Tool
    private let store: SQLiteStore
    /// Friday 20 November 2026, 08:00 in UTC.
    private let now: Int64 = 1_795_161_600

    init() throws {
        tool = try Tool()
        store = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWriteCreate)
        _ = try store.addPerson(named: "Ada", seed: [UInt8](repeating: 7, count: 32))
        try put("Work")
    }

    private var member: Member {
        get throws {
            try #require(try Household(store, zones: Serving.zones).members().first)
        }
    }

    private func put(_ title: String) throws {
        let day = LocalTime { _ in 0 }.day(at: now)
        try member.alarms.put(
            OwnAlarm(uid: title, title: title, minuteOfDay: 510, days: .on(day)), replacing: nil,
            at: now)
    }

    private func watch(from start: Int64) -> AlarmWatch {
        AlarmWatch(Serving.household(store), person: nil, from: start)
    }

    private func news(_ watch: inout AlarmWatch, at moment: Int64) throws -> [String] {
        try watch.poll(at: moment).ringing.filter(\.ring.isNew).map(\.alarm.title)
    }

    @Test func `each of two programs rings each rung once`() throws {
        var (desk, phone) = (watch(from: now - 10), watch(from: now - 10))
        for moment in [now, now + 600] {
            #expect(try news(&desk, at: moment) == ["Work"])
            #expect(try news(&phone, at: moment) == ["Work"])
            #expect(try news(&desk, at: moment + 1) == [])
        }
    }

    @Test func `started again it rings no rung twice`() throws {
        var first = watch(from: now - 10)
        #expect(try news(&first, at: now) == ["Work"])
        var second = watch(from: now + 5)
        #expect(try second.poll(at: now + 5).ringing.map(\.alarm.title) == ["Work"])
        #expect(try news(&second, at: now + 6) == [])
        #expect(try news(&second, at: now + 600) == ["Work"])
    }

    /// An event that rings once, at 08:30.
    private func putEvent() throws {
        let program = try store.addCalendar(
            named: "work", for: member.person.id, components: ["VEVENT"], properties: [])
        let text = """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//a//b//EN
            BEGIN:VEVENT
            UID:fair
            DTSTAMP:20261101T000000Z
            DTSTART:20261120T083000Z
            SUMMARY:Fair
            BEGIN:VALARM
            ACTION:DISPLAY
            DESCRIPTION:x
            TRIGGER:PT0S
            END:VALARM
            END:VEVENT
            END:VCALENDAR

            """.replacing("\n", with: "\r\n")
        _ = try store.put(
            StoredObject(
                name: "fair.ics", uid: "fair", data: Array(text.utf8), tag: "a", modified: now - 9),
            in: program.id
        ) { _ in true }
    }

    @Test func `what a program gave out and did not tell is missed, once`() throws {
        try putEvent()
        let due = now + 1_800
        var killed = watch(from: now - 10)
        #expect(try news(&killed, at: due).contains("Fair"))
        // Until it is told, doors that only look see it ring.
        #expect(try names(ringing: due) == ["Fair", "Work"])
        var next = watch(from: due + 5)
        // The other program may be telling it, and it rings in this one no second time.
        #expect(try next.poll(at: due + 5).missed.isEmpty)
        #expect(try news(&next, at: due + 44).contains("Fair") == false)
        var report = try next.poll(at: due + 45)
        #expect(report.missed.map(\.title) == ["Fair"])
        #expect(try next.poll(at: due + 46).missed.isEmpty)
        try next.noteTold(at: due + 46)
        // Nobody heard it, which a third one knows and does not tell again.
        var third = watch(from: due + 60)
        report = try third.poll(at: due + 60)
        #expect(report.missed.isEmpty && report.standing.map(\.title).contains("Fair"))
        #expect(try state(of: "Fair", at: due + 61) == .standing(wasHeard: false))
    }

    @Test(arguments: [false, true])
    func `what was told is not missed after a program ended`(_ isBusy: Bool) throws {
        try putEvent()
        let due = now + 1_800
        var first = watch(from: now - 10)
        #expect(try news(&first, at: due).contains("Fair"))
        if isBusy {
            // Another program holds the store meanwhile, and the next look notes it.
            let hasty = try SQLiteStore.open(
                tool.folder.appending(path: "eve.db").path, patience: .milliseconds(20))
            var watch = AlarmWatch(Serving.household(hasty), person: nil, from: due - 5)
            _ = try watch.poll(at: due)
            try store.writing(of: member.person.id) { _ in try watch.noteTold(at: due) }
            first = watch
        }
        try first.noteTold(at: due + 1)
        var next = watch(from: due + 50)
        let report = try next.poll(at: due + 50)
        #expect(report.missed.isEmpty && report.standing.map(\.title).contains("Fair"))
        #expect(try state(of: "Fair", at: due + 51) == .standing(wasHeard: true))
    }

    @Test func `what could not be told is missed by the next program`() throws {
        try putEvent()
        let due = now + 1_800
        var first = watch(from: now - 10)
        #expect(try news(&first, at: due).contains("Fair"))
        first.leaveUntold()
        try first.noteTold(at: due + 1)
        var next = watch(from: due + 100)
        #expect(try next.poll(at: due + 100).missed.map(\.title) == ["Fair"])
    }

    private func snapshot(at moment: Int64) throws -> AlarmSnapshot {
        let member = try member
        return try member.alarms.snapshot(
            of: member.state(at: .second(moment)), at: moment, ahead: 86_400)
    }

    private func names(ringing moment: Int64) throws -> [String] {
        try snapshot(at: moment).ringing(at: moment).map(\.title).sorted()
    }

    private func state(of title: String, at moment: Int64) throws -> AlarmState? {
        let snapshot = try snapshot(at: moment)
        return snapshot.alarms.first { $0.title == title }.map {
            snapshot.state(of: $0, at: moment)
        }
    }

    @Test(arguments: [false, true])
    func `what rang by a clock that was ahead rings at its time`(_ isSameProgram: Bool) throws {
        // It is really a day before, and the clock is set right after the alarm.
        var watch = watch(from: now - 10)
        #expect(try news(&watch, at: now) == ["Work"])
        #expect(try news(&watch, at: now + 600) == ["Work"])
        if !isSameProgram { watch = self.watch(from: now + 700 - 86_400) }
        #expect(try news(&watch, at: now + 700 - 86_400) == [])
        #expect(try news(&watch, at: now) == ["Work"])
        #expect(try news(&watch, at: now + 1) == [])
        #expect(try news(&watch, at: now + 600) == ["Work"])
    }

    @Test func `a clock that is set back a little rings nothing twice`() throws {
        var watch = watch(from: now - 10)
        #expect(try news(&watch, at: now + 600) == ["Work"])
        #expect(try news(&watch, at: now + 590) == [])
        #expect(try news(&watch, at: now + 601) == [])
    }

    @Test func `dismissed anywhere it is silent at the next look, and a new alarm rings`() throws {
        var watch = watch(from: now - 10)
        let ringing = try watch.poll(at: now).ringing.map(\.alarm)
        try member.alarms.dismiss(ringing, at: now, from: .page)
        #expect(try watch.poll(at: now + 1).ringing.isEmpty)
        try put("Tea")
        #expect(try news(&watch, at: now + 2) == ["Tea"])
    }

    @Test func `a store that cannot be written rings each rung once all the same`() throws {
        let reading = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readOnly)
        var watch = AlarmWatch(Serving.household(reading), person: nil, from: now - 10)
        #expect(try news(&watch, at: now) == ["Work"])
        #expect(try news(&watch, at: now + 1) == [])
    }

    @Test func `a dose shortly before midnight climbs on after it`() throws {
        try tool.run("contraception add pill 21+7 --start 2026-11-20 --at 23:50")
        let begin = now + 57_000
        var watch = watch(from: begin - 10)
        // At 23:50, 00:00 and 00:15.
        for moment in [begin, begin + 600, begin + 1_500] {
            #expect(try news(&watch, at: moment) == ["Pill"])
            #expect(try watch.poll(at: moment + 30).ringing.map(\.alarm.title) == ["Pill"])
        }
        // At 00:30 it gives up.
        let report = try watch.poll(at: begin + 2_400)
        #expect(report.ringing.isEmpty)
        #expect(report.missed.map(\.title) == ["Pill"])
    }
}
