import Foundation
import RunningTool
import Testing

/// `contraception add`, `list`, `change`, `end` and `reset`: each line of text and each exit code.
///
/// The dates are counted on a calendar; 20 November 2026 is a Friday.
@Suite struct ContraceptionCommandTests {
    @Test func `a pill is begun, listed, changed in its pack and ended`() throws {
        try Tool().expect(
            """
            $ eve-ics contraception list
            No method is recorded. For example, run 'eve-ics contraception add pill 21+7 --start \
            2026-11-20'.
            $ eve-ics contraception add pill 21+7 --start 2026-11-16 --at 21:00
            Added course 1: pill 21+7, since 16 Nov, at 21:00.
            Next: pill 5 of 21, today at 21:00.
            No pills: 7–13 Dec. Next pack: Monday 14 Dec, in 24 days.
            While you use it, no fertile days are forecast, and bleeding is expected in its breaks, not \
            from your cycles. A forecast, not a contraceptive.
            The package leaflet says what to do about a missed or late pill.
            […]
            $ eve-ics contraception change --at 07:30
            The time of course 1 (pill 21+7) is now 07:30.
            Next: pill 5 of 21, today at 07:30.
            No pills: 7–13 Dec. Next pack: Monday 14 Dec, in 24 days.
            […]
            $ eve-ics contraception change pill 24+4 placebo --date 2026-11-18 --day 3
            Course 1 (pill 21+7) ended on 17 Nov.
            Added course 2: pill 24+4 with placebo pills, since 18 Nov, starting with day 3 of a pack, at 07:30.
            Next: pill 5 of 28, today at 07:30.
            Placebo pills, without hormones: 10–13 Dec. Next pack: Monday 14 Dec, in 24 days.
            While you use it, no fertile days are forecast, and bleeding is expected in its breaks, not \
            from your cycles. A forecast, not a contraceptive.
            The package leaflet says what to do about a missed or late pill.
            […]
            $ eve-ics contraception change --no-time
            Course 2 (pill 24+4 with placebo pills) now has no time of day.
            Next: pill 5 of 28, today.
            Placebo pills, without hormones: 10–13 Dec. Next pack: Monday 14 Dec, in 24 days.
            […]
            $ eve-ics contraception end --date 2026-12-02
            Course 2 (pill 24+4 with placebo pills) ends on 2 Dec.
            After that, the forecast follows your own cycles again.
            […]
            $ eve-ics contraception list
            Course  Method                        From    To      At     Next
            1       pill 21+7                     16 Nov  17 Nov  07:30
            2       pill 24+4 with placebo pills  18 Nov  2 Dec          pill 5 of 28, today
            $ eve-ics contraception end --never
            Course 2 (pill 24+4 with placebo pills) goes on.
            Next: pill 5 of 28, today.
            Placebo pills, without hormones: 10–13 Dec. Next pack: Monday 14 Dec, in 24 days.
            […]
            """)
    }

    @Test func `each change is one entry of the journal, and undo takes it back`() throws {
        let tool = try Tool()
        try tool.run("contraception add pill")
        try tool.run("contraception change ring --date tomorrow")
        try tool.expect(
            """
            $ eve-ics undo
            Took back: contraception. Entry 2 was made on the command line today at 12:00.
            Next withdrawal bleed: Sunday 13 Dec, in 23 days (80% between 12 Dec and 14 Dec). Previously expected: 14 Dec.
            $ eve-ics contraception list
            Course  Method     From    To  At  Next
            1       pill 21+7  20 Nov          pill 1 of 21, today
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  contraception
            2      2026-11-20 12:00  command line  contraception (undone)
            3      2026-11-20 12:00  command line  took back entry 2
            """)
    }

