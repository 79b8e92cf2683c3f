extension LogStore {
    /// Adds a feed to a person's.
    ///
    /// - Throws: `feedNameTaken` where another feed of hers differs in upper and lower case only.
    package func addFeed(
        named name: String, for person: Person.ID, selector: String, hash: [UInt8],
        contents: String, isWritable: Bool, created: Int64, expires: Int64?
    ) throws(StoreError) -> Feed {
        guard Person.isAcceptable(name: name) else { throw StoreError(.badFeedName, path: path) }
        return try writing { (connection) throws(StoreError) in
            _ = try connection.lastNumber(of: person)
            for other in try connection.feeds(of: person)
            where Person.folded(other.name) == Person.folded(name) {
                throw StoreError(.feedNameTaken, path: path)
            }
            let feed = Feed(
                id: Feed.ID(rawValue: 0), person: person, name: name, selector: selector,
                hash: hash, contents: contents, isWritable: isWritable, created: created,
                expires: expires)
            return try connection.insert(feed, for: person, id: nil)
        }
    }

    /// A person's feeds in the order in which they were added.
    package func feeds(of person: Person.ID) throws(StoreError) -> [Feed] {
        try withConnection { (connection) throws(StoreError) in try connection.feeds(of: person) }
    }

    /// The feed of this selector, whoever's it is, expired or not; `nil` where there is none.
    package func feed(selector: String) throws(StoreError) -> Feed? {
        try withConnection { (connection) throws(StoreError) in
            try connection.withStatement(
                "SELECT \(Feed.columns) FROM feeds WHERE selector = ?1"
            ) { (query) throws(StoreError) in
                try query.bind(selector, at: 1)
                return try query.step() ? query.feed() : nil
            }
        }
    }

    /// What the feed's content depends on now; `nil` where the feed was revoked.
    package func basis(of feed: Feed.ID) throws(StoreError) -> Feed.Basis? {
        try withConnection { (connection) throws(StoreError) in
            try connection.withStatement(
                """
                SELECT selector, last_entry, revision FROM feeds JOIN people ON people.id = person
                WHERE feeds.id = ?1
                """
            ) { (query) throws(StoreError) in
                try query.bind(feed.rawValue, at: 1)
                guard try query.step() else { return nil }
                return Feed.Basis(
                    selector: query.text(0), lastEntry: query.int(1), revision: query.int(2))
            }
        }
    }

    /// Gives a feed another token; its old address leads nowhere from now on.
    package func rotate(
        _ feed: Feed.ID, selector: String, hash: [UInt8]
    ) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            let update = try connection.prepare(
                """
                UPDATE feeds SET selector = ?2, hash = ?3, revision = revision + 1 WHERE id = ?1
                """)
            try update.bind(feed.rawValue, at: 1)
            try update.bind(selector, at: 2)
            try update.bind(hash, at: 3)
            try update.run()
            guard connection.changes == 1 else { throw StoreError(.noSuchFeed, path: path) }
        }
    }

    /// Removes a feed; what it served is still remembered, so that an edited copy is understood.
    package func revoke(_ feed: Feed.ID) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            try connection.revoke(feed)
            guard connection.changes == 1 else { throw StoreError(.noSuchFeed, path: path) }
        }
    }

    /// A setting of the server that serves this store, for everybody's feeds; `nil` where unset.
    package func serverSetting(_ name: String) throws(StoreError) -> String? {
        try withConnection { (connection) throws(StoreError) in
            let query = try connection.prepare("SELECT value FROM server_settings WHERE name = ?1")
            try query.bind(name, at: 1)
            return try query.step() ? query.text(0) : nil
        }
    }

    /// Sets it, or with `nil` unsets it; feeds are rendered anew where that makes a difference.
    package func setServerSetting(_ name: String, to value: String?) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            let change = try connection.prepare(
                value == nil
                    ? "DELETE FROM server_settings WHERE name = ?1"
                    : """
                    INSERT INTO server_settings (name, value) VALUES (?1, ?2)
                    ON CONFLICT (name) DO UPDATE SET value = ?2 WHERE value <> ?2
                    """)
            try change.bind(name, at: 1)
            if let value { try change.bind(value, at: 2) }
            try change.run()
            if connection.changes > 0 {
                try connection.execute("UPDATE feeds SET revision = revision + 1")
            }
        }
    }
}

extension Connection {
    func feeds(of person: Person.ID) throws(StoreError) -> [Feed] {
        let query = try prepare("SELECT \(Feed.columns) FROM feeds WHERE person = ?1 ORDER BY id")
        try query.bind(person.rawValue, at: 1)
        var feeds: [Feed] = []
        while try query.step() { feeds.append(query.feed()) }
        return feeds
    }

    func revoke(_ feed: Feed.ID) throws(StoreError) {
        let deletion = try prepare("DELETE FROM feeds WHERE id = ?1")
        try deletion.bind(feed.rawValue, at: 1)
        try deletion.run()
    }

    /// Writes a feed under the number `id`, or under the next one where that is taken or `nil`.
    func insert(
        _ feed: Feed, for person: Person.ID, id: Feed.ID?
    ) throws(StoreError) -> Feed {
        let insertion = try prepare(
            """
            INSERT INTO feeds (id, \(Feed.contentColumns))
            VALUES (
                iif(?1 IN (SELECT id FROM feeds), NULL, ?1), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
            )
            """)
        if let id { try insertion.bind(id.rawValue, at: 1) }
        try insertion.bind(person.rawValue, at: 2)
        try insertion.bind(feed.name, at: 3)
        try insertion.bind(feed.selector, at: 4)
        try insertion.bind(feed.hash, at: 5)
        try insertion.bind(feed.contents, at: 6)
        try insertion.bind(feed.isWritable ? 1 : 0, at: 7)
        try insertion.bind(feed.created, at: 8)
        if let expires = feed.expires { try insertion.bind(expires, at: 9) }
        try insertion.bind(feed.revision, at: 10)
        try insertion.run()
        return Feed(
            id: Feed.ID(rawValue: lastInsertedRow), person: person, name: feed.name,
            selector: feed.selector, hash: feed.hash, contents: feed.contents,
            isWritable: feed.isWritable, created: feed.created, expires: feed.expires,
            revision: feed.revision)
    }
}

extension Feed {
    fileprivate static let contentColumns =
        "person, name, selector, hash, contents, writable, created, expires, revision"
    fileprivate static let columns = "id, " + contentColumns
}

extension Statement {
    /// The feed in a row of `Feed.columns`.
    fileprivate func feed() -> Feed {
        Feed(
            id: Feed.ID(rawValue: integer(0)), person: Person.ID(rawValue: integer(1)),
            name: text(2), selector: text(3), hash: bytes(4), contents: text(5),
            isWritable: integer(6) != 0, created: integer(7),
            expires: isNull(8) ? nil : integer(8), revision: int(9))
    }
}
