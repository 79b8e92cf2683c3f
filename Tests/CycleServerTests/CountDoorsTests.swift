import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import CyclePipeline
import Foundation
import HTTPServer
import Household
import Planner
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// How many of a thing a person may have is the same at the terminal, on the page and for a calendar program: where there
/// is room for one more, each takes it, and where there is none, each refuses it, keeps nothing of it and says what to do.
@Suite struct CountDoorsTests {
    private let doors: AllDoors

    init() throws { doors = try AllDoors() }

    private static let fullAtTerminal = """
        your calendars are full; nothing was changed
        remove what you no longer need, and try again

        """
    private static let fullImport = """
        words.tsv: 2 cards are more than there is room for; none was added
        remove what you no longer need; all calendars and decks together have room for 64 MiB, and there can be 100

        """
    private static let fullOnPage = "There is no room for more. Remove something"
    private static let fullHereAtTerminal = "entries at most; nothing was changed"
    private static let fullHereOnPage = "entries, the most that fit. Remove something"
    private static let fullHereForPrograms = "507 this calendar has 20000 entries"
    private static let fullForPrograms = "507 there is no room for more in these calendars"

    private func command(_ line: String, saying words: String = fullAtTerminal) -> AllDoors.Wish {
        doors.wish(line, saying: words)
    }

    private func form(_ path: String, _ fields: KeyValuePairs<String, String>) -> AllDoors.Wish {
        doors.wish(path, fields, saying: Self.fullOnPage)
    }

    /// Those that make a calendar, asked for or by the first entry of a kind.
    private var wishesForCalendars: [AllDoors.Wish] {
        [
            command("calendar add More"), command("calendar add More --for cards"),
            command("todo add More"), command("note add More"),
            command("cards add mesa table --in More"),
            command("cards import words.tsv --in More", saying: Self.fullImport),
            command("alarm add More --at 08:00"),
            form("/calendars", ["title": "More", "for": "todos"]),
            form("/cards", ["title": "More"]),
            form("/todo", ["do": "add", "title": "More", "due": ""]),
            form("/notes/new", ["text": "More"]),
            form("/alarms/new", ["title": "More", "at": "08:00"]),
            AllDoors.Wish("MKCALENDAR", saying: Self.fullForPrograms) {
                try doors.program {
                    try $0.makeCalendar("more", components: ["VEVENT"], properties: [])
                }
            },
        ]
    }

    @Test func `there is room for a hundred calendars and decks`() throws {
        try doors.desk.tool.write("mesa\ttable\nsilla\tchair\n", to: "words.tsv")
        for number in 1..<Member.mostCalendars {
            _ = try doors.member.planner.addCalendar(titled: "\(number)", for: [.events])
        }
        let counts = try doors.counts
        #expect(counts.count == 99)
        try doors.check(wishesForCalendars) {
            try doors.counts
        } undo: {
            try doors.reset(to: counts)
        } fillUp: {
            _ = try doors.member.planner.addCalendar(titled: "100", for: [.events])
        }
    }

    /// A calendar of each kind, and one that takes up room.
    private func furnish() throws -> Furniture {
        let planner = doors.member.planner
        let events = try planner.addCalendar(titled: "Events", for: [.events])
        let tasks = try planner.addCalendar(titled: "Tasks", for: [.todos])
        let notes = try planner.addCalendar(titled: "Notes", for: [.notes])
        let deck = try planner.addCalendar(titled: "Spanish", for: [.cards])
        let full = try doors.page.store.addCalendar(
            named: "full", for: doors.member.person.id, components: ["VFREEBUSY"], properties: [])
        return Furniture(
            events: "/calendars/\(planner.key.id(events.name))",
            deck: "/cards/\(planner.deckID(deck))",
            calendars: [events, tasks, notes].map(\.stored.id), cards: deck.stored.id,
            full: full.id)
    }

    private struct Furniture {
        /// Where their pages are.
        let events: String
        let deck: String
        let calendars: [StoredCalendar.ID]
        let cards: StoredCalendar.ID
        let full: StoredCalendar.ID
    }

    /// Those that add an entry to a calendar that is there.
    private func wishesForEntries(
        _ house: Furniture, _ terminal: String, _ page: String, _ program: String
    ) -> [AllDoors.Wish] {
        func form(_ path: String, _ fields: KeyValuePairs<String, String>) -> AllDoors.Wish {
            doors.wish(path, fields, saying: page)
        }
        return [
            command("todo add More", saying: terminal), command("note add More", saying: terminal),
            command("event add More --from 2026-12-01 --in Events", saying: terminal),
            command("cards add mesa table --in Spanish", saying: terminal),
            form("/todo", ["do": "add", "title": "More", "due": ""]),
            form("/notes/new", ["text": "More"]),
            form(
                "\(house.events)/new",
                ["title": "More", "from": "2026-12-01", "to": "2026-12-01", "whole": "yes"]),
            form(house.deck, ["do": "add", "front": "mesa", "back": "table"]),
            doors.event("More", in: "events", saying: program),
        ]
    }

