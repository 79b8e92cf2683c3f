import SQLStore
import Store

extension Migration {
    /// What CalDAV needs: who may sign in, and what is kept beside the journal.
    static let calendars = Migration(
        sql: """
            -- The last number given to a change of anything in her calendars.
            ALTER TABLE people ADD COLUMN last_revision INTEGER NOT NULL DEFAULT 0;

            CREATE TABLE app_passwords (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                name TEXT NOT NULL,
                selector TEXT NOT NULL UNIQUE,
                hash BLOB NOT NULL,
                contents TEXT NOT NULL,
                read_only INTEGER NOT NULL,
                created INTEGER NOT NULL,
                last_used INTEGER,
                fetched_entry INTEGER,
                fetched_day INTEGER
            ) STRICT;
            CREATE INDEX app_passwords_by_person ON app_passwords (person);

            -- objects, bytes and removed count what calendar_objects has of the calendar.
            CREATE TABLE calendars (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                name TEXT NOT NULL,
                components TEXT NOT NULL,
                revision INTEGER NOT NULL,
                forgotten INTEGER NOT NULL,
                objects INTEGER NOT NULL DEFAULT 0,
                bytes INTEGER NOT NULL DEFAULT 0,
                removed INTEGER NOT NULL DEFAULT 0,
                UNIQUE (person, name)
            ) STRICT;

            CREATE TABLE calendar_properties (
                calendar INTEGER NOT NULL REFERENCES calendars ON DELETE CASCADE,
                namespace TEXT NOT NULL,
                local TEXT NOT NULL,
                xml TEXT NOT NULL,
                PRIMARY KEY (calendar, namespace, local)
            ) STRICT, WITHOUT ROWID;

            -- Without data it was removed, which a program that fetched it has to be told.
            CREATE TABLE calendar_objects (
                id INTEGER PRIMARY KEY,
                calendar INTEGER NOT NULL REFERENCES calendars ON DELETE CASCADE,
                name TEXT NOT NULL,
                uid TEXT NOT NULL,
                data BLOB,
                tag TEXT NOT NULL,
                revision INTEGER NOT NULL,
                modified INTEGER NOT NULL,
                UNIQUE (calendar, name)
            ) STRICT;
            CREATE UNIQUE INDEX calendar_objects_by_uid ON calendar_objects (calendar, uid)
                WHERE data IS NOT NULL;
            CREATE INDEX calendar_objects_by_revision ON calendar_objects (calendar, revision);

            -- Without a hash it was hidden once and is no longer.
            CREATE TABLE hidden_events (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                uid TEXT NOT NULL,
                hash BLOB,
                hidden INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (person, uid)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE caldav_deletions (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                uid TEXT NOT NULL,
                entry INTEGER,
                deleted INTEGER NOT NULL,
                PRIMARY KEY (person, uid)
            ) STRICT, WITHOUT ROWID;
            """)
}
