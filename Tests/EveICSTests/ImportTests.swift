import Foundation
import RunningTool
import Testing

/// `import` of plain logs in their three forms, and what it does where they contradict the log.
@Suite struct ImportTests {
    @Test func `bare dates are imported after a yes, and once`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics import samples/bare.log
            ! import: nothing was changed, because there is no terminal to ask on
            ! add --yes to import without being asked, or --dry-run to look first
            [exit 1]
            $ eve-ics import samples/bare.log --dry-run
            To import: 17 days, 12 Aug – 7 Nov: 17 period days.
            […] Saturday 5 Dec, […]
            """)
        #expect(try tool.names == [])
        try tool.expect(
            """
            $ eve-ics import samples/bare.log --yes
            Imported 17 days, 12 Aug – 7 Nov: 17 period days.
            […] Saturday 5 Dec, […]
            $ eve-ics import samples/bare.log
            Nothing new: 17 days logged already.
            $ eve-ics history
            Period     Days  Cycle
            12–16 Aug  5     28 days
            9–13 Sep   5     29 days
            8–12 Oct   5     29 days
            6–7 Nov    2     running

            Whole cycles: 3. Usual length: 29 days, from 28 to 29.
            Usual length of a period: 5 days.
            """)
    }

    @Test func `a table by period is imported, an unknown end staying unknown`() throws {
        try Tool().expect(
            """
            $ eve-ics import samples/by-period.csv --yes
            Imported 30 days, 18 May – 10 Nov: 30 period days.
            […] Saturday 5 Dec, […]
            $ eve-ics history
            Period     Days  Cycle
            18–22 May  5     28 days
            15–19 Jun  5     31 days
            16–19 Jul  4     27 days
            12 Aug     ?     28 days
            9–13 Sep   5     29 days
            8–12 Oct   5     29 days
            6–10 Nov   5     running

            Whole cycles: 6. Usual length: 29 days, from 27 to 31.
            Usual length of a period: 5 days, from 4 to 5.
            """)
    }

    @Test func `a daily table is imported with all its columns, and comes out again the same`()
        throws
    {
        let tool = try Tool()
        let run = try tool.run("import samples/daily_all_columns.csv --yes")
        #expect(run.code == 0)
        #expect(
            run.text.hasPrefix(
                "Imported 4 days, 1–29 Sep: 2 period days, 1 other flow, 3 temperatures, 2 ovulation "
                    + "tests, 2 days with mucus, 1 day with symptoms, 2 days with moods, 3 doses, "
                    + "1 observed ovulation, 1 note.\n"))
        #expect(try tool.run("export --format log -o my.log").code == 0)
        #expect(
            try tool.run("import my.log").text == "Nothing new: 4 days logged already.\n")
        #expect(
            try tool.run("import my.log --store other.db --yes").text == run.text)
        #expect(
            try tool.run("export --format log --store other.db").output == tool.data("my.log"))
    }

    @Test func `a spreadsheet's semicolons, line ends and byte order mark are read`() throws {
        try Tool().expect(
            """
            $ eve-ics import samples/daily_semicolons_crlf_bom.csv --yes
            Imported 3 days, 2–4 Oct: 2 period days, 2 temperatures, 1 note.
            If you missed logging a period around 31 Oct, the next is expected Monday 30 Nov, in 10 days (80% between 23 Nov and 20 Dec). Your period is 12 days late (expected between 27 Oct and 6 Nov).
            $ eve-ics export --format log
            date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-10-02,light,36.55,,,,,,,"ein ""ruhiger"" Tag",,
            2026-10-03,,36.70,,,,,,,,,
            2026-10-04,heavy,,,,,,,,,,
            """)
    }

    @Test func `standard input and several files are read as one import`() throws {
        let tool = try Tool()
        try tool.write("2026-06-01\n", to: "piped")
        try tool.expect(
            """
            $ eve-ics import - samples/bare.log samples/by-period.csv --yes < piped
            Imported 35 days, 18 May – 10 Nov: 35 period days.
            The bleeding on 1 Jun was short and in the middle of a cycle. It counts as bleeding between periods.
            If a period began on 1 Jun, run 'eve-ics cycle 2026-06-01 start'.
            […] Saturday 5 Dec, […]
            $ eve-ics undo --yes
            Took back: period (34 days, 18 May – 10 Nov), bleeding between periods (1 Jun). Entry 1 was imported today at 12:00.
            […]
            """)
    }

    @Test func `what is wrong with standard input is said under that name`() throws {
        let tool = try Tool()
        let input = Data("2026-09-01..2026-09-04\n2026-09-03\n2026-9-5\n".utf8)
        let refused = try tool.run(["import", "-", "--yes"], input: input)
        #expect(refused.error.hasPrefix("standard input:3: not a date; write YYYY-MM-DD\n"))
        let merged = try tool.run(["import", "-", "--yes", "--skip-bad-lines"], input: input)
        #expect(
            merged.error == """
                standard input:3: not a date; write YYYY-MM-DD (skipped)
                standard input:2: 1 day is there twice and was merged

