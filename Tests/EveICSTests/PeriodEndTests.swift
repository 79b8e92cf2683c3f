import RunningTool
import Testing

/// `ended` and `log --start-only`: what is known of when a period was over.
@Suite struct PeriodEndTests {
    @Test func `the last day of a period is said, and the days before it are filled up`() throws {
        try Tool().expect(
            """
            $ eve-ics log 16 Nov --start-only
            Logged the first day of a period, 16 Nov. How long it went on is not known.
            […] Tuesday 15 Dec, […]
            $ eve-ics log 16 Nov --start-only
            That is logged already; nothing changed.
            […] Tuesday 15 Dec, […]
            $ eve-ics ended yesterday
            Your period ended on 19 Nov: 16–19 Nov, 4 days. Also logged as period days: 17–19 Nov.
            […] Tuesday 15 Dec, […]
            $ eve-ics ended 19 Nov
            That is logged already; nothing changed.
            […] Tuesday 15 Dec, […]
            $ eve-ics history
            Period     Days  Cycle
            16–19 Nov  4     running

            No whole cycle is logged yet.
            $ eve-ics export --format log
            date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-11-16,unknown,,,,,,,,,,
            2026-11-17,unknown,,,,,,,,,,
            2026-11-18,unknown,,,,,,,,,,
            2026-11-19,unknown,,,,,,,,,,last
            $ eve-ics undo
            Took back: period (17–19 Nov), last day of a period (19 Nov). Entry 2 was made on the command line today at 12:00.
            […] Tuesday 15 Dec, […]
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  period (16 Nov), first day of a period of unknown length (16 Nov)
            2      2026-11-20 12:00  command line  period (17–19 Nov), last day of a period (19 Nov) (undone)
            3      2026-11-20 12:00  command line  took back entry 2
            """)
    }

    @Test func `days that were logged after the last one are named and asked about`() throws {
        try Tool().expect(
            """
            $ eve-ics log 30 Oct..4 Nov --flow light --note tired
            Logged a period, 30 Oct – 4 Nov. Also noted: note.
            […] Saturday 28 Nov, […]
            $ eve-ics ended 2 Nov
            ! ended: 3–4 Nov are logged as days of the period after 2 Nov; nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics ended 2 Nov --yes
            Your period ended on 2 Nov: 30 Oct – 2 Nov, 4 days. No longer period days: 3–4 Nov.
            […] Saturday 28 Nov, […]
            $ eve-ics export --format log
            date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-10-30,light,,,,,,,,tired,,
            2026-10-31,light,,,,,,,,tired,,
            2026-11-01,light,,,,,,,,tired,,
            2026-11-02,light,,,,,,,,tired,,last
            2026-11-03,,,,,,,,,tired,,
            2026-11-04,,,,,,,,,tired,,
            $ eve-ics undo
            Took back: last day of a period (2 Nov). Brought back: period (3–4 Nov). Entry 2 was made on the command line today at 12:00.
            […] Saturday 28 Nov, […]
            """)
    }

    @Test func `a last day that cannot be is refused with its reason, and nothing is logged`()
        throws
    {
        try Tool().expect(
            """
            $ eve-ics ended
            ! ended: no period is logged that began by 20 Nov
            ! log its days with 'eve-ics log', such as 'eve-ics log 2026-11-16..2026-11-20'
            [exit 1]
            $ eve-ics log 1..3 Nov
            Logged a period, 1–3 Nov.
            […] Monday 30 Nov, […]
            $ eve-ics ended
            ! ended: the last period by 20 Nov began on 1 Nov, more than two weeks earlier
            ! name its last day, or log the days of the later period with 'eve-ics log'
            [exit 1]
            $ eve-ics ended 20 Oct
            ! ended: no period is logged that began by 20 Oct
            ! log its days with 'eve-ics log', such as 'eve-ics log 2026-10-16..2026-10-20'
            [exit 1]
            $ eve-ics ended 5..6 Nov
            ! ended: a period has one last day, and 5–6 Nov are 2 days
            ! name only the last day
            [exit 1]
            $ eve-ics ended tomorrow
            ! tomorrow (2026-11-21): the date is in the future; the log holds only what has happened
            ! record it when the day has come; 'eve-ics predict' shows what is expected
            [exit 1]
            $ eve-ics log 5 Nov --flow none
            Logged no bleeding, 5 Nov.
            […] Monday 30 Nov, […]
            $ eve-ics ended 5 Nov
            ! ended: the period cannot end on 5 Nov: 5 Nov is logged as no bleeding or spotting
            ! name its last day, or correct these days with 'eve-ics log'
            [exit 1]
            $ eve-ics log 10..12 Nov --start-only
            ! log: --start-only is about the first day of a period; name one day
            [exit 1]
            $ eve-ics log 3 Nov --start-only
            ! log: --start-only leaves the end of a period unknown, but more of its days are logged: 1–3 Nov
            ! remove the others first with 'eve-ics unlog', or name its last day with 'eve-ics ended'
            [exit 1]
            $ eve-ics log 12 Nov --start-only --flow spotting
            ! log: --start-only and --flow spotting contradict each other
            [exit 2]
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  period (1–3 Nov)
            2      2026-11-20 12:00  command line  no bleeding (5 Nov)
            """)
    }

    @Test func `a period that goes on is said not to have ended`() throws {
        let tool = try Tool()
        try tool.run("log 16..18 Nov --flow light")
        try tool.run("ended 18 Nov")
        let run = try tool.run("log 19 Nov --flow light")
        #expect(
            run.text.hasPrefix(
                "Logged a period day, 19 Nov. No longer the last day of a period: 18 Nov.\n"))
        #expect(try !tool.run("export --format log").text.contains("last"))
        try tool.run("undo")
        #expect(try tool.run("export --format log").text.contains("2026-11-18,light,,,,,,,,,,last"))
        try tool.write("2026-11-19\n", to: "more.log")
        try tool.run("import more.log --yes")
        #expect(try !tool.run("export --format log").text.contains("last"))
    }
}
