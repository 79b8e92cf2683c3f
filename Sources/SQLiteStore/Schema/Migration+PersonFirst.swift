import SQLStore
import Store

extension Migration {
    /// Puts the person first in every key, feeds and app passwords into one table of grants, and
    /// counts each person's changes.
    ///
    /// Numbers stay, because feeds and calendars are known by them. From now on each person has counters
    /// of their own, which begin where those of the whole store were.
    static let personFirst = Migration(
        sql: """
            -- Rises with every transaction that changes anything of the person's, from a random number:
            -- people who are gone had others.
            ALTER TABLE people ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE people ADD COLUMN last_feed INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE people ADD COLUMN last_app_password INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE people ADD COLUMN last_calendar INTEGER NOT NULL DEFAULT 0;
            UPDATE people SET last_feed = \(lastNumber(of: "feeds")),
                last_app_password = \(lastNumber(of: "app_passwords")),
                last_calendar = \(lastNumber(of: "calendars"));

            -- kind 1: a feed, whose last publication has the digest and the time of modification.
            -- kind 2: an app password, which was used and which fetched the cycle calendar.
            CREATE TABLE grants (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                kind INTEGER NOT NULL,
                number INTEGER NOT NULL,
                name TEXT NOT NULL,
                selector TEXT NOT NULL,
                hash BLOB NOT NULL,
                contents TEXT NOT NULL,
                read_only INTEGER NOT NULL,
                created INTEGER NOT NULL,
                expires INTEGER,
                revision INTEGER NOT NULL,
                last_used INTEGER,
                fetched_entry INTEGER,
                fetched_day INTEGER,
                digest BLOB,
                modified INTEGER,
                PRIMARY KEY (person, kind, number),
                UNIQUE (kind, selector)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO grants \(oldFeeds) UNION ALL \(oldAppPasswords);

            CREATE TABLE new_event_names (
                person INTEGER NOT NULL,
                kind INTEGER NOT NULL DEFAULT 2 CHECK (kind = 2),
                password INTEGER NOT NULL,
                uid TEXT NOT NULL,
                name TEXT NOT NULL,
                given_uid TEXT NOT NULL,
                given INTEGER NOT NULL,
                PRIMARY KEY (person, password, uid),
                UNIQUE (person, password, name),
                FOREIGN KEY (person, kind, password) REFERENCES grants ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            INSERT INTO new_event_names SELECT person, 2, password, uid, event_names.name, given_uid, given
                FROM event_names JOIN app_passwords ON id = password;
            DROP TABLE event_names;
            ALTER TABLE new_event_names RENAME TO event_names;
            DROP TABLE publications;
            DROP TABLE feeds;
            DROP TABLE app_passwords;

            CREATE TABLE new_served (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                number INTEGER NOT NULL,
                feed TEXT NOT NULL,
                entry INTEGER NOT NULL,
                day INTEGER NOT NULL,
                options TEXT NOT NULL,
                PRIMARY KEY (person, number),
                UNIQUE (person, feed, entry, day, options)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO new_served SELECT person, id, feed, entry, day, options FROM served;
            DROP TABLE served;
            ALTER TABLE new_served RENAME TO served;

            -- objects, bytes and removed count what calendar_objects has of the calendar.
            CREATE TABLE new_calendars (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                number INTEGER NOT NULL,
                name TEXT NOT NULL,
                components TEXT NOT NULL,
                revision INTEGER NOT NULL,
                forgotten INTEGER NOT NULL,
                objects INTEGER NOT NULL DEFAULT 0,
                bytes INTEGER NOT NULL DEFAULT 0,
                removed INTEGER NOT NULL DEFAULT 0,
                PRIMARY KEY (person, number),
                UNIQUE (person, name)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO new_calendars \(oldCalendars);

            CREATE TABLE new_properties (
                person INTEGER NOT NULL,
                calendar INTEGER NOT NULL,
                namespace TEXT NOT NULL,
                local TEXT NOT NULL,
                xml TEXT NOT NULL,
                PRIMARY KEY (person, calendar, namespace, local),
                FOREIGN KEY (person, calendar) REFERENCES new_calendars ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            INSERT INTO new_properties \(oldProperties);

            -- Without data it was removed, which a program that fetched it has to be told. With its row
            -- ids, because rows are large.
            CREATE TABLE new_objects (
                person INTEGER NOT NULL,
                calendar INTEGER NOT NULL,
                name TEXT NOT NULL,
                uid TEXT NOT NULL,
                data BLOB,
                tag TEXT NOT NULL,
                revision INTEGER NOT NULL,
                modified INTEGER NOT NULL,
                PRIMARY KEY (person, calendar, name),
                FOREIGN KEY (person, calendar) REFERENCES new_calendars ON DELETE CASCADE
            ) STRICT;
            INSERT INTO new_objects \(oldObjects);
            DROP TABLE calendar_properties;
            DROP TABLE calendar_objects;
            DROP TABLE calendars;
            ALTER TABLE new_calendars RENAME TO calendars;
            ALTER TABLE new_properties RENAME TO calendar_properties;
            ALTER TABLE new_objects RENAME TO calendar_objects;
            CREATE UNIQUE INDEX calendar_objects_by_uid ON calendar_objects (person, calendar, uid)
                WHERE data IS NOT NULL;
            CREATE INDEX calendar_objects_by_revision ON calendar_objects (person, calendar, revision);
            """)

