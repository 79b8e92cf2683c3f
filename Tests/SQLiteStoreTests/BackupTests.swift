import Foundation
import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct BackupTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        try store.append([entry("a"), entry("b")], for: ada)
    }

    private func refusal(_ path: String) -> StoreError? {
        #expect(throws: StoreError.self) { try store.backup(to: path) }
    }

    @Test func `a backup holds everything, in one file for its owner alone`() throws {
        _ = try store.versions(
            for: ada, rendition: "file", of: [RenderedEvent(uid: "u", hash: [1])], now: 5)
        try store.remember(ServedRecord(feed: "file", entry: 2, day: 9, options: "x"), for: ada)
        #expect(
            try store.backup(to: folder("copy"))
                == StoreSummary(people: 1, entries: 2, schemaVersion: Migration.all.count))
        #expect(try permissions(folder("copy")) == 0o600)
        #expect(try folder.names.filter { !$0.hasPrefix("eve.db") } == ["copy"])

        let copy = try SQLiteStore.open(folder("copy"), mode: .readOnly)
        #expect(try copy.people() == store.people())
        #expect(try copy.journal(of: ada) == store.journal(of: ada))
        #expect(try copy.served(to: ada) == store.served(to: ada))
        #expect(
            try copy.versions(
                for: ada, rendition: "file", of: [RenderedEvent(uid: "u", hash: [1])], now: 99)
                == [StoredVersion(sequence: 0, modified: 5)])
    }

    @Test func `a newer backup takes the place of an older one`() throws {
        try store.backup(to: folder("copy"))
        try store.append([entry("c")], for: ada)
        #expect(try store.backup(to: folder("copy")).entries == 3)
        #expect(try SQLiteStore.verify(folder("copy")).entries == 3)
    }

    @Test func `a backup is made while another process writes`() throws {
        let other = try TemporaryFolder()
        let writer = try Writer("append", other(), "200")
        _ = writer.waitForOutput()
        let store = try SQLiteStore.open(other())
        for round in 0..<10 {
            let summary = try store.backup(to: other("copy \(round)"))
            #expect(summary.entries >= round)
        }
        #expect(writer.lines().count > 0)
        #expect(writer.exitCode == 0)
    }

    @Test func `the store itself is never overwritten, by whatever name`() throws {
        #expect(refusal(folder())?.reason == .sameFile)
        #expect(refusal(folder.path + "/./eve.db")?.reason == .sameFile)
        try FileManager.default.createSymbolicLink(
            atPath: folder("link"), withDestinationPath: folder())
        #expect(refusal(folder("link"))?.reason == .sameFile)
        #expect(try store.journal(of: ada).entries.count == 2)
    }

    @Test func `a file that is no store is not replaced`() throws {
        try Data("letters".utf8).write(to: URL(fileURLWithPath: folder("letters.txt")))
        #expect(
            refusal(folder("letters.txt"))?.description == """
                \(folder("letters.txt")): this file is not an eve-ics store and is not replaced; \
                choose another file
                """)
        #expect(try String(contentsOfFile: folder("letters.txt"), encoding: .utf8) == "letters")
        #expect(refusal(folder.path)?.reason == .isDirectory)
        #expect(refusal("")?.reason == .missing)
    }

    @Test func `another store in use is not replaced`() throws {
        let other = try SQLiteStore.open(folder("other.db"))
        _ = try other.addPerson(named: "Eve", seed: seed(3))
        #expect(refusal(folder("other.db"))?.reason == .inUse)
        #expect(try other.people().map(\.name) == ["Eve"])
    }

    @Test func `a folder that is not there is reported with the backup's path`() throws {
        let error = refusal(folder("none/copy"))
        #expect(error?.reason == .missing)
        #expect(error?.path == folder("none/copy"))
        #expect(try folder.names == ["eve.db", "eve.db-shm", "eve.db-wal"])
    }

    @Test func `verifying finds what is wrong`() throws {
        for (name, content) in [
            ("empty", ""), ("text", String(repeating: "no store ", count: 999)),
        ] {
            try Data(content.utf8).write(to: URL(fileURLWithPath: folder(name)))
            let error = #expect(throws: StoreError.self) { try SQLiteStore.verify(folder(name)) }
            #expect(error?.reason == .notAStore)
        }
        let missing = #expect(throws: StoreError.self) { try SQLiteStore.verify(folder("none")) }
        #expect(missing?.reason == .missing)
        let isFolder = #expect(throws: StoreError.self) { try SQLiteStore.verify(folder.path) }
        #expect(isFolder?.reason == .isDirectory)
    }
}

@Suite struct RestoreTests {
    private let folder: TemporaryFolder

    /// A backup with the entries a and b, and a store with the entry "later" on top.
    init() throws {
        folder = try TemporaryFolder()
        let (store, ada) = try storeWithAda(folder)
        try store.append([entry("a"), entry("b")], for: ada)
        try store.backup(to: folder("backup"))
        try store.append([entry("later")], for: ada)
    }

