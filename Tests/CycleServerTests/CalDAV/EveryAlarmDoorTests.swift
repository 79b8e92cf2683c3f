import AlarmClock
import CalendarServer
import CycleAlarms
import CyclePipeline
import Household
import RunningTool
import Testing

/// An alarm that rings, dismissed by each door: it is silent behind all others, and rings tomorrow.
@Suite struct EveryAlarmDoorTests: AlarmDoorTests {
    let desk: Desk

    init() throws { desk = try Self.opened() }

    @Test(arguments: AlarmDoor.allCases)
    func `an own alarm is silent everywhere after one sync, and rings tomorrow`(_ door: AlarmDoor)
        throws
    {
        try addWork()
        var watch = try watch()
        #expect(try titles(&watch) == ["Work"])
        let before = try shown("work.ics", in: "alarms", "phone")
        let token = try token(of: "alarms")
        desk.now += 10
        try leave(by: door, before, in: "alarms")
        #expect(try titles(&watch).isEmpty)
        #expect(try changed(in: "alarms", since: token) == ["work.ics"])
        let after = try shown("work.ics", in: "alarms")
        #expect(after("SEQUENCE") == before("SEQUENCE"))
        #expect(after("RRULE") == before("RRULE"))
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 2)
        // Programs that know ACKNOWLEDGED are silent at 08:25 as well, and those that know X-MOZ-LASTACK now.
        let acknowledged = after.text.split(separator: "\r\n").filter {
            $0.hasPrefix("ACKNOWLEDGED:")
        }
        #expect(acknowledged.count == 2)
        #expect(acknowledged.last == "ACKNOWLEDGED:20261120T082500Z")
        #expect(after("X-MOZ-LASTACK") >= "20261120T080010Z")
        #expect(after("X-MOZ-LASTACK") <= "20261120T082500Z")
        // Not one of its rungs comes back, and tomorrow all of them do.
        for _ in 0..<60 {
            desk.now += 60
            #expect(try titles(&watch).isEmpty)
        }
        desk.now = eight + 86_400
        #expect(try titles(&watch) == ["Work"])
        #expect(try watch.poll(at: desk.now + 1_500).ringing.map(\.ring.isContinuous) == [true])
    }

    @Test(arguments: AlarmDoor.allCases)
    func `a dismissal by a clock that is days ahead is of that day alone`(_ door: AlarmDoor) throws
    {
        let friday = LocalTime { _ in 0 }.day(at: desk.now)
        try desk.tool.run("remind prompt --off")
        try addWork { $0.days = .weekly([1, 5, 6], from: friday) }
        // Monday.
        desk.now = eight + 3 * 86_400
        var watch = try watch()
        #expect(try titles(&watch) == ["Work"])
        try leave(by: door, try shown("work.ics", in: "alarms", "phone"), in: "alarms")
        #expect(try titles(&watch).isEmpty)
        // It is right again.
        for (day, count) in [(0, 1), (1, 1), (3, 0)] {
            desk.now = eight + Int64(day) * 86_400
            var watch = try self.watch()
            #expect(try watch.poll(at: desk.now).ringing.count == count, "\(day)")
        }
    }

    @Test func `all eight alarms of a whole ladder are dismissed with it, that day alone`() throws {
        try addWork { $0.writesLadder = true }
        var watch = try watch()
        desk.now += 10
        #expect(try titles(&watch) == ["Work"])
        try leave(by: .evolution, try shown("work.ics", in: "alarms"), in: "alarms")
        #expect(try titles(&watch).isEmpty)
        let after = try shown("work.ics", in: "alarms")
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 8)
        // The last one rings five minutes after its time; tomorrow's first one a day after this one.
        #expect(after.text.ranges(of: "ACKNOWLEDGED:20261120T083500Z").count == 7)
        #expect(after.text.ranges(of: "ACKNOWLEDGED:20261120T080010Z").count == 1)
    }

    @Test(arguments: AlarmDoor.allCases)
    func `another entry's alarm is silent everywhere after one sync`(_ door: AlarmDoor) throws {
        try addDentist()
        var watch = try watch()
        #expect(try titles(&watch) == ["Dentist"])
        let before = try shown("dentist.ics", in: "home", "phone")
        let token = try token(of: "home")
        desk.now += 10
        try leave(by: door, before, in: "home")
        #expect(try titles(&watch).isEmpty)
        #expect(try changed(in: "home", since: token) == ["dentist.ics"])
        let after = try shown("dentist.ics", in: "home")
        #expect(after("SEQUENCE") == "3")
        // One that was deleted has nothing more to say.
        let stays = door != .deleting
        #expect(after("X-MOZ-LASTACK") == (stays ? "20261120T080010Z" : ""))
        #expect(
            after.text.ranges(of: "ACKNOWLEDGED:20261120T080010Z").count == (stays ? 1 : 0))
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == (stays ? 2 : 1))
        // The other alarm is another word, and tomorrow another day.
        desk.now = eight + 600
        #expect(try titles(&watch) == ["Dentist"])
        desk.now = eight + 86_400
        #expect(
            try watch.poll(at: desk.now).ringing.map(\.alarm.title)
                == (stays ? ["Dentist"] : []))
    }

    @Test(arguments: AlarmDoor.allCases)
    func `a dose that is dismissed loses the alarms to come, by a version of its own`(
        _ door: AlarmDoor
    )
        throws
    {
        let before = try addPill()
        var watch = try watch()
        desk.now += 10
        #expect(try titles(&watch) == ["Pill"])
        let token = try token(of: "cycle")
        let entries = try desk.entries
        try leave(by: door, before, in: "cycle")
        #expect(try titles(&watch).isEmpty)
        #expect(try changed(in: "cycle", since: token) == [before.name])
        let after = try shown(before.name, in: "cycle")
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 1)
        #expect(after.text.ranges(of: "ACKNOWLEDGED:20261120T080010Z").count == 1)
        #expect(after("X-MOZ-LASTACK") == "20261120T080010Z")
        #expect(Int(after("SEQUENCE")) == Int(before("SEQUENCE")).map { $0 + 1 })
        #expect(after("LAST-MODIFIED") == "20261120T080010Z")
        // Back as it is now, in other words or with all alarms again, it changes no reminder.
        for text in [after.text, before.text, after.with("SUMMARY", "Mine")] {
            _ = try put(text, as: after.name, in: "cycle")
            #expect(try shown(before.name, in: "cycle").content == after.content)
        }
        #expect(try desk.entries == entries)
        #expect(try desk.tool.run("remind pill").text.contains("3"))
        // A day later the next one has all of them.
        desk.now = eight + 86_400
        #expect(try titles(&watch).contains("Pill"))
        let next = try #require(
            try desk.events("Pill").first { $0.start.hasPrefix("20261121T080000") })
        #expect(next.text.ranges(of: "BEGIN:VALARM").count == 4)
    }
}
