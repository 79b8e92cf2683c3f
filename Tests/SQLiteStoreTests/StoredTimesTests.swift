import CivilDate
import Foundation
import SQLiteStore
import Store
import Testing

/// Every moment in a store has a row in a table that says what it means to a clock that was wrong once.
@Suite struct StoredTimesTests {
    /// Columns with numbers that are no moments.
    private static let others: Set = [
        "people.id", "people.last_entry", "people.rewritten",
        "people.last_revision", "people.changes", "people.last_feed", "people.last_app_password",
        "people.last_calendar", "journal.person", "journal.number", "journal.door",
        "journal.writer_kind", "journal.writer", "versions.person", "versions.sequence",
        "served.person", "served.number", "served.entry",
        "served_contents.person", "served_contents.entry",
        "grants.person", "grants.kind", "grants.number", "grants.read_only",
        "grants.revision", "grants.fetched_entry", "event_names.person",
        "event_names.kind", "event_names.password", "acknowledgements.person",
        "acknowledgements.acknowledged_by", "web_passwords.person", "web_sessions.person",
        "web_sessions.stays", "web_sessions.locked", "web_sessions.wrong_passcodes",
        "web_passcodes.person", "web_passcodes.minutes", "web_passcodes.when_hidden",
        "pictures.person", "web_links.person", "web_links.kind",
        "calendars.person", "calendars.number", "calendars.revision", "calendars.forgotten",
        "calendars.objects", "calendars.bytes", "calendars.removed", "calendar_properties.person",
        "calendar_properties.calendar", "calendar_objects.person", "calendar_objects.calendar",
        "calendar_objects.revision", "calendar_objects.writer",
        "calendar_objects.rings", "calendar_objects.timed",
        "hidden_events.person", "hidden_events.writer", "caldav_deletions.writer",
        "fetched_calendars.person", "fetched_calendars.kind", "fetched_calendars.password",
        "fetched_calendars.calendar", "fetched_calendars.revision", "fetched_objects.person",
        "fetched_objects.kind", "fetched_objects.password", "fetched_objects.calendar",
        "fetched_objects.revision",
        "hidden_events.revision", "caldav_deletions.person",
        "caldav_deletions.entry", "card_reviews.person", "card_reviews.number",
        "card_reviews.recall", "removed_objects.person", "removed_objects.number",
        "removed_objects.calendar", "study_timers.person", "alarm_buttons.person",
        "person_settings.person",
    ]
    /// Bytes that hold moments.
    private static let texts: Set = ["study_timers.state", "served.stamps"]

    @Test func `each column with a moment has a row that says what a wrong clock does to it`()
        throws
    {
        let (folder, page) = (
            try TemporaryFolder(),
            try String(
                contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                    .appending(path: "../../docs/decisions/0027-clocks-that-were-wrong.md"),
                encoding: .utf8)
        )
        _ = try SQLiteStore.open(folder())
        let columns = try OldStore(path: folder()).rows(
            """
            SELECT t.name || '.' || c.name, c.type FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
            WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
            """
        ).map { $0.split(separator: "|").map(String.init) }
        #expect(columns.count > 100)
        let numbers = columns.filter { $0[1] == "INTEGER" }.map { $0[0] }
        let found = Set(numbers).subtracting(Self.others).union(Self.texts)
        let rows = page.split(separator: "\n").compactMap { line -> String? in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[0].hasPrefix("`") else { return nil }
            #expect(cells.allSatisfy { !$0.isEmpty })
            return cells[0].filter { $0 != "`" }
        }
        #expect(Set(rows) == found)
        #expect(Set(rows).count == rows.count)
        #expect(Self.others.isSubset(of: numbers), "a column that is listed is gone")
    }

    @Test func `a moment more than an hour after now was written by a clock that was ahead`() {
        #expect(StoredTime.known(99, at: 100) == 99)
        #expect(StoredTime.known(3_700, at: 100) == 3_700)
        #expect(StoredTime.known(3_701, at: 100) == nil)
        #expect(StoredTime.known(.max, at: .max) == .max)
        #expect(StoredTime.known(.min, at: .min) == .min)
    }
}
