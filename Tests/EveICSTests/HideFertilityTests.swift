import Foundation
import RunningTool
import Testing

/// `settings hide-fertility` and `--hide-fertility`.
@Suite struct HideFertilityTests {
    /// Three cycles, the last two with signs of ovulation of every kind.
    private func tool(hides: Bool) throws -> Tool {
        let tool = try Tool()
        if hides { try tool.run("settings hide-fertility yes") }
        try tool.run("log 2026-09-06..2026-09-09")
        try tool.run("import samples/temperature_chart.csv --yes")
        try tool.run("log 2026-11-15 --lh positive --mucus eggwhite --ovulation")
        return tool
    }

    private func tells(_ text: String) -> Bool {
        let words = text.lowercased()
        return words.contains("fertil") || words.contains("ovulat")
    }

    private static let lines = [
        "status", "predict", "predict --months 3", "history --chart",
        "history --chart --date 2026-10-10", "export", "export --for outlook",
        "export --titles neutral", "export -o year.ics", "log today", "undo", "remind",
        "remind --json", "import samples/temperature_chart.csv --yes",
        "import samples/temperature_chart.csv --dry-run",
        "history --chart --date 2026-10-10 --json", "status --today 2028-01-01", "explain",
        "explain 2026-10-17", "explain 2026-11-15", "explain 2026-11-29", "explain --json",
        "explain 2026-12-20", "explain 2026-11-15 --json", "history", "history --json",
        "explain 2026-10-17 --json", "explain 2026-12-01 --json", "mode",
        "mode pregnancy --due 2027-06-04", "mode break", "mode perimenopause", "mode postpartum",
        "contraception list", "contraception add pill 21+7",
    ]

    @Test(arguments: lines)
    func `with the setting no command tells of fertile days or ovulation`(
        _ line: String
    ) throws {
        let run = try tool(hides: true).run(line)
        #expect(run.code == 0)
        #expect(run.error == "" || line.contains("2028"))
        #expect(!tells(run.text), "\(run.text)")
    }

    @Test(arguments: [
        "status", "predict", "history --chart", "history --chart --date 2026-10-10", "export",
        "remind", "import samples/three-years.csv --dry-run", "explain", "explain 2026-10-17",
        "explain 2026-11-15", "explain 2026-12-20",
    ])
    func `without the setting they do`(_ line: String) throws {
        #expect(tells(try tool(hides: false).run(line).text))
    }

    /// Words of fertile days and their signs in the six languages.
    private static let words = [
        "fertil", "fruchtb", "fécond", "fértil", "férte", "płodn", "ovulat", "ovulac", "ovulaç",
        "eisprung", "owulac", "mucus", "schleim", "glaire", "moco ", "muco ", "śluz",
    ]

    /// Everything that an import may say of two values, of what it does not know and of contradictions; what is told of
    /// changes; and what a check of the setup says. Those that change something come last.
    private static let doors = [
        "import two.xml --dry-run", "import two.xml more.json --dry-run",
        "import twice.csv --dry-run", "import unclear.xml --dry-run",
        "import contradiction.csv --yes", "import contradiction.csv --yes --json",
        "import moved.ics --dry-run", "import fewer.ics --dry-run", "import alarmed.ics --dry-run",
        "import samples/trackers/mensinator.json --dry-run",
        "import samples/trackers/clue_measurements.json --dry-run",
        "import samples/trackers/apple_export.zip --dry-run",
        "export --format drip -o drip.csv", "undo --list", "undo --dry-run", "undo 5 --dry-run",
        "history --journal", "history", "diary", "doctor", "log 2026-11-15 --temperature 36.5",
        "import twice.csv --yes", "undo", "redo", "unlog 2026-11-15", "undo", "undo", "undo",
    ]

