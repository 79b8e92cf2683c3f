package import Store

/// Stores that are SQLite files.
package struct SQLiteFiles: StoreFiles {
    package init() {}

    package func open(
        _ path: String, mode: StoreMode, patience: Duration
    ) throws -> any Store {
        try SQLiteStore.open(path, mode: mode, patience: patience)
    }

    package func verify(_ path: String) throws -> StoreSummary { try SQLiteStore.verify(path) }

    package func restore(from backup: String, to path: String) throws -> RestoredStore {
        try SQLiteStore.restore(from: backup, to: path)
    }

    package func salvage(_ path: String) throws -> Salvage { try SQLiteStore.salvage(path) }
}

extension SQLiteStore {
    package func reopened(patience: Duration) throws -> any Store {
        try SQLiteStore.open(path, mode: .readWrite, patience: patience)
    }
}
