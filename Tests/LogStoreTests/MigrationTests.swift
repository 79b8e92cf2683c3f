import Testing

@testable import LogStore

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

    private func connection() throws -> Connection {
        try Connection.connect(to: folder(), patience: .zero)
    }

    @Test func `an older store is brought up to date and keeps its content`() throws {
        try connection().bringUp(mode: .readWrite, with: next)
        let upgraded = try connection()
        let mark = Connection.Mark(application: applicationID, version: next.count)
        #expect(try upgraded.mark() == mark)
        #expect(try upgraded.integer("SELECT count(*) FROM people WHERE zone = 'UTC'") == 1)
        #expect(try upgraded.integer("SELECT count(*) FROM journal") == 1)
        // Today's program does not touch it any more.
        let error = #expect(throws: StoreError.self) { try LogStore.open(folder()) }
        #expect(error?.reason == .newerSchema(found: next.count, known: next.count - 1))
    }

    @Test func `a migration that fails changes nothing`() throws {
        let broken =
            Migration.all + [
                Migration(sql: "DELETE FROM journal; CREATE TABLE people (id INTEGER)")
            ]
        #expect(throws: StoreError.self) {
            try connection().bringUp(mode: .readWrite, with: broken)
        }
        let store = try LogStore.open(folder())
        let ada = try #require(try store.people().first)
        #expect(try store.journal(of: ada.id).entries.map(\.text) == ["a"])
        #expect(try LogStore.verify(folder()).schemaVersion == Migration.all.count)
    }

    @Test func `an older store that can't be written is refused`() throws {
        let error = #expect(throws: StoreError.self) {
            try connection().bringUp(mode: .readOnly, with: next)
        }
        #expect(
            error?.description == """
                \(folder()): the store is from an older eve-ics (its version is \(next.count - 1), this \
                program writes \(next.count)) and is read-only here; open it once where it can be written
                """)
    }

    @Test func `an older backup is verified all the same`() throws {
        let summary = try connection().verify(with: next)
        #expect(summary == StoreSummary(people: 1, entries: 1, schemaVersion: Migration.all.count))
    }

    @Test func `a store of the first version gets feeds and keeps everything`() throws {
        let old = try TemporaryFolder()
        #expect(try FileSystem.createFile(old()))
        do {
            let connection = try Connection.connect(to: old(), patience: .zero)
            try connection.bringUp(mode: .readWriteCreate, with: Array(Migration.all.prefix(1)))
            try connection.execute(
                """
                INSERT INTO people VALUES (1, 'Ada', 'ada', zeroblob(32), 1);
                INSERT INTO journal VALUES (1, 1, 5, 1, x'61');
                INSERT INTO versions VALUES (1, 'file', 'u', x'00', 3, 7);
                INSERT INTO served VALUES (1, 1, 'file', 1, 20000, 'x');
                """)
        }
        #expect(try LogStore.verify(old()).schemaVersion == 1)
        let store = try LogStore.open(old())
        #expect(try LogStore.verify(old()).schemaVersion == Migration.all.count)
        let ada = try #require(try store.people().first)
        #expect(try store.journal(of: ada.id).entries.map(\.text) == ["a"])
        #expect(try store.served(to: ada.id).count == 1)
        let events = [RenderedEvent(uid: "u", hash: [0])]
        #expect(
            try store.versions(for: ada.id, rendition: "file", of: events, now: 9) == [
                EventVersion(sequence: 3, modified: 7)
            ])
        let feed = try addFeed("phone", to: store, for: ada.id)
        #expect(try store.feeds(of: ada.id) == [feed])
    }

    @Test func `a store of the second version gets calendars and keeps its feeds`() throws {
        let old = try TemporaryFolder()
        #expect(try FileSystem.createFile(old()))
        do {
            let connection = try Connection.connect(to: old(), patience: .zero)
            try connection.bringUp(mode: .readWriteCreate, with: Array(Migration.all.prefix(2)))
            try connection.execute(
                """
                INSERT INTO people VALUES (1, 'Ada', 'ada', zeroblob(32), 1, 0);
                INSERT INTO journal VALUES (1, 1, 5, 1, x'61');
                INSERT INTO feeds VALUES (1, 1, 'phone', 'abc', x'00', 'c', 0, 5, NULL, 0);
                """)
        }
        let store = try LogStore.open(old())
        let ada = try #require(try store.people().first)
        #expect(try store.feeds(of: ada.id).map(\.name) == ["phone"])
        #expect(try store.cycleCalendar(of: ada.id).revision == 1)
        #expect(try store.appPasswords(of: ada.id).isEmpty)
        try addAppPassword("Phone", to: store, for: ada.id)
        #expect(try store.appPasswords(of: ada.id).map(\.name) == ["Phone"])
    }
}
