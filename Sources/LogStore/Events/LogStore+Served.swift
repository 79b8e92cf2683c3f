extension LogStore {
    /// Remembers what was served, identical records once; nothing is written for a known one.
    ///
    /// - Returns: whether the record is in the store now, which a read-only store can't promise.
    @discardableResult
    package func remember(
        _ record: ServedRecord, for person: Person.ID
    ) throws(StoreError) -> Bool {
        let readOnly = isReadOnly
        return try withConnection { (connection) throws(StoreError) in
            if try connection.hasServed(record, to: person) { return true }
            if readOnly { return false }
            try connection.transaction { () throws(StoreError) in
                _ = try connection.lastNumber(of: person)
                try connection.insert(record, for: person)
            }
            return true
        }
    }

    /// What was served to a person, the newest record first; of one feed only where it is given.
    package func served(
        to person: Person.ID, feed: String? = nil
    ) throws(StoreError) -> [ServedRecord] {
        try withConnection { (connection) throws(StoreError) in
            let query = try connection.prepare(
                """
                SELECT feed, entry, day, options FROM served
                WHERE person = ?1 AND (?2 IS NULL OR feed = ?2) ORDER BY id DESC
                """)
            try query.bind(person.rawValue, at: 1)
            if let feed { try query.bind(feed, at: 2) }
            var records: [ServedRecord] = []
            while try query.step() {
                records.append(
                    ServedRecord(
                        feed: query.text(0), entry: query.int(1), day: query.int(2),
                        options: query.text(3)))
            }
            return records
        }
    }
}

extension Connection {
    func hasServed(
        _ record: ServedRecord, to person: Person.ID
    ) throws(StoreError) -> Bool {
        try withStatement(
            """
            SELECT 1 FROM served
            WHERE person = ?1 AND feed = ?2 AND entry = ?3 AND day = ?4 AND options = ?5
            """
        ) { (query) throws(StoreError) in
            try query.bind(record, of: person)
            return try query.step()
        }
    }

    func insert(_ record: ServedRecord, for person: Person.ID) throws(StoreError) {
        try withStatement(
            """
            INSERT OR IGNORE INTO served (person, feed, entry, day, options)
            VALUES (?1, ?2, ?3, ?4, ?5)
            """
        ) { (insertion) throws(StoreError) in
            try insertion.bind(record, of: person)
            try insertion.run()
        }
    }
}

extension Statement {
    fileprivate func bind(_ record: ServedRecord, of person: Person.ID) throws(StoreError) {
        try bind(person.rawValue, at: 1)
        try bind(record.feed, at: 2)
        try bind(record.entry, at: 3)
        try bind(record.day, at: 4)
        try bind(record.options, at: 5)
    }
}
