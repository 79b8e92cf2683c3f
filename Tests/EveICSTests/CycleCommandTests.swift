import Foundation
import RunningTool
import Testing

/// `cycle`, and the questions in `status` and `history` that it answers.
///
/// Dates and probabilities are those of Scripts/reference-forecast.py for the lengths 28, 29, 57, 27 and 28
/// on day 14, where "answers" holds what she said of the 57 days.
@Suite struct CycleCommandTests {
    /// Cycles that began on 21 May, 18 June, 17 July, 12 September, 9 October and 6 November.
    private let log =
        "log 2026-05-21..2026-05-25 2026-06-18..2026-06-22 2026-07-17..2026-07-21 "
        + "2026-09-12..2026-09-16 2026-10-09..2026-10-13 2026-11-06..2026-11-10"

    @Test func `an interval that looks like two cycles is pointed out, and answered for`() throws {
        let tool = try Tool()
        try tool.run(log)
        try tool.expect(
            """
            $ eve-ics history
            Period     Days  Cycle
            21–25 May  5     28 days
            18–22 Jun  5     29 days
            17–21 Jul  5     57 days  probably two cycles; a period around 15 Aug \
            may be missing
            12–16 Sep  5     27 days
            9–13 Oct   5     28 days
            6–10 Nov   5     running

            Whole cycles: 4. Usual length: 28 days, from 27 to 29.
            Usual length of a period: 5 days.
            If a period is missing in the cycle from 17 Jul, run 'eve-ics cycle 2026-07-17 missing'.
            If the cycle from 17 Jul really was one long cycle, run 'eve-ics cycle 2026-07-17 long'.
            To leave it out, run 'eve-ics cycle 2026-07-17 ignore'.
            $ eve-ics cycle 2026-07-17 missing
            Noted for 17 Jul – 11 Sep (57 days): a period is missing.
            […] Friday 4 Dec, […]
            $ eve-ics history
            Period     Days  Cycle
            21–25 May  5     28 days
            18–22 Jun  5     29 days
            17–21 Jul  5     57 days  a period in it is missing (your answer)
            12–16 Sep  5     27 days
            9–13 Oct   5     28 days
            6–10 Nov   5     running

            Whole cycles: 4. Usual length: 28 days, from 27 to 29.
            Usual length of a period: 5 days.
            """)
    }

    @Test func `each answer moves the forecast, and can be taken back`() throws {
        let tool = try Tool()
        try tool.run(log)
        try tool.expect(
            """
            $ eve-ics cycle 2026-08-30 long
            Noted for 17 Jul – 11 Sep (57 days): this was one cycle.
            […] Monday 7 Dec, […] 4 Dec.
            $ eve-ics cycle 2026-08-30 long
            That is already recorded. Nothing changed.
            […] Monday 7 Dec, […]
            $ eve-ics cycle 2026-08-30 ignore
            Noted for 17 Jul – 11 Sep (57 days): this cycle does not count.
            […] Friday 4 Dec, […] 7 Dec.
            $ eve-ics undo
            Took back: answers about odd cycles. Entry 3 was made on the command line today at 12:00.
            […] Monday 7 Dec, […] 4 Dec.
            $ eve-ics cycle 2026-07-17 clear
            Your answer for the cycle of 17 Jul – 11 Sep is removed.
            […] Friday 4 Dec, […] 7 Dec.
            $ eve-ics cycle 2026-07-17 clear
            The cycle of 17 Jul – 11 Sep has no answer. Nothing changed.
            […] Friday 4 Dec, […]
            """)
        let entries = try Fields(tool.run("history --journal --json").output).array("entries")
        let answers = entries.dropFirst().prefix(2).map { $0.array("answers") }
        #expect(answers.map { $0.map { $0.string("start") } } == [["2026-07-17"], ["2026-07-17"]])
        #expect(answers.map { $0.map { $0.string("answer") } } == [["long"], ["ignore"]])
        #expect(entries.count == 5)
    }

