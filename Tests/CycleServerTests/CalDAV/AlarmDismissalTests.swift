import CalendarServer
import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// Alarms of ours that are dismissed or put off in one program, and what all are shown then.
@Suite struct AlarmDismissalTests {
    private let desk: Desk
    private let name: String

    /// 09:30 on the day before a pill's: one of its two alarms has rung.
    init() throws {
        desk = try Desk()
        try desk.tool.run("contraception add pill 21+7 --start 2026-11-10")
        try desk.tool.run("remind pill --before 1d --before 0d")
        desk.now += 86_400 - 9_000
        let pill = try #require(try desk.events("Pill").first { $0.start == "20261122" })
        name = pill.name
        try #require(pill.text.ranges(of: "BEGIN:VALARM").count == 2)
        try desk.addPassword("tablet")
    }

    private func shown(_ password: String = "phone") throws -> Shown {
        try #require(
            try desk.account(password).resources(of: "cycle", named: [name]).first.map(Shown.init))
    }

    private static func stamp(_ event: Shown) -> [String] {
        [event("SEQUENCE"), event("LAST-MODIFIED"), event("DTSTAMP")]
    }

    @Test func `a dismissal in Thunderbird is kept, shown to all, and no other version`() throws {
        let event = try shown()
        let token = try desk.token("tablet")
        let entries = try desk.entries
        try desk.put(
            event.text.replacing("STATUS", with: "X-MOZ-LASTACK:20261121T093000Z\r\nSTATUS"),
            as: event.name, tag: event.tag)
        let after = try shown()
        #expect(after("X-MOZ-LASTACK") == "20261121T093000Z")
        #expect(Self.stamp(after) == Self.stamp(event) && after.tag != event.tag)
        #expect(try desk.changes(since: token, "tablet")?.changed.map(\.name) == [event.name])
        #expect(try shown("tablet") == after)
        try desk.restartServer()
        #expect(try shown("tablet") == after)
        #expect(try desk.entries == entries)
    }

    @Test func `a dismissal in Evolution is of the alarm that rang, and KDE takes none away`()
        throws
    {
        let event = try shown()
        let first = try #require(event.text.range(of: "END:VALARM"))
        let text = event.text.replacingCharacters(
            in: first, with: "ACKNOWLEDGED:20261121T093001Z\r\nEND:VALARM")
        try desk.put(text, as: event.name, tag: event.tag)
        let after = try shown()
        #expect(after.text.ranges(of: "ACKNOWLEDGED:20261121T093001Z").count == 1)
        #expect(Self.stamp(after) == Self.stamp(event) && after.tag != event.tag)
        // As KDE writes it, without.
        try desk.put(event.text, as: after.name, tag: after.tag)
        #expect(try shown().text.ranges(of: "ACKNOWLEDGED:20261121T093001Z").count == 1)
    }

    @Test func `Thunderbird puts an alarm off for all, and changes no reminder`() throws {
        let event = try shown()
        let entries = try desk.entries
        try desk.put(
            event.text.replacing(
                "STATUS",
                with:
                    "X-MOZ-LASTACK:20261121T093000Z\r\nX-MOZ-SNOOZE-TIME:20261121T100000Z\r\nSTATUS"
            ), as: event.name, tag: event.tag)
        let after = try shown()
        #expect(try desk.entries == entries)
        #expect(after("X-MOZ-SNOOZE-TIME") == "20261121T100000Z")
        #expect(Self.stamp(after) == Self.stamp(event) && after.tag != event.tag)
        try desk.tool.write(Data(after.text.utf8), to: "one.ics")
        #expect(try desk.tool.run("lint one.ics").code == 0)
        // Dismissed for good.
        let text = after.text.replacing("X-MOZ-SNOOZE-TIME:20261121T100000Z\r\n", with: "")
            .replacing("LASTACK:20261121T093000Z", with: "LASTACK:20261121T100100Z")
        try desk.put(text, as: after.name, tag: after.tag)
        let last = try shown()
        #expect(!last.text.contains("SNOOZE"))
        #expect(last("X-MOZ-LASTACK") == "20261121T100100Z")
        #expect(Self.stamp(last) == Self.stamp(event) && last.tag != after.tag)
        #expect(try desk.entries == entries)
    }

    /// The alarms as Apple's programs write them when the first one is put off for half an hour.
    private func snoozedByApple(_ event: Shown) throws -> String {
        let alarm = try #require(event.text.components(separatedBy: "BEGIN:VALARM\r\nUID:").last)
        let snooze = """
            BEGIN:VALARM\r\nUID:s\r\nTRIGGER;VALUE=DATE-TIME:20261121T100000Z\r
            ACTION:DISPLAY\r\nDESCRIPTION:x\r
            RELATED-TO;RELTYPE=SNOOZE:\(alarm.prefix(36))\r\nEND:VALARM\r\nEND:VEVENT
            """
        let first = try #require(event.text.range(of: "END:VALARM"))
        return event.text.replacingCharacters(
            in: first, with: "ACKNOWLEDGED:20261121T093000Z\r\nEND:VALARM"
        ).replacing("END:VEVENT", with: snooze)
    }

    @Test func `Apple puts an alarm off for all, and changes no reminder`() throws {
        let event = try shown()
        let entries = try desk.entries
        try desk.put(snoozedByApple(event), as: event.name, tag: event.tag)
        let after = try shown()
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 3)
        #expect(after.text.contains("TRIGGER;VALUE=DATE-TIME:20261121T100000Z"))
        #expect(after("X-MOZ-SNOOZE-TIME") == "20261121T100000Z")
        #expect(Self.stamp(after) == Self.stamp(event))
        // Another program loses what tells that it is no alarm of its own.
        let lines = after.text.components(separatedBy: "\r\n")
        try desk.put(
            lines.filter { !$0.hasPrefix("RELATED-TO") && !$0.hasPrefix("ACKNOWLEDGED") }
                .joined(separator: "\r\n"), as: after.name, tag: after.tag)
        #expect(try shown().text.ranges(of: "BEGIN:VALARM").count == 3)
        #expect(try desk.entries == entries)
    }

    @Test func `what is dismissed far ahead silences nothing that is to come`() throws {
        let event = try shown()
        try desk.put(
            event.text.replacing("STATUS", with: "X-MOZ-LASTACK:20991121T093000Z\r\nSTATUS"),
            as: event.name, tag: event.tag)
        #expect(try shown()("X-MOZ-LASTACK") == "20261121T103000Z")
    }

    /// Of an event with two alarms, the one before its day and the one on it.
    private func withoutAlarm(_ number: Int, _ event: Shown) -> String {
        let parts = event.text.components(separatedBy: "BEGIN:VALARM")
        let end = "END:VEVENT\r\nEND:VCALENDAR\r\n"
        return number == 0
            ? parts[0] + "BEGIN:VALARM" + parts[2] : parts[0] + "BEGIN:VALARM" + parts[1] + end
    }

    @Test func `an alarm deleted after it rang is dismissed, before that another reminder`() throws
    {
        let event = try shown()
        let entries = try desk.entries
        try desk.put(withoutAlarm(0, event), as: event.name, tag: event.tag)
        let after = try shown()
        #expect(try desk.entries == entries)
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 2)
        #expect(after.text.ranges(of: "ACKNOWLEDGED:").count == 1)
        try desk.put(withoutAlarm(1, after), as: after.name, tag: after.tag)
        #expect(try desk.entries == entries + 1)
        #expect(try desk.tool.run("remind pill").text.contains(" 09:00, 1 day before\n"))
    }

    @Test func `an alarm that a program drops with another edit changes no reminder`() throws {
        let event = try shown()
        let entries = try desk.entries
        let text = withoutAlarm(1, event)
        let line = try #require(text.range(of: "DESCRIPTION:"))
        try desk.put(
            text.replacingCharacters(in: line, with: "DESCRIPTION:Take two\\n"), as: event.name,
            tag: event.tag)
        #expect(try desk.entries == entries + 1)
        #expect(
            try desk.tool.run("remind pill").text.contains("own time, 1 day before and on the day"))
    }

    @Test func `the only alarm deleted after it rang is dismissed, before that it stays`() throws {
        try desk.tool.run("remind pill --before 0d")
        let event = try shown()
        let entries = try desk.entries
        let text =
            event.text.components(separatedBy: "BEGIN:VALARM")[0]
            + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        try desk.put(text, as: event.name, tag: event.tag)
        #expect(try shown().text.ranges(of: "BEGIN:VALARM").count == 1)
        #expect(try !shown().text.contains("ACKNOWLEDGED"))
        desk.now += 86_400
        try desk.put(text, as: event.name, tag: shown().tag)
        #expect(try shown().text.contains("\r\nACKNOWLEDGED:20261122T093000Z\r\n"))
        #expect(try desk.entries == entries)
    }

    @Test func `what was dismissed goes into a backup and is erased with the rest`() throws {
        let event = try shown()
        try desk.put(
            event.text.replacing("STATUS", with: "X-MOZ-LASTACK:20261121T093000Z\r\nSTATUS"),
            as: event.name, tag: event.tag)
        let person = try #require(try desk.store.people().first).id
        let known = try desk.store.acknowledgements(of: person, at: .max)
        #expect(
            known == [
                AlarmAcknowledgement(
                    uid: event("UID"), acknowledged: 1_795_253_400, origin: .calendar)
            ])
        let backup = desk.tool.folder.appending(path: "backup.db").path
        try desk.store.backup(to: backup)
        #expect(
            try SQLiteStore.open(backup, mode: .readOnly).acknowledgements(of: person, at: .max)
                == known)
        // What is later than the days that go stays.
        #expect(
            try desk.tool.run("erase --before 2026-10-01 --yes", today: "2026-11-22").text
                .hasPrefix("Erased"))
        #expect(try desk.store.acknowledgements(of: person, at: .max) == known)
        try desk.tool.run("erase --before 2026-11-22 --yes", today: "2026-11-22")
        #expect(try desk.store.acknowledgements(of: person, at: .max).isEmpty)
    }

    @Test func `what was dismissed of an event that goes is erased with it`() throws {
        let person = try #require(try desk.store.people().first).id
        let cycle = try desk.store.cycleCalendar(of: person)
        let pills = try desk.events("Pill")
        let (past, later) = (try #require(pills.first), try #require(pills.last))
        try desk.store.append(
            [], for: person,
            changing: [past, later].map {
                .acknowledge(
                    AlarmAcknowledgement(uid: $0("UID"), acknowledged: desk.now, origin: .calendar),
                    at: desk.now)
            },
            expecting: CycleMoment(entry: desk.entries, revision: cycle.revision))
        try #require(past.start < "20261121")
        try desk.tool.run("erase --before 2026-11-21 --yes", today: "2026-11-21")
        #expect(try desk.store.acknowledgements(of: person, at: .max).map(\.uid) == [later("UID")])
    }
}
