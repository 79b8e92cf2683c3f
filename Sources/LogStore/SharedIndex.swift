import CSQLite

/// The first page of a store's WAL index (`-shm` file), mapped by this process a second time.
///
/// It stays readable after SQLite has let go of its own mapping.
@safe final class SharedIndex: Sendable {
    // Never written through, and unmapped by nobody but `deinit`.
    private nonisolated(unsafe) let page: UnsafeRawPointer

    /// `nil` where SQLite offers no index.
    @safe init?(of database: OpaquePointer) {
        guard let page = unsafe eve_map_wal_index(database) else { return nil }
        unsafe self.page = page
    }

    deinit { unsafe eve_unmap_wal_index(page) }

    /// The index's header as a stamp.
    ///
    /// The 48 bytes count the transactions and hold the log's length, checksums and salts (SQLite's
    /// walformat, 2.1). SQLite writes this copy of them last of a commit, and its readers compare it
    /// with what they saw before. Words of two moments may get mixed here; such a stamp equals no
    /// other, which only leads to one more look.
    var stamp: ChangeStamp {
        unsafe ChangeStamp(
            log: (
                eve_wal_index_word(page, 0), eve_wal_index_word(page, 1),
                eve_wal_index_word(page, 2), eve_wal_index_word(page, 3),
                eve_wal_index_word(page, 4), eve_wal_index_word(page, 5)
            ))
    }
}
