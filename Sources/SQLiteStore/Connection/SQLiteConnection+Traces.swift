import SQLStore
import Store

/// The note in the store that something was removed whose bytes may still be in its files. It is made with the removal and
/// goes with the bytes, so that a process that ends in between, or finds no room, leaves the rest to the next writer.
extension SQLSession {
    fileprivate var traces: String { "traces" }

    func leavesTraces() throws -> Bool {
        try first("SELECT 1 FROM server_settings WHERE name = ?1", traces) { _ in true }
            ?? false
    }

    func noteTraces() throws {
        try run(
            "INSERT INTO server_settings (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            traces, "")
    }
}

extension SQLiteConnection {
    func forgetTraces() throws {
        guard try leavesTraces() else { return }
        _ = try transaction(removes: true) {
            try run("DELETE FROM server_settings WHERE name = ?1", traces)
        }
        try execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
