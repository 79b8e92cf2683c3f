import SQLStore
import Store

extension Migration {
    /// Keeps a digest of each calendar that was served as long as the log, so that an unedited copy of any age is known.
    static let servedContents = Migration(
        sql: """
            -- digest: opaque to the store. entry, day: of the record with which it was served first.
            CREATE TABLE served_contents (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                digest BLOB NOT NULL,
                entry INTEGER NOT NULL,
                day INTEGER NOT NULL,
                PRIMARY KEY (person, digest)
            ) STRICT, WITHOUT ROWID;
            """)
}
