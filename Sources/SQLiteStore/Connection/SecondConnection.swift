import Store

/// A connection that only reads, opened when it is needed first: by programs in which one thread asks while another
/// writes. What is committed is seen by it at once, and what is being written is not (SQLite, "Write-Ahead Logging").
struct SecondConnection: Sendable {
    private var opened: SQLiteConnection?
    private var isRefused = false

    /// `nil` for a store that is not in WAL mode, is in memory, or has been replaced since it was opened.
    mutating func connection(to path: String, at place: StoreOrigin?) -> SQLiteConnection? {
        guard opened == nil, !isRefused else { return opened }
        do {
            opened = try place.flatMap { try Self.open(path, at: $0) }
            isRefused = opened == nil
        } catch {
            // At another time it may be possible: too many files were open, for one.
        }
        return opened
    }

    private static func open(_ path: String, at place: StoreOrigin) throws -> SQLiteConnection? {
        guard !place.isSnapshot else { return nil }
        let connection = try SQLiteConnection(path: path, access: .readOnly)
        try connection.configure(patience: .seconds(1))
        guard try connection.hasLog(), !connection.hasMoved,
            try FileSystem.status(path)?.isSameFile(as: place.status) == true
        else { return nil }
        return connection
    }

    func forgetPages() throws { try opened?.forgetPages() }
}
