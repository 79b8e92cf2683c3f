import AlarmClock
import CalendarServer
import CycleAlarms
import CyclePipeline
import Household
import RunningTool
import Testing

/// What commands say of an alarm and log of its matter, as calendar programs and a watch find it.
@Suite struct TerminalAlarmTests: AlarmDoorTests {
    let desk: Desk

    init() throws { desk = try Self.opened() }

    @Test func `what rang and was not dismissed was not missed`() throws {
        let rings = [("bus", "115950"), ("tea", "113000"), ("nap", "110000")]
        try desk.account().makeCalendar("home", components: ["VEVENT"], properties: [])
        desk.now = eight + 4 * 3_600
        for (name, time) in rings {
            let text = """
                BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:VEVENT\r\nUID:\(name)\r
                DTSTART:20261120T\(time)Z\r\nSUMMARY:\(name)\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r
                DESCRIPTION:x\r\nTRIGGER:PT0S\r\nEND:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
                """
            _ = try put(text, as: "\(name).ics", in: "home")
        }
        // One in time, and one half an hour late, when the computer was on again.
        try member.alarms.noteRung([AlarmInstance.ID(uid: "bus")], at: desk.now - 5)
        try member.alarms.noteRung([AlarmInstance.ID(uid: "nap")], at: desk.now - 1_800)
        try desk.tool.expect(
            """
            $ eve-ics alarms --list
            missed alarm              nap
            missed alarm              tea
            rang, not dismissed       bus
            Saturday 21 Nov at 09:00  Period expected tomorrow
            """)
        let json = try desk.tool.run("alarms --list --json").text
        #expect(json.contains("\"state\": \"rang\""))
    }

    @Test func `a dose that repeats past midnight keeps its version until it has rung`() throws {
        try desk.tool.run("contraception add pill 21+7 --start 2026-11-10 --at 22:00")
        try desk.tool.run("remind pill --repeat 3 --every 60")
        func pill() throws -> Shown {
            try #require(try desk.events("Pill").first { $0.start.hasPrefix("20261120T220000") })
        }
        desk.now = eight + 15 * 3_600
        let before = try pill()
        #expect(before.text.ranges(of: "BEGIN:VALARM").count == 4)
        let token = try token(of: "cycle")
        desk.now += 5_400
        #expect(try pill().content == before.content)
        #expect(try !changed(in: "cycle", since: token).contains(before.name))
        desk.now += 86_400
        #expect(try !pill().text.contains("VALARM"))
    }

    @Test func `a dose that is recorded is silent everywhere`() throws {
        let pill = try addPill()
        var watch = try watch()
        desk.now += 10
        #expect(try titles(&watch) == ["Pill"])
        let token = try token(of: "cycle")
        try desk.tool.run("taken")
        #expect(try titles(&watch).isEmpty)
        #expect(try changed(in: "cycle", since: token).contains(pill.name))
        let after = try shown(pill.name, in: "cycle")
        #expect(!after.text.contains("VALARM"))
        #expect(Int(after("SEQUENCE")) == Int(pill("SEQUENCE")).map { $0 + 1 })
    }

    @Test func `a period that is logged needs no reminder, nor does a day`() throws {
        try desk.tool.run("remind period --before 1d --at 08:00")
        try desk.tool.run("remind log --at 08:00")
        desk.now = eight + 86_400
        var watch = try watch()
        #expect(try titles(&watch).sorted() == ["Log your day", "Period expected tomorrow"])
        try desk.tool.run("log today", today: "2026-11-21")
        #expect(try titles(&watch).isEmpty)
        desk.now += 86_400
        #expect(try titles(&watch) == ["Log your day"])
    }
}
