import CSQLite

/// An SQLite database in memory that this process owns and fills, to be written out as a file.
@safe struct DatabaseBuilder: ~Copyable {
    enum Value {
        case integer(Int)
        case text(String)
    }

    private let database: OpaquePointer

    private init(_ database: OpaquePointer) {
        unsafe self.database = database
    }

    /// - Parameter sql: Makes its tables.
    static func making(_ sql: String) throws -> DatabaseBuilder {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
        let status = unsafe sqlite3_open_v2(":memory:", &handle, flags, nil)
        guard status == SQLITE_OK, let database = unsafe handle else {
            unsafe sqlite3_close(handle)
            throw TrackerError.outOfMemory
        }
        let builder = unsafe DatabaseBuilder(database)
        guard unsafe sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else {
            throw builder.failure
        }
        return builder
    }

    deinit { unsafe sqlite3_close(database) }

    private var failure: TrackerError {
        unsafe .damaged(.database(FileWords(String(cString: sqlite3_errmsg(database)))))
    }

    /// Adds rows to a table, all or none of them.
    ///
    /// - Parameter table: One of our own names.
    borrowing func insert(into table: String, _ rows: [[Value]]) throws {
        guard let first = rows.first else { return }
        let holes = Array(repeating: "?", count: first.count).joined(separator: ", ")
        var handle: OpaquePointer?
        guard
            unsafe sqlite3_prepare_v2(
                database, "INSERT INTO \(table) VALUES (\(holes))", -1, &handle, nil) == SQLITE_OK,
            let statement = unsafe handle
        else { throw failure }
        defer { unsafe sqlite3_finalize(statement) }
        // SQLite makes a copy of each text.
        let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for row in rows {
            for (index, value) in row.enumerated() {
                let place = CInt(index + 1)
                switch value {
                case .integer(let number):
                    unsafe sqlite3_bind_int64(statement, place, Int64(number))
                case .text(let text):
                    unsafe sqlite3_bind_text(statement, place, text, -1, transient)
                }
            }
            guard unsafe sqlite3_step(statement) == SQLITE_DONE else { throw failure }
            unsafe sqlite3_reset(statement)
        }
    }

    /// The database as a file has it.
    borrowing func file() throws -> [UInt8] {
        var size: sqlite3_int64 = 0
        guard let bytes = unsafe sqlite3_serialize(database, "main", &size, 0) else {
            throw TrackerError.outOfMemory
        }
        defer { unsafe sqlite3_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }
}
