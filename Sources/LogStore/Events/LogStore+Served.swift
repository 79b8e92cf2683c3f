extension LogStore {
    @discardableResult
    package func remember(_ record: ServedRecord, for person: Person.ID) throws -> Bool {
        if try withConnection({ try $0.hasServed(record, to: person) }) { return true }
        if isReadOnly { return false }
        return try withWriter { connection in
            if try connection.hasServed(record, to: person) { return true }
            try connection.transaction(of: person) {
                try connection.requirePerson(person)
                try connection.insert(record, for: person)
            }
            return true
        }
    }

    package func served(to person: Person.ID, feed: String?) throws -> [ServedRecord] {
        try withConnection { connection in
            try connection.all(
                """
                SELECT feed, entry, day, options, stamps FROM served
                WHERE person = ?1 AND (?2 IS NULL OR feed = ?2) ORDER BY number DESC
                """, person, feed
            ) { row in
                ServedRecord(
                    feed: row.text(0), entry: row.int(1), day: row.day(2), options: row.text(3),
                    stamps: ServedRecord.stamps(row.bytes(4)))
            }
        }
    }

    package func hasServed(contents digest: [UInt8], to person: Person.ID) throws -> Bool {
        try withConnection { try $0.hasServed(contents: digest, to: person) }
    }

    package func remembersAllServed(to person: Person.ID) throws -> Bool {
        try withConnection { connection in
            // Records are numbered from 1, and an erasure takes some of them.
            try connection.has(
                """
                SELECT 1 FROM people WHERE id = ?1 AND rewritten = 0 AND
                    (SELECT count(*) = coalesce(max(number), 0) FROM served WHERE person = ?1)
                """, person)
        }
    }
}

extension SQLiteConnection {
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

    func insert(_ record: ServedRecord, for person: Person.ID) throws {
        let last = try first(
            "SELECT day FROM served WHERE person = ?1 ORDER BY number DESC LIMIT 1", person
        ) { $0.day(0) }
        try run(
            """
            INSERT OR IGNORE INTO served (person, number, feed, entry, day, options, stamps)
            SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6
            FROM served WHERE person = ?1
            """, person, record.feed, record.entry, record.day, record.options,
            record.encodedStamps)
        if !record.contents.isEmpty {
            try run(
                """
                INSERT OR IGNORE INTO served_contents (person, digest, entry, day)
                VALUES (?1, ?2, ?3, ?4)
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
