package import Store

extension SQLStore {
    package func versions(
        for person: Person.ID, rendition: String, of events: [RenderedEvent], now: Int64
    ) throws -> [StoredVersion] {
        func plan(_ session: any SQLSession) throws -> VersionPlan {
            try session.planVersions(for: person, rendition: rendition, of: events, now: now)
        }
        let known = try reading(plan)
        if known.changes.isEmpty || isReadOnly { return known.versions }
        // Somebody else may have written since, so the plan is made again.
        return try writing(of: person) { session in
            let plan = try plan(session)
            try session.write(plan, for: person, rendition: rendition)
            return plan.versions
        }
    }
}

/// The versions of some events, and which of them the store does not have yet.
struct VersionPlan: Sendable {
    var versions: [StoredVersion] = []
    var changes: [String: VersionRow] = [:]
}

extension SQLSession {
    func planVersions(
        for person: Person.ID, rendition: String, of events: [RenderedEvent], now: Int64
    ) throws -> VersionPlan {
        let known = try knownVersions(of: person, rendition: rendition)
        func knownVersion(of event: RenderedEvent) -> StoredVersion? {
            known[event.uid].flatMap { $0.hash == event.hash ? $0.version : nil }
        }
        var plan = VersionPlan()
        plan.versions.reserveCapacity(events.count)
        for event in events {
            guard let version = knownVersion(of: event), known[event.uid]?.isGone == false else {
                break
            }
            plan.versions.append(version)
        }
        // Most often nothing has changed, and what follows needs not even be prepared.
        let unchanged = plan.versions.count
        if unchanged == events.count { return plan }
        try requirePerson(person)
        let now = StoredVersion.moment(of: now, after: known.values.map(\.version.modified).max())
        for event in events.dropFirst(unchanged) {
            // The same event twice in one calendar: the later content replaces the earlier.
            let pending = plan.changes[event.uid]
            if let pending, pending.hash == event.hash {
                plan.versions.append(pending.version)
                continue
            }
            if pending == nil, let version = knownVersion(of: event) {
                // What comes back is written again, so that it is not forgotten.
                if known[event.uid]?.isGone == true {
                    plan.changes[event.uid] = VersionRow(hash: event.hash, version: version)
                }
                plan.versions.append(version)
                continue
            }
            var (highest, latest) = try highestVersion(of: event.uid, for: person) ?? (nil, now)
            if let pending {
                highest = pending
                latest = max(latest, pending.version.modified)
            }
            let version = StoredVersion.next(
                hash: event.hash, known: pending != nil || known[event.uid] != nil,
                highest: highest, latest: latest, now: now)
            plan.changes[event.uid] = VersionRow(hash: event.hash, version: version)
            plan.versions.append(version)
        }
        return plan
    }

    /// The row of the highest sequence over all renditions, and the latest `modified` of any.
    private func highestVersion(
        of uid: String, for person: Person.ID
    ) throws -> (VersionRow?, Int64)? {
        // A window function would tell both in one row, in ten times the time.
        let rows = try all(
            """
            SELECT hash, sequence, modified FROM versions
            WHERE person = ?1 AND uid = ?2 ORDER BY sequence DESC
            """, person, uid
        ) { $0.versionRow() }
        return rows.map(\.version.modified).max().map { (rows.first, $0) }
    }

    /// What one rendition has shown, by UID.
    private func knownVersions(
        of person: Person.ID, rendition: String
    ) throws -> [String: VersionRow] {
        var known: [String: VersionRow] = [:]
        try each(
            """
            SELECT hash, sequence, modified, uid, gone FROM versions
            WHERE person = ?1 AND channel = ?2
            """, person, rendition
        ) { row in
            var version = row.versionRow()
            version.isGone = row.int(4) != 0
            known[row.text(3)] = version
        }
        return known
    }

    /// Notes which events a rendition is given out without from `day` on, and forgets those that no program can have
    /// any more.
    func noteGone(
        from rendition: String, of person: Person.ID, with events: [RenderedEvent], on day: Int
    ) throws {
        let gone = try all(
            "SELECT uid FROM versions WHERE person = ?1 AND channel = ?2 AND gone = 0", person,
            rendition
        ) { $0.text(0) }
        for uid in Set(gone).subtracting(events.map(\.uid)) {
            try run(
                "UPDATE versions SET gone = ?4 WHERE person = ?1 AND channel = ?2 AND uid = ?3",
                person, rendition, uid, day)
        }
        try run(
            "DELETE FROM versions WHERE person = ?1 AND channel = ?2 AND gone > 0 AND gone < ?3",
            person, rendition, day - ServedRecord.daysToRemember)
    }

    /// Whatever the event shows when it is published next is other content than before.
    func forgetContent(of uid: String, for person: Person.ID, rendition: String) throws {
        try run(
            "UPDATE versions SET hash = ?4 WHERE person = ?1 AND channel = ?2 AND uid = ?3", person,
            rendition, uid, [UInt8]())
    }

    func write(_ plan: VersionPlan, for person: Person.ID, rendition: String) throws {
        for (uid, row) in plan.changes {
            try run(
                """
                INSERT INTO versions (person, channel, uid, hash, sequence, modified)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                ON CONFLICT (person, channel, uid) DO UPDATE SET hash = excluded.hash,
                    sequence = excluded.sequence, modified = excluded.modified, gone = 0
                """, person, rendition, uid, row.hash, row.version.sequence, row.version.modified)
        }
    }
}

extension SQLRow {
    /// The row of `hash, sequence, modified`.
    fileprivate func versionRow() -> VersionRow {
        VersionRow(hash: bytes(0), version: StoredVersion(sequence: int(1), modified: seconds(2)))
    }
}