    @Test func `all calendars together have room for so many bytes`() throws {
        let house = try furnish()
        let left = 10_000
        // Three for the object's name and UID.
        try doors.fill(house.full, with: 0..<1, bytes: Room().bytes - doors.bytes - left - 3)
        let counts = try doors.counts
        let wishes =
            wishesForEntries(
                house, Self.fullAtTerminal, Self.fullOnPage, Self.fullForPrograms)
            // The first one of a kind makes a calendar, which is not there afterward if it is refused.
            + [
                command("cards add mesa table --in Other"), command("alarm add More --at 08:00"),
                form("/alarms/new", ["title": "More", "at": "08:00"]),
            ]
        try doors.check(wishes) {
            try doors.counts
        } undo: {
            try doors.reset(to: counts)
        } fillUp: {
            try doors.fill(house.full, with: 1..<2, bytes: left - 50)
        }
    }

    @Test func `a calendar has room for 20,000 entries, a deck for 50,000 cards`() throws {
        let house = try furnish()
        for calendar in house.calendars { try doors.fill(calendar, with: 1..<Member.mostEntries) }
        // One more, as a deck has a reminder of its cards.
        try doors.fill(house.cards, with: 2..<Member.mostCards)
        let counts = try doors.counts
        #expect(counts.values.sorted().suffix(4) == [19_999, 19_999, 19_999, 49_998])
        try doors.check(
            wishesForEntries(
                house, Self.fullHereAtTerminal, Self.fullHereOnPage, Self.fullHereForPrograms)
        ) {
            try doors.counts
        } undo: {
            try doors.reset(to: counts)
        } fillUp: {
            for calendar in house.calendars { try doors.fill(calendar, with: 0..<1) }
            try doors.fill(house.cards, with: 0..<2)
        }
        // What is full leaves room in all others.
        #expect(try doors.command("cards add mesa table --in Other").isKept)
        #expect(try doors.command("calendar add More --for todos").isKept)
        #expect(try doors.command("todo add More --in More").isKept)
    }

