import CivilDate
import CycleModel
import CyclePipeline
import HTTPServer
import Testing

/// + and − on a day, and the days of the first use.
@Suite struct CalendarFormTests {
    private static func day(_ text: String) throws -> Day { try #require(Day(text)) }

    @Test func `plus records a period day and minus takes it back, each in one entry`() throws {
        let door = try WebDoor()
        let path = "/calendar/2026-11-18"
        let added = door.post(path, ["action": "add", "entry": "0"])
        #expect(added.status == 303)
        #expect(added.field("Location") == path)
        let day = try Self.day("2026-11-18")
        #expect(try door.state.log[day] == DayRecord(flow: .unknown))
        #expect(door.get(path).text.contains("Logged a period day, 18 Nov."))
        #expect(door.post(path, ["action": "remove", "entry": "1"]).status == 303)
        #expect(try door.state.log[day].isEmpty)
        #expect(try door.entries == 2)
    }

    @Test func `a form that is sent again changes nothing`() throws {
        let door = try WebDoor()
        for _ in 0..<3 {
            let answer = door.post("/calendar/2026-11-18", ["action": "add", "entry": "0"])
            #expect(answer.status == 303)
        }
        #expect(try door.entries == 1)
    }

    @Test func `minus leaves everything but the bleeding`() throws {
        let door = try WebDoor()
        let day = try Self.day("2026-11-18")
        var record = DayRecord(flow: .heavy)
        record.note = "kept"
        record.symptoms = ["cramps"]
        try door.record(.days([DayLog.Entry(day: day, record: record)]))
        let answer = door.post("/calendar/2026-11-18", ["action": "remove", "entry": "1"])
        #expect(answer.status == 303)
        record.flow = nil
        #expect(try door.state.log[day] == record)
    }

    @Test(arguments: [(Flow.spotting, "spotting"), (Flow.none, "no bleeding")])
    func `plus says what it takes the place of`(_ flow: Flow, _ words: String) throws {
        let door = try WebDoor()
        let day = try Self.day("2026-11-18")
        try door.record(.days([DayLog.Entry(day: day, record: DayRecord(flow: flow))]))
        let added = door.post("/calendar/2026-11-18", ["action": "add", "entry": "1"])
        #expect(added.status == 303)
        let page = door.get("/calendar/2026-11-18").text
        #expect(page.contains("Logged a period day, 18 Nov. Removed: \(words) (18 Nov)."))
        #expect(try door.state.log[day] == DayRecord(flow: .unknown))
    }

    @Test func `a day that changed meanwhile is shown in both versions and not written`() throws {
        let door = try WebDoor()
        let day = try Self.day("2026-11-18")
        var record = DayRecord(flow: .spotting)
        record.note = "from the other tab"
        try door.record(.days([DayLog.Entry(day: day, record: record)]))
        let answer = door.post("/calendar/2026-11-18", ["action": "add", "entry": "0"])
        #expect(answer.status == 409)
        #expect(answer.text.contains("Nothing is logged for this day."))
        #expect(answer.text.contains("from the other tab"))
        #expect(try door.state.log[day] == record)
        #expect(answer.text.contains("name=\"entry\" value=\"1\""))
        let anyway = door.post("/calendar/2026-11-18", ["action": "add", "entry": "1"])
        #expect(anyway.status == 303)
        record.flow = .unknown
        #expect(try door.state.log[day] == record)
    }

    @Test func `a change of another day does not stand in the way`() throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-10-20")
        let answer = door.post("/calendar/2026-11-18", ["action": "add", "entry": "0"])
        #expect(answer.status == 303)
        #expect(try door.entries == 2)
    }

