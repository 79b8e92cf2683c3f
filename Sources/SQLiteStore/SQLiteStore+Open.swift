import SQLStore
package import Store

extension SQLiteStore {
    /// Opens the store at `path`, waiting up to `patience` for other programs at every step.
    ///
    /// A store that cannot be written, or whose folder cannot, still opens for reading, whatever
    /// the mode; `isReadOnly` says so.
    package static func open(
        _ path: String, mode: StoreMode = .readWriteCreate, patience: Duration = .seconds(5),
        room: Room = Room(), with migrations: [Migration] = Migration.all
    ) throws -> SQLiteStore {
        let start = FileSystem.uptime
        while true {
            do {
                try prepareFile(path, mode: mode)
                let connection = try SQLiteConnection.connect(to: path, patience: patience)
                let isReadOnly = mode == .readOnly || connection.isReadOnly
                let copy = try connection.bringUp(
                    mode: isReadOnly ? .readOnly : mode, with: migrations)
                if !isReadOnly { connection.openedVersion = migrations.count }
                let obstacle = isReadOnly ? connection.obstacle ?? .readOnly : nil
                if !connection.isReadOnly { connection.keepLogFiles() }
                let place = try StoreOrigin(of: connection)
                let store = SQLiteStore(
                    connection, obstacle: obstacle, place: place, room: room, copyBefore: copy)
                if !isReadOnly, store.leavesTraces { try? store.scrub(takesKeptRoom: false) }
                return store
            } catch let error as StoreError {
                // SQLite itself does not wait for a process that is just making the store.
                guard error.reason == .busy || error.reason == .isOpen,
                    FileSystem.uptime - start < patience
                else {
                    throw error.countingWhatIsReadable()
                }
                SQLiteConnection.sleep(milliseconds: 1)
            }
        }
    }

    /// Looks at what is at the path before SQLite does, and makes the file where it may.
    ///
    /// SQLite gives the files beside a store the store's own permissions.
    private static func prepareFile(_ path: String, mode: StoreMode) throws(StoreError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw StoreError(.missing, path: path)
        }
        switch try FileSystem.status(path) {
        case nil:
            guard mode == .readWriteCreate else { throw StoreError(.missing, path: path) }
            let directory = FileSystem.directory(of: path)
            try FileSystem.createDirectory(directory)
            if try FileSystem.createFile(path) { try FileSystem.synchronize(directory) }
        case let status? where status.kind == .directory:
            throw StoreError(.isDirectory, path: path)
        // SQLite would take a file of a few bytes for an empty one and write over it.
        case let status? where status.kind == .other || (1..<512).contains(status.size):
            throw StoreError(.notAStore, path: path)
        case let status?:
            if mode != .readOnly, status.permissions & 0o077 != 0 {
                FileSystem.makePrivate(path, was: status.permissions)
            }
        }
    }
}

extension SQLiteConnection {
    /// A connection to an existing store whose header can be read.
    ///
    /// SQLite reads a store in WAL mode only through a `-wal` and a `-shm` file beside it. Where
    /// these can't be made (a read-only folder, a full disk), or would be made with permissions
    /// that a later writer trips over (a read-only file), the store is read whole into memory
    /// instead.
    static func connect(to path: String, patience: Duration) throws -> SQLiteConnection {
        var obstacle = StoreError.Reason.readOnly
        do {
            let connection = try SQLiteConnection(path: path)
            if !connection.isReadOnly {
                try connection.configure(patience: patience)
                return connection
            }
        } catch {
            switch error.reason {
            case .readOnly, .notPermitted, .diskFull, .missing: break
            default: throw error
            }
            if error.reason == .diskFull { obstacle = .diskFull }
            guard try hasEmptyLog(path) else {
                throw error.reason == .diskFull
                    ? error : StoreError(.unfinishedElsewhere, path: path)
            }
        }
        if try hasEmptyLog(path) { return try snapshot(of: path, because: obstacle) }
        // Somebody else is writing to it, so the files beside it exist.
        let connection = try SQLiteConnection(path: path, access: .readOnly)
        do throws(StoreError) {
            try connection.configure(patience: patience)
        } catch {
            // What is missing is the `-shm` file, not the store.
            guard [.readOnly, .notPermitted, .missing].contains(error.reason) else { throw error }
            throw StoreError(.unfinishedElsewhere, path: path)
        }
        return connection
    }

    /// Reads the file for the first time, waiting for other programs from here on.
    func configure(patience: Duration) throws(StoreError) {
        let (seconds, attoseconds) = patience.components
        let milliseconds =
            max(0, min(seconds, 1_000_000)) * 1000 + attoseconds / 1_000_000_000_000_000
        wait(milliseconds: Int32(clamping: milliseconds))
        try execute("PRAGMA schema_version")
    }

