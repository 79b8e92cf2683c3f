import CalendarServer
import Foundation
import RunningTool
import Testing

/// calcurse-caldav edits by copies: it lists all, puts the copies, asks for each by its name, and deletes the
/// originals with the tags of the list.
@Suite struct CycleCopyTests {
    /// calcurse with its database: what it has under which name, with which tag.
    private final class Calcurse {
        let desk: Desk
        let password: String
        private(set) var known: [String: Shown] = [:]

        init(_ desk: Desk, _ password: String = "phone") throws {
            (self.desk, self.password) = (desk, password)
            try list()
        }

        func list() throws {
            known = [:]
            for event in try desk.resources(password) { known[event.name] = event }
        }

        /// The event that it has on this first day.
        func event(_ first: String, _ title: String = "Period") throws -> Shown {
            try #require(
                known.values.first {
                    $0.start == first && $0("SUMMARY").replacing(" (expected)", with: "") == title
                })
        }

        func push(_ text: String, as name: String) throws {
            try desk.put(text, as: name, password)
            // Without one it stops, and its database is as before.
            let found = try desk.account(password).resources(of: "cycle", named: [name])
            try #require(found.count == 1)
        }

        func delete(_ event: Shown) throws { try desk.delete(event.name, tag: event.tag, password) }

        /// As if nothing else was edited.
        func edit(
            _ event: Shown, title: String? = nil, to first: String, last: String,
            as uid: String,
            note: String = ""
        ) throws {
            try push(
                Self.copy(event, title: title, first, last: last, uid: uid, note: note),
                as: "\(uid).ics")
            try delete(event)
        }

