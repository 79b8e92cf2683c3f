import SQLStore
import Store

extension Migration {
    /// Keeps which program wrote an entry, so that its own entries contradict nothing that it sends later.
    static let journalWriters = Migration(
        sql: """
            -- The kind and the number of its grant, which may be revoked since; NULL for all other doors.
            ALTER TABLE journal ADD COLUMN writer_kind INTEGER;
            ALTER TABLE journal ADD COLUMN writer INTEGER;
            CREATE INDEX journal_by_writer ON journal (person, writer_kind, writer, number)
                WHERE writer IS NOT NULL;
            """)
}
