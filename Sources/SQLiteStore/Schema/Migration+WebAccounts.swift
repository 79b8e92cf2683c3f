import SQLStore
import Store

extension Migration {
    /// Keeps who may log in to the web page, and who is logged in.
    static let webAccounts = Migration(
        sql: """
            -- hash: with salt and parameters, as libsodium writes it.
            CREATE TABLE web_passwords (
                person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
                hash TEXT NOT NULL
            ) STRICT;

            -- Moments are seconds since 1970-01-01T00:00:00Z.
            -- confirmed: when the password was given last; NULL where none was.
            CREATE TABLE web_sessions (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                selector TEXT NOT NULL UNIQUE,
                hash BLOB NOT NULL,
                device TEXT NOT NULL,
                created INTEGER NOT NULL,
                last_used INTEGER NOT NULL,
                confirmed INTEGER,
                stays INTEGER NOT NULL,
                PRIMARY KEY (person, selector)
            ) STRICT, WITHOUT ROWID;

            -- A link logs a person in, or invites somebody by a name that nobody has yet.
            CREATE TABLE web_links (
                selector TEXT PRIMARY KEY,
                hash BLOB NOT NULL,
                person INTEGER REFERENCES people ON DELETE CASCADE,
                name TEXT,
                expires INTEGER NOT NULL,
                CHECK ((person IS NULL) <> (name IS NULL))
            ) STRICT, WITHOUT ROWID;
            """)
}
