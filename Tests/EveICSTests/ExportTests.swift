import Foundation
import RunningTool
import Testing

/// `export`: what is in the file, and what is said of it.
@Suite struct ExportTests {
    private static let threeCycles =
        "log 2026-08-29..2026-09-02 2026-09-27..2026-10-01 2026-10-25..2026-10-29"

    private func tool() throws -> Tool {
        let tool = try Tool()
        try tool.run(Self.threeCycles)
        return tool
    }

    /// The sample was put together from the dates of Scripts/reference-forecast.py and the names of
    /// Scripts/reference-names.py.
    @Test func `three cycles become a calendar, byte for byte`() throws {
        let tool = try Tool()
        let run = try tool.run("export --log samples/export_three_cycles.log --months 1")
        let expected = try Data(
            contentsOf: Tool.samples.appending(path: "export_three_cycles.ics"))
        #expect(run.text == String(decoding: expected, as: UTF8.self))
        #expect(run.output == expected)
    }

    @Test func `a log without a store gives the same bytes every time and writes nothing`() throws {
        let tool = try Tool()
        let first = try tool.run("export --log samples/export_three_cycles.log")
        #expect(first.code == 0)
        #expect(first.error == "")
        #expect(try tool.run("export --log samples/export_three_cycles.log") == first)
        let elsewhere = try Tool().run(
            ["export", "--log", "samples/export_three_cycles.log", "--lang", "en"],
            environment: ["EVE_ICS_STORE": nil, "TZ": "Pacific/Auckland", "LC_ALL": "de_DE.UTF-8"])
        #expect(elsewhere == first)
        #expect(try tool.names == [])
    }

    @Test func `a seed makes the names one's own and changes nothing else`() throws {
        let tool = try Tool()
        let log = "--log samples/export_three_cycles.log"
        let plain = try tool.export(log)
        let own = try tool.export("\(log) --seed 00ff")
        #expect(own.uids.isDisjoint(with: plain.uids))
        #expect(try tool.export("\(log) --seed 00FF").bytes == own.bytes)
        #expect(own.events.map { $0("DTSTART") } == plain.events.map { $0("DTSTART") })
    }

