/// What `publish` found out about the bytes of a feed.
package struct Publication: Hashable, Sendable {
    /// As the caller computed it.
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
    package let versions: [EventVersion]
    /// As a `Publication`'s.
    package let isKept: Bool

    package init(versions: [EventVersion], isKept: Bool) {
        self.versions = versions
        self.isKept = isKept
    }
}

extension LogStore {
    /// Gives a feed's events their versions, has the feed written with them, and remembers versions,
    /// served record, digest and time, all of one moment.
    ///
    /// Nothing is written where nothing changed. What is written outlives the process, but is not
    /// waited for: see docs/decisions/0010-feeds-in-the-store.md.
    ///
    /// - Parameters:
    ///   - feed: `nil` keeps no digest and no time.
    ///   - now: seconds since 1970-01-01T00:00:00Z.
    ///   - write: gets the versions in the order of `events` and returns a digest of what it wrote.
    ///     It is called again where another program got in between; the last call counts. It must
    ///     not use this store.
    /// - Throws: `noSuchFeed` where the feed was revoked; nothing for a store that can't be written.
    package func publish(
        _ feed: Feed.ID?, for person: Person.ID, rendition: String, events: [RenderedEvent],
        record: ServedRecord, now: Int64, write: ([EventVersion]) -> [UInt8]
    ) throws(StoreError) -> Publication {
        let request = PublicationRequest(
            feed: feed, person: person, rendition: rendition, events: events, record: record,
            now: now)
        if isReadOnly { return try publish(request, .nothing, write) }
        do {
            return try publish(request, .ifNobodyElseWrites, write)
        } catch {
            if error.reason != .busy { return try publishUnkept(request, write, after: error) }
        }
        do {
            return try publish(request, .everything, write)
        } catch {
            return try publishUnkept(request, write, after: error)
        }
    }

    /// The same for what has no feed of its own: versions and served record only.
    package func publish(
        for person: Person.ID, rendition: String, events: [RenderedEvent], record: ServedRecord,
        now: Int64
    ) throws(StoreError) -> PublishedVersions {
        var last: [EventVersion] = []
        let publication = try publish(
            nil, for: person, rendition: rendition, events: events, record: record, now: now
        ) { versions in
            last = versions
            return []
        }
        return PublishedVersions(versions: last, isKept: publication.isKept)
    }

    private func publishUnkept(
        _ request: PublicationRequest, _ write: ([EventVersion]) -> [UInt8],
        after error: StoreError
    ) throws(StoreError) -> Publication {
        guard [.busy, .diskFull, .readOnly].contains(error.reason) else { throw error }
        return try publish(request, .nothing, write)
    }

    private func publish(
        _ request: PublicationRequest, _ extent: Extent, _ write: ([EventVersion]) -> [UInt8]
    ) throws(StoreError) -> Publication {
        try withConnection { (connection) throws(StoreError) in
            try connection.inDerivedTransaction(extent) { () throws(StoreError) in
                try connection.publish(request, extent, write)
            }
        }
    }
}

private struct PublicationRequest {
    let feed: Feed.ID?
    let person: Person.ID
    let rendition: String
    let events: [RenderedEvent]
    let record: ServedRecord
    let now: Int64
}

/// How much an attempt may write of what can be derived again.
enum Extent {
    case nothing
    /// Reads first; what it then has to write fails as `busy` where somebody else writes or wrote.
    case ifNobodyElseWrites
    /// Waits for others from the start.
    case everything
}

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

extension Connection {
    /// Runs `body`, which writes what can be computed or is not missed; nobody waits for the disk.
    func inDerivedTransaction<Result>(
        _ extent: Extent, _ body: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        let durability = try hasLog() ? Durability.process : .power
        switch extent {
        case .nothing: return try reading(body)
        case .everything: return try transaction(durability, body)
        case .ifNobodyElseWrites:
            try prepareToWrite(durability)
            try execute("BEGIN")
            do {
                let changes = totalChanges
                let result = try body()
                if totalChanges != changes { try requireInPlace() }
                try execute("COMMIT")
                return result
            } catch {
                rollBack()
                throw error
            }
        }
    }

    fileprivate func publish(
        _ request: PublicationRequest, _ extent: Extent, _ write: ([EventVersion]) -> [UInt8]
    ) throws(StoreError) -> Publication {
        let plan = try planVersions(
            for: request.person, rendition: request.rendition, of: request.events, now: request.now)
        let digest = write(plan.versions)
        let last =
            if let feed = request.feed { try publication(of: feed) } else {
                LastPublication(digest: digest, modified: request.now)
            }
        let modified = last.modified(of: digest, now: request.now)
        let isServed = try hasServed(request.record, to: request.person)
        let isNew = last.digest != digest || last.modified != modified
        let isKnown = plan.changes.isEmpty && isServed && !isNew
        guard !isKnown, extent != .nothing else {
            return Publication(digest: digest, modified: modified, isKept: isKnown)
        }
        try self.write(plan, for: request.person, rendition: request.rendition)
        try insert(request.record, for: request.person)
        if isNew, let feed = request.feed { try keep(digest, modified: modified, of: feed) }
        return Publication(digest: digest, modified: modified, isKept: true)
    }

    func publication(of feed: Feed.ID) throws(StoreError) -> LastPublication {
        try withStatement(
            """
            SELECT digest, modified FROM feeds LEFT JOIN publications ON feed = feeds.id
            WHERE feeds.id = ?1
            """
        ) { (query) throws(StoreError) in
            try query.bind(feed.rawValue, at: 1)
            guard try query.step() else { throw StoreError(.noSuchFeed, path: path) }
            if query.isNull(1) { return LastPublication() }
            return LastPublication(digest: query.bytes(0), modified: query.integer(1))
        }
    }

    func keep(
        _ digest: [UInt8], modified: Int64, of feed: Feed.ID
    ) throws(StoreError) {
        try withStatement(
            "INSERT OR REPLACE INTO publications (feed, digest, modified) VALUES (?1, ?2, ?3)"
        ) { (insertion) throws(StoreError) in
            try insertion.bind(feed.rawValue, at: 1)
            try insertion.bind(digest, at: 2)
            try insertion.bind(modified, at: 3)
            try insertion.run()
        }
    }
}
