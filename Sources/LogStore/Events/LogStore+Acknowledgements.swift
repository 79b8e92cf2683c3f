extension LogStore {
    package func acknowledgements(of person: Person.ID) throws -> [AlarmAcknowledgement] {
        try withConnection { connection in
            var all: [AlarmAcknowledgement] = []
            try connection.eachAcknowledgement(of: person) { all.append($0) }
            return all
        }
    }
}

extension Connection {
    func eachAcknowledgement(
        of person: Person.ID, _ body: (AlarmAcknowledgement) -> Void
    ) throws {
        try each(
            """
            SELECT uid, acknowledged, snoozed_until, acknowledged_by FROM acknowledgements
            WHERE person = ?1 AND recurrence = '' AND acknowledged IS NOT NULL ORDER BY uid
            """, person
        ) { row in
            body(
                AlarmAcknowledgement(
                    uid: row.text(0), acknowledged: row.integer(1),
                    snoozedUntil: row.optionalInteger(2),
                    origin: Origin(rawValue: row.int(3)) ?? .calendar))
        }
    }

    /// Keeps the later of two, and of a person the latest thousand; feeds that take changes show it.
    func acknowledge(_ acknowledgement: AlarmAcknowledgement, of person: Person.ID) throws {
        try run(
            """
            UPDATE grants SET revision = revision + 1
            WHERE person = ?1 AND kind = ?2 AND read_only = 0
            """, person, Grant.Kind.feed)
        try run(
            """
            INSERT INTO acknowledgements
                (person, uid, recurrence, acknowledged, snoozed_until, acknowledged_by)
            VALUES (?1, ?2, '', ?3, ?4, ?5)
            ON CONFLICT DO UPDATE SET acknowledged = ?3, snoozed_until = ?4, acknowledged_by = ?5
            WHERE acknowledged IS NULL OR acknowledged <= ?3
            """, person, acknowledgement.uid, acknowledgement.acknowledged,
            acknowledgement.snoozedUntil, acknowledgement.origin.rawValue)
        try run(
            """
            DELETE FROM acknowledgements WHERE person = ?1 AND (uid, recurrence) IN (
                SELECT uid, recurrence FROM acknowledgements WHERE person = ?1
                ORDER BY max(coalesce(acknowledged, 0), coalesce(rung, 0)) DESC, uid, recurrence
                LIMIT -1 OFFSET 1000)
            """, person)
    }
}