    /// Sets what SQLite does not keep in the file and only a writer needs.
    ///
    /// EXTRA is FULL for a store in WAL mode. A store that was restored from elsewhere may keep a
    /// rollback journal instead, whose removal is then synchronized too. NORMAL leaves the waiting
    /// out, in WAL mode only; elsewhere it could leave a damaged file behind.
    func prepareToWrite(_ durability: Durability = .power) throws(StoreError) {
        if self.durability == nil {
            try execute(
                """
                PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;
                PRAGMA journal_size_limit = 0
                """)
        }
        guard self.durability != durability else { return }
        // SQLite takes no notice of this one in a transaction.
        try execute("PRAGMA synchronous = \(durability == .power ? "EXTRA" : "NORMAL")")
        self.durability = durability
    }

    /// Checks whose file this is and brings a writable one to the newest schema.
    ///
    /// - Returns: Where it was kept as it was before.
    func bringUp(
        mode: StoreMode, with migrations: [Migration] = Migration.all
    ) throws -> String? {
        var found = try mark()
        if found.application == applicationID, found.version == migrations.count {
            if mode != .readOnly { try requireOwnNames(migrations) }
            return nil
        }
        // Another process may be making the store, so what is looked at must be of one moment.
        var isEmpty = false
        try reading {
            found = try mark()
            isEmpty = try integer("SELECT count(*) FROM sqlite_schema") == 0
        }
        if found.isBlank {
            guard isEmpty else { throw StoreError(.notAStore, path: path) }
            guard mode == .readWriteCreate else { throw StoreError(.missing, path: path) }
            // Only at the birth of a store: a connection that still has a replaced store open must
            // never make a -wal file, because its name is that of the new store's.
            if hasMoved { throw StoreError(.replaced, path: path) }
            try prepareToWrite()
            try execute("PRAGMA journal_mode = WAL")
            try migrate(with: migrations)
            return nil
        }
        guard found.application == applicationID else {
            throw StoreError(.notAStore, path: path)
        }
        if found.version > migrations.count {
            throw StoreError(
                .newerSchema(found: found.version, known: migrations.count), path: path)
        }
        if found.version < migrations.count {
            guard mode != .readOnly else {
                throw StoreError(
                    .olderSchema(found: found.version, known: migrations.count), path: path)
            }
            try requireOwnSchema(migrations.prefix(found.version))
            // A program of before would find nothing any more by what it asks for, or write nothing, and silence alarms.
            if migrations.count >= Migration.begun, isOpenElsewhere {
                throw StoreError(.isOpen, path: path)
            }
            let copy = keepCopy(of: found.version)
            do {
                try migrate(with: migrations)
            } catch let error as StoreError where error.reason == .diskFull {
                // While the store is as it was, the copy has nothing that is needed.
                try SQLiteStore.removeCopy(of: path, found.version)
                giveRoom()
                defer { takeRoomBack() }
                try migrate(with: migrations)
            }
            return copy
        }
        return nil
    }

    /// Whether everything that was written is in the store file itself.
    static func hasEmptyLog(_ path: String) throws(StoreError) -> Bool {
        try FileSystem.status(path + "-wal").map { $0.size == 0 } ?? true
    }

    /// The store as it is at one moment, read past SQLite's locks.
    ///
    /// A writer that starts meanwhile leaves a `-wal` file or a newer file behind; then it is read
    /// again.
    private static func snapshot(
        of path: String, because obstacle: StoreError.Reason
    ) throws(StoreError) -> SQLiteConnection {
        // Before a large file of another kind is read whole.
        let start = try FileSystem.read(path, limit: 16)
        if start.isEmpty { throw StoreError(.missing, path: path) }
        guard start == Array("SQLite format 3\0".utf8) else {
            throw StoreError(.notAStore, path: path)
        }
        for _ in 0..<5 {
            let before = try FileSystem.status(path)
            var image = try FileSystem.read(path)
            guard try FileSystem.status(path) == before, try hasEmptyLog(path) else { continue }
            guard image.count >= 100 else { throw StoreError(.notAStore, path: path) }
            // Bytes 18 and 19 of the header say that the file is in WAL mode, which memory is not
            // (SQLite file format, 1.3.3).
            if image[18] == 2 { image[18] = 1 }
            if image[19] == 2 { image[19] = 1 }
            let connection = try SQLiteConnection.memory(
                image, path: path, because: obstacle, status: before)
            try connection.configure(patience: .zero)
            return connection
        }
        throw StoreError(.busy, path: path)
    }
}
