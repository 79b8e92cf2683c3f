import SQLStore
import Store

extension Migration {
    /// Keeps since when a calendar no longer shows an event, so that what nobody can have any more is forgotten.
    static let goneVersions = Migration(
        sql: """
            -- gone: the day on which the rendition was given out first without the event; 0 while it has it.
            ALTER TABLE versions ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
            """)
}
