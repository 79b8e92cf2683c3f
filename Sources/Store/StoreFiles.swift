/// Files that are stores, wherever the people of the program are kept: its backups are such files, too.
package protocol StoreFiles: Sendable {
    /// Opens the store at `path`, waiting up to `patience` for other programs at every step.
    ///
    /// A store that cannot be written, or whose folder cannot, still opens for reading, whatever
    /// the mode; `isReadOnly` says so.
    func open(_ path: String, mode: StoreMode, patience: Duration) throws -> any Store

    /// Checks a store or a backup from end to end without changing it.
    ///
    /// - Throws: `damaged`, `foreignSchema`, `notAStore`, `newerSchema` and what keeps it from being read.
    /// - Complexity: reads the whole file.
    func verify(_ path: String) throws -> StoreSummary

    /// Puts a verified copy of `backup` in the place of the store at `path`, however damaged that is.
    func restore(from backup: String, to path: String) throws -> RestoredStore

    /// Reads as much of the journals at `path` as the damage leaves, entry by entry. It reads only.
    ///
    /// - Throws: only what keeps the whole file from being read (`missing`, `notAStore`, …).
    func salvage(_ path: String) throws -> Salvage
}

extension StoreFiles {
    package func open(_ path: String, mode: StoreMode) throws -> any Store {
        try open(path, mode: mode, patience: .seconds(5))
    }
}

/// What is kept of a store in its old form when a program brings it to a newer schema.
package enum StoreCopies {
    /// How long, in seconds. It goes earlier where something is erased.
    package static let secondsToKeep: Int64 = 30 * 86_400
}

package enum StoreMode: Sendable {
    /// Makes the store, and its folder, if it does not exist.
    case readWriteCreate
    case readWrite
    /// Never changes the store, not even to bring it to the newest schema.
    case readOnly
}

/// What a store holds, counted when it was verified.
package struct StoreSummary: Hashable, Sendable {
    package let people: Int
    package let entries: Int
    package let schemaVersion: Int

    package init(people: Int, entries: Int, schemaVersion: Int) {
        self.people = people
        self.entries = entries
        self.schemaVersion = schemaVersion
    }
}

/// What a restore has put in place, and where it left what was there.
package struct RestoredStore: Hashable, Sendable {
    package let summary: StoreSummary
    /// The replaced store, under a name that was free; `nil` where there was none.
    package let replaced: String?

    package init(summary: StoreSummary, replaced: String?) {
        self.summary = summary
        self.replaced = replaced
    }
}
