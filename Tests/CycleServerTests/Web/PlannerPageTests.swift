import HTTPServer
import Household
import Planner
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing

/// What tests of the pages of to-dos, notes, calendars and events have, each through a door of its own.
protocol PlannerPageTests {
    var door: WebDoor { get }
    var member: Member { get }
}

extension PlannerPageTests {
    static func opened() throws -> (WebDoor, Member) {
        let door = try WebDoor()
        return (door, try Household(door.store, zones: Serving.zones).members()[0])
    }

    func objects(_ use: PlannerCalendar.Use) throws -> [PlannerObject] {
        try member.planner.calendars().flatMap { try member.planner.objects(in: $0, for: use) }
    }

    var todos: [Todo] {
        get throws { TodoList(try objects(.todos).compactMap(Todo.init)).todos }
    }

    var titles: [String] { get throws { try todos.map(\.content.title) } }

    var notes: [String] {
        get throws { try objects(.notes).compactMap(Note.init).map(\.text).sorted() }
    }

    var events: [PlannedEvent.Content] {
        get throws { try objects(.events).compactMap(PlannedEvent.init).map(\.content) }
    }

    /// Puts an entry as a calendar program would have written it.
    func put(_ lines: String, in calendar: PlannerCalendar, as uid: String) throws {
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
    func path(
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
    func value(_ name: String, on page: String) throws -> String {
        let pattern = try Regex(
            "name=\"\(name)\" value=\"([^\"]*)\"", as: (Substring, Substring).self)
        return String(try #require(door.get(page).text.firstMatch(of: pattern)).1)
    }

    func add(_ titles: String...) throws {
        for title in titles {
            #expect(door.post("/todo", ["do": "add", "title": title, "due": ""]).status == 303)
        }
    }

    func id(of title: String) throws -> String {
        String(try path("/todo/", on: "/todo", saying: title).dropFirst("/todo/".count))
    }

    func addNote(_ text: String) throws -> String {
        let answer = door.post("/notes/new", ["do": "save", "text": text])
        #expect(answer.status == 303)
        return try #require(answer.field("Location"))
    }

    func addCalendar(_ title: String = "Family") throws -> String {
        #expect(
            door.post("/calendars", ["do": "add", "title": title, "for": "events"]).status == 303)
        return try path("/calendars/", on: "/calendars", saying: title)
    }

    static var event: [(String, String)] {
        [
            ("do", "save"), ("title", "Dentist"), ("whole", "no"), ("from", "2026-12-03"),
            ("at", "14:30"), ("to", "2026-12-03"), ("until", "15:00"), ("place", ""), ("note", ""),
        ]
    }

    static func event(_ changes: KeyValuePairs<String, String>) -> [(String, String)] {
        event.filter { pair in !changes.contains { $0.key == pair.0 } }
            + changes.map { ($0.key, $0.value) }
    }
}

extension Member {
    /// The calendar of a page, which has one name only while there is one.
    func plannerCalendar(at path: String, through door: WebDoor) throws
        -> PlannerCalendar?
    {
        let title = door.get(path).text.firstMatch(of: /<h1[^>]*>([^<]*)<\/h1>/)
        return try planner.calendars().first { $0.title == title.map { String($0.1) } }
    }
}
