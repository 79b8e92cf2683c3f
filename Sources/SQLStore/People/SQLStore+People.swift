package import Store

extension SQLStore {
    package func people(after last: Person.ID?, limit: Int) throws -> [Person] {
        try reading { try $0.people(after: last, limit: limit) }
    }

    package func person(_ id: Person.ID) throws -> Person? {
        try reading { session in
            try session.first("SELECT id, name, seed FROM people WHERE id = ?1", id) {
                try $0.person(path: path)
            }
        }
    }

    package func person(named name: String) throws -> Person? {
        try reading { try $0.person(named: name) }
    }

    package func firstPerson() throws -> Person? {
        try reading { session in
            try session.first("SELECT id, name, seed FROM people ORDER BY id LIMIT 1") {
                try $0.person(path: path)
            }
        }
    }

    package func personCount() throws -> Int {
        try reading { try $0.integer("SELECT count(*) FROM people") }
    }

    package func addPerson(named name: String, seed: [UInt8]) throws -> Person {
        try writing(of: nil) { try $0.addPerson(named: name, seed: seed) }
    }

    package func rename(_ person: Person.ID, to name: String) throws {
        guard Person.isAcceptable(name: name) else { throw StoreError(.badName, path: path) }
        try writing(of: person) { session in
            if let other = try session.person(named: name), other.id != person {
                throw StoreError(.nameTaken, path: path)
            }
            let renamed = try session.run(
                "UPDATE people SET name = ?2, folded = ?3 WHERE id = ?1", person, name,
                Person.folded(name))
            guard renamed == 1 else { throw StoreError(.noSuchPerson, path: path) }
            try session.run(
                "UPDATE grants SET revision = revision + 1 WHERE person = ?1 AND kind = ?2", person,
                Grant.Kind.feed)
        }
    }
}

extension SQLSession {
    package func people(after last: Person.ID?, limit: Int) throws -> [Person] {
        try all(
            "SELECT id, name, seed FROM people WHERE id > ?1 ORDER BY id LIMIT ?2",
            last?.rawValue ?? .min, limit
        ) { try $0.person(path: path) }
    }

    func person(named name: String) throws -> Person? {
        try first(
            "SELECT id, name, seed FROM people WHERE folded = ?1", Person.folded(name)
        ) { try $0.person(path: path) }
    }

    package func requirePerson(_ person: Person.ID) throws {
        _ = try lastNumber(of: person)
    }

    func addPerson(named name: String, seed: [UInt8]) throws -> Person {
        guard Person.isAcceptable(name: name) else { throw StoreError(.badName, path: path) }
        guard seed.count == 32 else { throw StoreError(.badSeed, path: path) }
        let id = try first(
            """
            INSERT INTO people (name, folded, seed, changes)
            VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (folded) DO NOTHING RETURNING id
            """, name, Person.folded(name), seed, Int64.random(in: 0..<1 << 60)
        ) { Person.ID(rawValue: $0.integer(0)) }
        guard let id else { throw StoreError(.nameTaken, path: path) }
        return Person(id: id, name: name, seed: seed)
    }
}

extension SQLRow {
    /// The person in a row that begins `id, name, seed`.
    func person(path: String) throws(StoreError) -> Person {
        let seed = bytes(2)
        guard seed.count == 32 else {
            throw StoreError(.damaged(readable: nil), path: path, detail: "a seed is lost")
        }
        return Person(id: Person.ID(rawValue: integer(0)), name: text(1), seed: seed)
    }
}
