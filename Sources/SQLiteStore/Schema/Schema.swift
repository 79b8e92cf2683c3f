import SQLStore
import Store

/// What a database is made of: its tables, indexes, triggers and views, but for SQLite's own.
struct Schema: Equatable {
    /// One of them as SQLite keeps it (SQLite file format, 2.6).
    private struct Object: Hashable {
        let name: String
        let sql: String
    }

    /// The objects by names such as `table journal`.
    private let objects: Set<Object>

    var names: Set<String> { Set(objects.map(\.name)) }

    /// Of a store that all migrations made; known beforehand, because to run them for it takes longer than to open a
    /// store.
    static let newestNames: Set = [
        "index calendar_objects_by_revision", "index calendar_objects_by_uid",
        "index calendar_objects_that_are_timed", "index calendar_objects_that_ring",
        "index journal_by_writer",
        "index removed_objects_by_calendar", "index versions_by_uid", "table acknowledgements",
        "table alarm_buttons",
        "table caldav_deletions", "table calendar_objects", "table calendar_properties",
        "table calendars", "table card_reviews", "table event_names", "table fetched_calendars",
        "table fetched_objects", "table grants",
        "table hidden_events", "table journal", "table people", "table person_settings",
        "table pictures",
        "table removed_objects", "table served", "table served_contents", "table server_settings",
        "table study_timers", "table versions",
        "table web_links", "table web_passcodes", "table web_passwords", "table web_sessions",
    ]

    /// Those that SQLite has (file format, 2.6).
    fileprivate static let kinds = ["table", "index", "trigger", "view"]

    init(of connection: SQLiteConnection) throws {
        // SQLite keeps such names for itself, and has no trigger or view of its own.
        objects = Set(
            try connection.all(
                """
                SELECT type || ' ' || name, coalesce(sql, '') FROM main.sqlite_schema
                WHERE type NOT IN ('table', 'index') OR name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
                """
            ) { Object(name: $0.text(0), sql: $0.text(1)) })
    }

    /// What the migrations make of an empty database.
    init(madeBy migrations: some Sequence<Migration>) throws {
        let connection = try SQLiteConnection.empty()
        for migration in migrations { try connection.execute(migration.sql) }
        try self.init(of: connection)
    }

    /// The names of what this one has differently.
    func changed(from other: Schema) -> [String] {
        objects.subtracting(other.objects).map(\.name).sorted()
    }
}

extension SQLiteConnection {
    /// Refuses a store in which somebody else put something, such as a trigger that copies what is written later.
    ///
    /// Nothing of the kind acts on our connections, but it would in other programs.
    func requireOwnNames(_ migrations: [Migration]) throws {
        try require(
            migrations.count == Migration.all.count
                ? Schema.newestNames : Schema(madeBy: migrations).names,
            try Schema(of: self).names)
    }

    /// The same for everything by which the store differs from what the migrations make.
    func requireOwnSchema(_ migrations: some Sequence<Migration>) throws {
        let (found, own) = (try Schema(of: self), try Schema(madeBy: migrations))
        guard found != own else { return }
        try require(own.names, found.names)
        let changed = found.changed(from: own).joined(separator: ", ")
        throw damage("\(changed) is not as it was made")
    }

    private func require(_ own: Set<String>, _ found: Set<String>) throws(StoreError) {
        guard own != found else { return }
        // Nobody can put anything there of another kind than these.
        let odd = found.filter { name in !Schema.kinds.contains { name.hasPrefix("\($0) ") } }
        guard odd.isEmpty else { throw damage("its table of contents is not as it was written") }
        let foreign = found.subtracting(own).sorted().prefix(3).map { String($0.prefix(60)) }
        guard foreign.isEmpty else { throw StoreError(.foreignSchema(foreign), path: path) }
        throw damage("it lacks \(own.subtracting(found).sorted().joined(separator: ", "))")
    }

    private func damage(_ detail: String) -> StoreError {
        StoreError(.damaged(readable: nil), path: path, detail: detail)
    }
}
