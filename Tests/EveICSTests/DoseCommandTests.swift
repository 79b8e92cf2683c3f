import Foundation
import RunningTool
import Testing

/// `taken`, `skipped` and `late`, and what `status`, `predict` and `history` make of doses.
@Suite struct DoseCommandTests {
    /// The lines of a run's text.
    private func lines(_ run: Tool.Run) -> [String] {
        run.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func `a dose is recorded as taken, skipped or late, and once`() throws {
        let tool = try Tool()
        try tool.run("contraception add pill 21+7 --start 2026-11-16 --at 21:00")
        try tool.expect(
            """
            $ eve-ics taken
            Recorded for 20 Nov: pill 5 of 21, taken.
            Next: pill 6 of 21, tomorrow at 21:00.
            $ eve-ics taken
            That is recorded already. Nothing changed.
            Recorded for 20 Nov: pill 5 of 21, taken.
            $ eve-ics skipped --date yesterday
            Recorded for 19 Nov: pill 4 of 21, skipped.
            The package leaflet says what to do about a missed or late pill.
            Next: pill 6 of 21, tomorrow at 21:00.
            $ eve-ics late --date 2026-11-16..2026-11-17 --date 2026-11-19
            Recorded as late: 16–17 Nov, 19 Nov.
            The package leaflet says what to do about a missed or late pill.
            Next: pill 6 of 21, tomorrow at 21:00.
            $ eve-ics undo
            Took back: dose late (16–17 Nov, 19 Nov). Entry 4 was made on the command line today at 12:00.
            Next withdrawal bleed: Wednesday 9 Dec, in 19 days (80% between 8 Dec and 10 Dec).
            $ eve-ics history
            […]

            Doses since 16 Nov (pill 21+7): 5 due, 1 taken, 1 skipped, 3 not recorded.
            Last skipped: 19 Nov.
            """)
    }

    @Test func `what else is known of the day stays`() throws {
        let tool = try Tool()
        try tool.run("log today --flow light --note hello")
        try tool.run("taken")
        #expect(
            try tool.run("export --format log").text.contains(
                "2026-11-20,light,,,,,,taken,,hello"))
    }

