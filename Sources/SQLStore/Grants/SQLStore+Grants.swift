package import Store

extension SQLStore {
    package func addGrant(
        _ kind: Grant.Kind, named name: String, for person: Person.ID, selector: String,
        hash: [UInt8], contents: String, isReadOnly: Bool, created: Int64, expires: Int64?
    ) throws -> Grant {
        guard Person.isAcceptable(name: name) else {
            throw StoreError(.badGrantName(kind), path: path)
        }
        return try writing(of: person) { session in
            let counter = kind.counter
            let number = try session.first(
                """
                UPDATE people SET \(counter.rawValue) = \(counter.rawValue) + 1 WHERE id = ?1
                RETURNING \(counter.rawValue)
                """, person
            ) { $0.integer(0) }
            guard let number else { throw StoreError(.noSuchPerson, path: path) }
            let folded = Person.folded(name)
            let others = try session.grants(kind, of: person)
            if others.contains(where: { Person.folded($0.name) == folded }) {
                throw StoreError(.grantNameTaken(kind), path: path)
            }
            let grant = Grant(
                id: Grant.ID(person: person, kind: kind, rawValue: number), name: name,
                selector: selector, hash: hash, contents: contents, isReadOnly: isReadOnly,
                created: created, expires: expires)
            try session.insert(grant, for: person)
            return grant
        }
    }

    package func grants(_ kind: Grant.Kind, of person: Person.ID) throws -> [Grant] {
        try reading { try $0.grants(kind, of: person) }
    }

    package func grant(_ kind: Grant.Kind, selector: String) throws -> Grant? {
        try reading { session in
            try session.first(
                "SELECT \(Grant.columns) FROM grants WHERE kind = ?1 AND selector = ?2", kind,
                selector
            ) { $0.grant() }
        }
    }

    package func rotate(_ grant: Grant.ID, selector: String, hash: [UInt8]) throws {
        try writing(of: grant.person) { session in
            let rotated = try session.run(
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
        try writing(of: grant.person) { session in
            let changed = try session.run(
                """
                UPDATE grants SET contents = ?4, read_only = ?5, expires = ?6, revision = revision + 1
                WHERE person = ?1 AND kind = ?2 AND number = ?3
                """, grant.person, grant.kind, grant.rawValue, contents, isReadOnly ? 1 : 0, expires
            )
            guard changed == 1 else { throw StoreError(.noSuchGrant(grant.kind), path: path) }
        }
    }

    package func revoke(_ grant: Grant.ID) throws {
        try removing(of: grant.person) { session in
            guard try session.revoke(grant) else {
                throw StoreError(.noSuchGrant(grant.kind), path: path)
            }
        }
    }

    package func noteUse(of grant: Grant, at now: Int64, fetching moment: Grant.Moment?) {
        guard !isReadOnly, grant.isNews(at: now, fetched: moment) else { return }
        func note(_ patience: Patience) throws -> Bool {
            try derived(patience, of: grant.person) {
                try $0.noteUse(of: grant.id, at: now, fetching: moment)
            } != nil
        }
        do {
            if try note(.none) { return }
        } catch {
            guard (error as? StoreError)?.reason == .busy else { return }
        }
        // That it was used is not worth a wait.
        guard moment != nil else { return }
        _ = try? note(.everybody)
    }

    package func basis(of feed: Grant.ID) throws -> Grant.Basis? {
        try reading { session in
            try session.first(
                """
                SELECT selector, last_entry, revision FROM grants JOIN people ON people.id = person
                WHERE person = ?1 AND kind = ?2 AND number = ?3
                """, feed.person, feed.kind, feed.rawValue
            ) { Grant.Basis(selector: $0.text(0), lastEntry: $0.int(1), revision: $0.int(2)) }
        }
    }
}

extension SQLSession {
    /// The grants in the order in which they were added.
    package func grants(_ kind: Grant.Kind, of person: Person.ID) throws -> [Grant] {
        try all(
            "SELECT \(Grant.columns) FROM grants WHERE person = ?1 AND kind = ?2 ORDER BY number",
            person, kind
        ) { $0.grant() }
    }

    /// - Returns: Whether there was one.
    @discardableResult
    package func revoke(_ grant: Grant.ID) throws -> Bool {
        try run(
            "DELETE FROM grants WHERE person = ?1 AND kind = ?2 AND number = ?3", grant.person,
            grant.kind, grant.rawValue) == 1
    }

    /// Forgets what programs saw last of a person's cycle calendar.
    package func forgetFetched(of person: Person.ID) throws {
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
    package func insert(_ grant: Grant, for person: Person.ID) throws {
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
    package func raise(_ counter: Counter, of person: Person.ID, to number: Int64) throws {
        try run(
            """
            UPDATE people SET \(counter.rawValue) = ?2 WHERE id = ?1 AND \(counter.rawValue) < ?2
            """, person, number)
    }
}

/// Columns of `people` with the last number given of a kind.
package enum Counter: String {
    case entries = "last_entry"
    case calendars = "last_calendar"
    case feeds = "last_feed"
    case appPasswords = "last_app_password"
}

extension Grant.Kind {
    package var counter: Counter { self == .feed ? .feeds : .appPasswords }
}

extension Grant {
    fileprivate static let columns = """
        person, kind, number, name, selector, hash, contents, read_only, created, expires, revision, \
        last_used, fetched_entry, fetched_day
        """
}

extension SQLRow {
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
