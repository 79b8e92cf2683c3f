import Foundation
import RunningTool
import Testing

/// `import` of a calendar that came back, into a store: shown, done, undone, and never done twice.
@Suite struct ReturnedCalendarTests {
    /// Three logged periods, exported on 20 November as `year.ics`.
    private func exported() throws -> Tool {
        let tool = try Tool()
        #expect(try tool.run("import samples/export_three_cycles.log --yes").code == 0)
        #expect(try tool.run("export -o year.ics").code == 0)
        return tool
    }

    /// Writes `edited.ics` with some of the event's lines replaced; it is found by its first day.
    private func edit(
        _ tool: Tool, _ start: String, _ changes: [(String, String)], from: String = "year.ics"
    ) throws {
        var events = try tool.read(from).components(separatedBy: "BEGIN:VEVENT")
        let place = try #require(
            events.firstIndex { $0.contains("DTSTART;VALUE=DATE:\(start)\r\n") })
        for (old, new) in changes {
            try #require(events[place].contains(old), "\(old)")
            events[place] = events[place].replacingOccurrences(of: old, with: new)
        }
        try tool.write(events.joined(separator: "BEGIN:VEVENT"), to: "edited.ics")
    }

    private func delete(_ tool: Tool, _ starts: [String]) throws {
        var text = try tool.read("year.ics")
        for start in starts {
            let day = try #require(text.range(of: "DTSTART;VALUE=DATE:\(start)\r\n"))
            let first = try #require(
                text.range(
                    of: "BEGIN:VEVENT", options: .backwards,
                    range: text.startIndex..<day.lowerBound))
            let last = try #require(
                text.range(of: "END:VEVENT\r\n", range: day.upperBound..<text.endIndex))
            text.removeSubrange(first.lowerBound..<last.upperBound)
        }
        try tool.write(text, to: "edited.ics")
    }

    private func moveForecast(_ tool: Tool) throws {
        try edit(
            tool, "20261123",
            [
                (":20261123", ":20261118"),
                ("DTEND;VALUE=DATE:20261128", "DTEND;VALUE=DATE:20261123"),
            ])
    }

    private func journal(_ tool: Tool) throws -> String {
        try tool.run("history --journal --json").text
    }

    @Test func `a dragged forecast is logged, moves the next ones, and is taken back by one undo`()
        throws
    {
        let tool = try exported()
        let before = try tool.run("export --format log").text
        try moveForecast(tool)
        try tool.expect(
            """
            $ eve-ics import edited.ics --yes
            Period 23–27 Nov → logged 18–20 Nov, and through 22 Nov as the days pass (event moved)
            Done. 'eve-ics undo' takes it back.
            […] Wednesday 16 Dec, […] 23 Nov.
            $ eve-ics import edited.ics --yes
            Nothing new: 22 events unchanged.
            """)
        let days = try tool.run("export --format log").text
        #expect(
            days == before
                + ["18", "19", "20"].map { "2026-11-\($0),unknown,,,,,,,,,,\n" }.joined())
        // The days to come count when they have come.
        #expect(
            try tool.run("export --format log --today 2026-11-22").text
                == days + ["21", "22"].map { "2026-11-\($0),unknown,,,,,,,,,,\n" }.joined())
        #expect(try tool.run("undo").code == 0)
        #expect(try tool.run("export --format log --today 2026-12-30").text == before)
    }

    @Test func `a running period is expected to go on, until its event is shortened`() throws {
        let tool = try exported()
        try tool.run("log 2026-11-19..2026-11-20 --flow medium")
        try tool.run("export -o running.ics")
        try edit(
            tool, "20261119", [("DTEND;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261121")],
            from: "running.ics")
        try tool.expect(
            """
            $ eve-ics import running.ics --today 2026-11-21
            Nothing new: 25 events unchanged.
            $ eve-ics import edited.ics --yes
            Period 19–23 Nov → logged 19–20 Nov, ended on 20 Nov (event shortened)
            Done. 'eve-ics undo' takes it back.
            […] Thursday 17 Dec, […]
            $ eve-ics import edited.ics --yes
            Nothing new: 25 events unchanged.
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  import        period (29 Aug – 2 Sep, 27 Sep – 1 Oct, 25–29 Oct)
            2      2026-11-20 12:00  command line  period (19–20 Nov)
            3      2026-11-20 12:00  import        last day of a period (20 Nov)
            """)
        #expect(
            try tool.run("export --format log").text.hasSuffix(
                "2026-11-19,medium,,,,,,,,,,\n2026-11-20,medium,,,,,,,,,,last\n"))
        #expect(try tool.run("export -o -").text.contains("DTEND;VALUE=DATE:20261121"))
        #expect(try tool.run("undo").code == 0)
        #expect(try tool.run("export -o -").text.contains("DTEND;VALUE=DATE:20261124"))
    }

    @Test func `the event keeps its name when its forecast becomes a logged period`() throws {
        let tool = try exported()
        let forecast = try tool.export().events.first { $0("DTSTART") == "20261123" }
        try moveForecast(tool)
        try tool.run("import edited.ics --yes")
        let logged = try tool.export().events.first { $0("DTSTART") == "20261118" }
        #expect(logged?("UID") == forecast?("UID"))
        #expect(logged?("STATUS") == "CONFIRMED")
    }

    @Test func `what libical reads differently is refused with its file, line and property`()
        throws
    {
        let tool = try exported()
        try edit(
            tool, "20261025",
            [("DTEND;VALUE=DATE:20261030", "DTEND;VALUE=DATE:20261029T230000")])
        let before = try journal(tool)
        let lines = try tool.read("edited.ics").components(separatedBy: "\r\n")
        let line = try #require(lines.firstIndex(of: "DTEND;VALUE=DATE:20261029T230000")) + 1
        let run = try tool.run("import edited.ics --yes")
        #expect(
            run.error == "edited.ics:\(line): DTEND can be read in two ways, and libical reads "
                + "something else: \"20261029T230000\"\n")
        #expect(run.code == 1)
        #expect(try journal(tool) == before)
    }

    @Test
    func
        `a calendar of an earlier version, whose forecasts had no title of their own, is unchanged`()
        throws
    {
        let tool = try exported()
        let text = try tool.read("year.ics")
        let old = text.replacing("SUMMARY:Period (expected)", with: "SUMMARY:Period")
        try #require(old != text)
        try tool.write(old, to: "old.ics")
        let run = try tool.run("import old.ics --yes")
        #expect(run.text == (try tool.run("import year.ics --yes")).text)
        #expect(!run.text.contains("title") && run.code == 0)
    }

    @Test func `a dry run and a plan without a terminal change nothing`() throws {
        let tool = try exported()
        try moveForecast(tool)
        let before = try journal(tool)
        let run = try tool.run("import edited.ics --dry-run")
        #expect(run.text.contains("Nothing was changed yet.\n") && run.code == 0)
        #expect(try tool.run("import edited.ics").code == 1)
        #expect(try journal(tool) == before)
    }

    @Test func `a program reads the plan in the fixed form`() throws {
        let tool = try exported()
        try edit(
            tool, "20261025",
            [
                (":20261025", ":20261023"), ("DESCRIPTION:", "DESCRIPTION:tired\\n"),
                ("SUMMARY:Period", "SUMMARY:Red week"),
            ])
        let event = try tool.export().events.first { $0("DTSTART") == "20261025" }
        let uid = try #require(event).callAsFunction("UID")
        let run = try tool.run("import edited.ics --yes --json")
        #expect(
            run.text == """
                {
                  "schema": 1,
                  "applied": true,
                  "corrections": [
                    {
                      "kind": "logged",
                      "days": ["2026-10-23", "2026-10-24", "2026-10-25", "2026-10-26", "2026-10-27", \
                "2026-10-28", "2026-10-29"],
                      "uid": "\(uid)",
                      "matchedBy": "uid",
                      "why": "event stretched"
                    },
                    {
                      "kind": "note",
                      "days": ["2026-10-23"],
                      "uid": "\(uid)",
                      "matchedBy": "uid",
                      "why": "lines added to the description"
                    }
                  ],
                  "refused": [],
                  "ignored": [
                    {"uid": "\(uid)", "why": "Period: title change ignored"}
                  ],
                  "proposedDeletions": [],
                  "conflicts": [],
                  "imported": {},
                  "unchanged": 21,
                  "recorded": [
                    {"date": "2026-10-23", "flow": "unknown", "note": "tired"},
                    {"date": "2026-10-24", "flow": "unknown"}
                  ],
                  "removed": []
                }

                """)
        let again =
            try JSONSerialization.jsonObject(
                with: try tool.run("import edited.ics --yes --json").output) as? [String: Any]
        #expect(again?["applied"] as? Bool == false)
        #expect((again?["corrections"] as? [Any])?.isEmpty == true)
    }

    @Test func `a forecast that has moved since the export looks like no edit`() throws {
        let tool = try exported()
        try tool.run("log 2026-11-17..2026-11-20")
        try tool.run("export -o later.ics --today 2026-12-10")
        for name in ["year", "later"] {
            let count =
                try tool.read("\(name).ics").components(separatedBy: "BEGIN:VEVENT").count - 1
            try tool.expect(
                """
                $ eve-ics import \(name).ics --today 2026-12-12
                Nothing new: \(count) events unchanged.
                """)
        }
    }

    @Test func `what was logged since the export is not overwritten without a word`() throws {
        let tool = try exported()
        try edit(tool, "20261025", [(":20261025", ":20261023")])
        try tool.run("unlog 2026-10-25..2026-10-26")
        let before = try journal(tool)
        try tool.expect(
            """
            $ eve-ics import edited.ics --yes
            Period: in the calendar period 23–29 Oct; in the log period 27–29 Oct (the log was changed \
            after the calendar was made)
            ! import: the calendar contradicts the log; nothing was changed
            ! say which to believe with --prefer incoming or --prefer log
            [exit 1]
            """)
        #expect(try journal(tool) == before)
        #expect(try tool.run("import edited.ics --yes --prefer log").code == 0)
        #expect(try journal(tool) == before)
        #expect(try tool.run("import edited.ics --yes --prefer incoming").code == 0)
        #expect(try tool.run("history").text.contains("23–29 Oct"))
    }

    @Test func `what is missing is deleted only when she says so, and much only when she insists`()
        throws
    {
        let tool = try exported()
        try delete(tool, ["20260927"])
        let before = try journal(tool)
        try tool.expect(
            """
            $ eve-ics import edited.ics --yes
            Period 27 Sep – 1 Oct: missing from the calendar. If you deleted it, use \
            'eve-ics import --accept-deletions'.
            Nothing new: 21 events unchanged.
            $ eve-ics import edited.ics --yes --accept-deletions
            ! import: this would change 5 days of the log and remove 1 of 3 logged periods; nothing was changed
            ! look with --dry-run, and add --allow-mass-delete if that is what you want
            [exit 1]
            """)
        #expect(try journal(tool) == before)
        let run = try tool.run("import edited.ics --yes --accept-deletions --allow-mass-delete")
        #expect(run.code == 0)
        #expect(try !tool.run("history").text.contains("2026-09-27"))
        #expect(
            try tool.run("import edited.ics --yes --accept-deletions --allow-mass-delete").text
                == "Nothing new: 21 events unchanged.\n")
    }

    @Test func `a part of the calendar is no wish to delete the rest`() throws {
        let tool = try exported()
        let whole = try tool.read("year.ics").components(separatedBy: "BEGIN:VEVENT")
        try tool.write(
            whole[0] + "BEGIN:VEVENT" + whole[1] + "END:VCALENDAR\r\n", to: "edited.ics")
        try tool.expect(
            """
            $ eve-ics import edited.ics --yes --accept-deletions
            21 events of your calendar are not in this file.
            Nothing new: 1 event unchanged.
            """)
    }

    @Test func `a changed alarm changes the reminder, and one undo takes both back`() throws {
        let tool = try exported()
        try edit(
            tool, "20261222",
            [("TRIGGER:-PT15H", "TRIGGER:-P1DT4H"), ("TRIGGER:PT9H", "TRIGGER:-PT4H")])
        try tool.expect(
            """
            $ eve-ics import edited.ics --yes
            Period → reminder: 20:00, 2 days before and 1 day before (alarm changed)
            Done. 'eve-ics undo' takes it back.
            […] any day now […]
            $ eve-ics remind period
            period  20:00, 2 days before and 1 day before
            $ eve-ics import edited.ics --yes
            Nothing new: 22 events unchanged.
            """)
        #expect(try tool.run("undo").code == 0)
        #expect(
            try tool.run("remind period").text == "period  09:00, 1 day before and on the day\n")
    }

    @Test func `a pill that was deleted in the past was skipped`() throws {
        let tool = try Tool()
        try tool.run("log 2026-11-01..2026-11-05")
        #expect(try tool.run("contraception add pill --start 2026-11-01").code == 0)
        #expect(try tool.run("export -o year.ics").code == 0)
        let pills = try tool.export().events.filter { $0("X-EVE-KIND") == "pill" }
        let past = try #require(pills.first { $0("DTSTART").hasPrefix("20261110") })
        var text = try tool.read("year.ics")
        let uid = try #require(text.range(of: "UID:\(past("UID"))\r\n"))
        text.replaceSubrange(uid, with: "UID:\(past("UID"))\r\nSTATUS:CANCELLED\r\n")
        try tool.write(text, to: "edited.ics")
        let run = try tool.run("import edited.ics --yes --json")
        #expect(run.text.contains("\"kind\": \"dose\"") && run.text.contains("2026-11-10"))
        #expect(try tool.run("export --format log").text.contains("2026-11-10,,,,,,,skipped"))
    }

    @Test func `an empty calendar, another person's and one about other things are refused`() throws
    {
        let tool = try exported()
        try tool.run("person add Mia")
        try tool.write(
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261101T120000Z\r\nSUMMARY:Dentist\r\n"
                + "END:VEVENT\r\nEND:VCALENDAR\r\n", to: "other.ics")
        try tool.expect(
            """
            $ eve-ics import samples/returned/unknown_program_empty.ics --yes
            ! samples/returned/unknown_program_empty.ics: there is no event in this calendar; nothing was changed
            ! an empty calendar is not read as a wish to delete everything
            [exit 1]
            $ eve-ics import year.ics --yes --person Mia
            ! year.ics: this calendar is another person's, or from another store; nothing was changed
            ! name the person with --person, or the store with --store
            [exit 1]
            $ eve-ics import other.ics --yes
            ! other.ics: no event in it comes from here or is called a period; nothing was changed
            ! if you call it otherwise, say so with 'eve-ics settings period-words WORD'
            [exit 1]
            """)
    }

    @Test func `her own words for a period are taken`() throws {
        let tool = try Tool()
        try tool.write(
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261101\r\nDURATION:P4D\r\n"
                + "SUMMARY:🍓 Erdbeerwoche!\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", to: "hers.ics")
        #expect(try tool.run("import hers.ics --yes").code == 1)
        #expect(try tool.run("settings period-words 'red days, erdbeerwoche'").code == 0)
        #expect(
            try tool.run("import hers.ics --yes").text.hasPrefix(
                "🍓 Erdbeerwoche! 1–4 Nov → logged 1–4 Nov (new event)\n"))
    }

    @Test func `a calendar and a log are imported together as one change`() throws {
        let tool = try exported()
        try moveForecast(tool)
        try tool.write("2026-08-01..2026-08-03\n", to: "old.log")
        let before = try tool.run("export --format log").text
        #expect(try tool.run("import edited.ics old.log --yes").code == 0)
        let history = try tool.run("history").text
        #expect(history.contains("1–3 Aug") && history.contains("18–"))
        #expect(try tool.run("undo").code == 0)
        #expect(try tool.run("export --format log").text == before)
    }

    /// A title with an escape sequence, a turned direction and a line of its own.
    @Test func `titles from a file can't steer the terminal`() throws {
        let tool = try exported()
        let text = try tool.read("year.ics").replacingOccurrences(
            of: "END:VCALENDAR\r\n",
            with: "BEGIN:VEVENT\r\nUID:x\r\nDTSTART;VALUE=DATE:20261101\r\n"
                + "SUMMARY:\u{1B}[31mred\\nPeriod 1 Nov → \u{202E}deggol\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        )
        try tool.write(text, to: "edited.ics")
        let run = try tool.run("import edited.ics --yes")
        #expect(
            run.text == """
                \u{FFFD}[31mred Period 1 Nov → \u{FFFD}deggol 1 Nov: ignored, because it is not about a period
                Nothing new: 22 events unchanged.

                """)
    }
}