    /// A method's words, how it is called, and what is due first when it begins on 20 November.
    static let methods: [(String, String, String)] = [
        ("pill", "pill 21+7", "pill 1 of 21, today"),
        ("pill 22+6", "pill 22+6", "pill 1 of 22, today"),
        ("pill 24+4 placebo", "pill 24+4 with placebo pills", "pill 1 of 28, today"),
        ("pill 63+7", "pill 63+7", "pill 1 of 63, today"),
        ("pill continuous", "pill 28+0", "pill 1 of 28, today"),
        ("minipill", "minipill 28+0", "pill 1 of 28, today"),
        ("minipill desogestrel", "desogestrel minipill 28+0", "pill 1 of 28, today"),
        (
            "minipill drospirenone", "drospirenone minipill 24+4 with placebo pills",
            "pill 1 of 28, today"
        ),
        ("patch", "patch 21+7", "put on patch 1 of 3, today"),
        ("ring", "ring 21+7", "put in the ring, today"),
        (
            "ring 63+7 every 21", "ring 63+7, changed every 21 days",
            "put in ring 1 of 3, today"
        ),
        ("injection 13 weeks", "injection every 13 weeks", "injection 1, today"),
        ("implant 3 years", "implant, 3 years", "renewal, Tuesday 20 Nov 2029"),
        ("implant 30 months", "implant, 30 months", "renewal, Sunday 20 May 2029"),
        ("hormonal-iud 5 years", "hormonal IUD, 5 years", "renewal, Thursday 20 Nov 2031"),
        ("copper-iud", "copper IUD", ""), ("condom", "condom", ""),
        ("diaphragm", "diaphragm", ""), ("other cervical cap", "cervical cap", ""),
    ]

    @Test(arguments: methods)
    func `every method has its first day in the list`(
        method: String, label: String, next: String
    ) throws {
        let tool = try Tool()
        #expect(try tool.run("contraception add \(method)").code == 0)
        let line = try tool.run("contraception list").text.split(separator: "\n").last ?? ""
        #expect(line.hasPrefix("1       \(label)  20 Nov"))
        #expect(next.isEmpty ? line.hasSuffix("20 Nov") : line.hasSuffix("  \(next)"))
    }

    @Test func `several run at once, and what could mean either has to be said`() throws {
        let tool = try Tool()
        try tool.run("contraception add pill 21+7 --start 2026-11-16")
        try tool.expect(
            """
            $ eve-ics contraception add copper-iud 10 years --start 2024-05-03 --lead 6
            Added course 2: copper IUD, 10 years, since 3 May 2024.
            Next: renewal, Wednesday 3 May 2034.
            It changes nothing in the forecast of your cycles.
            […]
            $ eve-ics contraception change ring
            ! contraception change: several courses run on 2026-11-20
            ! choose one with --course: 1 is pill 21+7, 2 is copper-iud 10 years
            [exit 1]
            $ eve-ics contraception end
            ! contraception end: several courses run on 2026-11-20
            ! choose one with --course: 1 is pill 21+7, 2 is copper-iud 10 years
            [exit 1]
            $ eve-ics contraception change --lead 0
            You will be reminded of the renewal on its day.
            Next: renewal, Wednesday 3 May 2034.
            […]
            $ eve-ics contraception add patch --start 2026-11-19
            Added course 3: patch 21+7, since 19 Nov.
            Course 1 (pill 21+7) goes on beside it. If it is over, run 'eve-ics \
            contraception end --course 1'.
            Next: change to patch 2 of 3, Thursday 26 Nov, in 6 days.
            No patch: 10–16 Dec. Next patch: Thursday 17 Dec, in 27 days.
            While you use it, no fertile days are forecast, and bleeding is expected in its breaks, not \
            from your cycles. A forecast, not a contraceptive.
            The package leaflet says what to do about a missed or late patch.
            […]
            $ eve-ics contraception end --course 1 --date 2026-11-18
            Course 1 (pill 21+7) ended on 18 Nov.
            […]
            $ eve-ics contraception change copper-iud 5 years --course 2 --date 2024-05-03
            Changed course 2: copper IUD, 5 years, since 3 May 2024.
            Next: renewal, Thursday 3 May 2029.
            It changes nothing in the forecast of your cycles.
            […]
            """)
    }