                """)
        let read = try tool.run(["status", "--log", "-"], input: input)
        #expect(read.error == "standard input:3: not a date; write YYYY-MM-DD\n")
    }

    @Test func `days that stand in a file twice are merged, and that is said`() throws {
        try Tool().expect(
            """
            $ eve-ics import samples/bare_overlapping.log --yes
            Imported 7 days, 1 Sep – 7 Oct: 7 period days.
            If you missed logging a period around 1 Nov, the next is expected Wednesday 2 Dec, in 12 days (80% between 26 Nov and 22 Dec). Your period is 12 days late (expected between 29 Oct and 6 Nov).
            ! samples/bare_overlapping.log:2: 3 days were there already and were merged, the first here
            $ eve-ics export --format log --log samples/bare_overlapping.log
            date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-09-01,unknown,,,,,,,,,,
            2026-10-02,unknown,,,,,,,,,,
            2026-10-03,unknown,,,,,,,,,,
            2026-10-04,unknown,,,,,,,,,,
            2026-10-05,unknown,,,,,,,,,,
            2026-10-06,unknown,,,,,,,,,,
            2026-10-07,unknown,,,,,,,,,,
            $ eve-ics import samples/daily_repeated_days.csv --yes --store other.db
            Imported 2 days, 2–3 Oct: 2 period days, 1 temperature, 1 day with symptoms, 1 note.
            If you missed logging a period around 31 Oct, the next is expected Monday 30 Nov, in 10 days (80% between 23 Nov and 20 Dec). Your period is 12 days late (expected between 27 Oct and 6 Nov).
            ! samples/daily_repeated_days.csv:4: 2 days were there already and were merged, the first here
            ! samples/daily_repeated_days.csv:4: 1 day has two flows; the heavier one was kept
            ! samples/daily_repeated_days.csv:4: 1 day has two temperatures; the lower one was kept
            ! Made a new store: other.db
            """)
    }

    @Test func `columns and rows that the log does not keep are named`() throws {
        let run = try Tool().run("import samples/daily_unknown_columns.csv --yes")
        #expect(run.code == 0)
        #expect(
            run.error == """
                samples/daily_unknown_columns.csv: the column "water" is not part of the log and was not read
                samples/daily_unknown_columns.csv: the column "step count" is not part of the log and was not read
                samples/daily_unknown_columns.csv:3: 1 row holds nothing that the log keeps

