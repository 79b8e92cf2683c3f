import Foundation
import SQLStore
import SQLiteStore
import SeededRandomness
import Store
import Testing

/// What happens to today's stores when a program with one more migration opens them, and to those
/// of earlier programs now.
@Suite struct MigrationTests {
    private let folder: TemporaryFolder
    private let next =
        Migration.all + [
            Migration(sql: "ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC'")
        ]

    init() throws {
        folder = try TemporaryFolder()
        let (store, ada) = try storeWithAda(folder)
        try store.append([entry("a")], for: ada)
    }

    @Test func `an older store is brought up to date and keeps its content`() throws {
        _ = try SQLiteStore.open(folder(), mode: .readWrite, with: next)
        let upgraded = OldStore(path: folder())
        #expect(try upgraded.rows("PRAGMA application_id") == ["\(applicationID)"])
        #expect(try upgraded.rows("PRAGMA user_version") == ["\(next.count)"])
        #expect(try upgraded.rows("SELECT count(*) FROM people WHERE zone = 'UTC'") == ["1"])
        #expect(try upgraded.rows("SELECT count(*) FROM journal") == ["1"])
        // Today's program does not touch it any more.
        let error = #expect(throws: StoreError.self) { try SQLiteStore.open(folder()) }
        #expect(error?.reason == .newerSchema(found: next.count, known: next.count - 1))
    }

