import SQLStore
import Store

extension Migration {
    /// What calendar programs call events of the cycle calendar that they put under a name of their own.
    static let eventNames = Migration(
        sql: """
            CREATE TABLE event_names (
                password INTEGER NOT NULL REFERENCES app_passwords ON DELETE CASCADE,
                uid TEXT NOT NULL,
                name TEXT NOT NULL,
                given_uid TEXT NOT NULL,
                given INTEGER NOT NULL,
                PRIMARY KEY (password, uid),
                UNIQUE (password, name)
            ) STRICT, WITHOUT ROWID;
            """)
}