                """)
    }

    private func contradicting() throws -> Tool {
        let tool = try Tool()
        try tool.write(
            "date,flow,note\n2026-10-01,heavy,mine\n2026-10-02,light,\n", to: "mine.csv")
        try tool.write(
            "date,flow,note\n2026-10-01,light,hers\n2026-10-03,light,\n", to: "hers.csv")
        try tool.run("import mine.csv --yes")
        return tool
    }

    @Test func `a contradiction stops the whole import`() throws {
        let tool = try contradicting()
        let before = try tool.run("export --format log")
        try tool.expect(
            """
            $ eve-ics import hers.csv --yes
            1 Oct: heavy bleeding in the log, light bleeding in the file
            1 Oct: note “mine” in the log, note “hers” in the file
            To import: 1 day, 3 Oct: 1 period day.
            If you missed logging a period around 30 Oct, the next is expected Monday 30 Nov, in 10 days (80% between 23 Nov and 19 Dec). Your period is 13 days late (expected between 26 Oct and 5 Nov).
            ! import: the file contradicts the log; nothing was changed
            ! say which to believe with --prefer incoming or --prefer log
            [exit 1]
            """)
        #expect(try tool.run("export --format log") == before)
    }

    @Test func `a contradiction stands in the JSON with both sides`() throws {
        let tool = try contradicting()
        let run = try tool.run("import hers.csv --yes --json")
        #expect(run.code == 1)
        let json = try Fields(run.output)
        #expect(
            json.names == [
                "schema", "applied", "corrections", "refused", "ignored", "proposedDeletions",
                "conflicts", "imported", "unchanged",
            ])
        #expect(json.number("schema") == 1)
        #expect(!json.flag("applied"))
        let conflicts = json.array("conflicts")
        #expect(conflicts.map { $0.strings("days") } == [["2026-10-01"], ["2026-10-01"]])
        #expect(conflicts.map { $0.string("calendar") } == ["light", "hers"])
        #expect(conflicts.map { $0.string("log") } == ["heavy", "mine"])
        #expect(
            conflicts.map { $0.string("why") } == [
                "strength of bleeding: log and file differ", "note: log and file differ",
            ])
        for name in ["corrections", "refused", "ignored", "proposedDeletions"] {
            #expect(json.array(name).isEmpty)
        }
    }

    @Test(arguments: [
        ("log", "2026-10-01,heavy,,,,,,,,mine,,"), ("incoming", "2026-10-01,light,,,,,,,,hers,,"),
    ])
    func `a preference decides a contradiction`(_ side: String, _ row: String) throws {
        let tool = try contradicting()
        let run = try tool.run("import hers.csv --yes --json --prefer \(side)")
        #expect(run.code == 0)
        #expect(try Fields(run.output).flag("applied"))
        let rows = try tool.run("export --format log").text.split(separator: "\n").dropFirst()
        #expect(rows == [row[...], "2026-10-02,light,,,,,,,,,,", "2026-10-03,light,,,,,,,,,,"])
    }

    @Test func `the JSON counts what came in by kind`() throws {
        let tool = try Tool()
        let json = try Fields(tool.run("import samples/daily_all_columns.csv --yes --json").output)
        #expect(json.flag("applied"))
        let imported = json.object("imported")
        #expect(
            imported.names == [
                "period", "flow", "temperature", "lh", "mucus", "symptom", "mood", "dose",
                "ovulation", "note",
            ])
        #expect(imported.number("temperature") == 3)
        #expect(json.number("unchanged") == 0)
        let dry = try Fields(
            tool.run("import samples/daily_all_columns.csv --dry-run --json").output)
        #expect(!dry.flag("applied"))
        #expect(dry.number("unchanged") == 4)
    }

    @Test func `with a log file in the store's place the import is planned and printed`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics import samples/bare.log --log samples/bare_overlapping.log --yes
            To import: 17 days, 12 Aug – 7 Nov: 17 period days.
            The bleeding on 1 Sep was short and in the middle of a cycle. It counts as bleeding between periods.
            If a period began on 1 Sep, run 'eve-ics cycle 2026-09-01 start'.
            […] Sunday 6 Dec, […] 2 Dec.
            """)
        #expect(try tool.names == [])
    }

    @Test func `unreadable lines can be left out, but not all of them`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics import samples/broken_future.csv --yes --skip-bad-lines
            Imported 1 day, 20 Nov: 1 period day.
            […] Saturday 19 Dec, […]
            ! samples/broken_future.csv:3: the date is in the future; the log holds only what has happened (skipped)
            ! samples/broken_future.csv:4: the date is in the future; the log holds only what has happened (skipped)
            $ eve-ics import samples/broken_all_rows.csv --yes --skip-bad-lines
            ! samples/broken_all_rows.csv: no recorded day was recognised; line 2: 30 February does not exist
            ! see 'eve-ics help import' for what a log looks like
            [exit 1]
            """)
    }

    @Test func `what is worth asking a doctor about is told to programs, too`() throws {
        let tool = try Tool()
        try tool.write("2026-11-10..2026-11-19\n", to: "long.log")
        let notices = [
            "Your period has lasted 10 days; more than 8 days are unusual. Ask a doctor, and ask today if you "
                + "bleed heavily."
        ]
        let planned = try Fields(tool.run("import long.log --dry-run --json").output)
        #expect(planned.strings("notices") == notices)
        #expect(
            try Fields(tool.run("import long.log --yes --json").output).strings("notices")
                == notices)
        let again = try tool.run("import long.log --yes --json")
        #expect(!again.text.contains("notices"))
    }
}
