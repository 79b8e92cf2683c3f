package import Store

/// What is kept beside the computed calendar.
extension SQLStore {
    @discardableResult
    package func append(
        _ entries: [NewEntry], for person: Person.ID, changing changes: [CycleChange],
        by password: Grant.ID?, expecting moment: CycleMoment
    ) throws -> [JournalEntry] {
        func append(_ session: any SQLSession) throws -> [JournalEntry] {
            let calendar = try session.cycleCalendar(of: person)
            guard calendar.revision == moment.revision else {
                throw StoreError(.changedMeanwhile, path: path)
            }
            let appended = try session.append(entries, for: person, expecting: moment.entry)
            for change in changes {
                try session.make(
                    change, of: calendar.id, after: appended.last?.number, by: password,
                    room: room)
            }
            return appended
        }
        let isRemoval = entries.isEmpty && changes.allSatisfy(\.isRemoval)
        return try isRemoval ? removing(of: person, append) : writing(of: person, append)
    }

    package func hidden(of person: Person.ID) throws -> [HiddenEvent] {
        try hiddenChanges(of: person, since: -1).filter { $0.hash != nil }
    }

    package func hiddenChanges(of person: Person.ID, since revision: Int) throws -> [HiddenEvent] {
        try reading { try $0.hiddenEvents(of: person, after: revision) }
    }

    @discardableResult
    package func unhideAll(of person: Person.ID, at now: Int64) throws -> Int {
        try writing(of: person) { session in
            let hidden = try session.hiddenEvents(of: person, after: -1)
                .filter { $0.hash != nil }
            if hidden.isEmpty { return 0 }
            let calendar = try session.cycleCalendar(of: person)
            for event in hidden {
                try session.setHidden(event.uid, hash: nil, at: now, calendar.id)
            }
            return hidden.count
        }
    }

    package func recentDeletions(of person: Person.ID, at now: Int64) throws -> [CalendarDeletion] {
        try reading { session in
            try session.all(
                """
                SELECT uid, entry, deleted, writer FROM caldav_deletions
                WHERE person = ?1 AND deleted > ?2 AND deleted < ?3 ORDER BY deleted DESC, uid
                """, person, now - CalendarDeletion.secondsToRemember,
                now + CalendarDeletion.secondsToRemember
            ) { row in
                CalendarDeletion(
                    uid: row.text(0), entry: row.optionalInteger(1).map { Int($0) },
                    deleted: row.integer(2), writer: row.optionalInteger(3))
            }
        }
    }
}

extension SQLSession {
    fileprivate func make(
        _ change: CycleChange, of calendar: StoredCalendar.ID, after entry: Int?,
        by password: Grant.ID?, room: Room
    ) throws {
        let person = calendar.person
        // What is planned on is asked before: see `isUnseen`.
        let writer = password.map { ObjectWriter($0, namesState: true) }
        switch change {
        case .hide(let uid, let hash, let now):
            try setHidden(uid, hash: hash, at: now, calendar, by: password)
        case .unhide(let uid, let now):
            try setHidden(uid, hash: nil, at: now, calendar, by: password)
        case .renew(let uid, let rendition):
            try forgetContent(of: uid, for: person, rendition: rendition)
        case .noteDeletion(let uid, let now):
            try noteDeletion(
                CalendarDeletion(
                    uid: uid, entry: entry, deleted: now, writer: password?.rawValue), of: person)
        case .forgetDeletion(let uid):
            try run("DELETE FROM caldav_deletions WHERE person = ?1 AND uid = ?2", person, uid)
        case .acknowledge(let acknowledgement, let now):
            try acknowledge(acknowledgement, of: person, at: now)
        case .put(let object):
            let put = try put(object, in: calendar, room: room, by: writer) { _ in true }
            if case .uidTaken = put {
                throw StoreError(.changedMeanwhile, path: path)
            }
        case .remove(let name, let now):
            _ = try delete(name, of: calendar, at: now, room: room, by: writer) { _ in true }
        case .name(let name, let password, let now): try give(name, to: password, at: now)
        case .freeName(let name): try freeEventName(name, of: person)
        }
    }

    func hiddenEvents(of person: Person.ID, after revision: Int) throws -> [HiddenEvent] {
        try all(
            """
            SELECT uid, hash, hidden, revision FROM hidden_events
            WHERE person = ?1 AND revision > ?2 ORDER BY uid
            """, person, revision
        ) { row in
            HiddenEvent(
                uid: row.text(0), hash: row.isNull(1) ? nil : row.bytes(1), hidden: row.integer(2),
                revision: row.int(3))
        }
    }

    /// Remembers the latest thousand: a forecast has fewer events that can be hidden, and what is
    /// hidden of the past is shown nowhere.
    func setHidden(
        _ uid: String, hash: [UInt8]?, at now: Int64, _ calendar: StoredCalendar.ID,
        by password: Grant.ID? = nil
    ) throws {
        let person = calendar.person
        let revision = try takeRevision(of: calendar)
        try run(
            """
            INSERT INTO hidden_events (person, uid, hash, hidden, revision, writer)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT (person, uid) DO UPDATE SET hash = excluded.hash, hidden = excluded.hidden,
                revision = excluded.revision, writer = excluded.writer
            """, person, uid, hash, now, revision, password?.rawValue)
        let forgotten = try first(
            """
            SELECT revision FROM hidden_events WHERE person = ?1
            ORDER BY revision DESC LIMIT 1 OFFSET 1000
            """, person
        ) { $0.int(0) }
        guard let forgotten else { return }
        try run("DELETE FROM hidden_events WHERE person = ?1 AND revision <= ?2", person, forgotten)
        try run(
            """
            UPDATE calendars SET forgotten = ?3
            WHERE person = ?1 AND number = ?2 AND forgotten < ?3
            """, person, calendar.rawValue, forgotten)
    }

    private func noteDeletion(_ deletion: CalendarDeletion, of person: Person.ID) throws {
        try run(
            """
            INSERT INTO caldav_deletions (person, uid, entry, deleted, writer)
            VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (person, uid) DO UPDATE SET entry = excluded.entry,
                deleted = excluded.deleted, writer = excluded.writer
            """, person, deletion.uid, deletion.entry, deletion.deleted, deletion.writer)
        try run(
            "DELETE FROM caldav_deletions WHERE person = ?1 AND deleted <= ?2", person,
            deletion.deleted - CalendarDeletion.secondsToRemember)
    }
}
