import SQLStore
import Store

/// One step of the schema; its place in `all` is the version that it leads to.
///
/// A migration that was released is never edited: stores exist that ran it.
package struct Migration: Sendable {
    package let sql: String
    /// Whether names are folded again afterward, which no SQL can do.
    let foldsNames: Bool

    package init(sql: String) { self.init(sql: sql, foldsNames: false) }

    init(sql: String, foldsNames: Bool) {
        self.sql = sql
        self.foldsNames = foldsNames
    }

    package static let all: [Migration] = [
        people, feeds, calendars, eventNames, personFirst, acknowledgements, servedStamps,
        webAccounts, personSettings, planner, servedContents,
        journalWriters, earlierUse, fetchedObjects, objectTraits, alarmClaims,
        goneVersions, bytes, passcodes,
    ]

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
package let applicationID = 0x4576_4963

extension SQLiteConnection {
    /// What the file's header says about whose it is and which schema it has.
    struct Mark: Equatable {
        let application: Int
        let version: Int

        var isBlank: Bool { application == 0 && version == 0 }
    }

    /// - Throws: `damaged` for a store of ours with a version that none has.
    func mark() throws -> Mark {
        let mark = Mark(
            application: try integer("PRAGMA application_id"),
            version: try integer("PRAGMA user_version"))
        guard mark.application != applicationID || mark.version > 0 else {
            throw StoreError(
                .damaged(readable: nil), path: path, detail: "its version is \(mark.version)")
        }
        return mark
    }

    /// Runs the migrations that the store lacks, all or none of them.
    ///
    /// Another process may be doing the same, so it looks again once it may write.
    func migrate(with migrations: [Migration] = Migration.all) throws {
        guard try mark().version < migrations.count else { return }
        // Who wants to make room must be able to open the store.
        try transaction(removes: true) {
            var version = try mark().version
            if version == 0, migrations.count >= Migration.begun {
                try execute(Migration.tables + Migration.indexes)
                version = Migration.begun
            }
            for migration in migrations.dropFirst(version) {
                try execute(migration.sql)
                if migration.foldsNames { try foldNames() }
            }
            try execute(
                """
                PRAGMA application_id = \(applicationID);
                PRAGMA user_version = \(max(migrations.count, version))
                """)
        }
    }

    /// Folds again the names that have more than ASCII, as earlier stores kept them in the accents' own encoding.
    private func foldNames() throws {
        let names = try all("SELECT id, name FROM people WHERE folded GLOB '*[^ -~]*'") {
            (id: $0.integer(0), name: $0.text(1))
        }
        for (id, name) in names {
            try run(
                "UPDATE people SET folded = CAST(?2 AS TEXT) WHERE id = ?1", id, Person.folded(name)
            )
        }
    }
}
