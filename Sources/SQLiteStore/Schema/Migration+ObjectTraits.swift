import SQLStore
import Store

extension Migration {
    /// Keeps of each object whether it may ring and whether it may be on a day, as `ObjectTrait` says; and people's names
    /// so that their unique key alone decides which are the same.
    static let objectTraits = Migration(
        sql: """
            ALTER TABLE calendar_objects ADD COLUMN rings INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE calendar_objects ADD COLUMN timed INTEGER NOT NULL DEFAULT 0;
            UPDATE calendar_objects SET rings = 1 WHERE CAST(data AS TEXT) LIKE '%VALARM%';
            UPDATE calendar_objects SET timed = 1 WHERE CAST(data AS TEXT) LIKE '%VEVENT%'
                OR CAST(data AS TEXT) LIKE '%VTODO%';
            CREATE INDEX calendar_objects_that_ring ON calendar_objects (person, calendar, name)
                WHERE rings = 1;
            CREATE INDEX calendar_objects_that_are_timed ON calendar_objects (person, calendar, name)
                WHERE timed = 1;
            """, foldsNames: true)
}
