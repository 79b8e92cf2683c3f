extension LogStore {
    /// A person's entries with numbers above `number`.
    package func journal(
        of person: Person.ID, after number: Int = 0
    ) throws(StoreError) -> Journal {
        try withConnection { (connection) throws(StoreError) in
            try connection.journal(of: person, after: number)
        }
    }

    /// The last number given in a person's journal, 0 before the first one.
    package func lastEntryNumber(of person: Person.ID) throws(StoreError) -> Int {
        try withConnection { (connection) throws(StoreError) in
            try connection.lastNumber(of: person)
        }
    }

    /// Appends the entries to a person's journal, all or none of them.
    ///
    /// - Parameter last: the last number of the journal on which these entries were planned; `nil`
    ///   appends whatever the journal holds.
    /// - Returns: the entries with their numbers.
    /// - Throws: `changedMeanwhile` where the journal's last number is another one by now.
    @discardableResult
    package func append(
        _ entries: [NewEntry], for person: Person.ID, expecting last: Int? = nil
    ) throws(StoreError) -> [JournalEntry] {
        try writing { (connection) throws(StoreError) in
            try connection.append(entries, for: person, expecting: last)
        }
    }

    /// Plans entries on a person's journal and appends them, with nobody writing in between.
    ///
    /// Other programs that want to write wait until `plan` returns. What it throws is thrown on and
    /// nothing is written; it must not call this store, which is locked.
    ///
    /// - Parameter number: `plan` is given the entries above this number.
    @discardableResult
    package func update(
        _ person: Person.ID, after number: Int = 0, _ plan: (Journal) throws -> [NewEntry]
    ) throws -> [JournalEntry] {
        try requireWritable()
        // The two kinds of failure travel apart, because the store's own are looked at once more.
        let outcome: Result<[JournalEntry], any Error>
        outcome = try withConnection { (connection) throws(StoreError) in
            try connection.begin()
            do throws(StoreError) {
                let journal = try connection.journal(of: person, after: number)
                switch Result(catching: { try plan(journal) }) {
                case .failure(let error):
                    connection.rollBack()
                    return .failure(error)
                case .success(let entries):
                    let appended = try connection.append(entries, for: person, expecting: nil)
                    try connection.execute("COMMIT")
                    return .success(appended)
                }
            } catch {
                connection.rollBack()
                throw error
            }
        }
        return try outcome.get()
    }
}

extension Connection {
    /// Runs `body` on one state of the store, whatever others write meanwhile.
    func reading<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try execute("BEGIN")
        defer { rollBack() }
        return try body()
    }

    /// Above every number that a person can reach, and far from where arithmetic ends.
    static let highestNumber = 1 << 48

    func lastNumber(of person: Person.ID) throws(StoreError) -> Int {
        let query = try prepare("SELECT last_entry FROM people WHERE id = ?1")
        try query.bind(person.rawValue, at: 1)
        guard try query.step() else { throw StoreError(.noSuchPerson, path: path) }
        guard (0...Connection.highestNumber).contains(query.int(0)) else {
            throw StoreError(.damaged(readable: nil), path: path, detail: "an impossible number")
        }
        return query.int(0)
    }

    func journal(of person: Person.ID, after number: Int) throws(StoreError) -> Journal {
        // One statement, so that all is of one moment; without entries it gives a row of NULLs.
        try withStatement(
            """
            SELECT number, recorded, door, body, last_entry, rewritten FROM people
            LEFT JOIN journal ON person = people.id AND number > ?2
            WHERE people.id = ?1 ORDER BY number
            """
        ) { (query) throws(StoreError) in
            try query.bind(person.rawValue, at: 1)
            try query.bind(number, at: 2)
            guard try query.step() else { throw StoreError(.noSuchPerson, path: path) }
            let (last, rewrite) = (query.int(4), query.int(5))
            var entries: [JournalEntry] = []
            repeat {
                guard query.int(0) > 0 else { break }
                entries.append(try query.journalEntry(path: path))
            } while try query.step()
            return Journal(entries: entries, lastNumber: last, lastRewrite: rewrite)
        }
    }

    func append(
        _ entries: [NewEntry], for person: Person.ID, expecting expected: Int?
    ) throws(StoreError) -> [JournalEntry] {
        let last = try lastNumber(of: person)
        if let expected, expected != last { throw StoreError(.changedMeanwhile, path: path) }
        guard !entries.isEmpty else { return [] }
        let numbered = entries.enumerated().map { offset, entry in
            JournalEntry(
                number: last + offset + 1, recorded: entry.recorded, origin: entry.origin,
                body: entry.body)
        }
        try insert(numbered, for: person)
        try setLastNumber(last + entries.count, of: person)
        return numbered
    }

    /// Writes entries under the numbers that they have.
    func insert(_ entries: [JournalEntry], for person: Person.ID) throws(StoreError) {
        let insertion = try prepare(
            "INSERT INTO journal (person, number, recorded, door, body) VALUES (?1, ?2, ?3, ?4, ?5)"
        )
        try insertion.bind(person.rawValue, at: 1)
        for entry in entries {
            try insertion.bind(entry.number, at: 2)
            try insertion.bind(entry.recorded, at: 3)
            try insertion.bind(entry.origin.rawValue, at: 4)
            try insertion.bind(entry.body, at: 5)
            try insertion.run()
        }
    }

    func setLastNumber(_ number: Int, of person: Person.ID) throws(StoreError) {
        let update = try prepare("UPDATE people SET last_entry = ?2 WHERE id = ?1")
        try update.bind(person.rawValue, at: 1)
        try update.bind(number, at: 2)
        try update.run()
    }
}

extension Statement {
    /// The entry in a row of `number, recorded, door, body`.
    func journalEntry(path: String) throws(StoreError) -> JournalEntry {
        guard let origin = Origin(rawValue: int(2)) else {
            throw StoreError(.damaged(readable: nil), path: path, detail: "an unknown door")
        }
        return JournalEntry(number: int(0), recorded: integer(1), origin: origin, body: bytes(3))
    }
}
