import Glibc
import SQLStore
import Store

extension SQLiteStore {
    /// Where the store is kept in its old form when a program brings it to a newer schema, for somebody who goes back to
    /// the previous version; and where that is until it is finished, which a program that is killed leaves behind.
    ///
    /// - Parameter version: The schema that the copy has.
    static func copyNames(
        _ path: String, _ version: Int
    ) throws(StoreError) -> (copy: String, partial: String) {
        let copy = "\(try FileSystem.resolved(path)).before-\(version)"
        return (copy, copy + "-partial")
    }

    /// Removes copies that were made before `moment`, in seconds since 1970-01-01T00:00:00Z; all of them without one.
    ///
    /// - Throws: Where one cannot be removed.
    package func forgetCopies(madeBefore moment: Int64? = nil) throws {
        for version in 1..<Migration.all.count {
            let (copy, partial) = try SQLiteStore.copyNames(path, version)
            for name in [copy, partial, partial + "-journal"] {
                guard let status = try FileSystem.status(name), status.kind == .file,
                    moment.map({ Int64(status.modified / 1_000_000_000) < $0 }) ?? true
                else { continue }
                try FileSystem.remove(name)
            }
        }
    }

    static func removeCopy(of path: String, _ version: Int) throws(StoreError) {
        let (copy, _) = try copyNames(path, version)
        if try FileSystem.status(copy)?.kind == .file { try FileSystem.remove(copy) }
    }
}

extension SQLiteConnection {
    /// Keeps the store as it is now beside it, with mode 0600 and the store's owner, in the place of an earlier copy.
    ///
    /// - Returns: Where; `nil` where it has no room: that is no reason to go without a store.
    func keepCopy(of version: Int) -> String? {
        guard let (target, partial) = try? SQLiteStore.copyNames(path, version) else { return nil }
        // Another program makes it at the same moment, or was killed while it did: then nothing is written to it.
        if let status = try? FileSystem.status(partial) {
            let now = Int64(time(nil))
            guard now - Int64(status.modified / 1_000_000_000) > 60 else { return nil }
            FileSystem.discard(partial)
        }
        do {
            try copy(to: partial, writing: target)
            // Another program may have been faster, and this would be the store in its new form.
            guard
                try SQLiteConnection.connect(to: partial, patience: .zero).mark().version == version
            else {
                FileSystem.discard(partial)
                return nil
            }
            FileSystem.giveOwner(of: path, to: partial)
            try FileSystem.synchronize(partial)
            try FileSystem.replace(target, with: partial)
            return target
        } catch {
            if (error as? StoreError)?.reason != .inUse { FileSystem.discard(partial) }
            return nil
        }
    }
}
