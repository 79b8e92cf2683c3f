import SQLStore
import Store

extension SQLiteConnection {
    /// Runs `body` on one state of the store, whatever others write meanwhile.
    func reading<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN")
        defer { rollBack() }
        return try body()
    }

    /// Runs `body` with the right to write, and keeps all of what it did or nothing.
    ///
    /// - Parameters:
    ///   - person: Whose rows `body` changes. Their stamp changes with them.
    ///   - removes: Whether it may take the last room on the disk, because it makes room.
    func transaction<Result>(
        _ durability: Durability = .power, of person: Person.ID? = nil, removes: Bool = false,
        _ body: () throws -> Result
    ) throws -> Result {
        do {
            return try attempt(durability, of: person, removes: removes, body)
        } catch let error as StoreError where error.reason == .diskFull && !removes {
            // What the log has that is in the file as well makes room.
            try? execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return try attempt(durability, of: person, removes: removes, body)
        }
    }

    private func attempt<Result>(
        _ durability: Durability, of person: Person.ID?, removes: Bool, _ body: () throws -> Result
    ) throws -> Result {
        try prepareToWrite(durability)
        try execute("BEGIN IMMEDIATE")
        return try finish(of: person, removes: removes) {
            // A store that was replaced meanwhile would keep what is written in the file that nobody
            // will open again, so that is looked at once nobody else can be replacing it.
            try requireInPlace()
            return try body()
        }
    }

    /// Runs `body`, which writes what can be computed or is not missed; nobody waits for the disk.
    func derivedTransaction<Result>(
        _ patience: Patience, of person: Person.ID?, _ body: () throws -> Result
    ) throws -> Result {
        let durability = try hasLog() ? Durability.process : .power
        switch patience {
        case .everybody: return try transaction(durability, of: person, body)
        case .none, .ownThreads:
            try prepareToWrite(durability)
            try execute("BEGIN")
            return try finish(of: person, removes: false) {
                let before = totalChanges
                let result = try body()
                if totalChanges != before { try requireInPlace() }
                return result
            }
        }
    }

    /// Ends the transaction that is open: keeps what `body` did, or takes it back where it throws.
    private func finish<Result>(
        of person: Person.ID?, removes: Bool, _ body: () throws -> Result
    ) throws -> Result {
        do {
            let before = totalChanges
            let result = try body()
            if totalChanges != before {
                try requireOpenedVersion()
                if let person { try noteChange(of: person) }
                if !removes {
                    try keepRoom()
                    try takeRoom()
                }
            }
            try execute("COMMIT")
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    /// Whether transactions write over the pages that they free, which takes as much room in the log.
    func overwriteFreedPages(_ isOn: Bool) throws {
        try execute("PRAGMA secure_delete = \(isOn ? "ON" : "FAST")")
    }

    func requireInPlace() throws {
        if hasMoved { throw StoreError(.replaced, path: path) }
    }

    /// Ends a transaction that failed; a disk error may have ended it already.
    func rollBack() {
        if isInTransaction { try? execute("ROLLBACK") }
    }
}
