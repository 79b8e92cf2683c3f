package import Store

extension SQLStore {
    @discardableResult
    package func remember(_ record: ServedRecord, for person: Person.ID) throws -> Bool {
        if try reading({ try $0.hasServed(record, to: person) }) { return true }
        if isReadOnly { return false }
        try writing(of: person) { session in
            if try session.hasServed(record, to: person) { return }
            try session.requirePerson(person)
            try session.insert(record, for: person)
        }
        return true
    }

    package func served(to person: Person.ID, feed: String?) throws -> [ServedRecord] {
        try reading { session in
            try session.all(
                """
                SELECT feed, entry, day, options, stamps FROM served
                WHERE person = ?1 AND feed = coalesce(?2, feed) ORDER BY number DESC
                """, person, feed
            ) { row in
                ServedRecord(
                    feed: row.text(0), entry: row.int(1), day: row.day(2), options: row.text(3),
                    stamps: ServedRecord.stamps(row.bytes(4)))
            }
        }
    }

    package func hasServed(contents digest: [UInt8], to person: Person.ID) throws -> Bool {
        try reading { try $0.hasServed(contents: digest, to: person) }
    }

    package func remembersAllServed(to person: Person.ID) throws -> Bool {
        try reading { session in
            // Records are numbered from 1, and an erasure takes some of them.
            try session.has(
                """
                SELECT 1 FROM people WHERE id = ?1 AND rewritten = 0 AND
                    (SELECT count(*) = coalesce(max(number), 0) FROM served WHERE person = ?1)
                """, person)
        }
    }
}

extension SQLSession {
    func hasServed(_ record: ServedRecord, to person: Person.ID) throws -> Bool {
        let isKnown = try has(
            """
            SELECT 1 FROM served
            WHERE person = ?1 AND feed = ?2 AND entry = ?3 AND day = ?4 AND options = ?5
            """, person, record.feed, record.entry, record.day, record.options)
        // Another version of the program may make another calendar of the same.
        return try isKnown
            && (record.contents.isEmpty || hasServed(contents: record.contents, to: person))
    }

    fileprivate func hasServed(contents digest: [UInt8], to person: Person.ID) throws -> Bool {
        try has(
            "SELECT 1 FROM served_contents WHERE person = ?1 AND digest = ?2", person, digest)
    }

    package func insert(_ record: ServedRecord, for person: Person.ID) throws {
        let last = try first(
            "SELECT day FROM served WHERE person = ?1 ORDER BY number DESC LIMIT 1", person
        ) { $0.day(0) }
        try run(
            """
            INSERT INTO served (person, number, feed, entry, day, options, stamps)
            VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM served WHERE person = ?1),
                ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT DO NOTHING
            """, person, record.feed, record.entry, record.day, record.options,
            record.encodedStamps)
        if !record.contents.isEmpty {
            try run(
                """
                INSERT INTO served_contents (person, digest, entry, day)
                VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING
                """, person, record.contents, record.entry, record.day)
        }
        // Once a day is often enough. What was served last of a calendar may still be there in some program.
        guard let last, last < record.day else { return }
        try run(
            """
            DELETE FROM served WHERE person = ?1 AND day < ?2 AND number NOT IN (
                SELECT max(number) FROM served WHERE person = ?1 GROUP BY feed, options)
            """, person, record.day - ServedRecord.daysToRemember)
    }
}
