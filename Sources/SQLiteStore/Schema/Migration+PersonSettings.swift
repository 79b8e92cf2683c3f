import SQLStore
import Store

extension Migration {
    /// Keeps what a person set up that the journal, which forgets nothing, must not know.
    static let personSettings = Migration(
        sql: """
            -- Such as where alarms are sent, with the secret that is shown there. The value is opaque to the store.
            CREATE TABLE person_settings (
                person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
                name TEXT NOT NULL,
                value TEXT NOT NULL,
                PRIMARY KEY (person, name)
            ) STRICT, WITHOUT ROWID;
            """)
}