    @Test func `a pack begins later when nothing of it was taken, else the next one begins`() throws
    {
        let tool = try Tool()
        try tool.run("contraception add pill 21+7 --start 2026-10-19")
        try tool.expect(
            """
            $ eve-ics contraception reset
            Course 1 (pill 21+7): pack 2 begins on 20 Nov.
            Nothing of it is recorded as taken, so it is shifted to that day. If you had begun it, repeat \
            the command with '--new-pack'.
            Next: pill 1 of 21, today.
            No pills: 11–17 Dec. Next pack: Friday 18 Dec, in 28 days.
            The package leaflet says what to do about a missed or late pill.
            […]
            $ eve-ics undo
            Took back: contraception. Entry 2 was made on the command line today at 12:00.
            Next withdrawal bleed: Wednesday 9 Dec, in 19 days (80% between 8 Dec and 10 Dec). Previously expected: 13 Dec.
            $ eve-ics taken --date 2026-11-16
            Recorded for 16 Nov: pill 1 of 21, taken.
            Next: pill 5 of 21, today.
            $ eve-ics contraception reset
            Course 1 (pill 21+7): pack 3 begins on 20 Nov.
            Next: pill 1 of 21, today.
            No pills: 11–17 Dec. Next pack: Friday 18 Dec, in 28 days.
            The package leaflet says what to do about a missed or late pill.
            […]
            $ eve-ics contraception reset
            It is like that already. Nothing changed.
            $ eve-ics contraception reset --date yesterday --day 2
            Course 1 (pill 21+7): 19 Nov is day 2 of pack 2.
            Next: pill 1 of 21, today.
            No pills: 11–17 Dec. Next pack: Friday 18 Dec, in 28 days.
            The package leaflet says what to do about a missed or late pill.
            […]
            """)
    }

    @Test func `an injection given late is recorded with its day, a device is renewed`() throws {
        let tool = try Tool()
        try tool.run("contraception add injection 13 weeks --start 2026-08-17")
        try tool.run("contraception add implant 3 years --start 2023-11-30")
        try tool.expect(
            """
            $ eve-ics contraception reset --course 1 --date yesterday
            Course 1 (injection every 13 weeks): injection 2 was given on 19 Nov.
            Next: injection 3, Thursday 18 Feb 2027, in 90 days.
            The package leaflet says what to do about a missed or late injection.
            […]
            $ eve-ics contraception reset --course 2
            Course 2 (implant, 3 years): renewal on 20 Nov.
            Next: renewal, Tuesday 20 Nov 2029.
            […]
            $ eve-ics contraception end --course 1
            Course 1 (injection every 13 weeks) ends on 20 Nov.
            […]
            $ eve-ics contraception end --course 2
            Course 2 (implant, 3 years) ends on 20 Nov.
            The last injection counts until 17 Feb 2027. After that, the forecast follows your own cycles again.
            […]
            """)
        // 13 weeks after 19 November is 18 February.
        #expect(try tool.run("export --format log").text.contains("\n2026-11-19,,,,,,,taken"))
        // One entry for the injection and its record.
        try tool.run("undo")
        try tool.run("undo")
        try tool.run("undo")
        try tool.run("undo")
        #expect(!(try tool.run("export --format log").text.contains("taken")))
    }

    @Test(arguments: ["pill", "minipill", "implant", "copper-iud"])
    func `who hides fertile days reads nothing of them here`(_ method: String) throws {
        let tool = try Tool()
        let shown = try tool.run("contraception add \(method)").text
        #expect(shown.contains("fertile") == (method != "copper-iud"))
        try tool.run("undo")
        try tool.run("settings hide-fertility yes")
        let hidden = try tool.run("contraception add \(method)")
        #expect(hidden.code == 0)
        #expect(!hidden.text.contains("fertile") && !hidden.text.contains("ovulation"))
    }

