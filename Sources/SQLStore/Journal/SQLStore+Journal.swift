package import Store

extension SQLStore {
    package func journal(of person: Person.ID, after number: Int) throws -> Journal {
        try reading { try $0.journal(of: person, after: number) }
    }

    package func lastEntryNumber(of person: Person.ID) throws -> Int {
        try reading { try $0.lastNumber(of: person) }
    }

    package func journalMarks() throws -> [JournalMark] {
        try reading { session in
            try session.all(
                "SELECT id, name, seed, last_entry FROM people ORDER BY id"
            ) { row in
                JournalMark(
                    person: try row.person(path: path), lastNumber: row.int(3))
            }
        }
    }

    package func entries(writtenBy writer: Grant.ID, after number: Int) throws -> [Int] {
        try reading { session in
            try session.all(
                """
                SELECT number FROM journal
                WHERE person = ?1 AND writer_kind = ?2 AND writer = ?3 AND number > ?4
                """, writer.person, writer.kind, writer.rawValue, number
            ) { $0.int(0) }
        }
    }

    package func lastRecorded(of person: Person.ID, by moment: Int64) throws -> Int64? {
        try reading { session in
            try session.first(
                "SELECT max(recorded) FROM journal WHERE person = ?1 AND recorded <= ?2", person,
                moment
            ) { $0.optionalInteger(0) } ?? nil
        }
    }

    @discardableResult
    package func append(
        _ entries: [NewEntry], for person: Person.ID, expecting last: Int?
    ) throws -> [JournalEntry] {
        try writing(of: person) { try $0.append(entries, for: person, expecting: last) }
    }
}

extension SQLSession {
    package func noteChange(of person: Person.ID) throws {
        try run("UPDATE people SET changes = changes + 1 WHERE id = ?1", person)
    }

    /// -1 for somebody who is not there.
    package func changeCount(of person: Person.ID) throws -> Int64 {
        try first("SELECT changes FROM people WHERE id = ?1", person) { $0.anyInteger(0) } ?? -1
    }

    func lastNumber(of person: Person.ID) throws -> Int {
        let last = try first("SELECT last_entry FROM people WHERE id = ?1", person) { $0.int(0) }
        guard let last else { throw StoreError(.noSuchPerson, path: path) }
        guard (0...Journal.highestNumber).contains(last) else {
            throw StoreError(.damaged(readable: nil), path: path, detail: "an impossible number")
        }
        return last
    }

    func journal(of person: Person.ID, after number: Int) throws -> Journal {
        // One statement, so that all is of one moment; without entries it gives a row of NULLs.
        var numbers: (last: Int, rewrite: Int)?
        var entries: [JournalEntry] = []
        try each(
            """
            SELECT number, recorded, door, body, last_entry, rewritten FROM people
            LEFT JOIN journal ON person = people.id AND number > ?2
            WHERE people.id = ?1 ORDER BY number
            """, person, number
        ) { row in
            if numbers == nil { numbers = (row.int(4), row.int(5)) }
            if !row.isNull(0) { entries.append(try row.journalEntry(path: path)) }
        }
        guard let numbers else { throw StoreError(.noSuchPerson, path: path) }
        return Journal(entries: entries, lastNumber: numbers.last, lastRewrite: numbers.rewrite)
    }

    package func append(
        _ entries: [NewEntry], for person: Person.ID, expecting expected: Int?
    ) throws -> [JournalEntry] {
        let last = try lastNumber(of: person)
        if let expected, expected != last { throw StoreError(.changedMeanwhile, path: path) }
        guard !entries.isEmpty else { return [] }
        let numbered = entries.enumerated().map { offset, entry in
            JournalEntry(
                number: last + offset + 1, recorded: entry.recorded, origin: entry.origin,
                body: entry.body)
        }
        for (entry, new) in zip(numbered, entries) {
            try insert(entry, by: new.writer, for: person)
        }
        try setLastNumber(last + entries.count, of: person)
        return numbered
    }

    /// Writes entries under the numbers that they have.
    package func insert(_ entries: [JournalEntry], for person: Person.ID) throws {
        for entry in entries { try insert(entry, by: nil, for: person) }
    }

    private func insert(_ entry: JournalEntry, by writer: Grant.ID?, for person: Person.ID) throws {
        try run(
            """
            INSERT INTO journal (person, number, recorded, door, body, writer_kind, writer)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """, person, entry.number, entry.recorded, entry.origin.rawValue, entry.body,
            writer?.kind.rawValue, writer?.rawValue)
    }

    func setLastNumber(_ number: Int, of person: Person.ID) throws {
        try run("UPDATE people SET last_entry = ?2 WHERE id = ?1", person, number)
    }
}

extension Journal {
    /// Above every number that a person can reach, and far from where arithmetic ends.
    package static let highestNumber = 1 << 48
}

extension SQLRow {
    /// The entry in a row of `number, recorded, door, body`.
    package func journalEntry(path: String) throws(StoreError) -> JournalEntry {
        guard let origin = Origin(rawValue: int(2)) else {
            throw StoreError(.damaged(readable: nil), path: path, detail: "an unknown door")
        }
        guard (1...Journal.highestNumber).contains(int(0)) else {
            throw StoreError(.damaged(readable: nil), path: path, detail: "an impossible number")
        }
        return JournalEntry(number: int(0), recorded: seconds(1), origin: origin, body: bytes(3))
    }
}
