import Foundation
import RunningTool
import Testing

/// `explain`, word for word. Dates, ranges, shares and errors are those of Scripts/reference-forecast.py,
/// which each test names the input of.
@Suite struct ExplainTests {
    /// "signs": {"lh": {"positive": 12, "negative": 11}, "temperature": {"rise": 20}}, each and both; and
    /// --review for what was expected then.
    @Test func `signs that contradict each other are told apart, and what they widen`() throws {
        let tool = try Tool()
        try tool.write(ExplainedLog.contradicting, to: "my.log")
        try tool.expect(
            """
            $ eve-ics explain --log my.log
            […] Thursday 26 Nov, […]

            Why this date
              Your last period began on 29 Oct. Your cycles last about 28 days (80% of them
              26 to 31), which leads to 26 Nov.

            Which cycles count
              4 of your cycles count, newer ones more.
              First day  Length   Counts  Expected                 Started
              9 Jul      28 days  91%     7 Aug (3–13 Aug)         6 Aug, 1 day early
              6 Aug      29 days  94%     3 Sep (1–8 Sep)          4 Sep, 1 day late
              4 Sep      27 days  97%     3 Oct (30 Sep – 6 Oct)   1 Oct, 2 days early
              1 Oct      28 days  100%    29 Oct (27 Oct – 1 Nov)  29 Oct, as expected

            Signs of ovulation in this cycle
              LH test: first positive on 9 Nov. By itself it points to 10 Nov (80% between 9
              Nov and 11 Nov).
              Temperature: higher from 17 Nov (above 36.50 °C, certain since 19 Nov). By
              itself it points to 16 Nov (80% between 14 Nov and 17 Nov).
              Temperatures left out: 38.20 °C on 11 Nov (fever), 36.90 °C on 12 Nov (poor
              sleep).
              These signs can hardly both be right: LH test, temperature. Either may be, so
              both days stay possible.
              With the LH test alone, the next period would be expected on 25 Nov (80%
              between 23 Nov and 28 Nov).
              With the temperature alone, the next period would be expected on 28 Nov (80%
              between 25 Nov and 1 Dec).
              Without any signs, the next period would be expected on 26 Nov (80% between 24
              Nov and 29 Nov).
              With all of the signs, it is expected on 26 Nov (80% between 23 Nov and 30
              Nov). That range has 8 days and is wider than with any one of them.

            How sure it is
              The likeliest day is 25 Nov (17%).
              4 of the last 4 periods came within the predicted range. On average, the date
              predicted as the cycle began was 1.0 days off.

            Fertile days
              Signs point to ovulation on 11 Nov (LH test). Not confirmed.
              About 9 days past ovulation.
              Expected: 2–14 Dec, with ovulation around 10 Dec (80% between 6 Dec and 15
              Dec).
              Without signs of it, ovulation is assumed to be 14 days before the next
              period. A forecast, not a contraceptive.
            """)
    }

