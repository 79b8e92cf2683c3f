extension LogStore {
    /// The store as it was before a program brought it to a newer schema, for somebody who goes back to the program of
    /// before.
    ///
    /// - Parameter version: The schema that the copy has.
    static func nameBefore(_ path: String, _ version: Int) -> String {
        "\(path).before-\(version)"
    }

    /// How long such a copy is kept, in seconds. It goes earlier where something is erased.
    package static let secondsToKeepBefore: Int64 = 30 * 86_400

    /// Removes copies that were made before `moment`, in seconds since 1970-01-01T00:00:00Z; all of them without one.
    package func forgetCopies(madeBefore moment: Int64? = nil) {
        for version in 1..<Migration.all.count {
            let name = LogStore.nameBefore(path, version)
            guard let status = try? FileSystem.status(name), status.kind == .file,
                moment.map({ Int64(status.modified / 1_000_000_000) < $0 }) ?? true
            else { continue }
            try? FileSystem.remove(name)
        }
    }
}

extension SQLiteConnection {
    /// Keeps the store as it is now beside it, once for each schema, with mode 0600.
    ///
    /// - Returns: Where; `nil` where there is such a copy already, or no room for it: that is no reason to go without
    ///   a store.
    func keepCopy(of version: Int) -> String? {
        let target = LogStore.nameBefore(path, version)
        let partial = FileSystem.partialName(for: target)
        do {
            guard try FileSystem.status(target) == nil else { return nil }
            try copy(to: partial, writing: target)
            try FileSystem.synchronize(partial)
            try FileSystem.replace(target, with: partial)
            return target
        } catch {
            FileSystem.discard(partial)
            return nil
        }
    }
}
