extension LogStore {
    /// The versions of a channel's events, in the order of `events`, remembered for the next time.
    ///
    /// An event that the channel showed with this content before keeps its version; otherwise see
    /// `EventVersion.next`. Where nothing changed nothing is written, and a read-only store gives the
    /// versions it would have written without keeping them.
    ///
    /// - Parameter now: seconds since 1970-01-01T00:00:00Z.
    /// - Complexity: one query for the channel, and one for each event that is new or changed.
    package func versions(
        for person: Person.ID, channel: String, of events: [RenderedEvent], now: Int64
    ) throws(StoreError) -> [EventVersion] {
        let readOnly = isReadOnly
        return try withConnection { (connection) throws(StoreError) in
            let plan = try connection.planVersions(
                for: person, channel: channel, of: events, now: now)
            if plan.changes.isEmpty || readOnly { return plan.versions }
            // Somebody else may have written since, so the plan is made again.
            return try connection.transaction { () throws(StoreError) in
                let plan = try connection.planVersions(
                    for: person, channel: channel, of: events, now: now)
                try connection.write(plan, for: person, channel: channel)
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

/// What one channel has shown, found by UID.
///
/// The rows come from SQLite in order of their UIDs' bytes, so a search needs no table of hashes.
private struct KnownVersions {
    private var rows: [(uid: [UInt8], row: VersionRow)] = []

    /// Adds a row whose UID comes after all others.
    mutating func append(_ row: VersionRow, uid: [UInt8]) {
        rows.append((uid, row))
    }

    subscript(uid: String) -> VersionRow? {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].uid.lexicographicallyPrecedes(uid.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < rows.count, rows[low].uid.elementsEqual(uid.utf8) else { return nil }
        return rows[low].row
    }
}

extension Connection {
    func planVersions(
        for person: Person.ID, channel: String, of events: [RenderedEvent], now: Int64
    ) throws(StoreError) -> VersionPlan {
        let known = try knownVersions(of: person, channel: channel)
        var plan = VersionPlan()
        plan.versions.reserveCapacity(events.count)
        for event in events {
            guard let row = known[event.uid], row.hash == event.hash else { break }
            plan.versions.append(row.version)
        }
        // Most often nothing has changed, and what follows needs not even be prepared.
        let unchanged = plan.versions.count
        if unchanged == events.count { return plan }
        _ = try lastNumber(of: person)
        let highest = try prepare(
            """
            SELECT hash, sequence, modified, max(modified) OVER () FROM versions
            WHERE person = ?1 AND uid = ?2 ORDER BY sequence DESC LIMIT 1
            """)
        try highest.bind(person.rawValue, at: 1)
        for event in events.dropFirst(unchanged) {
            // The same event twice in one calendar: the later content replaces the earlier.
            let pending = plan.changes[event.uid]
            let row = pending ?? known[event.uid]
            if let row, row.hash == event.hash {
                plan.versions.append(row.version)
                continue
            }
            try highest.bind(event.uid, at: 2)
            var highestRow: VersionRow?
            var latest = now
            if try highest.step() {
                highestRow = highest.versionRow(from: 0)
                latest = highest.integer(3)
            }
            highest.reset()
            if let pending {
                highestRow = pending
                latest = max(latest, pending.version.modified)
            }
            let version = EventVersion.next(
                hash: event.hash, known: row != nil, highest: highestRow, latest: latest, now: now)
            let changed = VersionRow(hash: event.hash, version: version)
            plan.changes[event.uid] = changed
            plan.versions.append(version)
        }
        return plan
    }

    private func knownVersions(
        of person: Person.ID, channel: String
    ) throws(StoreError) -> KnownVersions {
        let query = try prepare(
            """
            SELECT uid, hash, sequence, modified FROM versions
            WHERE person = ?1 AND channel = ?2 ORDER BY uid
            """)
        try query.bind(person.rawValue, at: 1)
        try query.bind(channel, at: 2)
        var known = KnownVersions()
        while try query.step() {
            known.append(query.versionRow(from: 1), uid: query.bytes(0))
        }
        return known
    }

    func write(
        _ plan: VersionPlan, for person: Person.ID, channel: String
    ) throws(StoreError) {
        let insertion = try prepare(
            """
            INSERT OR REPLACE INTO versions (person, channel, uid, hash, sequence, modified)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            """)
        try insertion.bind(person.rawValue, at: 1)
        try insertion.bind(channel, at: 2)
        for (uid, row) in plan.changes {
            try insertion.bind(uid, at: 3)
            try insertion.bind(row.hash, at: 4)
            try insertion.bind(row.version.sequence, at: 5)
            try insertion.bind(row.version.modified, at: 6)
            try insertion.run()
        }
    }
}

extension Statement {
    /// The row in the columns `hash, sequence, modified` from `column` on.
    fileprivate func versionRow(from column: Int32) -> VersionRow {
        VersionRow(
            hash: bytes(column),
            version: EventVersion(sequence: int(column + 1), modified: integer(column + 2)))
    }
}
