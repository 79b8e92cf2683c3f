extension LogStore {
    package func addGrant(
        _ kind: Grant.Kind, named name: String, for person: Person.ID, selector: String,
        hash: [UInt8], contents: String, isReadOnly: Bool, created: Int64, expires: Int64?
    ) throws -> Grant {
        guard Person.isAcceptable(name: name) else {
            throw StoreError(.badGrantName(kind), path: path)
        }
        return try writing(of: person) { connection in
            let number = try connection.first(
                """
                UPDATE people SET \(kind.counter) = \(kind.counter) + 1 WHERE id = ?1
                RETURNING \(kind.counter)
                """, person
            ) { $0.integer(0) }
            guard let number else { throw StoreError(.noSuchPerson, path: path) }
            let folded = Person.folded(name)
            let others = try connection.grants(kind, of: person)
            if others.contains(where: { Person.folded($0.name) == folded }) {
                throw StoreError(.grantNameTaken(kind), path: path)
            }
            let grant = Grant(
                id: Grant.ID(person: person, kind: kind, rawValue: number), name: name,
                selector: selector, hash: hash, contents: contents, isReadOnly: isReadOnly,
                created: created, expires: expires, revision: 0, lastUsed: nil, fetched: nil)
            try connection.insert(grant, for: person)
            return grant
        }
    }

    package func grants(_ kind: Grant.Kind, of person: Person.ID) throws -> [Grant] {
        try withConnection { try $0.grants(kind, of: person) }
    }

    package func grant(_ kind: Grant.Kind, selector: String) throws -> Grant? {
        try withConnection { connection in
            try connection.first(
                "SELECT \(Grant.columns) FROM grants WHERE kind = ?1 AND selector = ?2", kind,
                selector
            ) { $0.grant() }
        }
    }

    package func rotate(_ grant: Grant.ID, selector: String, hash: [UInt8]) throws {
        try writing(of: grant.person) { connection in
            let rotated = try connection.run(
                """
                UPDATE grants SET selector = ?4, hash = ?5, revision = revision + 1
                WHERE person = ?1 AND kind = ?2 AND number = ?3
                """, grant.person, grant.kind, grant.rawValue, selector, hash)
            guard rotated == 1 else { throw StoreError(.noSuchGrant(grant.kind), path: path) }
        }
    }

    package func change(
        _ grant: Grant.ID, contents: String, isReadOnly: Bool, expires: Int64?
    ) throws {
        try writing(of: grant.person) { connection in
            let changed = try connection.run(
                """
                UPDATE grants SET contents = ?4, read_only = ?5, expires = ?6, revision = revision + 1
                WHERE person = ?1 AND kind = ?2 AND number = ?3
                """, grant.person, grant.kind, grant.rawValue, contents, isReadOnly ? 1 : 0, expires
            )
            guard changed == 1 else { throw StoreError(.noSuchGrant(grant.kind), path: path) }
        }
    }

    package func revoke(_ grant: Grant.ID) throws {
        try removing(of: grant.person) { connection in
            guard try connection.revoke(grant) else {
                throw StoreError(.noSuchGrant(grant.kind), path: path)
            }
        }
    }

    package func noteUse(of grant: Grant, at now: Int64, fetching moment: Grant.Moment?) {
        guard !isReadOnly, grant.isNews(at: now, fetched: moment) else { return }
        func note(_ connection: borrowing SQLiteConnection, _ extent: Extent) throws {
            try connection.derivedTransaction(extent, of: grant.person) {
                try connection.noteUse(of: grant.id, at: now, fetching: moment)
            }
        }
        do {
            if try withIdleWriter({ try note($0, .ifNobodyElseWrites) }) != nil { return }
        } catch {
            guard (error as? StoreError)?.reason == .busy else { return }
        }
        // That it was used is not worth a wait.
        guard moment != nil else { return }
        try? withWriter { try note($0, .everything) }
    }

    package func basis(of feed: Grant.ID) throws -> Grant.Basis? {
        try withConnection { connection in
            try connection.first(
                """
                SELECT selector, last_entry, revision FROM grants JOIN people ON people.id = person
                WHERE person = ?1 AND kind = ?2 AND number = ?3
                """, feed.person, feed.kind, feed.rawValue
            ) { Grant.Basis(selector: $0.text(0), lastEntry: $0.int(1), revision: $0.int(2)) }
        }
    }
}

