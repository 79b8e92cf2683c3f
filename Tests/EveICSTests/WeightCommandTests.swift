import RunningTool
import Testing

/// A weight on its way through the commands.
@Suite struct WeightCommandTests {
    @Test func `a weight is logged in either unit, replaced, and taken back alone`() throws {
        try Tool().expect(
            """
            $ eve-ics log 3 Nov --weight 62.5 --note early
            Noted on 3 Nov (no bleeding recorded): weight 62.5 kg, note.
            […]
            $ eve-ics log 3 Nov --weight 137lb
            Noted on 3 Nov (no bleeding recorded): weight 62.14 kg.
            […]
            $ eve-ics log 4 Nov --weight '62,5 kg'
            Noted on 4 Nov (no bleeding recorded): weight 62.5 kg.
            […]
            $ eve-ics log 5 Nov --weight 63 --flow light
            Logged a period day, 5 Nov. Also noted: weight 63.0 kg.
            […] Friday 4 Dec, […]
            $ eve-ics explain 4 Nov
            4 Nov (Wednesday, 16 days ago)
              This day is before your first logged period (5 Nov).
              Logged: weight 62.5 kg.
            $ eve-ics export --format log
            date,flow,temperature,weight,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-11-03,,,62.142,,,,,,,early,,
            2026-11-04,,,62.5,,,,,,,,,
            2026-11-05,light,,63.0,,,,,,,,,
            $ eve-ics log 3..5 Nov --no-weight
            Removed: weight (3–5 Nov).
            […] Friday 4 Dec, […]
            $ eve-ics export --format log
            date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-11-03,,,,,,,,,early,,
            2026-11-05,light,,,,,,,,,,
            $ eve-ics undo --list
            Entry  Made            From          Change
            5      today at 12:00  command line  removed: weight (3–5 Nov)
            4      today at 12:00  command line  period (5 Nov), weight 63.0 kg (5 Nov)
            3      today at 12:00  command line  weight 62.5 kg (4 Nov)
            2      today at 12:00  command line  weight 62.14 kg (3 Nov)
            1      today at 12:00  command line  weight 62.5 kg (3 Nov), note (3 Nov)
            """)
    }

    @Test func `a number without a unit is in the one of the settings, or of the language`() throws
    {
        try Tool().expect(
            """
            $ eve-ics log 3 Nov --weight 137 --lang en-US
            Noted on Nov 3 (no bleeding recorded): weight 137.0 lb.
            […]
            $ eve-ics log 4 Nov --weight 44 --lang en-US
            Noted on Nov 4 (no bleeding recorded): weight 97.0 lb.
            […]
            $ eve-ics settings weight pounds
            Weights are in pounds now.
            $ eve-ics log 5 Nov --weight 137.4
            Noted on 5 Nov (no bleeding recorded): weight 137.4 lb.
            […]
            $ eve-ics log 5 Nov --weight 44
            ! --weight 44: this is in pounds, and outside 45 to 771 lb
            ! write 44kg for kilograms
            [exit 1]
            $ eve-ics log 5 Nov --weight 44kg
            Noted on 5 Nov (no bleeding recorded): weight 97.0 lb.
            […]
            $ eve-ics export --format log
            date,flow,temperature,weight,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-11-03,,,62.142,,,,,,,,,
            2026-11-04,,,44.0,,,,,,,,,
            2026-11-05,,,44.0,,,,,,,,,
            """)
    }

    @Test func `what is no weight is refused`() throws {
        try Tool().expect(
            """
            $ eve-ics log today --weight much
            ! --weight much: not a weight; write 62.5 for kilograms, or 137lb for pounds
            [exit 1]
            $ eve-ics log today --weight 6.25
            ! --weight 6.25: the weight is outside 20 to 350 kg; a weight in pounds ends in lb
            [exit 1]
            $ eve-ics log today --weight 62 --no-weight
            ! log: --no-weight and --weight contradict each other
            [exit 2]
            $ eve-ics log today --start-only --no-end
            ! log: --no-end and --start-only contradict each other
            [exit 2]
            """)
    }

    @Test func `programs get kilograms, whatever the settings say`() throws {
        let tool = try Tool()
        try tool.run("settings weight pounds")
        let run = try Fields(tool.run("log 3 Nov --weight 137 --json").output)
        #expect(try #require(run.array("recorded").first).number("weight") == 62.142)
        let removed = try Fields(tool.run("log 3 Nov --no-weight --json").output)
        #expect(try #require(removed.array("removed").first).number("weight") == 62.142)
    }

    @Test func `a dose and the end of a period are taken back alone`() throws {
        let tool = try Tool()
        for line in [
            "contraception add 'pill 21+7' --start 2026-11-01", "log 1..4 Nov", "ended 4 Nov",
            "log 4 Nov --note late", "taken 4 Nov",
        ] {
            #expect(try tool.run(line).code == 0, "\(line)")
        }
        #expect(try tool.run("log 4 Nov --no-dose").text.hasPrefix("Removed: dose (4 Nov).\n"))
        let ended = try tool.run("log 4 Nov --no-end").text
        #expect(ended.hasPrefix("Removed: end of a period (4 Nov).\n"))
        #expect(
            try tool.run("export --format log").text.hasSuffix(
                "2026-11-03,unknown,,,,,,,,,,\n2026-11-04,unknown,,,,,,,,late,,\n"))
    }

    @Test func `a weight goes to a file of drip as a loss and to one of Ovumcy and back`() throws {
        let tool = try Tool()
        try tool.run("log 3..4 Nov --weight 62.5 --flow light")
        let drip = try tool.run("export --format drip")
        #expect(drip.error.contains("2 weights"))
        #expect(!drip.text.contains("62.5"))
        try tool.run("export --format ovumcy -o days.json")
        let other = try Tool()
        try other.write(tool.read("days.json"), to: "days.json")
        #expect(try other.run("import days.json --yes").text.contains("2 weights"))
        #expect(
            try other.run("export --format log").text.contains("2026-11-03,light,,62.5,"))
    }

    @Test func `two weights of one day are shown as the person reads them`() throws {
        let tool = try Tool()
        try tool.run("log 3 Nov --weight 62.5")
        try tool.write("date,weight\n2026-11-03,137lb\n", to: "mine.csv")
        let run = try tool.run("import mine.csv --yes")
        #expect(run.code == 1)
        #expect(
            (run.text + run.error).contains(
                "3 Nov: weight 62.5 kg in the log, weight 62.14 kg in the file"))
    }
}
