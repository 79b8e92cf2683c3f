extension Connection {
    /// Forgets what tells of an erased journal beside it.
    ///
    /// A program that comes with an earlier revision of the cycle calendar gets all of it anew.
    func forgetCalendars(
        of person: Person.ID, keeping: Keeping.Calendars
    ) throws(StoreError) {
        try delete(from: "hidden_events WHERE person = ?1", of: person)
        try delete(from: "caldav_deletions WHERE person = ?1", of: person)
        switch keeping {
        case .none: try delete(from: "calendars WHERE person = ?1", of: person)
        case .all: try forgetRemoved(of: person)
        case .without(let names):
            if let cycle = try calendar(named: StoredCalendar.cycleName, of: person) {
                let deletion = try prepare(
                    "DELETE FROM calendar_objects WHERE calendar = ?1 AND name = ?2")
                try deletion.bind(cycle.id.rawValue, at: 1)
                for name in names {
                    try deletion.bind(name, at: 2)
                    try deletion.run()
                }
            }
            try forgetRemoved(of: person)
        }
    }

    /// The names of what was removed from the cycle calendar may say what it was.
    private func forgetRemoved(of person: Person.ID) throws(StoreError) {
        guard let cycle = try calendar(named: StoredCalendar.cycleName, of: person) else { return }
        let deletion = try prepare(
            "DELETE FROM calendar_objects WHERE calendar = ?1 AND data IS NULL")
        try deletion.bind(cycle.id.rawValue, at: 1)
        try deletion.run()
        try recount(cycle.id)
        try startAnew(cycle.id, at: takeRevision(of: person))
    }

    /// Lets a calendar count what it has.
    func recount(_ calendar: StoredCalendar.ID) throws(StoreError) {
        let update = try prepare(
            """
            UPDATE calendars SET (objects, bytes, removed) = (
                SELECT count(data),
                    coalesce(sum(iif(data IS NULL, 0,
                        length(CAST(name AS BLOB)) + length(CAST(uid AS BLOB)) + length(data))), 0),
                    count(*) - count(data)
                FROM calendar_objects WHERE calendar = ?1)
            WHERE id = ?1
            """)
        try update.bind(calendar.rawValue, at: 1)
        try update.run()
    }

    /// Forgets how the calendar came to be as it is, at a revision that it has not had.
    func startAnew(
        _ calendar: StoredCalendar.ID, at revision: Int
    ) throws(StoreError) {
        let update = try prepare(
            "UPDATE calendars SET revision = ?2, forgotten = ?2 WHERE id = ?1")
        try update.bind(calendar.rawValue, at: 1)
        try update.bind(revision, at: 2)
        try update.run()
    }
}
