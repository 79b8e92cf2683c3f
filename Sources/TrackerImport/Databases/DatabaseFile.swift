import CSQLite

/// An SQLite database in memory that this process owns, opened for reading only.
@safe struct DatabaseFile: ~Copyable {
    private let database: OpaquePointer

    private init(_ database: OpaquePointer) {
        unsafe self.database = database
    }

    /// - Parameter bytes: A database file as it lies on the disk. One in write-ahead mode is read as it
    ///   was when the log beside it was last worked in.
    static func opening(_ bytes: [UInt8]) throws -> DatabaseFile {
        let file = unsafe DatabaseFile(try open())
        try file.load(bytes)
        // Nothing that somebody put into the schema may have effects.
        for pragma in ["trusted_schema = OFF", "cell_size_check = ON", "query_only = ON"] {
            try file.select("PRAGMA \(pragma)") { _ in }
        }
        return file
    }

    private static func open() throws -> OpaquePointer {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
        let status = unsafe sqlite3_open_v2(":memory:", &handle, flags, nil)
        guard status == SQLITE_OK, let database = unsafe handle else {
            unsafe sqlite3_close(handle)
            throw TrackerError.outOfMemory
        }
        return unsafe database
    }

    /// Gives SQLite a copy of the bytes, which it frees, whether it can use it or not.
    private borrowing func load(_ bytes: [UInt8]) throws {
        guard let copy = unsafe sqlite3_malloc64(UInt64(max(bytes.count, 1))) else {
            throw TrackerError.outOfMemory
        }
        let contents = unsafe copy.assumingMemoryBound(to: UInt8.self)
        for index in bytes.indices { unsafe contents[index] = bytes[index] }
        // Bytes 18 and 19 say how it is written (SQLite file format, section 1.3); without a file
        // there is no log beside it, and it could not be opened.
        if bytes.count > 19, bytes[18] == 2 || bytes[19] == 2 {
            unsafe contents[18] = 1
            unsafe contents[19] = 1
        }
        let status = unsafe sqlite3_deserialize(
            database, "main", contents, Int64(bytes.count), Int64(bytes.count),
            UInt32(SQLITE_DESERIALIZE_READONLY | SQLITE_DESERIALIZE_FREEONCLOSE))
        guard status == SQLITE_OK else { throw failure }
    }

    deinit { unsafe sqlite3_close(database) }

    private var failure: TrackerError {
        unsafe .damaged(.database(FileWords(String(cString: sqlite3_errmsg(database)))))
    }

    /// The columns of a real table in their order; empty if no table has this name.
    ///
    /// - Parameter table: One of our own names, never one out of the file.
    borrowing func columns(of table: String) throws -> [String] {
        var isTable = false
        try select("SELECT type FROM sqlite_schema WHERE name = '\(table)'") { row in
            isTable = row.text(0) == "table"
        }
        guard isTable else { return [] }
        var columns: [String] = []
        try select("SELECT name FROM pragma_table_info('\(table)')") { row in
            columns.append(row.text(0) ?? "")
        }
        return columns
    }

    /// Goes through what a query gives, up to `mostRows` rows.
    borrowing func select(_ query: String, _ body: (borrowing DatabaseRow) -> Void) throws {
        var handle: OpaquePointer?
        guard unsafe sqlite3_prepare_v2(database, query, -1, &handle, nil) == SQLITE_OK,
            let statement = unsafe handle
        else { throw failure }
        defer { unsafe sqlite3_finalize(statement) }
        var count = 0
        while true {
            switch unsafe sqlite3_step(statement) {
            case SQLITE_ROW:
                // A damaged tree can lead in a circle.
                count += 1
                guard count <= DatabaseFile.mostRows else {
                    throw TrackerError.damaged(.tooMuch)
                }
                body(unsafe DatabaseRow(statement))
            case SQLITE_DONE: return
            default: throw failure
            }
        }
    }

    static let mostRows = 1_000_000
}

/// The row that a query stands at.
@safe struct DatabaseRow: ~Copyable {
    private let statement: OpaquePointer

    fileprivate init(_ statement: OpaquePointer) {
        unsafe self.statement = statement
    }

    /// `nil` unless a whole number is stored there, or a text that is one.
    func integer(_ column: Int) -> Int? {
        switch unsafe sqlite3_column_type(statement, CInt(column)) {
        case SQLITE_INTEGER: return unsafe Int(sqlite3_column_int64(statement, CInt(column)))
        case SQLITE_TEXT: return text(column).flatMap { Int($0) }
        default: return nil
        }
    }

    func double(_ column: Int) -> Double? {
        switch unsafe sqlite3_column_type(statement, CInt(column)) {
        case SQLITE_INTEGER, SQLITE_FLOAT:
            return unsafe sqlite3_column_double(statement, CInt(column))
        default: return nil
        }
    }

    func isNull(_ column: Int) -> Bool {
        unsafe sqlite3_column_type(statement, CInt(column)) == SQLITE_NULL
    }

    func bytes(_ column: Int) -> [UInt8] {
        guard let bytes = unsafe sqlite3_column_blob(statement, CInt(column)) else { return [] }
        let count = unsafe Int(sqlite3_column_bytes(statement, CInt(column)))
        return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    func text(_ column: Int) -> String? {
        guard let text = unsafe sqlite3_column_text(statement, CInt(column)) else { return nil }
        return unsafe String(cString: text)
    }
}
