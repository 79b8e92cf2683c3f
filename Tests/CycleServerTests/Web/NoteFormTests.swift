import HTTPServer
import Household
import Planner
import Testing

/// `/notes…`, asked by requests.
@Suite struct NoteFormTests: PlannerPageTests {
    let door: WebDoor
    let member: Member

    init() throws { (door, member) = try Self.opened() }

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
        let calendar = try #require(try member.planner.usualCalendar(for: .notes))
        let long = String(repeating: "x", count: 200_000)
        _ = try member.planner.add(TwoTexts("Long", long), to: calendar, at: WebDoor.now)
        let answer = door.get(try path("/notes/", on: "/notes", saying: "Long"))
        #expect(answer.text.contains("too long to be edited here"))
        #expect(answer.body.count < 20_000)
    }
}
