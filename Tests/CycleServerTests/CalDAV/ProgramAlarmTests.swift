import AlarmClock
import CalendarServer
import CycleAlarms
import CyclePipeline
import Foundation
import Household
import RunningTool
import Testing

/// What other calendar programs make of an alarm: they forget it, delete it, move it or put it off.
@Suite struct ProgramAlarmTests: AlarmDoorTests {
    let desk: Desk

    init() throws { desk = try Self.opened() }

    @Test func `a program that forgets a dismissal does not take it back`() throws {
        try addWork()
        let before = try shown("work.ics", in: "alarms", "phone")
        desk.now += 10
        try leave(by: .evolution, before, in: "alarms")
        let dismissed = try shown("work.ics", in: "alarms")
        // As KDE writes it, without.
        desk.now += 10
        let outcome = try put(before.with("SUMMARY", "Work!"), as: "work.ics", in: "alarms")
        #expect(outcome.tag == nil, "other bytes are kept than those that were sent")
        var watch = try watch()
        #expect(try titles(&watch).isEmpty)
        let kept = try shown("work.ics", in: "alarms")
        #expect(kept("SUMMARY") == "Work!")
        #expect(kept.text.ranges(of: "ACKNOWLEDGED:").count == 2)
        #expect(kept("X-MOZ-LASTACK") == dismissed("X-MOZ-LASTACK"))
    }

