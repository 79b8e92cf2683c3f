import Synchronization

/// A moment in a store's life: of two equal ones nobody has committed anything in between.
///
/// The other way round it promises nothing: a checkpoint may change the stamp, too.
package struct ChangeStamp: Equatable, Sendable {
    private enum Source: Equatable { case log, statement, nothing }

    private let source: Source
    // One by one, because equality of vectors and tuples is not as fast.
    private let word0, word1, word2, word3, word4, word5: UInt64

    init(log: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)) {
        source = .log
        (word0, word1, word2, word3, word4, word5) = log
    }

    /// - Parameters:
    ///   - others: changes with every commit of another connection.
    ///   - own: changes with every commit of this one.
    init(others: Int, own: Int64) {
        source = .statement
        (word0, word1) = (UInt64(bitPattern: Int64(others)), UInt64(bitPattern: own))
        (word2, word3, word4, word5) = (0, 0, 0, 0)
    }

    /// Equal to no other.
    init() {
        source = .nothing
        word0 = Self.drawn.add(1, ordering: .relaxed).newValue
        (word1, word2, word3, word4, word5) = (0, 0, 0, 0, 0)
    }

    private static let drawn = Atomic<UInt64>(0)
}

extension LogStore {
    /// What changes with every commit to the store, whoever makes it: other threads, other
    /// processes, this one.
    ///
    /// Take it before reading: when a later stamp is equal, what was read is still so. It says
    /// nothing of another file in the store's place; `isOutdated` does.
    ///
    /// - Complexity: some nanoseconds and no lock for a store in WAL mode, else a statement.
    package func changeStamp() -> ChangeStamp {
        if let stamp = sharedIndex.stamp { return stamp }
        return (try? lookForStamp()) ?? ChangeStamp()
    }

    private func lookForStamp() throws(StoreError) -> ChangeStamp {
        try withConnection { (connection) throws(StoreError) in
            if sharedIndex.isUnknown { try connection.share(sharedIndex) }
            if let stamp = sharedIndex.stamp { return stamp }
            return ChangeStamp(
                others: try connection.integer("PRAGMA data_version"), own: connection.totalChanges)
        }
    }

    /// Whether the path leads to another file than the one that is open, or the file has changed
    /// since it was copied into memory: then this store must be opened again to see what is there.
    ///
    /// - Complexity: asks the system for the file's status, about a microsecond.
    package var isOutdated: Bool {
        guard let place, let status = try? FileSystem.status(path) else { return true }
        guard place.isSnapshot else { return !status.isSameFile(as: place.status) }
        return status != place.status || (try? Connection.hasEmptyLog(path)) != true
    }
}