    /// An Apple export of some results on one day.
    private func export(_ results: (kind: String, hour: String, value: String)...) -> String {
        let records = results.map { result in
            let time = "2026-11-14 \(result.hour):00:00 +0000"
            return """
                <Record type="HKCategoryTypeIdentifier\(result.kind)" sourceName="Health" \
                creationDate="\(time)" startDate="\(time)" endDate="\(time)" \
                value="HKCategoryValue\(result.kind)\(result.value)"/>

                """
        }
        return
            "<?xml version=\"1.0\"?><HealthData locale=\"en_US\">\(records.joined())</HealthData>"
    }

    @Test(arguments: ["en", "de", "fr", "es", "pt-BR", "pl"])
    func `import, undo, history and doctor name no fertile days and no signs of them`(
        _ language: String
    ) throws {
        let (test, mucus) = ("OvulationTestResult", "CervicalMucusQuality")
        let tool = try Tool()
        for line in [
            "settings language \(language)", "log 2026-09-06..2026-09-09",
            "import samples/temperature_chart.csv --yes", "remind fertile --at 8:00",
            "remind ovulation --at 8:00", "settings fertile-window cautious",
            "log 2026-11-15 --lh positive --mucus eggwhite --ovulation", "export -o year.ics",
            "settings hide-fertility yes",
        ] {
            let run = try tool.run(line)
            #expect(run.code == 0, "\(line): \(run.error)")
        }
        // What was exported before comes back with other dates, and without some of its events.
        let year = try tool.read("year.ics")
        #expect(year.contains("DTSTART;VALUE=DATE:202612"))
        try tool.write(
            year.replacing("DTSTART;VALUE=DATE:202612", with: "DTSTART;VALUE=DATE:202611"),
            to: "moved.ics")
        let events = year.components(separatedBy: "BEGIN:VEVENT")
        try tool.write(
            events.enumerated().filter {
                !$0.offset.isMultiple(of: 5) || [0, events.count - 1].contains($0.offset)
            }
            .map(\.element).joined(separator: "BEGIN:VEVENT"), to: "fewer.ics")
        // Fertile days ring at another time of day, too, which no reminder can.
        let alarm =
            "END:VALARM\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:PT17H\r\nEND:VALARM\r\n"
        let (ring, end) = ("TRIGGER:PT8H\r\n", "END:VALARM\r\n")
        #expect(year.contains(ring + end))
        try tool.write(
            year.replacing(ring + end, with: ring + alarm, maxReplacements: 1), to: "alarmed.ics")
        try tool.write(
            export(
                (test, "08", "LuteinizingHormoneSurge"), (test, "20", "Negative"),
                (mucus, "08", "Dry"), (mucus, "20", "EggWhite")), to: "two.xml")
        try tool.write(export((test, "08", "Indeterminate")), to: "unclear.xml")
        try tool.write(
            """
            {"exported_at": "x", "entries": [{"date": "2026-11-14", "cervical_mucus": "creamy"}]}
            """, to: "more.json")
        try tool.write(
            "date,lh,mucus\n2026-11-14,positive,dry\n2026-11-14,negative,eggwhite\n",
            to: "twice.csv")
        try tool.write("date,lh,mucus\n2026-11-15,negative,dry\n", to: "contradiction.csv")
        for line in Self.doors {
            let run = try tool.run(line)
            let told = run.text + run.error
            #expect(!told.isEmpty, "\(line)")
            let said = told.lowercased().replacing("hide-fertility", with: "")
            for word in Self.words {
                #expect(!said.contains(word), "\(language): \(line): \(word): \(told)")
            }
        }
    }

