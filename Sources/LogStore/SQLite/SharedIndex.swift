import CSQLite
import Synchronization

/// The first page of a store's WAL index (`-shm` file), mapped by this process a second time when it
/// is first asked for.
///
/// It stays readable after SQLite has let go of its own mapping.
@safe final class SharedIndex: Sendable {
    /// The mapping's address, which is never given back before `deinit`; see `unknown` and `none`.
    ///
    /// An `AtomicLazyReference` would take some hundred instructions to load.
    private let address = Atomic(SharedIndex.unknown)

    private static let unknown: UInt = 0
    private static let none: UInt = 1

    deinit {
        if let page = unsafe page { unsafe eve_unmap_wal_index(page) }
    }

    private var page: UnsafeRawPointer? {
        let address = address.load(ordering: .acquiring)
        return address <= SharedIndex.none ? nil : unsafe UnsafeRawPointer(bitPattern: address)
    }

    /// Whether nobody has tried to map it yet.
    var isUnknown: Bool { address.load(ordering: .relaxed) == SharedIndex.unknown }

    /// Maps the index of a database in WAL mode; with `nil` there is none to be mapped.
    ///
    /// One thread at a time, which has the connection for itself.
    @safe func map(of database: OpaquePointer?) {
        guard isUnknown else { return }
        let page = unsafe database.flatMap { unsafe eve_map_wal_index($0) }
        address.store(unsafe page.map { UInt(bitPattern: $0) } ?? Self.none, ordering: .releasing)
    }

    /// The index's header as a stamp; `nil` where there is no index, or none is mapped.
    ///
    /// The 48 bytes count the transactions and hold the log's length, checksums and salts (SQLite's
    /// walformat, 2.1). SQLite writes this copy of them last of a commit, and its readers compare it
    /// with what they saw before. Words of two moments may get mixed here; such a stamp equals no
    /// other, which only leads to one more look.
    var stamp: ChangeStamp? {
        guard let page = unsafe page else { return nil }
        return unsafe ChangeStamp(
            log: (
                eve_wal_index_word(page, 0), eve_wal_index_word(page, 1),
                eve_wal_index_word(page, 2), eve_wal_index_word(page, 3),
                eve_wal_index_word(page, 4), eve_wal_index_word(page, 5)
            ))
    }
}
