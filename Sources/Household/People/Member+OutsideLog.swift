import Store

/// The last change beside the journal that somebody made.
package struct ChangeOutsideLog: Equatable, Sendable {
    /// By what it was made.
    package enum Door: Equatable, Sendable {
        /// The command's words, without what was given to it.
        case command(String)
        case page
        case program
        /// A program, which removed an event of the forecast.
        case hiding
    }

    package let door: Door
    /// The last entry of the journal at that time.
    package let entry: Int64

    init(by door: Door, entry: Int64) {
        self.door = door
        self.entry = entry
    }

    /// From `12 todo add`, `12 /page`, `12 /program` or `12 /hiding`.
    init?(stored: String) {
        let parts = stored.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let entry = Int64(parts[0]) else { return nil }
        switch parts[1] {
        case "/page": self.init(by: .page, entry: entry)
        case "/program": self.init(by: .program, entry: entry)
        case "/hiding": self.init(by: .hiding, entry: entry)
        default: self.init(by: .command(String(parts[1])), entry: entry)
        }
    }

    var stored: String {
        switch door {
        case .command(let words): "\(entry) \(words)"
        case .page: "\(entry) /page"
        case .program: "\(entry) /program"
        case .hiding: "\(entry) /hiding"
        }
    }
}

extension Member {
    private static let outsideLog = "undo/outside"

    package func changeOutsideLog() throws -> ChangeOutsideLog? {
        try household.store.personSetting(Self.outsideLog, of: person.id)
            .flatMap(ChangeOutsideLog.init(stored:))
    }

    /// Leaves a mark that `undo` sees; nothing is written where it is there already.
    package func noteChangeOutsideLog(by door: ChangeOutsideLog.Door) throws {
        let store = household.store
        let change = ChangeOutsideLog(
            by: door, entry: Int64(try store.lastEntryNumber(of: person.id)))
        guard try changeOutsideLog() != change else { return }
        // It belongs to what was done, which may have been a removal on a full disk.
        try store.setPersonSetting(
            Self.outsideLog, of: person.id, to: change.stored, takesKeptRoom: true)
    }

    /// Does something, and leaves that mark where it changed something else than the log.
    ///
    /// What was asked for is done, whether the mark can be written or not.
    ///
    /// - Parameter entry: The journal's last one before.
    package func notingChangeOutsideLog<Answer>(
        by door: ChangeOutsideLog.Door, since entry: Int64, _ body: () throws -> Answer
    ) rethrows -> Answer {
        let before = try? changeCount()
        let answer = try body()
        if let before, let after = try? changeCount(), after != before,
            let last = try? household.store.lastEntryNumber(of: person.id), last == Int(entry)
        {
            try? noteChangeOutsideLog(by: door)
        }
        return answer
    }

    /// What rises with every commit that changes anything of the person's.
    package func changeCount() throws -> Int64 { try household.store.changeCount(of: person.id) }
}