extension SQLiteConnection {
    /// The grants in the order in which they were added.
    func grants(_ kind: Grant.Kind, of person: Person.ID) throws -> [Grant] {
        try all(
            "SELECT \(Grant.columns) FROM grants WHERE person = ?1 AND kind = ?2 ORDER BY number",
            person, kind
        ) { $0.grant() }
    }

    /// - Returns: Whether there was one.
    @discardableResult
    func revoke(_ grant: Grant.ID) throws -> Bool {
        try run(
            "DELETE FROM grants WHERE person = ?1 AND kind = ?2 AND number = ?3", grant.person,
            grant.kind, grant.rawValue) == 1
    }

    /// Forgets what programs saw last of a person's cycle calendar.
    func forgetFetched(of person: Person.ID) throws {
        try run(
            "UPDATE grants SET fetched_entry = NULL, fetched_day = NULL WHERE person = ?1", person)
    }

    fileprivate func noteUse(
        of grant: Grant.ID, at now: Int64, fetching moment: Grant.Moment?
    ) throws {
        let known = try first(
            "SELECT \(Grant.columns) FROM grants WHERE person = ?1 AND kind = ?2 AND number = ?3",
            grant.person, grant.kind, grant.rawValue
        ) { $0.grant() }
        guard let known, known.isNews(at: now, fetched: moment) else { return }
        let fetched = moment ?? known.fetched
        try run(
            """
            UPDATE grants SET last_used = ?4, fetched_entry = ?5, fetched_day = ?6
            WHERE person = ?1 AND kind = ?2 AND number = ?3
            """, grant.person, grant.kind, grant.rawValue,
            grant.kind == .feed ? Grant.week(of: now) : now, fetched?.entry, fetched?.day)
    }

    /// Gives a grant to a person under the number that it has, which must be free.
    func insert(_ grant: Grant, for person: Person.ID) throws {
        try run(
            """
            INSERT INTO grants (\(Grant.columns))
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
            """, person, grant.kind, grant.id.rawValue, grant.name, grant.selector, grant.hash,
            grant.contents, grant.isReadOnly ? 1 : 0, grant.created, grant.expires, grant.revision,
            grant.lastUsed, grant.fetched?.entry, grant.fetched?.day)
        try raise(grant.kind.counter, of: person, to: grant.id.rawValue)
    }

    /// Lets a person's numbers go on after `number`.
    func raise(_ counter: String, of person: Person.ID, to number: Int64) throws {
        try run("UPDATE people SET \(counter) = max(\(counter), ?2) WHERE id = ?1", person, number)
    }
}

extension Grant.Kind: SQLValue {
    func bind(to statement: borrowing Statement, at index: Int32) throws(StoreError) {
        try statement.bind(Int64(rawValue), at: index)
    }

    /// The column of `people` with the last number given.
    var counter: String { self == .feed ? "last_feed" : "last_app_password" }
}

extension Grant {
    fileprivate static let columns = """
        person, kind, number, name, selector, hash, contents, read_only, created, expires, revision, \
        last_used, fetched_entry, fetched_day
        """
}

extension Statement {
    /// The grant in a row of `Grant.columns`.
    fileprivate func grant() -> Grant {
        let isFetched = !isNull(12) && !isNull(13)
        return Grant(
            id: Grant.ID(
                person: Person.ID(rawValue: integer(0)), kind: int(1) == 1 ? .feed : .appPassword,
                rawValue: integer(2)),
            name: text(3), selector: text(4), hash: bytes(5), contents: text(6),
            isReadOnly: integer(7) != 0, created: seconds(8), expires: isNull(9) ? nil : seconds(9),
            revision: int(10), lastUsed: isNull(11) ? nil : seconds(11),
            fetched: isFetched ? Grant.Moment(entry: int(12), day: day(13)) : nil)
    }
}
