import SQLStore
package import Store

extension SQLiteStore {
    /// Reads as much of the journals at `path` as the damage leaves, entry by entry.
    ///
    /// It reads only: the file does not change. A bad page costs the entries on it, and a person's row
    /// that is lost costs the name and the seed, not the entries.
    ///
    /// - Throws: only what keeps the whole file from being read (`missing`, `notAStore`, …).
    package static func salvage(_ path: String) throws -> Salvage {
        guard let status = try FileSystem.status(path) else {
            throw StoreError(.missing, path: path)
        }
        guard status.kind == .file else { throw StoreError(.isDirectory, path: path) }
        let connection = try SQLiteConnection.connect(to: path, patience: .seconds(1))
        try? connection.readAsNewest()
        return connection.salvage()
    }
}

extension StoreError {
    /// The same error; for a damaged store, with the number of entries that can still be read.
    func countingWhatIsReadable() -> StoreError {
        guard reason == .damaged(readable: nil) else { return self }
        let count = (try? SQLiteStore.salvage(path))?.entryCount ?? 0
        return StoreError(.damaged(readable: count), path: path, detail: detail)
    }
}

extension SQLiteConnection {
    /// How many numbers in a row may be unreadable before the rest of a journal is given up.
    private static let patienceForGaps = 4096

    fileprivate borrowing func salvage() -> Salvage {
        let (known, isComplete) = salvagedPeople()
        // Without the whole table of people, the first ids are tried, whether they are anybody's or
        // not.
        let ids = isComplete ? known.map(\.id) : Set(known.map(\.id)).union(1...64).sorted()
        var people: [Salvage.SalvagedPerson] = []
        for id in ids {
            let row = known.first { $0.id == id }
            let entries = salvagedEntries(of: id, last: row?.last)
            if row == nil && entries.isEmpty { continue }
            let last = max(row?.last ?? 0, entries.last?.number ?? 0, entries.count)
            let person = row.map { Person.ID(rawValue: $0.id) }
            people.append(
                Salvage.SalvagedPerson(
                    name: row?.name, seed: row?.seed, entries: entries,
                    missing: last - entries.count,
                    grants: person.map { person in
                        Grant.Kind.allCases.flatMap { (try? grants($0, of: person)) ?? [] }
                    } ?? [],
                    calendars: person.map { salvagedCalendars(of: $0) } ?? [],
                    acknowledgements: person.map { salvagedAcknowledgements(of: $0) } ?? [],
                    cardReviews: person.map { salvagedCardReviews(of: $0) } ?? [],
                    studyTimer: person.flatMap { try? studyTimer(of: $0) },
                    webPassword: person.flatMap { try? webPassword(of: $0) },
                    recovery: person.flatMap { try? recoveryHash(of: $0) },
                    passcode: person.flatMap { try? passcode(of: $0) },
                    picture: person.flatMap { try? picture(of: $0) },
                    settings: person.map { salvagedSettings(of: $0) } ?? [:]))
        }
        return Salvage(people: people)
    }

    private func salvagedAcknowledgements(of person: Person.ID) -> [AlarmAcknowledgement] {
        var readable: [AlarmAcknowledgement] = []
        try? eachAcknowledgement(of: person, at: .max) { readable.append($0) }
        return readable
    }

    private func salvagedSettings(of person: Person.ID) -> [String: String] {
        var readable: [String: String] = [:]
        try? each("SELECT name, value FROM person_settings WHERE person = ?1", person) { row in
            readable[row.text(0)] = row.text(1)
        }
        return readable
    }

    private func salvagedCardReviews(of person: Person.ID) -> [StoredCardReview] {
        var readable: [StoredCardReview] = []
        try? eachCardReview(of: person) { readable.append($0) }
        return readable
    }

    private struct SalvagedRow {
        let id: Int64
        let name: String
        let seed: [UInt8]?
        let last: Int
    }

    private func salvagedPeople() -> (rows: [SalvagedRow], isComplete: Bool) {
        var rows: [SalvagedRow] = []
        do {
            try each("SELECT id, name, seed, last_entry FROM people ORDER BY id") { row in
                rows.append(
                    SalvagedRow(
                        id: row.integer(0), name: row.text(1),
                        seed: row.bytes(2).count == 32 ? row.bytes(2) : nil,
                        last: max(0, min(row.int(3), Journal.highestNumber))))
            }
            return (rows, true)
        } catch {
            return (rows, false)
        }
    }

    /// Scans forward; at a bad place it asks for one number after the other until one is behind it.
    private func salvagedEntries(of person: Int64, last: Int?) -> [JournalEntry] {
        var entries: [JournalEntry] = []
        guard (try? has("SELECT 1 FROM journal LIMIT 0")) != nil else { return entries }
        var next = 1
        var gap = 0
        while gap < SQLiteConnection.patienceForGaps, last.map({ next <= $0 }) ?? true {
            do {
                try each(
                    """
                    SELECT number, recorded, door, body FROM journal
                    WHERE person = ?1 AND number >= ?2 ORDER BY number
                    """, person, next
                ) { row in
                    let entry = try row.journalEntry(path: path)
                    guard (next...Journal.highestNumber).contains(entry.number) else {
                        throw StoreError(.damaged(readable: nil), path: path)
                    }
                    entries.append(entry)
                    next = entry.number + 1
                    gap = 0
                }
                return entries
            } catch {
                next += 1
                gap += 1
            }
        }
        return entries
    }
}
