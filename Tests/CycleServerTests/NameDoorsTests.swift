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
import Secrets
import SeededRandomness
import Store
import Testing

/// Which names are taken is the same at the terminal and on the page: a twin differs in capitals or in blanks at its ends.
@Suite struct NameDoorsTests {
    enum Thing: CaseIterable, Sendable {
        case calendar, deck, feed, password, alarm

        func command(_ name: String) -> [String] {
            switch self {
            case .calendar: ["calendar", "add", name, "--for", "todos"]
            case .deck: ["calendar", "add", name, "--for", "cards"]
            case .feed: ["feed", "add", name]
            case .password: ["app-password", "add", name]
            case .alarm: ["alarm", "add", name, "--at", "08:00"]
            }
        }

        /// Whether the page takes it.
        func post(_ name: String, to door: WebDoor) -> Bool {
            let sharing = "/settings/sharing"
            return switch self {
            case .calendar: door.post("/calendars", ["title": name, "for": "todos"]).status == 303
            case .deck: door.post("/cards", ["title": name]).status == 303
            case .feed:
                door.post(sharing, ["do": "add-feed", "name": name, "include": "periods"]).status
                    == 200
            case .password:
                door.post(
                    sharing, ["do": "add-password", "name": name, "include": "periods"]
                ).status == 200
            case .alarm: door.post("/alarms/new", ["title": name, "at": "08:00"]).status == 303
            }
        }

        func kept(_ member: Member) throws -> [String] {
            let names =
                switch self {
                case .calendar, .deck: try member.planner.calendars().map(\.title)
                case .feed: try member.access(.feed).map(\.name)
                case .password: try member.access(.appPassword).map(\.name)
                case .alarm:
                    try member.planner.calendars().flatMap {
                        try member.planner.objects(in: $0, for: .events).map(\.title)
                    }
                }
            return names.sorted()
        }

        /// How many of one name and its twins there can be; `nil` for as many as one likes.
        var most: Int? { self == .alarm ? nil : 1 }
    }

    /// The same name with other capitals and with blanks at its ends; each of ten times, some of both.
    private static func twins(of name: String, _ random: inout SplitMix) -> [String] {
        let blanks = ["", "", " ", "  ", "\t", "\u{A0}"]
        return [name.uppercased(), name.lowercased(), " \(name)", "\(name) "]
            + (0..<6).map { _ in
                let letters = name.map {
                    random.happens(50) ? $0.uppercased() : $0.lowercased()
                }
                return blanks[random.below(blanks.count)] + letters.joined()
                    + blanks[random.below(blanks.count)]
            }
    }

    @Test(arguments: Thing.allCases)
    func `a twin of a name is as welcome at the terminal as on the page`(_ thing: Thing) throws {
        var random = SplitMix(42)
        let (tool, door) = (try Tool(), try WebDoor())
        let page = try #require(try Household(door.store, zones: Serving.zones).members().first)
        let names = ["Spanish", "Frühling", "Σοφία", "Été"]
        for name in names {
            for twin in [name] + Self.twins(of: name, &random) {
                let run = try tool.run(thing.command(twin))
                let isTaken = thing.post(twin, to: door)
                #expect(
                    (run.code == 0) == isTaken,
                    "\(twin.debugDescription): \(run.code) \(run.error)")
            }
        }
        let kept = try thing.kept(page)
        #expect(try thing.kept(Self.member(tool)) == kept)
        if thing.most != nil { #expect(kept == names.sorted()) }
    }

