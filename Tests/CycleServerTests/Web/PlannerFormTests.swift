import CivilDate
import CycleModel
import CyclePipeline
import CycleServer
import HTTPServer
import ICalendar
import LogStore
import Planner
import Secrets
import Testing
import WebPages

/// The pages of to-dos, notes, calendars and events, asked by requests.
@Suite struct PlannerFormTests {
    private let door: WebDoor
    private let member: Member

    init() throws {
        door = try WebDoor()
        member = try Household(door.store, zones: Serving.zones).members()[0]
    }

    private func objects(_ use: PlannerCalendar.Use) throws -> [PlannerObject] {
        try member.plannerCalendars().flatMap { try member.plannerObjects(in: $0, for: use) }
    }

    private var todos: [Todo] {
        get throws { TodoList(try objects(.todos).compactMap(Todo.init)).todos }
    }

    private var titles: [String] { get throws { try todos.map(\.content.title) } }

    private var notes: [String] {
        get throws { try objects(.notes).compactMap(Note.init).map(\.text).sorted() }
    }

    private var events: [PlannedEvent.Content] {
        get throws { try objects(.events).compactMap(PlannedEvent.init).map(\.content) }
    }

    /// Puts an entry as a calendar program would have written it.
    private func put(_ lines: String, in calendar: PlannerCalendar, as uid: String) throws {
        let text =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//other//EN\r\n"
            + lines.replacing("\n", with: "\r\n") + "\r\nEND:VCALENDAR\r\n"
        let bytes = Array(text.utf8)
        let seed = try #require(Seed(door.person.seed))
        let object = StoredObject(
            name: "\(uid).ics", uid: uid, data: bytes,
            tag: KeyedHash(seed).digest(of: bytes, size: .bytes16).hexadecimal,
            modified: WebDoor.now)
        try door.store.put([ObjectPut(object)], in: calendar.stored.id)
    }

