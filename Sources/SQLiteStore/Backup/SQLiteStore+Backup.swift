import SQLStore
package import Store

extension SQLiteStore {
    /// Writes the store as it is now into one file, which takes the place of an earlier backup only
    /// when it is complete, checked and on the disk.
    ///
    /// Others may go on writing meanwhile. The backup has no `-wal` file beside it, and mode 0600.
    ///
    /// - Throws: `sameFile` for the store itself, `wouldReplaceOther` for a file that is no store,
    ///   `inUse` for another store that somebody has open.
    @discardableResult
    package func backup(to target: String) throws -> StoreSummary {
        try requireReplaceable(target)
        let partial = FileSystem.partialName(for: target)
        do {
            try withWriter { try $0.copy(to: partial, writing: target) }
            let summary = try SQLiteStore.verify(partial)
            try FileSystem.synchronize(partial)
            try FileSystem.replace(target, with: partial)
            return summary
        } catch {
            FileSystem.discard(partial)
            throw SQLiteStore.blaming(target, for: error, at: partial)
        }
    }

    /// The same error, at the path that the person knows where it is at another one.
    static func blaming(_ path: String, for error: any Error, at partial: String) -> any Error {
        guard let error = error as? StoreError, error.path == partial else { return error }
        return StoreError(error.reason, path: path, detail: error.detail)
    }

    private func requireReplaceable(_ target: String) throws(StoreError) {
        guard !target.isEmpty, !target.utf8.contains(0) else {
            throw StoreError(.missing, path: target)
        }
        guard let status = try FileSystem.status(target) else { return }
        guard status.kind != .directory else { throw StoreError(.isDirectory, path: target) }
        if let own = try FileSystem.status(path), own.isSameFile(as: status) {
            throw StoreError(.sameFile, path: target)
        }
        guard status.kind == .file else { throw StoreError(.wouldReplaceOther, path: target) }
        // A file beside it with frames in it belongs to a program that has it open, or had.
        if let log = try FileSystem.status(target + "-wal"), log.size > 0 {
            throw StoreError(.inUse, path: target)
        }
        let header = try FileSystem.read(target, limit: 72)
        guard header.isEmpty || SQLiteStore.isOurs(header: header) else {
            throw StoreError(.wouldReplaceOther, path: target)
        }
    }

    /// Whether a SQLite header (file format, 1.3) carries our application id.
    private static func isOurs(header: [UInt8]) -> Bool {
        let id = header.dropFirst(68).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        return header.starts(with: Array("SQLite format 3".utf8)) && id == applicationID
    }

    /// Checks a store or a backup from end to end without changing it.
    ///
    /// - Throws: `damaged`, `foreignSchema`, `notAStore`, `newerSchema` and what keeps it from being read.
    /// - Complexity: reads the whole file.
    package static func verify(
        _ path: String, with migrations: [Migration] = Migration.all
    ) throws -> StoreSummary {
        do {
            try requireFile(path)
            let connection = try SQLiteConnection.connect(to: path, patience: .seconds(5))
            return try connection.verify(with: migrations)
        } catch let error as StoreError {
            throw error.countingWhatIsReadable()
        }
    }

    /// Whether the store is built as the program builds one.
    ///
    /// - Throws: `foreignSchema` for what somebody else put there, `damaged` for what is lost or changed.
    package func requireOwnSchema() throws {
        try withWriter { connection in
            try connection.requireOwnSchema(Migration.all.prefix(connection.mark().version))
        }
    }

    static func requireFile(_ path: String) throws(StoreError) {
        guard !path.isEmpty, !path.utf8.contains(0), let status = try FileSystem.status(path) else {
            throw StoreError(.missing, path: path)
        }
        switch status.kind {
        case .directory: throw StoreError(.isDirectory, path: path)
        case .other: throw StoreError(.notAStore, path: path)
        case .file where status.size == 0: throw StoreError(.notAStore, path: path)
        case .file: break
        }
    }
}

extension SQLiteConnection {
    /// Writes the database into a new file at `partial`, on behalf of `target`, without whoever is logged in.
    func copy(to partial: String, writing target: String) throws {
        // Made here so that nobody else can read it at any moment; SQLite fills an empty file.
        guard try FileSystem.createFile(partial) else { throw StoreError(.inUse, path: partial) }
        do {
            let name = SQLiteConnection.fileName(partial).replacing("'", with: "''")
            try execute("VACUUM INTO '\(name)'")
            let copy = try SQLiteConnection.connect(to: partial, patience: .zero)
            try copy.transaction(removes: true) { try copy.forgetLogins() }
        } catch let error as StoreError {
            if case .damaged = error.reason { throw error }
            throw StoreError(error.reason, path: target, detail: error.detail)
        }
    }

    /// Makes a copy of a store forget who is logged in, and every link: a backup opens nothing.
    private func forgetLogins() throws {
        // The first stores had none.
        guard try has("SELECT 1 FROM sqlite_schema WHERE name = 'web_sessions'") else { return }
        try run("DELETE FROM web_sessions")
        try run("DELETE FROM web_links")
    }

    func verify(with migrations: [Migration]) throws -> StoreSummary {
        let found = try mark()
        guard found.application == applicationID, found.version > 0 else {
            throw StoreError(.notAStore, path: path)
        }
        guard found.version <= migrations.count else {
            throw StoreError(
                .newerSchema(found: found.version, known: migrations.count), path: path)
        }
        let integrity = try first("PRAGMA integrity_check(1)") { $0.text(0) } ?? ""
        guard integrity == "ok" else {
            throw StoreError(.damaged(readable: nil), path: path, detail: integrity)
        }
        try requireOwnSchema(migrations.prefix(found.version))
        if try has("PRAGMA foreign_key_check") {
            throw StoreError(.damaged(readable: nil), path: path, detail: "rows of nobody")
        }
        let reused = try integer(
            """
            SELECT count(*) FROM people
            WHERE last_entry < (SELECT max(number) FROM journal WHERE person = people.id)
            """)
        guard reused == 0 else {
            throw StoreError(.damaged(readable: nil), path: path, detail: "entries out of order")
        }
        return StoreSummary(
            people: try integer("SELECT count(*) FROM people"),
            entries: try integer("SELECT count(*) FROM journal"),
            schemaVersion: found.version)
    }
}
