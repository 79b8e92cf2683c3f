import CalendarServer
import Foundation
import RunningTool
import Testing

/// calcurse edits an event by DELETE and a PUT under a new UID, in which only the description is as it was.
@Suite struct CycleRewriteTests {
    private let desk: Desk
    private let october: Shown

    init() throws {
        desk = try Desk()
        october = try #require(try desk.events("Period").last { !$0.isForecast })
    }

    /// - Parameter last: The last day, inclusive.
    private static func rewritten(
        _ event: Shown, title: String = "Period", _ first: String, last: String, uid: String = "c1"
    ) -> String {
        """
        BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//calcurse//EN\r\nBEGIN:VEVENT\r\nUID:\(uid)\r
        DTSTAMP:20261120T120000Z\r\nDTSTART;VALUE=DATE:\(first)\r\nSUMMARY:\(title)\r
        RRULE:FREQ=DAILY;UNTIL=\(last)\r\nDESCRIPTION:\(event("DESCRIPTION"))\r\nEND:VEVENT\r
        END:VCALENDAR\r\n
        """
    }

    private func shown(_ name: String) throws -> Shown? {
        try desk.account().resources(of: "cycle", named: [name]).first.map(Shown.init)
    }

    private var log: String {
        get throws { try desk.tool.run("export --format log").text }
    }

    @Test func `a period that was moved so is moved, in one entry that takes the deletion back`()
        throws
    {
        let token = try desk.token()
        try desk.tool.run("log 2026-10-26 --note remember")
        try desk.delete(october.name)
        try #require(try !desk.history.contains("2026-10-25"))
        let entries = try desk.entries
        let text = Self.rewritten(october, "20261024", last: "20261028")
        #expect(try desk.put(text, as: "c1.ics").isNew)
        #expect(try desk.entries == entries + 1)
        #expect(try desk.history.contains("2026-10-24 – 2026-10-28"))
        #expect(try log.contains("remember"))
        // Its own name is gone, and ours is there again.
        let changes = try #require(try desk.changes(since: token))
        #expect(changes.removed == ["c1.ics"])
        #expect(try shown(october.name)?.start == "20261024")
        // The answer was lost.
        try desk.put(text, as: "c1.ics")
        #expect(try desk.entries == entries + 1)
    }

    @Test func `a period that was only renamed so is logged as it was`() throws {
        try desk.tool.run("log 2026-10-26 --flow heavy")
        _ = try desk.resources()
        let before = try log
        try desk.delete(october.name)
        try desk.put(
            Self.rewritten(october, title: "Visit", "20261025", last: "20261029"), as: "c1.ics")
        #expect(try log == before)
    }

    @Test
    func
        `a deletion that is undone in the program is undone, though the event goes on as a forecast`()
        throws
    {
        let before = try log
        try desk.delete(october.name, tag: october.tag)
        try #require(try shown(october.name)?.isForecast == true)
        #expect(try desk.put(october.text, as: october.name, isNew: true).isNew)
        #expect(try log == before)
        #expect(
            failure { try desk.put(october.text + "\r\n", as: october.name, isNew: true) }
                == .conditionFailed)
    }

    @Test func `a dose that was rewritten so was not skipped`() throws {
        try desk.tool.run("contraception add pill 21+7 --start 2026-11-01")
        let pill = try #require(try desk.resources().first { $0.start == "20261110" })
        let before = try log
        try desk.delete(pill.name)
        try #require(try log != before)
        try desk.put(
            Self.rewritten(pill, title: "Tablet", "20261110", last: "20261110"), as: "c1.ics")
        #expect(try log == before)
    }

    @Test func `a forecast that was moved so to come is refused, and is there again`() throws {
        let next = try #require(try desk.events("Period (expected)").first)
        try desk.delete(next.name)
        try #require(try shown(next.name) == nil)
        let refusal = failure {
            try desk.put(
                Self.rewritten(next, "20261203", last: "20261207"), as: "c1.ics")
        }
        #expect(refusal?.told.hasPrefix("403 Nothing was changed") == true)
        #expect(try shown(next.name)?.content == next.content)
        #expect(try shown("c1.ics") == nil)
        try desk.delete(next.name)
        try desk.put(Self.rewritten(next, "20261119", last: "20261122"), as: "c2.ics")
        #expect(try desk.history.contains("2026-11-19"))
    }

    @Test func `another program's own events are not taken for it, and ten minutes are enough`()
        throws
    {
        let september = try #require(try desk.events("Period").first { $0.start == "20260927" })
        try desk.delete(september.name)
        let dentist = Desk.event("Dentist", "20261101", "20261102")
        #expect(try desk.put(dentist, as: "dentist.ics").tag != nil)
        try #require(try !desk.history.contains("2026-09-27"))
        desk.now += 601
        let text = Self.rewritten(september, title: "x", "20260927", last: "20261001")
        try desk.put(text, as: "late.ics")
        #expect(try shown("late.ics")?.text == text)
        #expect(try !desk.history.contains("2026-09-27"))
    }

    @Test func `a deletion that was undone meanwhile is not taken back twice`() throws {
        try desk.delete(october.name)
        try desk.tool.run("undo")
        try desk.tool.run("log 2026-10-30")
        let before = try log
        let entries = try desk.entries
        try desk.put(Self.rewritten(october, "20261025", last: "20261030"), as: "c1.ics")
        #expect(try log == before)
        #expect(try desk.entries == entries)
    }

    @Test func `a copy is an event of its own`() throws {
        let entries = try desk.entries
        #expect(
            try desk.put(
                Self.rewritten(october, title: "Visit", "20261025", last: "20261029"),
                as: "same.ics"
            ).tag == nil)
        #expect(
            try desk.put(
                october.text.replacing("UID:\(october("UID"))", with: "UID:copy"), as: "copy.ics"
            ).tag == nil)
        #expect(try desk.entries == entries)
        try desk.put(
            Self.rewritten(october, title: "x", "20261118", last: "20261119"), as: "copy.ics")
        #expect(try desk.history.contains("2026-11-18"))
        #expect(try desk.history.contains("2026-10-25 – 2026-10-29"))
    }

    @Test func `what is sent again as it was fetched is refused, so that nobody takes it for gone`()
        throws
    {
        let entries = try desk.entries
        let text = Self.rewritten(october, "20261025", last: "20261029")
        let refusal = failure { try desk.put(text, as: "same.ics") }
        #expect(refusal?.told == "403 Nothing was changed: this is in the calendar already.")
        #expect(try desk.entries == entries)
        #expect(try shown("same.ics") == nil)
    }

    @Test func `what another store's event says is kept and not believed`() throws {
        let other = try Desk("2026-10-02..2026-10-05")
        let foreign = try #require(try other.events("Period").first { !$0.isForecast })
        let entries = try desk.entries
        #expect(try desk.put(foreign.text, as: foreign.name).tag != nil)
        #expect(try desk.entries == entries)
        #expect(try shown(foreign.name)?.resource.bytes == foreign.resource.bytes)
    }
}
