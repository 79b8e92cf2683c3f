import HTTPServer
import Household
import Planner
import Testing

/// What the pages of all that is planned have in common, asked by requests.
@Suite struct PlannerFormTests: PlannerPageTests {
    let door: WebDoor
    let member: Member

    init() throws { (door, member) = try Self.opened() }

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
        while (try? member.planner.addCalendar(titled: "x", for: [.notes])) != nil {}
        let answer = door.post("/calendars", ["do": "add", "title": "More", "for": "notes"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("There is no room for more."))
        #expect(door.get(calendar).status == 200)
    }
}