    /// {"lengths": [28, 29, 57, 27, 28], "day": 14}.
    @Test func `a cycle that looks like two is pointed out and does not count as an error`() throws
    {
        let tool = try Tool()
        try tool.run(ExplainedLog.withGap)
        try tool.expect(
            """
            $ eve-ics explain
            […] Friday 4 Dec, […]

            Why this date
              Your last period began on 6 Nov. Your cycles last about 28 days (80% of them
              26 to 31), which leads to 4 Dec.

            Which cycles count
              5 of your cycles count, newer ones more.
              First day  Length   Counts  Expected            Started
              21 May     28 days  89%     19 Jun (15–25 Jun)  18 Jun, 1 day early
              18 Jun     29 days  91%     16 Jul (14–21 Jul)  17 Jul, 1 day late
              17 Jul     57 days  94%     15 Aug (12–18 Aug)  12 Sep, not counted
              12 Sep     27 days  97%     11 Oct (8–14 Oct)   9 Oct, 2 days early
              9 Oct      28 days  100%    6 Nov (4–9 Nov)     6 Nov, as expected
              17 Jul: probably two cycles; a period around 15 Aug may be missing.
              A cycle that looks odd hardly moves the forecast.
              If a period is missing in the cycle from 17 Jul, run
              'eve-ics cycle 2026-07-17 missing'.
              If the cycle from 17 Jul really was one long cycle, run
              'eve-ics cycle 2026-07-17 long'.
              To leave it out, run 'eve-ics cycle 2026-07-17 ignore'.

            How sure it is
              The likeliest day is 4 Dec (23%).
              4 of the last 4 periods came within the predicted range. On average, the date
              predicted as the cycle began was 1.0 days off.

            Fertile days
              Expected: 13–22 Nov, with ovulation around 20 Nov (80% between 17 Nov and 24
              Nov).
              Without signs of it, ovulation is assumed to be 14 days before the next
              period. A forecast, not a contraceptive.
            """)
        try tool.run("cycle 2026-07-17 ignore")
        let text = try tool.run("explain").text
        #expect(
            text.contains(
                "  17 Jul     57 days  no      15 Aug (12–18 Aug)  12 Sep, not counted\n"))
        #expect(text.contains("  17 Jul: left out (your answer).\n"))
        #expect(text.contains("  4 of your cycles count, newer ones more.\n"))
    }

    /// {"lengths": [24, 38, 31, 45, 28, 52, 30], "day": 16}, with fewer than eight of ten in range.
    @Test func `cycles that vary widely are said to, and how badly the forecasts did`() throws {
        let tool = try Tool()
        try tool.write(
            """
            2026-03-01
            2026-03-25
            2026-05-02
            2026-06-02
            2026-07-17
            2026-08-14
            2026-10-05
            2026-11-04

            """, to: "wide.log")
        let text = try tool.run("explain --log wide.log").text
        #expect(
            text.contains(
                """
                Which cycles count
                  7 of your cycles count, newer ones more.
                  First day  Length   Counts  Expected                 Started
                  1 Mar      24 days  83%     30 Mar (26 Mar – 5 Apr)  25 Mar, 5 days early *
                  25 Mar     38 days  86%     20 Apr (17–24 Apr)       2 May, 12 days late *
                  2 May      31 days  89%     2 Jun (27 May – 9 Jun)   2 Jun, as expected
                  2 Jun      45 days  91%     3 Jul (29 Jun – 10 Jul)  17 Jul, 14 days late *
                  17 Jul     28 days  94%     19 Aug (13–27 Aug)       14 Aug, 5 days early
                  14 Aug     52 days  97%     15 Sep (10–22 Sep)       5 Oct, 20 days late *
                  5 Oct      30 days  100%    7 Nov (31 Oct – 16 Nov)  4 Nov, 3 days early
                  * = outside the predicted range

                How sure it is
                  The likeliest day is 4 Dec (9%).
                  Your cycles vary more than most, so the range is wide and no single day is
                  likely. That is common in the first years of periods, with polycystic ovaries,
                  before menopause, and after a birth or the pill.
                  3 of the last 7 periods came within the predicted range. On average, the date
                  predicted as the cycle began was 8.4 days off.

                """))
    }

    /// {"lengths": [28, 28, 27, 29, 28], "day": 35}.
    @Test func `a late period is explained, and asked about`() throws {
        let tool = try Tool()
        try tool.run(
            "log 2025-11-09..2025-11-13 2025-12-07..2025-12-11 2026-01-04..2026-01-08 "
                + "2026-01-31..2026-02-04 2026-03-01..2026-03-05 2026-03-29..2026-04-02")
        let text = try tool.run("explain --today 2026-05-03").text
        #expect(
            text.contains(
                """
                Why this date
                  Your last period began on 29 Mar. Your cycles last about 28 days (80% of them
                  26 to 31), which leads to 26 Apr.
                  Today is day 36 of the cycle and no other period is logged. It is now likelier
                  that one was not logged than that it is still to come. If there was one around
                  26 Apr, the next is expected on 24 May.
                """))
        let likeliest = "The likeliest day is 24 May (9%)."
        #expect(text.contains(likeliest))
        let day = try tool.run("explain 2026-05-24 --today 2026-05-03").text
        #expect(day.contains("day 1 of the period expected from 24 May"))
        #expect(day.contains("Chance that your next period starts on this day: 9%."))
        #expect(
            text.contains(
                """
                  Did you miss logging a period around 26 Apr?
                  If so, log its first day: 'eve-ics log 2026-04-26'.
                  If not, run 'eve-ics cycle 2026-03-29 long'.
                  A late period has other causes, too. A pregnancy test can check for one of
                  them.
                """))
    }

    @Test func `with nothing to go by it says so`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics explain
            […]
            $ eve-ics explain tomorrow
            21 Nov (Saturday, tomorrow)
              […]
            $ eve-ics explain yesterday
            19 Nov (Thursday, yesterday)
              Nothing is logged for this day.
            """)
        try tool.run("log 2026-01-05..2026-01-08")
        try tool.expect(
            """
            $ eve-ics explain
            No period has been logged since 5 Jan, so nothing can be forecast. Log the first day of your \
            last period, and those in between if you can.
            """)
    }

    @Test func `what comes from a pack is told so, and which bleeds are no cycles of the person`()
        throws
    {
        let tool = try Tool()
        try tool.run("log 2026-07-03..2026-07-07 2026-07-31..2026-08-04 2026-08-28..2026-09-01")
        try tool.run("contraception add 'pill 21+7' --start 2026-08-28")
        try tool.run("log 2026-09-20..2026-09-23 2026-10-18..2026-10-21")
        let text = try tool.run("explain --today 2026-11-05").text
        #expect(
            text.contains(
                """
                Why this date
                  This is the bleeding in the break of your contraception (pill 21+7). It is
                  counted from the last day with hormones, not from your own cycles.

                Which cycles count
                  The date is based on your packs, and on when earlier bleeding came in their
                  breaks. Your own cycles matter again when they come back.
                """))
        #expect(
            text.contains("  28 Aug and 20 Sep: not counted, because of contraception.\n"))
        #expect(!text.contains("Fertile"))
        let json = try Fields(tool.run("explain --json --today 2026-11-05").output)
        #expect(json.isNull("cycleLength"))
        #expect(json.number("cyclesUsed") == 2)
        let cycles = json.array("cycles")
        #expect(
            cycles.suffix(2).map { $0.string("leftOut") } == ["contraception", "contraception"])
        #expect(cycles.map { $0.number("weight") } == [0.97, 1, 0, 0])
    }

    @Test func `a gap counts nothing and is said to be none`() throws {
        let tool = try Tool()
        try tool.run("log 2026-01-05..2026-01-08 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        let text = try tool.run("explain").text
        #expect(text.contains("  5 Jan      265 days  no\n"))
        #expect(
            text.contains(
                "  5 Jan: not counted, because a span of more than 130 days is a gap, not a\n  cycle.\n"
            ))
        #expect(text.contains("  One of your cycles counts, beside cycles of people in general.\n"))
        let gap = try Fields(tool.run("explain --json").output).array("cycles").first
        #expect(gap?.string("leftOut") == "gap")
        #expect(gap?.number("weight") == 0)
    }

    /// {"lengths": [28, 29, 27, 28], "day": 14} once the break is told.
    @Test func `a cycle that a break touches counts nothing and tests no forecast`() throws {
        let tool = try Tool()
        try tool.run(ExplainedLog.withGap)
        try tool.run("mode break --date 2026-08-01")
        try tool.run("mode cycling --date 2026-09-01")
        let text = try tool.run("explain").text
        #expect(text.contains("  4 of your cycles count, newer ones more.\n"))
        #expect(
            text.contains(
                "  17 Jul     57 days  no      15 Aug (12–18 Aug)  12 Sep, not counted\n"))
        #expect(text.contains("  17 Jul: not counted, because of a break.\n"))
        let cycle = try Fields(tool.run("explain --json").output).array("cycles")[2]
        #expect(cycle.string("leftOut") == "life")
        #expect(!cycle.object("foretold").flag("counted"))
    }

    @Test func `while nothing is forecast it says why, and what the cycles were`() throws {
        let tool = try Tool()
        try tool.run(ExplainedLog.withGap)
        try tool.run("mode pregnancy --due 2027-08-13")
        let text = try tool.run("explain").text
        #expect(text.hasPrefix("Pregnant: 2 weeks. The due date is 13 Aug 2027"))
        #expect(text.contains("\n\nYour cycles so far\n  First day  Length"))
        for title in ["Why this date", "How sure it is", "Fertile days"] {
            #expect(!text.contains(title))
        }
    }

    @Test func `temperatures are told on the chosen scale`() throws {
        let tool = try Tool()
        try tool.run("settings temperature fahrenheit")
        try tool.write(ExplainedLog.contradicting, to: "my.log")
        try tool.run("import my.log --yes")
        let text = try tool.run("explain").text
        // 36.50 °C, 38.20 °C and 36.90 °C
        #expect(text.contains("(above 97.7 °F, certain since 19 Nov)"))
        #expect(text.contains("100.8 °F on 11 Nov (fever), 98.4 °F on 12 Nov (poor"))
        #expect(try tool.run("explain 2026-11-11").text.contains("Logged: 100.8 °F."))
    }

    // MARK: - One day

    /// {"lengths": [28, 29, 57, 27, 28], "day": 14}: 4 December is day 28, and 0.5828 of the starts are not
    /// after it; 20 November is cycle day 15, fertile with 0.5965.
    @Test func `a coming day is told with its chances`() throws {
        let tool = try Tool()
        try tool.run(ExplainedLog.withGap)
        try tool.expect(
            """
            $ eve-ics explain 2026-12-05
            5 Dec (Saturday, in 15 days)
              Expected: day 2 of the period expected from 4 Dec (80% between 2 Dec and 7
              Dec).
              Chance that your next period starts on this day: 19%. By then: 77%.
              Chance of being fertile: 1%. A forecast, not a contraceptive.
              Day 2 of the cycle expected to begin on 4 Dec.
              For the reasons, run 'eve-ics explain'.
            $ eve-ics explain today
            20 Nov (Friday, today)
              Day 15 of the cycle that began on 6 Nov.
              Nothing is logged for this day.
              Expected: ovulation around this day, in the fertile window of 13–22 Nov.
              Ovulation expected 20 Nov, 80% between 17 Nov and 24 Nov.
              Chance of being fertile: 58%. A forecast, not a contraceptive.
              For the reasons, run 'eve-ics explain'.
            $ eve-ics explain 2026-11-25
            25 Nov (Wednesday, in 5 days)
              Expected: no period, and not in a fertile window.
              Chance of being fertile: 6%. A forecast, not a contraceptive.
              Day 20 of the cycle that began on 6 Nov, if no period starts before.
              For the reasons, run 'eve-ics explain'.
            $ eve-ics explain 2040-01-01
            1 Jan 2040 (Sunday, in 4790 days)
              This day is more than ten years ahead. Nothing is forecast for it.
            """)
    }

    /// {"lengths": [28, 29, 57, 27]} foretold 28 days, 26 to 31, on 9 October.
    @Test func `a past day is told with what was logged and what had been expected`() throws {
        let tool = try Tool()
        try tool.run(ExplainedLog.withGap)
        try tool.run(
            "log 2026-10-20 --temperature 36.45 --lh negative --mood calm --note 'slept well'")
        try tool.expect(
            """
            $ eve-ics explain 2026-11-06
            6 Nov (Friday, 14 days ago)
              The first day of a cycle.
              Logged: period day.
              The forecast of 9 Oct expected this period on 6 Nov (80% between 4 Nov and 9
              Nov). It came on that day.
            $ eve-ics explain 2026-10-20
            20 Oct (Tuesday, 31 days ago)
              Day 12 of the cycle that began on 9 Oct.
              Logged: 36.45 °C, negative ovulation test, calm, note “slept well”.
              Predicted on 9 Oct, when the cycle began: a fertile day in the window of 16–25
              Oct, with ovulation around 23 Oct. Chance of being fertile: 76%.
              A forecast, not a contraceptive.
            $ eve-ics explain 2026-05-21
            21 May (Thursday, 183 days ago)
              The first day of a cycle of 28 days.
              Logged: period day.
            $ eve-ics explain 2026-05-20
            20 May (Wednesday, 184 days ago)
              This day is before your first logged period (21 May).
              Nothing is logged for this day.
            """)
    }

    @Test(arguments: [
        ("", "'': not a date; write 20 Nov, 2026-11-20 or yesterday"),
        ("x", "x: not a date; write 20 Nov, 2026-11-20 or yesterday"),
        (
            "2026-02-30",
            "2026-02-30: 30 February does not exist\nthe month ends on 28 Feb; write the day that you mean"
        ),
        ("1899-12-31", "1899-12-31: not a date from 1900 to 2999"),
        ("3000-01-01", "3000-01-01: not a date from 1900 to 2999"),
    ])
    func `what is no date is refused`(_ word: String, _ message: String) throws {
        let run = try Tool().run(["explain", word])
        #expect(run.output.isEmpty)
        #expect(run.error == message + "\n")
        #expect(run.code == 1)
    }

    @Test(arguments: ["1900-01-01", "2999-12-31", "2026-11-05", "2036-11-26"])
    func `any date of any year is explained somehow`(_ word: String) throws {
        let tool = try Tool()
        try tool.run(ExplainedLog.withGap)
        #expect(try tool.run(["explain", word]).code == 0)
        #expect(try tool.run(["explain", word, "--json"]).code == 0)
    }
}
