import CSQLite
import Glibc
import SQLStore
import Store

/// A database that this process has open. It is used by the thread that holds the lock around it.
@safe final class SQLiteConnection: SQLSession, @unchecked Sendable {
    private let handle: OpaquePointer
    /// The path as the person wrote it, for messages.
    let path: String
    /// Why this is a copy in memory, which never changes; `nil` where it is the file.
    let obstacle: StoreError.Reason?
    /// The file's status when it was copied into memory.
    let copied: FileSystem.Status?

    /// The statements that are used again and again, by their SQL: to prepare one costs more than to run it.
    var statements: [String: Statement] = [:]
    /// How the last transaction was set up; `nil` before the first one.
    var durability: Durability?
    /// The schema that the store had when it was opened to write; `nil` while nobody may write by ours.
    var openedVersion: Int?
    /// Whether the store is in WAL mode; `nil` until somebody has looked.
    private var knownLog: Bool?
    /// The file that keeps room for removals; `nil` until somebody has asked.
    var knownRoomPath: String?
    /// Whether this connection has made it.
    var hasMadeRoom = false

    enum Access {
        case readWrite
        case readOnly
    }

    /// Opens an existing file; SQLite falls back to reading where writing is not permitted.
    ///
    /// The file is read at the first statement, so what is wrong in it is reported there.
    convenience init(path: String, access: Access = .readWrite) throws(StoreError) {
        let flags = access == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
        try self.init(
            name: SQLiteConnection.fileName(path), path: path, flags: flags, obstacle: nil,
            copied: nil)
    }

    /// Opens a copy in memory of a whole database file, for reading only.
    ///
    /// - Parameters:
    ///   - obstacle: what keeps the file itself from being used.
    ///   - status: the file's when it was read.
    static func memory(
        _ image: [UInt8], path: String, because obstacle: StoreError.Reason,
        status: FileSystem.Status?
    ) throws(StoreError) -> SQLiteConnection {
        let connection = try SQLiteConnection(
            name: ":memory:", path: path, flags: SQLITE_OPEN_READWRITE, obstacle: obstacle,
            copied: status)
        guard let copy = unsafe sqlite3_malloc64(UInt64(image.count)) else {
            throw StoreError(.inputOutput, path: path, detail: "out of memory")
        }
        unsafe copy.copyMemory(from: image, byteCount: image.count)
        // SQLite frees the copy, also when this fails.
        let status = unsafe sqlite3_deserialize(
            connection.handle, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(image.count),
            Int64(image.count),
            UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY))
        guard status == SQLITE_OK else {
            throw unsafe StoreError(database: connection.handle, path: path)
        }
        return connection
    }

    /// A database of this process alone, in memory, with nothing in it.
    static func empty() throws(StoreError) -> SQLiteConnection {
        try SQLiteConnection(
            name: ":memory:", path: ":memory:", flags: SQLITE_OPEN_READWRITE, obstacle: nil,
            copied: nil)
    }

    private init(
        name: String, path: String, flags: CInt, obstacle: StoreError.Reason?,
        copied: FileSystem.Status?
    ) throws(StoreError) {
        var opened: OpaquePointer?
        let status = unsafe sqlite3_open_v2(
            name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard let handle = unsafe opened else {
            throw StoreError(.inputOutput, path: path, detail: "out of memory")
        }
        guard status == SQLITE_OK, unsafe eve_distrust_schema(handle) == SQLITE_OK else {
            let error = StoreError(database: handle, path: path)
            unsafe sqlite3_close_v2(handle)
            throw error
        }
        unsafe self.handle = handle
        self.path = path
        self.obstacle = obstacle
        self.copied = copied
    }

    // A statement still alive then keeps the database open until it is gone.
    deinit {
        statements = [:]
        unsafe sqlite3_close_v2(handle)
    }

    /// The path in a form that SQLite takes for nothing else: a URI or a name like `:memory:`.
    static func fileName(_ path: String) -> String {
        path.hasPrefix("/") ? path : "./" + path
    }

    func prepare(_ sql: String) throws(StoreError) -> Statement {
        var statement: OpaquePointer?
        let status = unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        guard status == SQLITE_OK, let statement = unsafe statement else {
            throw unsafe StoreError(database: handle, path: path)
        }
        return unsafe Statement(owning: statement, path: path)
    }

    /// Runs SQL without parameters, several statements too.
    func execute(_ sql: String) throws(StoreError) {
        guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            throw unsafe StoreError(database: handle, path: path)
        }
    }

    /// How long a statement waits for another program's transaction to end.
    func wait(milliseconds: Int32) {
        unsafe sqlite3_busy_timeout(handle, milliseconds)
    }

    /// Leaves the `-wal` and `-shm` files, the first one emptied, where they are when the last
    /// connection closes: making two files costs more than everything else of opening a store.
    func keepLogFiles() {
        var on: CInt = 1
        _ = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &on)
    }

    /// Makes the file as large as that, with room for all of it.
    ///
    /// - Parameter chunk: By which it grows from now on, without which SQLite takes no notice.
    /// - Returns: Whether there is room.
    func makeFile(_ size: Int, chunk: Int) -> Bool {
        var (size, chunk) = (Int64(size), CInt(clamping: chunk))
        return unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_CHUNK_SIZE, &chunk)
            == SQLITE_OK
            && sqlite3_file_control(handle, "main", SQLITE_FCNTL_SIZE_HINT, &size) == SQLITE_OK
    }

    static func sleep(milliseconds: Int32) {
        sqlite3_sleep(milliseconds)
    }

    /// Whether SQLite can't write here.
    var isReadOnly: Bool {
        unsafe obstacle != nil || sqlite3_db_readonly(handle, "main") != 0
    }

    /// Whether the path now leads to another file, or to none.
    var hasMoved: Bool {
        var moved: CInt = 0
        _ = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
        return moved != 0
    }

    /// Rows changed by this connection since it was opened.
    var totalChanges: Int64 {
        unsafe sqlite3_total_changes64(handle)
    }

    /// The file's WAL index; `nil` for a store without one.
    func walIndex() throws -> WALIndex? {
        unsafe try hasLog() ? WALIndex(of: handle) : nil
    }

    /// Whether the store is in WAL mode, which it stays in while it is open.
    func hasLog() throws -> Bool {
        if let known = knownLog { return known }
        let hasLog = try first("PRAGMA journal_mode") { $0.text(0) } == "wal"
        knownLog = hasLog
        return hasLog
    }

    var isInTransaction: Bool {
        unsafe sqlite3_get_autocommit(handle) == 0
    }

    func rows(
        _ sql: String, _ values: [SQLValue], _ body: (any SQLRow) throws -> Bool
    ) throws -> Int {
        let statement: Statement
        if let known = statements[sql] {
            statement = known
        } else {
            statement = try prepare(sql)
            statements[sql] = statement
        }
        // One that is not reset would keep its transaction open.
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step(), try body(statement) {}
        return unsafe Int(sqlite3_changes64(handle))
    }

    /// Gives back the memory that holds parts of the file, and the values of earlier statements.
    func forgetPages() throws {
        statements.removeAll()
        try execute("PRAGMA shrink_memory")
    }
}