    @Test func `a time is read in the form of the language, and kept in 24 hours`() throws {
        let tool = try Tool()
        let added = try tool.run("contraception add pill --at 21:00 --lang en-US")
        #expect(added.text.hasPrefix("Added course 1: pill 21+7, from today, at 9:00 PM.\n"))
        #expect(added.text.contains("\nNext: pill 1 of 21, today at 9:00 PM.\n"))
        let json = try Fields(tool.run("contraception list --lang en-US --json").output)
        #expect(json.array("courses").first?.string("time") == "21:00")
        #expect(
            try tool.run("remind period --lang en-US").text
                == "period  9:00 AM, 1 day before and on the day\n")
    }

    @Test func `the list is there for other programs`() throws {
        let tool = try Tool()
        try tool.run("contraception add pill 21+7 --start 2026-10-26 --at 21:00")
        let added = try tool.run("contraception add copper-iud 5 years --start 2022-01-31 --json")
        let json = try Fields(tool.run("contraception list --json").output)
        #expect(try json.array("courses") == Fields(added.output).array("courses"))
        #expect(json.number("schema") == 1)
        let courses = json.array("courses")
        #expect(courses.map { $0.string("method") } == ["pill 21+7", "copper-iud 5 years"])
        let pill = try #require(courses.first)
        #expect(pill.number("course") == 1)
        #expect(pill.string("start") == "2026-10-26")
        #expect(pill.isNull("end"))
        #expect(pill.flag("running"))
        #expect(pill.string("time") == "21:00")
        #expect(pill.object("break").string("start") == "2026-11-16")
        #expect(pill.object("break").string("end") == "2026-11-22")
        #expect(pill.string("nextPack") == "2026-11-23")
        #expect(pill.object("next").string("date") == "2026-11-23")
        #expect(pill.isNull("renewal"))
        #expect(courses.last?.string("renewal") == "2027-01-31")
        #expect(courses.last?.isNull("next") == true)
    }

    /// A command line that is refused, after a pill and a condom were added, and why.
    static let refused: [(String, String, Int32)] = [
        (
            "add pil",
            """
            contraception add: "pil" is not a method; use one of pill, minipill, patch, ring, \
            injection, implant, hormonal-iud, copper-iud, condom, diaphragm, or other NAME
            """, 1
        ),
        (
            "add pill 21/7",
            """
            contraception add: "21/7" is not a schedule; write days on + days off, such as 21+7
            """, 1
        ),
        (
            "add pill 0+7",
            """
            contraception add: "0+7" is not a schedule; write days on + days off, such as 21+7
            """, 1
        ),
        ("add condom placebo", "contraception add: \"placebo\" can't follow condom", 1),
        (
            "add injection",
            """
            contraception add: add how often it is given, such as injection 13 weeks
            """, 1
        ),
        (
            "add other",
            """
            contraception add: a method's name has 1 to 60 characters and no line breaks
            """, 1
        ),
        ("add pill 24+4 --day 29", "contraception add: use a day of the pack from 1 to 28", 1),
        (
            "add implant --day 2", "contraception add: implant has no packs; leave --day out",
            1
        ),
        (
            "add diaphragm --at 21:00",
            """
            contraception add: nothing is ever due with diaphragm; leave --at out
            """, 1
        ),
        (
            "add ring --lead 2",
            """
            contraception add: ring 21+7 has no renewal; leave --lead out
            """, 1
        ),
        ("add ring --end 2026-11-19", "contraception add: a course can't end before it starts", 1),
        (
            "add pill 21+7 --start 2027-01-01",
            """
            contraception add: course 1 is pill 21+7 already, on the same days
            end that one with 'eve-ics contraception end', or change it
            """, 1
        ),
        (
            "change pill 21+7 --course 1",
            """
            contraception change: course 1 is pill 21+7 already
            a new pack begins with 'eve-ics contraception reset'
            """, 1
        ),
        (
            "change ring --course 7",
            """
            contraception change: there is no course 7; 'eve-ics contraception list' shows yours
            """, 1
        ),
        (
            "change ring --course 1 --date 2026-11-01",
            """
            contraception change: the course doesn't run on that day
            """, 1
        ),
        (
            "change ring --date 2026-11-01",
            """
            contraception change: no course that fits runs on 2026-11-01
            'eve-ics contraception list' shows your courses
            """, 1
        ),
        (
            "end --course 1 --date 2026-11-01",
            """
            contraception end: a course can't end before it starts
            """, 1
        ),
        (
            "reset --course 2",
            """
            contraception reset: this method has no pack and no renewal to reset
            """, 1
        ),
        ("reset --day 29", "contraception reset: use a day of the pack from 1 to 28", 1),
        (
            "change",
            """
            contraception change: say what to change
            name a method, as in 'eve-ics contraception change pill 24+4', or a time
            """, 2
        ),
        ("change --day 3", "contraception change: --date and --day go with a METHOD", 2),
        (
            "change --at 09:00 --no-time",
            """
            contraception change: --at and --no-time exclude each other
            """, 2
        ),
        ("end --never --date today", "contraception end: --never and --date exclude each other", 2),
        (
            "reset --new-pack --day 2",
            """
            contraception reset: --new-pack and --day exclude each other
            """, 2
        ),
        (
            "add",
            """
            eve-ics: missing METHOD
            try 'eve-ics contraception add --help'
            """, 2
        ),
        (
            "add pill --at 9:0",
            """
            eve-ics: --at must be a time such as 21:00 or 9pm, not '9:0'
            try 'eve-ics contraception add --help'
            """, 2
        ),
        (
            "add pill --start 2026-02-30",
            """
            --start 2026-02-30: 30 February does not exist
            the month ends on 28 Feb; write the day that you mean
            """, 1
        ),
        (
            "add pill --lead 53",
            """
            eve-ics: --lead must be a whole number from 0 to 52, not '53'
            try 'eve-ics contraception add --help'
            """, 2
        ),
        (
            "reset --day 99999999999999999999",
            """
            eve-ics: --day must be a whole number from 1 to 1100, not '99999999999999999999'
            try 'eve-ics contraception reset --help'
            """, 2
        ),
        (
            "list --log samples/bare.log extra",
            """
            eve-ics: unexpected argument 'extra'
            try 'eve-ics contraception list --help'
            """, 2
        ),
        (
            "add ring --log samples/bare.log",
            """
            --log reads a file and stores nothing; this command needs the store
            leave --log out
            """, 2
        ),
    ]

    @Test(arguments: refused)
    func `what cannot be meant is refused with its reason, and nothing changes`(
        line: String, message: String, code: Int32
    ) throws {
        let tool = try Tool()
        try tool.run("contraception add pill 21+7 --start 2026-11-16")
        try tool.run("contraception add condom --start 2026-11-16")
        let before = try tool.run("history --journal")
        let run = try tool.run("contraception \(line)")
        #expect(run.error == message + "\n")
        #expect(run.code == code)
        #expect(run.output.isEmpty)
        #expect(try tool.run("history --journal") == before)
    }

    @Test func `a device is known by its name, and a second one is refused`() throws {
        let tool = try Tool()
        let added = try tool.run("contraception add Mirena 8 years --start 2024-05-03").text
        #expect(added.contains("Added course 1: hormonal IUD, 8 years, since 3 May 2024."))
        try tool.expect(
            """
            $ eve-ics contraception add paragard
            ! contraception add: course 1, hormonal-iud 8 years, is in place on the same days; end it \
            with 'eve-ics contraception end', or replace it with 'eve-ics contraception change'
            [exit 1]
            $ eve-ics contraception end --date 2026-11-02
            Course 1 (hormonal IUD, 8 years) ended on 2 Nov.
            After that, the forecast follows your own cycles again.
            […]
            $ eve-ics contraception change --start 2024-05-01 --course 1
            Changed course 1: hormonal IUD, 8 years, 1 May 2024 – 2 Nov 2026.
            […]
            $ eve-ics contraception change --start 2026-11-03 --course 1
            ! contraception change: a course can't end before it starts
            [exit 1]
            """)
        #expect(try tool.run("contraception add paragard --start 2026-11-03").code == 0)
        let early = try tool.run("contraception change --start 2026-11-01 --course 2")
        #expect(
            early.code == 1 && early.error.contains("course 1, hormonal-iud 8 years, is in place"))
    }

    @Test func `a wrong first day is corrected, and the packs go along`() throws {
        let tool = try Tool()
        try tool.run("contraception add pill 21+7 --start 2026-11-16 --at 21:00")
        let changed = try tool.run("contraception change --start 2026-11-14").text
        #expect(
            changed.hasPrefix(
                """
                Changed course 1: pill 21+7, since 14 Nov, at 21:00.
                Next: pill 7 of 21, today at 21:00.

                """))
        #expect(try tool.run("contraception change ring --start 2026-11-14").code == 2)
    }
}
