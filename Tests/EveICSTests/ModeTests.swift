import Foundation
import RunningTool
import Testing

/// `mode`, and what it does to the other commands. Weeks were counted on a calendar: 280 days before
/// 2027-06-04 is 2026-08-28, and 2026-11-20 is 84 days after that.
@Suite struct ModeTests {
    private let threeCycles =
        "log 2026-08-29..2026-09-02 2026-09-27..2026-10-01 2026-10-25..2026-10-29"

    @Test func `a pregnancy stops the forecast and counts the weeks`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.expect(
            """
            $ eve-ics mode
            Cycling as usual.
            $ eve-ics mode pregnancy --due 2027-06-04 --date 2026-11-10
            Recorded: pregnancy from 10 Nov.
            Pregnant: 12 weeks. The due date is 4 Jun 2027, in 28 weeks.
            No period is forecast until it ends.
            $ eve-ics mode
            Pregnancy since 10 Nov.
            Pregnant: 12 weeks. The due date is 4 Jun 2027, in 28 weeks.
            No period is forecast until it ends.
            $ eve-ics status
            Pregnant: 12 weeks. The due date is 4 Jun 2027, in 28 weeks.
            $ eve-ics status --today 2026-11-22
            Pregnant: 12 weeks and 2 days. The due date is 4 Jun 2027, in 27 weeks and 5 days.
            $ eve-ics status --today 2027-05-27
            Pregnant: 38 weeks and 6 days. The due date is 4 Jun, in 8 days.
            $ eve-ics status --today 2027-06-04
            Pregnant: 40 weeks. The due date is 4 Jun, today.
            $ eve-ics status --today 2027-06-07
            Pregnant: 40 weeks and 3 days. The due date was 4 Jun.
            When the pregnancy is over, run 'eve-ics mode postpartum' or 'eve-ics mode cycling'.
            $ eve-ics predict
            Pregnant: 12 weeks. The due date is 4 Jun 2027, in 28 weeks.
            $ eve-ics mode --json
            {
              "schema": 1,
              "today": "2026-11-20",
              "phase": "pregnancy",
              "since": "2026-11-10",
              "due": "2027-06-04",
              "weeks": 12,
              "days": 0,
              "daysLeft": 196,
              "phases": [
                {"phase": "pregnancy", "since": "2026-11-10", "due": "2027-06-04"}
              ]
            }
            $ eve-ics undo
            Took back: pregnancy from 10 Nov. Entry 2 was made on the command line today at 12:00.
            […] any day now […]
            $ eve-ics mode --json
            {"schema": 1, "today": "2026-11-20", "phase": "cycling", "since": null, "phases": []}
            """)
        let status = try Fields(tool.run("status --json").output)
        #expect(status.object("life").string("phase") == "cycling")
    }

    @Test func `the cycle before a pregnancy runs no more`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.run("mode pregnancy --due 2027-06-04 --date 2026-11-10")
        try tool.expect(
            """
            $ eve-ics history
            Period          Days  Cycle
            29 Aug – 2 Sep  5     29 days
            27 Sep – 1 Oct  5     28 days
            25–29 Oct       5              then: pregnancy from 10 Nov

            Whole cycles: 2. Usual length: 29 days, from 28 to 29.
            Usual length of a period: 5 days.
            """)
        #expect(try Fields(tool.run("status --json").output).isNull("cycleDay"))
        try tool.run("mode cycling --date 2026-11-18")
        try tool.expect(
            """
            $ eve-ics status
            No period has been logged since your pregnancy. Forecasts start again when \
            you log the next one.
            """)
    }

    @Test func `of a pregnancy that is over only facts are said`() throws {
        let tool = try Tool()
        try tool.run("mode pregnancy --due 2026-11-25 --date 2026-03-10")
        for (phase, words) in [
            ("postpartum", "Nothing is forecast until you log a period. Bleeding"),
            ("breastfeeding", "Nothing is forecast until you log a period, which"),
            ("cycling", "Forecasts start again when you log"),
            ("break", "Nothing is forecast while it lasts"),
        ] {
            let text = try tool.run("mode \(phase)").text
            let second = try #require(text.split(separator: "\n").dropFirst().first)
            #expect(second.hasPrefix(words))
            try tool.run("undo")
        }
        #expect(try tool.run("mode").text.hasPrefix("Pregnancy since 10 Mar."))
    }

    @Test func `another due date is a correction, not another pregnancy`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.run("mode pregnancy --due 2027-06-04 --date 2026-11-10")
        try tool.expect(
            """
            $ eve-ics mode pregnancy --due 2027-06-07
            Recorded: pregnancy from 10 Nov.
            Pregnant: 11 weeks and 4 days. The due date is 7 Jun 2027, in 28 weeks and 3 days.
            No period is forecast until it ends.
            $ eve-ics mode pregnancy --due 2027-06-07
            Pregnancy since 10 Nov.
            Pregnant: 11 weeks and 4 days. The due date is 7 Jun 2027, in 28 weeks and 3 days.
            This is recorded already. Nothing was changed.
            $ eve-ics mode pregnancy --due 2027-06-07 --date yesterday
            Pregnancy since 10 Nov.
            Pregnant: 11 weeks and 4 days. The due date is 7 Jun 2027, in 28 weeks and 3 days.
            This is recorded already. Nothing was changed.
            If it began later, take it back first with 'eve-ics mode cycling --date 2026-11-10'.
            """)
        let phases = try Fields(tool.run("mode --json").output).array("phases")
        #expect(phases.map { $0.string("since") } == ["2026-11-10"])
    }

    @Test func `a break keeps its reason, and is over when cycles are back`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.expect(
            """
            $ eve-ics mode break --reason 'a long journey'
            Recorded: a break from 20 Nov.
            Nothing is forecast while it lasts, and it stays out of your averages.
            $ eve-ics mode
            On a break since 20 Nov: a long journey.
            Nothing is forecast while it lasts, and it stays out of your averages.
            $ eve-ics mode break
            On a break since 20 Nov: a long journey.
            This is recorded already. Nothing was changed.
            $ eve-ics status
            You are taking a break (a long journey), so nothing is forecast. What you log is kept.
            """)
        try tool.expect(
            """
            $ eve-ics mode cycling --today 2026-11-22
            Recorded: cycling as usual from 22 Nov.
            Forecasts start again when you log your next period.
            """)
        let text = try tool.run("log 2026-12-18 --today 2026-12-18").text
        #expect(text.contains("Next period: "))
    }

    /// Six weeks after 30 Jul are over on 10 Sep.
    @Test func `after a birth forecasts begin again with the first period`() throws {
        let tool = try Tool()
        try tool.run("log 2025-08-29..2025-09-02 2025-09-27..2025-10-01 2025-10-25..2025-10-29")
        try tool.run("mode pregnancy --due 2026-08-01 --date 2025-11-20 --today 2025-11-20")
        try tool.expect(
            """
            $ eve-ics mode postpartum --date 2026-07-30
            Recorded: postpartum from 30 Jul.
            Nothing is forecast until you log a period. Bleeding in the first six weeks does \
            not count as one.
            $ eve-ics log 2026-08-02..2026-08-10
            Logged bleeding, 2–10 Aug.
            Your cycles may take some time to come back after the birth. Forecasts start again when \
            you log your first period. Bleeding in the first six weeks does not count as one.
            """)
        try tool.run("log 2026-10-28..2026-11-02")
        let status = try tool.run("status").text
        #expect(
            status.hasPrefix(
                """
                Day 24 of the cycle that began on 28 Oct.
                Postpartum since 30 Jul. The forecast rests on the periods that you have logged \
                since, with wide ranges at first.
                Next period:
                """))
        try tool.expect(
            """
            $ eve-ics mode
            Postpartum since 30 Jul.
            The forecast rests on the periods that you have logged since, with wide ranges at first.
            Before that: pregnancy from 20 Nov 2025.
            $ eve-ics history
            Period               Days  Cycle
            29 Aug – 2 Sep 2025  5     29 days
            27 Sep – 1 Oct 2025  5     28 days
            25–29 Oct 2025       5              then nothing for 281 days; left out: pregnancy
            2–10 Aug             9     87 days  left out: postpartum
            28 Oct – 2 Nov       6     running

            Whole cycles: 2. Usual length: 29 days, from 28 to 29.
            Usual length of a period: 5 days.
            """)
        let cycles = try Fields(tool.run("history --json").output).array("cycles")
        #expect(
            cycles.filter { $0.names.contains("leftOut") }.map { $0.string("leftOut") } == [
                "pregnancy", "postpartum",
            ])
    }

    @Test func `perimenopause widens the range of the next period`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        func days() throws -> Int {
            let next = try Fields(tool.run("predict --json").output).object("next")
            let form = Date.ISO8601FormatStyle().year().month().day()
            let first = try Date(next.string("earliest"), strategy: form)
            let last = try Date(next.string("latest"), strategy: form)
            return Int(last.timeIntervalSince(first)) / 86_400
        }
        let before = try days()
        #expect(
            try tool.run("mode perimenopause --date 2026-01-01").text.hasPrefix(
                """
                Recorded: perimenopause from 1 Jan.
                Forecasts go on, with wider ranges until your own cycles say how much they vary.
                Next period: 
                """.trimmingCharacters(in: .newlines)))
        #expect(try days() > before)
        #expect(try tool.run("status").text.contains("Perimenopause since 1 Jan. Forecasts go on"))
        #expect(
            try tool.run("mode cycling").text.hasPrefix(
                """
                Recorded: cycling as usual from 20 Nov.
                From the next cycle on, ranges are as wide as your own cycles make them.
                """))
    }

    /// Nobody is pregnant for 55 weeks; the end was not noted.
    @Test func `a pregnancy whose end was not noted counts no weeks`() throws {
        let tool = try Tool()
        try tool.run("mode pregnancy --due 2026-08-01 --date 2026-01-01")
        try tool.expect(
            """
            $ eve-ics status
            Pregnant. The due date was 1 Aug.
            When the pregnancy is over, run 'eve-ics mode postpartum' or 'eve-ics mode cycling'.
            """)
    }

    @Test func `later phases go only with a yes`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.run("mode pregnancy --due 2027-06-04 --date 2026-09-10")
        try tool.run("mode break --date 2026-10-10")
        try tool.expect(
            """
            $ eve-ics mode perimenopause --date 2026-09-01
            ! mode: nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics mode
            On a break since 10 Oct.
            Nothing is forecast while it lasts, and it stays out of your averages.
            Before that: pregnancy from 10 Sep.
            $ eve-ics mode break --date 2026-09-01 --yes
            Recorded: a break from 1 Sep.
            Taken back: pregnancy from 10 Sep.
            Nothing is forecast while it lasts, and it stays out of your averages.
            $ eve-ics mode
            On a break since 1 Sep.
            Nothing is forecast while it lasts, and it stays out of your averages.
            """)
    }

    @Test func `what was noted by mistake is taken back to its first day`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.run("mode break --date 2026-11-10")
        try tool.expect(
            """
            $ eve-ics mode cycling --date 2026-11-10
            Recorded: cycling as usual from 10 Nov.
            Periods are forecast as usual.
            […] any day now […]
            $ eve-ics mode
            Cycling as usual.
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  period (29 Aug – 2 Sep, 27 Sep – 1 Oct, 25–29 Oct)
            2      2026-11-20 12:00  command line  a break from 10 Nov
            3      2026-11-20 12:00  command line  cycling as usual
            """)
    }

    @Test func `what makes no sense is refused, and leaves no store behind`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics mode pregnancy
            ! mode: no period is logged in the 43 weeks before that a due date could be counted from
            ! give the due date, such as 'eve-ics mode pregnancy --due 2027-07-28'
            [exit 1]
            $ eve-ics mode pregnancy --due 2026-11-19
            ! --due 2026-11-19: that is before the pregnancy begins
            ! give the day on which the pregnancy began with --date
            [exit 1]
            $ eve-ics mode pregnancy --due 2027-09-18
            ! --due 2027-09-18: that is more than 43 weeks after the pregnancy begins
            ! is the year right?
            [exit 1]
            $ eve-ics mode pregnancy --due soon
            ! --due soon: not a date; write 20 Nov, 2026-11-20 or yesterday
            [exit 1]
            $ eve-ics mode postpartum --due 2027-06-04
            ! mode: --due belongs to 'mode pregnancy'
            [exit 2]
            $ eve-ics mode cycling --reason tired
            ! mode: --reason belongs to 'mode break'
            [exit 2]
            $ eve-ics mode --date today
            ! mode: --date needs a phase, such as 'mode break'
            [exit 2]
            $ eve-ics mode break --date 2026-11-21
            ! --date 2026-11-21: the date is in the future; the log holds only what has happened
            ! record it when the day has come; 'eve-ics predict' shows what is expected
            [exit 1]
            $ eve-ics mode break --date 1899-12-31
            ! --date 1899-12-31: the date is before 1900; is the year right?
            [exit 1]
            $ eve-ics mode break --date 2026-11-01..2026-11-03
            ! --date 2026-11-01..2026-11-03: more than one day; write only the first
            [exit 1]
            $ eve-ics mode break --date ''
            ! --date '': not a date; write 20 Nov, 2026-11-20 or yesterday
            [exit 1]
            $ eve-ics mode break --reason ''
            ! --reason: a reason has 1 to 200 characters and no control characters
            [exit 1]
            $ eve-ics mode holiday
            ! eve-ics: 'holiday' must be pregnancy, postpartum, breastfeeding, break, perimenopause or \
            cycling
            ! try 'eve-ics mode --help'
            [exit 2]
            $ eve-ics mode break --log samples/bare.log
            ! --log reads a file and stores nothing; this command needs the store
            ! leave --log out
            [exit 2]
            """)
        #expect(try tool.names == [])
    }

    /// 301 days, the longest that is believed, from 2026-11-20.
    @Test func `the last due date that is believed is`() throws {
        let tool = try Tool()
        #expect(try tool.run("mode pregnancy --due 2027-09-17").code == 0)
        #expect(
            try tool.run("status").text
                == "Pregnant. The due date is 17 Sep 2027, in 43 weeks.\n")
    }

    /// 280 days after 25 October 2026 is 1 August 2027.
    @Test func `without a due date it is counted from the last period, and said`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.expect(
            """
            $ eve-ics mode pregnancy
            Recorded: pregnancy from 20 Nov.
            Pregnant: 3 weeks and 5 days. The due date is 1 Aug 2027, in 36 weeks and 2 days.
            The due date is counted from your last period, on 25 Oct. If you were told another \
            date, run 'eve-ics mode pregnancy --due DATE'.
            No period is forecast until it ends.
            $ eve-ics mode pregnancy
            Pregnancy since 20 Nov.
            Pregnant: 3 weeks and 5 days. The due date is 1 Aug 2027, in 36 weeks and 2 days.
            This is recorded already. Nothing was changed.
            """)
    }
}