    @Test func `a day on which nothing is due is kept, and said`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics taken
            Recorded as taken: 20 Nov.
            This has no effect yet, because no method is recorded. Add yours with 'eve-ics \
            contraception add'.
            """)
        try tool.run("contraception add patch --start 2026-11-04")
        try tool.expect(
            """
            $ eve-ics late
            Recorded as late: 20 Nov.
            Nothing was due on 20 Nov, so this does not count. The last dose before that: change to \
            patch 3 of 3, 18 Nov. To take this back, run 'eve-ics undo'.
            Next: take off the patch, Wednesday 25 Nov, in 5 days.
            $ eve-ics late --date 2026-11-18
            Recorded for 18 Nov: change to patch 3 of 3, late.
            The package leaflet says what to do about a missed or late patch.
            Next: take off the patch, Wednesday 25 Nov, in 5 days.
            $ eve-ics taken --date 2026-10-07
            Recorded as taken: 7 Oct.
            Nothing was due on 7 Oct, so this does not count. To take this back, run 'eve-ics undo'.
            Next: take off the patch, Wednesday 25 Nov, in 5 days.
            """)
    }

    @Test(
        arguments: [
            (
                "taken --date 2026-11-21",
                """
                2026-11-21: the date is in the future; the log holds only what has happened
                record it when the day has come; 'eve-ics predict' shows what is expected
                """, 1
            ),
            ("late --date soon", "soon: not a date; write 20 Nov, 2026-11-20 or yesterday", 1),
            (
                "skipped --date 2026-11-12..2026-11-10",
                """
                2026-11-12..2026-11-10: the range ends before it starts; write the earlier date first
                """, 1
            ),
            ("skipped --date ''", "'': not a date; write 20 Nov, 2026-11-20 or yesterday", 1),
            (
                "taken next monday",
                """
                next monday (2026-11-23): the date is in the future; the log holds only what has happened
                record it when the day has come; 'eve-ics predict' shows what is expected
                """, 1
            ),
            (
                "taken --log samples/bare.log",
                """
                --log reads a file and stores nothing; this command needs the store
                leave --log out
                """, 2
            ),
        ] as [(String, String, Int32)])
    func `a day that cannot be meant is refused`(
        line: String, message: String, code: Int32
    ) throws {
        let tool = try Tool()
        try tool.run("contraception add pill --start 2026-11-16")
        let run = try tool.run(line)
        #expect(run.error == message + "\n")
        #expect(run.code == code)
        #expect(try tool.run("history --journal").text.contains("\n2  ") == false)
    }

    // MARK: Status

    /// What is in use, the first lines of `status`, on 20 November.
    static let statuses: [([String], [String])] = [
        (
            ["contraception add pill 21+7 --start 2026-11-16 --at 21:00"],
            [
                "Today at 21:00: pill 5 of 21, not recorded yet.",
                "No pills: 7–13 Dec. Next pack: Monday 14 Dec, in 24 days.",
            ]
        ),
        (
            [
                "contraception add pill 21+7 --start 2026-11-16 --at 21:00",
                "taken --date 2026-11-16..2026-11-17", "taken",
            ],
            [
                "Yesterday at 21:00: pill 4 of 21, not recorded yet.",
                "Today: pill 5 of 21, taken.",
                "Not recorded yet: 18 Nov.",
            ]
        ),
        (
            ["contraception add pill 21+7 --start 2026-10-26"],
            ["Next: pill 1 of 21, Monday 23 Nov, in 3 days.", "No pills: 16–22 Nov."]
        ),
        (
            ["contraception add pill 24+4 placebo --start 2026-10-26"],
            [
                "Today: pill 26 of 28 (placebo), not recorded yet.",
                """
                Placebo pills, without hormones: 19–22 Nov. Next pack: Monday 23 Nov, in 3 days.
                """,
            ]
        ),
        (
            ["contraception add minipill --start 2026-11-01"],
            [
                "Today: pill 20 of 28, not recorded yet.",
                "Next pack: Sunday 29 Nov, in 9 days.",
            ]
        ),
        (
            ["contraception add ring --start 2026-10-30"],
            [
                "Today: take out the ring, not recorded yet.",
                "No ring: 20–26 Nov. Next ring: Friday 27 Nov, in 7 days.",
            ]
        ),
        (
            ["contraception add injection 13 weeks --start 2026-08-17"],
            [
                "Injection 2 was due on Monday 16 Nov, 4 days ago. It is not recorded as done.",
                "Next: injection 3, Monday 15 Feb 2027, in 87 days.",
            ]
        ),
        (
            ["contraception add copper-iud 10 years --start 2016-12-04"],
            ["Renewal due: copper IUD, Friday 4 Dec, in 14 days."]
        ),
        (
            ["contraception add implant 3 years --start 2023-11-02"],
            [
                """
                Renewal overdue: implant, Monday 2 Nov, 18 days ago. When it is done, run 'eve-ics \
                contraception reset --course 1'.
                """
            ]
        ),
    ]

    @Test(arguments: statuses)
    func `status begins with what is due`(commands: [String], expected: [String]) throws {
        let tool = try Tool()
        for command in commands { #expect(try tool.run(command).code == 0) }
        #expect(Array(lines(try tool.run("status")).prefix(expected.count)) == expected)
    }

    @Test func `status is silent about what is over or far off`() throws {
        let tool = try Tool()
        let before = try tool.run("status")
        try tool.run("contraception add copper-iud 10 years --start 2024-05-03")
        try tool.run("contraception add pill --start 2026-01-05 --end 2026-11-19")
        try tool.run("contraception add condom")
        let after = try tool.run("status")
        #expect(!after.text.contains("Renewal"))
        #expect(!after.text.contains("Pill"))
        #expect(lines(after).count <= lines(before).count)
    }

    @Test func `status gives today's doses to other programs`() throws {
        let tool = try Tool()
        #expect(!(try Fields(tool.run("status --json").output).names.contains("pills")))
        try tool.run("contraception add pill 21+7 --start 2026-11-16")
        try tool.run("late")
        let json = try Fields(tool.run("status --json").output)
        let pills = json.array("pills")
        #expect(pills.map { $0.string("date") } == ["2026-11-20"])
        #expect(pills.first?.string("recorded") == "late")
        #expect(json.array("contraception").first?.number("course") == 1)
    }

    // MARK: Predict

    /// 17 pills are left of the pack, then come a week's break and seven pills of the next.
    @Test func `predict prints every pill to come with its fixed names`() throws {
        let tool = try Tool()
        try tool.run("contraception add pill 21+7 --start 2026-11-16 --at 21:00")
        try tool.run("taken")
        let pills = try Fields(tool.run("predict --json --months 1").output).array("pills")
        let numbers = pills.map { Int($0.number("number")) }
        #expect(numbers == Array(5...21) + Array(1...7))
        #expect(pills.allSatisfy { $0.string("kind") == "active" })
        let first = try #require(pills.first)
        #expect(
            first.names == [
                "date", "kind", "number", "of", "course", "method", "pack", "packDay", "time",
                "recorded",
            ])
        #expect(first.string("date") == "2026-11-20")
        #expect(first.string("time") == "21:00")
        #expect(first.string("recorded") == "taken")
        #expect(first.number("of") == 21)
        #expect(pills[16].string("date") == "2026-12-06")
        #expect(pills[17].string("date") == "2026-12-14")
        #expect(pills[17].number("pack") == 2)
        #expect(pills.last?.string("date") == "2026-12-20")
        #expect(pills.last?.isNull("recorded") == true)
    }

    @Test func `placebo tablets, patches and renewals are told apart`() throws {
        let tool = try Tool()
        try tool.run("contraception add pill 24+4 placebo --start 2026-10-26 --end 2026-11-22")
        try tool.run("contraception add patch --start 2026-11-23")
        try tool.run("contraception add copper-iud 10 years --start 2016-12-04")
        let pills = try Fields(tool.run("predict --json --months 1").output).array("pills")
        let told = pills.map { pill in
            let number = Int(pill.number("number"))
            return "\(pill.string("date")) \(pill.string("kind")) \(number)"
        }
        #expect(
            told == [
                "2026-11-20 placebo 26", "2026-11-21 placebo 27", "2026-11-22 placebo 28",
                "2026-11-23 patch-on 1", "2026-11-30 patch-change 2", "2026-12-04 renewal 1",
                "2026-12-07 patch-change 3", "2026-12-14 patch-off 3",
            ])
    }

    @Test func `predict marks breaks and changes, and lists the packs`() throws {
        let tool = try Tool()
        try tool.run("contraception add patch --start 2026-11-04")
        let text = lines(try tool.run("predict --months 1"))
        let weeks = text.filter { $0.contains("[20]") }
        #expect(weeks.first?.hasPrefix(" 16  17  18+ 19 [20] 21  22 ") == true)
        #expect(text.contains { $0.contains("+ new pack or change") })
        #expect(text.contains { $0.contains("- no hormone due") })
        let table = try #require(text.firstIndex(of: "Rounds: patch 21+7"))
        #expect(
            text[table...(table + 3)] == [
                "Rounds: patch 21+7",
                "Round  Worn      Put on or changed on   Break",
                "1      4–24 Nov  4 Nov, 11 Nov, 18 Nov  25 Nov – 1 Dec",
                "2      2–22 Dec  2 Dec, 9 Dec, 16 Dec   23–29 Dec",
            ])
    }

    @Test func `predict says nothing of packs to those who have none`() throws {
        let tool = try Tool()
        try tool.run("log 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        let before = try tool.run("predict")
        try tool.run("contraception add condom")
        #expect(try tool.run("predict") == before)
    }

    // MARK: History

    @Test func `history tells bleeds apart and counts only natural cycles`() throws {
        let tool = try Tool()
        try tool.run("log 2026-07-06..2026-07-10 2026-08-03..2026-08-07 2026-08-31..2026-09-03")
        try tool.run("log 2026-09-23..2026-09-26 2026-10-21..2026-10-24")
        try tool.run("contraception add pill 21+7 --start 2026-08-31")
        try tool.run("log 2026-11-08..2026-11-10 --flow light")
        try tool.run("taken --date 2026-08-31..2026-09-20 --date 2026-09-28..2026-10-18")
        try tool.run("skipped --date 2026-10-10")
        try tool.run("late --date 2026-10-11")
        let text = lines(try tool.run("history"))
        func row(_ start: String) -> String { text.first { $0.hasPrefix(start) } ?? "" }
        #expect(!row("31 Aug").contains("bleed"))
        #expect(row("23–26 Sep").contains("withdrawal bleed"))
        #expect(row("21–24 Oct").contains("withdrawal bleed"))
        #expect(row("8–10 Nov").contains("breakthrough bleed"))
        #expect(text.contains("Whole cycles: 2. Usual length: 28 days."))
        #expect(
            text.contains(
                """
                Doses since 31 Aug (pill 21+7): 63 due, 40 taken, 1 late, 1 skipped, 21 not recorded.
                """))
        #expect(text.contains("Last skipped: 10 Oct."))

        let json = try Fields(tool.run("history --json").output)
        let bleeds = json.array("cycles").map { cycle in
            cycle.names.contains("bleed") ? cycle.string("bleed") : "period"
        }
        #expect(
            bleeds == [
                "period", "period", "period", "withdrawal", "withdrawal", "breakthrough",
            ])
        let adherence = try #require(json.array("adherence").first)
        #expect(adherence.number("due") == 63)
        #expect(adherence.number("taken") == 40)
        #expect(adherence.number("unrecorded") == 21)
        #expect(adherence.number("streak") == 0)
        #expect(adherence.strings("missed") == ["2026-10-10"])
    }

    @Test func `history counts how many in a row were not forgotten`() throws {
        let tool = try Tool()
        try tool.run("contraception add pill 21+7 --start 2026-10-19")
        try tool.run("taken --date 2026-10-20..2026-11-08 --date 2026-11-16..2026-11-19")
        #expect(
            try tool.run("history").text.hasSuffix(
                """

