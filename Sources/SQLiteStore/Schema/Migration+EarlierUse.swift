import SQLStore
import Store

extension Migration {
    /// Keeps how a login is used by a clock that was set back, beside how it was used before.
    static let earlierUse = Migration(
        sql: """
            -- As `created` and `last_used`, by a clock that says an earlier time than those; NULL for all others.
            ALTER TABLE web_sessions ADD COLUMN earlier_created INTEGER;
            ALTER TABLE web_sessions ADD COLUMN earlier_last_used INTEGER;
            """)
}
