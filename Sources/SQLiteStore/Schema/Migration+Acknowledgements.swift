import SQLStore
import Store

extension Migration {
    /// Keeps which alarms somebody has dismissed or put off.
    static let acknowledgements = Migration(
        sql: """
            -- Moments are seconds since 1970-01-01T00:00:00Z. What rang up to `acknowledged` is dismissed, and rings
            -- again only where it was put off.
            -- recurrence: which time of an entry that repeats, as its RECURRENCE-ID is written; empty for others.
            -- rung: up to when a clock of ours has rung; no clock fills it yet, and a row may have nothing else.
            -- acknowledged_by: the door by which it was dismissed, as in the journal.
            CREATE TABLE acknowledgements (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                uid TEXT NOT NULL,
                recurrence TEXT NOT NULL,
                acknowledged INTEGER,
                snoozed_until INTEGER,
                rung INTEGER,
                acknowledged_by INTEGER,
                PRIMARY KEY (person, uid, recurrence)
            ) STRICT, WITHOUT ROWID;
            """)
}
