extension LogStore {
    /// Everybody in the store, in the order in which they were added.
    package func people() throws(StoreError) -> [Person] {
        try withConnection { (connection) throws(StoreError) in try connection.people() }
    }

    package func person(_ id: Person.ID) throws(StoreError) -> Person? {
        try withConnection { (connection) throws(StoreError) in
            try connection.withStatement(
                "SELECT id, name, seed FROM people WHERE id = ?1"
            ) { (query) throws(StoreError) in
                try query.bind(id.rawValue, at: 1)
                return try query.step() ? query.person() : nil
            }
        }
    }

    /// Adds a person with an empty journal.
    ///
    /// - Parameter seed: 32 random bytes; who knows them can link her calendars.
    /// - Throws: `nameTaken` where the name differs from another's in case only.
    package func addPerson(named name: String, seed: [UInt8]) throws(StoreError) -> Person {
        try writing { (connection) throws(StoreError) in
            try connection.addPerson(named: name, seed: seed)
        }
    }

    /// Gives a person another name; her own in other letters is not taken.
    package func rename(_ person: Person.ID, to name: String) throws(StoreError) {
        guard Person.isAcceptable(name: name) else { throw StoreError(.badName, path: path) }
        try writing { (connection) throws(StoreError) in
            try connection.requireFree(name, except: person)
            let update = try connection.prepare(
                "UPDATE people SET name = ?2, folded = ?3 WHERE id = ?1")
            try update.bind(person.rawValue, at: 1)
            try update.bind(name, at: 2)
            try update.bind(Person.folded(name), at: 3)
            try update.run()
            guard connection.changes == 1 else { throw StoreError(.noSuchPerson, path: path) }
            let touch = try connection.prepare(
                "UPDATE feeds SET revision = revision + 1 WHERE person = ?1")
            try touch.bind(person.rawValue, at: 1)
            try touch.run()
        }
    }
}

extension Connection {
    func people() throws(StoreError) -> [Person] {
        let query = try prepare("SELECT id, name, seed FROM people ORDER BY id")
        var people: [Person] = []
        while try query.step() {
            people.append(query.person())
        }
        return people
    }

    func addPerson(named name: String, seed: [UInt8]) throws(StoreError) -> Person {
        guard Person.isAcceptable(name: name) else { throw StoreError(.badName, path: path) }
        guard seed.count == 32 else { throw StoreError(.badSeed, path: path) }
        try requireFree(name, except: nil)
        let insertion = try prepare("INSERT INTO people (name, folded, seed) VALUES (?1, ?2, ?3)")
        try insertion.bind(name, at: 1)
        try insertion.bind(Person.folded(name), at: 2)
        try insertion.bind(seed, at: 3)
        try insertion.run()
        return Person(id: Person.ID(rawValue: lastInsertedRow), name: name, seed: seed)
    }

    /// Compared here, where an accent encoded in another way makes no difference; the table's own
    /// constraint only stands behind it. Names in ASCII need no such look at each other.
    fileprivate func requireFree(_ name: String, except person: Person.ID?) throws(StoreError) {
        let folded = Person.folded(name)
        let query = try prepare(
            """
            SELECT folded FROM people
            WHERE id IS NOT ?1 AND (folded = ?2 OR ?3 OR folded GLOB '*[^ -~]*')
            """)
        if let person { try query.bind(person.rawValue, at: 1) }
        try query.bind(folded, at: 2)
        try query.bind(folded.utf8.allSatisfy { $0 < 0x80 } ? 0 : 1, at: 3)
        while try query.step() {
            if query.text(0) == folded { throw StoreError(.nameTaken, path: path) }
        }
    }
}

extension Statement {
    /// The person in a row of `id, name, seed`.
    fileprivate func person() -> Person {
        Person(id: Person.ID(rawValue: integer(0)), name: text(1), seed: bytes(2))
    }
}
