import CivilDate
import HTTPServer
import Household
import Planner
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// The pages of decks and cards, asked by requests.
@Suite struct CardFormTests {
    private let door: WebDoor

    init() throws { door = try WebDoor() }

    private var member: Member {
        get throws { try #require(try Household(door.store, zones: Serving.zones).members().first) }
    }

    private func cards() throws -> [Card] {
        let member = try member
        return CardList(
            try member.planner.decks().flatMap {
                try member.planner.objects(in: $0, for: .cards).compactMap(Card.init)
            }
        ).cards
    }

    /// Makes a deck with so many cards: `front 0`, `back 0` and so on.
    ///
    /// - Returns: The path of its page.
    @discardableResult
    private func deck(_ title: String = "Spanish", _ count: Int = 0) throws -> String {
        #expect(door.post("/cards", ["title": title]).status == 303)
        let deck = try #require(try member.planner.decks().last)
        try member.planner.add(
            (0..<count).map {
                (uid: "card-\(title)-\($0)", content: TwoTexts("front \($0)", "back \($0)"))
            }, to: deck, at: WebDoor.now)
        return "/cards/\(try member.planner.deckID(deck))"
    }

    private func value(_ name: String, on path: String) throws -> String {
        let page = door.get(path).text
        let found = page.firstMatch(of: try Regex("name=\"\(name)\" value=\"([^\"]*)\""))
        return String(try #require(found?.output[1].substring))
    }

    /// The paths of the cards that a page of a deck links to.
    private func cardPaths(_ deck: String) -> [String] {
        door.get(deck).text.matches(of: /href="(\/cards\/[0-9a-f]{32}\/[0-9a-f]{32})"/)
            .map { String($0.1) }
    }

    @Test func `a front of several lines stays one where a browser sends it on one`() throws {
        let path = try deck()
        let deck = try #require(try member.planner.decks().last)
        try member.planner.add(
            [(uid: "card", content: TwoTexts("a\nb", "back"))], to: deck, at: WebDoor.now)
        let card = try #require(cardPaths(path).first)
        func save(_ front: String, _ back: String) throws {
            let version = try value("version", on: card)
            let answer = door.post(
                card, ["do": "save", "version": version, "front": front, "back": back])
            #expect(answer.status == 303)
        }
        try save("ab", "other")
        #expect(try cards().map(\.content) == [TwoTexts("a\nb", "other")])
        try save("abc", "other")
        #expect(try cards().map(\.content) == [TwoTexts("abc", "other")])
    }

    // MARK: The same rules at both doors

    /// What somebody may write, and whether it is taken.
    struct Rule: CustomTestStringConvertible, Sendable {
        enum Place: CaseIterable, Sendable {
            case front, back, newDeck, newName
        }

        let place: Place
        let text: String
        let isTaken: Bool

        var testDescription: String { "\(place) of \(text.count): \(text.prefix(9))" }

        private static let sides = [
            (Place.front, TextRule.cardFront.longest), (.back, TextRule.cardBack.longest),
        ]

        static let all: [Rule] =
            sides.flatMap { place, most in
                [
                    Rule(place: place, text: String(repeating: "f", count: most), isTaken: true),
                    Rule(
                        place: place, text: String(repeating: "f", count: most + 1), isTaken: false),
                    Rule(place: place, text: " ", isTaken: false),
                    Rule(place: place, text: "a\u{7}b", isTaken: false),
                ]
            }
            + [Place.newDeck, .newName].flatMap { place in
                [
                    (String(repeating: "n", count: TextRule.calendarName.longest), true),
                    (String(repeating: "n", count: TextRule.calendarName.longest + 1), false),
                    ("french", false), ("FAMILY", false), (" ", false), ("a\u{7}b", false),
                    ("Español", true),
                ].map { Rule(place: place, text: $0, isTaken: $1) }
            }
    }

    @Test(arguments: Rule.all)
    func `the terminal and the page take the same names and sides`(_ rule: Rule) throws {
        let tool = try Tool()
        for line in [
            "cards add a b --in Spanish", "cards add a b --in French", "calendar add Family",
        ] {
            #expect(try tool.run(line).code == 0)
        }
        let typed =
            switch rule.place {
            case .front: ["cards", "add", rule.text, "c", "--in", "Spanish"]
            case .back: ["cards", "add", "c", rule.text, "--in", "Spanish"]
            case .newDeck: ["calendar", "add", rule.text, "--for", "cards"]
            case .newName: ["calendar", "rename", "Spanish", rule.text]
            }
        let run = try tool.run(typed)
        #expect(run.code == (rule.isTaken ? 0 : 1), "\(run.error)")

        let path = try deck("Spanish", 1)
        try deck("French", 1)
        #expect(door.post("/calendars", ["title": "Family", "for": "events"]).status == 303)
        let answer =
            switch rule.place {
            case .front: door.post(path, ["do": "add", "front": rule.text, "back": "c"])
            case .back: door.post(path, ["do": "add", "front": "c", "back": rule.text])
            case .newDeck: door.post("/cards", ["title": rule.text])
            case .newName: door.post(path, ["do": "rename", "title": rule.text])
            }
        #expect(answer.status == (rule.isTaken ? 303 : 422))
    }

    @Test func `a name keeps its own capitals free`() throws {
        let path = try deck("Spanish", 1)
        #expect(door.post(path, ["do": "rename", "title": "SPANISH"]).status == 303)
        let tool = try Tool()
        try tool.run("cards add a b --in Spanish")
        #expect(try tool.run("calendar rename Spanish SPANISH").code == 0)
    }

    // MARK: Decks

    @Test func `a deck is added once, renamed, and removed for good`() throws {
        let path = try deck("Spanish", 2)
        #expect(door.get("/cards").text.contains("2 cards; 2 due"))
        let again = door.post("/cards", ["title": "spanish"])
        #expect(again.status == 422)
        #expect(again.text.contains("already"))
        #expect(door.post(path, ["do": "rename", "title": "Español"]).status == 303)
        #expect(try member.planner.decks().map(\.title) == ["Español"])
        // What was shown is not what is there.
        #expect(door.post(path, ["do": "remove", "cards": "1"]).status == 303)
        #expect(try member.planner.decks().count == 1)
        #expect(door.post(path, ["do": "remove", "cards": "2"]).field("Location") == "/cards")
        #expect(try member.planner.decks().isEmpty)
        #expect(door.get(path).status == 404)
    }

    @Test(arguments: ["", " ", "a\nb", String(repeating: "x", count: 201)])
    func `a deck has a name of one line`(_ title: String) throws {
        let answer = door.post("/cards", ["title": title])
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"title-fault\""))
        let path = try deck()
        #expect(door.post(path, ["do": "rename", "title": title]).status == 422)
        #expect(try member.planner.decks().map(\.title) == ["Spanish"])
    }