    @Test(arguments: [["action": "add", "entry": "0"], ["action": "add"], [:]])
    func `a day to come is refused with a sentence`(_ form: [String: String]) throws {
        let door = try WebDoor()
        let answer = door.post("/calendar/2026-11-21", pairs: form.map { ($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(answer.text.contains("A day that is still to come can&#39;t be logged."))
        #expect(try door.entries == 0)
    }

    @Test func `a day older than what is kept is refused with a sentence`() throws {
        let door = try WebDoor()
        try door.record(.setting(key: "keep", value: "1 year"))
        let answer = door.post("/calendar/2025-01-05", ["action": "add", "entry": "1"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("is older than what you keep, the last 1 year."))
        #expect(try door.entries == 1)
    }

    @Test(arguments: [
        ["action": "add"], ["entry": "0"], ["action": "burn", "entry": "0"],
        ["action": "add", "entry": "many"], [:],
    ])
    func `a form that is no form of the page is refused`(_ form: [String: String]) throws {
        let door = try WebDoor()
        let answer = door.post("/calendar/2026-11-18", pairs: form.map { ($0.key, $0.value) })
        #expect(answer.status == 400)
        #expect(try door.entries == 0)
    }

    @Test(arguments: [
        "/calendar?from=2026-13", "/calendar?from=x", "/calendar?months=0", "/calendar?months=25",
        "/calendar?months=7x", "/calendar?from=1800-01", "/calendar?from=9999-01",
        "/calendar/1899-12-31", "/calendar/2099-01-01",
    ])
    func `months and days that are none lead nowhere`(_ target: String) throws {
        #expect(try WebDoor().get(target).status == 404)
    }

    @Test func `ten years of months can be looked at, page by page`() throws {
        let door = try WebDoor()
        #expect(door.get("/calendar?from=2016-11&months=24").status == 200)
        #expect(door.get("/calendar?from=2034-11&months=24").status == 200)
    }

    // MARK: First use

    @Test func `the instruction lies over an empty calendar until it is answered`() throws {
        let door = try WebDoor()
        let first = door.get("/calendar")
        #expect(first.text.contains("<dialog id=\"instruction\""))
        #expect(first.text.contains("<div class=\"covered\" inert>"))
        #expect(first.text.contains("<header inert>"))
        let answer = door.post("/first-use", ["action": "begin"])
        #expect(answer.status == 303)
        #expect(answer.field("Location") == "/first-use")
        let cookie = try #require(answer.field("Set-Cookie"))
        #expect(cookie.hasPrefix("__Host-eve-begun=1;"))
        let again = door.get("/calendar", cookie: "ada; __Host-eve-begun=1")
        #expect(again.status == 200)
        #expect(!again.text.contains("<dialog"))
        #expect(door.get("/calendar?first-use=again").text.contains("<dialog"))
        try door.recordPeriod("2026-11-03")
        #expect(!door.get("/calendar").text.contains("<dialog"))
    }

    @Test func `the first use takes the time zone of the device where none is set`() throws {
        let door = try WebDoor()
        let answer = door.post("/first-use", ["action": "begin", "zone": "Pacific/Auckland"])
        #expect(answer.status == 303)
        #expect(try door.state.settings[.timezone] == "Pacific/Auckland")
        #expect(door.get("/first-use").text.contains("Your time zone is Pacific/Auckland now."))
        #expect(
            door.post("/first-use", ["action": "begin", "zone": "Europe/Berlin"]).status == 303)
        #expect(try door.state.settings[.timezone] == "Pacific/Auckland")
    }

    @Test func `the days of the first use are one change`() throws {
        let door = try WebDoor()
        let days = ["2026-10-06", "2026-10-07", "2026-11-03", "2026-11-04"]
        let answer = door.post(
            "/first-use",
            pairs: [("action", "log"), ("entry", "0")] + days.map { ("day", $0) })
        #expect(answer.status == 303)
        #expect(answer.field("Location") == "/calendar#this-month")
        #expect(try door.state.log.periodDays.map(\.description) == days)
        #expect(try door.entries == 1)
    }

    @Test(arguments: ["2026-11-21", "2026-01-01", "yesterday", "2026-02-30"])
    func `a day that was not offered is refused whole`(_ day: String) throws {
        let door = try WebDoor()
        let answer = door.post(
            "/first-use", pairs: [("action", "log"), ("day", "2026-11-03"), ("day", day)])
        #expect(answer.status == 400)
        #expect(try door.entries == 0)
    }

    @Test func `no day at all is said beside the circles`() throws {
        let answer = try WebDoor().post("/first-use", ["action": "log"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("Choose at least one day"))
    }
}