    /// The files in the folder, without those that SQLite keeps beside each store.
    private var names: [String] {
        get throws { try folder.names.filter { !$0.hasSuffix("-shm") && !$0.hasSuffix("-wal") } }
    }

    private func texts(_ path: String) throws -> [String] {
        let store = try SQLiteStore.open(path, mode: .readOnly)
        return try store.people().flatMap {
            try store.journal(of: $0.id).entries.map(\.text)
        }
    }

    @Test func `the backup comes back, and the replaced store is kept`() throws {
        let restored = try SQLiteStore.restore(from: folder("backup"), to: folder())
        #expect(
            restored
                == RestoredStore(
                    summary: StoreSummary(
                        people: 1, entries: 2, schemaVersion: Migration.all.count),
                    replaced: folder("eve.db.before-restore")))
        #expect(try texts(folder()) == ["a", "b"])
        #expect(try texts(folder("eve.db.before-restore")) == ["a", "b", "later"])
        #expect(try permissions(folder()) == 0o600)
        #expect(try permissions(folder("eve.db.before-restore")) == 0o600)
        #expect(try names == ["backup", "eve.db", "eve.db.before-restore"])
        // It can be written again, and in WAL mode.
        let store = try SQLiteStore.open(folder())
        let ada = try #require(try store.people().first)
        try store.append([entry("c")], for: ada.id)
        #expect(try folder.names.contains("eve.db-wal"))
    }

    @Test func `what was replaced can be restored in turn, and nothing kept is lost`() throws {
        _ = try SQLiteStore.restore(from: folder("backup"), to: folder())
        let back = try SQLiteStore.restore(from: folder("eve.db.before-restore"), to: folder())
        #expect(back.replaced == folder("eve.db.before-restore.2"))
        #expect(try texts(folder()) == ["a", "b", "later"])
        #expect(try texts(folder("eve.db.before-restore")) == ["a", "b", "later"])
        #expect(try texts(folder("eve.db.before-restore.2")) == ["a", "b"])
        let store = try SQLiteStore.open(folder())
        #expect(
            try store.replacedStores == [
                folder("eve.db.before-restore"), folder("eve.db.before-restore.2"),
            ])
    }

    @Test func `changes that are still in the -wal file are kept with the replaced store`() throws {
        // A process that is killed leaves its changes there.
        let writer = try Writer("append", folder("other.db"), "1000000")
        let first = writer.waitForOutput().split(separator: "\n").last.flatMap { Int($0) }
        writer.kill()
        let last = try #require(writer.lines().last.flatMap { Int($0) } ?? first)
        let restored = try SQLiteStore.restore(from: folder("backup"), to: folder("other.db"))
        #expect(try texts(folder("other.db")) == ["a", "b"])
        let kept = try #require(restored.replaced)
        #expect(try SQLiteStore.verify(kept).entries >= last)
    }

    @Test func `what is restored goes on after the numbers that were given out since`() throws {
        func version(_ uid: String, _ content: UInt8, _ rendition: String, now: Int64) throws
            -> StoredVersion?
        {
            let store = try SQLiteStore.open(folder())
            let ada = try #require(try store.people().first)
            let event = RenderedEvent(uid: uid, hash: [content])
            return try store.versions(for: ada.id, rendition: rendition, of: [event], now: now)
                .first
        }
        _ = try version("moved", 1, "file", now: 10)
        _ = try version("same", 1, "file", now: 11)
        try SQLiteStore.open(folder()).backup(to: folder("backup"))
        _ = try version("moved", 2, "file", now: 20)
        _ = try version("new", 1, "file", now: 20)
        let last = try SQLiteStore.verify(folder("backup")).entries
        do {
            let store = try SQLiteStore.open(folder())
            let ada = try #require(try store.people().first)
            try store.append([entry("lost")], for: ada.id)
        }
        _ = try SQLiteStore.restore(from: folder("backup"), to: folder())

        #expect(
            try version("moved", 1, "file", now: 15) == StoredVersion(sequence: 2, modified: 21))
        #expect(
            try version("moved", 2, "feed", now: 30) == StoredVersion(sequence: 3, modified: 30))
        #expect(try version("same", 1, "file", now: 30) == StoredVersion(sequence: 0, modified: 11))
        #expect(try version("new", 1, "file", now: 30) == StoredVersion(sequence: 1, modified: 30))
        let store = try SQLiteStore.open(folder())
        let ada = try #require(try store.people().first)
        let journal = try store.journal(of: ada.id)
        #expect(journal.entries.map(\.number) == Array(1...last))
        #expect(try store.append([entry("d")], for: ada.id).map(\.number) == [last + 2])
    }

    @Test func `a backup is restored where there was no store`() throws {
        let path = folder("new/folder/eve.db")
        let restored = try SQLiteStore.restore(from: folder("backup"), to: path)
        #expect(restored.replaced == nil)
        #expect(try texts(path) == ["a", "b"])
        #expect(try permissions(folder("new")) == 0o700)
        #expect(try permissions(path) == 0o600)
    }

    @Test func `a -wal file whose store is gone does not spoil the restored one`() throws {
        let store = try SQLiteStore.open(folder())
        let ada = try #require(try store.people().first)
        try store.append([entry("lost")], for: ada.id)
        for name in ["eve.db-wal"] {
            try FileManager.default.copyItem(atPath: folder(name), toPath: folder("gone.db-wal"))
        }
        _ = try SQLiteStore.restore(from: folder("backup"), to: folder("gone.db"))
        #expect(try texts(folder("gone.db")) == ["a", "b"])
        _ = consume store
    }

    @Test func `a symbolic link keeps leading to the store`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder("link"), withDestinationPath: folder())
        let restored = try SQLiteStore.restore(from: folder("backup"), to: folder("link"))
        #expect(restored.replaced?.hasSuffix("/eve.db.before-restore") == true)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == folder())
        #expect(try texts(folder()) == ["a", "b"])
    }

    @Test func `a damaged store is replaced, and kept as it is`() throws {
        let damaged = Data((0..<20_000).map { UInt8($0 % 253) })
        try damaged.write(to: URL(fileURLWithPath: folder()))
        try Data("old log".utf8).write(to: URL(fileURLWithPath: folder("eve.db-wal")))
        let restored = try SQLiteStore.restore(from: folder("backup"), to: folder())
        #expect(restored.replaced == folder("eve.db.before-restore"))
        #expect(try texts(folder()) == ["a", "b"])
        #expect(
            try Data(contentsOf: URL(fileURLWithPath: folder("eve.db.before-restore"))) == damaged)
        // The -wal file held nothing that SQLite could read, and is nobody's now.
        #expect(try names == ["backup", "eve.db", "eve.db.before-restore"])
        #expect(try permissions(folder("eve.db.before-restore")) == 0o600)
    }

    @Test func `a backup that is damaged replaces nothing`() throws {
        let before = try contents(of: folder)
        var bytes = try #require(before["backup"])
        for index in 8192..<bytes.count { bytes[index] = 0xa5 }
        try Data(bytes).write(to: URL(fileURLWithPath: folder("broken")))
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.restore(from: folder("broken"), to: folder())
        }
        guard case .damagedBackup = error?.reason else {
            Issue.record("not damaged: \(String(describing: error))")
            return
        }
        #expect(error?.path == folder("broken"))
        #expect(try texts(folder()) == ["a", "b", "later"])
        #expect(try names == ["backup", "broken", "eve.db"])
    }

    @Test func `what is no backup, or the store itself, is refused`() throws {
        for (source, reason) in [
            ("none", StoreError.Reason.missing), ("", .isDirectory), ("eve.db", .sameFile),
        ] {
            let error = #expect(throws: StoreError.self) {
                try SQLiteStore.restore(from: folder(source), to: folder())
            }
            #expect(error?.reason == reason)
        }
        #expect(try texts(folder()) == ["a", "b", "later"])
    }

    @Test func `another program's database is not replaced`() throws {
        var bytes = try #require(try contents(of: folder)["eve.db"])
        bytes.replaceSubrange(68..<72, with: [0, 0, 0, 7])
        try Data(bytes).write(to: URL(fileURLWithPath: folder("foreign.db")))
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.restore(from: folder("backup"), to: folder("foreign.db"))
        }
        #expect(error?.reason == .wouldReplaceOther)
    }

    @Test(arguments: [false, true])
    func `a store that somebody has open is not replaced`(_ isDamaged: Bool) throws {
        let holder = try Writer("hold", folder())
        #expect(holder.waitForOutput() == "1\n")
        if isDamaged {
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder()))
            try file.write(contentsOf: Data(repeating: 0x5a, count: 100))
            try file.close()
        }
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.restore(
                from: folder("backup"), to: folder(), patience: .milliseconds(50))
        }
        #expect(error?.reason == .isOpen)
        try holder.endInput()
        _ = holder.lines()
        _ = try SQLiteStore.restore(from: folder("backup"), to: folder())
        #expect(try texts(folder()) == ["a", "b"])
    }

    @Test func `a program that still holds a replaced file can't write into it`() throws {
        let store = try SQLiteStore.open(folder())
        let ada = try #require(try store.people().first)
        // Another program's careless `mv`, which asks nobody.
        try FileManager.default.moveItem(atPath: folder(), toPath: folder("moved.db"))
        let error = #expect(throws: StoreError.self) {
            try store.append([entry("lost")], for: ada.id)
        }
        #expect(error?.reason == .replaced)
    }
}
