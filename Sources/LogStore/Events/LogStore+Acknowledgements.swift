import CivilDate

/// What is known of alarms. A moment that a clock wrote which was ahead silences nothing, and gives way to any other.
extension LogStore {
    package func acknowledgements(
        of person: Person.ID, at now: Int64
    ) throws -> [AlarmAcknowledgement] {
        try withConnection { connection in
            var all: [AlarmAcknowledgement] = []
            try connection.eachAcknowledgement(of: person, at: now) { all.append($0) }
            return all
        }
    }

    package func alarmMarks(of person: Person.ID, at now: Int64) throws -> [StoredAlarmMark] {
        try withConnection { connection in
            try connection.all(
                """
                SELECT uid, recurrence, acknowledged, snoozed_until, rung, claimed
                FROM acknowledgements
                WHERE person = ?1 ORDER BY uid, recurrence
                """, person
            ) { row in
                let acknowledged = row.optionalInteger(2).flatMap {
                    $0 <= StoredTime.latestDismissal(at: now) ? $0 : nil
                }
                return StoredAlarmMark(
                    uid: row.text(0), recurrence: row.text(1), acknowledged: acknowledged,
                    snoozedUntil: acknowledged == nil ? nil : row.optionalInteger(3),
                    rung: row.optionalInteger(4).flatMap { StoredTime.known($0, at: now) },
                    claimed: row.optionalInteger(5).flatMap { StoredTime.known($0, at: now) })
            }
        }
    }

    package func acknowledge(
        _ acknowledgements: [AlarmAcknowledgement], of person: Person.ID, showing uids: Set<String>,
        at now: Int64
    ) throws {
        try writing(of: person) { connection in
            for acknowledgement in acknowledgements {
                try connection.acknowledge(acknowledgement, of: person, at: now)
            }
            if uids.isEmpty { return }
            let hidden = try connection.hiddenEvents(of: person, after: -1).filter {
                $0.hash != nil
            }
            let calendar = try connection.cycleCalendar(of: person)
            for uid in uids.subtracting(hidden.map(\.uid)).sorted() {
                try connection.setHidden(uid, hash: nil, at: now, calendar.id)
            }
        }
    }

    package func claimAlarms(
        _ marks: [StoredAlarmMark], of person: Person.ID, at now: Int64
    ) throws {
        try writing(of: person) { connection in
            for mark in marks {
                try connection.run(
                    """
                    INSERT INTO acknowledgements (person, uid, recurrence, claimed)
                    VALUES (?1, ?2, ?3, ?4)
                    ON CONFLICT (person, uid, recurrence) DO UPDATE SET claimed = excluded.claimed
                    """, person, mark.uid, mark.recurrence, now)
            }
            try connection.forgetOldMarks(of: person, at: now)
        }
    }

    package func noteRung(
        _ marks: [StoredAlarmMark], of person: Person.ID, at now: Int64
    ) throws {
        try requireWritable()
        try withWriter { connection in
            try connection.derivedTransaction(.everything, of: person) {
                // Before its time comes, when it would silence what rings then.
                for column in ["rung", "claimed"] {
                    try connection.run(
                        "UPDATE acknowledgements SET \(column) = NULL WHERE person = ?1 AND \(column) > ?2",
                        person, StoredTime.latest(at: now))
                }
                for mark in marks { try connection.noteRung(mark, of: person) }
                try connection.forgetOldMarks(of: person, at: now)
            }
        }
    }

    package func hasRungAhead(of now: Int64, _ person: Person.ID) throws -> Bool {
        try withConnection {
            try $0.has(
                """
                SELECT 1 FROM acknowledgements WHERE person = ?1 AND (rung > ?2 OR claimed > ?2)
                """, person, StoredTime.latest(at: now))
        }
    }
}

extension SQLiteConnection {
    func eachAcknowledgement(
        of person: Person.ID, at now: Int64, _ body: (AlarmAcknowledgement) -> Void
    ) throws {
        try each(
            """
            SELECT uid, acknowledged, snoozed_until, acknowledged_by FROM acknowledgements
            WHERE person = ?1 AND recurrence = '' AND acknowledged <= ?2 ORDER BY uid
            """, person, StoredTime.latestDismissal(at: now)
        ) { row in
            body(
                AlarmAcknowledgement(
                    uid: row.text(0), acknowledged: row.integer(1),
                    snoozedUntil: row.optionalInteger(2),
                    origin: Origin(rawValue: row.int(3)) ?? .calendar))
        }
    }

    /// Keeps the later of two, and of a person the latest thousand; feeds that take changes show it.
    func acknowledge(
        _ acknowledgement: AlarmAcknowledgement, of person: Person.ID, at now: Int64
    ) throws {
        try run(
            """
            UPDATE grants SET revision = revision + 1
            WHERE person = ?1 AND kind = ?2 AND read_only = 0
            """, person, Grant.Kind.feed)
        try run(
            """
            INSERT INTO acknowledgements
                (person, uid, recurrence, acknowledged, snoozed_until, acknowledged_by)
            VALUES (?1, ?2, ?6, ?3, ?4, ?5)
            ON CONFLICT DO UPDATE SET acknowledged = ?3, snoozed_until = ?4, acknowledged_by = ?5
            WHERE acknowledged IS NULL OR acknowledged <= ?3 OR acknowledged > ?7
            """, person, acknowledgement.uid, acknowledgement.acknowledged,
            acknowledgement.snoozedUntil, acknowledgement.origin.rawValue,
            acknowledgement.recurrence, StoredTime.latestDismissal(at: now))
        try forgetOldMarks(of: person, at: now)
    }

    fileprivate func noteRung(_ mark: StoredAlarmMark, of person: Person.ID) throws {
        try run(
            """
            INSERT INTO acknowledgements (person, uid, recurrence, rung, claimed)
            VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (person, uid, recurrence) DO UPDATE
            SET rung = excluded.rung, claimed = excluded.claimed
            WHERE acknowledgements.rung IS NULL OR acknowledgements.rung <= excluded.rung
            """, person, mark.uid, mark.recurrence, mark.rung, mark.claimed)
    }

    fileprivate func forgetOldMarks(of person: Person.ID, at now: Int64) throws {
        try run(
            """
            DELETE FROM acknowledgements WHERE person = ?1 AND (uid, recurrence) IN (
                SELECT uid, recurrence FROM acknowledgements WHERE person = ?1
                ORDER BY max(iif(acknowledged <= ?2, acknowledged, 0), coalesce(rung, 0),
                        coalesce(claimed, 0)) DESC, uid, recurrence
                LIMIT -1 OFFSET 1000)
            """, person, StoredTime.latestDismissal(at: now))
    }
}
