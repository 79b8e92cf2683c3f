extension LogStore {
    package func people() throws -> [Person] {
        try withConnection { try $0.people() }
    }

    package func person(_ id: Person.ID) throws -> Person? {
        try withConnection { connection in
            try connection.first("SELECT id, name, seed FROM people WHERE id = ?1", id) {
                try $0.person(path: path)
            }
        }
    }

    package func addPerson(named name: String, seed: [UInt8]) throws -> Person {
        try writing(of: nil) { try $0.addPerson(named: name, seed: seed) }
    }

    package func rename(_ person: Person.ID, to name: String) throws {
        guard Person.isAcceptable(name: name) else { throw StoreError(.badName, path: path) }
        try writing(of: person) { connection in
            try connection.requireFree(name, except: person)
            let renamed = try connection.run(
                "UPDATE people SET name = ?2, folded = ?3 WHERE id = ?1", person, name,
                Person.folded(name))
            guard renamed == 1 else { throw StoreError(.noSuchPerson, path: path) }
            try connection.run(
                "UPDATE grants SET revision = revision + 1 WHERE person = ?1 AND kind = ?2", person,
                Grant.Kind.feed)
        }
    }
}

extension SQLiteConnection {
    func people() throws -> [Person] {
        try all("SELECT id, name, seed FROM people ORDER BY id") { try $0.person(path: path) }
    }

    func requirePerson(_ person: Person.ID) throws {
        _ = try lastNumber(of: person)
    }

    func addPerson(named name: String, seed: [UInt8]) throws -> Person {
        guard Person.isAcceptable(name: name) else { throw StoreError(.badName, path: path) }
        guard seed.count == 32 else { throw StoreError(.badSeed, path: path) }
        try requireFree(name, except: nil)
        let id = try first(
            """
            INSERT INTO people (name, folded, seed, changes)
            VALUES (?1, ?2, ?3, random() >> 2 & 0xFFFFFFFFFFFFFFF) RETURNING id
            """, name, Person.folded(name), seed
        ) { Person.ID(rawValue: $0.integer(0)) }
        guard let id else { throw StoreError(.inputOutput, path: path) }
        return Person(id: id, name: name, seed: seed)
    }

    /// Compared here, where an accent encoded in another way makes no difference; the table's own
    /// constraint only stands behind it. Names in ASCII need no such look at each other.
    fileprivate func requireFree(_ name: String, except person: Person.ID?) throws {
        let folded = Person.folded(name)
        let candidates = try all(
            """
            SELECT folded FROM people
            WHERE id IS NOT ?1 AND (folded = ?2 OR ?3 OR folded GLOB '*[^ -~]*')
            """, person, folded, folded.utf8.allSatisfy { $0 < 0x80 } ? 0 : 1
        ) { $0.text(0) }
        if candidates.contains(folded) { throw StoreError(.nameTaken, path: path) }
    }
}

extension Statement {
    /// The person in a row of `id, name, seed`.
    fileprivate func person(path: String) throws(StoreError) -> Person {
        let seed = bytes(2)
        guard seed.count == 32 else {
            throw StoreError(.damaged(readable: nil), path: path, detail: "a seed is lost")
        }
        return Person(id: Person.ID(rawValue: integer(0)), name: text(1), seed: seed)
    }
}
