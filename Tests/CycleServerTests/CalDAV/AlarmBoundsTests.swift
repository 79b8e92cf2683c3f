import AlarmClock
import CalendarServer
import CycleAlarms
import CyclePipeline
import Foundation
import Household
import RunningTool
import SQLiteStore
import Store
import Testing

/// What a program can make large or absurd: it is bounded, and said.
@Suite struct AlarmBoundsTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
        // Friday 20 November 2026, 08:00 in UTC.
        desk.now = 1_795_161_600
        try desk.account().makeCalendar("home", components: ["VEVENT"], properties: [])
        try desk.account().makeCalendar("alarms", components: ["VEVENT"], properties: [])
    }

    private func put(_ text: String, as name: String, in calendar: String = "home") throws
        -> PutOutcome
    {
        try desk.account().put(
            try CalendarObject(Array(text.utf8)), as: name, in: calendar, if: WriteCondition())
    }

    private func event(_ uid: String, _ start: String, _ lines: String = "", alarms: [String])
        -> String
    {
        let alarms = alarms.map {
            "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\n\($0)\r\nEND:VALARM\r\n"
        }
        return """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:VEVENT\r\nUID:\(uid)\r
            DTSTAMP:20261119T120000Z\r\nDTSTART:\(start)\r\nSUMMARY:\(uid)\r\n\(lines)\
            \(alarms.joined())END:VEVENT\r\nEND:VCALENDAR\r\n
            """
    }

    private var member: Member {
        get throws {
            try #require(try Household(desk.store, zones: Serving.zones).members().first)
        }
    }

    private var board: AlarmSnapshot {
        get throws {
            let state = try member.state(at: .second(desk.now))
            return try member.alarms.snapshot(of: state, at: desk.now, ahead: 86_400)
        }
    }

    private func kept(_ name: String, in calendar: String = "home") throws -> String {
        let found = try desk.account().resources(of: calendar, named: [name]).first
        return String(decoding: try #require(found).bytes, as: UTF8.self)
    }

    @Test(.timeLimit(.minutes(1)))
    func `an entry with ten thousand alarms is rung, dismissed and said to be cut`() throws {
        let alarms = (0..<10_000).map { "TRIGGER:-PT\($0)M" }
        let text = event("many", "20261120T080000Z", alarms: alarms)
        #expect(try put(text, as: "many.ics").tag != nil)
        #expect(try board.isCut)
        let ringing = try board.ringing(at: desk.now)
        #expect(ringing.count == 50)
        try member.alarms.dismiss(ringing, at: desk.now, from: .commandLine)
        #expect(try board.ringing(at: desk.now).isEmpty)
        let dismissed = try kept("many.ics")
        #expect(dismissed.ranges(of: "ACKNOWLEDGED:20261120T080000Z").count == 50)
        // Back without what was written, and with alarms missing.
        _ = try put(event("many", "20261120T080000Z", alarms: Array(alarms[1...])), as: "many.ics")
        #expect(try board.ringing(at: desk.now).isEmpty)
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["home", "alarms"])
    func `an alarm of every minute or second is bounded, and can be dismissed`(_ calendar: String)
        throws
    {
        for (name, frequency) in [("m", "MINUTELY"), ("s", "SECONDLY")] {
            let text = event(
                name, "20200101T000000Z", "RRULE:FREQ=\(frequency)\r\n", alarms: ["TRIGGER:PT0S"])
            #expect(try put(text, as: "\(name).ics", in: calendar).tag != nil)
        }
        #expect(try board.isCut)
        #expect(try board.alarms.count <= AlarmSchedule.most)
        #expect(try board.ringing(at: desk.now).contains { $0.title == "m" })
        for list in ["alarms --list", "agenda", "week"] {
            let said = try desk.tool.run(list).text
            #expect(said.contains("\nThere are more entries than are shown here.\n"), "\(list)")
        }
        let text = try kept("m.ics", in: calendar)
        _ = try put(
            text.replacing("BEGIN:VALARM", with: "X-MOZ-LASTACK:20261120T080000Z\r\nBEGIN:VALARM"),
            as: "m.ics", in: calendar)
        #expect(try !board.ringing(at: desk.now).contains { $0.title == "m" })
        // A minute later it rings again: that is what its rule says.
        desk.now += 60
        #expect(try board.ringing(at: desk.now).contains { $0.title == "m" })
    }

    @Test func `five hundred own alarms of a program ring, and one more by command is refused`()
        throws
    {
        for number in 0..<500 {
            let text = event(
                "a\(number)", "20261120T083000", "RRULE:FREQ=DAILY\r\n", alarms: ["TRIGGER:-PT30M"])
            _ = try put(text, as: "\(number).ics", in: "alarms")
        }
        #expect(try board.ringing(at: desk.now).count == 500)
        #expect(try desk.tool.run("alarm add More --at 10:00").code == 1)
        #expect(try desk.tool.run("alarm list").text.split(separator: "\n").count == 500)
    }

    @Test(arguments: [
        "TRIGGER:-P99999999999W", "TRIGGER:P4000D", "TRIGGER:-PT99999999999999999999S",
        "TRIGGER:-P1D\r\nREPEAT:999999999\r\nDURATION:PT1S",
        "TRIGGER:-PT5M\r\nREPEAT:-7\r\nDURATION:-P1D",
        "TRIGGER:-PT5M\r\nREPEAT:5\r\nDURATION:P99999999999999D", "TRIGGER:soon",
        "TRIGGER;VALUE=DATE-TIME:99991231T235959Z", "TRIGGER;VALUE=DATE-TIME:00000000T000000Z",
        "TRIGGER;RELATED=END:-P8000D", "X-NOTHING:1",
        "TRIGGER:-PT5M\r\nACKNOWLEDGED:99991231T235959Z",
    ])
    func `an absurd alarm makes nothing else silent`(_ alarm: String) throws {
        _ = try put(
            event("odd", "20261120T080500Z", alarms: [alarm, "TRIGGER:-PT5M"]), as: "odd.ics")
        _ = try put(
            event("odd", "20261120T080500", "DURATION:P99999W\r\n", alarms: [alarm]),
            as: "odd.ics", in: "alarms")
        _ = try put(event("fine", "20261120T080500Z", alarms: ["TRIGGER:-PT5M"]), as: "fine.ics")
        let board = try board
        #expect(board.ringing(at: desk.now).contains { $0.title == "fine" })
        #expect(board.alarms.count < 100)
        _ = board.poll(at: desk.now)
        try member.alarms.dismiss(board.alarms, at: desk.now, from: .commandLine)
        #expect(try !self.board.ringing(at: desk.now).contains { $0.title == "fine" })
    }

    @Test func `a lead of more than a week begins a week ahead, and one without end is rung`()
        throws
    {
        _ = try put(
            event("far", "20261125T080000", alarms: ["TRIGGER:-P30D"]), as: "far.ics", in: "alarms")
        let far = try #require(try board.alarms.first { $0.title == "far" })
        #expect(far.about - far.instance.begin == 7 * 86_400)
        _ = try put(
            event(
                "old", "19000101T080000Z", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n",
                alarms: ["TRIGGER:PT0S"]), as: "never.ics")
        #expect(try board.alarms.map(\.title) == ["far"])
    }

    @Test func `one UID in two calendars is one alarm to its person`() throws {
        let text = event("twice", "20261120T080500Z", alarms: ["TRIGGER:-PT5M"])
        try desk.account().makeCalendar("work", components: ["VEVENT"], properties: [])
        for calendar in ["home", "work"] {
            _ = try put(text, as: "twice.ics", in: calendar)
        }
        var watch = AlarmWatch(
            Serving.household(try desk.store), person: nil, from: desk.now - 86_400)
        let ringing = try watch.poll(at: desk.now).ringing
        #expect(ringing.allSatisfy { $0.alarm.title == "twice" && $0.ring.isNew })
        try member.alarms.dismiss(
            [try #require(ringing.first).alarm], at: desk.now, from: .commandLine)
        #expect(try watch.poll(at: desk.now).ringing.isEmpty)
    }
}
