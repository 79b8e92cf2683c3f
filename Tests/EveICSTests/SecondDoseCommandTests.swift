import RunningTool
import Testing

/// A pill and an injection on one day, on the command line.
@Suite struct SecondDoseCommandTests {
    private func tool() throws -> Tool {
        let tool = try Tool()
        try tool.run("contraception add pill 21+7 --start 2026-11-16 --at 21:00")
        try tool.run("contraception add injection 12 weeks --start 2026-11-20 --at 09:00")
        return tool
    }

    @Test func `each is recorded by itself, and undo says which`() throws {
        let tool = try tool()
        try tool.expect(
            """
            $ eve-ics taken --course 2
            Recorded for 20 Nov: injection 1, done.
            Next: pill 5 of 21, today at 21:00.
            Next: injection 2, Friday 12 Feb 2027 at 09:00, in 84 days.
            $ eve-ics taken --course 2
            That is recorded already. Nothing changed.
            Recorded for 20 Nov: injection 1, done.
            $ eve-ics taken today
            Recorded for 20 Nov: pill 5 of 21, taken.
            […]
            […]
            $ eve-ics skipped --course 2
            Recorded for 20 Nov: injection 1, skipped.
            […]
            […]
            […]
            $ eve-ics undo
            Took back: injection 1, skipped (20 Nov). Entry 5 was made on the command line today at 12:00.
            […]
            $ eve-ics undo
            Took back: dose taken (20 Nov). Entry 4 was made on the command line today at 12:00.
            […]
            """)
    }

    @Test func `a day that is unlogged keeps neither of its doses`() throws {
        let tool = try tool()
        for line in ["taken --course 2", "taken today"] { try tool.run(line) }
        for line in ["unlog today", "taken --course 2", "unlog today"] {
            try #expect(!tool.run(line).text.contains("Nothing"))
        }
        let status = try tool.run("status").text
        #expect(status.contains("Today at 21:00: pill 5 of 21, not recorded yet."))
        #expect(status.contains("Today at 09:00: injection 1, not recorded yet."))
        #expect(try tool.run("history --journal").text.contains("removed: injection 1 (20 Nov)"))
        #expect(try tool.run("undo").code == 0)
        #expect(try tool.run("status").text.contains("Today: injection 1, done."))
    }

    @Test(arguments: [
        (
            "taken --course 3",
            "taken: there is no course 3; 'eve-ics contraception list' shows yours"
        ),
        (
            "late yesterday --course 2",
            """
            late: nothing of course 2 is due on 2026-11-19
            'eve-ics contraception list' shows what is due
            """
        ),
    ])
    func `a course without such a dose is refused`(_ line: String, _ message: String) throws {
        let run = try tool().run(line)
        #expect(run.code == 1 && run.error == message + "\n")
    }
}
