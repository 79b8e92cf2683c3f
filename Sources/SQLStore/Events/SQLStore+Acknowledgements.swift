import CivilDate
package import Store

/// What is known of alarms. A moment that a clock wrote which was ahead silences nothing, and gives way to any other.
extension SQLStore {
    package func acknowledgements(
        of person: Person.ID, at now: Int64
    ) throws -> [AlarmAcknowledgement] {
        try reading { session in
            var all: [AlarmAcknowledgement] = []
            try session.eachAcknowledgement(of: person, at: now) { all.append($0) }
            return all
        }
    }

    package func alarmMarks(of person: Person.ID) throws -> [StoredAlarmMark] {
        try reading { session in
            try session.all(
                """
                SELECT uid, recurrence, acknowledged, snoozed_until, rung, claimed
                FROM acknowledgements
                WHERE person = ?1 ORDER BY uid, recurrence
                """, person
            ) { row in
                StoredAlarmMark(
                    uid: row.text(0), recurrence: row.text(1), acknowledged: row.optionalInteger(2),
                    snoozedUntil: row.optionalInteger(3), rung: row.optionalInteger(4),
                    claimed: row.optionalInteger(5))
            }
        }
    }

    package func acknowledge(
        _ acknowledgements: [AlarmAcknowledgement], of person: Person.ID, showing uids: Set<String>,
        at now: Int64
    ) throws {
        try writing(of: person) { session in
            for acknowledgement in acknowledgements {
                try session.acknowledge(acknowledgement, of: person, at: now)
            }
            if uids.isEmpty { return }
            let hidden = try session.hiddenEvents(of: person, after: -1).filter {
                $0.hash != nil
            }
            let calendar = try session.cycleCalendar(of: person)
            for uid in uids.subtracting(hidden.map(\.uid)).sorted() {
                try session.setHidden(uid, hash: nil, at: now, calendar.id)
            }
        }
    }

    package func claimAlarms(
        _ marks: [StoredAlarmMark], of person: Person.ID, at now: Int64
    ) throws {
        try writing(of: person) { session in
            for mark in marks {
                try session.run(
                    """
                    INSERT INTO acknowledgements (person, uid, recurrence, claimed)
                    VALUES (?1, ?2, ?3, ?4)
                    ON CONFLICT (person, uid, recurrence) DO UPDATE SET claimed = excluded.claimed
                    """, person, mark.uid, mark.recurrence, now)
            }
            try session.forgetOldMarks(of: person, at: now)
        }
    }

    package func noteRung(
        _ marks: [StoredAlarmMark], of person: Person.ID, at now: Int64
    ) throws {
        try requireWritable()
        _ = try derived(.everybody, of: person) { session in
            // Before its time comes, when it would silence what rings then.
            let latest = StoredTime.latest(at: now)
            try session.run(
                "UPDATE acknowledgements SET rung = NULL WHERE person = ?1 AND rung > ?2", person,
                latest)
            try session.run(
                "UPDATE acknowledgements SET claimed = NULL WHERE person = ?1 AND claimed > ?2",
                person, latest)
            for mark in marks { try session.noteRung(mark, of: person) }
            try session.forgetOldMarks(of: person, at: now)
        }
    }

    package func keepAlarmButtons(_ selector: String, of person: Person.ID) throws {
        let isKnown = try reading { session in
            try session.has(
                "SELECT 1 FROM alarm_buttons WHERE person = ?1 AND selector = ?2", person, selector)
        }
        if isKnown { return }
        try writing(of: person) { session in
            try session.requirePerson(person)
            try session.run(
                """
                INSERT INTO alarm_buttons (person, selector) VALUES (?1, ?2)
                ON CONFLICT (person) DO UPDATE SET selector = excluded.selector
                """, person, selector)
        }
    }

    package func person(ofAlarmButtons selector: String) throws -> Person? {
        try reading { session in
            try session.first(
                """
                SELECT id, name, seed FROM people JOIN alarm_buttons ON people.id = person
                WHERE selector = ?1
                """, selector
            ) { try $0.person(path: path) }
        }
    }

    package func hasRungAhead(of now: Int64, _ person: Person.ID) throws -> Bool {
        try reading {
            try $0.has(
                """
                SELECT 1 FROM acknowledgements WHERE person = ?1 AND (rung > ?2 OR claimed > ?2)
                """, person, StoredTime.latest(at: now))
        }
    }
}

extension SQLSession {
    package func eachAcknowledgement(
        of person: Person.ID, at now: Int64, _ body: (AlarmAcknowledgement) -> Void
    ) throws {
        try each(
            """
            SELECT uid, acknowledged, snoozed_until, acknowledged_by FROM acknowledgements
            WHERE person = ?1 AND recurrence = ?3 AND acknowledged <= ?2 ORDER BY uid
            """, person, StoredTime.latestDismissal(at: now), ""
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
            ON CONFLICT (person, uid, recurrence) DO UPDATE SET acknowledged = excluded.acknowledged,
                snoozed_until = excluded.snoozed_until, acknowledged_by = excluded.acknowledged_by
            WHERE acknowledgements.acknowledged IS NULL
                OR acknowledgements.acknowledged <= excluded.acknowledged
                OR acknowledgements.acknowledged > ?7
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
                SELECT uid, recurrence FROM (
                    SELECT uid, recurrence,
                        CASE WHEN acknowledged <= ?2 THEN acknowledged ELSE 0 END AS dismissed,
                        CASE WHEN claimed > coalesce(rung, 0) THEN claimed ELSE coalesce(rung, 0)
                            END AS heard
                    FROM acknowledgements WHERE person = ?1) AS mark
                ORDER BY CASE WHEN dismissed > heard THEN dismissed ELSE heard END DESC,
                    uid, recurrence
                LIMIT 9223372036854775807 OFFSET 1000)
            """, person, StoredTime.latestDismissal(at: now))
    }
}
