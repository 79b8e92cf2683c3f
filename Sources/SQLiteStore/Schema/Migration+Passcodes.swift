import SQLStore
import Store

extension Migration {
    /// Has room for the passcode that locks a person's pages, for what each session knows of it, and for a picture of
    /// the person.
    static let passcodes = Migration(
        sql: """
            -- passcode: its hash. minutes: after how many without a use a session is locked. when_hidden: whether also as
            -- soon as the page is out of sight.
            CREATE TABLE web_passcodes (
                person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
                passcode BLOB NOT NULL,
                minutes INTEGER NOT NULL,
                when_hidden INTEGER NOT NULL
            ) STRICT;
            ALTER TABLE web_sessions ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE web_sessions ADD COLUMN wrong_passcodes INTEGER NOT NULL DEFAULT 0;

            CREATE TABLE pictures (
                person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
                png BLOB NOT NULL
            ) STRICT;
            """)
}
