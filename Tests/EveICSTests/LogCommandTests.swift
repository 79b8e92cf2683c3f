import Foundation
import RunningTool
import Testing

/// `log`, `unlog`, `undo` and `history`: each line of text and each exit code.
@Suite struct LogCommandTests {
    @Test func `logging moves the forecast, and undo takes back one change after the other`() throws
    {
        try Tool().expect(
            """
            $ eve-ics log 2026-08-29..2026-09-02
            Logged a period, 29 Aug – 2 Sep.
            Your period is 46 days late (expected between 23 Sep and 3 Oct). If you missed logging a period around 27 Sep, the next is expected Saturday 28 Nov, in 8 days (80% between 21 Nov and 11 Dec).
            $ eve-ics log 2026-09-27..2026-10-01
            Logged a period, 27 Sep – 1 Oct.
            If you missed logging a period around 26 Oct, the next is expected Thursday 26 Nov, in 6 days (80% between 21 Nov and 17 Dec). Your period is 17 days late (expected between 23 Oct and 30 Oct).
            $ eve-ics log 2026-10-25..2026-10-29 --flow medium --note 'left early'
            Logged a period, 25–29 Oct. Also noted: note.
            Next period: any day now (80% between 20 Nov and 26 Nov). Previously expected: 26 Nov.
            $ eve-ics unlog 2026-10-28..2026-10-29
            Removed what was logged on 28–29 Oct.
            Next period: any day now (80% between 20 Nov and 26 Nov).
            $ eve-ics undo
            Brought back: period (28–29 Oct), note (28–29 Oct). Entry 4 was made on the command line today at 12:00.
            Next period: any day now (80% between 20 Nov and 26 Nov).
            $ eve-ics history
            Period          Days  Cycle
            29 Aug – 2 Sep  5     29 days
            27 Sep – 1 Oct  5     28 days
            25–29 Oct       5     running

            Whole cycles: 2. Usual length: 29 days, from 28 to 29.
            Usual length of a period: 5 days.
            $ eve-ics undo
            Took back: period (25–29 Oct), note (25–29 Oct). Entry 3 was made on the command line today at 12:00.
            If you missed logging a period around 26 Oct, the next is expected Thursday 26 Nov, in 6 days (80% between 21 Nov and 17 Dec). Your period is 17 days late (expected between 23 Oct and 30 Oct). Previously expected: 23 Nov.
            $ eve-ics undo
            Took back: period (27 Sep – 1 Oct). Entry 2 was made on the command line today at 12:00.
            Your period is 46 days late (expected between 23 Sep and 3 Oct). If you missed logging a period around 27 Sep, the next is expected Saturday 28 Nov, in 8 days (80% between 21 Nov and 11 Dec).
            $ eve-ics undo
            Took back: period (29 Aug – 2 Sep). Entry 1 was made on the command line today at 12:00.
            No period is logged yet. Log the first day of your last period.
            $ eve-ics undo
            ! undo: there is no change to take back
            [exit 1]
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  period (29 Aug – 2 Sep) (undone)
            2      2026-11-20 12:00  command line  period (27 Sep – 1 Oct) (undone)
            3      2026-11-20 12:00  command line  period (25–29 Oct), note (25–29 Oct) (undone)
            4      2026-11-20 12:00  command line  removed: period (28–29 Oct), note (28–29 Oct) (undone)
            5      2026-11-20 12:00  command line  took back entry 4
            6      2026-11-20 12:00  command line  took back entry 3
            7      2026-11-20 12:00  command line  took back entry 2
            8      2026-11-20 12:00  command line  took back entry 1
            """)
    }

