/// What an erased journal leaves of the rows that were derived from it.
package struct Keeping: Hashable, Sendable {
    package enum Versions: Hashable, Sendable {
        case all
        case none
        case only(Set<String>)
    }

    package enum Served: Hashable, Sendable {
        case all
        case none
        /// Records whose "today" is this day, counted from 1970-01-01, or a later one.
        case since(day: Int)
    }

    /// What is kept for calendar programs; what she hid and took away a moment ago is kept only with
    /// everything.
    package enum Calendars: Hashable, Sendable {
        case all
        case none
        /// Without these objects beside the computed calendar.
        case without(inCycle: Set<String>)
    }

    package let versions: Versions
    package let served: Served
    package let calendars: Calendars

    package static let everything = Keeping(versions: .all, served: .all)
    package static let nothing = Keeping(versions: .none, served: .none, calendars: .none)

    /// - Parameter versions: the UIDs that keep their version in every rendition. An event that is
    ///   still shown but forgotten here starts at sequence 0 again, which its readers take for old.
    package init(versions: Versions, served: Served, calendars: Calendars = .all) {
        self.versions = versions
        self.served = served
        self.calendars = calendars
    }
}

/// An entry that gets another body, or none and is removed.
package struct Rewrite: Hashable, Sendable {
    package let number: Int
    package let body: [UInt8]?

    package init(number: Int, body: [UInt8]?) {
        self.number = number
        self.body = body
    }
}

extension LogStore {
    /// Replaces and removes what was recorded, and leaves no byte of it in the store's files.
    ///
    /// A rewriting takes at least one number, so that plans made on the journal before it are
    /// refused.
    ///
    /// - Throws: `tracesRemain` where the change is made but another program keeps SQLite from
    ///   cleaning the files; `scrub` finishes it later.
    @discardableResult
    package func rewrite(
        _ person: Person.ID, _ rewrites: [Rewrite], appending entries: [NewEntry] = [],
        keeping: Keeping = .everything, expecting last: Int? = nil
    ) throws(StoreError) -> [JournalEntry] {
        let appended = try writing { (connection) throws(StoreError) in
            let appended = try connection.append(entries, for: person, expecting: last)
            if entries.isEmpty {
                try connection.setLastNumber(connection.lastNumber(of: person) + 1, of: person)
            }
            try connection.markRewritten(person)
            try connection.rewrite(person, rewrites)
            try connection.forget(person, keeping: keeping)
            return appended
        }
        try scrub()
        return appended
    }

    /// Removes a person and everything of hers.
    package func erase(_ person: Person.ID) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            let deletion = try connection.prepare("DELETE FROM people WHERE id = ?1")
            try deletion.bind(person.rawValue, at: 1)
            try deletion.run()
            guard connection.changes == 1 else { throw StoreError(.noSuchPerson, path: path) }
        }
        try scrub()
    }

    /// Removes everybody and leaves an empty store, because others may have the file open.
    package func eraseEverything() throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            try connection.execute(
                "DELETE FROM people; DELETE FROM server_settings; DELETE FROM sqlite_sequence")
        }
        try scrub()
    }

    /// Cleans the store's files of everything that is no longer part of the store.
    ///
    /// Deleted rows are overwritten at once (`secure_delete`), but older copies of pages stay in the
    /// `-wal` file and between the rows of a page. So the file is written anew (in memory first, not
    /// in a folder for temporary files), and the `-wal` file is emptied into it.
    package func scrub() throws(StoreError) {
        try requireWritable()
        try withConnection { (connection) throws(StoreError) in
            do throws(StoreError) {
                try connection.prepareToWrite()
                try connection.execute("VACUUM")
                let isBlocked = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)") != 0
                if isBlocked { throw StoreError(.busy, path: path) }
            } catch {
                if case .damaged = error.reason { throw error }
                throw StoreError(.tracesRemain, path: path, detail: error.detail)
            }
        }
    }
}

extension Connection {
    /// What somebody made of the journal before this is no part of it any more.
    fileprivate func markRewritten(_ person: Person.ID) throws(StoreError) {
        let update = try prepare("UPDATE people SET rewritten = last_entry WHERE id = ?1")
        try update.bind(person.rawValue, at: 1)
        try update.run()
        try forgetFetched(of: person)
    }

    fileprivate func rewrite(
        _ person: Person.ID, _ rewrites: [Rewrite]
    ) throws(StoreError) {
        let update = try prepare("UPDATE journal SET body = ?3 WHERE person = ?1 AND number = ?2")
        let deletion = try prepare("DELETE FROM journal WHERE person = ?1 AND number = ?2")
        try update.bind(person.rawValue, at: 1)
        try deletion.bind(person.rawValue, at: 1)
        for rewrite in rewrites {
            if let body = rewrite.body {
                try update.bind(rewrite.number, at: 2)
                try update.bind(body, at: 3)
                try update.run()
            } else {
                try deletion.bind(rewrite.number, at: 2)
                try deletion.run()
            }
            guard changes == 1 else {
                throw StoreError(.noSuchEntry(rewrite.number), path: path)
            }
        }
    }

    fileprivate func forget(_ person: Person.ID, keeping: Keeping) throws(StoreError) {
        // A digest of what was published says something of what it was made from.
        if keeping != .everything {
            let update = try prepare(
                """
                UPDATE publications SET digest = x''
                WHERE feed IN (SELECT id FROM feeds WHERE person = ?1)
                """)
            try update.bind(person.rawValue, at: 1)
            try update.run()
            try forgetCalendars(of: person, keeping: keeping.calendars)
            try forgetEventNames(of: person, keeping: keeping.versions)
        }
        switch keeping.versions {
        case .all: break
        case .none: try delete(from: "versions WHERE person = ?1", of: person)
        case .only(let uids):
            let query = try prepare("SELECT DISTINCT uid FROM versions WHERE person = ?1")
            try query.bind(person.rawValue, at: 1)
            var forgotten: [String] = []
            while try query.step() {
                let uid = query.text(0)
                if !uids.contains(uid) { forgotten.append(uid) }
            }
            let deletion = try prepare("DELETE FROM versions WHERE person = ?1 AND uid = ?2")
            try deletion.bind(person.rawValue, at: 1)
            for uid in forgotten {
                try deletion.bind(uid, at: 2)
                try deletion.run()
            }
        }
        switch keeping.served {
        case .all: break
        case .none: try delete(from: "served WHERE person = ?1", of: person)
        case .since(let day):
            let deletion = try prepare("DELETE FROM served WHERE person = ?1 AND day < ?2")
            try deletion.bind(person.rawValue, at: 1)
            try deletion.bind(day, at: 2)
            try deletion.run()
        }
    }

    func delete(from rows: String, of person: Person.ID) throws(StoreError) {
        let deletion = try prepare("DELETE FROM " + rows)
        try deletion.bind(person.rawValue, at: 1)
        try deletion.run()
    }
}
