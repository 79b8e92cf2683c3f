import Foundation
import RunningTool
import Testing

/// What comes back from a calendar that was handed out longer ago than is remembered: nothing is taken from it.
@Suite struct ForgottenCalendarTests {
    private static let refusal = """
        ! old.ics: this calendar is older than those that are remembered here, so what you changed in it \
        can't be told; nothing was changed
        ! export again and make the change in the new calendar, or log it with 'eve-ics log'
        [exit 1]
        """

    /// Exported as `old.ics`, and again as `new.ics` after more was logged and sixty days had passed.
    private func exported(_ options: String = "") throws -> Tool {
        let tool = try Tool()
        try tool.write(
            "2026-01-03..2026-01-07\n2026-02-01..2026-02-05\n2026-03-01..2026-03-05\n", to: "a.log")
        for line in [
            "import a.log --yes --today 2026-03-06",
            "export -o old.ics \(options) --today 2026-03-06",
            // As many days, each of them one later.
            "unlog 2026-02-01 --today 2026-04-01", "log 2026-02-06 --today 2026-04-01",
            "log 2026-03-30..2026-04-02 --today 2026-04-03",
            "export -o new.ics \(options) --today 2026-06-20",
        ] { #expect(try tool.run(line).code == 0, "\(line)") }
        return tool
    }

    /// All that is recorded, as bytes, and all that is written of it.
    private func journal(_ tool: Tool) throws -> String {
        try tool.run("history --journal --json").text + tool.run("export --format log").text
    }

    @Test(arguments: ["", "--titles neutral", "--include periods --no-alarms"])
    func `an unedited old calendar changes nothing`(_ options: String) throws {
        let tool = try exported(options)
        let before = try journal(tool)
        try tool.expect(
            """
            $ eve-ics import old.ics --yes --today 2026-06-21
            \(Self.refusal)
            $ eve-ics import old.ics --dry-run --today 2026-06-21
            \(Self.refusal)
            $ eve-ics import old.ics --yes --accept-deletions --allow-mass-delete --prefer incoming --today 2026-06-21
            \(Self.refusal)
            """)
        #expect(try journal(tool) == before)
    }

    /// As KDE does with every event of a file that it writes again.
    @Test func `a program that replaced all stamps of an old calendar makes it no newer`() throws {
        let tool = try exported()
        let before = try journal(tool)
        let text = try tool.read("old.ics").replacingOccurrences(
            of: "20260306T120000Z", with: "20260621T080000Z")
        try tool.write(text, to: "old.ics")
        try tool.expect("$ eve-ics import old.ics --yes --today 2026-06-21\n\(Self.refusal)")
        #expect(try journal(tool) == before)
    }

    /// The first one keeps every stamp as khal does, the second gives the event and the third all events a new one.
    @Test(arguments: ["", "event", "all"])
    func `an edit of a calendar that is remembered is taken`(_ stamps: String) throws {
        let tool = try exported()
        var events = try tool.read("new.ics").components(separatedBy: "BEGIN:VEVENT")
        let index = try #require(
            events.firstIndex { $0.contains("DTSTART;VALUE=DATE:20260301\r\n") })
        events[index] = events[index].replacingOccurrences(
            of: "DTEND;VALUE=DATE:20260306", with: "DTEND;VALUE=DATE:20260305")
        for place in events.indices where stamps == "all" || stamps == "event" && place == index {
            events[place] = events[place].replacingOccurrences(
                of: "(LAST-MODIFIED|DTSTAMP):[0-9TZ]+", with: "$1:20260621T080000Z",
                options: .regularExpression)
        }
        try tool.write(events.joined(separator: "BEGIN:VEVENT"), to: "edited.ics")
        let run = try tool.run("import edited.ics --yes --today 2026-06-21")
        #expect(run.code == 0)
        #expect(
            run.text.hasPrefix(
                "Period 1–5 Mar → logged 1–4 Mar (event shortened)\n"))
    }

    @Test func `after an erasure an old calendar is refused, before and after the next export`()
        throws
    {
        let tool = try exported()
        try tool.write(try tool.read("new.ics"), to: "old.ics")
        try tool.expect(
            """
            $ eve-ics erase --before 2026-02-01 --yes --today 2026-06-21
            Erased. Backups and calendars from before still have those days.
            $ eve-ics import old.ics --yes --today 2026-06-21
            \(Self.refusal)
            """)
        #expect(try tool.run("log 2026-03-06 --today 2026-06-21").code == 0)
        #expect(try tool.run("export -o new.ics --today 2026-06-21").code == 0)
        let before = try journal(tool)
        try tool.expect("$ eve-ics import old.ics --yes --today 2026-06-21\n\(Self.refusal)")
        #expect(try journal(tool) == before)
        // What is exported now is known.
        #expect(try tool.run("import new.ics --yes --today 2026-06-21").code == 0)
    }
}
