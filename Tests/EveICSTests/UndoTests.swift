import CycleModel
import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// `undo`, `undo --list`, `undo ENTRY` and `redo`: each line of text and each exit code.
@Suite struct UndoTests {
    @Test func `undo goes through every kind of change in the order made, and redo comes back`()
        throws
    {
        let tool = try Tool()
        for line in [
            "log 2026-10-25..2026-10-29", "remind period --at 20:00", "settings week-start sunday",
            "contraception add 'pill 21+7' --start 2026-10-25",
        ] {
            #expect(try tool.run(line).code == 0)
        }
        try tool.expect(
            """
            $ eve-ics undo --list
            Entry  Made            From          Change
            4      today at 12:00  command line  contraception
            3      today at 12:00  command line  weeks begin on Sunday
            2      today at 12:00  command line  reminder for periods
            1      today at 12:00  command line  period (25–29 Oct)
            """)
        let whole = try tool.run("export --format log").text
        for _ in 0..<4 { #expect(try tool.run("undo").code == 0) }
        try tool.expect(
            """
            $ eve-ics undo
            ! undo: there is no change to take back
            [exit 1]
            $ eve-ics settings week-start
            monday
            $ eve-ics redo --dry-run
            Would make again: period (25–29 Oct). Entry 1 was made on the command line today at 12:00.
            […] any day now […]
            $ eve-ics redo
            Made again: period (25–29 Oct). Entry 1 was made on the command line today at 12:00.
            […] any day now […]
            """)
        for _ in 0..<3 { #expect(try tool.run("redo").code == 0) }
        #expect(
            try tool.run("history --journal").text.hasSuffix("command line  made entry 4 again\n"))
        try tool.expect(
            """
            $ eve-ics redo
            ! redo: there is no change to make again
            ! only what 'eve-ics undo' took back, with no other change since, can be
            [exit 1]
            """)
        #expect(try tool.run("export --format log").text == whole)
        #expect(try tool.run("undo --list").text.split(separator: "\n").count == 5)
    }

    @Test func `a change says that it was made on the web page`() throws {
        let tool = try Tool()
        try tool.run("settings week-start monday")
        let store = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWrite)
        let person = try #require(try store.people().first)
        let change = JournalCodec.encode(.setting(key: "week-start", value: "sunday"))
        // 2026-11-20T11:00:00Z
        try store.append(
            [NewEntry(recorded: 1_795_172_400, origin: .web, body: change)], for: person.id,
            expecting: nil)
        try tool.expect(
            """
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  weeks begin on Monday
            2      2026-11-20 11:00  web page      weeks begin on Sunday
            """)
        let entries = try Fields(tool.run("history --journal --json").output).array("entries")
        #expect(entries.map { $0.string("origin") } == ["commandLine", "web"])
        #expect(
            try tool.run("undo --dry-run").text.hasPrefix(
                """
                Would take back: weeks begin on Sunday. \
                Entry 2 was made on the web page today at 11:00.
                """))
    }

    @Test func `an earlier change is taken back alone, unless a later one rests on it`() throws {
        let tool = try Tool()
        for line in [
            "log 2026-09-27..2026-10-01", "log 2026-10-25..2026-10-29",
            "log 2026-10-26 --flow heavy",
        ] {
            #expect(try tool.run(line).code == 0)
        }
        try tool.expect(
            """
            $ eve-ics undo 2
            ! undo 2: entry 3 changed the same days or settings later
            ! take back that entry first
            [exit 1]
            $ eve-ics undo 9
            ! undo 9: this entry can't be taken back
            ! 'eve-ics undo --list' lists those that can
            [exit 1]
            $ eve-ics undo 1 --dry-run
            Would take back: period (27 Sep – 1 Oct). Entry 1 was made on the command line today at 12:00.
            […] any day now […] 22 Nov.
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  period (27 Sep – 1 Oct)
            2      2026-11-20 12:00  command line  period (25–29 Oct)
            3      2026-11-20 12:00  command line  heavy bleeding (26 Oct)
            $ eve-ics undo 1
            Took back: period (27 Sep – 1 Oct). Entry 1 was made on the command line today at 12:00.
            […] any day now […] 22 Nov.
            $ eve-ics undo 1
            ! undo 1: this entry can't be taken back
            ! it was taken back already; 'eve-ics undo --list' lists those that stand
            [exit 1]
            $ eve-ics undo --list
            Entry  Made            From          Change
            3      today at 12:00  command line  heavy bleeding (26 Oct)
            2      today at 12:00  command line  period (25–29 Oct)

            'eve-ics redo' makes the change again that you took back last.
            $ eve-ics undo 2 --list
            ! undo: give either ENTRY or --list
            [exit 2]
            """)
    }

    @Test func `more than thirty days are taken back only after a yes`() throws {
        let tool = try Tool()
        #expect(try tool.run("import samples/bare.log samples/by-period.csv --yes").code == 0)
        try tool.expect(
            """
            $ eve-ics undo
            ! undo: nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics undo --yes
            Took back: period (34 days, 18 May – 10 Nov). Entry 1 was imported today at 12:00.
            […]
            $ eve-ics redo --yes
            Made again: period (34 days, 18 May – 10 Nov). Entry 1 was imported today at 12:00.
            […] Saturday 5 Dec, […]
            """)
    }
}