/// What a committed transaction outlives.
enum Durability {
    /// The process and the power: a commit waits for the disk.
    case power
    /// The process. A power cut may take the last such transactions back, the latest first, up to
    /// the last one that waited; docs/decisions/0010-feeds-in-the-store.md says who may use it.
    case process
}

extension StoreError {
    /// SQLite's last error on a connection.
    @safe init(database: OpaquePointer?, path: String) {
        let code = unsafe sqlite3_extended_errcode(database)
        // SQLite forgets the system's error when a COMMIT fails. `errno` still has it then, because
        // calls that succeed since leave it alone; only what says "full" is taken from there.
        let current = errno
        var systemError = unsafe sqlite3_system_errno(database)
        if systemError == 0, [ENOSPC, EDQUOT, EFBIG].contains(current) { systemError = current }
        // A statement's own error text names what it failed on; it holds table and column names,
        // never values, because all our values are bound.
        let message = unsafe String(cString: sqlite3_errmsg(database))
        self.init(sqlite: code, systemError: systemError, path: path, message: message)
    }

    /// The one place where SQLite's result codes become reasons.
    private init(sqlite code: CInt, systemError: CInt, path: String, message: String) {
        // SQLITE_READONLY_DBMOVED, a macro Swift can't import.
        let readOnlyMoved = SQLITE_READONLY | 4 << 8
        let reason: Reason
        switch code & 0xff {
        case SQLITE_BUSY, SQLITE_LOCKED: reason = .busy
        case SQLITE_READONLY: reason = code == readOnlyMoved ? .replaced : .readOnly
        case SQLITE_FULL: reason = .diskFull
        case SQLITE_CORRUPT: reason = .damaged(readable: nil)
        // Our SQL never changes, so a table or column that it misses, or a rule of the schema that
        // it breaks, is damage, too.
        case SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH: reason = .damaged(readable: nil)
        case SQLITE_NOTADB: reason = .notAStore
        case SQLITE_PERM, SQLITE_AUTH: reason = .notPermitted
        case SQLITE_IOERR, SQLITE_CANTOPEN:
            self.init(
                systemError, path: path,
                otherwise: code & 0xff == SQLITE_CANTOPEN ? .notPermitted : .inputOutput,
                message: message)
            return
        default: reason = .inputOutput
        }
        self.init(reason, path: path, detail: message)
    }
}
