import Foundation
import RunningTool
import Testing

/// `import` of what other trackers write, and `export` of what they read.
@Suite struct TrackerImportCommandTests {
    private static let orders: [[String]] = {
        let files = [
            "clue_measurements.json", "flo.json", "drip.csv", "periodical_backup.json.gz",
            "apple_export.zip", "ovumcy.json", "health_connect.zip", "fitbit_takeout.zip",
            "femometer.csv", "start_and_end.csv", "mooneva_backup.json", "garmin.zip",
            "menstrudel_periods.json", "mensinator.json", "ovumcy.csv", "clue_legacy.cluedata",
        ]
        return [
            files, files.reversed(), files.sorted { $0.hashed < $1.hashed },
            files.sorted { $0.hashed.reversed().lexicographicallyPrecedes($1.hashed.reversed()) },
        ]
    }()

    @Test func `a file is known by its contents, and an account of it is given`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics import samples/trackers/clue_measurements.json --dry-run
            To import: 17 days, 11 Apr – 10 Jun: 11 period days, 1 other flow, 3 temperatures, \
            1 ovulation test, 1 day with mucus, 3 days with symptoms.
            samples/trackers/clue_measurements.json: Clue, 17 days, 11 Apr – 10 Jun.
            samples/trackers/clue_measurements.json:151:12: left out: bbt, marked as excluded
            No period has been logged for 165 days. A pregnancy test can check for one reason; ask a doctor about the others.
            To turn these notes off, run 'eve-ics settings health-notes no'.
            No period has been logged since 8 Jun, so nothing can be forecast. Log the first day of your \
            last period, and those in between if you can.
            """)
        #expect(try tool.names == [])
        #expect(try tool.run("import samples/trackers/clue_measurements.json --yes").code == 0)
        #expect(
            try tool.run("import samples/trackers/clue_download.zip").text.hasPrefix(
                "Nothing new: 17 days logged already.\n"))
    }

    @Test func `remarks are in the language of the person, and in JSON in English`() throws {
        let tool = try Tool()
        try tool.run("settings language de")
        let file = "samples/trackers/clue_measurements.json"
        let text = try tool.run("import \(file) --dry-run").text
        #expect(text.contains("151:12: nicht übernommen: bbt, als ausgeschlossen markiert\n"))
        let json = try tool.run("import \(file) --dry-run --json")
        let files = try Fields(json.output).array("files")
        #expect(files.first?.array("remarks").first?.string("name") == "bbt, marked as excluded")
    }

    @Test func `a calendar in an archive hides no tracker's files`() throws {
        let tool = try Tool()
        let alone = try tool.run("import samples/trackers/fitbit_takeout.zip --dry-run --json")
        let beside = try tool.run(
            "import samples/trackers/takeout_with_calendar.zip --dry-run --json")
        #expect(beside.code == 0, "\(beside.error)")
        let imported = try Fields(beside.output).object("imported")
        #expect(!imported.names.isEmpty)
        #expect(try imported.names == Fields(alone.output).object("imported").names)
    }

    @Test func `one import after another in any order gives the same log`() throws {
        var logs: Set<Data> = []
        for order in Self.orders {
            let tool = try Tool()
            for file in order {
                let run = try tool.run("import samples/trackers/\(file) --yes", today: "2026-06-20")
                #expect(run.code == 0, "\(file): \(run.error)")
            }
            logs.insert(try tool.run("export --format log", today: "2026-06-20").output)
        }
        #expect(logs.count == 1)
    }

    @Test func `all in one go is the same as one by one`() throws {
        let files = Self.orders[0].map { "samples/trackers/\($0)" }
        let (together, apart) = (try Tool(), try Tool())
        try together.run("import \(files.joined(separator: " ")) --yes")
        for file in files { try apart.run("import \(file) --yes") }
        #expect(
            try together.run("export --format log").output
                == apart.run("export --format log").output)
    }

    private static let days = [
        "drip.csv": "date,bleeding.value,temperature.value\n2026-11-02,1,36.9\n",
        "ovumcy.json":
            #"{"exported_at": "x", "entries": [{"date": "2026-11-02", "bbt": 36.4}]}"#,
        "a.csv": "date,flow,lh\n2026-11-10,light,negative\n",
        "b.csv": "date,flow,lh\n2026-11-10,heavy,positive\n",
    ]

    @Test(arguments: ["", "--prefer incoming", "--prefer log"])
    func `of the files of one import the order decides nothing, and once more they say nothing new`(
        _ choice: String
    ) throws {
        for (first, second, kept) in [
            ("drip.csv", "ovumcy.json", "2026-11-02,light,36.40,"),
            ("a.csv", "b.csv", "2026-11-10,heavy,,positive,"),
            ("a.csv", "drip.csv", "2026-11-02,light,36.90,"),
        ] {
            for files in ["\(first) \(second)", "\(second) \(first)"] {
                let tool = try Tool()
                for (name, text) in Self.days { try tool.write(text, to: name) }
                let run = try tool.run("import \(files) --yes \(choice)")
                #expect(run.code == 0, "\(files): \(run.error)")
                #expect(!run.text.contains("logged already"), "\(run.text)")
                let log = try tool.run("export --format log").text
                #expect(log.contains(kept), "\(files): \(log)")
                for again in ["import \(files) --yes", "import \(second) --yes"] {
                    let run = try tool.run(again)
                    #expect(run.code == 0, "\(again): \(run.text)\(run.error)")
                    #expect(try tool.run("export --format log").text == log)
                }
            }
        }
    }

    @Test func `what two files say against the log is one question, and notes of logs are united`()
        throws
    {
        let tool = try Tool()
        for (name, text) in Self.days { try tool.write(text, to: name) }
        try tool.run("log 2026-11-10 --flow medium")
        let run = try tool.run("import a.csv b.csv --yes")
        #expect(run.code == 1)
        #expect(
            run.error.ranges(of: "10 Nov: medium").count
                + run.text.ranges(of: "10 Nov: medium").count == 1)
        try tool.write("date,note\n2026-11-12,world\n", to: "c.csv")
        try tool.write("date,note\n2026-11-12,hello\n", to: "d.csv")
        #expect(try tool.run("import c.csv d.csv --yes").code == 0)
        #expect(
            try tool.run("import d.csv c.csv --yes").text.hasPrefix(
                "Nothing new: 1 day logged already."))
        #expect(try tool.run("log 2026-11-12 --json").text.contains("hello\\nworld"))
    }

    /// Each with another tracker's value, which would count more if both came from trackers.
    @Test(arguments: [
        ("--temperature 36.6", "\"bbt\": 36.4", ",36.60,"),
        ("--mucus dry", "\"cervical_mucus\": \"eggwhite\"", ",dry,"),
    ])
    func `a later import replaces no value that was corrected by hand`(
        correction: String, theirs: String, kept: String
    ) throws {
        let tool = try Tool()
        try tool.write("date,bleeding.value,temperature.value\n2026-11-02,1,36.9\n", to: "drip.csv")
        try tool.write(
            "{\"exported_at\": \"x\", \"entries\": [{\"date\": \"2026-11-02\", \(theirs)}]}",
            to: "ovumcy.json")
        #expect(try tool.run("import drip.csv --yes").code == 0)
        #expect(try tool.run("log 2026-11-02 \(correction)").code == 0)
        let log = try tool.run("export --format log").text
        #expect(log.contains(kept), "\(log)")
        let run = try tool.run("import ovumcy.json --yes")
        #expect(run.code == 1 && run.text.contains("2 Nov: "), "\(run.text)\(run.error)")
        #expect(try tool.run("export --format log").text == log)
        #expect(try tool.run("import ovumcy.json --yes --prefer log").code == 0)
        #expect(try tool.run("export --format log").text.contains(kept))
    }

    @Test func `of two trackers' strengths the heavier stays, of hers and a tracker's she decides`()
        throws
    {
        let tool = try Tool()
        try tool.write("date,bleeding.value\n2026-11-01,1\n2026-11-02,2\n", to: "drip.csv")
        try tool.write(
            "{\"exported_at\": \"x\", \"entries\": [{\"date\": \"2026-11-01\", \"flow\": \"heavy\"}]}",
            to: "ovumcy.json")
        try tool.run("import drip.csv --yes")
        let run = try tool.run("import ovumcy.json --yes")
        #expect(
            run.text.hasPrefix(
                "Imported 1 day, 1 Nov: 1 other flow.\n"
                    + "1 day in two trackers: two flows on one day, the heavier was kept.\n"))
        #expect(
            try tool.run("export --format log").text.contains(
                "2026-11-01,heavy,,,,,,,,,\"Ovumcy, drip\",\n"))
        try tool.run("log 2026-11-03 --flow light")
        try tool.write("date,bleeding.value\n2026-11-03,3\n", to: "more.csv")
        try tool.expect(
            """
            $ eve-ics import more.csv --yes
            3 Nov: light bleeding in the log, heavy bleeding in the file
            more.csv: drip, 1 day, 3 Nov.
            ! import: the file contradicts the log; nothing was changed
            ! say which to believe with --prefer incoming or --prefer log
            [exit 1]
            """)
        #expect(try tool.run("import more.csv --yes --prefer incoming").code == 0)
    }

    @Test func `the JSON counts by kind and gives each file's remarks`() throws {
        let tool = try Tool()
        let run = try tool.run(
            "import samples/trackers/drip.csv --yes --json", today: "2026-06-20")
        let json = try Fields(run.output)
        #expect(json.flag("applied"))
        #expect(json.object("imported").number("period") == 11)
        let file = try #require(json.array("files").first)
        #expect(file.string("format") == "drip")
        #expect(file.string("first") == "2026-04-11")
        #expect(file.string("last") == "2026-06-10")
        #expect(file.number("days") == 17)
        let remark = try #require(file.array("remarks").first)
        #expect(remark.string("kind") == "leftOut")
        #expect(remark.string("name") == "temperature.value, marked as excluded")
        #expect(remark.string("place") == "samples/trackers/drip.csv:9")
        let forecast = try Fields(tool.run("predict --json", today: "2026-06-20").output)
        #expect(
            json.object("forecast").string("after")
                == forecast.object("promise").string("date"))
    }

    @Test func `a cycle left out in Mooneva is left out here, and one undo takes all back`() throws
    {
        let tool = try Tool()
        // The third cycle is of 45 days.
        let starts = [
            "2026-05-01", "2026-05-29", "2026-06-26", "2026-08-10", "2026-09-07", "2026-10-05",
        ]
        let days = starts.map { day in
            let ignored = day == "2026-06-26" ? ", \"ignoreForAverages\": true" : ""
            return "\"\(day)\": {\"flow\": \"medium\"\(ignored)}"
        }
        try tool.write("{\"data\": {\(days.joined(separator: ", "))}}", to: "m.json")
        let run = try tool.run("import m.json --yes")
        #expect(run.text.contains("1 cycle left out of the forecast, as the file says.\n"))
        #expect(try tool.run("import m.json --yes").text.hasPrefix("Nothing new: 6 days"))
        #expect(try tool.run("undo").code == 0)
        #expect(try tool.run("export --format log").text.split(separator: "\n").count == 1)
    }

    @Test func `standard input may be any tracker's file`() throws {
        for name in ["apple_export.zip", "flo.json", "periodical_backup.json.gz"] {
            let tool = try Tool()
            let input = try Data(contentsOf: Tool.samples.appending(path: "trackers/\(name)"))
            let run = try tool.run(["import", "-", "--yes"], input: input)
            #expect(run.code == 0, "\(name): \(run.error)")
            #expect(run.text.contains("11 period days"))
        }
    }

    @Test func `columns and words may be named, inline or in a file`() throws {
        let tool = try Tool()
        try tool.write("Tag;Menge\r\n01/11/2026;schwach\r\n02/11/2026;Flut\r\n", to: "t.csv")
        try tool.write("date = Tag\nflow = Menge\nflow.heavy = Flut\n", to: "columns.txt")
        try tool.expect(
            """
            $ eve-ics import t.csv --columns date=Tag,flow=Menge --yes
            ! t.csv:2: whether the day or the month comes first cannot be told from these dates
            ! say which it is with --date-format DD/MM/YYYY or --date-format MM/DD/YYYY
            [exit 1]
            """)
        let run = try tool.run(
            "import t.csv --columns columns.txt --date-format DD/MM/YYYY --yes")
        #expect(run.code == 0)
        #expect(
            try tool.run("export --format log").text.contains("2026-11-02,heavy,,,,,,,,,CSV,\n"))
        #expect(try tool.run("import t.csv --columns date --yes").code == 1)
        #expect(try tool.run("import t.csv --date-format DD/MM --yes").code == 2)
    }

    @Test(arguments: ["drip", "ovumcy"])
    func `what is exported for another tracker comes back as it was`(_ format: String) throws {
        let tool = try Tool()
        try tool.run("import samples/trackers/drip.csv --yes")
        let before = try tool.run("export --format log").output
        #expect(try tool.run("export --format \(format) -o out --today 2026-06-20").code == 0)
        let run = try tool.run("import out --yes --json")
        #expect(run.code == 0)
        // Ovumcy's name joins drip's as a source; nothing else changes.
        let after = try tool.run("export --format log").text
        #expect(
            after.split(separator: "\n").map { $0.replacing("\"Ovumcy, drip\"", with: "drip") }
                == String(decoding: before, as: UTF8.self).split(separator: "\n").map { "\($0)" })
        #expect(try Fields(run.output).object("imported").names == [])
    }

    @Test func `an export for drip says what drip has no place for`() throws {
        let tool = try Tool()
        try tool.run("log 2026-11-01 --lh positive --ovulation")
        try tool.run("log 2026-11-02")
        try tool.expect(
            """
            $ eve-ics export --format drip -o d.csv
            Wrote d.csv: 2 days.
            ! 1 day of unknown strength was written as medium, because drip needs a strength.
            ! drip has no place for: 1 ovulation test, 1 observed ovulation.
            """)
    }

    @Test func `a file without a period is taken, and that is said`() throws {
        let run = try Tool().run(
            "import samples/trackers/menstrudel_pills.json --yes", today: "2026-06-20")
        #expect(run.code == 0)
        #expect(run.text.hasPrefix("Imported 3 days, 1–3 May: 3 doses.\n"))
        #expect(run.text.contains("menstrudel_pills.json: no period is in it.\n"))
    }

    @Test func `a progress bar is for terminals only`() throws {
        let run = try Tool().run("import samples/trackers/apple_export.xml --yes")
        #expect(run.error == "")
    }
}

extension String {
    /// Some order that is not the alphabet's, the same in every run.
    fileprivate var hashed: String {
        let number = utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
            ($0 ^ UInt64($1)) &* 1_099_511_628_211
        }
        return String(number, radix: 16)
    }
}
