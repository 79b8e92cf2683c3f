import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// What comes back from a calendar that was handed out longer ago than is remembered: an unedited one is known by its
/// digest, and of an edited one nothing is taken.
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

    /// Once more with other stamps, as KDE writes every event of a file, and with the events in another order.
    @Test(arguments: ["", "--titles neutral", "--include periods --no-alarms", "--for outlook"])
    func `an unedited old calendar is known to be unedited`(_ options: String) throws {
        let tool = try exported(options)
        let before = try journal(tool)
        let served = try tool.read("old.ics")
        let stamped = served.replacingOccurrences(of: "20260306T120000Z", with: "20260621T080000Z")
        #expect(stamped != served)
        var events = stamped.components(separatedBy: "BEGIN:VEVENT\r\n")
        let end = "END:VCALENDAR\r\n"
        events[events.count - 1] = String(events[events.count - 1].dropLast(end.count))
        let turned =
            events[0] + events.dropFirst().reversed().map { "BEGIN:VEVENT\r\n" + $0 }.joined() + end
        for text in [served, stamped, turned] {
            try tool.write(text, to: "old.ics")
            for choice in [
                "--dry-run", "--yes",
                "--yes --accept-deletions --allow-mass-delete --prefer incoming",
            ] {
                let run = try tool.run("import old.ics \(choice) --today 2026-06-21")
                #expect(run.code == 0, "\(run.error)")
                #expect(run.text == "Nothing new: \(events.count - 1) events unchanged.\n")
            }
        }
        #expect(try journal(tool) == before)
    }

    @Test(arguments: ["", "--for outlook"])
    func `an alarm that was dismissed in an unedited old calendar is dismissed`(_ options: String)
        throws
    {
        let tool = try exported(options)
        let before = try journal(tool)
        // As Thunderbird writes it, to an event that is still expected.
        var events = try tool.read("old.ics").components(separatedBy: "BEGIN:VEVENT\r\n")
        let new = try tool.read("new.ics")
        let index = try #require(
            events.firstIndex { event in
                event.contains("BEGIN:VALARM")
                    && new.contains(event.components(separatedBy: "\r\n")[0])
            })
        events[index] = events[index].replacing(
            "BEGIN:VALARM\r\n",
            with: "X-MOZ-LASTACK:20260621T080000Z\r\nBEGIN:VALARM\r\n"
                + "ACKNOWLEDGED:20260621T080000Z\r\n", maxReplacements: 1)
        try tool.write(events.joined(separator: "BEGIN:VEVENT\r\n"), to: "old.ics")
        func acknowledged() throws -> [Int64] {
            let store = try SQLiteStore.open(
                tool.folder.appending(path: "eve.db").path, mode: .readOnly)
            let person = try #require(try store.people().first).id
            return try store.acknowledgements(of: person, at: .max).map(\.acknowledged)
        }
        let dry = try tool.run("import old.ics --dry-run --today 2026-06-21")
        #expect(dry.error.hasPrefix("Would dismiss: "), "\(dry.error)")
        #expect(try acknowledged() == [])
        let run = try tool.run("import old.ics --yes --today 2026-06-21")
        #expect(run.code == 0 && run.error.hasPrefix("Dismissed: "), "\(run.error)")
        #expect(run.text == "Nothing new: \(events.count - 1) events unchanged.\n")
        #expect(try acknowledged() == [1_782_028_800])
        let undo = try tool.run("undo")
        #expect(undo.code != 0 && undo.error.contains("'eve-ics import'"), "\(undo.error)")
        #expect(try tool.run("import old.ics --yes --today 2026-06-21").error == "")
        #expect(try journal(tool) == before)
        // Put off for an hour later on.
        for (old, new) in [
            (
                "X-MOZ-LASTACK:20260621T080000Z",
                "X-MOZ-LASTACK:20260621T090000Z\r\nX-MOZ-SNOOZE-TIME:20260621T100000Z"
            ),
            ("ACKNOWLEDGED:20260621T080000Z", "ACKNOWLEDGED:20260621T090000Z"),
        ] { try tool.write(try tool.read("old.ics").replacing(old, with: new), to: "old.ics") }
        let later = try tool.run("import old.ics --dry-run --today 2026-06-21")
        #expect(later.error.hasPrefix("Would snooze until 10:00: "), "\(later.error)")
    }

    @Test func `of an edited old calendar nothing is taken`() throws {
        let tool = try exported()
        let before = try journal(tool)
        let text = try tool.read("old.ics").replacingOccurrences(
            of: "DTEND;VALUE=DATE:20260306", with: "DTEND;VALUE=DATE:20260305")
        for stamp in ["20260306T120000Z", "20260621T080000Z"] {
            try tool.write(
                text.replacingOccurrences(of: "20260306T120000Z", with: stamp), to: "old.ics")
            try tool.expect(
                """
                $ eve-ics import old.ics --yes --today 2026-06-21
                \(Self.refusal)
                $ eve-ics import old.ics --dry-run --today 2026-06-21
                \(Self.refusal)
                """)
        }
        #expect(try journal(tool) == before)
    }

    /// Nothing in the file tells it from one that was forgotten and fits this one best.
    @Test func `of an edited calendar that is not the latest only the person can tell`() throws {
        let tool = try exported()
        let edited = try tool.read("new.ics").replacingOccurrences(
            of: "DTEND;VALUE=DATE:20260306", with: "DTEND;VALUE=DATE:20260305")
        try tool.write(edited, to: "edited.ics")
        #expect(try tool.run("log 2026-04-28..2026-05-01 --today 2026-06-21").code == 0)
        // Of another kind, so that the first one is still the latest of its own.
        #expect(try tool.run("export -o b.ics --titles neutral --today 2026-06-21").code == 0)
        let known = try tool.run("import edited.ics --dry-run --today 2026-06-21")
        #expect(known.text.hasPrefix("Period 1–5 Mar → logged 1–4 Mar (event shortened)\n"))
        #expect(try tool.run("export -o c.ics --today 2026-06-21").code == 0)
        let before = try journal(tool)
        for choice in ["--yes", "--yes --accept-deletions --prefer incoming", ""] {
            let run = try tool.run("import edited.ics \(choice) --today 2026-06-21")
            #expect(run.code == 1)
            #expect(
                run.error == """
                    import: this calendar is older than your latest one, and what differs may be an \
                    earlier forecast instead of your change; nothing was changed
                    export again and make the change in the new file; or import it on a terminal \
                    without --yes, to look at each difference first

                    """)
        }
        #expect(try tool.run("import edited.ics --yes --json --today 2026-06-21").code == 1)
        #expect(try journal(tool) == before)
        let told = try tool.run("import edited.ics --dry-run --today 2026-06-21")
        #expect(
            told.text.hasPrefix(
                """
                This calendar is older than your latest one, and what differs may be an earlier \
                forecast instead of your change.
                Period 1–5 Mar → logged 1–4 Mar (event shortened)

                """), "\(told.text)")
        let json = try tool.run("import edited.ics --dry-run --json --today 2026-06-21")
        #expect(json.text.contains("\"older\": true"), "\(json.text)")
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