    @Test func `a calendar says for how much more it has room before it has none`() throws {
        let house = try furnish()
        func room(_ words: [String]) throws -> String {
            let run = try doors.desk.tool.run(words)
            #expect(run.code == 0, "\(run.error)")
            return String(decoding: run.output, as: UTF8.self)
        }
        try doors.fill(house.calendars[1], with: 0..<Member.mostEntries - 2_000)
        #expect(
            try room(["todo", "add", "Bread"]) == """
                Added to Tasks: Bread.
                There is room for 1999 more entries there.

                """)
        _ = doors.form("/todo", ["do": "add", "title": "Milk", "due": ""])
        #expect(doors.page.get("/todo").text.contains("There is room for 1998 more entries there."))
        #expect(try room(["note", "add", "Books"]) == "Added to Notes: Books.\n")
        try doors.fill(house.full, with: 0..<1, bytes: Room().bytes * 93 / 100)
        #expect(
            try room(["note", "add", "Papers"]) == """
                Added to Notes: Papers.
                Your calendars are nearly full: 93% of the room is taken.

                """)
        try doors.desk.tool.write("mesa\ttable\n", to: "words.tsv")
        #expect(
            try room(["cards", "import", "words.tsv", "--in", "Spanish"]).contains(
                "Your calendars are nearly full: 93% of the room is taken."))
    }

    @Test func `what was removed comes back when there is room for it`() throws {
        let house = try furnish()
        #expect(try doors.command("note add Books").isKept)
        #expect(try doors.command("cards add mesa table --in Spanish").isKept)
        #expect(try doors.command("note remove Books").isKept)
        #expect(try doors.command("cards remove mesa --in Spanish").isKept)
        try doors.fill(house.full, with: 0..<1, bytes: Room().bytes - doors.bytes - 3)
        try doors.refuse([command("note restore"), command("cards restore")]) { try doors.counts }
        // The page says it at the top of the list to which it leads.
        let counts = try doors.counts
        let planner = doors.member.planner
        let card = try #require(try planner.removedEntries(for: .cards).first).number
        let note = try #require(try planner.removedEntries(for: .notes).first).number
        let forms: [(String, KeyValuePairs<String, String>)] = [
            (house.deck, ["do": "restore", "number": "\(card)"]),
            ("/notes", ["do": "restore", "removed": "\(note)"]),
        ]
        for (path, fields) in forms {
            #expect(doors.form(path, fields).isKept)
            #expect(doors.page.get(path).text.contains("There is no room for more."))
            #expect(try doors.counts == counts)
        }
        try doors.page.store.delete(house.full)
        for command in ["note restore", "cards restore"] {
            #expect(try doors.command(command).isKept)
        }
    }

    @Test func `an entry becomes no longer than there is room for`() throws {
        let house = try furnish()
        let (events, full) = (house.events, house.full)
        let planner = doors.member.planner
        #expect(try doors.command("note add Books").isKept)
        #expect(try doors.command("todo add Bread").isKept)
        #expect(try doors.event("Fair", in: "events").run().isKept)
        // Three for the object's name and UID.
        try doors.fill(full, with: 0..<1, bytes: Room().bytes - doors.bytes - 200 - 3)
        func path(_ list: String, _ use: PlannerCalendar.Use) throws -> String {
            let calendar = try #require(
                try planner.calendars().first { $0.isUsual(for: use) })
            let object = try #require(try planner.objects(in: calendar, for: use).first)
            return "\(list)/\(planner.key.id(calendar.name, object.name))"
        }
        let long = String(repeating: "long ", count: 100)
        let before = try doors.bytes
        #expect(before == Room().bytes - 200)
        try doors.refuse([
            command("todo edit Bread --note '\(long)'"),
            command("event edit Fair --note '\(long)'"),
            AllDoors.Wish("note edit", saying: Self.fullAtTerminal) {
                let run = try doors.desk.tool.run(
                    ["note", "edit", "Books"], input: Data("Books\n\(long)".utf8))
                return AllDoors.Answer(isKept: run.code == 0, said: run.error)
            },
            form(try path("/notes", .notes), ["do": "save", "text": "Books\n\(long)"]),
            form(
                try path("/todo", .todos),
                ["do": "save", "title": "Bread", "due": "", "note": long]),
            form(
                try path(events, .events),
                [
                    "do": "save", "title": "Fair", "from": "2026-12-01", "to": "2026-12-01",
                    "whole": "yes", "note": long,
                ]),
            doors.event(
                "Fair", in: "events", "DESCRIPTION:\(long)\r\n", saying: Self.fullForPrograms),
        ]) { try doors.bytes }
    }

    @Test func `a timer that ended waits until there is room for what was studied`() throws {
        let full = try doors.page.store.addCalendar(
            named: PlannerCalendar.ofSessions, for: doors.member.person.id, components: ["VEVENT"],
            properties: []
        ).id
        let words = StudyWords(calendar: "Study", session: "Studying")
        let planner = doors.member.planner
        #expect(
            try planner.start(StudyTimer(at: WebDoor.now - 7_200), at: WebDoor.now - 7_200, words))
        try doors.fill(full, with: 0..<Member.mostEntries)
        let counts = try doors.counts
        try doors.refuse([command("timer status", saying: Self.fullHereAtTerminal)]) {
            try doors.counts
        }
        let page = doors.page.get("/timer")
        #expect(page.status == 507)
        #expect(page.text.contains(Self.fullHereOnPage))
        #expect(try doors.counts == counts)
        try doors.page.store.delete(full)
        #expect(doors.page.get("/timer").status == 200)
        #expect(try doors.counts["study"] == 1)
    }

    // MARK: A day

    @Test(arguments: [("symptom", "symptoms"), ("mood", "moods")])
    func `a day has a hundred symptoms, and moods`(_ option: String, _ field: String) throws {
        let page = doors.page
        func words(_ count: Int) -> [String] { (0..<count).map { "w\($0)" } }
        func command(_ day: String, _ count: Int) throws -> AllDoors.Answer {
            try doors.command(
                "log \(day) --\(option) \(words(count).joined(separator: ","))")
        }
        func form(_ count: Int) throws -> AllDoors.Answer {
            let own = words(count).joined(separator: ",")
            return doors.form(
                "/log/2026-11-20",
                ["entry": String(try page.entries), "field": field, "value": "", "own": own])
        }
        func file(_ count: Int) throws -> AllDoors.Answer {
            let column = field == "moods" ? "mood" : field
            try doors.desk.tool.write(
                "date,\(column)\n2026-11-18,\(words(count).joined(separator: "|"))\n", to: "day.csv"
            )
            return try doors.command("import day.csv --yes")
        }
        let most = PlainLog.mostListItems
        #expect(try command("yesterday", most).isKept)
        #expect(try form(most).isKept)
        #expect(try file(most).isKept)
        let list = field == "moods" ? \DayRecord.moods : \DayRecord.symptoms
        for number in 18...20 {
            let day = try #require(Day("2026-11-\(number)"))
            #expect(try page.state.log[day][keyPath: list] == words(most))
        }
        try doors.refuse([
            doors.wish("log yesterday --\(option) more", saying: "100"),
            AllDoors.Wish("/log", saying: "A day can have 100 of these at most.") {
                try form(most + 1)
            },
            AllDoors.Wish("import", saying: "100") { try file(most + 1) },
        ]) { try page.entries }
    }
}