    /// The first address of a kind on a page, of a link that says something.
    private func path(
        _ beginning: String, on page: String, saying title: String = ""
    ) throws -> String {
        let links = door.get(page).text.matches(of: /(?s)<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/)
        return String(
            try #require(
                links.first {
                    $0.1.hasPrefix(beginning) && (title.isEmpty || $0.2.contains(title))
                }
            ).1)
    }

    /// What a field of the page's form for saving holds.
    private func value(_ name: String, on page: String) throws -> String {
        let pattern = try Regex(
            "name=\"\(name)\" value=\"([^\"]*)\"", as: (Substring, Substring).self)
        return String(try #require(door.get(page).text.firstMatch(of: pattern)).1)
    }

    private func add(_ titles: String...) throws {
        for title in titles {
            #expect(door.post("/todo", ["do": "add", "title": title, "due": ""]).status == 303)
        }
    }

    private func id(of title: String) throws -> String {
        String(try path("/todo/", on: "/todo", saying: title).dropFirst("/todo/".count))
    }

    private func addNote(_ text: String) throws -> String {
        let answer = door.post("/notes/new", ["do": "save", "text": text])
        #expect(answer.status == 303)
        return try #require(answer.field("Location"))
    }

    private func addCalendar(_ title: String = "Family") throws -> String {
        #expect(
            door.post("/calendars", ["do": "add", "title": title, "for": "events"]).status == 303)
        return try path("/calendars/", on: "/calendars", saying: title)
    }

    private static let event: [(String, String)] = [
        ("do", "save"), ("title", "Dentist"), ("whole", "no"), ("from", "2026-12-03"),
        ("at", "14:30"), ("to", "2026-12-03"), ("until", "15:00"), ("place", ""), ("note", ""),
    ]

    private static func event(_ changes: KeyValuePairs<String, String>) -> [(String, String)] {
        event.filter { pair in !changes.contains { $0.key == pair.0 } }
            + changes.map { ($0.key, $0.value) }
    }

    // MARK: To-dos

    @Test func `a to-do is added, changed, ticked, deleted and brought back`() throws {
        try add(" Bread ", "Milk")
        let bread = try id(of: "Bread")
        let version = try value("version", on: "/todo/\(bread)")
        let form: KeyValuePairs = [
            "do": "save", "version": version, "title": "Rye bread", "due": "2026-11-21",
            "note": "two\r\nloaves",
        ]
        let answer = door.post("/todo/\(bread)", form)
        #expect(answer.field("Location") == "/todo#todo-\(bread)")
        #expect(try todos.first?.content.title == "Rye bread")
        #expect(try todos.first?.content.note == "two\nloaves")
        #expect(door.get("/todo").text.contains("due Saturday 21 Nov"))
        #expect(door.post("/todo", ["do": "tick", "todo": bread, "done": "yes"]).status == 303)
        #expect(try todos.first?.isDone == true)
        #expect(door.post("/todo/\(bread)", ["do": "remove"]).status == 303)
        #expect(try titles == ["Milk"])
        let number = try value("removed", on: "/todo")
        #expect(door.post("/todo", ["do": "restore", "removed": number]).status == 303)
        #expect(try titles == ["Rye bread", "Milk"])
        // The same form once more brings back nothing else.
        #expect(door.post("/todo", ["do": "restore", "removed": number]).status == 303)
        #expect(door.get("/todo").text.contains("no longer there"))
        #expect(try titles == ["Rye bread", "Milk"])
    }

    @Test(arguments: [
        ("title", "", "Write a title."), ("title", " \u{A0}", "Write a title."),
        ("title", "a\u{7}", "Write the title on one line"),
        ("title", "a\nb", "Write the title on one line"),
        ("title", "a\0", "Write the title on one line"),
        ("title", String(repeating: "x", count: 1_001), "Shorten the title to 1000 letters."),
        ("due", "2026-02-30", "There is no such day."), ("due", "soon", "There is no such day."),
        ("due", "9999-12-31", "There is no such day."),
    ])
    func `what can't be a to-do stands in its field, with the reason beside it`(
        _ name: String, _ value: String, _ sentence: String
    ) throws {
        try add("Bread")
        let page = "/todo/\(try id(of: "Bread"))"
        for (target, action) in [("/todo", "add"), (page, "save")] {
            var form = ["do": action, "title": "Milk", "due": "2026-11-21"]
            form[name] = value
            let answer = door.post(target, pairs: form.map { ($0.key, $0.value) })
            #expect(answer.status == 422)
            #expect(answer.text.contains("id=\"\(name)-fault\">\(sentence)"), "\(target)")
        }
        #expect(try titles == ["Bread"])
    }

    @Test func `a form that is sent twice adds one to-do, and another one with its name two`()
        throws
    {
        let uid = try value("uid", on: "/todo")
        for (title, due) in [("Bread", ""), ("Bread", ""), ("Milk", ""), ("Bread", "2026-11-21")] {
            let form: KeyValuePairs = ["do": "add", "uid": uid, "title": title, "due": due]
            #expect(door.post("/todo", form).status == 303)
        }
        #expect(try titles == ["Bread", "Milk", "Bread"])
        for uid in ["../../x", "", String(repeating: "a", count: 5_000)] {
            let form: KeyValuePairs = ["do": "add", "uid": uid, "title": "Tea", "due": ""]
            #expect(door.post("/todo", form).status == 303)
        }
        #expect(try todos.allSatisfy { $0.uid.utf8.count == 36 })
    }

    @Test func `a move goes beside the one that it names, wherever that is by now`() throws {
        try add("Bread", "Milk", "Eggs")
        let (bread, milk, eggs) = (try id(of: "Bread"), try id(of: "Milk"), try id(of: "Eggs"))
        #expect(door.post("/todo", ["do": "move", "todo": eggs, "before": bread]).status == 303)
        #expect(try titles == ["Eggs", "Bread", "Milk"])
        #expect(door.post("/todo", ["do": "move", "todo": bread, "after": milk]).status == 303)
        #expect(try titles == ["Eggs", "Milk", "Bread"])
        // Sent again, it changes nothing.
        #expect(door.post("/todo", ["do": "move", "todo": bread, "after": milk]).status == 303)
        #expect(door.get("/todo").text.contains("Nothing has changed."))
        for form: KeyValuePairs in [
            ["do": "move", "todo": bread, "before": bread], ["do": "move", "todo": bread],
            ["do": "move", "todo": bread, "before": String(repeating: "0", count: 32)],
            ["do": "move", "todo": "x", "before": milk], ["do": "dance", "todo": bread], [:],
        ] as [KeyValuePairs<String, String>] {
            #expect(door.post("/todo", form).status == 303)
        }
        #expect(try titles == ["Eggs", "Milk", "Bread"])
    }

    @Test func `a to-do that was changed elsewhere is not overwritten unasked`() throws {
        try add("Bread")
        let page = "/todo/\(try id(of: "Bread"))"
        let version = try value("version", on: page)
        #expect(door.post(page, ["do": "save", "title": "Theirs", "due": ""]).status == 303)
        let mine: KeyValuePairs = ["do": "save", "version": version, "title": "Mine", "due": ""]
        let answer = door.post(page, mine)
        #expect(answer.status == 409)
        #expect(answer.text.contains("value=\"Mine\""))
        #expect(try titles == ["Theirs"])
        let again = try #require(answer.text.firstMatch(of: /name="version" value="([^"]*)"/))
        #expect(
            door.post(page, ["do": "save", "version": String(again.1), "title": "Mine"]).status
                == 303)
        #expect(try titles == ["Mine"])
    }

    @Test
    func `a due time keeps its time of day when the day changes, and what is not shown stays`()
        throws
    {
        let calendar = try member.addPlannerCalendar(titled: "Phone", for: [.todos])
        let lines = """
            BEGIN:VTODO
            UID:call
            DTSTAMP:20261101T000000Z
            SUMMARY:Call
            DUE:20261121T143000Z
            X-OTHER:kept
            END:VTODO
            """
        try put(lines, in: calendar, as: "call")
        let page = "/todo/\(try id(of: "Call"))"
        #expect(try value("due", on: page) == "2026-11-21")
        #expect(
            door.post(page, ["do": "save", "title": "Call", "due": "2026-11-24"]).status == 303)
        let text = String(decoding: try objects(.todos)[0].bytes, as: UTF8.self)
        #expect(text.contains("DUE:20261124T143000Z"))
        #expect(text.contains("X-OTHER:kept"))
    }

    @Test func `a to-do that repeats is ticked in a calendar program`() throws {
        let calendar = try member.addPlannerCalendar(titled: "Phone", for: [.todos])
        let lines = """
            BEGIN:VTODO
            UID:water
            DTSTAMP:20261101T000000Z
            DTSTART:20261101T080000Z
            RRULE:FREQ=DAILY
            SUMMARY:Water
            END:VTODO
            """
        try put(lines, in: calendar, as: "water")
        let id = try id(of: "Water")
        #expect(door.post("/todo", ["do": "tick", "todo": id, "done": "yes"]).status == 303)
        #expect(door.get("/todo").text.contains("It repeats"))
        #expect(try todos.allSatisfy(\.isOpen))
    }

    @Test func `a long list comes fifty at a time, in the order of all`() throws {
        let calendar = try member.addPlannerCalendar(titled: "Long", for: [.todos])
        try member.add(
            (1...120).map { (number: Int) in
                ("todo-\(number)", Todo.Content(title: "T\(number).", order: number))
            }, to: calendar, at: WebDoor.now)
        let pages = try [
            "/todo", #require(try? path("/todo?", on: "/todo")),
            #require(try? path("/todo?", on: "/todo?from=50", saying: "More")),
        ]
        #expect(pages == ["/todo", "/todo?from=50", "/todo?from=100"])
        let shown = pages.map { door.get($0).text.matches(of: /T(\d+)\./).map(\.1) }
        #expect(shown.map(\.count) == [50, 50, 20])
        #expect(shown.joined().elementsEqual((1...120).map { "\($0)"[...] }))
        // A move at the beginning of a page goes to the one before, on the other page.
        let text = door.get("/todo?from=50").text
        let before = try #require(text.firstMatch(of: /name="before" value="([^"]*)"/)).1
        #expect(try id(of: "T50.") == before)
        for from in ["-5", "99999999999999999999", "x", "1000000"] {
            #expect(door.get("/todo?from=\(from)").status == 200)
        }
    }

    // MARK: Notes

    @Test func `a note is written, changed, deleted and brought back`() throws {
        let page = try addNote("Books\r\nDune\r\n")
        #expect(page.hasPrefix("/notes/"))
        #expect(try notes == ["Books\nDune"])
        #expect(door.get("/notes").text.contains("Saved 12:00."))
        let version = try value("version", on: page)
        #expect(
            door.post(page, ["do": "save", "version": version, "text": "Books\nEmma"]).status == 303
        )
        #expect(try notes == ["Books\nEmma"])
        #expect(door.post(page, ["do": "remove"]).field("Location") == "/notes")
        #expect(try notes.isEmpty)
        let number = try value("removed", on: "/notes")
        #expect(door.post("/notes", ["do": "restore", "removed": number]).status == 303)
        #expect(try notes == ["Books\nEmma"])
    }

    @Test func `a note that was changed elsewhere keeps its text, and mine is a new one`() throws {
        let page = try addNote("Books")
        let version = try value("version", on: page)
        #expect(
            door.post(page, ["do": "save", "version": version, "text": "Theirs"]).status == 303)
        let answer = door.post(page, ["do": "save", "version": version, "text": "Mine"])
        let other = try #require(answer.field("Location"))
        #expect(other != page)
        #expect(door.get(other).text.contains("both are kept"))
        #expect(try notes == ["Mine", "Theirs"])
        // What is there already is no conflict: the answer to the same form may have been lost.
        let again = door.post(page, ["do": "save", "version": version, "text": "Theirs"])
        #expect(again.field("Location") == page)
        #expect(try notes == ["Mine", "Theirs"])
    }

    @Test func `a note that was deleted elsewhere is written again`() throws {
        let page = try addNote("Books")
        let version = try value("version", on: page)
        #expect(door.post(page, ["do": "remove"]).status == 303)
        let answer = door.post(page, ["do": "save", "version": version, "text": "Typed"])
        let other = try #require(answer.field("Location"))
        #expect(door.get(other).text.contains("deleted elsewhere"))
        #expect(try notes == ["Typed"])
        #expect(door.post(page, ["do": "remove"]).field("Location") == "/notes")
        #expect(door.get(page).status == 404)
    }

    @Test func `a new note is there once, and loses no text`() throws {
        let uid = try value("uid", on: "/notes/new")
        for _ in 0..<2 {
            let answer = door.post("/notes/new", ["do": "save", "uid": uid, "text": "One"])
            #expect(answer.status == 303)
        }
        #expect(try notes == ["One"])
        #expect(door.post("/notes/new", ["do": "save", "uid": uid, "text": "Two"]).status == 303)
        #expect(try notes == ["One", "Two"])
    }

    @Test(arguments: ["", " \r\n", String(repeating: "é", count: 30_001)])
    func `a note is refused that is empty or too long, and stands in its field`(_ text: String)
        throws
    {
        let page = try addNote("Books")
        for target in ["/notes/new", page] {
            let answer = door.post(target, ["do": "save", "text": text])
            #expect(answer.status == 422)
            #expect(answer.text.contains("id=\"text-fault\""))
        }
        #expect(try notes == ["Books"])
    }

    @Test func `a note of any length that a form holds comes back as it was`() throws {
        let text = String(repeating: "愛\n", count: 15_000).dropLast()
        let page = try addNote(String(text))
        #expect(door.get(page).text.contains("<textarea"))
        #expect(try notes == [String(text)])
        let calendar = try #require(try member.usualCalendar(for: .notes))
        let long = String(repeating: "x", count: 200_000)
        _ = try member.add(TwoTexts("Long", long), to: calendar, at: WebDoor.now)
        let answer = door.get(try path("/notes/", on: "/notes", saying: "Long"))
        #expect(answer.text.contains("too long to be edited here"))
        #expect(answer.body.count < 20_000)
    }

    // MARK: Calendars and events

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
        #expect(try member.plannerCalendars().map(\.title) == ["Home"])
        #expect(door.get(page).text.contains("Remove Home with 0 entries?"))
        #expect(door.post(page, ["do": "remove"]).field("Location") == "/calendars")
        #expect(try member.plannerCalendars().isEmpty)
        #expect(door.get(page).status == 404)
        #expect(door.post(page, ["do": "remove"]).status == 303)
    }

    @Test func `alarms have pages of their own and are no calendar here`() throws {
        #expect(door.post("/alarms/new", ["title": "Work", "at": "08:15"]).status == 303)
        #expect(!door.get("/calendars").text.contains("/calendars/"))
        #expect(try member.plannerCalendars().count == 1)
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

    @Test func `times by another clock stay unless they are changed`() throws {
        try door.record(.setting(key: "timezone", value: "Europe/Berlin"))
        let calendar = try #require(
            try member.plannerCalendar(at: addCalendar(), through: door))
        let lines = """
            BEGIN:VEVENT
            UID:call
            DTSTAMP:20261101T000000Z
            SUMMARY:Call
            DTSTART;TZID=America/New_York:20261203T090030
            DURATION:PT45M
            END:VEVENT
            """
        try put(lines, in: calendar, as: "call")
        let list = try path("/calendars/", on: "/calendars")
        let page = try path("\(list)/", on: list, saying: "Call")
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

    // MARK: Addresses

    @Test func `no address tells a name, a title or a UID`() throws {
        try add("planted-todo")
        _ = try addNote("planted-note")
        let calendar = try addCalendar("planted-calendar")
        #expect(
            door.post("\(calendar)/new", pairs: Self.event(["title": "planted-event"])).status
                == 303)
        let known = try [PlannerCalendar.Use.todos, .notes, .events].flatMap { try objects($0) }
        for page in ["/plan", "/todo", "/notes", "/calendars", calendar] {
            for link in door.get(page).text.matches(of: /(?:href|action)="([^"]*)"/) {
                #expect(!link.1.contains("planted"))
                #expect(!known.contains { link.1.contains($0.uid) || link.1.contains($0.name) })
            }
        }
    }

    @Test func `the plan begins with what is to be done and the notes`() throws {
        try add("Bread", "Milk", "Eggs", "Tea")
        _ = try addNote("Books")
        let plan = door.get("/plan").text
        for title in ["Bread", "Milk", "Eggs", "Books"] { #expect(plan.contains(title)) }
        #expect(!plan.contains("Tea"))
        for place in ["/todo", "/notes", "/calendars", "/alarms"] {
            #expect(plan.contains("href=\"\(place)\""))
        }
    }

    @Test func `where there is no room, forms say so`() throws {
        let calendar = try addCalendar()
        while (try? member.addPlannerCalendar(titled: "x", for: [.notes])) != nil {}
        let answer = door.post("/calendars", ["do": "add", "title": "More", "for": "notes"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("There is no room for more."))
        #expect(door.get(calendar).status == 200)
    }
}

extension Member {
    /// The calendar of a page, which has one name only while there is one.
    fileprivate func plannerCalendar(at path: String, through door: WebDoor) throws
        -> PlannerCalendar?
    {
        let title = door.get(path).text.firstMatch(of: /<h1>([^<]*)<\/h1>/)
        return try plannerCalendars().first { $0.title == title.map { String($0.1) } }
    }
}
