import CSQLite

/// A prepared SQL statement that this process owns.
///
/// Its parameters count from 1 and its columns from 0, as in SQLite.
@safe struct Statement: ~Copyable {
    private let handle: OpaquePointer
    private let path: String

    /// Takes over `handle`.
    init(owning handle: OpaquePointer, path: String) {
        unsafe self.handle = handle
        self.path = path
    }

    deinit { unsafe sqlite3_finalize(handle) }

    /// Goes to the next row; `false` after the last one.
    func step() throws(StoreError) -> Bool {
        switch unsafe sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            throw unsafe StoreError(database: sqlite3_db_handle(handle), path: path)
        }
    }

    /// Makes the statement ready to run again; what was bound stays.
    func reset() {
        // It repeats the error of the last step, which was thrown then.
        _ = unsafe sqlite3_reset(handle)
    }

    /// How many steps SQLite's machine made in all its runs: some for each row that it looks at.
    var steps: Int {
        unsafe Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 0))
    }

    /// Binds what the statement's parameters stand for, in their order.
    func bind(_ values: [any SQLValue]) throws(StoreError) {
        var index: Int32 = 1
        for value in values {
            try value.bind(to: self, at: index)
            index += 1
        }
    }

    func bind(_ value: Int64, at index: Int32) throws(StoreError) {
        try check(unsafe sqlite3_bind_int64(handle, index, value))
    }

    func bind(_ text: String, at index: Int32) throws(StoreError) {
        var text = text
        let status = text.withUTF8 { utf8 in
            unsafe sqlite3_bind_text64(
                handle, index, utf8.baseAddress, UInt64(utf8.count), Statement.copied,
                UInt8(SQLITE_UTF8))
        }
        try check(status)
    }

    func bind(_ bytes: [UInt8], at index: Int32) throws(StoreError) {
        // An empty array may have no address, which SQLite takes for NULL.
        let status =
            bytes.isEmpty
            ? unsafe sqlite3_bind_zeroblob(handle, index, 0)
            : unsafe sqlite3_bind_blob64(
                handle, index, bytes, UInt64(bytes.count), Statement.copied)
        try check(status)
    }

    func bindNull(at index: Int32) throws(StoreError) {
        try check(unsafe sqlite3_bind_null(handle, index))
    }

    /// The integer, or the nearest one that arithmetic can go on from: nothing that the program counts comes near
    /// 2⁵³, but somebody may have written anything into the file.
    func integer(_ column: Int32) -> Int64 {
        max(-Self.farthest, min(anyInteger(column), Self.farthest))
    }

    /// The integer, whatever it is; for comparing alone.
    func anyInteger(_ column: Int32) -> Int64 {
        unsafe sqlite3_column_int64(handle, column)
    }

    private static let farthest: Int64 = 1 << 53

    /// A day's number since 1970, or the nearest one that a calendar has: of the years 0001 to 9999.
    func day(_ column: Int32) -> Int {
        Int(max(-719_162, min(anyInteger(column), 2_932_896)))
    }

    /// A moment in seconds since 1970, or the nearest one that a calendar has: of the years 0001 to 9999.
    func seconds(_ column: Int32) -> Int64 {
        max(-62_135_596_800, min(anyInteger(column), 253_402_300_799))
    }

    /// The integer as an `Int`, which has 64 bits wherever the program runs.
    func int(_ column: Int32) -> Int {
        Int(integer(column))
    }

    /// The integer; `nil` for NULL.
    func optionalInteger(_ column: Int32) -> Int64? {
        isNull(column) ? nil : integer(column)
    }

    func isNull(_ column: Int32) -> Bool {
        unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    func text(_ column: Int32) -> String {
        String(decoding: bytes(column), as: UTF8.self)
    }

    /// A copy of the column's bytes; none for NULL.
    func bytes(_ column: Int32) -> [UInt8] {
        // The address must be asked for before the count.
        guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
        let count = unsafe Int(sqlite3_column_bytes(handle, column))
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    /// `SQLITE_TRANSIENT`, a macro Swift can't import: SQLite copies what is bound.
    private static var copied: sqlite3_destructor_type? {
        unsafe unsafeBitCast(-1, to: sqlite3_destructor_type?.self)
    }

    private func check(_ status: CInt) throws(StoreError) {
        guard status == SQLITE_OK else {
            throw unsafe StoreError(database: sqlite3_db_handle(handle), path: path)
        }
    }
}
