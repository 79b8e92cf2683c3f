import CalendarServer
import CycleModel
import CyclePipeline
import Foundation
import HTTPServer
import RunningTool
import SQLiteStore
import Store
import Testing

/// Of two writers of one thing, the later one does not undo what it has not seen, by whatever door it comes.
///
/// What each door shows of both versions is tested where the door is: `CycleConcurrencyTests`, `WebLogTests`,
/// `ReturnedCalendarTests`, `ImportTests`.
@Suite struct StaleDoorsTests {
    /// What a door answered to a save that is older than somebody else's, and what is logged before and after it.
    private struct Save {
        let isRefused: Bool
        let before: String
        let after: String
    }

    /// A button of a message dismisses, and is in no journal.
    @Test(arguments: Origin.allCases.filter { $0 != .button })
    func `a save that has not seen what somebody else changed is refused`(door: Origin) throws {
        for save in try saves(by: door) {
            #expect(save.isRefused)
            #expect(save.before == save.after)
        }
    }

    private func saves(by door: Origin) throws -> [Save] {
        switch door {
        case .commandLine: [try editor()]
        case .import: [try file()]
        case .calendar: [try program(deletes: false), try program(deletes: true)]
        case .returned: [try calendar()]
        case .web: [try form()]
        case .button: []
        }
    }

    private func log(_ tool: Tool) throws -> String { try tool.run("export --format log").text }

    /// `edit` with another program as the editor, during which somebody logs.
    private func editor() throws -> Save {
        let desk = try Desk()
        try desk.tool.write(
            """
            #!/bin/sh
            '\(Tool.executable.path)' --today 2026-11-20 log 2026-10-25 --note theirs >&2
            cp "$1" "$1.old" && sed 's/^flow:.*/flow: light/' "$1.old" >"$1"
            '\(Tool.executable.path)' export --format log >seen.log
            """, to: "editor")
        let run = try desk.tool.run(
            ["edit", "2026-10-25"],
            environment: ["EDITOR": "sh ./editor", "TMPDIR": desk.tool.folder.path])
        let seen = try desk.tool.read("seen.log")
        #expect(seen.contains("theirs"))
        return Save(
            isRefused: run.code == 1 && run.error.contains("changed elsewhere"), before: seen,
            after: try log(desk.tool))
    }

    /// A log that says something else of a day than what was logged meanwhile.
    private func file() throws -> Save {
        let tool = try Tool()
        try tool.run("log 2026-10-25 --flow heavy --note theirs")
        try tool.write("date,flow,note\n2026-10-25,light,mine\n", to: "mine.csv")
        let before = try log(tool)
        let run = try tool.run("import mine.csv --yes")
        return Save(
            isRefused: run.code == 1 && run.error.contains("contradicts"), before: before,
            after: try log(tool))
    }

    /// A program that sends no `If-Match` and fetched before another one wrote.
    private func program(deletes: Bool) throws -> Save {
        let desk = try Desk()
        try desk.addPassword("laptop")
        let old = try #require(try desk.events("Period", "laptop").last { !$0.isForecast })
        let event = try #require(try desk.events("Period").last { !$0.isForecast })
        try desk.put(event.moved(to: "20261024", "20261030"), as: event.name, tag: event.tag)
        let before = try desk.history
        let problem = failure {
            if deletes {
                try desk.delete(old.name, "laptop")
            } else {
                try desk.put(old.moved(to: "20261026", "20261031"), as: old.name, "laptop")
            }
        }
        return Save(
            isRefused: problem == .conditionFailed, before: before, after: try desk.history)
    }

    /// An exported calendar that comes back edited when the log is another one.
    private func calendar() throws -> Save {
        let desk = try Desk()
        try desk.tool.run("export -o mine.ics")
        let text = try desk.tool.read("mine.ics")
        #expect(text.contains("DTSTART;VALUE=DATE:20261025"))
        try desk.tool.write(
            text.replacing("DTSTART;VALUE=DATE:20261025", with: "DTSTART;VALUE=DATE:20261023"),
            to: "mine.ics")
        try desk.tool.run("unlog 2026-10-25..2026-10-26")
        let before = try log(desk.tool)
        let run = try desk.tool.run("import mine.ics --yes")
        return Save(
            isRefused: run.code == 1 && run.error.contains("contradicts"), before: before,
            after: try log(desk.tool))
    }

    /// A form that was opened before somebody else logged the day.
    private func form() throws -> Save {
        let door = try WebDoor()
        try door.recordPeriod("2026-11-19")
        let seen = try door.entries
        try door.recordPeriod("2026-11-20")
        func logged() throws -> String {
            "\(try door.state.log.entries.map { "\($0.day) \($0.record)" })"
        }
        let before = try logged()
        let answer = door.post(
            "/log/2026-11-20", ["entry": "\(seen)", "field": "flow", "value": "light", "own": ""])
        return Save(isRefused: answer.status == 409, before: before, after: try logged())
    }
}
