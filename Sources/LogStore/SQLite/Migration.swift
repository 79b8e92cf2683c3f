/// One step of the schema; its place in `all` is the version that it leads to.
///
/// A migration that was released is never edited: stores exist that ran it.
struct Migration: Sendable {
    let sql: String

    static let all: [Migration] = [people, feeds, calendars, eventNames]

    private static let people = Migration(
        sql: """
            CREATE TABLE people (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                name TEXT NOT NULL,
                folded TEXT NOT NULL UNIQUE,
                seed BLOB NOT NULL CHECK (length(seed) = 32),
                last_entry INTEGER NOT NULL DEFAULT 0
            ) STRICT;

            CREATE TABLE journal (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number > 0),
                recorded INTEGER NOT NULL,
                door INTEGER NOT NULL,
                body BLOB NOT NULL,
                PRIMARY KEY (person, number)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE versions (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                channel TEXT NOT NULL,
                uid TEXT NOT NULL,
                hash BLOB NOT NULL,
                sequence INTEGER NOT NULL,
                modified INTEGER NOT NULL,
                PRIMARY KEY (person, channel, uid)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX versions_by_uid ON versions (person, uid, sequence);

            CREATE TABLE served (
                id INTEGER PRIMARY KEY,
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                feed TEXT NOT NULL,
                entry INTEGER NOT NULL,
                day INTEGER NOT NULL,
                options TEXT NOT NULL,
                UNIQUE (person, feed, entry, day, options)
            ) STRICT;
            """)

    private static let feeds = Migration(
        sql: """
            -- The last number given when entries were last changed or removed.
            ALTER TABLE people ADD COLUMN rewritten INTEGER NOT NULL DEFAULT 0;

            CREATE TABLE feeds (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                name TEXT NOT NULL,
                selector TEXT NOT NULL UNIQUE,
                hash BLOB NOT NULL,
                contents TEXT NOT NULL,
                writable INTEGER NOT NULL,
                created INTEGER NOT NULL,
                expires INTEGER,
                revision INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX feeds_by_person ON feeds (person);

            CREATE TABLE publications (
                feed INTEGER PRIMARY KEY REFERENCES feeds ON DELETE CASCADE,
                digest BLOB NOT NULL,
                modified INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE server_settings (
                name TEXT PRIMARY KEY,
                value TEXT NOT NULL
            ) STRICT, WITHOUT ROWID;
            """)
}

/// "EvIc": says in bytes 68 to 71 of a SQLite file whose it is.
let applicationID = 0x4576_4963

extension Connection {
    /// What the file's header says about whose it is and which schema it has.
    struct Mark: Equatable {
        let application: Int
        let version: Int

        var isBlank: Bool { application == 0 && version == 0 }
    }

    func mark() throws(StoreError) -> Mark {
        Mark(
            application: try integer("PRAGMA application_id"),
            version: try integer("PRAGMA user_version"))
    }

    /// The first column of a query's first row, 0 where it has none.
    func integer(_ sql: String) throws(StoreError) -> Int {
        let statement = try prepare(sql)
        return try statement.step() ? statement.int(0) : 0
    }

    /// Runs the migrations that the store lacks, each in a transaction of its own.
    ///
    /// Another process may be doing the same: each looks again once it may write.
    func migrate(with migrations: [Migration] = Migration.all) throws(StoreError) {
        while try mark().version < migrations.count {
            try transaction { () throws(StoreError) in
                let version = try mark().version
                guard version < migrations.count else { return }
                try execute(migrations[version].sql)
                try execute("PRAGMA application_id = \(applicationID)")
                try execute("PRAGMA user_version = \(version + 1)")
            }
        }
    }

    /// Runs `body` with the right to write, and keeps all of what it did or nothing.
    func transaction<Result>(
        _ durability: Durability = .power, _ body: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try begin(durability)
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    /// Starts a transaction that may write, waiting for another program's to end.
    ///
    /// A store that was replaced meanwhile would keep what is written in the file that nobody will
    /// open again, so that is looked at once nobody else can be replacing it.
    func begin(_ durability: Durability = .power) throws(StoreError) {
        try prepareToWrite(durability)
        try execute("BEGIN IMMEDIATE")
        do {
            try requireInPlace()
        } catch {
            rollBack()
            throw error
        }
    }

    func requireInPlace() throws(StoreError) {
        if hasMoved { throw StoreError(.replaced, path: path) }
    }

    /// Ends a transaction that failed; a disk error may have ended it already.
    func rollBack() {
        if isInTransaction { try? execute("ROLLBACK") }
    }
}
