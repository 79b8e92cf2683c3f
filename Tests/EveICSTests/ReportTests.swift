import Foundation
import RunningTool
import Testing

/// `eve-ics report`: one file for a doctor.
@Suite struct ReportTests {
    private func tool() throws -> Tool {
        let tool = try Tool()
        try tool.run("log '3..7 Aug' --flow medium")
        try tool.run("log '1..5 Sep' --flow medium --symptom cramps")
        try tool.run("log '30 Sep..3 Oct' --flow heavy")
        _ = try tool.run(["log", "28 Oct..1 Nov", "--flow", "light"])
        _ = try tool.run(["log", "10 Sep", "--note", "Between <us>."])
        return tool
    }

    @Test func `a report is written as one file that needs no other`() throws {
        let tool = try tool()
        try tool.expect(
            """
            $ eve-ics report -o report.html
            Wrote the report of 21 Nov 2025 – 20 Nov 2026 to report.html. Open it in a browser to read, print or save it as a PDF.
            $ eve-ics report Sep -o september.html --json
            {"schema": 1, "file": "september.html", "from": "2026-09-01", "through": "2026-09-30"}
            """)
        let page = try tool.read("report.html")
        #expect(page.hasPrefix("<!doctype html>") && page.contains("<title>Cycle report</title>"))
        #expect(page.contains("Whole cycles: 3. Usual length: 29 days, from 28 to 29."))
        #expect(!page.contains("<script") && !page.contains("<link") && !page.contains("src="))
        // The first person of a store has no name, and a note stays out unless it is asked for.
        #expect(!page.contains("report: me") && !page.contains("Between"))
        let file = tool.folder.appending(path: "report.html").path
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test func `notes are in it where they are asked for`() throws {
        let run = try tool().run("report --notes")
        #expect(run.text.contains("Between &lt;us&gt;."))
    }

    @Test func `a plain log makes a report, too, and hidden fertility stays hidden`() throws {
        let tool = try Tool()
        let page = try tool.run(
            "report --log samples/daily_all_columns.csv --hide-fertility --today 2026-11-20",
            today: nil
        ).text.replacing(/<style>.*<\/style>/.dotMatchesNewlines(), with: "")
        #expect(page.contains("Cycle report") && !page.lowercased().contains("fertile"))
        #expect(!page.contains("ovulation") && !page.contains("contraceptive."))
    }

    @Test func `days to come are refused`() throws {
        try tool().expect(
            """
            $ eve-ics report 2027
            ! report: 2027-01-01 is in the future
            ! a report shows what was; choose a day that has come
            [exit 1]
            """)
    }
}
