import CSQLite
import SQLStore
import Store

/// A prepared SQL statement that this process owns, and the row at which it stands.
@safe final class Statement: SQLRow {
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
    func bind(_ values: [SQLValue]) throws(StoreError) {
        var index: Int32 = 1
        for value in values {
            let status =
                switch value {
                case .integer(let value): unsafe sqlite3_bind_int64(handle, index, value)
                case .text(let text): bind(text, at: index)
                case .bytes(let bytes): unsafe bytes.withUnsafeBytes { unsafe bind($0, at: index) }
                case .null: unsafe sqlite3_bind_null(handle, index)
                }
            guard status == SQLITE_OK else {
                throw unsafe StoreError(database: sqlite3_db_handle(handle), path: path)
            }
            index += 1
        }
    }

    private func bind(_ text: String, at index: Int32) -> CInt {
        var text = text
        return text.withUTF8 { utf8 in
            unsafe bind(UnsafeRawBufferPointer(utf8), at: index)
        }
    }

    private func bind(_ bytes: UnsafeRawBufferPointer, at index: Int32) -> CInt {
        // Without bytes there may be no address, which SQLite takes for NULL.
        unsafe bytes.isEmpty
            ? unsafe sqlite3_bind_zeroblob(handle, index, 0)
            : unsafe sqlite3_bind_blob64(
                handle, index, bytes.baseAddress, UInt64(bytes.count), Statement.copied)
    }

    func anyInteger(_ column: Int) -> Int64 {
        unsafe sqlite3_column_int64(handle, CInt(column))
    }

    func isNull(_ column: Int) -> Bool {
        unsafe sqlite3_column_type(handle, CInt(column)) == SQLITE_NULL
    }

    func bytes(_ column: Int) -> [UInt8] {
        // The address must be asked for before the count.
        guard let start = unsafe sqlite3_column_blob(handle, CInt(column)) else { return [] }
        let count = unsafe Int(sqlite3_column_bytes(handle, CInt(column)))
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    /// `SQLITE_TRANSIENT`, a macro Swift can't import: SQLite copies what is bound.
    private static var copied: sqlite3_destructor_type? {
        unsafe unsafeBitCast(-1, to: sqlite3_destructor_type?.self)
    }
}
