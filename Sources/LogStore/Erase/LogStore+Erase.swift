extension LogStore {
    @discardableResult
    package func rewrite(
        _ person: Person.ID, _ rewrites: [Rewrite], appending entries: [NewEntry], keeping: Keeping,
        expecting last: Int?
    ) throws -> [JournalEntry] {
        // Copies that somebody else had made would stay.
        try requireOwnSchema()
        let appended = try removing(of: person) { connection in
            let appended = try connection.append(entries, for: person, expecting: last)
            if entries.isEmpty {
                try connection.setLastNumber(connection.lastNumber(of: person) + 1, of: person)
            }
            // What somebody made of the journal before this is no part of it any more.
            try connection.run("UPDATE people SET rewritten = last_entry WHERE id = ?1", person)
            try connection.forgetFetched(of: person)
            try connection.rewrite(person, rewrites)
            if keeping != .everything { try connection.forget(person, keeping: keeping) }
            try connection.noteTraces()
            return appended
        }
        try scrub()
        return appended
    }

    package func erase(_ person: Person.ID) throws {
        try requireOwnSchema()
        try removing(of: person) { connection in
            let erased = try connection.run("DELETE FROM people WHERE id = ?1", person)
            guard erased == 1 else { throw StoreError(.noSuchPerson, path: path) }
            try connection.noteTraces()
        }
        try scrub()
    }

    /// Deleted rows are overwritten at once (`secure_delete`), but older copies of pages stay in the
    /// `-wal` file and between the rows of a page. So the file is written again (in memory first, not
    /// in a folder for temporary files), and the `-wal` file is emptied into it. Copies from before a migration go.
    package func scrub() throws { try scrub(takesKeptRoom: true) }

    /// - Parameter takesKeptRoom: Whether it takes what is kept for removals, where the disk is full.
    package func scrub(takesKeptRoom: Bool) throws {
        try requireWritable()
        do {
            try forgetCopies()
        } catch {
            throw StoreError(.tracesRemain, path: path)
        }
        try withWriter { connection in
            do {
                try connection.prepareToWrite()
                do {
                    try connection.execute("VACUUM")
                } catch let error as StoreError
                    where takesKeptRoom && error.reason == .diskFull
                {
                    connection.giveRoom()
                    defer { connection.takeRoomBack() }
                    try connection.execute("VACUUM")
                }
                let isBlocked = try withoutQuestions {
                    try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)") != 0
                }
                if isBlocked { throw StoreError(.busy, path: path) }
                try? connection.forgetTraces()
            } catch let error as StoreError {
                if case .damaged = error.reason { throw error }
                throw StoreError(
                    error.reason == .diskFull ? .tracesOnFullDisk : .tracesRemain, path: path,
                    detail: error.detail)
            }
        }
    }
}

extension SQLiteConnection {
    fileprivate func rewrite(_ person: Person.ID, _ rewrites: [Rewrite]) throws {
        for rewrite in rewrites {
            let changed =
                if let body = rewrite.body {
                    try run(
                        "UPDATE journal SET body = ?3 WHERE person = ?1 AND number = ?2", person,
                        rewrite.number, body)
                } else {
                    try run(
                        "DELETE FROM journal WHERE person = ?1 AND number = ?2", person,
                        rewrite.number)
                }
            guard changed == 1 else {
                throw StoreError(.noSuchEntry(rewrite.number), path: path)
            }
        }
    }

    fileprivate func forget(_ person: Person.ID, keeping: Keeping) throws {
        // A digest of what was published says something of what it was made from.
        try run("UPDATE grants SET digest = x'' WHERE person = ?1 AND digest IS NOT NULL", person)
        try forgetCalendars(of: person, keeping: keeping.calendars)
        // A program's own names of events may be made from their days. A program that has an event
        // under such a name goes on with it as long as it is shown.
        for table in ["event_names", "versions"] {
            switch keeping.versions {
            case .all: break
            case .none: try run("DELETE FROM \(table) WHERE person = ?1", person)
            case .only(let uids):
                let known = try all("SELECT DISTINCT uid FROM \(table) WHERE person = ?1", person) {
                    $0.text(0)
                }
                for uid in known where !uids.contains(uid) {
                    try run("DELETE FROM \(table) WHERE person = ?1 AND uid = ?2", person, uid)
                }
            }
        }
        switch keeping.acknowledgements {
        case .all: break
        case .none: try run("DELETE FROM acknowledgements WHERE person = ?1", person)
        case .without(let uids):
            for uid in uids {
                try run("DELETE FROM acknowledgements WHERE person = ?1 AND uid = ?2", person, uid)
            }
        }
        for table in ["served", "served_contents"] {
            switch keeping.served {
            case .all: break
            case .none: try run("DELETE FROM \(table) WHERE person = ?1", person)
            case .since(let day):
                try run("DELETE FROM \(table) WHERE person = ?1 AND day < ?2", person, day)
            case .before(let entry):
                try run("DELETE FROM \(table) WHERE person = ?1 AND entry >= ?2", person, entry)
            }
        }
    }

    /// Forgets what tells of an erased journal beside it.
    ///
    /// A program that comes with an earlier revision of the cycle calendar gets all of it again.
    private func forgetCalendars(of person: Person.ID, keeping: Keeping.Calendars) throws {
        try run("DELETE FROM hidden_events WHERE person = ?1", person)
        try run("DELETE FROM caldav_deletions WHERE person = ?1", person)
        if keeping == .none {
            for table in ["calendars", "card_reviews", "study_timers"] {
                try run("DELETE FROM \(table) WHERE person = ?1", person)
            }
            return
        }
        guard let cycle = try calendar(named: StoredCalendar.cycleName, of: person)?.id else {
            return
        }
        if case .without(let names) = keeping {
            for name in names {
                try run(
                    """
                    DELETE FROM calendar_objects WHERE person = ?1 AND calendar = ?2 AND name = ?3
                    """, person, cycle.rawValue, name)
            }
        }
        // The names of what was removed from the cycle calendar may say what it was.
        try run(
            "DELETE FROM calendar_objects WHERE person = ?1 AND calendar = ?2 AND data IS NULL",
            person, cycle.rawValue)
        try recount(cycle)
        try restartRevisions(of: cycle)
    }

    /// Lets a calendar count what it has.
    private func recount(_ calendar: StoredCalendar.ID) throws {
        try run(
            """
            UPDATE calendars SET (objects, bytes, removed) = (
                SELECT count(data),
                    coalesce(sum(iif(data IS NULL, 0,
                        length(CAST(name AS BLOB)) + length(CAST(uid AS BLOB)) + length(data))), 0),
                    count(*) - count(data)
                FROM calendar_objects WHERE person = ?1 AND calendar = ?2)
            WHERE person = ?1 AND number = ?2
            """, calendar.person, calendar.rawValue)
    }

    /// Forgets how the calendar came to be as it is, at a revision that it has not had.
    func restartRevisions(of calendar: StoredCalendar.ID) throws {
        try run(
            """
            UPDATE calendars SET revision = ?3, forgotten = ?3 WHERE person = ?1 AND number = ?2
            """, calendar.person, calendar.rawValue, try takeRevision(of: calendar.person))
    }
}
