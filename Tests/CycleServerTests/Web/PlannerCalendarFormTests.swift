import CivilDate
import CycleModel
import HTTPServer
import Household
import ICalendar
import Planner
import Testing

/// `/calendars…`, asked by requests.
@Suite struct PlannerCalendarFormTests: PlannerPageTests {
    let door: WebDoor
    let member: Member

    init() throws { (door, member) = try Self.opened() }

    @Test func `a calendar is made, renamed and removed`() throws {
        let page = try addCalendar()
        #expect(!page.contains("amily"))
        let answer = door.post("/calendars", ["do": "add", "title": "family", "for": "notes"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("You have a calendar family already."))
        #expect(door.post("/calendars", ["do": "add", "title": "None"]).status == 422)
        #expect(door.post("/calendars", ["title": "Deck", "for": "cards"]).status == 422)
        #expect(door.post(page, ["do": "rename", "title": "Home"]).status == 303)
        #expect(door.post(page, ["do": "rename", "title": "\n"]).status == 422)
        #expect(door.post(page, ["do": "nothing"]).status == 303)
        #expect(try member.planner.calendars().map(\.title) == ["Home"])
        #expect(door.get(page).text.contains("Remove Home with 0 entries?"))
        #expect(door.post(page, ["do": "remove"]).field("Location") == "/calendars")
        #expect(try member.planner.calendars().isEmpty)
        #expect(door.get(page).status == 404)
        #expect(door.post(page, ["do": "remove"]).status == 303)
    }

    @Test func `alarms have pages of their own and are no calendar here`() throws {
        #expect(door.post("/alarms/new", ["title": "Work", "at": "08:15"]).status == 303)
        #expect(!door.get("/calendars").text.contains("/calendars/"))
        #expect(try member.planner.calendars().count == 1)
    }

    @Test func `an event is added once, changed and deleted`() throws {
        let calendar = try addCalendar()
        let uid = try value("uid", on: "\(calendar)/new")
        for _ in 0..<2 {
            let answer = door.post("\(calendar)/new", pairs: Self.event + [("uid", uid)])
            #expect(answer.field("Location") == calendar)
        }
        #expect(try events.count == 1)
        #expect(door.get(calendar).text.contains("Thursday 3 Dec at 14:30–15:00"))
        let page = try path("\(calendar)/", on: calendar, saying: "Dentist")
        let version = try value("version", on: page)
        let whole = Self.event([
            "title": "Fair", "whole": "yes", "to": "2026-12-05", "version": version,
        ])
        #expect(door.post(page, pairs: whole).status == 303)
        let fair = try #require(try events.first)
        #expect(fair.title == "Fair" && fair.start.isWholeDay)
        #expect(fair.end?.day.description == "2026-12-06")
        #expect(door.post(page, pairs: whole).status == 409)
        #expect(door.post(page, ["do": "remove"]).field("Location") == calendar)
        #expect(try events.isEmpty)
        let number = try value("removed", on: calendar)
        #expect(door.post(calendar, ["do": "restore", "removed": number]).status == 303)
        #expect(try events.map(\.title) == ["Fair"])
    }

    @Test(arguments: [
        ("title", ""), ("from", ""), ("from", "2026-02-30"), ("from", "0001-01-01"),
        ("to", "2026-02-30"), ("to", "2026-12-02"), ("at", ""), ("at", "25:00"), ("until", "14:29"),
        ("until", "x"), ("place", "a\nb"), ("place", String(repeating: "x", count: 1_001)),
        ("note", String(repeating: "x", count: 30_001)),
    ])
    func `what can't be an event stands in its field, with the reason beside it`(
        _ name: String, _ value: String
    ) throws {
        let calendar = try addCalendar()
        let answer = door.post(
            "\(calendar)/new", pairs: Self.event.filter { $0.0 != name } + [(name, value)])
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"\(name)-fault\""))
        #expect(try events.isEmpty)
    }

    @Test func `an event that ends before it starts is refused with a sentence`() throws {
        let calendar = try addCalendar()
        let answer = door.post(
            "\(calendar)/new", pairs: Self.event(["whole": "yes", "to": "2026-12-02"]))
        #expect(answer.status == 422)
        #expect(answer.text.contains("It would end before it starts."))
        #expect(answer.text.contains("value=\"Dentist\""))
    }

    @Test func `an event without an end takes an hour or its days`() throws {
        let calendar = try addCalendar()
        #expect(
            door.post("\(calendar)/new", pairs: Self.event(["until": "", "to": ""])).status == 303)
        let event = try #require(try events.first)
        #expect(event.end?.value.second == 15 * 3_600 + 1_800)
        #expect(door.post("\(calendar)/new", ["do": "save", "title": "x"]).status == 422)
    }

    /// The page of an event that another program put into a new calendar.
    private func pageOfCall(_ lines: String) throws -> String {
        let list = try addCalendar()
        let calendar = try #require(try member.plannerCalendar(at: list, through: door))
        let event = """
            BEGIN:VEVENT
            UID:call
            DTSTAMP:20261101T000000Z
            \(lines)
            END:VEVENT
            """
        try put(event, in: calendar, as: "call")
        return try path("\(list)/", on: list, saying: "Call")
    }

    @Test func `times by another clock stay unless they are changed`() throws {
        try door.record(.setting(key: "timezone", value: "Europe/Berlin"))
        let page = try pageOfCall(
            """
            SUMMARY:Call
            DTSTART;TZID=America/New_York:20261203T090030
            DURATION:PT45M
            """)
        #expect(try value("at", on: page) == "15:00")
        #expect(try value("until", on: page) == "15:45")
        let same = Self.event(["title": "Long call", "at": "15:00", "until": "15:45"])
        #expect(door.post(page, pairs: same).status == 303)
        var text = String(decoding: try objects(.events)[0].bytes, as: UTF8.self)
        #expect(text.contains("DTSTART;TZID=America/New_York:20261203T090030"))
        #expect(text.contains("DURATION:PT45M"))
        let later = Self.event(["title": "Long call", "at": "16:00", "until": "17:00"])
        #expect(door.post(page, pairs: later).status == 303)
        text = String(decoding: try objects(.events)[0].bytes, as: UTF8.self)
        #expect(text.contains("DTSTART;TZID=Europe/Berlin:20261203T160000"))
        #expect(text.contains("DTEND;TZID=Europe/Berlin:20261203T170000"))
        #expect(!text.contains("DURATION"))
    }

    @Test func `a title and a place of several lines stay so where a browser sends one`() throws {
        let page = try pageOfCall(
            """
            SUMMARY:Call\\nBea
            LOCATION:Room 1\\nHouse 2
            DTSTART:20261203T143000
            DTEND:20261203T150000
            """)
        let sent = Self.event(["title": "CallBea", "place": "Room 1House 2", "note": "Soon"])
        #expect(door.post(page, pairs: sent).status == 303)
        let text = String(decoding: try objects(.events)[0].bytes, as: UTF8.self)
        #expect(text.contains("SUMMARY:Call\\nBea\r\n"))
        #expect(text.contains("LOCATION:Room 1\\nHouse 2\r\n"))
        #expect(text.contains("DESCRIPTION:Soon\r\n"))
    }

    @Test func `the times of an event that repeats are refused, whatever a form says`() throws {
        let list = try addCalendar()
        let calendar = try #require(try member.plannerCalendar(at: list, through: door))
        let lines = """
            BEGIN:VEVENT
            UID:run
            DTSTAMP:20261101T000000Z
            SUMMARY:Run
            DTSTART:20261101T080000Z
            DTEND:20261101T090000Z
            RRULE:FREQ=WEEKLY
            END:VEVENT
            """
        try put(lines, in: calendar, as: "run")
        #expect(door.get(list).text.contains("Sunday 22 Nov at 08:00–09:00; repeats"))
        let page = try path("\(list)/", on: list, saying: "Run")
        #expect(!door.get(page).text.contains("name=\"from\""))
        #expect(door.post(page, pairs: Self.event).status == 422)
        #expect(try events.map(\.title) == ["Run"])
        #expect(door.post(page, ["do": "save", "title": "Slow run"]).status == 303)
        #expect(try events.map(\.title) == ["Slow run"])
    }
}