    @Test func `an address tells neither deck nor card, and no other calendar is a deck`() throws {
        let path = try deck("Spanish", 1)
        let card = try #require(cardPaths(path).first)
        #expect(!card.contains("Spanish") && !card.contains("card-"))
        let unknown = String(repeating: "0", count: 32)
        let notes = try member.planner.addCalendar(titled: "Notes", for: [.notes])
        for deck in [unknown, try member.planner.deckID(notes)] {
            for rest in ["", "/quiz", "/review", "/\(unknown)"] {
                #expect(door.get("/cards/\(deck)\(rest)").status == 404)
                #expect(door.post("/cards/\(deck)\(rest)", ["do": "remove"]).status == 404)
            }
        }
        #expect(door.get("\(path)/\(unknown)").status == 404)
    }

    @Test func `a deck of thousands is shown a part at a time`() throws {
        let path = try deck("Spanish", 250)
        #expect(cardPaths(path).count == 100)
        #expect(cardPaths("\(path)?from=200").count == 50)
        #expect(door.get("\(path)?from=100").text.contains("from=200"))
        for odd in ["-1", "999999999", "x", "9223372036854775807"] {
            #expect(door.get("\(path)?from=\(odd)").status == 200)
        }
    }

    @Test func `a list is in step with what other programs change meanwhile`() throws {
        let path = try deck("Spanish", 4)
        let member = try member
        let deck = try #require(try member.planner.decks().first)
        func shown() throws -> [String] {
            let count = try cards().count
            #expect(door.get("\(path)/quiz?seed=1&at=0").text.contains("of \(count)<"))
            return cardPaths(path).map { door.get($0).text }.compactMap {
                $0.firstMatch(of: /name="front" value="([^"]*)"/).map { String($0.1) }
            }
        }
        #expect(try shown() == cards().map(\.front))
        let before = try cards()
        try member.planner.remove([before[0].object], from: deck, at: WebDoor.now)
        #expect(try shown() == ["front 1", "front 2", "front 3"])
        let change = try #require(
            before[2].changed(to: TwoTexts("a front", "back"), at: WebDoor.now))
        try member.planner.write([change], in: deck, at: WebDoor.now)
        _ = try member.planner.add(TwoTexts("new", "back"), to: deck, at: WebDoor.now + 1)
        #expect(try shown() == ["a front", "front 1", "front 3", "new"])
        #expect(try shown() == cards().map(\.front))
    }

    // MARK: Cards

    @Test func `a form that is sent twice adds one card, another one with other words`() throws {
        let path = try deck()
        let uid = try value("card", on: path)
        for (front, count) in [("mesa", 1), ("mesa", 1), ("silla", 2)] {
            let form: KeyValuePairs = [
                "do": "add", "card": uid, "front": front, "back": "a\r\nb",
            ]
            #expect(door.post(path, form).status == 303)
            #expect(try cards().count == count)
        }
        #expect(try cards().map(\.back) == ["a\nb", "a\nb"])
        let deck = try #require(try member.planner.decks().first)
        let todo = try member.planner.objects(in: deck, for: .todos).compactMap(Todo.init).first
        #expect(todo?.content.title == "Spanish: review 2 cards")
    }

    @Test(arguments: [
        ("front", ""), ("front", "a\nb"), ("front", "a\0b"), ("back", " \n "), ("back", "a\u{7}"),
        ("front", String(repeating: "x", count: 1_001)),
        ("back", String(repeating: "x", count: 10_001)),
    ])
    func `what can't be a card stands in its field, with the reason beside it`(
        _ name: String, _ value: String
    ) throws {
        let path = try deck()
        var form = ["do": "add", "front": "mesa", "back": "table"]
        form[name] = value
        let answer = door.post(path, pairs: form.map { ($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"\(name)-fault\""))
        #expect(try cards().isEmpty)
    }

    @Test func `a card of a megabyte is refused by the form, and shown in part`() throws {
        let path = try deck()
        let long = String(repeating: "x", count: 1_000_000)
        let form: KeyValuePairs = ["do": "add", "front": "mesa", "back": long]
        #expect(door.post(path, form).status == 400)
        let deck = try #require(try member.planner.decks().first)
        _ = try member.planner.add(TwoTexts("mesa", long), to: deck, at: WebDoor.now)
        let card = try #require(cardPaths(path).first)
        let page = door.get(card)
        #expect(page.text.contains("too long for this page"))
        #expect(!page.text.contains("name=\"back\""))
        for page in [path, "\(path)/quiz?seed=1&at=0", "\(path)/review"] {
            let answer = door.get(page)
            #expect(answer.status == 200)
            #expect(answer.body.count < 30_000)
        }
    }

    @Test func `a card that was changed elsewhere is not overwritten unasked`() throws {
        let card = try #require(cardPaths(try deck("Spanish", 1)).first)
        let version = try value("version", on: card)
        let mine: KeyValuePairs = [
            "do": "save", "version": version, "front": "mine", "back": "b",
        ]
        #expect(
            door.post(
                card, ["do": "save", "version": version, "front": "theirs", "back": "b"]
            ).status == 303)
        let answer = door.post(card, mine)
        #expect(answer.status == 409)
        #expect(answer.text.contains("value=\"mine\""))
        #expect(try cards().map(\.front) == ["theirs"])
        let again: KeyValuePairs = [
            "do": "save", "version": try value("version", on: card), "front": "mine", "back": "b",
        ]
        #expect(door.post(card, again).status == 303)
        #expect(try cards().map(\.front) == ["mine"])
    }

    @Test func `a removed card comes back as it was`() throws {
        let path = try deck("Spanish", 3)
        let before = try cards().map(\.front)
        let card = try #require(cardPaths(path).first)
        #expect(door.post(card, ["do": "remove"]).field("Location") == path)
        #expect(door.get(path).text.contains("Removed: front 0."))
        #expect(try cards().count == 2)
        #expect(door.post(card, ["do": "remove"]).status == 404)
        let number = try value("number", on: path)
        for _ in 0..<2 {
            #expect(door.post(path, ["do": "restore", "number": number]).status == 303)
            #expect(try cards().map(\.front) == before)
        }
    }

    // MARK: Quiz

    /// Where a quiz is, read from its page as somebody without scripts uses it.
    private struct Shown {
        let card: String
        let next: String
        let seed: String
        let place: String
        let id: String
    }

    private func quiz(_ path: String) throws -> Shown {
        let page = door.get(path).text.replacing("&amp;", with: "&")
        func found(_ pattern: Regex<(Substring, Substring)>) throws -> String {
            String(try #require(page.firstMatch(of: pattern)).1)
        }
        return Shown(
            card: try found(/(front \d+)</), next: try found(/id="next"[^>]*href="([^"]*)"/),
            seed: try found(/name="seed" value="(\d+)"/),
            place: try found(/name="at" value="(\d+)"/), id: try found(/name="card" value="(\w+)"/))
    }

    @Test func `every card comes once before any comes again, and removed ones never`() throws {
        let path = try deck("Spanish", 12)
        var here = try #require(door.get("\(path)/quiz").field("Location"))
        func round(_ count: Int) throws -> [String] {
            try (0..<count).map { _ in
                let shown = try quiz(here)
                here = shown.next
                return shown.card
            }
        }
        let first = try round(12)
        #expect(Set(first).count == 12)
        #expect(first != (0..<12).map { "front \($0)" }, "it is shuffled")
        #expect(here.contains("again=yes"))
        #expect(door.get(here).text.contains("From the beginning again"))
        #expect(try round(12) == first)
        var gone: Set<String> = []
        for _ in 0..<4 {
            let shown = try quiz(here)
            gone.insert(shown.card)
            let form: KeyValuePairs = ["seed": shown.seed, "at": shown.place, "card": shown.id]
            here = try #require(door.post("\(path)/quiz", form).field("Location"))
            // Sent twice, it leaves out no other.
            #expect(door.post("\(path)/quiz", form).field("Location") == here)
            here = try quiz(here).next
        }
        #expect(gone.count == 4)
        let rest = try round(16)
        #expect(Set(rest).isDisjoint(with: gone))
        #expect(Set(rest.prefix(8)) == Set(rest.suffix(8)) && Set(rest).count == 8)
        // Another quiz has all of them.
        #expect(door.get("\(path)/quiz?seed=7&at=0").text.contains("Card 1 of 12"))
    }

    @Test func `a quiz is over when all cards are left out`() throws {
        let path = try deck("Spanish", 2)
        for _ in 0..<2 {
            let shown = try quiz("\(path)/quiz?seed=7&at=0")
            let form: KeyValuePairs = ["seed": "7", "at": shown.place, "card": shown.id]
            #expect(door.post("\(path)/quiz", form).status == 303)
        }
        let page = door.get("\(path)/quiz?seed=7&at=0").text
        #expect(page.contains("The quiz is over") && page.contains("Start a new quiz"))
        #expect(door.get("\(path)/quiz?seed=8&at=0").text.contains("Card 1 of 2"))
    }

    @Test(arguments: [
        "seed=x", "seed=-1", "seed=99999999999", "seed=1&at=-1", "seed=1&at=99999999999999999999",
        "seed=1&at=5&side=both", "seed=1&at=9223372036854775807", "side=back",
    ])
    func `a place that is none leads into the quiz all the same`(_ query: String) throws {
        let path = try deck("Spanish", 3)
        let answer = door.get("\(path)/quiz?\(query)")
        #expect(answer.status == 200 || answer.status == 303)
        let form: KeyValuePairs = ["seed": "1", "at": "-5", "card": "nobody"]
        #expect(door.post("\(path)/quiz", form).status == 303)
        #expect(
            try member.planner.leftOut(
                ofQuiz: 1, in: try #require(try member.planner.decks().first)
            ).isEmpty)
    }

    @Test func `the back is a page of its own, where no script runs`() throws {
        let path = try deck("Spanish", 1)
        let front = door.get("\(path)/quiz?seed=1&at=0&side=front").text
        let back = door.get("\(path)/quiz?seed=1&at=0&side=back").text
        #expect(front.contains("<div hidden data-side=\"\"><span class=\"hidden\">Back"))
        #expect(back.contains("<div hidden data-side=\"\"><span class=\"hidden\">Front"))
    }

    @Test func `a page of a large deck's quiz is as small as that of a small one`() throws {
        let (small, large) = (try deck("Small", 2), try deck("Large", 5_000))
        let few = door.get("\(small)/quiz?seed=1&at=0").body.count
        let many = door.get("\(large)/quiz?seed=1&at=4000").body.count
        #expect(abs(many - few) < 100)
        let shown = try quiz("\(large)/quiz?seed=1&at=4000")
        #expect(shown.next.utf8.count < 120)
    }

    // MARK: Review

    @Test func `an answer to a due card counts once`() throws {
        let path = try deck("Spanish", 2)
        let card = try value("card", on: "\(path)/review")
        let form: KeyValuePairs = ["card": card, "seen": "0", "recall": "4"]
        for _ in 0..<2 { #expect(door.post("\(path)/review", form).status == 303) }
        #expect(door.get("\(path)/review").text.contains("answered already"))
        #expect(try door.store.cardReviews(of: door.person.id).map(\.recall) == [4])
        for recall in ["0", "5", "x", ""] {
            let odd: KeyValuePairs = ["card": card, "seen": "0", "recall": recall]
            #expect(door.post("\(path)/review", odd).status == 303)
        }
        let last = try value("card", on: "\(path)/review")
        #expect(last != card)
        #expect(
            door.post("\(path)/review", ["card": last, "seen": "0", "recall": "4"]).status == 303)
        #expect(door.get("\(path)/review").text.contains("No card is due."))
        let deck = try #require(try member.planner.decks().first)
        #expect(try member.planner.objects(in: deck, for: .todos).isEmpty, "nothing is left")
    }
}
