import CivilDate

extension LogStore {
    package func eventNames(for password: Grant.ID) throws -> [EventName] {
        try withConnection { connection in
            try connection.all(
                """
                SELECT uid, name, given_uid FROM event_names
                WHERE person = ?1 AND password = ?2 ORDER BY uid
                """, password.person, password.rawValue
            ) { EventName(uid: $0.text(0), name: $0.text(1), givenUID: $0.text(2)) }
        }
    }
}

extension SQLiteConnection {
    /// Keeps a password's latest thousand.
    func give(_ name: EventName, to password: Grant.ID, at now: Int64) throws {
        try run(
            """
            INSERT OR REPLACE INTO event_names (person, password, uid, name, given_uid, given)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            """, password.person, password.rawValue, name.uid, name.name, name.givenUID, now)
        try run(
            """
            DELETE FROM event_names WHERE person = ?1 AND password = ?2 AND uid IN (
                SELECT uid FROM event_names WHERE person = ?1 AND password = ?2
                ORDER BY iif(given <= ?3, given, 0) DESC, uid LIMIT -1 OFFSET 1000)
            """, password.person, password.rawValue, StoredTime.latest(at: now))
    }

    /// Lets something else have a name.
    func freeEventName(_ name: String, of person: Person.ID) throws {
        try run("DELETE FROM event_names WHERE person = ?1 AND name = ?2", person, name)
    }
}
