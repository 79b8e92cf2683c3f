import CivilDate
import CycleModel
import CyclePipeline
import Foundation
import HTTPServer
import Testing

/// The journal and the answers on the pages of the history, by requests.
@Suite struct WebHistoryTests {
    /// Three periods of five days, and two days of bleeding ten days after the second and the last one began.
    private func door() throws -> WebDoor {
        let door = try WebDoor(today: "2026-11-10")
        for start in ["2026-08-19", "2026-09-16", "2026-10-14"] {
            let days = Day(start).map { start in (0..<5).map { start + $0 } } ?? []
            try door.record(
                .days(days.map { DayLog.Entry(day: $0, record: DayRecord(flow: .medium)) }))
        }
        try door.recordPeriod("2026-09-26", "2026-09-27")
        try door.recordPeriod("2026-10-24", "2026-10-25")
        return door
    }

    /// A day with as many changes, each of its note.
    private func door(changes count: Int) throws -> WebDoor {
        let door = try WebDoor(today: "2026-11-10")
        let day = try #require(Day("2026-11-01"))
        for number in 0..<count {
            var record = DayRecord()
            record.note = "note \(number)"
            try door.record(.days([DayLog.Entry(day: day, record: record)]))
        }
        return door
    }

    /// The numbers of the changes that a page lists.
    private func listed(_ page: String) -> [Int] {
        page.components(separatedBy: "id=\"change-").dropFirst().compactMap {
            Int($0.prefix(while: \.isNumber))
        }
    }

    // MARK: The journal

    @Test func `all of the journal is reached, stretch by stretch, and back again`() throws {
        let door = try door(changes: 130)
        let last = door.get("/history").text
        #expect(listed(last) == (111...130).reversed())
        #expect(last.contains("href=\"/history?before=111#changes\">Earlier<"))
        #expect(!last.contains(">Later<"))
        let earlier = door.get("/history?before=111").text
        #expect(listed(earlier) == (11...110).reversed())
        #expect(earlier.contains("href=\"/history?before=11#changes\">Earlier<"))
        #expect(earlier.contains("href=\"/history#changes\">Later<"))
        let first = door.get("/history?before=11").text
        #expect(listed(first) == (1...10).reversed())
        #expect(first.contains("href=\"/history?before=111#changes\">Later<"))
        #expect(!first.contains(">Earlier<"))
    }

    @Test(arguments: ["0", "1", "-7", "131", "9223372036854775807", "9223372036854775808", "x", ""])
    func `a number that nothing is before shows the last changes`(_ number: String) throws {
        let page = try door(changes: 30).get("/history?before=\(number)").text
        #expect(listed(page) == (11...30).reversed())
    }

    @Test func `a few changes need no way to others`() throws {
        let page = try door(changes: 20).get("/history").text
        #expect(listed(page) == (1...20).reversed())
        #expect(!page.contains(">Earlier<") && !page.contains(">Later<"))
    }

    @Test func `a change that can't be taken back names others by numbers on the page`() throws {
        let door = try door(changes: 3)
        #expect(door.post("/history", ["action": "undo", "change": "1"]).status == 303)
        let page = door.get("/history").text
        #expect(page.contains("Take these back first: 2, 3."))
        for number in 1...3 {
            #expect(page.contains("<span class=\"number muted\">\(number)</span>"))
        }
        #expect(try door.entries == 3)
    }

    @Test func `a key takes back the last change alone`() throws {
        let door = try door(changes: 30)
        for (page, count) in [("/", 1), ("/log/2026-11-01", 1), ("/history", 1)] {
            let parts = door.get(page).text.components(separatedBy: "data-key=\"u\"")
            #expect(parts.count == count + 1, "\(page)")
        }
        #expect(!door.get("/history?before=11").text.contains("data-key=\"u\""))
    }

    // MARK: Answers

    @Test func `an answer about bleeding between periods is removed where it was given`() throws {
        let door = try door()
        let (page, bleed) = ("/history/2026-10-14", "/history/2026-10-24")
        let day = try #require(Day("2026-10-24"))
        #expect(!door.get(page).text.contains("Remove my answer"))
        #expect(door.post(bleed, ["action": "answer", "answer": "between"]).status == 303)
        #expect(try door.state.circumstances.answers[bleed: day] == .between)
        let answered = door.get(page).text
        #expect(answered.contains("action=\"\(bleed)\""))
        #expect(answered.contains("Remove my answer"))
        #expect(!answered.contains("It was between periods"))
        #expect(door.post(bleed, ["action": "answer", "answer": "clear"]).status == 303)
        #expect(try door.state.circumstances.answers[bleed: day] == nil)
        #expect(door.get(page).text.contains("It was between periods"))
    }

    // MARK: Names

    /// Buttons as a page has them: the name, and the sentence that describes it.
    private func buttons(_ page: String) -> [(name: String, described: String?)] {
        page.components(separatedBy: "<button").dropFirst().map { part in
            let tag = part.prefix { $0 != ">" }
            let name = part.dropFirst(tag.count + 1).components(separatedBy: "</button>")[0]
            let id = tag.components(separatedBy: "aria-describedby=\"").dropFirst().first?
                .prefix { $0 != "\"" }
            return (name, id.map(String.init))
        }
    }

    @Test(arguments: ["/", "/history", "/history/2026-10-14", "/settings/reminders"])
    func `buttons of the same name say what each is about`(_ path: String) throws {
        let door = try door()
        var methods = Contraception()
        for method in ["pill 28+0", "minipill"] {
            try methods.add(try Contraceptive(text: method), on: #require(Day("2026-11-01")))
        }
        try door.record(.contraception(methods))
        let page = door.get(path).text
        let named = Dictionary(grouping: buttons(page), by: \.name)
        if path != "/history/2026-10-14" { #expect(named.contains { $0.value.count > 1 }) }
        for (name, same) in named where same.count > 1 {
            let ids = Set(same.compactMap(\.described))
            #expect(ids.count == same.count, "\(name)")
            for id in ids { #expect(page.contains(" id=\"\(id)\""), "\(name): \(id)") }
        }
    }
}
