import CivilDate
import HTTPServer
import Household
import Planner
import SQLStore
import SQLiteStore
import Store
import Testing

/// `/todo…`, asked by requests.
@Suite struct TodoFormTests: PlannerPageTests {
    let door: WebDoor
    let member: Member

    init() throws { (door, member) = try Self.opened() }

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
        let calendar = try member.planner.addCalendar(titled: "Phone", for: [.todos])
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

    @Test func `a to-do that repeats goes on to its next time, once for each form`() throws {
        let calendar = try member.planner.addCalendar(titled: "Phone", for: [.todos])
        let lines = """
            BEGIN:VTODO
            UID:water
            DTSTAMP:20261101T000000Z
            DUE:20261119T080000Z
            RRULE:FREQ=DAILY
            SUMMARY:Water
            END:VTODO
            """
        try put(lines, in: calendar, as: "water")
        let id = try id(of: "Water")
        let version = try value("version", on: "/todo")
        let form: KeyValuePairs = [
            "do": "tick", "todo": id, "done": "yes", "version": version,
        ]
        #expect(door.post("/todo", form).status == 303)
        #expect(
            door.get("/todo").text.contains(
                "Done: Water, Thursday 19 Nov at 08:00. Next: Friday 20 Nov at 08:00."))
        #expect(door.post("/todo", form).status == 303)
        #expect(try todos.map(\.content.due?.day.description) == ["2026-11-20"])
        let page = "/todo/\(id)"
        // A tick by mistake is taken back, once.
        let untick: KeyValuePairs = ["do": "untick", "version": try value("version", on: page)]
        #expect(door.get(page).text.contains("Take back the last tick"))
        for status in [303, 409] { #expect(door.post(page, untick).status == status) }
        #expect(try todos.map(\.content.due?.day.description) == ["2026-11-19"])
        #expect(!door.get(page).text.contains("Take back the last tick"))
        #expect(
            door.post(
                "/todo",
                [
                    "do": "tick", "todo": id, "done": "yes",
                    "version": try value("version", on: "/todo"),
                ]
            ).status == 303)
        #expect(
            door.post(page, ["do": "save", "title": "Water", "due": "2026-12-24"]).status == 422)
        #expect(
            door.post(page, ["do": "save", "title": "Pour", "due": "2026-11-20"]).status == 303)
        let text = String(decoding: try objects(.todos)[0].bytes, as: UTF8.self)
        #expect(text.contains("SUMMARY:Pour") && text.contains("DUE:20261120T080000Z"))
    }

    @Test func `what a form changes beside the log leaves a mark for undo`() throws {
        #expect(try member.changeOutsideLog() == nil)
        #expect(door.post("/todo", ["do": "add", "title": ""]).status == 422)
        #expect(door.get("/todo").status == 200)
        #expect(try member.changeOutsideLog() == nil)
        try add("Bread")
        #expect(try member.changeOutsideLog()?.door == .page)
        #expect(try member.changeOutsideLog()?.entry == 0)
        let answer = door.post(
            "/log/2026-11-18", ["entry": "0", "field": "flow", "value": "heavy"])
        #expect(answer.status == 303)
        #expect(try door.store.lastEntryNumber(of: door.person.id) == 1)
        // The log has an undo of its own.
        #expect(try member.changeOutsideLog()?.entry == 0)
    }

    @Test func `a long list comes fifty at a time, in the order of all`() throws {
        let calendar = try member.planner.addCalendar(titled: "Long", for: [.todos])
        try member.planner.add(
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
}
