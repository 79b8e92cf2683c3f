import AlarmClock
import CivilDate
import CycleAlarms
import CyclePipeline
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Store
import Testing

/// The pages of alarms, asked by requests.
@Suite struct AlarmFormTests {
    private let door: WebDoor

    init() throws { door = try WebDoor() }

    private var alarms: [OwnAlarm] { get throws { try known.compactMap(\.alarm) } }

    private var known: [KnownAlarm] {
        get throws {
            let household = Household(door.store, zones: Serving.zones)
            return try household.members()[0].alarms.ownAlarms(of: try door.state)
        }
    }

    /// The path of the first alarm that the list links to.
    private func path() throws -> String {
        let found = door.get("/alarms").text.firstMatch(of: /href="(\/alarms\/[0-9a-f]{32})"/)
        return String(try #require(found).1)
    }

    private func version(_ path: String) throws -> String {
        let found = door.get(path).text.firstMatch(of: /name="version" value="([^"]*)"/)
        return String(try #require(found).1)
    }

    @Test func `a form with all fields is an alarm with all of them`() throws {
        let answer = door.post(
            "/alarms/new?back=/plan",
            pairs: [
                ("title", " Work "), ("at", "8:15"), ("weekday", "1"), ("weekday", "5"),
                ("date", ""), ("lead", "1200"), ("last", "60"), ("after", "0"), ("sound", "no"),
                ("note", "Keys"),
            ])
        #expect(answer.status == 303)
        #expect(answer.field("Location") == "/plan")
        let alarm = try #require(try alarms.first)
        #expect(alarm.title == "Work")
        #expect(alarm.minuteOfDay == 495)
        #expect(alarm.days == .weekly([1, 5], from: try door.state.today))
        #expect(alarm.ladder == Ladder(lead: 1_200, last: 60, after: 0))
        #expect(!alarm.hasSound && alarm.isOn && alarm.note == "Keys")
    }

    @Test func `without days it rings once, the next time`() throws {
        #expect(door.post("/alarms/new", ["title": "Tea", "at": "11:59"]).status == 303)
        #expect(door.post("/alarms/new", ["title": "Nap", "at": "12:01"]).status == 303)
        let today = try door.state.today
        #expect(try alarms.map(\.days) == [.on(today), .on(today + 1)])
        #expect(door.get("/alarms").text.contains("Alarm added: Nap"))
    }

    @Test(arguments: [
        ("title", ""), ("title", String(repeating: "x", count: 201)), ("title", "a\u{7}"),
        ("at", "25:00"), ("at", ""), ("date", "2026-02-30"), ("date", "2026-11-19"),
        ("lead", "59"), ("lead", "604801"), ("lead", "soon"), ("last", "-1"), ("after", "3601"),
        ("note", String(repeating: "x", count: 2_001)),
    ])
    func `what can't be an alarm stands in its field, with the reason beside it`(
        _ name: String, _ value: String
    ) throws {
        var form = ["title": "Work", "at": "08:15", "date": "", "note": ""]
        form[name] = value
        let answer = door.post("/alarms/new", pairs: form.map { ($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"\(name)-fault\""))
        #expect(try alarms.isEmpty)
    }

    @Test func `weekdays and a date are refused, not chosen between`() throws {
        let answer = door.post(
            "/alarms/new",
            ["title": "Work", "at": "08:15", "weekday": "1", "date": "2026-12-01"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("not both"))
    }

    @Test func `the pages of two hundred alarms can be opened`() throws {
        let member = try Household(door.store, zones: Serving.zones).members()[0]
        for number in 0..<OwnAlarm.most {
            let alarm = OwnAlarm(uid: "\(number)", title: "x", nextAt: number, for: try door.state)
            try member.alarms.put(alarm, replacing: nil, at: WebDoor.now)
        }
        #expect(door.get("/alarms").status == 200)
        #expect(door.get("/alarms/week").status == 200)
    }

    @Test func `an alarm that was changed elsewhere is not overwritten unasked`() throws {
        #expect(door.post("/alarms/new", ["title": "Work", "at": "08:15"]).status == 303)
        let path = try path()
        let version = try version(path)
        let form: KeyValuePairs = [
            "do": "save", "version": version, "title": "Mine", "at": "09:00", "date": "2026-11-21",
        ]
        #expect(
            door.post(path, ["do": "save", "title": "Theirs", "at": "08:15"]).status == 303)
        let answer = door.post(path, form)
        #expect(answer.status == 409)
        #expect(answer.text.contains("value=\"Mine\""))
        #expect(try alarms.map(\.title) == ["Theirs"])
        let again = try #require(answer.text.firstMatch(of: /name="version" value="([^"]*)"/))
        #expect(
            door.post(
                path, ["do": "save", "version": String(again.1), "title": "Mine", "at": "09:00"]
            ).status == 303)
        #expect(try alarms.map(\.title) == ["Mine"])
    }

    @Test func `writers that come between each other are all answered`() async throws {
        #expect(door.post("/alarms/new", ["title": "Work", "at": "08:15"]).status == 303)
        let path = try path()
        let id = String(path.dropFirst("/alarms/".count))
        let door = door
        let statuses = await withTaskGroup(of: [Int].self) { group in
            for writer in 0..<4 {
                group.addTask {
                    (0..<40).map { round in
                        writer % 2 == 0
                            ? door.post(
                                "/alarms",
                                ["alarm": id, "on": round % 2 == 0 ? "no" : "yes"]
                            ).status
                            : door.post(
                                path, ["do": "save", "title": "\(writer) \(round)", "at": "09:00"]
                            ).status
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(statuses.count == 160)
        #expect(Set(statuses) == [303])
        #expect(try alarms.count == 1)
    }

    @Test func `days that are left out stay so when the title changes`() throws {
        let weekly = [("title", "Work"), ("at", "18:15"), ("weekday", "6"), ("weekday", "7")]
        #expect(door.post("/alarms/new", pairs: weekly).status == 303)
        let path = try path()
        #expect(door.post(path, ["do": "skip", "day": "2026-11-21"]).status == 303)
        #expect(
            door.post(path, pairs: weekly + [("do", "save"), ("title", "Work")]).status == 303)
        #expect(try alarms.first?.skipped == [try #require(Day("2026-11-21"))])
        #expect(door.post(path, ["do": "skip", "day": "2026-11-23"]).status == 303)
        #expect(try alarms.first?.skipped.count == 1)
    }

    @Test func `what another program wrote on several lines stays so`() throws {
        let member = try Household(door.store, zones: Serving.zones).members()[0]
        var alarm = OwnAlarm(uid: "1", title: "a\nb", nextAt: 495, for: try door.state)
        alarm.note = "one\ntwo"
        try member.alarms.put(alarm, replacing: nil, at: WebDoor.now)
        let path = try path()
        func save(_ note: String) throws {
            let answer = door.post(
                path,
                [
                    "do": "save", "version": try version(path), "title": "ab", "at": "08:30",
                    "date": "2026-11-21", "note": note,
                ])
            #expect(answer.status == 303)
        }
        try save("onetwo")
        #expect(try alarms.map(\.title) == ["a\nb"])
        #expect(try alarms.map(\.note) == ["one\ntwo"])
        #expect(try alarms.map(\.minuteOfDay) == [510])
        try save("one")
        #expect(try alarms.map(\.note) == ["one"])
    }

    @Test func `what leads elsewhere is no way back`() throws {
        for back in ["//evil.example", "https://evil.example", "javascript:alert(1)"] {
            let answer = door.post("/alarms/new", ["title": "x", "at": "08:15", "back": back])
            #expect(answer.field("Location") == "/alarms")
        }
    }

    @Test func `an alarm that is over has no switch, and can't be switched`() throws {
        for (title, at) in [("Tea", "11:00"), ("Nap", "13:00")] {
            let answer = door.post(
                "/alarms/new", ["title": title, "at": at, "date": "2026-11-20"])
            #expect(answer.status == 303)
        }
        let page = door.get("/alarms").text
        #expect(page.ranges(of: "name=\"on\"").count == 1)
        #expect(page.contains("Friday 20 Nov at 11:00; over"))
        let id = try #require(try known.first { $0.alarm?.title == "Tea" }?.id)
        let before = try alarms.map(\.isOn)
        #expect(door.post("/alarms", ["alarm": id, "on": "no"]).status == 303)
        #expect(try alarms.map(\.isOn) == before)
        #expect(door.get("/alarms").text.contains("Friday 20 Nov at 11:00; over"))
    }

    @Test func `what rang once stands below its own heading, apart from what was missed`() throws {
        let member = try #require(Household(door.store, zones: Serving.zones).members().first)
        // The page's moment is noon of its day.
        let noon = WebDoor.now + 43_200
        let calendar = try door.store.addCalendar(
            named: "home", for: door.person.id, components: ["VEVENT"], properties: [])
        let text = """
            BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:bus\r\nDTSTART:20261120T113000\r\nSUMMARY:Bus\r
            BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:PT0S\r\nEND:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
            """
        let bus = StoredObject(
            name: "bus.ics", uid: "bus", data: Array(text.utf8), tag: "1", modified: noon)
        _ = try door.store.put(bus, in: calendar.id) { _ in true }
        #expect(door.get("/alarms/ringing").text.contains("<h2>Missed</h2>"))
        try member.alarms.noteRung([AlarmInstance.ID(uid: "bus")], at: noon - 1_790)
        let page = door.get("/alarms/ringing").text
        #expect(page.contains("<h2>Not dismissed</h2>"))
        #expect(!page.contains("<h2>Missed</h2>"))
    }

    @Test func `what rings is dismissed by its own name, once`() throws {
        #expect(door.post("/alarms/new", ["title": "Bus", "at": "12:10"]).status == 303)
        let page = door.get("/alarms/ringing").text
        let found = try #require(page.firstMatch(of: /action="(\/alarms\/[0-9a-f]{32}\/dismiss)"/))
        let path = String(found.1)
        #expect(door.get(path).status == 303)
        #expect(door.post(path, [:]).field("Location") == "/alarms/ringing")
        let after = door.get("/alarms/ringing").text
        #expect(after.contains("Dismissed."))
        #expect(!after.contains("data-signals"))
        #expect(door.post(path, [:]).status == 303)
        #expect(door.get("/alarms/ringing").text.contains("silent already"))
        let unknown = "/alarms/\(String(repeating: "0", count: 32))"
        #expect(door.post("\(unknown)/dismiss", [:]).status == 303)
        #expect(door.get(unknown).status == 404)
    }

    @Test func `an open page that asks takes nothing from what is told next`() throws {
        #expect(door.post("/alarms/new", ["title": "Bus", "at": "12:10"]).status == 303)
        #expect(!door.get("/alarms/ringing?quiet").text.contains("Alarm added"))
        #expect(door.get("/alarms").text.contains("Alarm added"))
    }

    // MARK: Habits

    @Test func `habits are kept, changed and taken away`() throws {
        let water = [
            ("habit", "habit/water"), ("on", "yes"), ("weekday", "1"), ("at", "10:00"),
            ("to", "12:00"), ("every", "30"),
        ]
        #expect(door.post("/settings/reminders", pairs: water).status == 303)
        let new: KeyValuePairs = [
            "habit": "new", "words": "Prescription", "weekday": "5", "at": "18:00",
        ]
        #expect(door.post("/settings/reminders", new).status == 303)
        let habits = try door.state.settings.habits
        #expect(habits.map(\.kind) == [.own("Prescription"), .water])
        #expect(habits.map(\.rings) == [[1_080], [600, 630, 660, 690, 720]])
        let gone: KeyValuePairs = [
            "habit": "habit/own/Prescription", "on": "no", "weekday": "5", "at": "18:00",
        ]
        #expect(door.post("/settings/reminders", gone).status == 303)
        #expect(try door.state.settings.habits.map(\.kind) == [.water])
    }

    @Test(arguments: [
        ("words", " "), ("words", String(repeating: "x", count: 101)), ("at", "25:00"),
        ("weekday", "9"), ("every", "5"), ("to", "07:00"),
    ])
    func `a habit that can't be is refused beside its field`(_ name: String, _ value: String) throws
    {
        var form = ["habit": "new", "words": "Tea", "weekday": "1", "at": "08:00"]
        form[name] = value
        let answer = door.post("/settings/reminders", pairs: form.map { ($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(try door.state.settings.habits.isEmpty)
    }
}
