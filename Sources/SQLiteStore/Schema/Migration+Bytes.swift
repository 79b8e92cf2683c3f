extension Migration {
    /// Keeps all text as its bytes, which have one order in every database and may be any; finds out whose a button of an
    /// alarm is by one row; and has room for what lets somebody in who has lost the password.
    static let bytes = Migration(
        sql: """
            DROP INDEX versions_by_uid;
            DROP INDEX calendar_objects_by_uid;
            DROP INDEX calendar_objects_by_revision;
            DROP INDEX removed_objects_by_calendar;
            DROP INDEX journal_by_writer;
            DROP INDEX calendar_objects_that_ring;
            DROP INDEX calendar_objects_that_are_timed;
            ALTER TABLE people RENAME TO old_people;
            ALTER TABLE journal RENAME TO old_journal;
            ALTER TABLE grants RENAME TO old_grants;
            ALTER TABLE versions RENAME TO old_versions;
            ALTER TABLE served RENAME TO old_served;
            ALTER TABLE served_contents RENAME TO old_served_contents;
            ALTER TABLE hidden_events RENAME TO old_hidden_events;
            ALTER TABLE caldav_deletions RENAME TO old_caldav_deletions;
            ALTER TABLE calendars RENAME TO old_calendars;
            ALTER TABLE calendar_properties RENAME TO old_calendar_properties;
            ALTER TABLE calendar_objects RENAME TO old_calendar_objects;
            ALTER TABLE removed_objects RENAME TO old_removed_objects;
            ALTER TABLE acknowledgements RENAME TO old_acknowledgements;
            ALTER TABLE event_names RENAME TO old_event_names;
            ALTER TABLE fetched_calendars RENAME TO old_fetched_calendars;
            ALTER TABLE fetched_objects RENAME TO old_fetched_objects;
            ALTER TABLE card_reviews RENAME TO old_card_reviews;
            ALTER TABLE study_timers RENAME TO old_study_timers;
            ALTER TABLE person_settings RENAME TO old_person_settings;
            ALTER TABLE web_passwords RENAME TO old_web_passwords;
            ALTER TABLE web_sessions RENAME TO old_web_sessions;
            ALTER TABLE web_links RENAME TO old_web_links;
            ALTER TABLE server_settings RENAME TO old_server_settings;

            \(tables)

            -- Each goes as soon as it was copied, so that the file needs room for one of them.
            INSERT INTO people (id, name, folded, seed, last_entry, rewritten, last_revision,
                changes, last_feed, last_app_password, last_calendar) SELECT id, CAST(name AS BLOB),
                CAST(folded AS BLOB), seed, last_entry, rewritten, last_revision, changes,
                last_feed, last_app_password, last_calendar FROM old_people;
            INSERT INTO grants (person, kind, number, name, selector, hash, contents, read_only,
                created, expires, revision, last_used, fetched_entry, fetched_day, digest, modified)
                SELECT person, kind, number, CAST(name AS BLOB), CAST(selector AS BLOB), hash,
                CAST(contents AS BLOB), read_only, created, expires, revision, last_used,
                fetched_entry, fetched_day, digest, modified FROM old_grants;
            INSERT INTO calendars (person, number, name, components, revision, forgotten, objects,
                bytes, removed) SELECT person, number, CAST(name AS BLOB), CAST(components AS BLOB),
                revision, forgotten, objects, bytes, removed FROM old_calendars;
            INSERT INTO journal (person, number, recorded, door, body, writer_kind, writer) SELECT
                person, number, recorded, door, body, writer_kind, writer FROM old_journal;
            DROP TABLE old_journal;
            INSERT INTO versions (person, channel, uid, hash, sequence, modified, gone) SELECT
                person, CAST(channel AS BLOB), CAST(uid AS BLOB), hash, sequence, modified, gone
                FROM old_versions;
            DROP TABLE old_versions;
            INSERT INTO served (person, number, feed, entry, day, options, stamps) SELECT person,
                number, CAST(feed AS BLOB), entry, day, CAST(options AS BLOB), stamps FROM
                old_served;
            DROP TABLE old_served;
            INSERT INTO served_contents (person, digest, entry, day) SELECT person, digest, entry,
                day FROM old_served_contents;
            DROP TABLE old_served_contents;
            INSERT INTO hidden_events (person, uid, hash, hidden, revision, writer) SELECT person,
                CAST(uid AS BLOB), hash, hidden, revision, writer FROM old_hidden_events;
            DROP TABLE old_hidden_events;
            INSERT INTO caldav_deletions (person, uid, entry, deleted, writer) SELECT person,
                CAST(uid AS BLOB), entry, deleted, writer FROM old_caldav_deletions;
            DROP TABLE old_caldav_deletions;
            INSERT INTO calendar_properties (person, calendar, namespace, local, xml) SELECT person,
                calendar, CAST(namespace AS BLOB), CAST(local AS BLOB), CAST(xml AS BLOB) FROM
                old_calendar_properties;
            DROP TABLE old_calendar_properties;
            INSERT INTO calendar_objects (person, calendar, name, uid, data, tag, revision,
                modified, writer, rings, timed) SELECT person, calendar, CAST(name AS BLOB),
                CAST(uid AS BLOB), data, CAST(tag AS BLOB), revision, modified, writer, rings, timed
                FROM old_calendar_objects;
            INSERT INTO fetched_objects (person, kind, password, calendar, name, revision) SELECT
                person, kind, password, calendar, CAST(name AS BLOB), revision FROM
                old_fetched_objects;
            DROP TABLE old_fetched_objects;
            DROP TABLE old_calendar_objects;
            INSERT INTO fetched_calendars (person, kind, password, calendar, revision) SELECT
                person, kind, password, calendar, revision FROM old_fetched_calendars;
            DROP TABLE old_fetched_calendars;
            INSERT INTO removed_objects (person, number, calendar, name, uid, data, tag, removed)
                SELECT person, number, calendar, CAST(name AS BLOB), CAST(uid AS BLOB), data,
                CAST(tag AS BLOB), removed FROM old_removed_objects;
            DROP TABLE old_removed_objects;
            INSERT INTO acknowledgements (person, uid, recurrence, acknowledged, snoozed_until,
                rung, acknowledged_by, claimed) SELECT person, CAST(uid AS BLOB), CAST(recurrence AS
                BLOB), acknowledged, snoozed_until, rung, acknowledged_by, claimed FROM
                old_acknowledgements;
            DROP TABLE old_acknowledgements;
            INSERT INTO event_names (person, kind, password, uid, name, given_uid, given) SELECT
                person, kind, password, CAST(uid AS BLOB), CAST(name AS BLOB), CAST(given_uid AS
                BLOB), given FROM old_event_names;
            DROP TABLE old_event_names;
            INSERT INTO card_reviews (person, number, card, reviewed, recall) SELECT person, number,
                CAST(card AS BLOB), reviewed, recall FROM old_card_reviews;
            DROP TABLE old_card_reviews;
            INSERT INTO study_timers (person, state) SELECT person, CAST(state AS BLOB) FROM
                old_study_timers;
            DROP TABLE old_study_timers;
            INSERT INTO person_settings (person, name, value) SELECT person, CAST(name AS BLOB),
                CAST(value AS BLOB) FROM old_person_settings;
            DROP TABLE old_person_settings;
            INSERT INTO web_passwords (person, hash) SELECT person, CAST(hash AS BLOB) FROM
                old_web_passwords;
            DROP TABLE old_web_passwords;
            INSERT INTO web_sessions (person, selector, hash, device, created, last_used, confirmed,
                stays, earlier_created, earlier_last_used) SELECT person, CAST(selector AS BLOB),
                hash, CAST(device AS BLOB), created, last_used, confirmed, stays, earlier_created,
                earlier_last_used FROM old_web_sessions;
            DROP TABLE old_web_sessions;
            INSERT INTO web_links (selector, kind, hash, person, name, expires)
                SELECT CAST(selector AS BLOB), CASE WHEN person IS NULL THEN 2 ELSE 1 END, hash, person,
                CAST(name AS BLOB), expires FROM old_web_links;
            DROP TABLE old_web_links;
            INSERT INTO server_settings (name, value) SELECT CAST(name AS BLOB), CAST(value AS BLOB)
                FROM old_server_settings;
            DROP TABLE old_server_settings;
            -- Nobody gets the number of somebody who was erased.
            DELETE FROM sqlite_sequence WHERE name = 'people';
            INSERT INTO sqlite_sequence (name, seq)
                SELECT 'people', seq FROM sqlite_sequence WHERE name = 'old_people';

            \(indexes)

            DROP TABLE old_calendars;
            DROP TABLE old_grants;
            DROP TABLE old_people;
            """)

    /// How many migrations lead to `tables` and `indexes`, from which a new store begins.
    package static let begun = 18

    static let tables = """
        -- last_…: the last number given. rewritten: last_entry when entries were last changed or removed.
        -- changes: rises with every transaction that changes anything of the person's.
        CREATE TABLE people (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name BLOB NOT NULL,
            folded BLOB NOT NULL UNIQUE,
            seed BLOB NOT NULL CHECK (length(seed) = 32),
            last_entry INTEGER NOT NULL DEFAULT 0,
            rewritten INTEGER NOT NULL DEFAULT 0,
            last_revision INTEGER NOT NULL DEFAULT 0,
            changes INTEGER NOT NULL DEFAULT 0,
            last_feed INTEGER NOT NULL DEFAULT 0,
            last_app_password INTEGER NOT NULL DEFAULT 0,
            last_calendar INTEGER NOT NULL DEFAULT 0
        ) STRICT;

        CREATE TABLE journal (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number > 0),
            recorded INTEGER NOT NULL,
            door INTEGER NOT NULL,
            body BLOB NOT NULL,
            writer_kind INTEGER,
            writer INTEGER,
            PRIMARY KEY (person, number)
        ) STRICT, WITHOUT ROWID;

        -- kind 1: a feed, whose last publication has the digest and the time of modification.
        -- kind 2: an app password, which was used and which fetched the cycle calendar.
        CREATE TABLE grants (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            kind INTEGER NOT NULL,
            number INTEGER NOT NULL,
            name BLOB NOT NULL,
            selector BLOB NOT NULL,
            hash BLOB NOT NULL,
            contents BLOB NOT NULL,
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

        -- gone: the day on which the rendition was given out first without the event; 0 while it has it.
        CREATE TABLE versions (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            channel BLOB NOT NULL,
            uid BLOB NOT NULL,
            hash BLOB NOT NULL,
            sequence INTEGER NOT NULL,
            modified INTEGER NOT NULL,
            gone INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (person, channel, uid)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE served (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            number INTEGER NOT NULL,
            feed BLOB NOT NULL,
            entry INTEGER NOT NULL,
            day INTEGER NOT NULL,
            options BLOB NOT NULL,
            stamps BLOB NOT NULL DEFAULT x'',
            PRIMARY KEY (person, number),
            UNIQUE (person, feed, entry, day, options)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE served_contents (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            digest BLOB NOT NULL,
            entry INTEGER NOT NULL,
            day INTEGER NOT NULL,
            PRIMARY KEY (person, digest)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE hidden_events (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            uid BLOB NOT NULL,
            hash BLOB,
            hidden INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            writer INTEGER,
            PRIMARY KEY (person, uid)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE caldav_deletions (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            uid BLOB NOT NULL,
            entry INTEGER,
            deleted INTEGER NOT NULL,
            writer INTEGER,
            PRIMARY KEY (person, uid)
        ) STRICT, WITHOUT ROWID;

        -- objects, bytes and removed count what calendar_objects has of the calendar.
        CREATE TABLE calendars (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            number INTEGER NOT NULL,
            name BLOB NOT NULL,
            components BLOB NOT NULL,
            revision INTEGER NOT NULL,
            forgotten INTEGER NOT NULL,
            objects INTEGER NOT NULL DEFAULT 0,
            bytes INTEGER NOT NULL DEFAULT 0,
            removed INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (person, number),
            UNIQUE (person, name)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE calendar_properties (
            person INTEGER NOT NULL,
            calendar INTEGER NOT NULL,
            namespace BLOB NOT NULL,
            local BLOB NOT NULL,
            xml BLOB NOT NULL,
            PRIMARY KEY (person, calendar, namespace, local),
            FOREIGN KEY (person, calendar) REFERENCES calendars ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        -- Without data it was removed, which a program that fetched it has to be told. With row ids, because
        -- rows are large. writer: the number of the app password that wrote it last.
        CREATE TABLE calendar_objects (
            person INTEGER NOT NULL,
            calendar INTEGER NOT NULL,
            name BLOB NOT NULL,
            uid BLOB NOT NULL,
            data BLOB,
            tag BLOB NOT NULL,
            revision INTEGER NOT NULL,
            modified INTEGER NOT NULL,
            writer INTEGER,
            rings INTEGER NOT NULL DEFAULT 0,
            timed INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (person, calendar, name),
            FOREIGN KEY (person, calendar) REFERENCES calendars ON DELETE CASCADE
        ) STRICT;

        CREATE TABLE removed_objects (
            person INTEGER NOT NULL,
            number INTEGER NOT NULL CHECK (number > 0),
            calendar INTEGER NOT NULL,
            name BLOB NOT NULL,
            uid BLOB NOT NULL,
            data BLOB NOT NULL,
            tag BLOB NOT NULL,
            removed INTEGER NOT NULL,
            PRIMARY KEY (person, number),
            FOREIGN KEY (person, calendar) REFERENCES calendars ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        -- claimed: when a program was about to ring it, which has not said since that it did.
        CREATE TABLE acknowledgements (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            uid BLOB NOT NULL,
            recurrence BLOB NOT NULL,
            acknowledged INTEGER,
            snoozed_until INTEGER,
            rung INTEGER,
            acknowledged_by INTEGER,
            claimed INTEGER,
            PRIMARY KEY (person, uid, recurrence)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE event_names (
            person INTEGER NOT NULL,
            kind INTEGER NOT NULL DEFAULT 2 CHECK (kind = 2),
            password INTEGER NOT NULL,
            uid BLOB NOT NULL,
            name BLOB NOT NULL,
            given_uid BLOB NOT NULL,
            given INTEGER NOT NULL,
            PRIMARY KEY (person, password, uid),
            UNIQUE (person, password, name),
            FOREIGN KEY (person, kind, password) REFERENCES grants ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

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

        CREATE TABLE fetched_objects (
            person INTEGER NOT NULL,
            kind INTEGER NOT NULL DEFAULT 2 CHECK (kind = 2),
            password INTEGER NOT NULL,
            calendar INTEGER NOT NULL,
            name BLOB NOT NULL,
            revision INTEGER NOT NULL,
            PRIMARY KEY (person, calendar, name, password),
            FOREIGN KEY (person, kind, password) REFERENCES grants ON DELETE CASCADE,
            FOREIGN KEY (person, calendar, name) REFERENCES calendar_objects ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE card_reviews (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number > 0),
            card BLOB NOT NULL,
            reviewed INTEGER NOT NULL,
            recall INTEGER NOT NULL CHECK (recall BETWEEN 1 AND 4),
            PRIMARY KEY (person, number)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE study_timers (
            person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
            state BLOB NOT NULL
        ) STRICT;

        CREATE TABLE person_settings (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            name BLOB NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (person, name)
        ) STRICT, WITHOUT ROWID;

        -- recovery: the keyed hash of the code that lets somebody in who has lost the password.
        CREATE TABLE web_passwords (
            person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
            hash BLOB NOT NULL,
            recovery BLOB
        ) STRICT;

        CREATE TABLE web_sessions (
            person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            selector BLOB NOT NULL UNIQUE,
            hash BLOB NOT NULL,
            device BLOB NOT NULL,
            created INTEGER NOT NULL,
            last_used INTEGER NOT NULL,
            confirmed INTEGER,
            stays INTEGER NOT NULL,
            earlier_created INTEGER,
            earlier_last_used INTEGER,
            PRIMARY KEY (person, selector)
        ) STRICT, WITHOUT ROWID;

        -- kind 1: logs the person in. kind 2: an invitation for the name. kind 3: lets the person choose a new
        -- password.
        CREATE TABLE web_links (
            selector BLOB PRIMARY KEY,
            kind INTEGER NOT NULL,
            hash BLOB NOT NULL,
            person INTEGER REFERENCES people ON DELETE CASCADE,
            name BLOB,
            expires INTEGER NOT NULL,
            CHECK ((person IS NULL) <> (name IS NULL))
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE server_settings (
            name BLOB PRIMARY KEY,
            value BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- The beginning of what the buttons of a person's alarms carry.
        CREATE TABLE alarm_buttons (
            person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
            selector BLOB NOT NULL UNIQUE
        ) STRICT;
        """

    static let indexes = """
        CREATE INDEX versions_by_uid ON versions (person, uid, sequence);
        CREATE UNIQUE INDEX calendar_objects_by_uid ON calendar_objects (person, calendar, uid)
            WHERE data IS NOT NULL;
        CREATE INDEX calendar_objects_by_revision ON calendar_objects (person, calendar,
            revision);
        CREATE INDEX removed_objects_by_calendar ON removed_objects (person, calendar);
        CREATE INDEX journal_by_writer ON journal (person, writer_kind, writer, number) WHERE
            writer IS NOT NULL;
        CREATE INDEX calendar_objects_that_ring ON calendar_objects (person, calendar, name)
            WHERE rings = 1;
        CREATE INDEX calendar_objects_that_are_timed ON calendar_objects (person, calendar,
            name) WHERE timed = 1;
        """

    /// A view of what is compared with bytes where an older store is read, in the temporary database.
    static let viewsAsBytes = """
        CREATE TEMP VIEW acknowledgements AS SELECT person, CAST(uid AS BLOB) AS uid,
            CAST(recurrence AS BLOB) AS recurrence, acknowledged, snoozed_until, acknowledged_by
        FROM main.acknowledgements
        """
}
