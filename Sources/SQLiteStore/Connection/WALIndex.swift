import CSQLite
import SQLStore
import Store

/// The first page of a store's WAL index (`-shm` file), where SQLite has it in this process.
///
/// It is for no longer than the connection that it came from.
@safe struct WALIndex: @unchecked Sendable {
    // Memory that every process with this store open shares; it is read one atomic word at a time.
    private let page: UnsafeRawPointer

    /// `nil` where SQLite has no index.
    @safe init?(of database: OpaquePointer) {
        guard let page = unsafe eve_wal_index(database) else { return nil }
        unsafe self.page = page
    }

    /// A moment in a store's life: of two equal ones nobody has committed anything in between.
    ///
    /// A checkpoint may change it, too.
    struct Moment: Equatable, Sendable {
        /// SQLite's counter of transactions, with the page size.
        let transactions: UInt64
        /// Over that, the log's length, checksum and salts.
        let checksum: UInt64
    }

    /// SQLite writes this copy of the header last of a commit, and its readers compare it with what
    /// they saw before (walformat, 2.1). Words of two moments may get mixed here; such a moment
    /// equals no other, which only leads to one more look.
    var moment: Moment {
        unsafe Moment(
            transactions: eve_wal_index_word(page, 1), checksum: eve_wal_index_word(page, 5))
    }
}
