import RunningTool
import Testing

/// Days, times and values as people type them, on a Friday.
@Suite struct WrittenDatesTests {
    /// What each line recorded, as the journal says it.
    @Test(arguments: [
        ("log 20 Nov", "period (20 Nov)"), ("log Nov 17 to Nov 19", "period (17–19 Nov)"),
        ("log 29 Sep – 2 Oct", "period (29 Sep – 2 Oct)"), ("log 3 days ago", "period (17 Nov)"),
        ("log last friday", "period (13 Nov)"), ("log -3", "period (17 Nov)"),
        ("log 18 Nov..", "period (18–20 Nov)"),
        ("log '1..3 Nov, 5 Oct'", "period (5 Oct, 1–3 Nov)"),
        ("log --flow Heavy", "period (20 Nov)"), ("log --flow spots", "spotting (20 Nov)"),
        ("log yesterday --symptom cramps,nausea", "symptoms “cramps, nausea” (19 Nov)"),
        ("log 20.11. --mucus EWCM", "egg-white mucus (20 Nov)"),
        ("skipped yesterday", "dose skipped (19 Nov)"),
        ("late --date '18 Nov'", "dose late (18 Nov)"),
    ])
    func `a day is recorded as it is written`(line: String, change: String) throws {
        let tool = try Tool()
        try tool.run(line)
        let journal = try tool.run("history --journal").text
        #expect(journal.contains("command line  \(change)\n"), "\(journal)")
    }

    @Test func `a date of long ago without its year is not guessed`() throws {
        try Tool().expect(
            """
            $ eve-ics log 28 Nov
            ! 28 Nov: without a year this is 28 November 2025
            ! write the date with its year, such as 2025-11-28
            [exit 1]
            $ eve-ics log 2025-11-28
            Logged a period day, 28 Nov 2025.
            […]
            […]
            […]
            $ eve-ics unlog 28 Nov
            ! 28 Nov: without a year this is 28 November 2025
            ! write the date with its year, such as 2025-11-28
            [exit 1]
            """)
    }

    @Test func `a month that is a weekday in French and Spanish is asked about there`() throws {
        let tool = try Tool()
        for (language, code) in [("fr", 1), ("es", 1), ("de", 0), ("en-US", 0)] {
            let run = try tool.run("--lang \(language) log mar 17")
            #expect(run.code == code, "\(language): \(run.text)\(run.error)")
            #expect(run.error.contains("2026-03-17 or 2026-11-17") == (code == 1))
        }
    }

    @Test func `of a period above ten days the number is said`() throws {
        try Tool().expect(
            """
            $ eve-ics log 2026-10-01..2026-10-10
            Logged a period, 1–10 Oct.
            […]
            $ eve-ics log 11 Oct
            Logged a period day, 11 Oct. This period is 11 days long now; more than 8 is unusual.
            […]
            $ eve-ics log 2026-01-01..2026-02-20
            Logged a period, 1 Jan – 20 Feb. This period is 51 days long now; more than 8 is unusual.
            […]
            """)
    }

    @Test(arguments: [
        ("de", "26. Okt."), ("fr", "26 oct."), ("es", "26 oct"), ("pt-BR", "26 de out."),
        ("pl", "26 paź"),
    ])
    func `an answer's date is typed as it was read`(_ language: String, _ date: String) throws {
        let tool = try Tool()
        let logged = try tool.run(["log", "26 Oct", "--note", "x", "--lang", language])
        #expect(logged.text.contains(date))
        #expect(try tool.run(["log", date, "--note", "y", "--lang", language]).code == 0)
        #expect(try tool.run("export --format log").text.contains("2026-10-26,,,,,,,,,y"))
    }

    @Test func `what is planned is the next such day`() throws {
        try Tool().expect(
            """
            $ eve-ics log 20..24 Sep
            Logged a period, 20–24 Sep.
            […] 24 days late […]
            $ eve-ics mode pregnancy --due '4 Jun' --date '1 Oct'
            Recorded: pregnancy from 1 Oct.
            Pregnant: 12 weeks. The due date is 4 Jun 2027, in 28 weeks.
            No period is forecast until it ends.
            """)
    }

    @Test func `a temperature without its unit has the one of the setting`() throws {
        try Tool().expect(
            """
            $ eve-ics settings temperature fahrenheit
            Temperatures are in degrees Fahrenheit now.
            $ eve-ics log -1 --temperature 97.8
            Noted on 19 Nov (no bleeding recorded): temperature 97.8 °F.
            […]
            $ eve-ics log today --temperature 36.6C
            Noted on 20 Nov (no bleeding recorded): temperature 97.9 °F.
            […]
            $ eve-ics log today --temperature 36.6
            ! --temperature 36.6: your setting is Fahrenheit, and this is outside 86 to 113 °F
            ! write 36.6C for Celsius
            [exit 1]
            $ eve-ics export --format log
            date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-11-19,,36.56,,,,,,,,,
            2026-11-20,,36.60,,,,,,,,,
            """)
    }

    @Test func `a time is set as it is written`() throws {
        let tool = try Tool()
        #expect(try tool.run("remind pill --at 9pm").text.hasPrefix("pill  21:00, on the day"))
        #expect(
            try tool.run("remind pill --at 7.30").text.hasPrefix("pill  07:30, on the day"))
        #expect(
            try tool.run("contraception add pill --start '16 Nov' --at 21")
                .text.hasPrefix("Added course 1: pill 21+7, since 16 Nov, at 21:00.\n"))
    }

    @Test func `an empty symptom or mood is refused`() throws {
        try Tool().expect(
            """
            $ eve-ics log today --symptom ''
            ! log: --symptom needs a word, such as cramps or calm
            [exit 2]
            $ eve-ics log today --mood 'calm,'
            ! log: --mood needs a word, such as cramps or calm
            [exit 2]
            """)
    }
}