    /// Views under the names of the tables that `personFirst` made, in the temporary database.
    ///
    /// - Parameter version: Of the store, before that migration.
    static func viewsAsPersonFirst(version: Int) -> String {
        let grants = (version >= 2 ? [oldFeeds] : []) + (version >= 3 ? [oldAppPasswords] : [])
        return """
            CREATE TEMP VIEW people AS SELECT id, name, folded, seed, last_entry,
                \(lastNumber(of: "feeds")) AS last_feed,
                \(lastNumber(of: "app_passwords")) AS last_app_password,
                \(lastNumber(of: "calendars")) AS last_calendar,
                \(version >= 3 ? "last_revision" : "0 AS last_revision") FROM main.people;
            \(grants.isEmpty
                ? "" : "CREATE TEMP VIEW grants AS \(grants.joined(separator: " UNION ALL "));")
            CREATE TEMP VIEW calendars AS \(oldCalendars);
            CREATE TEMP VIEW calendar_properties AS \(oldProperties);
            CREATE TEMP VIEW calendar_objects AS \(oldObjects);
            """
    }

    /// The highest number that an older store has ever given to a row of the table.
    private static func lastNumber(of table: String) -> String {
        "coalesce((SELECT seq FROM main.sqlite_sequence WHERE name = '\(table)'), 0)"
    }

    private static let oldFeeds = """
        SELECT person, 1 AS kind, id AS number, name, selector, hash, contents, 1 - writable AS read_only,
            created, expires, revision, NULL AS last_used, NULL AS fetched_entry, NULL AS fetched_day,
            digest, modified
        FROM main.feeds LEFT JOIN main.publications ON feed = id
        """

    private static let oldAppPasswords = """
        SELECT person, 2 AS kind, id AS number, name, selector, hash, contents, read_only, created,
            NULL AS expires, 0 AS revision, last_used, fetched_entry, fetched_day, NULL AS digest,
            NULL AS modified
        FROM main.app_passwords
        """

    private static let oldCalendars = """
        SELECT person, id AS number, name, components, revision, forgotten, objects, bytes, removed
        FROM main.calendars
        """

    private static let oldProperties = """
        SELECT person, calendar, namespace, local, xml
        FROM main.calendar_properties JOIN main.calendars ON id = calendar
        """

    private static let oldObjects = """
        SELECT person, calendar, old.name, uid, data, tag, old.revision, modified
        FROM main.calendar_objects AS old JOIN main.calendars AS whole ON whole.id = old.calendar
        """
}

extension SQLiteConnection {
    /// Lets a store of an older schema be read like one of the newest, without changing it.
    func readAsNewest() throws {
        let version = try mark().version
        if (1..<5).contains(version) {
            try execute(Migration.viewsAsPersonFirst(version: version))
        }
        if (6..<Migration.begun).contains(version) { try execute(Migration.viewsAsBytes) }
    }
}
