package import Store

extension SQLStore {
    @discardableResult
    package func rewrite(
        _ person: Person.ID, _ rewrites: [Rewrite], appending entries: [NewEntry], keeping: Keeping,
        expecting last: Int?
    ) throws -> [JournalEntry] {
        try erasing(of: person) { session in
            let appended = try session.append(entries, for: person, expecting: last)
            if entries.isEmpty {
                try session.setLastNumber(session.lastNumber(of: person) + 1, of: person)
            }
            // What somebody made of the journal before this is no part of it any more.
            try session.run("UPDATE people SET rewritten = last_entry WHERE id = ?1", person)
            try session.forgetFetched(of: person)
            try session.rewrite(person, rewrites)
            if keeping != .everything { try session.forget(person, keeping: keeping) }
            try session.markErasure()
            return appended
        }
    }

    package func erase(_ person: Person.ID) throws {
        try erasing(of: person) { session in
            let erased = try session.run("DELETE FROM people WHERE id = ?1", person)
            guard erased == 1 else { throw StoreError(.noSuchPerson, path: path) }
            try session.markErasure()
        }
    }
}

extension SQLSession {
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
        try run(
            "UPDATE grants SET digest = ?2 WHERE person = ?1 AND digest IS NOT NULL", person,
            [UInt8]())
        try forgetCalendars(of: person, keeping: keeping.calendars)
        // A program's own names of events may be made from their days. A program that has an event
        // under such a name goes on with it as long as it is shown.
        switch keeping.versions {
        case .all: break
        case .none:
            try run("DELETE FROM event_names WHERE person = ?1", person)
            try run("DELETE FROM versions WHERE person = ?1", person)
        case .only(let uids):
            let known = try all(
                """
                SELECT uid FROM event_names WHERE person = ?1
                UNION SELECT uid FROM versions WHERE person = ?1
                """, person
            ) { $0.text(0) }
            for uid in known where !uids.contains(uid) {
                try run("DELETE FROM event_names WHERE person = ?1 AND uid = ?2", person, uid)
                try run("DELETE FROM versions WHERE person = ?1 AND uid = ?2", person, uid)
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
        switch keeping.served {
        case .all: break
        case .none:
            try run("DELETE FROM served WHERE person = ?1", person)
            try run("DELETE FROM served_contents WHERE person = ?1", person)
        case .since(let day):
            try run("DELETE FROM served WHERE person = ?1 AND day < ?2", person, day)
            try run("DELETE FROM served_contents WHERE person = ?1 AND day < ?2", person, day)
        case .before(let entry):
            try run("DELETE FROM served WHERE person = ?1 AND entry >= ?2", person, entry)
            try run("DELETE FROM served_contents WHERE person = ?1 AND entry >= ?2", person, entry)
        }
    }

    /// Forgets what tells of an erased journal beside it.
    ///
    /// A program that comes with an earlier revision of the cycle calendar gets all of it again.
    private func forgetCalendars(of person: Person.ID, keeping: Keeping.Calendars) throws {
        try run("DELETE FROM hidden_events WHERE person = ?1", person)
        try run("DELETE FROM caldav_deletions WHERE person = ?1", person)
        if keeping == .none {
            try run("DELETE FROM calendars WHERE person = ?1", person)
            try run("DELETE FROM card_reviews WHERE person = ?1", person)
            try run("DELETE FROM study_timers WHERE person = ?1", person)
            try removePicture(of: person)
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
                    CAST(coalesce(sum(CASE WHEN data IS NULL THEN 0
                        ELSE length(name) + length(uid) + length(data) END), 0) AS BIGINT),
                    count(*) - count(data)
                FROM calendar_objects WHERE person = ?1 AND calendar = ?2)
            WHERE person = ?1 AND number = ?2
            """, calendar.person, calendar.rawValue)
    }

    /// Forgets how the calendar came to be as it is, at a revision that it has not had.
    package func restartRevisions(of calendar: StoredCalendar.ID) throws {
        try run(
            """
            UPDATE calendars SET revision = ?3, forgotten = ?3 WHERE person = ?1 AND number = ?2
            """, calendar.person, calendar.rawValue, try takeRevision(of: calendar.person))
    }
}
