import CSQLite
import SQLiteStore
import Store

/// A database file by SQLite alone: stores as earlier versions of the program left them, and what is
/// really in one.
struct OldStore {
    let path: String

    /// Makes a store of the schema that came `version`th, as the program that wrote it did.
    static func make(_ path: String, version: Int, _ content: String) throws -> OldStore {
        let store = OldStore(path: path)
        try store.execute("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON")
        // The content is of the fourth at most: what came later made something else of it.
        for migration in Migration.all.prefix(min(version, 4)) { try store.execute(migration.sql) }
        try store.execute(content)
        for migration in Migration.all.prefix(version).dropFirst(4) {
            try store.execute(migration.sql)
        }
        try store.execute(
            "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
        return store
    }

    func execute(_ sql: String) throws {
        _ = try rows(sql)
    }

    /// The rows of all statements, with their columns as text.
    func rows(_ sql: String) throws -> [String] {
        var database: OpaquePointer?
        defer { unsafe sqlite3_close_v2(database) }
        guard unsafe sqlite3_open(path, &database) == SQLITE_OK else {
            throw Failure(message: path)
        }
        unsafe sqlite3_busy_timeout(database, 5000)
        var rows: [String] = []
        let status = unsafe withUnsafeMutablePointer(to: &rows) { rows in
            unsafe sqlite3_exec(
                database, sql,
                { rows, count, values, _ in
                    let columns = (0..<Int(count)).map { index in
                        unsafe values?[index].map { unsafe String(cString: $0) } ?? "NULL"
                    }
                    unsafe rows?.assumingMemoryBound(to: [String].self).pointee
                        .append(columns.joined(separator: "|"))
                    return 0
                }, rows, nil)
        }
        guard status == SQLITE_OK else {
            throw unsafe Failure(message: String(cString: sqlite3_errmsg(database)))
        }
        return rows
    }

    /// The tables whose rows are not those of another store, and those that one of them alone has.
    func differences(from other: OldStore) throws -> [String] {
        let names = "SELECT name FROM sqlite_schema WHERE type = 'table'"
        let (tables, others) = (Set(try rows(names)), Set(try other.rows(names)))
        // No row is twice in a table.
        let comparisons = tables.intersection(others).map { table in
            let (own, its) = ("SELECT * FROM main.\(table)", "SELECT * FROM other.\(table)")
            return """
                SELECT '\(table)'
                    WHERE EXISTS (\(own) EXCEPT \(its)) OR EXISTS (\(its) EXCEPT \(own));
                """
        }
        return try tables.symmetricDifference(others)
            + rows("ATTACH '\(other.path)' AS other;" + comparisons.joined())
    }

    struct Failure: Error {
        let message: String
    }
}

/// What two people had in stores of each version, the second one with `count` of everything.
func oldContent(version: Int, count: Int) -> String {
    let numbers =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))"
    let first = """
        INSERT INTO people (id, name, folded, seed, last_entry) VALUES
            (1, 'Ada', 'ada', zeroblob(32), 2), (3, 'Eve', 'eve', x'\(String(repeating: "07", count: 32))', \(count));
        INSERT INTO journal (person, number, recorded, door, body) VALUES
            (1, 1, 5, 1, x'61'), (1, 2, 6, 3, x'62');
        \(numbers) INSERT INTO journal SELECT 3, i, i, 2, randomblob(100) FROM n;
        INSERT INTO versions VALUES (1, 'file', 'u', x'00', 3, 7);
        \(numbers) INSERT INTO versions SELECT 3, 'feed 4', 'u' || i, randomblob(16), i, i FROM n;
        INSERT INTO served (id, person, feed, entry, day, options) VALUES
            (1, 1, 'file', 1, 20000, 'x'), (2, 3, 'feed 4', 1, 20000, 'y'), (3, 1, 'file', 2, 20001, 'x');
        \(numbers) INSERT INTO served (person, feed, entry, day, options)
            SELECT 3, 'feed 4', i, 20000 + i, 'y' FROM n;
        """
    // Numbers that are gone are not to come again.
    let second = """
        UPDATE people SET rewritten = 1 WHERE id = 1;
        INSERT INTO feeds VALUES (1, 1, 'phone', 'abc', x'00', 'c', 0, 5, NULL, 0),
            (4, 3, 'tv', 'def', x'01', 'd', 1, 6, 99, 3), (6, 3, 'gone', 'ghi', x'02', 'e', 0, 7, NULL, 0);
        INSERT INTO publications VALUES (1, x'AA', 7);
        DELETE FROM feeds WHERE id = 6;
        """
    let third = """
        UPDATE people SET last_revision = 3 WHERE id = 1;
        UPDATE people SET last_revision = \(count + 1) WHERE id = 3;
        INSERT INTO app_passwords VALUES (2, 1, 'Phone', 'abc', x'03', 'f', 1, 8, 9, 2, 20000),
            (3, 3, 'Desk', 'jkl', x'04', 'g', 0, 10, NULL, NULL, NULL);
        INSERT INTO calendars VALUES (1, 1, 'cycle', 'VEVENT', 1, 1, 0, 0, 0),
            (2, 1, 'work', 'VEVENT VTODO', 3, 1, 1, 3, 1),
            (3, 3, 'work', 'VEVENT', \(count + 1), 1, \(count), 0, 0);
        INSERT INTO calendar_properties VALUES (2, 'a', 'b', '<b/>');
        INSERT INTO calendar_objects (calendar, name, uid, data, tag, revision, modified) VALUES
            (2, 'a', 'u', x'64', 't', 2, 11), (2, 'b', '', NULL, '', 3, 12);
        \(numbers) INSERT INTO calendar_objects (calendar, name, uid, data, tag, revision, modified)
            SELECT 3, 'n' || i, 'u' || i, randomblob(500), 't', i + 1, i FROM n;
        INSERT INTO hidden_events VALUES (1, 'h', x'05', 13, 1), (1, 'i', NULL, 14, 1);
        INSERT INTO caldav_deletions VALUES (1, 'd', 2, 15);
        """
    let fourth = "INSERT INTO event_names VALUES (2, 'u', 'n', 'g', 16);"
    return "BEGIN; " + [first, second, third, fourth].prefix(version).joined(separator: "\n")
        + "COMMIT;"
}
