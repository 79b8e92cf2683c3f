/// How much an attempt may write of what can be derived again.
enum Extent {
    case nothing
    /// Reads first; what it then has to write fails as `busy` where somebody else writes or wrote.
    case ifNobodyElseWrites
    /// Waits for others from the start.
    case everything
}

extension Connection {
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
        let isScarce = !removes && (FileSystem.space(at: path) ?? .max) < Self.scarceSpace
        if isScarce { try? execute("PRAGMA wal_checkpoint(TRUNCATE)") }
        try prepareToWrite(durability)
        try execute("BEGIN IMMEDIATE")
        let result = try finish(of: person) {
            // A store that was replaced meanwhile would keep what is written in the file that nobody
            // will open again, so that is looked at once nobody else can be replacing it.
            try requireInPlace()
            let result = try body()
            if isScarce { try requireSpace() }
            return result
        }
        // So that whoever removes something needs no room for what was added before.
        if isScarce { try? execute("PRAGMA wal_checkpoint(PASSIVE)") }
        return result
    }

    /// Runs `body`, which writes what can be computed or is not missed; nobody waits for the disk.
    func derivedTransaction<Result>(
        _ extent: Extent, of person: Person.ID?, _ body: () throws -> Result
    ) throws -> Result {
        let durability = try hasLog() ? Durability.process : .power
        switch extent {
        case .nothing: return try reading(body)
        case .everything: return try transaction(durability, of: person, body)
        case .ifNobodyElseWrites:
            try prepareToWrite(durability)
            try execute("BEGIN")
            return try finish(of: person) {
                let before = totalChanges
                let result = try body()
                if totalChanges != before { try requireInPlace() }
                return result
            }
        }
    }

    /// Ends the transaction that is open: keeps what `body` did, or takes it back where it throws.
    private func finish<Result>(
        of person: Person.ID?, _ body: () throws -> Result
    ) throws -> Result {
        do {
            let before = totalChanges
            let result = try body()
            if let person, totalChanges != before { try noteChange(of: person) }
            try execute("COMMIT")
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    /// With less than this on the disk it is looked at whether what is added fits.
    private static let scarceSpace = 16 << 20
    /// What is left on the disk for those who remove something.
    private static let lastSpace = 64 << 10

    /// Refuses the transaction that is open where the disk would not have the last room left afterward, with all of
    /// the log brought into the file.
    private func requireSpace() throws {
        guard let space = FileSystem.space(at: path), let file = try FileSystem.status(path)?.size
        else { return }
        let size = try integer("PRAGMA page_count") * integer("PRAGMA page_size")
        // What the file grows by is in the log first.
        guard space < Self.lastSpace + 2 * max(0, size - file) else { return }
        throw StoreError(.diskFull, path: path, detail: "database or disk is full")
    }

    /// Whether transactions write over the pages that they free, which takes as much room in the log.
    func overwriteFreedPages(_ isOn: Bool) throws {
        // The log begins where it began, in the room that it has, if all of it is in the file.
        if !isOn { try? execute("PRAGMA wal_checkpoint(RESTART)") }
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
