/// What a connection keeps between its uses; never seen by two threads at once.
final class ConnectionState {
    /// The statements that are used again and again, by their SQL.
    var statements: [String: KeptStatement] = [:]
    /// How the last transaction was set up; `nil` before the first one.
    var durability: Durability?
    /// Whether the store is in WAL mode; `nil` until somebody has looked.
    var hasLog: Bool?
    /// The file that keeps room for removals; `nil` until somebody has asked.
    var roomPath: String?
    /// Whether this connection has made it.
    var hasMadeRoom = false
}

final class KeptStatement {
    let statement: Statement

    init(_ statement: consuming Statement) {
        self.statement = statement
    }
}

/// What a committed transaction outlives.
enum Durability {
    /// The process and the power: a commit waits for the disk.
    case power
    /// The process. A power cut may take the last such transactions back, the latest first, up to
    /// the last one that waited; docs/decisions/0010-feeds-in-the-store.md says who may use it.
    case process
}
