package import SQLStore
package import Store
import Synchronization

/// The people of one machine and what they recorded, in one SQLite file.
///
/// What is recorded lies in a journal per person whose bodies the store never looks into; what is
/// derived from it and must survive (event versions, what was served) lies beside it. Every method
/// is a transaction of its own, seen by other threads and processes as a whole or not at all, and
/// what a method that returned has written outlives the process and the power.
package final class SQLiteStore: SQLStore {
    /// The path as it was given to `open`.
    package let path: String

    /// On request, or because the file or its disk does not allow to write.
    package let obstacle: StoreError.Reason?

    private let connection: Mutex<SQLiteConnection>
    /// For questions that are asked while another thread has the first one, which may wait for the disk.
    private let second = Mutex(SecondConnection())

    /// The file that is open, `nil` where it was replaced while it was being opened.
    let place: StoreOrigin?

    private let madeCopy: String?
    /// Where the store was kept in its old form when it was opened; `nil` where there was no reason, or no room.
    package var copyBefore: String? {
        madeCopy.flatMap { (try? FileSystem.status($0)) == nil ? nil : $0 }
    }

    /// How much each person may keep in their calendars.
    package let room: Room

    /// The known changes, for `changeStamp`. A thread that has the connection may wait for it,
    /// never the other way round.
    let changes = Mutex(KnownChanges())

    /// Whether something was removed whose bytes may be in the file until `scrub` is done.
    package var leavesTraces: Bool {
        (try? withConnection { try $0.leavesTraces() }) ?? false
    }

    /// Taken when it is asked for first.
    let claim = Mutex<StoreClaim?>(nil)

    init(
        _ connection: consuming sending SQLiteConnection, obstacle: StoreError.Reason?,
        place: StoreOrigin?, room: Room, copyBefore: String? = nil
    ) {
        self.path = connection.path
        self.obstacle = obstacle
        self.place = place
        self.room = room
        madeCopy = copyBefore
        self.connection = Mutex(connection)
    }

    // The connection that writes closes last and brings the `-wal` file into the store: one that only reads cannot.
    deinit { second.withLock { $0 = SecondConnection() } }

    /// How many steps SQLite's machine made in all statements so far. Tests count them, to see that a question costs no
    /// more when others have much.
    package func steps() throws -> Int {
        try withWriter { connection in
            connection.statements.values.reduce(0) { $0 + $1.steps }
        }
    }

    /// Where the file turns out to be damaged, the error says how much of it can still be read.
    package func reading<Result: Sendable>(
        _ body: (any SQLSession) throws -> Result
    ) throws -> Result {
        try withConnection(body)
    }

    package func readingOnce<Result: Sendable>(
        _ body: (any SQLSession) throws -> Result
    ) throws -> Result {
        try withConnection { connection in try connection.reading { try body(connection) } }
    }

    func withConnection<Result: Sendable>(
        _ body: (SQLiteConnection) throws -> Result
    ) throws -> Result {
        try counting {
            if let result = try connection.withLockIfAvailable({ try body($0) }) { return result }
            let result = try second.withLock { second in
                try second.connection(to: path, at: place).map(body)
            }
            return try result ?? connection.withLock { try body($0) }
        }
    }

    /// Lends the connection that writes to one thread at a time.
    func withWriter<Result: Sendable>(
        _ body: (SQLiteConnection) throws -> Result
    ) throws -> Result {
        try counting { try connection.withLock { try body($0) } }
    }

    /// The same, where no other thread has it; `nil` where one does.
    func withIdleWriter<Result: Sendable>(
        _ body: (SQLiteConnection) throws -> Result
    ) throws -> Result? {
        try counting { try connection.withLockIfAvailable { try body($0) } }
    }

    /// Runs `body` while no question is asked of the second connection, which holds on to what it reads.
    ///
    /// For threads that have the first one: nobody takes them the other way round.
    func withoutQuestions<Result: Sendable>(_ body: () throws -> Result) rethrows -> Result {
        try second.withLock { _ in try body() }
    }

    private func counting<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as StoreError {
            throw error.countingWhatIsReadable()
        }
    }

    /// On a full disk it gets what is kept for removals where something was removed before and the file does not grow:
    /// all that it takes is there again afterward.
    package func writing<Result: Sendable>(
        of person: Person.ID?, _ body: (any SQLSession) throws -> Result
    ) throws -> Result {
        try requireWritable()
        return try withWriter { connection in
            do {
                return try connection.transaction(of: person) { try body(connection) }
            } catch let error as StoreError where error.reason == .diskFull {
                guard try connection.integer("PRAGMA freelist_count") > 0 else { throw error }
                connection.giveRoom()
                defer { connection.takeRoomBack() }
                return try remove(connection, of: person) { session in
                    let result = try body(session)
                    try connection.requireSameSize()
                    return result
                }
            }
        }
    }

    /// On a full disk it gets what is kept for it: see `SQLiteConnection.keepRoom`. Where that is not enough, pages that become
    /// free are not overwritten at once, which would write as much as is removed, but as soon as there is room.
    package func removing<Result: Sendable>(
        of person: Person.ID?, _ body: (any SQLSession) throws -> Result
    ) throws -> Result {
        try requireWritable()
        let (result, leavesTraces) = try withWriter { connection in
            do {
                return (try remove(connection, of: person, body), false)
            } catch let error as StoreError where error.reason == .diskFull {
                connection.giveRoom()
                defer { connection.takeRoomBack() }
                do {
                    return (try remove(connection, of: person, body), false)
                } catch let error as StoreError where error.reason == .diskFull {
                    try connection.overwriteFreedPages(false)
                    defer { try? connection.overwriteFreedPages(true) }
                    let result = try remove(connection, of: person) { session in
                        let result = try body(session)
                        try session.noteTraces()
                        return result
                    }
                    return (result, true)
                }
            }
        }
        if leavesTraces { try? scrub() }
        return result
    }

    private func remove<Result>(
        _ connection: SQLiteConnection, of person: Person.ID?,
        _ body: (any SQLSession) throws -> Result
    ) throws -> Result {
        try connection.transaction(of: person, removes: true) { try body(connection) }
    }

    /// Gives back the memory that holds parts of the file, and the values of earlier statements.
    package func forgetPages() {
        try? withWriter { connection in
            try connection.forgetPages()
            try second.withLock { try $0.forgetPages() }
        }
    }

    package func derived<Result: Sendable>(
        _ patience: Patience, of person: Person.ID?, _ body: (any SQLSession) throws -> Result
    ) throws -> Result? {
        try requireWritable()
        func derive(_ connection: SQLiteConnection) throws -> Result {
            try connection.derivedTransaction(patience, of: person) { try body(connection) }
        }
        return patience == .none ? try withIdleWriter(derive) : try withWriter(derive)
    }

    package func erasing<Result: Sendable>(
        of person: Person.ID, _ body: (any SQLSession) throws -> Result
    ) throws -> Result {
        // Copies that somebody else had made would stay.
        try requireOwnSchema()
        let result = try removing(of: person) { session in
            let result = try body(session)
            try session.noteTraces()
            return result
        }
        try scrub()
        return result
    }

    /// Deleted rows are overwritten at once (`secure_delete`), but older copies of pages stay in the
    /// `-wal` file and between the rows of a page. So the file is written again (in memory first, not
    /// in a folder for temporary files), and the `-wal` file is emptied into it. Copies from before a migration go.
    package func scrub(takesKeptRoom: Bool) throws {
        try requireWritable()
        do {
            try forgetCopies()
        } catch {
            throw StoreError(.tracesRemain, path: path)
        }
        try withWriter { connection in
            do {
                try connection.prepareToWrite()
                do {
                    try connection.execute("VACUUM")
                } catch let error as StoreError
                    where takesKeptRoom && error.reason == .diskFull
                {
                    connection.giveRoom()
                    defer { connection.takeRoomBack() }
                    try connection.execute("VACUUM")
                }
                let isBlocked = try withoutQuestions {
                    try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)") != 0
                }
                if isBlocked { throw StoreError(.busy, path: path) }
                try? connection.forgetTraces()
            } catch let error as StoreError {
                if case .damaged = error.reason { throw error }
                throw StoreError(
                    error.reason == .diskFull ? .tracesOnFullDisk : .tracesRemain, path: path,
                    detail: error.detail)
            }
        }
    }
}

/// The origin of a store's content when it was opened.
struct StoreOrigin: Sendable {
    let status: FileSystem.Status
    /// Whether it was copied into memory, and so knows nothing of what happens to the file.
    let isSnapshot: Bool

    /// `nil` where the path leads to another file by now.
    init?(of connection: SQLiteConnection) throws(StoreError) {
        if let status = connection.copied {
            self.status = status
            self.isSnapshot = true
            return
        }
        guard let status = try FileSystem.status(connection.path), !connection.hasMoved else {
            return nil
        }
        self.status = status
        self.isSnapshot = false
    }
}
