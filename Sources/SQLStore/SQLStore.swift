package import Store

/// A store in tables of a database: all the rules of `Store`, over what its engine can do.
///
/// The engine decides how a transaction begins, what it waits for and what its end outlives; what is read and written
/// in it is here, once for all engines.
package protocol SQLStore: Store {
    /// How much each person may keep in their calendars.
    var room: Room { get }

    /// Lends a session for questions: nobody waits for what another thread writes.
    func reading<Result: Sendable>(_ body: (any SQLSession) throws -> Result) throws -> Result

    /// The same for questions whose answers are to be of one moment, whatever others write meanwhile.
    func readingOnce<Result: Sendable>(_ body: (any SQLSession) throws -> Result) throws -> Result

    /// Runs `body` with the right to write, and keeps all of what it did or nothing.
    ///
    /// - Parameter person: Whose rows `body` changes. Their stamp changes with them.
    func writing<Result: Sendable>(
        of person: Person.ID?, _ body: (any SQLSession) throws -> Result
    ) throws -> Result

    /// The same for what removes more than it writes, which succeeds even where the disk has no room left.
    func removing<Result: Sendable>(
        of person: Person.ID?, _ body: (any SQLSession) throws -> Result
    ) throws -> Result

    /// The same for what leaves no byte of what it removed where the engine keeps it.
    ///
    /// - Throws: `tracesRemain` and `tracesOnFullDisk` where `body` is done and the bytes are still there.
    func erasing<Result: Sendable>(
        of person: Person.ID, _ body: (any SQLSession) throws -> Result
    ) throws -> Result

    /// Runs `body`, which writes what can be computed again or is not missed; nobody waits for the disk.
    ///
    /// - Returns: `nil` where it was not done for want of patience.
    func derived<Result: Sendable>(
        _ patience: Patience, of person: Person.ID?, _ body: (any SQLSession) throws -> Result
    ) throws -> Result?
}

/// What is waited for before something is written that is not waited for.
package enum Patience: Sendable {
    /// Nobody: where another thread of this program writes, nothing is done.
    case none
    /// The program's own threads. What is then to be written fails as `busy` where another program writes or wrote.
    case ownThreads
    /// Everybody.
    case everybody
}

extension SQLStore {
    package func requireWritable() throws {
        if let obstacle { throw StoreError(obstacle, path: path) }
    }
}
