import CivilDate
import CycleModel
import Foundation
import HTML
import HTTPServer
import Testing
import WebPages

/// A discreet page: what is read over a shoulder says nothing of the cycle.
@Suite struct DiscreetTests {
    private let door: WebDoor

    init() throws {
        door = try WebDoor()
        try door.recordPeriod("2026-10-21", "2026-10-22", "2026-11-18", "2026-11-19")
        #expect(door.post("/settings", ["entry": "1", "discreet": "yes"]).status == 303)
    }

    /// Word stems that tell what the program is about.
    private static var telling: Regex<Substring> {
        /(?i)period|cycle|bleed|fertil|ovulat|pill|contracep|pregnan|eve-ics|\bday \d/
    }

    @Test func `no window title says anything of the cycle`() throws {
        let day = try #require(Day("2026-11-19"))
        var titles: Set<String> = []
        for route in WebRoute.all(on: day) where route != .logout && !route.isOpenToAll {
            let answer = door.get(route.path.text)
            guard let title = answer.text.firstMatch(of: /<title>(.*?)<\/title>/) else { continue }
            titles.insert(String(title.1))
            #expect(title.1.firstMatch(of: Self.telling) == nil, "\(route.pattern): \(title.1)")
        }
        #expect(titles.isSuperset(of: ["Today", "Calendar", "Insights", "Plan", "Settings"]))
    }

    @Test func `Today covers all of the cycle until it is tapped`() throws {
        _ = door.get("/settings")
        let page = door.get("/").text
        let main = try #require(page.firstRange(of: "<main"))
        let cover = try #require(page.firstMatch(of: /<details><summary>Show today<\/summary>/))
        let before = page[main.lowerBound..<cover.range.lowerBound]
        #expect(before.firstMatch(of: Self.telling) == nil, "\(before)")
        #expect(before.contains("<h1") && before.contains(#"href="/log/2026-11-20""#))
        let end = try #require(page.range(of: "</details>", options: .backwards))
        let after = page[end.upperBound...]
        #expect(after.firstMatch(of: Self.telling) == nil, "\(after)")
        #expect(page[cover.range.upperBound..<end.lowerBound].contains("Next period"))
        #expect(page.components(separatedBy: "<h1").count == 2)
    }
}