                Doses since 19 Oct (pill 21+7): 26 due, 24 taken, 2 not recorded. The last 24 were \
                taken, without a gap.

                """))
    }

    /// Two pills left out in a row are where the leaflets ask for more than taking the next one.
    @Test func `eleven skipped doses leave nothing to forecast, and fertile days unknown`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-05..2026-10-08")
        try tool.run("contraception add pill 21+7 --start 2026-11-02")
        try tool.run("taken --date 2026-11-02..2026-11-09")
        let answer = try tool.run("skipped --date 2026-11-10..2026-11-20")
        let sentence = """
            11 doses in a row are recorded as skipped: this forecast no longer holds. See the leaflet \
            or ask a pharmacist.
            """
        #expect(answer.text.contains(sentence))
        let unknown =
            "No fertile days are shown, but any day may be fertile. A forecast, not a contraceptive."
        for command in ["status", "predict", "explain", "explain 2026-11-25"] {
            let text = try tool.run(command).text.split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
            #expect(text.contains(sentence), "\(command)")
            #expect(text.contains(unknown), "\(command)")
            #expect(!text.contains("Next bleeding"), "\(command)")
        }
        let json = try Fields(tool.run("predict --json").output)
        #expect(json.string("fertility") == "unknown")
        #expect(json.string("reason") == sentence)
        #expect(json.array("periods").isEmpty)
        let calendar = try tool.run("export").text.replacing("\r\n ", with: "")
        #expect(calendar.contains("this forecast no longer holds. See the leaflet"))
        #expect(!calendar.contains("withdrawal bleed"))
        #expect(try !tool.run("status --hide-fertility").text.contains("fertile"))

        try tool.run("contraception reset --today 2026-11-21")
        try tool.run("taken --date 2026-11-21..2026-11-27 --today 2026-11-27")
        #expect(
            try tool.run("status --today 2026-11-27").text.contains("Next withdrawal bleed"))
    }

    /// On 20 November the cycle that began on 9 November is on its twelfth day.
    @Test func `a pill begun late in a cycle leaves its fertile days, and says so`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-12..2026-10-15 2026-11-09..2026-11-12")
        let sentence = """
            Your method (pill) starts outside a period and needs seven days. Through 26 Nov, fertile \
            days are forecast as if you did not use it. See the leaflet for what to do until then.
            """
        #expect(try tool.run("contraception add pill 21+7").text.contains(sentence))
        let status = try tool.run("status").text
        #expect(status.contains(sentence) && status.contains("Fertile window"))
        #expect(try !tool.run("status --hide-fertility").text.contains("ertile"))
        #expect(try !tool.run("status --today 2026-11-27").text.contains("ertile"))
        try tool.run("undo")
        let early = try tool.run("contraception add pill 21+7 --start 2026-11-13").text
        #expect(!early.contains("seven days"))
    }
}
