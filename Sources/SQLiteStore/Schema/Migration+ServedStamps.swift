import SQLStore
import Store

extension Migration {
    /// Keeps when the events of a served calendar had changed last, so that an older copy is known as one.
    static let servedStamps = Migration(
        sql: """
            -- As ServedRecord encodes them, in the order of the calendar's events; empty where nobody knows.
            ALTER TABLE served ADD COLUMN stamps BLOB NOT NULL DEFAULT x'';
            """)
}
