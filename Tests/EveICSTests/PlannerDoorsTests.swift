import CivilDate
import Foundation
import RunningTool
import Testing

/// What the planner shows is the same behind each of its doors.
@Suite struct PlannerDoorsTests {
    // MARK: Cards that are due

    private enum CardDoor: CaseIterable {
        case list, review, todo, agenda

        /// How many cards it asks for.
        func due(_ tool: Tool, on day: Day) throws -> Int {
            func json(_ line: String) throws -> Fields {
                try Fields(tool.run("\(line) --json --today \(day)").output)
            }
            /// The number in the title of the deck's to-do.
            func count(_ titles: [String]) -> Int {
                titles.first { $0.hasPrefix("S: ") }.flatMap { Int($0.filter(\.isNumber)) } ?? 0
            }
            return switch self {
            case .list: Int(try json("cards list").array("decks")[0].number("due"))
            case .review: try json("cards review S").array("due").count
            case .todo: count(try json("todo list").array("todos").map { $0.string("title") })
            case .agenda:
                count(try json("agenda --days 1").array("items").map { $0.string("title") })
            }
        }
    }

    @Test func `a card is due on the same days in list, review, to-do and agenda`() throws {
        let tool = try Tool()
        let first = try #require(Day("2026-11-20"))
        for front in ["one", "two", "three"] {
            try tool.run("cards add \(front) back --in S --today \(first)")
        }
        var counts: Set<Int> = []
        for day in first...(first + 24) {
            // Some are reviewed, some wait.
            if (day - first).isMultiple(of: 3) {
                let answers = Data("\n3\n\n2\nq\n".utf8)
                _ = try tool.run(
                    ["cards", "review", "S", "--today", "\(day)"], today: nil, input: answers)
            }
            let due = try CardDoor.allCases.map { try $0.due(tool, on: day) }
            #expect(Set(due).count == 1, "\(day): \(due)")
            counts.formUnion(due)
        }
        #expect(counts.count > 2)
    }

    // MARK: Events of several days

    private enum EventDoor: CaseIterable {
        case week, agenda, agendaJSON, weekJSON

        /// The days of a week on which it has the event.
        func days(_ tool: Tool, in week: ClosedRange<Day>) throws -> Int {
            func spans(_ line: String) throws -> Int {
                let items = try Fields(tool.run(line).output).array("items")
                    .filter { $0.string("title") == "Holiday" }
                return items.reduce(0) { sum, item in
                    guard let start = Day(item.string("start")), let end = Day(item.string("end"))
                    else { return sum }
                    return sum + (start...end).count { week.contains($0) }
                }
            }
            func times(_ text: String) -> Int { text.matches(of: /Holiday/).count }
            let (first, count) = (week.lowerBound, week.count)
            return switch self {
            case .week: times(try tool.run("week --today \(first)").text)
            case .agenda: times(try tool.run("agenda --days \(count) --today \(first)").text)
            case .agendaJSON: try spans("agenda --days \(count) --json --today \(first)")
            case .weekJSON: try spans("week --json --today \(first)")
            }
        }
    }

    @Test(arguments: [
        ("2026-12-01", "2026-12-05"), ("2026-12-06", "2026-12-08"), ("2026-11-25", "2026-12-20"),
        ("2026-12-03", "2026-12-03"),
    ])
    func `an event stands on each of its days in week and agenda`(
        first: String, last: String
    ) throws {
        let tool = try Tool()
        let added = try tool.run("event add Holiday --from \(first) --to \(last)")
        #expect(added.code == 0, "\(added.error)")
        let days = try #require(Day(first))...(try #require(Day(last)))
        for monday in ["2026-11-30", "2026-12-07"] {
            let start = try #require(Day(monday))
            let week = start...(start + 6)
            for door in EventDoor.allCases {
                // Of one day alone no end is said.
                if days.count == 1, door == .agendaJSON || door == .weekJSON { continue }
                #expect(
                    try door.days(tool, in: week) == week.count { days.contains($0) },
                    "\(door), \(monday)")
            }
        }
    }
}