    @Test func `an answer says what was recorded`() throws {
        try Tool().expect(
            """
            $ eve-ics log 2026-10-09..2026-10-13 --note 'on a train' --symptom cramps
            Noted on 9–13 Oct (no bleeding recorded): symptoms, note.
            […]
            $ eve-ics log 2026-10-09..2026-10-13 --period
            Logged a period, 9–13 Oct.
            If you missed logging a period around 7 Nov, the next is expected Monday 7 Dec, in 17 days (80% between 29 Nov and 26 Dec). Your period is 5 days late (expected between 3 Nov and 13 Nov).
            $ eve-ics log 2026-10-10 --mood calm
            Noted on 10 Oct: mood.
            If you missed logging a period around 7 Nov, the next is expected Monday 7 Dec, in 17 days (80% between 29 Nov and 26 Dec). Your period is 5 days late (expected between 3 Nov and 13 Nov).
            $ eve-ics log today --flow none --temperature 36.55
            Logged no bleeding, 20 Nov. Also noted: temperature 36.55 °C.
            Your period is 5 days late (expected between 3 Nov and 13 Nov). If you missed logging a period around 7 Nov, the next is expected Monday 7 Dec, in 17 days (80% between 29 Nov and 26 Dec).
            $ eve-ics log today --period --flow spotting
            ! log: --period and --flow spotting contradict each other
            [exit 2]
            """)
    }

    @Test func `what changes nothing says so and adds no entry`() throws {
        try Tool().expect(
            """
            $ eve-ics log yesterday today 2026-11-18
            Logged a period, 18–20 Nov.
            […] Thursday 17 Dec, […]
            $ eve-ics log 2026-11-19
            That is logged already; nothing changed.
            […] Thursday 17 Dec, […]
            $ eve-ics unlog 2026-11-01
            Nothing was logged on those days; nothing changed.
            […] Thursday 17 Dec, […]
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  period (18–20 Nov)
            """)
    }