    @Test func `a migration that fails changes nothing`() throws {
        let broken =
            Migration.all + [
                Migration(sql: "DELETE FROM journal; CREATE TABLE people (id INTEGER)")
            ]
        #expect(throws: StoreError.self) {
            try SQLiteStore.open(folder(), mode: .readWrite, with: broken)
        }
        let store = try SQLiteStore.open(folder())
        let ada = try #require(try store.people().first)
        #expect(try store.journal(of: ada.id).entries.map(\.text) == ["a"])
        #expect(try SQLiteStore.verify(folder()).schemaVersion == Migration.all.count)
    }

    @Test func `an older store that can't be written is refused`() throws {
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.open(folder(), mode: .readOnly, with: next)
        }
        #expect(
            error?.description == """
                \(folder()): the store is from an older eve-ics (its version is \(next.count - 1), this \
                program writes \(next.count)) and is read-only here; open it once where it can be written
                """)
    }

    @Test func `an older backup is verified all the same`() throws {
        let summary = try SQLiteStore.verify(folder(), with: next)
        #expect(summary == StoreSummary(people: 1, entries: 1, schemaVersion: Migration.all.count))
    }

    @Test(arguments: 1..<Migration.all.count)
    func `a store of each earlier version keeps everything`(version: Int) throws {
        let old = try TemporaryFolder()
        _ = try OldStore.make(old(), version: version, oldContent(version: version, count: 3))
        #expect(try SQLiteStore.verify(old()).schemaVersion == version)
        let store = try SQLiteStore.open(old())
        #expect(try SQLiteStore.verify(old()).schemaVersion == Migration.all.count)
        try expectOldContent(of: store, version: version)
        // What came later can be used.
        let people = try store.people().map(\.id)
        let feed = try addFeed("new", to: store, for: people[0])
        #expect(feed.id.rawValue == (version < 2 ? 1 : 7))
        let password = try addAppPassword("new", to: store, for: people[1])
        #expect(password.id.rawValue == (version < 3 ? 1 : 4))
        let calendar = try store.addCalendar(named: "new", for: people[0], components: ["VEVENT"])
        #expect(calendar.id.rawValue == (version < 3 ? 1 : 4))
        #expect(calendar.revision == (version < 3 ? 1 : 4))
        #expect(try store.grants(.feed, of: people[0]).last == feed)
    }

    @Test func `a store that has no room for its new form is left as it was, and goes on later`()
        throws
    {
        let folder = try TemporaryFolder()
        // The one that writes every table again.
        let version = Migration.begun - 1
        _ = try OldStore.make(folder(), version: version, oldContent(version: version, count: 2000))
        let size = try Data(contentsOf: URL(filePath: folder())).count
        // No file may grow much, neither the store nor its log.
        let writer = try Writer("limited", folder(), "\(size / 2)")
        let said = writer.lines()
        #expect(said.count == 1 && said[0].contains("the disk is full"), "\(said)")
        #expect(try SQLiteStore.verify(folder()).schemaVersion == version)
        #expect(try SQLiteStore.verify(folder()).entries == 2002)
        let store = try SQLiteStore.open(folder())
        #expect(try SQLiteStore.verify(folder()).schemaVersion == Migration.all.count)
        #expect(try store.people().map(\.name) == ["Ada", "Eve"])
    }

    @Test func `a store that a program of before has open is left to it`() throws {
        let folder = try TemporaryFolder()
        let version = Migration.all.count - 1
        _ = try OldStore.make(folder(), version: version, oldContent(version: version, count: 3))
        let old = try Writer("hold-older", folder())
        #expect(old.waitForOutput() == "2\n")
        func descriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
                let target = "/proc/self/fd/\($0)"
                return (try? FileManager.default.destinationOfSymbolicLink(atPath: target))?
                    .hasPrefix(folder()) == true
            }.count
        }
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.open(folder(), patience: .milliseconds(500))
        }
        #expect(error?.reason == .isOpen)
        // However often it looked meanwhile.
        #expect(try descriptors() == 1)
        #expect(error?.explanation.contains("a running 'eve-ics serve' too") == true)
        #expect(try SQLiteStore.verify(folder()).schemaVersion == version)
        try old.endInput()
        _ = old.lines()
        #expect(try SQLiteStore.open(folder()).people().count == 2)
    }

    @Test func `nothing is written to a store that a newer program has changed since`() throws {
        let folder = try TemporaryFolder()
        let (store, ada) = try storeWithAda(folder)
        try OldStore(path: folder()).execute("PRAGMA user_version = 99")
        for write in [
            { _ = try store.append([entry("a")], for: ada) },
            { try store.noteRung([StoredAlarmMark(uid: "a", recurrence: "")], of: ada, at: 1) },
        ] as [() throws -> Void] {
            let error = #expect(throws: StoreError.self) { try write() }
            #expect(error?.reason == .newerSchema(found: 99, known: Migration.all.count))
        }
        #expect(try store.journal(of: ada).entries.isEmpty)
    }

    /// A store as the fourth version of the program left it, and where it is kept before it is newer.
    private func older(_ folder: TemporaryFolder) throws -> (path: String, copy: String) {
        _ = try OldStore.make(folder(), version: 4, oldContent(version: 4, count: 3))
        return (folder(), folder() + ".before-4")
    }

    @Test func `a store is kept as it was before, and that is said once`() throws {
        let folder = try TemporaryFolder()
        let (path, copy) = try older(folder)
        #expect(try SQLiteStore.open(path).copyBefore == copy)
        #expect(try SQLiteStore.verify(copy).schemaVersion == 4)
        let attributes = try FileManager.default.attributesOfItem(atPath: copy)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try SQLiteStore.open(path).copyBefore == nil)
    }

    @Test func `what is kept from before goes when it is old, and when something is erased`() throws
    {
        let folder = try TemporaryFolder()
        let (path, copy) = try older(folder)
        let store = try SQLiteStore.open(path)
        let attributes = try FileManager.default.attributesOfItem(atPath: copy)
        let made = try #require(attributes[.modificationDate] as? Date)
        try store.forgetCopies(madeBefore: Int64(made.timeIntervalSince1970))
        #expect(FileManager.default.fileExists(atPath: copy))
        try store.forgetCopies(madeBefore: Int64(made.timeIntervalSince1970) + 1)
        #expect(!FileManager.default.fileExists(atPath: copy))

        let other = try TemporaryFolder()
        let (second, its) = try older(other)
        let ada = try #require(try SQLiteStore.open(second).people().first)
        #expect(FileManager.default.fileExists(atPath: its))
        try SQLiteStore.open(second).rewrite(ada.id, [Rewrite(number: 1, body: nil)])
        #expect(!FileManager.default.fileExists(atPath: its))
    }

    @Test func `a copy is of the store as it was last, and none is left by its name or another`()
        throws
    {
        let folder = try TemporaryFolder()
        let (path, copy) = try older(folder)
        // One of an earlier upgrade, and what a program left that was killed meanwhile.
        try Data("stale".utf8).write(to: URL(fileURLWithPath: copy))
        let link = folder("link.db")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        let store = try SQLiteStore.open(link)
        #expect(store.copyBefore == copy)
        #expect(try SQLiteStore.verify(copy).schemaVersion == 4)
        try Data("killed".utf8).write(to: URL(fileURLWithPath: copy + "-partial"))
        let ada = try #require(try store.people().first)
        try SQLiteStore.open(path).erase(ada.id)
        #expect(try folder.names.filter { $0.contains("before") }.isEmpty)
        #expect(store.copyBefore == nil)
    }

    @Test func `a store whose copy has no place is opened all the same`() throws {
        let folder = try TemporaryFolder()
        let (path, copy) = try older(folder)
        try FileManager.default.createDirectory(
            atPath: copy, withIntermediateDirectories: false)
        let store = try SQLiteStore.open(path)
        #expect(store.copyBefore == nil)
        #expect(try SQLiteStore.verify(path).schemaVersion == Migration.all.count)
        // What stands in the way stays.
        try store.forgetCopies(madeBefore: nil)
        #expect(FileManager.default.fileExists(atPath: copy))
    }

    @Test func `an older store comes to know which of its objects ring and are timed`() throws {
        let old = try TemporaryFolder()
        let objects = """
            INSERT INTO calendar_objects (calendar, name, uid, data, tag, revision, modified) VALUES
                (3, 'event', 'a', CAST('BEGIN:VEVENT begin:valarm' AS BLOB), 't', 9, 1),
                (3, 'note', 'b', CAST('BEGIN:VJOURNAL' AS BLOB), 't', 9, 1),
                (3, 'todo', 'c', CAST('begin:vtodo' AS BLOB), 't', 9, 1);
            """
        _ = try OldStore.make(
            old(), version: 3, oldContent(version: 3, count: 3) + objects)
        let store = try SQLiteStore.open(old())
        let eve = try #require(try store.people().last)
        let hers = try #require(try store.calendar(named: "work", of: eve.id)).id
        func names(_ trait: ObjectTrait) throws -> [String] {
            try store.objects(of: hers, that: trait, bytes: .max).map(\.name)
        }
        #expect(try names(.rings) == ["event"])
        #expect(try names(.timed) == ["event", "todo"])
    }

    /// Checks what Ada and Eve had, as `oldContent` says.
    private func expectOldContent(of store: SQLiteStore, version: Int) throws {
        let people = try store.people()
        #expect(people.map(\.name) == ["Ada", "Eve"])
        #expect(people.map(\.id.rawValue) == [1, 3])
        let (ada, eve) = (people[0].id, people[1].id)
        let journal = try store.journal(of: ada)
        #expect(journal.entries.map(\.text) == ["a", "b"])
        #expect(journal.entries.map(\.origin) == [.commandLine, .calendar])
        #expect(journal.lastRewrite == (version < 2 ? 0 : 1))
        #expect(try store.journal(of: eve).entries.map(\.number) == [1, 2, 3])
        #expect(try store.served(to: ada).map(\.day) == [20_001, 20_000])
        #expect(try store.served(to: eve).map(\.day) == [20_003, 20_002, 20_001, 20_000])
        let events = [RenderedEvent(uid: "u", hash: [0])]
        #expect(
            try store.versions(for: ada, rendition: "file", of: events, now: 9) == [
                StoredVersion(sequence: 3, modified: 7)
            ])
        guard version >= 2 else { return }
        let phone = try #require(try store.grant(.feed, selector: "abc"))
        #expect(try store.grants(.feed, of: ada) == [phone])
        #expect(phone.id == Grant.ID(person: ada, kind: .feed, rawValue: 1))
        #expect(phone.name == "phone" && phone.hash == [0] && phone.contents == "c")
        #expect(phone.isReadOnly && phone.created == 5 && phone.expires == nil)
        let tv = try #require(try store.grants(.feed, of: eve).first)
        #expect(!tv.isReadOnly && tv.expires == 99 && tv.revision == 3 && tv.id.rawValue == 4)
        let published = try store.publish(
            phone.id, for: ada, rendition: "file", events: events,
            record: ServedRecord(feed: "file", entry: 2, day: 20_001, options: "x"), now: 9
        ) { _ in [0xAA] }
        #expect(published == Publication(digest: [0xAA], modified: 7, isKept: true))
        guard version >= 3 else { return }
        let password = try #require(try store.grant(.appPassword, selector: "abc"))
        #expect(password.id == Grant.ID(person: ada, kind: .appPassword, rawValue: 2))
        #expect(password.isReadOnly && password.created == 8 && password.lastUsed == 9)
        #expect(password.fetched == Grant.Moment(entry: 2, day: 20_000))
        #expect(try store.grants(.appPassword, of: eve).map(\.fetched) == [nil])
        #expect(try store.cycleCalendar(of: ada).id.rawValue == 1)
        let work = try #require(try store.calendars(of: ada).first)
        #expect(
            work.name == "work" && work.components == ["VEVENT", "VTODO"] && work.revision == 3)
        #expect(try store.properties(of: work.id).map(\.xml) == ["<b/>"])
        let changes = try #require(try store.changes(of: work.id, since: 1))
        #expect(changes.changed.map(\.uid) == ["u"] && changes.removed == ["b"])
        #expect(try store.object(uid: "u", in: work.id)?.data == [0x64])
        let hers = try #require(try store.calendar(named: "work", of: eve))
        #expect(try store.objects(of: hers.id).map(\.name) == ["n1", "n2", "n3"])
        #expect(try store.hidden(of: ada).map(\.uid) == ["h"])
        #expect(try store.recentDeletions(of: ada, at: 20).map(\.entry) == [2])
        guard version >= 4 else { return }
        #expect(
            try store.eventNames(for: password.id) == [
                EventName(uid: "u", name: "n", givenUID: "g")
            ])
    }

    /// From the newest version on, since it is what most people come from.
    @Test(arguments: (1..<Migration.all.count).reversed().shared(oneIn: 3))
    func `a migration that is killed at any moment loses nothing`(version: Int) throws {
        let source = try TemporaryFolder()
        let old = try OldStore.make(
            source(), version: version, oldContent(version: version, count: 2000))
        let whole = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: old.path, toPath: whole())
        let start = DispatchTime.now().uptimeNanoseconds
        let first = try Writer("hold", whole())
        #expect(first.waitForOutput() == "2\n")
        let microseconds = (DispatchTime.now().uptimeNanoseconds - start) / 1000
        try first.endInput()
        var found: [Int: Int] = [:]
        var moments = SplitMix(TestExtent.seed)
        let rounds = TestExtent.choose(8, whole: 25)
        for round in 0..<rounds {
            let killed = try TemporaryFolder()
            try FileManager.default.copyItem(atPath: old.path, toPath: killed())
            let writer = try Writer("hold", killed())
            // One kill in each part of the time that a migration takes.
            let part = UInt32(microseconds) / UInt32(rounds) + 1
            usleep(part * UInt32(round) + .random(in: 0..<part, using: &moments))
            writer.kill()
            _ = writer.lines()
            let summary = try SQLiteStore.verify(killed())
            #expect(summary.entries == 2002, "round \(round)")
            found[summary.schemaVersion, default: 0] += 1
            do { _ = try SQLiteStore.open(killed()) }
            #expect(try SQLiteStore.verify(killed()).schemaVersion == Migration.all.count)
            let store = OldStore(path: killed())
            #expect(try store.differences(from: OldStore(path: whole())) == [], "round \(round)")
        }
        // The kills must have met work that was not done.
        #expect(found[version, default: 0] > 0, "\(found)")
    }

    @Test(arguments: 1..<Migration.all.count)
    func `a store of each earlier version is replaced by its backup and saved from damage`(
        version: Int
    ) throws {
        let old = try TemporaryFolder()
        _ = try OldStore.make(old(), version: version, oldContent(version: version, count: 3))
        _ = try OldStore.make(
            folder("backup"), version: version, oldContent(version: version, count: 3))
        // Since the backup, an address was revoked and another was given out.
        if version >= 5 {
            let text = version < Migration.begun ? "TEXT" : "BLOB"
            try OldStore(path: old()).execute(
                """
                DELETE FROM grants WHERE kind = 1 AND number = 1;
                INSERT INTO grants
                    (person, kind, number, name, selector, hash, contents, read_only, created, revision)
                    VALUES (1, 1, 9, CAST('new' AS \(text)), CAST('new' AS \(text)), x'08',
                        CAST('n' AS \(text)), 1, 20, 0);
                UPDATE people SET last_feed = 9 WHERE id = 1;
                """)
        } else if version >= 2 {
            try OldStore(path: old()).execute(
                """
                DELETE FROM publications; DELETE FROM feeds WHERE id = 1;
                INSERT INTO feeds VALUES (9, 1, 'new', 'new', x'08', 'n', 0, 20, NULL, 0);
                """)
        }
        let salvage = try SQLiteStore.salvage(old())
        #expect(salvage.people.map(\.name) == ["Ada", "Eve"])
        #expect(salvage.people.map(\.entries.count) == [2, 3])
        #expect(
            salvage.people.map { $0.grants.map(\.name) }
                == (version < 2
                    ? [[], []]
                    : version < 3 ? [["new"], ["tv"]] : [["new", "Phone"], ["tv", "Desk"]]))
        #expect(
            salvage.people.map { $0.calendars.map(\.objects.count) }
                == (version < 3 ? [[], []] : [[0, 1], [3]]))
        _ = try SQLiteStore.restore(from: folder("backup"), to: old())
        let store = try SQLiteStore.open(old())
        let ada = try #require(try store.people().first).id
        #expect(try store.journal(of: ada).entries.map(\.text) == ["a", "b"])
        guard version >= 2 else { return }
        #expect(try store.grants(.feed, of: ada).map(\.name) == ["new"])
        #expect(try addFeed("next", to: store, for: ada).id.rawValue == 10)
        guard version >= 3 else { return }
        #expect(try store.grants(.appPassword, of: ada).map(\.fetched) == [nil])
        let work = try #require(try store.calendar(named: "work", of: ada))
        #expect(work.revision > 1 << 20 && work.forgotten == work.revision)
    }
}
