import CommandLineInterface
import Foundation
import RunningTool
import Testing
import eve_ics

/// Every command that changes something × `undo`.
@Suite struct OutsideLogTests {
    /// A command line that changes something else than the log.
    struct Row: CustomTestStringConvertible {
        let lines: [String]
        var input: String?

        init(_ lines: String..., input: String? = nil) {
            self.lines = lines
            self.input = input
        }

        var last: [String] { (lines.last ?? "").split(separator: " ").map(String.init) }
        var testDescription: String { lines.last ?? "" }

        /// The words of the command without what is given to it.
        var command: String {
            OutsideLog.commands.keys.first { key in
                last.starts(with: key.split(separator: " ").map(String.init))
            } ?? ""
        }
    }

    static let rows = [
        Row("alarm add Work --at 8"),
        Row("alarm add Work --at 8", "alarm edit Work --at 9"),
        Row("alarm add Work --at 8", "alarm off Work"),
        Row("alarm add Work --at 8", "alarm off Work", "alarm on Work"),
        Row("alarm add Work --at 8", "alarm remove Work"),
        Row("alarm add Work --at 8", "alarm remove Work", "alarm restore"),
        Row("alarm add Work --at 8 --on daily", "alarm skip Work"),
        Row("alarm add Work --at 12:10", "alarm snooze Work"),
        Row("alarm add Work --at 12:10", "alarm dismiss Work"),
        Row("alarm ntfy https://ntfy.example.org/x"), Row("alarm run off"),
        Row("calendar add Family"), Row("calendar add Family", "calendar rename Family Home"),
        Row("calendar add Family", "calendar remove Family --yes"),
        Row("event add D --from 2026-12-03"),
        Row("event add D --from 2026-12-03", "event edit D --title E"),
        Row("event add D --from 2026-12-03", "event remove D"),
        Row("event add D --from 2026-12-03", "event remove D", "event restore"),
        Row("todo add Bread"), Row("todo add Bread", "todo edit Bread --title Cake"),
        Row("todo add Bread", "todo done Bread"),
        Row("todo add Bread", "todo done Bread", "todo undo Bread"),
        Row("todo add A", "todo add B", "todo move B --first"),
        Row("todo add Bread", "todo remove Bread"),
        Row("todo add Bread", "todo remove Bread", "todo restore"),
        Row("note add hello"), Row("note add hello", "note edit hello", input: "hello\nyou\n"),
        Row("note add hello", "note remove hello"),
        Row("note add hello", "note remove hello", "note restore"),
        Row("cards add a b --in S"), Row("cards add a b --in S", "cards edit a --back c"),
        Row("cards add a b --in S", "cards remove a"),
        Row("cards add a b --in S", "cards remove a", "cards restore"),
        Row("cards import words.tsv --in S"),
        Row("cards add a b --in S", "cards review S", input: "\n3\n"),
        Row("timer start M"), Row("timer start M", "timer pause"),
        Row("timer start M", "timer pause", "timer study"),
        Row("timer start M", "timer break"), Row("timer start M", "timer extend"),
        Row("timer start M", "timer end"),
        Row("feed add phone"), Row("feed add phone", "feed rotate phone"),
        Row("feed add phone", "feed revoke phone"),
        Row("app-password add p"), Row("app-password add p", "app-password revoke p"),
        Row("web invite Mia"), Row("web password", input: "correct horse battery\n"),
        Row("web logout"),
        Row("person add Mia"), Row("person add Mia", "person rename Mia Eva"),
        Row("person add Mia", "person erase Mia --yes"),
        Row("backup copy.db", "restore copy.db --yes"),
        Row("todo add Bread", "erase --before 2026-10-20 --yes"),
    ]

    /// They write the journal, and `undo` takes that back; or they are the way back themselves.
    private static let ofTheLog: Set = [
        "init", "log", "edit", "ended", "unlog", "undo", "redo", "cycle", "mode", "taken",
        "skipped",
        "late", "contraception add", "contraception change", "contraception end",
        "contraception reset", "import", "remind", "settings",
    ]

