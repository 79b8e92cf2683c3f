package import Store

/// What programs have seen of what is kept beside the journal.
extension SQLStore {
    package func noteFetch(
        of calendar: StoredCalendar.ID, at revision: Int, named names: Set<String>?,
        by password: Grant.ID
    ) {
        guard !isReadOnly else { return }
        func note(_ patience: Patience) throws {
            let isNews = try reading { session in
                try !session.unfetched(names, of: calendar, at: revision, by: password).isEmpty
            }
            guard isNews else { return }
            _ = try derived(patience, of: calendar.person) { session in
                let news = try session.unfetched(names, of: calendar, at: revision, by: password)
                try session.noteFetch(of: calendar, at: revision, news, by: password)
            }
        }
        do {
            try note(.ownThreads)
        } catch {
            guard (error as? StoreError)?.reason == .busy else { return }
            try? note(.everybody)
        }
    }

    package func isUnseen(
        _ name: String, of calendar: StoredCalendar.ID, by password: Grant.ID
    ) throws -> Bool {
        try reading { try $0.isUnseen(name, of: calendar, by: password) }
    }

    /// The names of what was removed since the password fetched the whole calendar.
    package func unseenGone(
        of calendar: StoredCalendar.ID, by password: Grant.ID
    ) throws -> [String] {
        try reading { session in
            let whole = try session.fetchedRevision(of: calendar, by: password)
            return try session.all(
                """
                SELECT name FROM calendar_objects
                WHERE person = ?1 AND calendar = ?2 AND revision > ?3 AND data IS NULL
                """, calendar.person, calendar.rawValue, whole ?? -1
            ) { $0.text(0) }
        }
    }

    package func isHidingUnseen(
        _ uid: String, of calendar: StoredCalendar.ID, by password: Grant.ID
    ) throws -> Bool {
        try reading { session in
            try session.has(
                """
                SELECT 1 FROM hidden_events AS event JOIN fetched_calendars AS whole USING (person)
                WHERE person = ?1 AND uid = ?3 AND calendar = ?2 AND password = ?4
                    AND event.revision > whole.revision AND writer IS DISTINCT FROM ?4
                """, calendar.person, calendar.rawValue, uid, password.rawValue)
        }
    }
}

extension SQLSession {
    /// What there is to remember of a fetch: the names of objects, or an empty one for the whole calendar.
    fileprivate func unfetched(
        _ names: Set<String>?, of calendar: StoredCalendar.ID, at revision: Int,
        by password: Grant.ID
    ) throws -> [String] {
        let whole = try fetchedRevision(of: calendar, by: password)
        if let whole, whole >= revision { return [] }
        guard let names else { return [""] }
        return try names.filter { name in
            try has(
                """
                SELECT 1 FROM calendar_objects AS object
                WHERE person = ?1 AND calendar = ?2 AND name = ?3 AND revision > ?5
                    AND NOT EXISTS (
                        SELECT 1 FROM fetched_objects AS seen
                        WHERE seen.person = ?1 AND seen.calendar = ?2 AND seen.name = ?3
                            AND seen.password = ?4 AND seen.revision >= object.revision)
                """, calendar.person, calendar.rawValue, name, password.rawValue, whole ?? -1)
        }
    }

    fileprivate func fetchedRevision(
        of calendar: StoredCalendar.ID, by password: Grant.ID
    ) throws -> Int? {
        try first(
            """
            SELECT revision FROM fetched_calendars
            WHERE person = ?1 AND calendar = ?2 AND password = ?3
            """, calendar.person, calendar.rawValue, password.rawValue
        ) { $0.int(0) }
    }

    fileprivate func noteFetch(
        of calendar: StoredCalendar.ID, at revision: Int, _ names: [String], by password: Grant.ID
    ) throws {
        for name in names where !name.isEmpty {
            try run(
                """
                INSERT INTO fetched_objects (person, password, calendar, name, revision)
                VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT (person, calendar, name, password) DO UPDATE
                SET revision = excluded.revision WHERE fetched_objects.revision < excluded.revision
                """, calendar.person, password.rawValue, calendar.rawValue, name, revision)
        }
        guard names == [""] else { return }
        try run(
            """
            INSERT INTO fetched_calendars (person, password, calendar, revision)
            VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (person, calendar, password) DO UPDATE
            SET revision = excluded.revision WHERE fetched_calendars.revision < excluded.revision
            """, calendar.person, password.rawValue, calendar.rawValue, revision)
        try run(
            """
            DELETE FROM fetched_objects
            WHERE person = ?1 AND calendar = ?2 AND password = ?3 AND revision <= ?4
            """, calendar.person, calendar.rawValue, password.rawValue, revision)
    }

    /// Forgets what programs saw last of all of a person's calendars but of the computed events.
    package func forgetFetchedObjects(of person: Person.ID) throws {
        try run("DELETE FROM fetched_calendars WHERE person = ?1", person)
        try run("DELETE FROM fetched_objects WHERE person = ?1", person)
    }

    func isUnseen(
        _ name: String, of calendar: StoredCalendar.ID, by password: Grant.ID
    ) throws -> Bool {
        let seen =
            try first(
                """
                SELECT max(revision) FROM (
                    SELECT revision FROM fetched_calendars
                    WHERE person = ?1 AND calendar = ?2 AND password = ?4
                    UNION ALL SELECT revision FROM fetched_objects
                    WHERE person = ?1 AND calendar = ?2 AND name = ?3 AND password = ?4) AS fetched
                """, calendar.person, calendar.rawValue, name, password.rawValue
            ) { $0.optionalInteger(0) } ?? nil
        guard let seen else { return false }
        return try has(
            """
            SELECT 1 FROM calendar_objects WHERE person = ?1 AND calendar = ?2 AND name = ?3
                AND revision > ?5 AND writer IS DISTINCT FROM ?4
            """, calendar.person, calendar.rawValue, name, password.rawValue, seen)
    }
}
