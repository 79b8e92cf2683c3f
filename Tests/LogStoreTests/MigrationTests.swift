import Testing

@testable import LogStore

/// What happens to today's stores when a program with a second migration opens them.
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
        #expect(try upgraded.mark() == Connection.Mark(application: applicationID, version: 2))
        #expect(try upgraded.integer("SELECT count(*) FROM people WHERE zone = 'UTC'") == 1)
        #expect(try upgraded.integer("SELECT count(*) FROM journal") == 1)
        // Today's program does not touch it any more.
        let error = #expect(throws: StoreError.self) { try LogStore.open(folder()) }
        #expect(error?.reason == .newerSchema(found: 2, known: 1))
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
        #expect(try LogStore.verify(folder()).schemaVersion == 1)
    }

    @Test func `an older store that can't be written is refused`() throws {
        let error = #expect(throws: StoreError.self) {
            try connection().bringUp(mode: .readOnly, with: next)
        }
        #expect(
            error?.description == """
                \(folder()): the store is from an older eve-ics (its version is 1, this program \
                writes 2) and is read-only here; open it once where it can be written
                """)
    }

    @Test func `an older backup is verified all the same`() throws {
        let summary = try connection().verify(with: next)
        #expect(summary == StoreSummary(people: 1, entries: 1, schemaVersion: 1))
    }
}
