import CivilDate
import Foundation
import RunningTool
import SeededRandomness
import Testing

/// `settings keep`: what is older disappears, and is not brought in again.
@Suite struct KeptHistoryTests {
    /// Every byte of the store and of the files that SQLite puts beside it.
    private func bytes(_ tool: Tool) throws -> [Data] {
        try tool.allNames.filter { $0.hasPrefix("eve.db") }.map(tool.data)
    }

    private func holds(_ text: String, _ tool: Tool) throws -> Bool {
        try bytes(tool).contains { $0.range(of: Data(text.utf8)) != nil }
    }

    /// Periods of five days every four weeks from 5 January 2025 to 25 June 2026, each day with a note.
    private func tool() throws -> Tool {
        let tool = try Tool()
        let first = try #require(Day("2025-01-05"))
        let lines = (0..<20).flatMap { cycle in
            (0..<5).map { day in
                let date = first + (28 * cycle + day)
                return "\(date),medium,,,,,,,,walnut-\(date),,\n"
            }
        }
        let header = "date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end\n"
        try tool.write(header + lines.joined(), to: "my.log")
        #expect(try tool.run("import my.log --yes --today 2026-08-20").code == 0)
        return tool
    }

    @Test func `what goes is said first, and nothing is done without a yes`() throws {
        let tool = try tool()
        let before = try tool.run("history --journal").text
        try tool.expect(
            """
            $ eve-ics settings keep
            forever
            $ eve-ics settings keep 12 months --today 2026-08-20
            ! settings: this erases everything before 2025-08-01 (logged days: 40); nothing was changed, \
            because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics settings keep '9 years'
            ! settings: nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics settings keep 5 months
            ! settings keep 5 months: a forecast needs the last cycles; write at least 6 months
            [exit 1]
            $ eve-ics settings keep 101 years
            ! settings keep 101 years: write at most 100 years, or forever
            [exit 1]
            $ eve-ics settings keep 18
            ! settings keep 18: write a time such as 18 months or 2 years, or forever
            [exit 1]
            """)
        #expect(try tool.run("history --journal").text == before)
        #expect(try holds("walnut-2025-01-05", tool))
    }

