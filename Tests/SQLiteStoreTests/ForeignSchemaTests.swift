import Foundation
import SQLiteStore
import Store
import Testing

/// Stores into which somebody else put something that acts or that holds copies.
@Suite struct ForeignSchemaTests {
    private let folder: TemporaryFolder
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        let (store, ada) = try storeWithAda(folder)
        self.ada = ada
        try store.append([entry("a"), entry("b")], for: ada)
    }

    private var file: OldStore { OldStore(path: folder()) }

    private static let changes = [
        (
            """
            CREATE TABLE kept (body BLOB);
            CREATE TRIGGER keeps AFTER INSERT ON journal BEGIN INSERT INTO kept VALUES (new.body); END
            """, ["table kept", "trigger keeps"]
        ),
        ("CREATE TRIGGER keeps AFTER INSERT ON journal BEGIN SELECT 1; END", ["trigger keeps"]),
        ("CREATE VIEW seen AS SELECT body FROM journal", ["view seen"]),
        ("CREATE INDEX looked_up ON journal (hex(body))", ["index looked_up"]),
    ]

    @Test(arguments: changes)
    func `what somebody else put into a store is named, and it is not written`(
        _ sql: String, names: [String]
    ) throws {
        try file.execute(sql)
        for mode in [StoreMode.readWrite, .readWriteCreate] {
            let error = #expect(throws: StoreError.self) {
                try SQLiteStore.open(folder(), mode: mode)
            }
            #expect(error?.reason == .foreignSchema(names))
            #expect(error?.description.contains("--salvage") == true)
        }
        #expect(throws: StoreError(.foreignSchema(names), path: folder())) {
            try SQLiteStore.verify(folder())
        }
        #expect(throws: StoreError(.foreignSchema(names), path: folder())) {
            try SQLiteStore.restore(from: folder(), to: folder("other"))
        }
        #expect(try !folder.names.contains("other"))
        // It can be looked at, and what it holds can be saved.
        #expect(try SQLiteStore.open(folder(), mode: .readOnly).journal(of: ada).entries.count == 2)
        #expect(try SQLiteStore.salvage(folder()).entryCount == 2)
    }

    @Test func `a trigger that comes while the store is open does nothing`() throws {
        let store = try SQLiteStore.open(folder())
        try file.execute(Self.changes[0].0)
        try store.append([entry("c")], for: ada)
        #expect(try file.rows("SELECT count(*) FROM kept") == ["0"])
        #expect(try file.rows("SELECT count(*) FROM journal") == ["3"])
    }

    @Test func `a view in the place of a table gives nothing`() throws {
        try file.execute(
            "ALTER TABLE journal RENAME TO elsewhere; CREATE VIEW journal AS SELECT * FROM elsewhere"
        )
        let store = try SQLiteStore.open(folder(), mode: .readOnly)
        #expect(throws: StoreError.self) { try store.journal(of: ada) }
        #expect(try SQLiteStore.salvage(folder()).entryCount == 0)
    }

    @Test func `the names of what a store has are those that the migrations make`() throws {
        try SQLiteStore.open(folder()).requireOwnSchema()
        #expect(try SQLiteStore.verify(folder()).entries == 2)
        _ = try SQLiteStore.open(folder())
    }

    @Test func `SQLite's own tables are no strangers`() throws {
        try file.execute("ANALYZE; VACUUM")
        #expect(try file.rows("SELECT count(*) FROM sqlite_stat1") != ["0"])
        try SQLiteStore.open(folder()).append([entry("c")], for: ada)
        #expect(try SQLiteStore.verify(folder()).entries == 3)
    }

    @Test func `a store that lacks a table is damaged`() throws {
        try file.execute("DROP TABLE acknowledgements")
        let error = #expect(throws: StoreError.self) { try SQLiteStore.open(folder()) }
        #expect(error?.reason == .damaged(readable: 2))
        #expect(error?.detail == "it lacks table acknowledgements")
    }

    @Test(arguments: [
        "ALTER TABLE journal ADD COLUMN twice BLOB AS (body)",
        "DROP INDEX versions_by_uid; CREATE INDEX versions_by_uid ON versions (hex(hash))",
    ])
    func `what was made differently is damage`(_ sql: String) throws {
        try file.execute(sql)
        let store = try SQLiteStore.open(folder())
        #expect(throws: StoreError.self) { try store.requireOwnSchema() }
        let error = #expect(throws: StoreError.self) { try SQLiteStore.verify(folder()) }
        #expect(error?.reason == .damaged(readable: 2))
        #expect(error?.detail?.hasSuffix(" is not as it was made") == true)
    }

    @Test(arguments: [-1, 0, Int(Int32.min)])
    func `a version that no store has stops nothing but that store`(_ version: Int) throws {
        try file.execute("PRAGMA user_version = \(version)")
        for mode in [StoreMode.readOnly, .readWrite, .readWriteCreate] {
            let error = #expect(throws: StoreError.self) {
                try SQLiteStore.open(folder(), mode: mode)
            }
            #expect(error?.reason == .damaged(readable: 2))
        }
        #expect(throws: StoreError.self) { try SQLiteStore.verify(folder()) }
        #expect(try SQLiteStore.salvage(folder()).entryCount == 2)
    }

    @Test func `an older version's number does not make a store older`() throws {
        for version in 1..<Migration.all.count {
            try file.execute("PRAGMA user_version = \(version)")
            #expect(throws: StoreError.self) { try SQLiteStore.open(folder()) }
        }
        try file.execute("PRAGMA user_version = \(Migration.all.count)")
        #expect(try SQLiteStore.open(folder()).journal(of: ada).entries.count == 2)
    }
}
