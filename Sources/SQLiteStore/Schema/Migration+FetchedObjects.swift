import SQLStore
import Store

extension Migration {
    /// Keeps what the programs of each app password fetched last of what is kept beside the journal, and which of
    /// them wrote it, so that none overwrites what it has not seen.
    static let fetchedObjects = Migration(
        sql: """
            -- The number of the app password that wrote it last; NULL for all other doors.
            ALTER TABLE calendar_objects ADD COLUMN writer INTEGER;
            ALTER TABLE hidden_events ADD COLUMN writer INTEGER;
            ALTER TABLE caldav_deletions ADD COLUMN writer INTEGER;

            -- The calendar's revision at which all of it was fetched last.
            CREATE TABLE fetched_calendars (
                person INTEGER NOT NULL,
                kind INTEGER NOT NULL DEFAULT 2 CHECK (kind = 2),
                password INTEGER NOT NULL,
                calendar INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (person, calendar, password),
                FOREIGN KEY (person, kind, password) REFERENCES grants ON DELETE CASCADE,
                FOREIGN KEY (person, calendar) REFERENCES calendars ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;

            -- The same of single objects that were fetched since.
            CREATE TABLE fetched_objects (
                person INTEGER NOT NULL,
                kind INTEGER NOT NULL DEFAULT 2 CHECK (kind = 2),
                password INTEGER NOT NULL,
                calendar INTEGER NOT NULL,
                name TEXT NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (person, calendar, name, password),
                FOREIGN KEY (person, kind, password) REFERENCES grants ON DELETE CASCADE,
                FOREIGN KEY (person, calendar, name) REFERENCES calendar_objects ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            """)
}
