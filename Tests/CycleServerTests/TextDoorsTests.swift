import CivilDate
import CycleAlarms
import Foundation
import FoundationEssentials
import HTTPServer
import Household
import Planner
import RunningTool
import SQLiteStore
import SeededRandomness
import Store
import Testing

/// What somebody may write, and how it is kept, is the same at the terminal and on the page.
@Suite struct TextDoorsTests {
    enum Place: CaseIterable, Sendable {
        case deck, calendar, todo, event, note, front, back, alarm

        var rule: TextRule {
            switch self {
            case .deck, .calendar: .calendarName
            case .todo, .event: .title
            case .note: .note
            case .front: .cardFront
            case .back: .cardBack
            case .alarm: OwnAlarm.titleRule
            }
        }

        /// The command that writes the text.
        func command(_ text: String) -> [String] {
            switch self {
            case .deck: ["calendar", "add", text, "--for", "cards"]
            case .calendar: ["calendar", "add", text, "--for", "todos"]
            case .todo: ["todo", "add", text]
            case .event: ["event", "add", text, "--from", "2026-12-01"]
            case .note: ["note", "add", text]
            case .front: ["cards", "add", text, "back", "--in", "S"]
            case .back: ["cards", "add", "front", text, "--in", "S"]
            case .alarm: ["alarm", "add", text, "--at", "08:00"]
            }
        }

        /// The form that writes the text.
        func post(_ text: String, to door: WebDoor, number: Int, _ member: Member) throws -> Int {
            // What makes a form that is sent twice one entry.
            let uid = String(uid: number)
            return switch self {
            case .deck: door.post("/cards", ["title": text]).status
            case .calendar: door.post("/calendars", ["title": text, "for": "todos"]).status
            case .todo: door.post("/todo", ["do": "add", "title": text, "uid": uid]).status
            case .event:
                door.post(
                    try Self.path(of: "Events", member) + "/new",
                    [
                        "title": text, "from": "2026-12-01", "to": "2026-12-01", "whole": "yes",
                        "uid": uid,
                    ]
                ).status
            case .note: door.post("/notes/new", ["text": text, "uid": uid]).status
            case .front, .back:
                door.post(
                    try Self.path(of: "S", member),
                    [
                        "do": "add", "front": self == .front ? text : "front",
                        "back": self == .back ? text : "back", "card": uid,
                    ]
                ).status
            case .alarm:
                door.post("/alarms/new", ["title": text, "at": "08:00", "uid": uid]).status
            }
        }

        private static func path(of title: String, _ member: Member) throws -> String {
            let planner = member.planner
            let calendar = try #require(try planner.calendars().first { $0.title == title })
            return calendar.uses.contains(.cards)
                ? "/cards/\(planner.deckID(calendar))"
                : "/calendars/\(planner.key.id(calendar.name))"
        }

        /// All that is kept there, whatever else the store has.
        func kept(_ member: Member) throws -> [String] {
            let planner = member.planner
            func texts(_ use: PlannerCalendar.Use, _ text: (PlannerObject) -> String?) throws
                -> [String]
            {
                try planner.calendars().filter { $0.uses.contains(use) }.flatMap {
                    try planner.objects(in: $0, for: use).compactMap(text)
                }
            }
            let found =
                switch self {
                case .deck, .calendar: try planner.calendars().map(\.title)
                case .todo: try texts(.todos) { $0.title }
                case .event, .alarm: try texts(.events) { $0.title }
                case .note: try texts(.notes) { Note($0)?.text }
                case .front: try texts(.cards) { Card($0)?.front }
                case .back: try texts(.cards) { Card($0)?.back }
                }
            return found.sorted()
        }
    }

    private static func texts(_ rule: TextRule, _ random: inout SplitMix) -> [String] {
        let pieces = [
            "a", "Bread", " ", "\n", "\t", "é", "e\u{301}", "👩‍👩‍👧", "\u{A0}", "\u{7}", "\u{85}",
            "\u{200B}",
            "\u{2028}", "ß", "\"", "'", "<b>", "&amp;", "\\", ";", ",", "%", "café", "\r\n", "\r",
            "日本",
        ]
        let most = rule.longest
        let fixed = [
            "", " ", "\t\n", "Bread", "bread", " Bread ", "S", "s", "Events",
            String(repeating: "n", count: most), String(repeating: "n", count: most + 1),
            String(repeating: "é", count: most), " " + String(repeating: "x", count: most) + " ",
        ]
        return fixed
            + (0..<12).map { _ in
                (0..<random.below(7)).map { _ in pieces[random.below(pieces.count)] }
                    .joined()
            }
    }

    @Test(arguments: Place.allCases)
    func `the terminal and the page take the same texts and keep them alike`(
        _ place: Place
    ) throws {
        var random = SplitMix(UInt64(place.rule.longest))
        let (tool, door) = (try Tool(), try WebDoor())
        for line in ["cards add a b --in S", "event add First --from 2026-12-01"] {
            #expect(try tool.run(line).code == 0)
        }
        let page = try #require(try Household(door.store, zones: Serving.zones).members().first)
        #expect(door.post("/cards", ["title": "S"]).status == 303)
        #expect(door.post("/calendars", ["title": "Events", "for": "events"]).status == 303)
        let before = (
            try place.kept(try Self.member(tool)), try place.kept(page)
        )
        for (number, text) in Self.texts(place.rule, &random).enumerated() {
            // A side keeps its blanks where a file comes back, and a form leaves them out.
            if place == .front || place == .back, text != text.trimmed { continue }
            // On the page a front is a field of one line.
            if place == .front, text.hasControlCharacters { continue }
            let run = try tool.run(place.command(text))
            let status = try place.post(text, to: door, number: number, page)
            #expect(
                (run.code == 0) == (status == 303),
                "\(text.prefix(40).debugDescription): \(run.code), \(status) \(run.error)")
        }
        #expect(
            try Self.added(place.kept(Self.member(tool)), before.0)
                == Self.added(place.kept(page), before.1))
    }

    @Test func `a note that is longer than a new one may be can be corrected`() throws {
        let tool = try Tool()
        #expect(try tool.run("note add short").code == 0)
        let planner = try Self.member(tool).planner
        let notebook = try #require(try planner.calendars().first { $0.uses.contains(.notes) })
        let old = "long\n" + String(repeating: "a", count: TextRule.note.longest)
        _ = try planner.add(TwoTexts(text: old), to: notebook, at: WebDoor.now)
        let corrected = try tool.run(
            ["note", "edit", "long"], input: Data((old + "b").utf8))
        #expect(corrected.code == 0, "\(corrected.error)")
        let grown = try tool.run(["note", "edit", "short"], input: Data(old.utf8))
        #expect(grown.code == 1)
        #expect(try Place.note.kept(Self.member(tool)) == [old + "b", "short"])
    }

    private static func added(_ all: [String], _ before: [String]) -> [String] {
        var rest = all
        for text in before { rest.firstIndex(of: text).map { _ = rest.remove(at: $0) } }
        return rest
    }

    private static func member(_ tool: Tool) throws -> Member {
        let store = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWrite)
        return try #require(try Household(store, zones: Serving.zones).members().first)
    }
}

extension String {
    /// As `newUID()` writes one.
    fileprivate init(uid number: Int) {
        let digits = "000000000000" + String(number)
        self = "00000000-0000-4000-8000-" + digits.suffix(12)
    }
}
