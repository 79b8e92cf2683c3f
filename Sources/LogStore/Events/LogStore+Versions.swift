extension LogStore {
    /// The versions of a rendition's events, in the order of `events`, remembered for the next time.
    ///
    /// An event that the rendition showed with this content before keeps its version; otherwise see
    /// `EventVersion.next`. Where nothing changed nothing is written, and a read-only store gives the
    /// versions it would have written without keeping them.
    ///
    /// - Parameter now: seconds since 1970-01-01T00:00:00Z.
    /// - Complexity: one query for the rendition, and one for each event that is new or changed.
    package func versions(
        for person: Person.ID, rendition: String, of events: [RenderedEvent], now: Int64
    ) throws(StoreError) -> [EventVersion] {
        let readOnly = isReadOnly
        return try withConnection { (connection) throws(StoreError) in
            let plan = try connection.planVersions(
                for: person, rendition: rendition, of: events, now: now)
            if plan.changes.isEmpty || readOnly { return plan.versions }
            // Somebody else may have written since, so the plan is made again.
            return try connection.transaction { () throws(StoreError) in
                let plan = try connection.planVersions(
                    for: person, rendition: rendition, of: events, now: now)
                try connection.write(plan, for: person, rendition: rendition)
                return plan.versions
            }
        }
    }
}

/// The versions of some events, and which of them the store does not have yet.
struct VersionPlan {
    var versions: [EventVersion] = []
    var changes: [String: VersionRow] = [:]
}

extension Connection {
    func planVersions(
        for person: Person.ID, rendition: String, of events: [RenderedEvent], now: Int64
    ) throws(StoreError) -> VersionPlan {
        let known = try knownVersions(of: person, rendition: rendition)
        var plan = VersionPlan()
        plan.versions.reserveCapacity(events.count)
        for event in events {
            guard let version = known.version(of: event) else { break }
            plan.versions.append(version)
        }
        // Most often nothing has changed, and what follows needs not even be prepared.
        let unchanged = plan.versions.count
        if unchanged == events.count { return plan }
        _ = try lastNumber(of: person)
        let now = known.moment(of: now)
        for event in events.dropFirst(unchanged) {
            // The same event twice in one calendar: the later content replaces the earlier.
            let pending = plan.changes[event.uid]
            if let pending, pending.hash == event.hash {
                plan.versions.append(pending.version)
                continue
            }
            if pending == nil, let version = known.version(of: event) {
                plan.versions.append(version)
                continue
            }
            var (highest, latest) = try highestVersion(of: event.uid, for: person) ?? (nil, now)
            if let pending {
                highest = pending
                latest = max(latest, pending.version.modified)
            }
            let version = EventVersion.next(
                hash: event.hash, known: pending != nil || known.has(event.uid),
                highest: highest, latest: latest, now: now)
            plan.changes[event.uid] = VersionRow(hash: event.hash, version: version)
            plan.versions.append(version)
        }
        return plan
    }

    /// The row of the highest sequence over all renditions, and the latest `modified` of any.
    private func highestVersion(
        of uid: String, for person: Person.ID
    ) throws(StoreError) -> (VersionRow?, Int64)? {
        // A window function would tell both in one row, in ten times the time.
        try withStatement(
            """
            SELECT hash, sequence, modified FROM versions
            WHERE person = ?1 AND uid = ?2 ORDER BY sequence DESC
            """
        ) { (query) throws(StoreError) in
            try query.bind(person.rawValue, at: 1)
            try query.bind(uid, at: 2)
            guard try query.step() else { return nil }
            let version = EventVersion(sequence: query.int(1), modified: query.integer(2))
            let row = VersionRow(hash: query.bytes(0), version: version)
            var latest = version.modified
            while try query.step() { latest = max(latest, query.integer(2)) }
            return (row, latest)
        }
    }

    private func knownVersions(
        of person: Person.ID, rendition: String
    ) throws(StoreError) -> KnownVersions {
        try withStatement(
            """
            SELECT uid, hash, sequence, modified FROM versions
            WHERE person = ?1 AND channel = ?2 ORDER BY uid
            """
        ) { (query) throws(StoreError) in
            try query.bind(person.rawValue, at: 1)
            try query.bind(rendition, at: 2)
            var known = KnownVersions()
            while try query.step() {
                let version = EventVersion(sequence: query.int(2), modified: query.integer(3))
                known.append(version) { text in
                    query.append(0, to: &text)
                    let uid = text.count
                    query.append(1, to: &text)
                    return uid
                }
            }
            return known
        }
    }

    /// Whatever the event shows when it is published next is other content than before.
    func forgetContent(
        of uid: String, for person: Person.ID, rendition: String
    ) throws(StoreError) {
        try withStatement(
            "UPDATE versions SET hash = x'' WHERE person = ?1 AND channel = ?2 AND uid = ?3"
        ) { (update) throws(StoreError) in
            try update.bind(person.rawValue, at: 1)
            try update.bind(rendition, at: 2)
            try update.bind(uid, at: 3)
            try update.run()
        }
    }

    func write(
        _ plan: VersionPlan, for person: Person.ID, rendition: String
    ) throws(StoreError) {
        try withStatement(
            """
            INSERT OR REPLACE INTO versions (person, channel, uid, hash, sequence, modified)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            """
        ) { (insertion) throws(StoreError) in
            try insertion.bind(person.rawValue, at: 1)
            try insertion.bind(rendition, at: 2)
            for (uid, row) in plan.changes {
                try insertion.bind(uid, at: 3)
                try insertion.bind(row.hash, at: 4)
                try insertion.bind(row.version.sequence, at: 5)
                try insertion.bind(row.version.modified, at: 6)
                try insertion.run()
            }
        }
    }
}
