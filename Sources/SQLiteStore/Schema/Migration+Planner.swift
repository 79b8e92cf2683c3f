import SQLStore
import Store

extension Migration {
    /// Keeps what the planner needs beside the calendars.
    static let planner = Migration(
        sql: """
            -- state: as the timer writes it, which the store does not read.
            CREATE TABLE study_timers (
                person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
                state TEXT NOT NULL
            ) STRICT;

            -- Rows are only added. Moments are seconds since 1970-01-01T00:00:00Z.
            -- card: the UID of its entry, which may be gone. recall: 1 for forgotten to 4 for easy.
            CREATE TABLE card_reviews (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number > 0),
                card TEXT NOT NULL,
                reviewed INTEGER NOT NULL,
                recall INTEGER NOT NULL CHECK (recall BETWEEN 1 AND 4),
                PRIMARY KEY (person, number)
            ) STRICT, WITHOUT ROWID;

            -- What a person removed lately and may want back.
            CREATE TABLE removed_objects (
                person INTEGER NOT NULL,
                number INTEGER NOT NULL CHECK (number > 0),
                calendar INTEGER NOT NULL,
                name TEXT NOT NULL,
                uid TEXT NOT NULL,
                data BLOB NOT NULL,
                tag TEXT NOT NULL,
                removed INTEGER NOT NULL,
                PRIMARY KEY (person, number),
                FOREIGN KEY (person, calendar) REFERENCES calendars ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX removed_objects_by_calendar ON removed_objects (person, calendar);
            """)
}