    @Test func `history says for programs what looks odd, and what she said`() throws {
        let tool = try Tool()
        try tool.run(log)
        let asked = try Fields(tool.run("history --json").output).array("cycles")
        #expect(
            asked.map { $0.names.contains("odd") } == [false, false, true, false, false, false])
        let odd = asked[2].object("odd")
        #expect(odd.string("kind") == "missing")
        #expect(odd.strings("around") == ["2026-08-15"])
        #expect(abs(odd.number("probability") - 0.9491270594078443) < 1e-9)
        try tool.run("cycle 2026-07-17 ignore")
        let answered = try Fields(tool.run("history --json").output).array("cycles")
        #expect(answered[2].string("answer") == "ignore")
        #expect(!answered.contains { $0.names.contains("odd") })
    }

    /// {"lengths": [27, 26, 27, 13, 26, 27]}: the 13 days begin on 26 May.
    @Test func `an interval unlike all others is called an outlier`() throws {
        let tool = try Tool()
        try tool.run(
            "log 2026-03-07..2026-03-11 2026-04-03..2026-04-07 2026-04-29..2026-05-03 "
                + "2026-05-26..2026-05-30 2026-06-08..2026-06-12 2026-07-04..2026-07-08 "
                + "2026-07-31..2026-08-04")
        let run = try tool.run("history --today 2026-08-10")
        #expect(
            run.text.hasSuffix(
                """
                26–30 May       5     13 days  unlike your other cycles
                8–12 Jun        5     26 days  less than 10 days after the period before
                4–8 Jul         5     27 days
                31 Jul – 4 Aug  5     running

                Whole cycles: 6. Usual length: 27 days, from 13 to 27.
                Usual length of a period: 5 days.
                If the cycle from 26 May really was that long, run 'eve-ics cycle 2026-05-26 long'.
                To leave it out, run 'eve-ics cycle 2026-05-26 ignore'.

                """))
        // What it says of the forecasts breaks over lines.
        let words = try tool.run("explain --today 2026-08-10").text
            .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(words.contains("4 of the last 5 periods came within the predicted range."))
        #expect(words.contains("days off. 1 cycle unlike your others is left out here."))
    }

    /// {"lengths": [28, 28, 27, 29, 28], "day": 35} misses with 0.6667, and day 28 was 26 April.
    @Test func `status asks after a period that was probably not logged`() throws {
        let tool = try Tool()
        try tool.run(
            "log 2025-11-09..2025-11-13 2025-12-07..2025-12-11 2026-01-04..2026-01-08 "
                + "2026-01-31..2026-02-04 2026-03-01..2026-03-05 2026-03-29..2026-04-02")
        let question = """
            Did you miss logging a period around 26 Apr?
              If so, log its first day: 'eve-ics log 2026-04-26'.
              If not, run 'eve-ics cycle 2026-03-29 long'.
            A late period has other causes, too. A pregnancy test can check for one of them.

            """
        #expect(try !tool.run("status --today 2026-05-02").text.contains("miss logging"))
        #expect(try tool.run("status --today 2026-05-03").text.contains(question))
        let json = try Fields(tool.run("status --json --today 2026-05-03").output)
            .object("missedPeriod")
        #expect(json.string("around") == "2026-04-26")
        #expect(abs(json.number("probability") - 0.6666884400185719) < 1e-9)
        #expect(!json.flag("movesForecast"))
        try expectMovedForecast(tool, question)
        try tool.expect(
            """
            $ eve-ics cycle 2026-03-29 missing --today 2026-05-03
            ! cycle: the one that began on 29 Mar is not over yet
            ! log the first day of the missing period, as well as you remember it: \
            eve-ics log 2026-04-26
            [exit 1]
            """)
        let said = try tool.run("cycle 2026-03-29 long --today 2026-05-03")
        #expect(said.text.hasPrefix("Noted: no period is missing since 29 Mar.\n"))
        let answered = try tool.run("status --today 2026-05-06").text
        #expect(!answered.contains("miss logging"))
        #expect(
            answered.contains(
                "\nA late period can have many causes. A pregnancy test can check for one of them.\n"
            ))
        #expect(try !tool.run("status --today 2026-05-02").text.contains("pregnancy test"))
        // So late that no window is shown.
        #expect(
            try tool.run("status --today 2026-05-12").text.contains(
                "Any day may be fertile. A forecast, not a contraceptive.\n"))
        #expect(
            try Fields(tool.run("status --json --today 2026-05-03").output).isNull("missedPeriod"))
    }

    /// {"lengths": [28, 28, 27, 29, 28], "day": 37} under "if missed" has 56, and 53 to 73; day 28 was 26 April.
    private func expectMovedForecast(_ tool: Tool, _ question: String) throws {
        let status = try tool.run("status --today 2026-05-05").text
        let headline = """
            If you missed logging a period around 26 Apr, the next is expected Sunday 24 May, in 19 days \
            (80% between 21 May and 10 Jun).
            """
        let late = "Your period is 6 days late (expected between 24 Apr and 29 Apr)."
        #expect(status.hasPrefix("\(headline)\n"))
        #expect(status.contains("\n\(late)\n\(question)"))
        // The likelier of two dates is said first, and both from a quarter on.
        let before = try tool.run("status --today 2026-04-30").text
        #expect(before.hasPrefix("Your period is 1 day late"))
        #expect(before.contains("\nIf you missed logging a period around 26 Apr, "))
        #expect(try !tool.run("status --today 2026-04-27").text.contains("If you missed"))
        let words = try tool.run("explain --today 2026-05-05").text
            .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(words.hasPrefix(headline))
        #expect(
            words.contains(
                """
                which leads to 26 Apr. Today is day 38 of the cycle and no other period is logged. It is \
                now likelier that one was not logged than that it is still to come. If there was one \
                around 26 Apr, the next is expected on 24 May. Which cycles count
                """))
        #expect(
            try Fields(tool.run("status --json --today 2026-05-05").output)
                .object("missedPeriod").flag("movesForecast"))
    }

    @Test func `a positive test after a late period leaves the days until the next window open`()
        throws
    {
        let tool = try Tool()
        for start in ["05-01", "05-29", "06-26", "07-24", "08-21", "09-18", "10-16"] {
            try tool.run("log 2026-\(start) --period")
        }
        try tool.run("log today --lh positive")
        let status = try tool.run("status").text
        #expect(!status.contains("Signs point"))
        #expect(status.contains("Until then any day may be fertile."))
    }

    @Test func `a stray bleed is asked about and shown, and counts as the person says`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-09..2026-10-13 2026-11-06..2026-11-10 --flow medium")
        try tool.expect(
            """
            $ eve-ics log 2026-11-18 --flow light
            Logged bleeding between periods, 18 Nov.
            The bleeding on 18 Nov was short and in the middle of a cycle. It counts as bleeding between periods.
            If a period began on 18 Nov, run 'eve-ics cycle 2026-11-18 start'.
            […] Friday 4 Dec, […]
            $ eve-ics history
            Period    Days  Cycle
            9–13 Oct  5     28 days
            6–10 Nov  5     running
            18 Nov    1              bleeding between periods

            Whole cycles: 1. Usual length: 28 days.
            Usual length of a period: 5 days.
            If a period began on 18 Nov, run 'eve-ics cycle 2026-11-18 start'.
            $ eve-ics cycle 2026-11-18 start
            Noted: a period began with the bleeding of 18 Nov.
            […] Wednesday 16 Dec, […] 4 Dec.
            $ eve-ics cycle 2026-11-18 start
            That is already recorded. Nothing changed.
            […] Wednesday 16 Dec, […]
            $ eve-ics cycle 18 Nov between
            Noted: the bleeding of 18 Nov was between periods.
            […] Friday 4 Dec, […] 16 Dec.
            $ eve-ics cycle 2026-11-18 clear
            Your answer for the bleeding of 18 Nov is removed.
            […] Friday 4 Dec, […]
            $ eve-ics cycle 2026-11-20 start
            ! cycle: no period day is logged on 20 Nov
            ! log it first: eve-ics log 2026-11-20
            [exit 1]
            """)
        #expect(try tool.run("predict").text.contains(" 18~"))
        let calendar = try tool.run("export -o -").text
        #expect(calendar.contains("SUMMARY:Bleeding between periods\r\n"))
        let json = try tool.run("history --json").text
        #expect(json.contains(#"{"start": "2026-11-18", "end": "2026-11-18"}"#))
    }

    @Test func `slight bleeding in mid-cycle moves no date, and is asked about until an answer`()
        throws
    {
        let tool = try Tool()
        try tool.run("log 2026-10-05..2026-10-09 2026-11-02..2026-11-06 --flow medium")
        let asked = """
            Was the bleeding on 18 Nov a period?
            If so, run 'eve-ics cycle 2026-11-18 start'. If not, run 'eve-ics cycle 2026-11-18 between'.
            """
        try tool.expect(
            """
            $ eve-ics log 2026-11-18 --flow light
            Logged bleeding between periods, 18 Nov.
            The bleeding on 18 Nov was short and in the middle of a cycle. It counts as bleeding between periods.
            If a period began on 18 Nov, run 'eve-ics cycle 2026-11-18 start'.
            […] Monday 30 Nov, […]
            """)
        #expect(try tool.run("status").text.contains(asked))
        let bleed = #""questionedBleed": {"start": "2026-11-18", "end": "2026-11-18"}"#
        #expect(try tool.run("status --json").text.contains(bleed))
        #expect(try !tool.run("status --today 2026-11-26").text.contains(asked))
        try tool.run("cycle 2026-11-18 between")
        #expect(try !tool.run("status").text.contains(asked))
        #expect(try !tool.run("status --json").text.contains("questionedBleed"))
        try tool.run("undo")
        #expect(try tool.run("status").text.contains(asked))
        try tool.run("cycle 2026-11-18 start")
        let status = try tool.run("status").text
        #expect(!status.contains(asked) && status.contains("Day 3 of the cycle"))
    }

    @Test func `what cannot be answered for is refused and changes nothing`() throws {
        let tool = try Tool()
        try tool.run("log 2026-01-05..2026-01-08 2026-08-29..2026-09-02 2026-11-06..2026-11-10")
        try tool.expect(
            """
            $ eve-ics cycle 2026-02-01 long
            ! cycle: the 236 days from 5 Jan are a gap
            ! more than 130 days never count as a cycle
            [exit 1]
            $ eve-ics cycle 2025-12-31 long
            ! cycle: no cycle had begun by 31 Dec 2025
            ! see your cycles with 'eve-ics history'
            [exit 1]
            $ eve-ics cycle 2026-11-21 ignore
            ! 2026-11-21: the date is in the future; the log holds only what has happened
            ! record it when the day has come; 'eve-ics predict' shows what is expected
            [exit 1]
            $ eve-ics cycle 2026-09-01..2026-09-03 ignore
            ! 2026-09-01..2026-09-03: more than one day; write only the first
            [exit 1]
            $ eve-ics cycle '' ignore
            ! '': not a date; write 20 Nov, 2026-11-20 or yesterday
            [exit 1]
            $ eve-ics cycle today lnog
            ! eve-ics: 'lnog' must be missing, long, ignore, start, between or clear; did you mean 'long'?
            ! try 'eve-ics cycle --help'
            [exit 2]
            $ eve-ics cycle 2026-09-01
            ! eve-ics: missing ANSWER
            ! try 'eve-ics cycle --help'
            [exit 2]
            $ eve-ics cycle 2026-09-01 long --log samples/bare.log
            ! --log reads a file and stores nothing; this command needs the store
            ! leave --log out
            [exit 2]
            """)
        #expect(
            try Fields(tool.run("history --journal --json").output).array("entries").count == 1)
    }

    @Test func `without a store there is nothing to answer for`() throws {
        try Tool().expect(
            """
            $ eve-ics cycle today long
            ! eve.db: there is no store here
            ! log a first day with 'eve-ics log DATE', or name the store with --store FILE
            [exit 3]
            """)
    }

    @Test func `a start that is logged after all takes the answer's place`() throws {
        let tool = try Tool()
        try tool.run(log)
        try tool.run("cycle 2026-07-17 missing")
        try tool.run("log 2026-08-14..2026-08-18")
        let cycles = try Fields(tool.run("history --json").output).array("cycles")
        #expect(cycles[2].string("start") == "2026-07-17")
        #expect(!cycles.contains { $0.names.contains("answer") })
        #expect(cycles.dropLast().map { $0.number("length") } == [28, 29, 28, 29, 27, 28])
    }
}