    @Test func `both alarms deleted after they rang come back, before that they are gone`() throws {
        try addWork()
        var watch = try watch()
        let entry = try shown("work.ics", in: "alarms", "phone")
        let bare =
            entry.text.components(separatedBy: "BEGIN:VALARM")[0]
            + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        desk.now = eight + 1_600
        #expect(try titles(&watch) == ["Work"])
        _ = try put(bare, as: "work.ics", in: "alarms")
        #expect(try titles(&watch).isEmpty)
        let after = try shown("work.ics", in: "alarms")
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 2)
        #expect(after.text.ranges(of: "ACKNOWLEDGED:").count == 2)
        // Two days later, before it begins again, it is the person's wish.
        try member.alarms.dismiss(
            watch.poll(at: desk.now).ringing.map(\.alarm), at: desk.now, from: .page)
        try addTea()
        let tea = try shown("tea.ics", in: "alarms")
        let silent =
            tea.text.components(separatedBy: "BEGIN:VALARM")[0] + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        let outcome = try put(silent, as: "tea.ics", in: "alarms")
        #expect(outcome.tag != nil)
        #expect(try shown("tea.ics", in: "alarms").text == silent)
    }

    /// In two hours, once.
    private func addTea() throws {
        let day = LocalTime { _ in 0 }.day(at: desk.now)
        try member.alarms.put(
            OwnAlarm(uid: "tea", title: "Tea", minuteOfDay: 660, days: .on(day)), replacing: nil,
            at: desk.now)
    }

    @Test func `an alarm that a program canceled is off at each door, until it is switched on`()
        throws
    {
        try addWork()
        let entry = try shown("work.ics", in: "alarms", "phone")
        let canceled = entry.text.replacing("TRANSP:", with: "STATUS:CANCELLED\r\nTRANSP:")
        #expect(try put(canceled, as: "work.ics", in: "alarms").tag != nil)
        var watch = try watch()
        #expect(try titles(&watch).isEmpty)
        func known() throws -> KnownAlarm {
            let alarms = try member.alarms.ownAlarms(of: try member.state(at: .second(desk.now)))
            return try #require(alarms.first)
        }
        #expect(try known().standing == .off)
        #expect(try known().next == nil)
        try desk.tool.expect(
            """
            $ eve-ics alarm list
            1  Work  every day at 08:30  off
            $ eve-ics alarm edit Work --at 08:29
            Alarm changed: Work, every day at 08:29.
            Switched off: Work.
            $ eve-ics alarm off Work
            Switched off: Work.
            """)
        #expect(try desk.tool.run("alarm list --json").text.contains("\"on\": false"))
        #expect(try !desk.tool.run("agenda").text.contains("Work"))
        #expect(try titles(&watch).isEmpty)
        #expect(try desk.tool.run("alarm on Work").text.contains("Next time: "))
        #expect(try known().standing == .on)
        #expect(try titles(&watch) == ["Work"])
        #expect(try !shown("work.ics", in: "alarms").text.contains("STATUS"))
    }

    @Test func `an alarm that is moved while it rings is moved, and not dismissed`() throws {
        try addWork()
        var watch = try watch()
        let entry = try shown("work.ics", in: "alarms", "phone")
        let moved = entry.text.replacing("TRIGGER:-PT30M", with: "TRIGGER:-PT40M")
        #expect(try put(moved, as: "work.ics", in: "alarms").tag != nil)
        #expect(try titles(&watch) == ["Work"])
        #expect(try shown("work.ics", in: "alarms").text == moved)
    }

    @Test func `one day that is deleted or moved leaves the other days`() throws {
        try addWork()
        var watch = try watch()
        let entry = try shown("work.ics", in: "alarms", "phone")
        let text = entry.text.replacing(
            "RRULE:", with: "EXDATE:20261120T083000\r\nRRULE:")
        _ = try put(text, as: "work.ics", in: "alarms")
        #expect(try titles(&watch).isEmpty)
        desk.now += 86_400
        #expect(try titles(&watch) == ["Work"])
    }

    @Test func `what Apple's programs put off rings again`() throws {
        try addDentist()
        let entry = try shown("dentist.ics", in: "home", "phone")
        desk.now += 10
        let first = try #require(entry.text.range(of: "END:VALARM"))
        let text = entry.text.replacingCharacters(
            in: first, with: "ACKNOWLEDGED:20261120T080010Z\r\nEND:VALARM"
        ).replacing(
            "END:VEVENT",
            with: """
                BEGIN:VALARM\r\nUID:s\r\nTRIGGER;VALUE=DATE-TIME:20261120T080510Z\r
                ACTION:DISPLAY\r\nDESCRIPTION:x\r\nRELATED-TO;RELTYPE=SNOOZE:a\r
                END:VALARM\r\nEND:VEVENT
                """)
        #expect(try put(text, as: "dentist.ics", in: "home").tag != nil)
        var watch = try watch()
        #expect(try titles(&watch).isEmpty)
        desk.now += 300
        #expect(try titles(&watch) == ["Dentist"])
    }

    @Test func `a to-do that is done rings no more`() throws {
        try desk.account().makeCalendar("tasks", components: ["VTODO"], properties: [])
        func todo(_ more: String) -> String {
            """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:VTODO\r\nUID:todo\r
            DTSTAMP:20261119T120000Z\r\nDUE:20261120T081000Z\r\nSUMMARY:Tax\r\n\(more)\
            BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER;RELATED=END:-PT10M\r
            END:VALARM\r\nEND:VTODO\r\nEND:VCALENDAR\r\n
            """
        }
        _ = try put(todo(""), as: "todo.ics", in: "tasks")
        var watch = try watch()
        #expect(try titles(&watch) == ["Tax"])
        let done = todo("STATUS:COMPLETED\r\nCOMPLETED:20261120T080005Z\r\n")
        #expect(try put(done, as: "todo.ics", in: "tasks").tag != nil)
        #expect(try titles(&watch).isEmpty)
        #expect(try shown("todo.ics", in: "tasks").text == done)
    }

    @Test func `an entry without alarms is kept as it is`() throws {
        try addDentist()
        let text = Desk.event("Lunch", "20261120", "20261121", "X-MOZ-LASTACK:20261120T080000Z\r\n")
        #expect(try put(text, as: "lunch.ics", in: "home").tag != nil)
        #expect(try shown("lunch.ics", in: "home").text == text)
    }
}