    @Test func `a calendar or a deck is not renamed to a twin of another one`() throws {
        var random = SplitMix(43)
        let doors = try AllDoors()
        let planner = doors.member.planner
        let calendar = try planner.addCalendar(titled: "Family", for: [.events])
        let deck = try planner.addCalendar(titled: "Spanish", for: [.cards])
        let paths = [
            "Family": "/calendars/\(planner.key.id(calendar.name))",
            "Spanish": "/cards/\(planner.deckID(deck))",
        ]
        for (name, other) in [("Family", "Spanish"), ("Spanish", "Family")] {
            for twin in Self.twins(of: other, &random) {
                #expect(try !doors.command(["calendar", "rename", name, twin]).isKept)
                #expect(!doors.form(paths[name] ?? "", ["do": "rename", "title": twin]).isKept)
                #expect(try planner.calendars().map(\.title) == ["Family", "Spanish"])
            }
            // Its own name in other capitals is free.
            let own = name.uppercased()
            #expect(try doors.command(["calendar", "rename", name, own]).isKept)
            #expect(
                doors.form(paths[name] ?? "", ["do": "rename", "title": " \(name) "]).isKept)
        }
        #expect(try planner.calendars().map(\.title) == ["Family", "Spanish"])
    }

    @Test func `cards go into the deck of which they name a twin`() throws {
        var random = SplitMix(44)
        let tool = try Tool()
        for (number, twin) in (["Spanish"] + Self.twins(of: "Spanish", &random)).enumerated() {
            try tool.write("front \(number)\tback\n", to: "words.tsv")
            #expect(try tool.run(["cards", "import", "words.tsv", "--in", twin]).code == 0)
            #expect(try tool.run(["cards", "add", "other \(number)", "b", "--in", twin]).code == 0)
            // The file as well as the option names a deck.
            try tool.write("mine \(number)\tback\n", to: "\(twin).tsv")
            #expect(try tool.run(["cards", "import", "\(twin).tsv"]).code == 0)
        }
        let decks = try Self.member(tool).planner.decks()
        #expect(decks.map(\.title) == ["Spanish"])
        #expect(try Self.member(tool).planner.entryCount(of: decks[0]) == 33)
    }

    /// Two programs may each make a calendar of one name, as their addresses differ; a command then asks which is meant.
    @Test func `a calendar program may give a calendar the name of another`() throws {
        let doors = try AllDoors()
        #expect(try doors.command("calendar add Family").isKept)
        let made = try doors.program { account in
            try account.makeCalendar("two", components: ["VEVENT"], properties: [])
            let title = try doors.page.store.properties(
                of: doors.page.store.calendars(of: doors.member.person.id)[0].id)
            let two = try #require(
                try doors.page.store.calendar(named: "two", of: doors.member.person.id))
            try doors.page.store.change(title.map { .set($0) }, of: two.id)
        }
        #expect(made.isKept)
        #expect(try doors.member.planner.calendars().map(\.title) == ["Family", "Family"])
        let asked = try doors.command("event add Fair --from 2026-12-01 --in family")
        #expect(asked.said.contains("you have 2 calendars of this name"))
        #expect(doors.page.get("/calendars").status == 200)
    }

    @Test func `a symptom in other capitals is the same one`() throws {
        let doors = try AllDoors()
        for (day, form) in [("2026-11-19", false), ("2026-11-20", true)] {
            for words in ["Cold feet,cold feet,Krämpfe", "COLD FEET, cramps ", "Sneezing"] {
                if form {
                    let values = try doors.page.state.log[Day(day) ?? Day(number: 0)].symptoms
                    let answer = doors.page.post(
                        "/log/\(day)",
                        pairs: [
                            ("entry", "\(try doors.page.entries)"), ("field", "symptoms"),
                            ("own", words),
                        ] + values.map { ("value", $0) })
                    #expect(answer.status == 303)
                } else {
                    #expect(try doors.command(["log", day, "--symptom", words]).isKept)
                }
            }
            let day = try #require(Day(day))
            #expect(
                try doors.page.state.log[day].symptoms == ["Cold feet", "cramps", "Sneezing"])
        }
    }

    private static func member(_ tool: Tool) throws -> Member {
        let store = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWrite)
        return try #require(try Household(store, zones: Serving.zones).members().first)
    }
}
