import CalendarServer
import Foundation
import RunningTool
import SQLiteStore
import Store
import Testing
import XML

/// Her own calendars, which are kept as they were sent.
@Suite struct StoredCalendarTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
        try desk.account().makeCalendar(
            "work", components: ["VEVENT", "VTODO"],
            properties: [XMLElement(.dav("displayname"), text: "Work & <more>")])
    }

    private func put(
        _ text: String, _ name: String, in calendar: String = "work", tag: String? = nil
    ) throws -> PutOutcome {
        try desk.account().put(
            try CalendarObject(Array(text.utf8)), as: name, in: calendar, if: Desk.condition(tag))
    }

    @Test func `objects come back byte for byte, with tags that say so`() throws {
        let text = Desk.event("Period", "20261101", "20261104", "x-small:a\\,b\r\n")
        let outcome = try put(text, "a.ics")
        let kept = try #require(try desk.account().resources(of: "work", after: "").first)
        #expect(kept.bytes == Array(text.utf8) && kept.tag == outcome.tag && outcome.isNew)
        #expect(try put(text, "a.ics") == PutOutcome(isNew: false, tag: kept.tag))
        #expect(failure { _ = try put(text, "b.ics") } == .uidTaken(by: "a.ics"))
        #expect(failure { _ = try put(text, "a.ics", tag: "x") } == .conditionFailed)
        #expect(failure { _ = try put(text, "a.ics", in: "none") } == .notFound)
        // The journal knows nothing of it.
        #expect(try !desk.history.contains("2026-11-01"))
    }

    @Test func `changes follow a token, which a calendar made anew does not know`() throws {
        let empty = try #require(try desk.account().calendar("work")).syncToken
        let outcome = try put(Desk.event("One", "20261101", "20261102"), "a.ics")
        let changes = try #require(try desk.account().changes(of: "work", since: empty))
        #expect(changes.changed.map(\.name) == ["a.ics"] && changes.removed.isEmpty)
        try desk.account().delete("a.ics", of: "work", if: Desk.condition(outcome.tag))
        let later = try #require(try desk.account().changes(of: "work", since: changes.token))
        #expect(later.changed.isEmpty && later.removed == ["a.ics"])
        #expect(try desk.account().changes(of: "work", since: "data:,x") == nil)
        #expect(try desk.account().changes(of: "work", since: try desk.token()) == nil)
        try desk.account().deleteCalendar("work")
        #expect(try desk.account().calendar("work") == nil)
        try desk.account().makeCalendar("work", components: ["VEVENT"], properties: [])
        #expect(try desk.account().changes(of: "work", since: later.token) == nil)
    }

    private func move(
        _ name: String, of calendar: String, to place: CalendarPlace, tag: String? = nil
    ) throws -> PutOutcome {
        try desk.account().move(
            CalendarPlace(calendar, name), to: place, if: Desk.condition(tag),
            replacing: WriteCondition { $0 == nil })
    }

    private func names(in calendar: String) throws -> [String] {
        try desk.account().resources(of: calendar, after: "").map(\.name)
    }

    @Test func `an entry moves from one of her calendars to another and beside the cycle`() throws {
        try desk.account().makeCalendar("home", components: ["VEVENT"], properties: [])
        let text = Desk.event("Dentist", "20261101", "20261102")
        let tag = try put(text, "a.ics").tag
        let home = CalendarPlace("home", "b.ics")
        #expect(
            failure { _ = try move("a.ics", of: "work", to: home, tag: "x") } == .conditionFailed)
        #expect(try move("a.ics", of: "work", to: home, tag: tag).isNew)
        #expect(try names(in: "work").isEmpty && names(in: "home") == ["b.ics"])
        let cycle = CalendarPlace("cycle", "c.ics")
        #expect(try move("b.ics", of: "home", to: cycle).isNew)
        let kept = try desk.account().resources(of: "cycle", named: ["c.ics"])
        #expect(try kept.map(\.bytes) == [Array(text.utf8)] && names(in: "home").isEmpty)
        #expect(
            failure { _ = try move("c.ics", of: "cycle", to: CalendarPlace("cycle", "d.ics")) }?
                .told.hasPrefix("403") == true)
        #expect(try move("c.ics", of: "cycle", to: home).isNew)
        #expect(try names(in: "home") == ["b.ics"] && !names(in: "cycle").contains("c.ics"))
        #expect(failure { _ = try move("no", of: "home", to: cycle) } == .notFound)
        #expect(
            failure { _ = try move("b.ics", of: "home", to: CalendarPlace("none", "x")) }
                == .notFound)
    }

    @Test func `a period from another calendar is logged, none leaves the cycle`() throws {
        _ = try put(Desk.event("Period", "20261101", "20261104"), "a.ics")
        _ = try move("a.ics", of: "work", to: CalendarPlace("cycle", "a.ics"))
        #expect(try desk.history.contains("2026-11-01"))
        #expect(try names(in: "work").isEmpty)
        let period = try #require(try desk.events("Period").last)
        let before = try desk.history
        let refusal = failure {
            _ = try move(period.name, of: "cycle", to: CalendarPlace("work", "x.ics"))
        }
        #expect(refusal?.told.hasPrefix("403") == true)
        #expect(try desk.history == before && names(in: "work").isEmpty)
    }

    @Test func `properties are kept as they were set`() throws {
        let color = XMLElement(.apple("calendar-color"), text: "#FF0000FF")
        let odd = XMLElement(
            XMLName("http://example.com/", "odd"), [XMLElement(.dav("href"), text: "/x y")])
        for calendar in ["work", "cycle"] {
            try desk.account().change([.set(color), .set(odd)], of: calendar)
            let first = try #require(try desk.account().calendar(calendar)).properties
            #expect(first.contains(color) && first.contains(odd))
            #expect(first.contains { $0.name == .dav("displayname") })
            try desk.account().change(
                [.remove(odd.name), .remove(.dav("nothing"))], of: calendar)
            let then = try #require(try desk.account().calendar(calendar)).properties
            #expect(then.contains(color) && !then.contains(odd))
        }
    }

    @Test func `the cycle calendar cannot be deleted nor made again`() throws {
        #expect(
            failure { try desk.account().deleteCalendar("cycle") }?.told
                .hasPrefix("403 This calendar") == true)
        let account = try desk.account()
        let error = #expect(throws: (any Error).self) {
            try account.makeCalendar("cycle", components: ["VEVENT"], properties: [])
        }
        #expect(error.map(account.failure)?.told.hasPrefix("405") == true)
        #expect(failure { try desk.account().deleteCalendar("none") } == .notFound)
    }

    @Test func `what a program changes beside the log leaves a mark for undo`() throws {
        let log = try desk.tool.run("export --format log").output
        try desk.account().makeCalendar("home", components: ["VEVENT"], properties: [])
        let undo = try desk.tool.run("undo")
        #expect(
            undo.error == """
                undo: the last change was made in a calendar program, and 'undo' does not take it \
                back
                take it back there; what was removed comes back by 'restore', as in 'eve-ics alarm restore'; \
                'eve-ics undo 1' takes back the last change of the log

                """)
        #expect(try desk.tool.run("export --format log").output == log)
        // An edit of the log in a program is taken back as ever.
        let october = try #require(try desk.events("Period").last { !$0.isForecast })
        try desk.put(october.moved(to: "20261024", "20261029"), as: october.name)
        #expect(try desk.tool.run("undo").code == 0)
        #expect(try desk.tool.run("export --format log").output == log)
    }

    @Test func `a program is told that the disk is full, and not to come again`() throws {
        let full = StoreError(.diskFull, path: "eve.db")
        #expect(
            try desk.account().failure(for: full)
                == .refused(
                    DAVError(507, nil, "the disk of the server is full; nothing was changed")))
    }

    @Test func `a calendar that a program renamed is the last change, its color is none`() throws {
        let account = try desk.account()
        try account.makeCalendar("home", components: ["VEVENT"], properties: [])
        try desk.tool.run("log 2026-11-18 --note x")
        let color = XMLElement(
            XMLName("http://apple.com/ns/ical/", "calendar-color"), text: "#FF0000FF")
        try account.change([.set(color)], of: "home")
        #expect(try desk.tool.run("undo --dry-run").text.contains("18 Nov"))
        try account.change(
            [.set(XMLElement(XMLName.dav("displayname"), text: "Family"))], of: "home")
        let undo = try desk.tool.run("undo")
        #expect(
            undo.code == 1 && undo.error.contains("the last change was made in a calendar program"))
        #expect(try desk.tool.run("calendar list").text.contains("Family"))
        #expect(try desk.tool.run("export --format log").text.contains("2026-11-18,,,,,,,,,x,,"))
    }
}
