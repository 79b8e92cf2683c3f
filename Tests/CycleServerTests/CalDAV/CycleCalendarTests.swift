import CalendarDoors
import CalendarServer
import Foundation
import RunningTool
import Testing
import XML

/// The cycle as a calendar program sees it.
@Suite struct CycleCalendarTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    @Test func `each event is a calendar of its own, under its UID, and passes the lint`() throws {
        let shown = try desk.resources()
        #expect(shown.count > 20)
        for event in shown {
            #expect(event.name == "\(event("UID")).ics")
            #expect(event.text.components(separatedBy: "BEGIN:VEVENT").count == 2)
            #expect(!event.text.contains("METHOD"))
            #expect(!event.text.contains("X-WR"))
        }
        let calendar = try #require(try desk.account().calendar("cycle"))
        #expect(calendar.isCycle && !calendar.isReadOnly && calendar.components == ["VEVENT"])
        #expect(calendar.properties.contains { $0.text == "Cycle" })
        try desk.tool.write(Data(try #require(shown.first).text.utf8), to: "one.ics")
        #expect(try desk.tool.run("lint one.ics").code == 0)
    }

    @Test func `a timed dose brings its zone along`() throws {
        try desk.tool.run("settings timezone Europe/Amsterdam")
        try desk.tool.run("contraception add pill 21+7 --start 2026-11-01 --at 21:00")
        let pill = try #require(try desk.resources().first { $0.text.contains("TZID") })
        #expect(pill.text.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Amsterdam"))
        #expect(pill.text.contains("DTSTART;TZID=Europe/Amsterdam:"))
    }

    @Test
    func `equal contents give the same bytes and tags to every password, and after a restart`()
        throws
    {
        try desk.addPassword("laptop")
        let first = try desk.resources()
        #expect(try desk.resources("laptop") == first)
        try desk.restartServer()
        #expect(try desk.resources() == first)
        desk.now += 600
        #expect(try desk.resources() == first)
    }

    @Test func `a share of dates tells nothing else, and may not be written`() throws {
        try desk.addPassword(
            "partner",
            contents: "include periods\nmonths 12\npast 6\nfor generic\ntitles plain\ndates only",
            isReadOnly: true)
        try desk.account().makeCalendar("work", components: ["VEVENT"], properties: [])
        try desk.put(Desk.event("Dentist", "20261201", "20261202"), as: "dentist.ics")
        let shown = try desk.resources("partner")
        #expect(
            !shown.isEmpty
                && shown.allSatisfy {
                    $0("SUMMARY") == ($0.isForecast ? "Period (expected)" : "Period")
                })
        #expect(shown.allSatisfy { !$0.text.contains("80%") })
        let account = try desk.account("partner")
        #expect(try account.id == desk.account().id)
        #expect(account.isReadOnly)
        #expect(try account.calendars().map(\.name) == ["cycle"])
        #expect(try account.calendar("work") == nil)
        let event = try #require(shown.first)
        let refusal = failure {
            try desk.put(event.text, as: event.name, tag: event.tag, "partner")
        }
        #expect(refusal?.told == "403 This password may only look; nothing was changed.")
        #expect(failure { try desk.delete(event.name, "partner") }?.told.hasPrefix("403") == true)
        #expect(
            failure {
                try account.makeCalendar("x", components: ["VEVENT"], properties: [])
            }?.told.hasPrefix("403") == true)
    }

    @Test func `another person's account has another name and other events`() throws {
        try desk.tool.run("person add Mia")
        try desk.tool.run("log 2026-11-01..2026-11-04 --person Mia")
        try desk.addPassword("mias", person: "Mia")
        let (hers, mias) = (try desk.resources(), try desk.resources("mias"))
        #expect(try desk.account().id != desk.account("mias").id)
        #expect(Set(hers.map(\.name)).isDisjoint(with: mias.map(\.name)))
        let token = try desk.token()
        #expect(try desk.changes(since: token, "mias") == nil)
        let event = try #require(hers.first)
        #expect(failure { try desk.delete(event.name, "mias") } == .notFound)
    }

    @Test func `a password that has expired signs in no more`() throws {
        let desk = try Desk()
        try desk.addPassword("visitor", expires: desk.now + 60)
        _ = try desk.account("visitor")
        desk.now += 59
        _ = try desk.account("visitor")
        desk.now += 1
        #expect(throws: Desk.Refusal.notSignedIn) { try desk.account("visitor") }
        _ = try desk.account()
    }

    @Test func `a wrong password opens nothing`() throws {
        for wrong in ["", "x", String(repeating: "0", count: 48)] {
            guard case .unknown = desk.calendars.signIn(password: wrong[...], now: desk.now) else {
                Issue.record("\(wrong)")
                continue
            }
        }
    }
}