    @Test func `everything that a day can carry is recorded, and later words join earlier ones`()
        throws
    {
        let tool = try Tool()
        for line in [
            "log today --flow heavy --temperature 97.79F --lh negative --mucus dry --ovulation",
            "log today --symptom cramps --symptom 'back pain' --mood calm --note 'slept well, at last'",
        ] {
            #expect(try tool.run(line).code == 0)
        }
        let header =
            "date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end\n"
        #expect(
            try tool.run("export --format log").text == header
                + "2026-11-20,heavy,36.55,negative,dry,cramps|back pain,mood.calm,,observed,"
                + "\"slept well, at last\",,\n")
        try tool.run("log today --symptom tired --symptom cramps --note ''")
        #expect(
            try tool.run("export --format log").text == header
                + "2026-11-20,heavy,36.55,negative,dry,cramps|back pain|fatigue,mood.calm,,observed,,,\n"
        )
    }

    @Test func `a bleed soon before another period is kept and said, whichever was logged first`()
        throws
    {
        try Tool().expect(
            """
            $ eve-ics log 2026-11-18..2026-11-20
            Logged a period, 18–20 Nov.
            […] Thursday 17 Dec, […]
            $ eve-ics log 2026-11-12
            Logged bleeding between periods, 12 Nov.
            The bleeding on 12 Nov is close to another period and counts as bleeding between periods.
            If a period began on 12 Nov, run 'eve-ics cycle 2026-11-12 start'.
            […] Thursday 17 Dec, […]
            $ eve-ics history
            Period     Days  Cycle
            12 Nov     1              bleeding between periods
            18–20 Nov  3     running

            No whole cycle is logged yet.
            If a period began on 12 Nov, run 'eve-ics cycle 2026-11-12 start'.
            $ eve-ics undo --dry-run
            Would take back: bleeding between periods (12 Nov). Entry 2 was made on the command line today at 12:00.
            […] Thursday 17 Dec, […]
            $ eve-ics log 2026-11-12 --flow spotting
            Logged spotting, 12 Nov.
            […] Thursday 17 Dec, […]
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  period (18–20 Nov)
            2      2026-11-20 12:00  command line  bleeding between periods (12 Nov)
            3      2026-11-20 12:00  command line  spotting (12 Nov); removed: bleeding between periods (12 Nov)
            """)
    }

    @Test func `a period and a stray bleed that are logged at once are told apart`() throws {
        try Tool().expect(
            """
            $ eve-ics log 2026-10-30..2026-11-03 2026-11-10 --symptom cramps --period
            Logged a period, 30 Oct – 3 Nov. Logged bleeding between periods, 10 Nov. Also noted: symptoms.
            The bleeding on 10 Nov was short and in the middle of a cycle. It counts as bleeding between periods.
            If a period began on 10 Nov, run 'eve-ics cycle 2026-11-10 start'.
            […] Saturday 28 Nov, […]
            $ eve-ics undo
            Took back: period (30 Oct – 3 Nov), bleeding between periods (10 Nov), symptoms “cramps” (30 Oct – 3 Nov, 10 Nov). Entry 1 was made on the command line today at 12:00.
            […]
            """)
    }

    @Test func `a long silence stands in the history as a gap, not as a cycle`() throws {
        try Tool().expect(
            """
            $ eve-ics log 2025-01-10 2026-09-27..2026-10-01 2026-10-25..2026-10-29
            Logged a period, 10 Jan 2025, 27 Sep – 1 Oct, 25–29 Oct.
            Next period: any day now (80% between 20 Nov and 27 Nov).
            $ eve-ics history
            Period          Days  Cycle
            10 Jan 2025     1              then nothing for 625 days
            27 Sep – 1 Oct  5     28 days
            25–29 Oct       5     running

            Whole cycles: 1. Usual length: 28 days.
            Usual length of a period: 5 days.
            """)
    }

    @Test func `the journal in JSON has each entry's days, door and time`() throws {
        try Tool().expect(
            """
            $ eve-ics log 2026-11-01..2026-11-02
            Logged a period, 1–2 Nov.
            […] Monday 30 Nov, […]
            $ eve-ics settings week-start sunday
            Weeks begin on Sunday now.
            $ eve-ics undo
            Took back: weeks begin on Sunday. Entry 2 was made on the command line today at 12:00.
            […] Monday 30 Nov, […]
            $ eve-ics history --journal --json
            {
              "schema": 1,
              "entries": [
                {
                  "number": 1,
                  "recorded": 1795176000,
                  "recordedAt": "2026-11-20T12:00:00Z",
                  "door": "command line",
                  "origin": "commandLine",
                  "logged": ["2026-11-01", "2026-11-02"],
                  "removed": []
                },
                {
                  "number": 2,
                  "recorded": 1795176000,
                  "recordedAt": "2026-11-20T12:00:00Z",
                  "door": "command line",
                  "origin": "commandLine",
                  "setting": "week-start",
                  "value": "sunday"
                },
                {"number": 3, "recorded": 1795176000, "recordedAt": "2026-11-20T12:00:00Z", "door": "command line", "origin": "commandLine", "undo": 2}
              ]
            }
            """)
    }

    @Test func `a bad date is refused with its reason, and nothing is logged`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics log 2026-11-01
            Logged a period day, 1 Nov.
            […] Monday 30 Nov, […]
            $ eve-ics log someday
            ! someday: not a date; write 20 Nov, 2026-11-20 or yesterday
            [exit 1]
            $ eve-ics log ''
            ! '': not a date; write 20 Nov, 2026-11-20 or yesterday
            [exit 1]
            $ eve-ics log 03/04
            ! '03/04' could be 3 April or 4 March; write 2026-04-03 or 2026-03-04
            [exit 1]
            $ eve-ics log 22
            ! 22: a day without its month; write 22 Nov
            [exit 1]
            $ eve-ics log tomorrow
            ! tomorrow (2026-11-21): the date is in the future; the log holds only what has happened
            ! record it when the day has come; 'eve-ics predict' shows what is expected
            [exit 1]
            $ eve-ics log 30 Feb
            ! 30 Feb: 30 February does not exist
            ! the month ends on 28 Feb; write the day that you mean
            [exit 1]
            $ eve-ics log Monday 20 Nov
            ! Monday 20 Nov: 20 November 2026 is a Friday, not a Monday
            ! correct the date, or leave the weekday out
            [exit 1]
            $ eve-ics log 18 Nov..24
            ! 18 Nov..24 (2026-11-24): the date is in the future; the log holds only what has happened
            ! record it when the day has come; 'eve-ics predict' shows what is expected
            [exit 1]
            $ eve-ics log 2026-02-30
            ! 2026-02-30: 30 February does not exist
            ! the month ends on 28 Feb; write the day that you mean
            [exit 1]
            $ eve-ics log 2026-02-29
            ! 2026-02-29: 29 February 2026 does not exist
            ! the month ends on 28 Feb; write the day that you mean
            [exit 1]
            $ eve-ics log 2026-13-01
            ! 2026-13-01: month 13 does not exist
            [exit 1]
            $ eve-ics log 1899-12-31
            ! 1899-12-31: the date is before 1900; is the year right?
            [exit 1]
            $ eve-ics log 99999-01-01
            ! 99999-01-01: not a date; write 20 Nov, 2026-11-20 or yesterday
            [exit 1]
            $ eve-ics log 2026-11-21
            ! 2026-11-21: the date is in the future; the log holds only what has happened
            ! record it when the day has come; 'eve-ics predict' shows what is expected
            [exit 1]
            $ eve-ics log 2026-11-18..2026-11-21
            ! 2026-11-18..2026-11-21: the date is in the future; the log holds only what has happened
            ! record it when the day has come; 'eve-ics predict' shows what is expected
            [exit 1]
            $ eve-ics log 2026-11-05..2026-11-01
            ! 2026-11-05..2026-11-01: the range ends before it starts; write the earlier date first
            [exit 1]
            $ eve-ics log 2026-01-01..2026-03-02
            ! 2026-01-01..2026-03-02: the range is longer than 60 days; give each period a range of its own
            [exit 1]
            $ eve-ics log 2026-10-04 2026-02-30
            ! 2026-02-30: 30 February does not exist
            ! the month ends on 28 Feb; write the day that you mean
            [exit 1]
            $ eve-ics unlog 2026-11-01 2026-02-30
            ! 2026-02-30: 30 February does not exist
            ! the month ends on 28 Feb; write the day that you mean
            [exit 1]
            $ eve-ics log today --temperature warm
            ! --temperature warm: not a temperature; write 36.55, or 97.79F for Fahrenheit
            [exit 1]
            $ eve-ics log today --temperature 97.7
            ! --temperature 97.7: the temperature is outside 30 to 45 °C; a reading in Fahrenheit ends in F
            [exit 1]
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  period (1 Nov)
            """)
    }

    @Test func `sixty days are a range still`() throws {
        let run = try Tool().run("log 2026-01-01..2026-03-01")
        #expect(run.code == 0)
        #expect(run.text.hasPrefix("Logged a period, 1 Jan – 1 Mar. This period is 60 days long"))
    }

    @Test func `before anything is logged, commands say what to type`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics status
            No period is logged yet. Log the first day of your last period.
            For example: 'eve-ics log 2026-11-10..2026-11-14'.
            $ eve-ics history
            No period is logged yet. Log the first day of your last period.
            $ eve-ics predict
            No period is logged yet. Log the first day of your last period.
            $ eve-ics export
            ! export: nothing is logged yet, so there is nothing to put into a calendar
            ! log the first day of your last period with 'eve-ics log DATE'
            [exit 1]
            $ eve-ics undo
            ! eve.db: there is no store here
            ! log a first day with 'eve-ics log DATE', or name the store with --store FILE
            [exit 3]
            $ eve-ics history --journal
            ! eve.db: there is no store here
            ! log a first day with 'eve-ics log DATE', or name the store with --store FILE
            [exit 3]
            """)
        #expect(try tool.names == [])
    }

    @Test func `what to ask a doctor about is said once, and can be silenced`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-12..2026-10-16 2026-11-09..2026-11-16")
        let sentence = """
            Your period has lasted 9 days; more than 8 days are unusual. Ask a doctor, and ask today if you \
            bleed heavily.
            To turn these notes off, run 'eve-ics settings health-notes no'.
            """
        #expect(try tool.run("log 2026-11-17").text.contains(sentence))
        #expect(try tool.run("status").text.contains(sentence))
        #expect(try Fields(tool.run("status --json").output).strings("notices").count == 1)
        #expect(try !tool.run("log 2026-11-18").text.contains("Ask a doctor"))
        try tool.run("settings health-notes no")
        #expect(try !tool.run("status").text.contains("Ask a doctor"))
    }

    @Test func `what to ask a doctor about is said of what is imported, too, and once`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-12..2026-10-16")
        try tool.write("2026-11-09..2026-11-17\n", to: "more.log")
        let sentence =
            "Your period has lasted 9 days; more than 8 days are unusual. Ask a doctor, and "
        #expect(try tool.run("import more.log --dry-run").text.contains(sentence))
        #expect(try tool.run("import more.log --yes").text.contains(sentence))
        try tool.write("2026-09-14..2026-09-17\n", to: "old.log")
        #expect(try !tool.run("import old.log --yes").text.contains("Ask a doctor"))
        #expect(try !tool.run("import more.log --yes").text.contains("Ask a doctor"))
    }

    private func note(_ words: [String], _ input: [UInt8], _ tool: Tool) throws -> Tool.Run {
        try tool.run(["log"] + words + ["--note", "-"], input: Data(input))
    }

    @Test func `a note is read from standard input, so that it stands on no command line`() throws {
        let tool = try Tool()
        let text = "first line\n\n  \"second\", with ünd;\n\n"
        for words in [["2026-11-18"], ["20..21 Oct", "3 days ago"], ["-5"], []] {
            let run = try note(words, Array(text.utf8), tool)
            #expect(run.code == 0 && run.output.starts(with: Array("Noted on ".utf8)), "\(run)")
        }
        let days = try Fields(tool.run("diary --json").output).array("days")
        #expect(days.count == 6)
        for day in days {
            #expect(day.string("note") == "first line\n\n  \"second\", with ünd;")
        }
        // A running period may have a note on its days, too; a hyphen is a note only so.
        #expect(try note(["today", "--period"], Array("-".utf8), tool).code == 0)
        #expect(try tool.run("diary").text.contains("20 Nov\n  Note: -\n"))
    }

    @Test(
        arguments: [
            ([], 1, "there is no note on standard input; nothing was changed"),
            ([13, 10, 10], 1, "there is no note on standard input; nothing was changed"),
            ([0x63, 0xE9], 1, "is not text in UTF-8; nothing was changed"),
            ([0x61, 0, 0x62], 1, "is not text in UTF-8; nothing was changed"),
            ([0x61], 262_145, "standard input: is larger than 256 kB"),
        ] as [([UInt8], Int, String)])
    func `a note that is none, no text or too long is refused`(
        _ piece: [UInt8], _ count: Int, _ words: String
    ) throws {
        let tool = try Tool()
        try tool.run("log yesterday")
        let input = repeatElement(piece, count: count).flatMap(\.self)
        let run = try note(["today"], input, tool)
        #expect(run.code == 1 && run.error.contains(words), "\(run)")
        #expect(try tool.run("history --journal").text.split(separator: "\n").count == 2)
    }

    @Test func `a symptom and a mood are a word or two where they are new`() throws {
        let tool = try Tool()
        let (most, longer) = (
            String(repeating: "y", count: 60), String(repeating: "y", count: 61)
        )
        for option in ["--symptom", "--mood"] {
            try tool.expect(
                """
                $ eve-ics log today \(option) cramps,\(longer)
                ! log: “yyyyyyyyyyyyyyyyyyyy…” is too long: a symptom or a mood has at most 60 characters; nothing was changed
                ! a longer text is a note: --note TEXT
                [exit 1]
                """)
            #expect(try tool.run("log today \(option) \(most)").code == 0)
        }
        // What came from elsewhere stays, and goes.
        try tool.write("date,symptoms\n2026-11-18,\(longer)\n", to: "other.csv")
        #expect(try tool.run("import other.csv --yes").code == 0)
        #expect(try tool.run("log 2026-11-18 --symptom \(longer),cramps").code == 0)
        #expect(try tool.run("log 2026-11-18 --remove-symptom \(longer)").code == 0)
        #expect(try !tool.run("export --format log").text.contains(longer))
    }

    @Test func `a note keeps its lines and no empty ones at its end`() throws {
        let tool = try Tool()
        #expect(try tool.run(["log", "today", "--note", "a\r\n\r\n b\r\n\r"]).code == 0)
        let days = try Fields(tool.run("diary --json").output).array("days")
        #expect(days.map { $0.string("note") } == ["a\n\n b"])
    }

    @Test func `bleeding in a pregnancy says whom to call`() throws {
        let tool = try Tool()
        try tool.run("log 2026-08-31..2026-09-03")
        try tool.run("mode pregnancy --due 2027-06-07 --date 2026-10-20")
        let answer = try tool.run("log today --flow spotting").text
        #expect(
            answer.contains(
                "You logged bleeding in your pregnancy. Call your midwife or doctor today."))
        #expect(!answer.contains("health-notes"))
    }
}