        /// - Parameter last: The last day, inclusive.
        static func copy(
            _ event: Shown, title: String? = nil, _ first: String, last: String, uid: String,
            note: String = ""
        ) -> String {
            """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//calcurse//NONSGML v4.7.1//EN\r
            BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART;VALUE=DATE:\(first)\r
            RRULE:FREQ=DAILY;UNTIL=\(last)\r\nSUMMARY:\(title ?? event("SUMMARY"))\r
            DESCRIPTION:\(note)\(event("DESCRIPTION"))\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
            """
        }
    }

    private let desk: Desk
    private let calcurse: Calcurse

    init() throws {
        desk = try Desk()
        calcurse = try Calcurse(desk)
    }

    private var log: String {
        get throws { try desk.tool.run("export --format log").text }
    }

    /// What a program with the usual names would have made of the same edit.
    private func edited(
        _ first: String, to start: String, _ after: String
    ) throws -> (log: String, events: [String]) {
        let other = try Desk()
        let event = try #require(
            try other.resources().first { $0.start == first && $0("CATEGORIES") == "Period" })
        try other.put(event.moved(to: start, after), as: event.name, tag: event.tag)
        return (
            try other.tool.run("export --format log").text,
            try other.resources().map { $0.start + $0("SUMMARY") }.sorted()
        )
    }

    @Test(arguments: [
        ("20261020", "20261018", "20261022", "20261023"),
        ("20261024", "20261024", "20261028", "20261029"),
        ("20261029", "20261025", "20261030", "20261031"),
        ("20261030", "20261027", "20261031", "20261101"),
    ])
    func `a day without bleeding is no other obstacle than to an edit in place`(
        _ none: String, _ start: String, _ last: String, _ after: String
    ) throws {
        let day = "\(none.prefix(4))-\(none.dropFirst(4).prefix(2))-\(none.suffix(2))"
        let other = try Desk()
        for desk in [desk, other] { try desk.tool.run("log \(day) --flow none") }
        try calcurse.list()
        let event = try #require(try other.events("Period").first { $0.start == "20261025" })
        try other.put(event.moved(to: start, after), as: event.name, tag: event.tag)
        let original = try calcurse.event("20261025")
        let copy = Calcurse.copy(original, start, last: last, uid: "c1")
        let before = try log
        try calcurse.push(copy, as: "c1.ics")
        // Alone it is only kept, for the log says otherwise.
        #expect(try log == before)
        try calcurse.delete(original)
        #expect(try log == other.tool.run("export --format log").text)
        #expect(try desk.account().resources(of: "cycle", named: ["c1.ics"]).count == 1)
    }

    @Test(arguments: [
        ("20261025", "20261024", "20261028", "20261029"),
        ("20261025", "20261025", "20261030", "20261031"),
        ("20261025", "20261018", "20261022", "20261023"),
        ("20261025", "20261027", "20261028", "20261029"),
        ("20261122", "20261118", "20261120", "20261121"),
    ])
    func `a period is moved as in one step, and one undo takes that back`(
        _ first: String, _ start: String, _ last: String, _ after: String
    ) throws {
        let before = try (log, desk.resources().map(\.text))
        try calcurse.edit(try calcurse.event(first), to: start, last: last, as: "c1")
        let expected = try edited(first, to: start, after)
        #expect(try log == expected.log)
        #expect(
            try desk.resources().map { $0.start + $0("SUMMARY") }.sorted() == expected.events)
        try desk.tool.run("undo")
        #expect(try log == before.0)
    }

    @Test func `the event goes on under the name and the UID of the copy, for that program alone`()
        throws
    {
        try desk.addPassword("laptop")
        let token = try desk.token()
        let elsewhere = try desk.token("laptop")
        let october = try calcurse.event("20261025")
        try calcurse.edit(october, to: "20261024", last: "20261028", as: "c1")
        let shown = try desk.resources()
        let moved = try #require(shown.first { $0.name == "c1.ics" })
        #expect(moved.start == "20261024" && moved("UID") == "c1")
        #expect(!shown.contains { $0.name == october.name })
        #expect(Set(shown.map(\.name)).count == shown.count)
        let changes = try #require(try desk.changes(since: token))
        #expect(changes.removed == [october.name])
        #expect(changes.changed.contains(moved.resource))

        let others = try #require(try desk.changes(since: elsewhere, "laptop"))
        #expect(others.removed == ["c1.ics"])
        let there = try #require(others.changed.first { $0.name == october.name })
        #expect(Shown(there).start == "20261024" && Shown(there)("UID") == october("UID"))

        // It survives the server, and further edits go on from it.
        try desk.restartServer()
        try calcurse.list()
        #expect(try calcurse.event("20261024") == moved)
        try desk.put(moved.moved(to: "20261026", "20261031"), as: "c1.ics", tag: moved.tag)
        try calcurse.list()
        #expect(try calcurse.event("20261026").name == "c1.ics")
        try calcurse.edit(
            try calcurse.event("20261026"), to: "20261023", last: "20261027", as: "c2")
        #expect(try desk.history.contains("2026-10-23 – 2026-10-27"))
        try calcurse.list()
        #expect(calcurse.known["c1.ics"] == nil && calcurse.known["c2.ics"] != nil)
        try calcurse.delete(try calcurse.event("20261023"))
        #expect(try !desk.history.contains("2026-10-2"))
    }

    @Test func `all that was edited and deleted since the list goes through, whatever it changed`()
        throws
    {
        let first = try calcurse.event("20260830")
        let september = try calcurse.event("20260927")
        let october = try calcurse.event("20261025")
        let next = try calcurse.event("20261122")
        let later = try calcurse.event("20261221")
        try calcurse.push(
            Calcurse.copy(october, "20261024", last: "20261028", uid: "c1"), as: "c1.ics")
        try calcurse.push(
            Calcurse.copy(september, "20260927", last: "20261002", uid: "c2"), as: "c2.ics")
        try calcurse.push(
            Calcurse.copy(next, "20261119", last: "20261120", uid: "c3"), as: "c3.ics")
        for event in [october, later, september, next, first] { try calcurse.delete(event) }
        #expect(
            try log.split(separator: "\n").map { $0.prefix(10) }.filter { $0.hasPrefix("2026") }
                == [
                    "2026-09-27", "2026-09-28", "2026-09-29", "2026-09-30", "2026-10-01",
                    "2026-10-02", "2026-10-24", "2026-10-25", "2026-10-26", "2026-10-27",
                    "2026-10-28", "2026-11-19", "2026-11-20",
                ])
        try calcurse.list()
        #expect(["c1.ics", "c2.ics", "c3.ics"].allSatisfy { calcurse.known[$0] != nil })
        #expect(
            calcurse.known.values.filter { $0("SUMMARY") == "Period" && !$0.isForecast }.count == 3)
    }

    @Test func `a note that was added to a copy is a note, and a new title is nothing`() throws {
        let october = try calcurse.event("20261025")
        try calcurse.edit(
            october, to: "20261025", last: "20261029", as: "c1", note: "Slept badly\\n")
        #expect(try log.contains("Slept badly"))
        let noted = try log
        try calcurse.list()
        try calcurse.edit(
            try calcurse.event("20261025"), title: "Visit", to: "20261025", last: "20261029",
            as: "c2")
        #expect(try log == noted)
        try calcurse.list()
        #expect(try calcurse.event("20261025").name == "c2.ics")
    }

    @Test func `a forecast that was moved to come stays, under the copy's name`() throws {
        let before = try log
        let next = try calcurse.event("20261122")
        try calcurse.edit(next, to: "20261203", last: "20261207", as: "c1")
        #expect(try log == before)
        try calcurse.list()
        let restored = try calcurse.event("20261122")
        #expect(restored.name == "c1.ics")
        #expect(!calcurse.known.values.contains { $0.start == "20261203" })
        try calcurse.delete(restored)
        #expect(try !desk.resources().contains { $0.start == "20261122" })
    }

    @Test func `a dose is noted or skipped`() throws {
        try desk.tool.run("contraception add pill 21+7 --start 2026-11-01")
        try calcurse.list()
        let pill = try #require(calcurse.known.values.first { $0.start == "20261110" })
        let other = try #require(calcurse.known.values.first { $0.start == "20261111" })
        try calcurse.edit(
            pill, title: pill("SUMMARY"), to: "20261110", last: "20261110", as: "c1",
            note: "Late train\\n")
        #expect(try log.contains("Late train"))
        try #require(try !log.contains("skipped"))
        try calcurse.delete(other)
        #expect(try log.contains("2026-11-11"))
        #expect(try log.contains("skipped"))
    }

    @Test func `a copy that nothing follows is a copy, and what follows a list knows of it`() throws
    {
        let october = try calcurse.event("20261025")
        try calcurse.push(
            Calcurse.copy(october, "20261116", last: "20261118", uid: "c1"), as: "c1.ics")
        let copied = try log
        #expect(copied.contains("2026-11-16") && copied.contains("2026-10-25"))
        try calcurse.list()
        #expect(calcurse.known["c1.ics"] == nil)
        #expect(failure { try desk.delete(october.name, tag: october.tag) } == .conditionFailed)
        try calcurse.delete(try calcurse.event("20261025"))
        #expect(try log.contains("2026-11-16"))
        #expect(try !log.contains("2026-10-25"))
    }

    @Test
    func `an original goes only with its tag, for who put the copy, and with nothing between`()
        throws
    {
        try desk.addPassword("laptop")
        _ = try desk.resources("laptop")
        let october = try calcurse.event("20261025")
        // Nothing of the log but a note, so that the original itself is as it was.
        let copy = Calcurse.copy(
            october, "20261025", last: "20261029", uid: "c1", note: "Slept badly\\n")
        try calcurse.push(copy, as: "c1.ics")
        let before = try log
        for tag in [october.tag + "0", "x"] {
            #expect(failure { try desk.delete(october.name, tag: tag) } == .conditionFailed)
        }
        #expect(
            failure { try desk.delete(october.name, tag: october.tag, "laptop") }
                == .conditionFailed)
        // What the program knows of the copy is lost with the server.
        try desk.restartServer()
        #expect(failure { try calcurse.delete(october) } == .conditionFailed)
        #expect(try log == before)

        try calcurse.list()
        let known = try calcurse.event("20261025")
        try calcurse.push(copy, as: "c1.ics")
        try desk.tool.run("log 2026-11-02 --note elsewhere")
        #expect(failure { try calcurse.delete(known) } == .conditionFailed)
        try calcurse.list()
        try calcurse.push(copy, as: "c1.ics")
        desk.now += 601
        #expect(failure { try calcurse.delete(known) } == .conditionFailed)
        #expect(try log.contains("2026-10-25"))
    }

    @Test func `a half that is sent again is done once`() throws {
        let october = try calcurse.event("20261025")
        let copy = Calcurse.copy(october, "20261018", last: "20261022", uid: "c1")
        try calcurse.push(copy, as: "c1.ics")
        try calcurse.push(copy, as: "c1.ics")
        try calcurse.delete(october)
        let entries = try desk.entries
        try calcurse.delete(october)
        #expect(try desk.entries == entries)
        #expect(try log == edited("20261025", to: "20261018", "20261023").log)
        #expect(failure { try desk.delete(october.name) } == .notFound)
    }

    @Test func `who changed an event itself needs its new tag`() throws {
        let october = try calcurse.event("20261025")
        try desk.put(october.moved(to: "20261024", "20261029"), as: october.name, tag: october.tag)
        #expect(failure { try calcurse.delete(october) } == .conditionFailed)
        let september = try calcurse.event("20260927")
        try calcurse.delete(september)
        #expect(failure { try calcurse.delete(september) } == .conditionFailed)
    }

    @Test func `a name that was given is free for something else once its event is not shown`()
        throws
    {
        let next = try calcurse.event("20261122")
        try calcurse.edit(next, to: "20261203", last: "20261207", as: "c1")
        try calcurse.list()
        let dentist = Desk.event("Dentist", "20261201", "20261202", uid: "c1")
        #expect(failure { try desk.put(dentist, as: "c3.ics") } == .uidTaken(by: "c1.ics"))
        let other = Desk.event("Dentist", "20261201", "20261202", uid: "d")
        #expect(failure { try desk.put(other, as: "c1.ics") } == .uidTaken(by: "c1.ics"))
        try calcurse.delete(try calcurse.event("20261122"))
        #expect(try desk.put(dentist, as: "c1.ics").tag != nil)
        try desk.tool.run("unhide")
        try calcurse.list()
        #expect(try calcurse.event("20261122").name == next.name)
        #expect(try calcurse.event("20261201", "Dentist").name == "c1.ics")
    }
}
