import SQLStore
package import Store

extension SQLiteStore {
    /// Puts a verified copy of `backup` in the place of the store at `path`, however damaged that is.
    ///
    /// Whoever looks at `path`, even after a power cut at any moment, finds the old store or the new
    /// one, and never the new one with the `-wal` file of the old one:
    /// 1. The copy is made beside the store and written to the disk.
    /// 2. Everybody else is shut out; a program that has the store open makes this fail with `isOpen`.
    /// 3. The old store is taken out of WAL mode, which leaves it whole in one file. The copy goes on
    ///    after the numbers that the old store has given out, which then gets a second name.
    /// 4. The copy is renamed to `path`.
    ///
    /// A program that had opened the old file in that moment, and waited, reads it once more as it
    /// was; when it writes, it finds that it was replaced.
    ///
    /// A store too damaged for step 3 is copied aside with its `-wal` file, which is then removed.
    /// Being killed before step 4 leaves the damaged store without it, and the copy complete.
    package static func restore(
        from backup: String, to path: String, patience: Duration = .seconds(5)
    ) throws -> RestoredStore {
        let summary = try verifyBackup(backup)
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw StoreError(.missing, path: path)
        }
        // A rename would replace a symbolic link, not the file it leads to.
        let place = try FileSystem.resolved(path)
        let old = try FileSystem.status(place)
        if let old {
            guard old.kind == .file else {
                throw StoreError(
                    old.kind == .directory ? .isDirectory : .wouldReplaceOther, path: path)
            }
            if try FileSystem.status(backup).map(old.isSameFile) == true {
                throw StoreError(.sameFile, path: backup)
            }
        } else {
            try FileSystem.createDirectory(FileSystem.directory(of: place))
        }

        let partial = FileSystem.partialName(for: place)
        do {
            try prepareCopy(of: backup, at: partial, for: path)
            let replaced =
                old == nil
                ? try fill(place, with: partial)
                : try replace(place, with: partial, patience: patience)
            return RestoredStore(summary: summary, replaced: replaced)
        } catch {
            FileSystem.discard(partial)
            throw Self.blaming(path, for: error, at: partial)
        }
    }

    /// The paths of stores that a restore replaced, if they are still there, for programs that
    /// erase.
    ///
    /// Further ones have `.2`, `.3`… at the end.
    package var replacedStores: [String] {
        get throws {
            var found: [String] = []
            let place = try FileSystem.resolved(path)
            for number in 1... {
                let name = SQLiteStore.keptName(place, number)
                guard try FileSystem.status(name) != nil else { break }
                found.append(name)
            }
            return found
        }
    }

    /// Verifies, and blames what is wrong on the backup.
    private static func verifyBackup(_ path: String) throws -> StoreSummary {
        do {
            return try verify(path)
        } catch let error as StoreError {
            guard case .damaged(let readable) = error.reason else { throw error }
            throw StoreError(
                .damagedBackup(readable: readable ?? 0), path: path, detail: error.detail)
        }
    }

    /// The copy is in WAL mode from the start: no connection switches a store to it later.
    private static func prepareCopy(
        of backup: String, at partial: String, for path: String
    ) throws {
        try SQLiteConnection.connect(to: backup, patience: .seconds(5))
            .copy(to: partial, writing: path)
        do {
            let copy = try SQLiteConnection.connect(to: partial, patience: .zero)
            try copy.execute("PRAGMA journal_mode = WAL")
            try copy.migrate()
            try copy.transaction(removes: true) { try copy.forgetPrograms() }
        }
        try FileSystem.synchronize(partial)
    }

    /// Files beside a store that is gone belong to nothing, and would count as the new one's.
    private static func fill(_ place: String, with partial: String) throws -> String? {
        for suffix in sideFiles { try FileSystem.remove(place + suffix) }
        try FileSystem.replace(place, with: partial)
        return nil
    }

    private static func replace(
        _ place: String, with partial: String, patience: Duration
    ) throws -> String {
        do {
            return try replaceWhole(place, with: partial, patience: patience)
        } catch let error as StoreError {
            switch error.reason {
            case .damaged, .notAStore, .inputOutput:
                do throws(StoreError) {
                    return try replaceDamaged(place, with: partial)
                } catch {
                    throw error.reason == .busy ? StoreError(.isOpen, path: place) : error
                }
            case .busy:
                throw StoreError(.isOpen, path: place)
            default:
                throw error
            }
        }
    }

    private static func replaceWhole(
        _ place: String, with partial: String, patience: Duration
    ) throws -> String {
        let connection = try SQLiteConnection(path: place)
        try connection.configure(patience: patience)
        try connection.prepareToWrite()
        let found = try connection.mark()
        guard found.application == applicationID || found.isBlank else {
            throw StoreError(.wouldReplaceOther, path: place)
        }
        try connection.leaveLogMode()
        do {
            // Shuts out readers, too, until the connection closes.
            try connection.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
            defer { connection.rollBack() }
            if connection.hasMoved { throw StoreError(.replaced, path: place) }
            try goOn(after: IssuedNumbers(in: connection), in: partial)
            let kept = try freeName(beside: place)
            try FileSystem.link(place, as: kept)
            try FileSystem.replace(place, with: partial)
            return kept
        } catch {
            // A store that stays goes on as it was; it is still locked.
            if !connection.hasMoved { try? connection.execute("PRAGMA journal_mode = WAL") }
            throw error
        }
    }

    /// The copy is one file again when its connection has closed.
    private static func goOn(after numbers: IssuedNumbers, in partial: String) throws {
        do { try numbers.raise(in: try SQLiteConnection(path: partial)) }
        try FileSystem.synchronize(partial)
    }

    private static func replaceDamaged(
        _ place: String, with partial: String
    ) throws(StoreError) -> String {
        let old = try LockedFile(place)
        let kept = try freeName(beside: place)
        // Copies, not links: the old file itself is emptied below.
        for suffix in ["-wal", "-journal", ""] where try FileSystem.status(place + suffix) != nil {
            try old.copy(place + suffix, to: kept + suffix)
        }
        try FileSystem.synchronize(FileSystem.directory(of: place))
        for suffix in sideFiles { try FileSystem.remove(place + suffix) }
        try FileSystem.replace(place, with: partial)
        // A program that has the old file open, and waits, would make a `-wal` file under the new
        // store's name. In an empty file it finds nothing to do that for.
        old.empty()
        return kept
    }

    private static let sideFiles = ["-wal", "-shm", "-journal"]

    private static func keptName(_ place: String, _ number: Int) -> String {
        place + ".before-restore" + (number == 1 ? "" : ".\(number)")
    }

    private static func freeName(beside place: String) throws(StoreError) -> String {
        for number in 1...9999 {
            let name = keptName(place, number)
            if try FileSystem.status(name) == nil, try FileSystem.status(name + "-wal") == nil,
                try FileSystem.status(name + "-journal") == nil
            {
                return name
            }
        }
        throw StoreError(.inUse, path: keptName(place, 1))
    }
}

extension SQLiteConnection {
    /// Writes everything into the store file itself and removes the files beside it.
    fileprivate func leaveLogMode() throws {
        guard try first("PRAGMA journal_mode = DELETE", read: { $0.text(0) }) == "delete" else {
            throw StoreError(.busy, path: path)
        }
    }
}
