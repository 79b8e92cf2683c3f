import Foundation
import RunningTool
import SQLiteStore
import Store
import Testing

/// `backup` and `restore`.
@Suite struct BackupCommandTests {
    private func tool() throws -> Tool {
        let tool = try Tool()
        try tool.run("log 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        return tool
    }

    @Test func `a backup of an earlier version is restored like any other`() throws {
        let tool = try tool()
        let old = tool.folder.appending(path: "old.db").path
        let version = Migration.begun - 1
        do { _ = try SQLiteStore.open(old, with: Array(Migration.all.prefix(version))) }
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/env")
        python.currentDirectoryURL = tool.folder
        // The journal is the same in both; text was no bytes then.
        python.arguments = [
            "python3", "-c",
            """
            import sqlite3
            new, old = sqlite3.connect("eve.db"), sqlite3.connect("old.db")
            (seed, last), = new.execute("SELECT seed, last_entry FROM people")
            old.execute("INSERT INTO people (name, folded, seed, last_entry) VALUES ('me', 'me', ?, ?)", (seed, last))
            for entry in new.execute("SELECT * FROM journal"):
                old.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", entry)
            old.commit()
            """,
        ]
        try python.run()
        python.waitUntilExit()
        try tool.run("unlog 2026-09-27..2026-10-01")
        let answer = try tool.run("restore old.db --yes")
        #expect(answer.code == 0 && answer.text.hasPrefix("Restored eve.db: 1 person, 1 entry."))
        #expect(try tool.run("history").text.contains("27 Sep – 1 Oct  5     28 days"))
        // The backup itself is as it was.
        #expect(try SQLiteStore.verify(old).schemaVersion == version)
    }

    @Test func `a restored backup brings everything back and puts aside what was there`() throws {
        let tool = try tool()
        try tool.expect(
            """
            $ eve-ics backup copy.db
            Wrote copy.db: 1 person, 1 entry. Anyone with the file can read it.
            $ eve-ics backup copy.db
            Replaced copy.db: 1 person, 1 entry. Anyone with the file can read it.
            $ eve-ics unlog 2026-09-27..2026-10-01
            Removed what was logged on 27 Sep – 1 Oct.
            […] any day now […] 22 Nov.
            $ eve-ics restore copy.db
            ! restore: nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics restore copy.db --yes
            Restored eve.db: 1 person, 1 entry.
            The earlier store is now in /home/eve.db.before-restore.
            $ eve-ics history
            Period          Days  Cycle
            27 Sep – 1 Oct  5     28 days
            25–29 Oct       5     running

            Whole cycles: 1. Usual length: 28 days.
            Usual length of a period: 5 days.
            $ eve-ics history --store eve.db.before-restore
            Period     Days  Cycle
            25–29 Oct  5     running

            No whole cycle is logged yet.
            $ eve-ics restore copy.db --store fresh.db --yes
            Restored fresh.db: 1 person, 1 entry.
            """)
        #expect(
            try tool.run("export --format log --store fresh.db").output
                == tool.run("export --format log").output)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: tool.folder.appending(path: "copy.db").path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a backup goes nowhere but into a new file or an older backup`() throws {
        let tool = try tool()
        try tool.write("mine", to: "letter.txt")
        try tool.expect(
            """
            $ eve-ics backup eve.db
            ! eve.db: this is the store itself; choose another file
            [exit 1]
            $ eve-ics backup letter.txt
            ! letter.txt: this file is not an eve-ics store and is not replaced; choose another file
            [exit 1]
            $ eve-ics backup nowhere/copy.db
            ! nowhere/copy.db: cannot be written: there is no such folder
            [exit 3]
            $ eve-ics backup copy.db --store nofile.db
            ! nofile.db: there is no store here
            ! log a first day with 'eve-ics log DATE', or name the store with --store FILE
            [exit 3]
            """)
        #expect(try tool.read("letter.txt") == "mine")
        #expect(try tool.names == ["eve.db", "letter.txt"])
    }

    @Test func `a backup that cannot be trusted replaces nothing`() throws {
        let tool = try tool()
        let before = try tool.run("export --format log")
        try tool.write("no store", to: "text.db")
        var bytes = try tool.data("eve.db")
        try tool.write(bytes.prefix(5000), to: "short.db")
        for index in stride(from: 4096, to: bytes.count, by: 97) { bytes[index] ^= 0xFF }
        try tool.write(bytes, to: "damaged.db")
        try tool.expect(
            """
            $ eve-ics restore nofile.db --yes
            ! nofile.db: there is no store here
            [exit 3]
            $ eve-ics restore text.db --yes
            ! text.db: this is not an eve-ics store
            [exit 3]
            $ eve-ics restore samples --yes
            ! samples: this is a folder; a store is a file, for example samples/eve.db
            [exit 3]
            $ eve-ics backup /
            ! /: this is a folder; a store is a file, for example /eve.db
            [exit 3]
            $ eve-ics restore eve.db --yes
            ! eve.db: this is the store itself; choose another file
            [exit 1]
            """)
        for name in ["short.db", "damaged.db"] {
            let run = try tool.run("restore \(name) --yes")
            #expect(run.code == 3)
            #expect(run.output.isEmpty)
            #expect(run.error.hasPrefix("\(name): the "))
            #expect(run.error.contains(" is damaged ("))
        }
        #expect(try tool.run("export --format log") == before)
        #expect(try tool.names == ["damaged.db", "eve.db", "short.db", "text.db"])
    }
}