    @Test func `the forecast of periods is the same`() throws {
        let (open, hidden) = (try tool(hides: false), try tool(hides: true))
        let (before, after) = (
            try Fields(open.run("predict --json").output),
            try Fields(hidden.run("predict --json").output)
        )
        #expect(before.names.subtracting(["ovulation"]) == after.names)
        #expect(before.names.contains("ovulation"))
        #expect(!before.array("fertile").isEmpty)
        #expect(!before.object("fertileProbabilities").names.isEmpty)
        #expect(after.array("fertile").isEmpty)
        #expect(after.object("fertileProbabilities").names.isEmpty)
        #expect(before.object("next").string("start") == after.object("next").string("start"))
        #expect(
            before.array("periods").map { $0.string("start") }
                == after.array("periods").map { $0.string("start") })
        #expect(try Fields(hidden.run("status --json").output).isNull("fertile"))
    }

    @Test func `the option does it once, for a log file too`() throws {
        let tool = try tool(hides: false)
        for line in [
            "status --hide-fertility", "predict --hide-fertility", "export --hide-fertility",
            "explain --hide-fertility",
            "predict --hide-fertility --log samples/three-years.csv",
            "explain --hide-fertility", "explain --hide-fertility 2026-11-15",
        ] {
            let run = try tool.run(line)
            #expect(run.code == 0)
            #expect(!tells(run.text), "\(line)")
        }
        #expect(tells(try tool.run("predict").text))
    }

    @Test func `periods keep their events in the calendar`() throws {
        let tool = try tool(hides: false)
        func uids(_ line: String) throws -> Set<Substring> {
            Set(try tool.run(line).text.split(separator: "\r\n").filter { $0.hasPrefix("UID:") })
        }
        let periods = try uids("export --include periods")
        #expect(periods.count > 10)
        #expect(try uids("export --hide-fertility") == periods)
    }

    /// What `explain` of a day leaves out, the chart does too.
    @Test func `signs of ovulation are drawn in no chart`() throws {
        let (open, hidden) = (try tool(hides: false), try tool(hides: true))
        func rows(_ tool: Tool) throws -> [String] {
            try tool.run("history --chart").lines.filter {
                $0.hasPrefix("LH") || $0.hasPrefix("Mucus") || $0.hasPrefix("Ovulation")
            }
        }
        #expect(try !rows(open).isEmpty)
        #expect(try rows(hidden).isEmpty)
        let days = try Fields(hidden.run("history --chart --json").output).array("days")
        #expect(!days.isEmpty)
        #expect(days.allSatisfy { !$0.names.contains("lh") && !$0.names.contains("mucus") })
    }

    @Test func `what is asked for and hidden is refused`() throws {
        let tool = try tool(hides: true)
        try tool.expect(
            """
            $ eve-ics export --include fertile,ovulation
            ! export: what --include asks for is hidden
            ! leave --hide-fertility out, or see 'eve-ics settings hide-fertility'
            [exit 1]
            """)
    }

    /// The log is hers, and leaves whole.
    @Test func `a plain log keeps all that she recorded`() throws {
        let text = try tool(hides: true).run("export --format log").text
        #expect(text.contains("2026-11-15"))
        #expect(text.contains("observed"))
    }

    @Test func `the table of periods has no more columns than it needs`() throws {
        let tool = try Tool()
        try tool.run("log 2026-08-29..2026-09-02 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        try tool.expect(
            """
            $ eve-ics predict --months 2 --hide-fertility
            […] any day now […]
            Only 2 whole cycles are logged so far, so the forecast may move.

            November 2026                  December 2026
             Mo  Tu  We  Th  Fr  Sa  Su     Mo  Tu  We  Th  Fr  Sa  Su
                                      1          1   2   3   4   5   6
              2   3   4   5   6   7   8      7   8   9  10  11  12  13
              9  10  11  12  13  14  15     14  15  16  17  18  19  20
             16  17  18  19 [20] 21  22     21  22○ 23○ 24○ 25○ 26○ 27
             23○ 24○ 25○ 26○ 27○ 28  29     28  29  30  31
             30

            ○ period, forecast   [ ] today

            Period          80% range
            23–27 Nov       20–26 Nov
            22–26 Dec       17–27 Dec
            19–23 Jan 2027  14–27 Jan 2027
            """)
    }
}