    /// They change nothing that a person would have back.
    private static let reading: Set = [
        "history", "diary", "status", "months", "predict", "explain", "report",
        "contraception list", "agenda", "week", "alarm list", "alarm test", "alarms",
        "calendar list", "calendar show", "event list", "todo list", "note list", "note show",
        "cards list", "cards quiz", "cards export", "timer status", "export", "lint", "feed list",
        "feed show",
        "app-password list", "serve", "web open", "web devices", "doctor", "person list", "backup",
        "help", "version", "completion", "man",
    ]

    /// Shown in HiddenForecastTests: it needs a calendar program.
    private static let shownElsewhere: Set = ["unhide"]

    @Test func `each command stands in one of the lists, and each that changes has a row`() {
        let commands = Set(
            Program.eveICS.commandsByPath.filter { $0.command.subcommands.isEmpty }
                .map { $0.path.joined(separator: " ") })
        let outside = Set(OutsideLog.commands.keys)
        #expect(commands == outside.union(Self.ofTheLog).union(Self.reading))
        #expect(outside.isDisjoint(with: Self.ofTheLog.union(Self.reading)))
        #expect(Set(Self.rows.map(\.command)) == outside.subtracting(Self.shownElsewhere))
        for case let remedy? in OutsideLog.commands.values { #expect(commands.contains(remedy)) }
    }

    @Test(arguments: rows)
    func `undo takes back no period for a change that is not of the log`(_ row: Row) throws {
        let tool = try Tool()
        try tool.run("log 2026-10-01..2026-10-05")
        try tool.run("log 2026-10-29..2026-11-02")
        try Data("front\tback\n".utf8).write(to: tool.folder.appending(path: "words.tsv"))
        for line in row.lines {
            let isLast = line == row.lines.last
            let words = line.split(separator: " ").map(String.init)
            let run = try tool.run(words, input: isLast ? row.input.map { Data($0.utf8) } : nil)
            #expect(run.code == 0, "\(line): \(run.error)")
        }
        let log = try tool.run("export --format log").output
        let undo = try tool.run("undo")
        #expect(undo.code == 1)
        #expect(undo.error.contains("'eve-ics \(row.command)'"), "\(undo.error)")
        #expect(try tool.run("export --format log").output == log)
    }

    @Test func `what was logged since is taken back, and ENTRY goes further`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics todo add Bread
            Added to To-do: Bread.
            $ eve-ics undo
            ! undo: the last change was made by 'eve-ics todo add', which 'undo' does not take back
            ! use 'eve-ics todo remove'
            [exit 1]
            """)
        try tool.run("log 2026-10-01..2026-10-05")
        try tool.run("todo add Cake")
        try tool.run("log 2026-10-29..2026-11-02")
        #expect(try tool.run("undo --dry-run").text.contains("29 Oct"))
        #expect(try tool.run("undo").text.contains("29 Oct"))
        try tool.expect(
            """
            $ eve-ics undo
            ! undo: the last change was made by 'eve-ics todo add', which 'undo' does not take back
            ! use 'eve-ics todo remove'; 'eve-ics undo 1' takes back the last change of the log
            [exit 1]
            $ eve-ics undo --forget --yes
            ! undo: the last change was made by 'eve-ics todo add', which 'undo' does not take back
            ! use 'eve-ics todo remove'; 'eve-ics undo 1' takes back the last change of the log
            [exit 1]
            """)
        #expect(try tool.run("undo 1").code == 0)
    }

    @Test func `redo makes nothing again where something else was changed since`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-29..2026-11-02")
        try tool.run("todo add Bread")
        try tool.run("undo 1")
        #expect(try tool.run("redo").code == 0)
        try tool.run("undo 1")
        try tool.run("todo add Milk")
        let log = try tool.run("export --format log").output
        try tool.expect(
            """
            $ eve-ics redo
            ! redo: the last change was made by 'eve-ics todo add', which 'undo' does not take back
            ! use 'eve-ics todo remove'; only what 'eve-ics undo' took back, with no other change since, can be made again
            [exit 1]
            """)
        #expect(try tool.run("export --format log").output == log)
    }

    @Test func `a look and a command that was refused leave no mark`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-29..2026-11-02")
        for line in ["alarm ntfy", "todo restore", "todo done Bread", "timer status"] {
            try tool.run(line)
        }
        #expect(try tool.run("undo").text.contains("29 Oct"))
    }
}
