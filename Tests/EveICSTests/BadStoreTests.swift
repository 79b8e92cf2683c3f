import Foundation
import RunningTool
import SQLiteStore
import SeededRandomness
import Store
import Testing

/// A store that is none, is damaged or comes from a later version.
@Suite struct BadStoreTests {
    private static let commands = [
        "status", "history --journal", "log today", "export -o year.ics", "undo", "person list",
        "settings week-start sunday", "erase --all --yes", "backup copy.db",
        "import samples/bare.log --yes",
    ]

    /// For the other kinds of bad files, which every command meets where it opens the store.
    private static let someCommands = commands.shared(oneIn: 4)

    private func expectRefusal(
        of commands: [String], by tool: Tool, saying message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try tool.data("eve.db")
        for command in commands {
            try tool.expect(
                "$ eve-ics \(command)\n! \(message)\n[exit 3]", sourceLocation: sourceLocation)
        }
        #expect(try tool.data("eve.db") == before, sourceLocation: sourceLocation)
        #expect(
            try tool.names == ["eve.db"], sourceLocation: sourceLocation)
    }

    @Test func `a file that is no store is refused and left alone`() throws {
        for (text, commands) in [
            ("a letter to somebody", Self.commands),
            ("SQLite format 3\0 and nothing more", Self.someCommands),
        ] {
            let tool = try Tool()
            try tool.write(text, to: "eve.db")
            try expectRefusal(
                of: commands, by: tool, saying: "eve.db: this is not an eve-ics store")
        }
    }

    @Test func `a database of another program is refused and left alone`() throws {
        let tool = try Tool()
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/env")
        python.currentDirectoryURL = tool.folder
        python.arguments = [
            "python3", "-c",
            "import sqlite3; c = sqlite3.connect('eve.db'); c.execute('create table t(x)'); c.commit()",
        ]
        try python.run()
        python.waitUntilExit()
        try expectRefusal(
            of: Self.someCommands, by: tool, saying: "eve.db: this is not an eve-ics store")
    }

    /// SQLite keeps the schema's version in bytes 60 to 63 of the file.
    @Test func `a store of a newer version is refused and left alone`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        var bytes = try tool.data("eve.db")
        bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
        try tool.write(bytes, to: "eve.db")
        try expectRefusal(
            of: Self.someCommands, by: tool,
            saying:
                "eve.db: the store was made by a newer eve-ics (its version is 99, this program "
                + "knows up to \(Migration.all.count)); update the program")
        let copy = try Tool()
        try copy.write(bytes, to: "copy.db")
        try copy.expect(
            """
            $ eve-ics restore copy.db --yes
            ! copy.db: the store was made by a newer eve-ics (its version is 99, this program knows \
            up to \(Migration.all.count)); update the program
            [exit 3]
            """)
        #expect(try copy.names == ["copy.db"])
    }

    @Test func `a damaged store is said to be damaged, with what can still be read`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        var bytes = try tool.data("eve.db")
        // Without what the tables are, nothing could be read.
        let schema = Set(bytes.ranges(of: Data("CREATE ".utf8)).map { $0.lowerBound / 4096 })
        for index in stride(from: 4096, to: bytes.count, by: 97)
        where !schema.contains(index / 4096) { bytes[index] ^= 0xFF }
        try tool.write(bytes, to: "eve.db")
        for command in ["status", "log today", "export -o year.ics"] {
            let run = try tool.run(command)
            #expect(run.code == 3)
            #expect(run.output.isEmpty)
            #expect(run.error.hasPrefix("eve.db: the store is damaged ("), "\(run.error)")
            #expect(run.error.contains("; 1 entry of its journal can still be read; "))
            #expect(run.error.contains("eve-ics restore BACKUP"))
        }
    }

    @Test func `what a damaged store still holds is saved into a new one`() throws {
        let tool = try Tool()
        try tool.run("log 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        try tool.run("export -o year.ics")
        let events = try tool.read("year.ics").split(separator: "BEGIN:VEVENT").count - 1
        try #require(events > 10)
        var bytes = try tool.data("eve.db")
        // The page of the versions, which name the kind of file that each event went to.
        let page =
            try #require(bytes.range(of: Data("file ".utf8), in: 4096..<bytes.count))
            .lowerBound / 4096
        for index in page * 4096..<(page + 1) * 4096 { bytes[index] = 0xFF }
        try tool.write(bytes, to: "eve.db")
        #expect(try tool.run("export").code == 3)
        try tool.expect(
            """
            $ eve-ics restore eve.db --salvage
            ! restore: nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics restore eve.db --salvage --yes
            Recovered eve.db: 1 person, 1 entry.
            The earlier store is now in /home/eve.db.before-restore.
            $ eve-ics history
            Period          Days  Cycle
            27 Sep – 1 Oct  5     28 days
            25–29 Oct       5     running

            Whole cycles: 1. Usual length: 28 days.
            Usual length of a period: 5 days.
            """)
        #expect(try tool.export().events.count == events)
        #expect(try tool.names == ["eve.db", "eve.db.before-restore", "year.ics"])
        #expect(
            try tool.data("eve.db.before-restore").range(of: Data("2026-09-27".utf8)) != nil)
    }

    /// Wherever a byte goes bad, the program answers or says that it cannot; it never crashes.
    @Test func `no single bad byte ends the program`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29 --note 'a note'")
        let good = try tool.data("eve.db")
        for index in stride(from: 0, to: good.count, by: 631).map(\.self).shared(oneIn: 10) {
            var bytes = good
            bytes[index] ^= 0xFF
            try tool.write(bytes, to: "eve.db")
            let run = try tool.run("history --journal")
            #expect([0, 3].contains(run.code), "byte \(index): \(run)")
            #expect(run.error.isEmpty == (run.code == 0), "byte \(index)")
        }
    }

    @Test(arguments: [
        "status", "history", "predict", "explain", "export", "mode", "settings", "remind",
        "contraception list",
    ])
    func `a store that was named has to be there for reading`(_ command: String) throws {
        let tool = try Tool()
        let run = try tool.run("\(command) --store ev.db")
        #expect(run.code == 3 && run.text.isEmpty)
        #expect(run.error.hasPrefix("ev.db: there is no store here\n"))
        // The usual one may still have to be made.
        #expect(!(try tool.run(command)).error.contains("there is no store here"))
        #expect(try tool.names == [])
    }

    @Test(arguments: [
        "log 2026-11-01", "mode break", "settings timezone UTC", "remind period --at 20:00",
    ])
    func `a store that was named is made by writing`(_ command: String) throws {
        let tool = try Tool()
        let run = try tool.run("\(command) --store new.db")
        #expect(run.code == 0)
        #expect(run.error == "Made a new store: new.db\n")
        #expect(try tool.names == ["new.db"])
        #expect(try tool.run("log today --store new.db").error == "")
    }

    @Test(arguments: [
        "log today", "settings week-start sunday", "person add Ada", "todo add Bread",
        "feed add phone", "web invite Ada", "restore backup.db --yes",
    ])
    func `a folder that was named and is not there is no new folder`(_ command: String) throws {
        let tool = try Tool()
        try tool.run("log today --store whole.db")
        try tool.run("backup backup.db --store whole.db")
        let run = try tool.run("\(command) --store new/sub/eve.db")
        #expect(
            run.error == """
                new/sub: there is no such folder
                see whether --store is right, or make the folder with 'mkdir -p "new/sub"'

                """)
        #expect(run.code == 3)
        #expect(try tool.names == ["backup.db", "whole.db"])
        let other = try tool.run(
            command.split(separator: " ").map(String.init),
            environment: ["EVE_ICS_STORE": "new/eve.db"])
        #expect(
            other.error.hasSuffix(
                "see whether EVE_ICS_STORE is right, or make the folder with 'mkdir -p new'\n"))
        #expect(try tool.names == ["backup.db", "whole.db"])
    }

    @Test func `a place where no store can be is said`() throws {
        let tool = try Tool()
        try tool.write("x", to: "file")
        try tool.expect(
            """
            $ eve-ics status --store samples
            ! samples: this is a folder; a store is a file, for example samples/eve.db
            [exit 3]
            $ eve-ics log today --store file/sub/eve.db
            ! file/sub/eve.db: the store cannot be opened (Not a directory); check who may read and write it
            [exit 3]
            """)
        let homeless = try tool.run(
            ["log", "today"], environment: ["HOME": nil, "EVE_ICS_STORE": nil])
        #expect(homeless.error == "HOME is not set\nsay where the store is with --store FILE\n")
        #expect(homeless.code == 3)
    }

    @Test func `without a word about it the store lies where programs keep data`() throws {
        let tool = try Tool()
        let run = try tool.run(["log", "today"], environment: ["EVE_ICS_STORE": nil])
        #expect(run.code == 0)
        let place = tool.folder.appending(path: ".local/share/eve-ics")
        #expect(FileManager.default.fileExists(atPath: place.appending(path: "eve.db").path))
        func permissions(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        #expect(try permissions(place) == 0o700)
        #expect(try permissions(place.appending(path: "eve.db")) == 0o600)
        _ = try tool.run(
            ["log", "today"],
            environment: ["EVE_ICS_STORE": nil, "XDG_DATA_HOME": tool.folder.path + "/data"])
        #expect(
            FileManager.default.fileExists(
                atPath: tool.folder.appending(path: "data/eve-ics/eve.db").path))
    }
}
