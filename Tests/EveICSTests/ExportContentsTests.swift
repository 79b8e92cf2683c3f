import Foundation
import RunningTool
import Testing

/// `export --dates-only` and `--cheerful`.
@Suite struct ExportContentsTests {
    private func tool() throws -> Tool {
        let tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        return tool
    }

    @Test func `a calendar of dates only has titles and dates, and no word beside them`() throws {
        let tool = try tool()
        let (whole, dates) = (try tool.export(), try tool.export("--dates-only"))
        #expect(dates.events.map { $0("DTSTART") } == whole.events.map { $0("DTSTART") })
        #expect(dates.events.map { $0("SUMMARY") } == whole.events.map { $0("SUMMARY") })
        #expect(dates.uids == whole.uids)
        for event in dates.events {
            #expect(event("DESCRIPTION").hasPrefix("ref "))
            #expect(event.alarms.isEmpty)
            #expect(!event.lines.contains { $0.hasPrefix("X-") })
        }
    }

    @Test func `a cheerful calendar differs by a line with each fertile window`() throws {
        let tool = try tool()
        let (plain, cheerful) = (try tool.export(), try tool.export("--cheerful"))
        let lines = Set(plain.events.flatMap { $0("DESCRIPTION").components(separatedBy: "\\n") })
        for event in cheerful.events {
            let added = event("DESCRIPTION").components(separatedBy: "\\n").filter {
                !lines.contains($0)
            }
            #expect(added.count == (event("SUMMARY") == "Fertile window" ? 1 : 0))
        }
    }

    @Test func `such a calendar that comes back unchanged changes nothing`() throws {
        for options in ["--dates-only", "--cheerful"] {
            let tool = try tool()
            try tool.run("export -o out.ics \(options)")
            let run = try tool.run("import out.ics --dry-run --json --today 2026-11-25")
            let report = try Fields(run.output)
            #expect(report.array("corrections").isEmpty && report.array("refused").isEmpty)
        }
    }

    @Test func `a line that nobody would see is refused`() throws {
        try tool().expect(
            """
            $ eve-ics export --cheerful --dates-only
            ! export: --cheerful adds a line of text, and --dates-only has none
            ! leave one of the two out
            [exit 2]
            $ eve-ics export --cheerful --titles neutral
            ! export: --cheerful adds a line of text, and a neutral calendar has none
            ! leave one of the two out
            [exit 2]
            """)
    }

    @Test func `a calendar without the windows that are too wide says so`() throws {
        let tool = try Tool()
        try tool.run("log 2026-01-05..2026-01-09", today: "2026-02-20")
        let run = try tool.run("export --include=fertile,ovulation", today: "2026-02-20")
        #expect(run.code == 1 && run.text.isEmpty)
        #expect(
            run.error == """
                export: no event falls into the months and kinds asked for
                No fertile window is shown: a period may be missing from what is logged. Any day may be \
                fertile. Log the first day of your last period if it is not logged yet, or add periods to \
                --include.

                """)
    }
}
