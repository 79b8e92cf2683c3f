package import Store

extension SQLStore {
    /// How often a calendar is rendered again because others changed what it was planned on, before they wait for it.
    private static var mostAttempts: Int { 3 }

    package func publish(
        _ feed: Grant.ID?, for person: Person.ID, rendition: String, events: [RenderedEvent],
        record: ServedRecord, now: Int64, write: ([StoredVersion]) -> [UInt8]
    ) throws -> Publication {
        func plan(_ session: any SQLSession) throws -> PublicationDraft {
            try session.draft(
                of: feed, for: person, rendition: rendition, events: events, record, now: now)
        }
        func keep(
            _ draft: PublicationDraft, _ publication: Publication,
            _ session: any SQLSession
        ) throws -> Publication {
            if publication.isKept { return publication }
            try session.keep(
                publication, draft, of: feed, for: person, rendition: rendition, record)
            try session.noteGone(
                from: rendition, of: person, with: events, on: record.day)
            return Publication(
                digest: publication.digest, modified: publication.modified, isKept: true)
        }
        /// - Returns: `nil` where the draft is out of date.
        func attempt(
            _ draft: PublicationDraft, _ publication: Publication, _ patience: Patience
        ) throws -> Publication? {
            try derived(patience, of: person) { session in
                try session.changeCount(of: person) == draft.changes
                    ? try keep(draft, publication, session) : nil
            } ?? nil
        }
        var unkept: Publication?
        var first: Int?
        do {
            for _ in 0..<Self.mostAttempts {
                let draft = try readingOnce(plan)
                // Nobody waits while a calendar is rendered.
                let publication = draft.publication(of: write(draft.plan.versions), now: now)
                if publication.isKept || isReadOnly { return publication }
                // Nothing of what was erased meanwhile is written back: the next look renders it again.
                if let first, first != draft.rewritten { return publication }
                (first, unkept) = (draft.rewritten, publication)
                do {
                    if let kept = try attempt(draft, publication, .ownThreads) {
                        return kept
                    }
                } catch let error as StoreError where error.reason == .busy {
                    if let kept = try attempt(draft, publication, .everybody) { return kept }
                }
            }
            let kept = try derived(.everybody, of: person) { session in
                let draft = try plan(session)
                let publication = draft.publication(of: write(draft.plan.versions), now: now)
                unkept = publication
                return try keep(draft, publication, session)
            }
            if let kept { return kept }
            throw StoreError(.busy, path: path)
        } catch let error as StoreError where [.busy, .diskFull, .readOnly].contains(error.reason) {
            if let unkept { return unkept }
            throw error
        }
    }
}

/// What is to be published, planned on one state of the store.
struct PublicationDraft: Sendable {
    let plan: VersionPlan
    let last: LastPublication?
    let isServed: Bool
    /// The person's count of changes, by which it is known that all is still so.
    let changes: Int64
    /// The last entry of the journal when some of it was erased.
    let rewritten: Int

    /// - Parameter digest: Of what was written with the plan's versions.
    package func publication(of digest: [UInt8], now: Int64) -> Publication {
        let last = self.last ?? LastPublication(digest: digest, modified: now)
        let modified = last.modified(of: digest, now: now)
        let isNew = last.digest != digest || last.modified != modified
        return Publication(
            digest: digest, modified: modified, isKept: plan.changes.isEmpty && isServed && !isNew)
    }
}

/// What a feed published last.
package struct LastPublication: Sendable {
    package var digest: [UInt8] = []
    /// `nil` before the first one.
    package var modified: Int64?

    /// A change within a second of the last one gets the next second: readers can't tell less.
    func modified(of digest: [UInt8], now: Int64) -> Int64 {
        guard let modified else { return now }
        if digest == self.digest { return modified }
        let (later, overflow) = modified.addingReportingOverflow(1)
        return max(now, overflow ? modified : later)
    }
}

extension SQLSession {
    fileprivate func draft(
        of feed: Grant.ID?, for person: Person.ID, rendition: String, events: [RenderedEvent],
        _ record: ServedRecord, now: Int64
    ) throws -> PublicationDraft {
        PublicationDraft(
            plan: try planVersions(for: person, rendition: rendition, of: events, now: now),
            last: try feed.map { try publication(of: $0) },
            isServed: try hasServed(record, to: person), changes: try changeCount(of: person),
            rewritten: try first("SELECT rewritten FROM people WHERE id = ?1", person) { $0.int(0) }
                ?? 0)
    }

    fileprivate func keep(
        _ publication: Publication, _ draft: PublicationDraft, of feed: Grant.ID?,
        for person: Person.ID, rendition: String, _ record: ServedRecord
    ) throws {
        try write(draft.plan, for: person, rendition: rendition)
        var record = record
        record.stamps = draft.plan.versions.map(\.modified)
        try insert(record, for: person)
        if let feed {
            try keep(
                LastPublication(digest: publication.digest, modified: publication.modified),
                of: feed)
        }
    }

    package func publication(of feed: Grant.ID) throws -> LastPublication {
        let last = try first(
            "SELECT digest, modified FROM grants WHERE person = ?1 AND kind = ?2 AND number = ?3",
            feed.person, feed.kind, feed.rawValue
        ) { LastPublication(digest: $0.bytes(0), modified: $0.optionalInteger(1)) }
        guard let last else { throw StoreError(.noSuchGrant(.feed), path: path) }
        return last
    }

    package func keep(_ publication: LastPublication, of feed: Grant.ID) throws {
        try run(
            """
            UPDATE grants SET digest = ?4, modified = ?5
            WHERE person = ?1 AND kind = ?2 AND number = ?3
            """, feed.person, feed.kind, feed.rawValue, publication.digest, publication.modified)
    }
}