    @Test func `a file is written whole and the summary says what is in it`() throws {
        let tool = try tool()
        try tool.expect(
            """
            $ eve-ics export -o year.ics --months 1
            Wrote year.ics: 6 events, 29 Aug – 11 Dec.
            […] any day now […]
            $ eve-ics export --output=year.ics --months 1 --json
            {"schema": 1, "file": "year.ics", "events": 6, "remarks": []}
            $ eve-ics export --format log -o my.log
            Wrote my.log: 15 days.
            $ eve-ics export --format log -o my.log
            Replaced my.log: 15 days.
            $ eve-ics export -o year.ics --months 1
            Replaced year.ics: 6 events, 29 Aug – 11 Dec.
            […] any day now […]
            """)
        #expect(try tool.names == ["eve.db", "my.log", "year.ics"])
        #expect(try tool.data("year.ics") == tool.run("export -o - --months 1").output)
        #expect(try tool.data("my.log") == tool.run("export --format log").output)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: tool.folder.appending(path: "year.ics").path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `days of a running period that are still to come are told, and in no log`() throws {
        let tool = try tool()
        let file = try tool.export()
        let periods = file.events(titled: "Period (expected)")
        let next = try #require(periods.first { $0.isPredicted })
        // Dragged in a calendar to two days before today, five days long.
        try tool.write(
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:\(next("UID"))\r\n"
                + "DTSTART;VALUE=DATE:20261118\r\nDTEND;VALUE=DATE:20261123\r\n"
                + "SUMMARY:Period\r\nSTATUS:TENTATIVE\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            to: "moved.ics")
        #expect(try tool.run("import moved.ics --yes").code == 0)
        try tool.expect(
            """
            $ eve-ics export --format log -o my.log
            Wrote my.log: 18 days.
            ! Left out: 2 days of the running period still to come. A log holds only what has happened.
            """)
    }

    @Test func `lines end in CRLF, fold at 75 octets and end with the file`() throws {
        let tool = try tool()
        try tool.write("period = \(String(repeating: "Ç🍓 ", count: 60))", to: "titles")
        let bytes = try tool.export("--titles titles").bytes
        let text = try #require(String(data: bytes, encoding: .utf8))
        #expect(text.hasSuffix("END:VCALENDAR\r\n"))
        for line in text.components(separatedBy: "\r\n") {
            #expect(line.utf8.count <= 75)
            #expect(!line.contains { $0 == "\n" || $0 == "\r" })
        }
        // Cut at the folds, every piece is still whole UTF-8.
        for piece in bytes.split(separator: 0x0A) {
            #expect(String(data: piece, encoding: .utf8) != nil)
        }
    }

    @Test func `what is exported lints without a complaint`() throws {
        let tool = try tool()
        for options in ["", "--titles neutral", "--for outlook", "--no-alarms"] {
            try tool.run("export -o year.ics \(options)")
            #expect(try tool.run("lint year.ics").text == "year.ics: nothing to complain about\n")
        }
    }

    @Test func `past, months and include decide which events there are`() throws {
        let tool = try tool()
        func starts(_ options: String) throws -> [String] {
            try tool.export(options).events.map { "\($0("SUMMARY")) \($0("DTSTART"))" }
        }
        #expect(
            try starts("--months 1 --past 0 --include periods") == ["Period (expected) 20261123"])
        #expect(
            try starts("--months 1 --past 1 --include periods")
                == ["Period 20261025", "Period (expected) 20261123"])
        #expect(
            try starts("--months 2 --past 0 --include periods")
                == [
                    "Period (expected) 20261123", "Period (expected) 20261222",
                    "Period (expected) 20270119",
                ])
        #expect(
            try starts("--months 1 --past 0 --include ovulation,fertile") == [
                "Fertile window 20261129", "Ovulation (expected) 20261208",
            ])
        // A year back reaches the same three; a period counts until its last day.
        #expect(try starts("--past 1200 --include periods --months 1").count == 4)
        #expect(try starts("--past 2 --include periods --months 1").count == 3)
        #expect(try tool.export("--months 120").events.count > 125)
    }

    @Test func `alarms follow the reminders, and can be left out`() throws {
        let tool = try tool()
        func triggers(_ options: String, _ title: String) throws -> [String] {
            let event = try #require(
                try tool.export("--months 1 \(options)").events(titled: title).last)
            return event.alarms.map { alarm in
                alarm.filter { !$0.hasPrefix("UID:") }.joined(separator: " ")
            }
        }
        #expect(
            try triggers("", "Period (expected)") == [
                "ACTION:DISPLAY DESCRIPTION:Period expected tomorrow TRIGGER:-PT15H",
                "ACTION:DISPLAY DESCRIPTION:Period expected today TRIGGER:PT9H",
            ])
        #expect(
            try triggers("", "Fertile window") == [
                "ACTION:DISPLAY DESCRIPTION:Fertile window starts today TRIGGER:PT9H"
            ])
        #expect(try triggers("", "Ovulation (expected)") == [])
        #expect(try triggers("--no-alarms", "Period (expected)") == [])
        try tool.run("remind period --at 20:30 --before 2d --repeat 2 --every 15 --sound on")
        #expect(
            try triggers("", "Period (expected)") == [
                "ACTION:DISPLAY DESCRIPTION:Period expected in 2 days TRIGGER:-P1DT3H30M",
                "ACTION:AUDIO TRIGGER:-P1DT3H30M",
                "ACTION:DISPLAY DESCRIPTION:Period expected in 2 days TRIGGER:-P1DT3H15M",
                "ACTION:AUDIO TRIGGER:-P1DT3H15M",
                "ACTION:DISPLAY DESCRIPTION:Period expected in 2 days TRIGGER:-P1DT3H",
                "ACTION:AUDIO TRIGGER:-P1DT3H",
            ])
        try tool.run("remind fertile --off")
        #expect(try triggers("", "Fertile window") == [])
        let logged = try tool.export().events.filter { !$0.isPredicted }
        #expect(logged.count == 3 && logged.allSatisfy(\.alarms.isEmpty))
    }

    @Test func `Outlook gets one alarm that rings before the event, and free days`() throws {
        let tool = try tool()
        let calendar = try tool.export("--for outlook")
        for event in calendar.events {
            #expect(event.alarms.count <= 1)
            #expect(event("X-MICROSOFT-CDO-BUSYSTATUS") == "FREE")
            for alarm in event.alarms {
                #expect(alarm.contains("TRIGGER:-PT15H"))
                #expect(alarm.contains { $0.hasSuffix("tomorrow") })
            }
        }
        #expect(calendar.events.contains { !$0.alarms.isEmpty })
        #expect(calendar.uids == (try tool.export().uids))
    }

    @Test func `neutral titles give nothing away anywhere`() throws {
        let tool = try tool()
        try tool.run("settings calendar-name 'Cycle days'")
        let text = try tool.run("export --titles neutral").text.lowercased()
            .replacingOccurrences(of: "\r\n ", with: "")
        for word in [
            "period", "fertile", "ovul", "cycle", "eve-ics", "x-eve", "contracep", "%", "violet",
        ] {
            #expect(!text.contains(word), "\(word)")
        }
        let calendar = try tool.export("--titles neutral")
        #expect(Set(calendar.events.map { $0("SUMMARY") }) == ["Routine", "Focus", "Review"])
        #expect(calendar("NAME") == "Planner")
        for event in calendar.events {
            #expect(event("DESCRIPTION").wholeMatch(of: /ref [0-9A-Z]{4}-[0-9A-Z]{4}/) != nil)
            #expect(event("CATEGORIES") == event("SUMMARY"))
        }
    }

    @Test func `a titles file names the kinds it wants, with commas escaped`() throws {
        let tool = try tool()
        try tool.write(
            "\u{FEFF}# mine\r\n\r\nPeriod = Strawberry week; soon, then\r\n", to: "titles")
        let calendar = try tool.export("--titles titles --months 1")
        #expect(
            calendar.events.map { $0("SUMMARY") }.filter { $0.hasPrefix("Straw") }.count == 4)
        let event = try #require(calendar.events.first)
        #expect(event("SUMMARY") == #"Strawberry week\; soon\, then"#)
        #expect(event("CATEGORIES") == "Strawberry week soon then")
        #expect(calendar.events(titled: "Ovulation (expected)").count == 1)
    }

    @Test func `the calendar's own name is the setting's`() throws {
        let tool = try tool()
        try tool.run("settings calendar-name 'Luna, 2026'")
        let calendar = try tool.export()
        #expect(calendar("NAME") == #"Luna\, 2026"#)
        #expect(calendar("X-WR-CALNAME") == #"Luna\, 2026"#)
    }

    @Test func `a titles file with a fault is refused with its line`() throws {
        let tool = try tool()
        let advice =
            "! write lines such as 'period = Strawberry week'; kinds are period, expected-period, "
            + "fertile, ovulation, pill, patch, ring, injection, renewal, prompt"
        let faults = [
            ("x", ":1: no = between kind and title"),
            ("# fine\nnap = x\n", ":2: not a kind of event"),
            ("period =\n", ":1: the title is empty"),
            ("period = a\u{1B}[31m\n", ":1: the title has a control character"),
            (
                "period = \(String(repeating: "x", count: 201))\n",
                ":1: the title is longer than 200 characters"
            ),
            ("\n# nothing\n", ": no title in it"),
            ("", ": no title in it"),
        ]
        for (text, fault) in faults {
            try tool.write(text, to: "titles")
            try tool.expect(
                """
                $ eve-ics export --titles titles
                ! titles\(fault)
                \(advice)
                [exit 1]
                """)
        }
        try tool.write(Data([0xFF, 0xFE]), to: "titles")
        try tool.expect(
            """
            $ eve-ics export --titles titles
            ! titles: not a text file
            \(advice)
            [exit 1]
            $ eve-ics export --titles nofile
            ! nofile: no such file or directory
            [exit 3]
            $ eve-ics export --titles .
            ! .: is a directory, not a file
            ! name a file in it
            [exit 3]
            """)
    }

    @Test func `a long silent log exports what was logged and says that nothing is forecast`()
        throws
    {
        let tool = try tool()
        let run = try tool.run("export --today 2027-04-01 --past 12")
        #expect(run.code == 0)
        #expect(
            run.error
                == "No period has been logged since 25 Oct 2026, so nothing can be forecast. Log the "
                + "first day of your last period, and those in between if you can.\n")
        #expect(try ExportedCalendar(run.output).events.count == 3)
        try tool.expect(
            """
            $ eve-ics export --today 2028-01-01
            ! export: no event falls into the months and kinds asked for
            ! No period has been logged since 25 Oct 2026, so nothing can be forecast. Log the first day of \
            your last period, and those in between if you can.
            [exit 1]
            """)
    }
}