    @Test func `what is older goes at once, and month by month after that`() throws {
        let tool = try tool()
        try tool.expect(
            """
            $ eve-ics settings keep 18 months --yes --today 2026-08-20
            You keep 18 months of history now.
            Backups and calendars from before still have what is older.
            ! 5 logged days before 1 Feb 2025 were erased, as 'eve-ics settings keep' says.
            $ eve-ics settings keep
            18 months
            $ eve-ics log 2026-08-31 --note willow --today 2026-08-31
            Noted on 31 Aug (no bleeding recorded).
            […] 41 days late […]
            $ eve-ics log 2026-09-01 --note willow --today 2026-09-01
            Noted on 1 Sep (no bleeding recorded).
            […] 42 days late […]
            ! 5 logged days before 1 Mar 2025 were erased, as 'eve-ics settings keep' says.
            $ eve-ics undo --today 2026-09-02
            ! undo: there is no change to take back
            [exit 1]
            """)
        #expect(try !holds("2025-02-0", tool) && holds("walnut-2025-03-02", tool))
        // From 30 March to 3 April: a period stays whole.
        let october = try tool.run("log 2026-10-02 --note willow --today 2026-10-02")
        #expect(october.error.hasPrefix("5 logged days before 30 Mar 2025 were erased"))
        #expect(try !holds("2025-03-0", tool) && holds("walnut-2025-03-30", tool))
        #expect(
            try tool.run("history --today 2026-10-02").text.hasSuffix(
                "\nYou keep 18 months of history.\n"))
    }

    /// It can't be taken back, so that a day that was only named does not do it.
    @Test func `no day that has not come makes anything too old`() throws {
        let tool = try tool()
        #expect(try tool.run("settings keep 18 months --yes --today 2026-08-20").code == 0)
        #expect(try tool.run("log 2098-01-01 --today 2098-01-02").code == 0)
        #expect(try holds("walnut-2026-06-21", tool))
    }

    @Test func `nothing that is too old is brought in, and it is said how much that is`() throws {
        let tool = try tool()
        #expect(try tool.run("settings keep 18 months --yes --today 2026-08-20").code == 0)
        try tool.expect(
            """
            $ eve-ics import my.log --yes --today 2026-08-20
            Nothing new: 95 days logged already.
            Not imported: 5 days before 1 Feb 2025, because of 'eve-ics settings keep'.
            $ eve-ics log 2025-01-05 --today 2026-08-20
            ! log: 2025-01-05 is older than what you keep, the last 18 months; nothing was changed
            ! to keep more, see 'eve-ics settings keep --help'
            [exit 1]
            """)
        let json = try tool.run("import my.log --yes --json --today 2026-08-20").output
        #expect(try Fields(json).number("daysTooOld") == 5)
        #expect(try !holds("walnut-2025-01-05", tool))
        #expect(try tool.run("settings keep forever --today 2026-08-20").code == 0)
        #expect(try tool.run("import my.log --yes --today 2026-08-20").code == 0)
        #expect(try holds("walnut-2025-01-05", tool))
        // Taking that back would erase them again.
        let undo = try tool.run("undo 4 --today 2026-08-20")
        #expect(
            undo.error.hasPrefix(
                "undo: this erases everything before 2025-02-01 (logged days: 5); "))
        #expect(undo.code == 1)
        #expect(try holds("walnut-2025-01-05", tool))
    }

    @Test func `keeping is each person's own`() throws {
        let tool = try tool()
        #expect(try tool.run("person add Mia").code == 0)
        #expect(
            try tool.run("settings keep 6 months --yes --person Mia --today 2026-08-20").code == 0)
        #expect(try tool.run("log 2026-08-01 --person Mia --today 2026-08-20").code == 0)
        #expect(try tool.run("log 2026-08-02 --today 2026-08-20").code == 0)
        #expect(try holds("walnut-2025-01-05", tool))
    }

    /// Logs with notes, phases, contraception, answers and changes that were taken back; after each month no byte of
    /// the store says anything of a day that is not kept.
    @Test(arguments: 1...TestExtent.choose(1, whole: 4) as ClosedRange<UInt64>)
    func `whatever was recorded, nothing of what is older is left in the file`(_ seed: UInt64)
        throws
    {
        var dice = SplitMix(seed)
        let tool = try Tool()
        var today = try #require(Day("2025-09-01"))
        var days: [Day] = []
        #expect(try tool.run("settings keep 6 months --yes --today \(today)").code == 0)
        let end = try #require(Day("2026-11-15"))
        while today < end {
            let day = today - Int.random(in: 0...40, using: &dice)
            days.append(day)
            let lines = [
                "log \(day) --flow medium --note walnut-\(day)",
                "log \(day)..\(min(today, day + 4)) --symptom thistle-\(day)",
                "mode break --reason alder-\(day) --date \(day)", "mode cycling --date \(day)",
                "unlog \(day)", "undo", "redo", "export -o year.ics",
                "settings calendar-name hazel-\(day)",
                "settings calendar-name --default",
            ]
            for _ in 0...Int.random(in: 1...4, using: &dice) {
                _ = try tool.run("\(lines.randomElement(using: &dice) ?? "undo") --today \(today)")
            }
            today = today + Int.random(in: 3...25, using: &dice)
            // It may have been taken back, and any door that writes does it.
            #expect(try tool.run("settings keep 6 months --yes --today \(today)").code == 0)
            #expect(try tool.run("log \(today) --mood calm --today \(today)").code == 0)
            let month = today.advanced(byMonths: -6)
            // A period that goes on over the first day stays whole.
            let first = month - (month.civil.day - 1) - 31
            let all = try bytes(tool)
            for old in days where old < first {
                for word in ["walnut", "thistle"] {
                    let text = Data("\(word)-\(old)".utf8)
                    #expect(
                        !all.contains { $0.range(of: text) != nil }, "\(word)-\(old) on \(today)")
                }
            }
        }
        #expect(days.contains { $0 < today - 240 })
    }
}
