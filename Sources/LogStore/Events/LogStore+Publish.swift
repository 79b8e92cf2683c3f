/// What `publish` found out about the bytes of a feed.
package struct Publication: Hashable, Sendable {
    /// The digest as the caller computed it.
    package let digest: [UInt8]
    /// When the bytes last became others than before, in seconds since 1970-01-01T00:00:00Z.
    package let modified: Int64
    /// Whether the store remembers all of it. Where not (it is read-only, locked for too long or its
    /// disk is full), the same will be computed again, with later stamps.
    package let isKept: Bool

    package init(digest: [UInt8], modified: Int64, isKept: Bool) {
        self.digest = digest
        self.modified = modified
        self.isKept = isKept
    }
}

/// The versions of a calendar's events, in the order in which they were asked for.
package struct PublishedVersions: Hashable, Sendable {
    package let versions: [StoredVersion]
    /// The same as a `Publication`'s.
    package let isKept: Bool

    package init(versions: [StoredVersion], isKept: Bool) {
        self.versions = versions
        self.isKept = isKept
    }
}

extension LogStore {
    package func publish(
        _ feed: Grant.ID?, for person: Person.ID, rendition: String, events: [RenderedEvent],
        record: ServedRecord, now: Int64, write: ([StoredVersion]) -> [UInt8]
    ) throws -> Publication {
        func publish(_ connection: borrowing SQLiteConnection, _ extent: Extent) throws
            -> Publication
        {
            try connection.derivedTransaction(extent, of: person) {
                let plan = try connection.planVersions(
                    for: person, rendition: rendition, of: events, now: now)
                return try connection.publish(
                    plan, digest: write(plan.versions), of: feed, for: person,
                    rendition: rendition, record: record, now: now, extent)
            }
        }
        func look() throws -> Publication { try withConnection { try publish($0, .nothing) } }
        if isReadOnly { return try look() }
        do {
            do {
                let idle = try withIdleWriter { try publish($0, .ifNobodyElseWrites) }
                if let idle { return idle }
                // What the store knows already waits for nobody who writes.
                let known = try look()
                if known.isKept { return known }
                return try withWriter { try publish($0, .ifNobodyElseWrites) }
            } catch let error as StoreError where error.reason == .busy {
                return try withWriter { try publish($0, .everything) }
            }
        } catch let error as StoreError where [.busy, .diskFull, .readOnly].contains(error.reason) {
            return try look()
        }
    }
}

/// What a feed published last.
struct LastPublication {
    var digest: [UInt8] = []
    /// `nil` before the first one.
    var modified: Int64?

    /// A change within a second of the last one gets the next second: readers can't tell less.
    func modified(of digest: [UInt8], now: Int64) -> Int64 {
        guard let modified else { return now }
        if digest == self.digest { return modified }
        let (later, overflow) = modified.addingReportingOverflow(1)
        return max(now, overflow ? modified : later)
    }
}

extension SQLiteConnection {
    fileprivate func publish(
        _ plan: VersionPlan, digest: [UInt8], of feed: Grant.ID?, for person: Person.ID,
        rendition: String, record: ServedRecord, now: Int64, _ extent: Extent
    ) throws -> Publication {
        let last =
            try feed.map { try publication(of: $0) }
            ?? LastPublication(digest: digest, modified: now)
        let modified = last.modified(of: digest, now: now)
        let isServed = try hasServed(record, to: person)
        let isNew = last.digest != digest || last.modified != modified
        let isKnown = plan.changes.isEmpty && isServed && !isNew
        guard !isKnown, extent != .nothing else {
            return Publication(digest: digest, modified: modified, isKept: isKnown)
        }
        try write(plan, for: person, rendition: rendition)
        var record = record
        record.stamps = plan.versions.map(\.modified)
        try insert(record, for: person)
        if isNew, let feed {
            try keep(LastPublication(digest: digest, modified: modified), of: feed)
        }
        return Publication(digest: digest, modified: modified, isKept: true)
    }

    func publication(of feed: Grant.ID) throws -> LastPublication {
        let last = try first(
            "SELECT digest, modified FROM grants WHERE person = ?1 AND kind = ?2 AND number = ?3",
            feed.person, feed.kind, feed.rawValue
        ) { LastPublication(digest: $0.bytes(0), modified: $0.optionalInteger(1)) }
        guard let last else { throw StoreError(.noSuchGrant(.feed), path: path) }
        return last
    }

    func keep(_ publication: LastPublication, of feed: Grant.ID) throws {
        try run(
            """
            UPDATE grants SET digest = ?4, modified = ?5
            WHERE person = ?1 AND kind = ?2 AND number = ?3
            """, feed.person, feed.kind, feed.rawValue, publication.digest, publication.modified)
    }
}
