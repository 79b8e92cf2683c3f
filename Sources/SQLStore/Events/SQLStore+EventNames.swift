import CivilDate
package import Store

extension SQLStore {
    package func eventNames(for password: Grant.ID) throws -> [EventName] {
        try reading { session in
            try session.all(
                """
                SELECT uid, name, given_uid FROM event_names
                WHERE person = ?1 AND password = ?2 ORDER BY uid
                """, password.person, password.rawValue
            ) { EventName(uid: $0.text(0), name: $0.text(1), givenUID: $0.text(2)) }
        }
    }
}

extension SQLSession {
    /// Keeps a password's latest thousand.
    func give(_ name: EventName, to password: Grant.ID, at now: Int64) throws {
        try run(
            "DELETE FROM event_names WHERE person = ?1 AND password = ?2 AND name = ?3",
            password.person, password.rawValue, name.name)
        try run(
            """
            INSERT INTO event_names (person, password, uid, name, given_uid, given)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT (person, password, uid) DO UPDATE SET name = excluded.name,
                given_uid = excluded.given_uid, given = excluded.given
            """, password.person, password.rawValue, name.uid, name.name, name.givenUID, now)
        try run(
            """
            DELETE FROM event_names WHERE person = ?1 AND password = ?2 AND uid IN (
                SELECT uid FROM event_names WHERE person = ?1 AND password = ?2
                ORDER BY CASE WHEN given <= ?3 THEN given ELSE 0 END DESC, uid
                LIMIT 9223372036854775807 OFFSET 1000)
            """, password.person, password.rawValue, StoredTime.latest(at: now))
    }

    /// Lets something else have a name.
    func freeEventName(_ name: String, of person: Person.ID) throws {
        try run("DELETE FROM event_names WHERE person = ?1 AND name = ?2", person, name)
    }
}
