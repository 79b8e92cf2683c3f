import LogStore

/// The last change beside the journal that was made on the command line.
package struct ChangeOutsideLog: Equatable, Sendable {
    /// The command's words, without what was given to it.
    package let command: String
    /// The last entry of the journal at that time.
    package let entry: Int64

    init(command: String, entry: Int64) {
        self.command = command
        self.entry = entry
    }

    /// From `12 todo add`.
    init?(stored: String) {
        let parts = stored.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let entry = Int64(parts[0]) else { return nil }
        self.init(command: String(parts[1]), entry: entry)
    }

    var stored: String { "\(entry) \(command)" }
}

extension Member {
    private static let outsideLog = "undo/outside"

    package func changeOutsideLog() throws -> ChangeOutsideLog? {
        try household.store.personSetting(Self.outsideLog, of: person.id)
            .flatMap(ChangeOutsideLog.init(stored:))
    }

    package func noteChangeOutsideLog(by command: String) throws {
        let store = household.store
        let change = ChangeOutsideLog(
            command: command, entry: Int64(try store.lastEntryNumber(of: person.id)))
        try store.setPersonSetting(Self.outsideLog, of: person.id, to: change.stored)
    }

    /// What rises with every commit that changes anything of the person's.
    package func changeCount() throws -> Int64 { try household.store.changeCount(of: person.id) }
}
