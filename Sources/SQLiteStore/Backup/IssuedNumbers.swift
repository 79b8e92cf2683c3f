import SQLStore
import Store

/// The highest numbers that a store has given out, and the grants that it has given out, taken back or
/// replaced, by the seeds of its people.
///
/// Calendar programs have seen them. An older store that takes its place must not give numbers out
/// again: a reader takes an event with a lower sequence for old (RFC 5545 3.8.7.4), entries name
/// cycles, and sync tokens name revisions. Nor may it let anybody in again whose feed or password was
/// revoked or rotated since, or shut out a program that has one made since.
struct IssuedNumbers {
    private struct OfPerson {
        let lastEntry: Int
        let lastRevision: Int
        let lastCalendar: Int64
        let lastGrants: [Grant.Kind: Int64]
        var versions: [String: StoredVersion] = [:]
        var grants: [(grant: Grant, publication: LastPublication)] = []
    }

    private var people: [[UInt8]: OfPerson] = [:]

    /// Nothing, where the file is no store of ours or a newer program's.
    init(in connection: SQLiteConnection) throws {
        let found = try connection.mark()
        guard found.application == applicationID, (1...Migration.all.count).contains(found.version)
        else { return }
        try connection.readAsNewest()
        try connection.each(
            """
            SELECT seed, last_entry, last_revision, last_calendar, last_feed, last_app_password
            FROM people
            """
        ) { row in
            people[row.bytes(0)] = OfPerson(
                lastEntry: row.int(1), lastRevision: row.int(2), lastCalendar: row.integer(3),
                lastGrants: [.feed: row.integer(4), .appPassword: row.integer(5)])
        }
        try connection.each(
            """
            SELECT seed, uid, max(sequence), max(versions.modified)
            FROM versions JOIN people ON people.id = person GROUP BY person, uid
            """
        ) { row in
            people[row.bytes(0)]?.versions[row.text(1)] = StoredVersion(
                sequence: row.int(2), modified: row.integer(3))
        }
        // The first version had no grants.
        guard found.version > 1 else { return }
        for person in try connection.people(after: nil, limit: .max) {
            for grant in try Grant.Kind.allCases.flatMap({
                try connection.grants($0, of: person.id)
            }) {
                people[person.seed]?.grants.append(
                    (grant, try connection.publication(of: grant.id)))
            }
        }
    }

    /// Lets the store on `connection` go on after these numbers, and changes nothing where it does.
    func raise(in connection: SQLiteConnection) throws {
        try connection.migrate()
        try connection.transaction(removes: true) {
            for person in try connection.people(after: nil, limit: .max) {
                guard let issued = people[person.seed] else { continue }
                try connection.raise(.entries, of: person.id, to: Int64(issued.lastEntry))
                try raiseVersions(issued.versions, of: person.id, in: connection)
                for kind in Grant.Kind.allCases {
                    try raiseGrants(kind, issued, of: person.id, in: connection)
                }
                // What a program saw of the store that is replaced, this one can't compute.
                try connection.forgetFetched(of: person.id)
                try connection.startRevisions(of: person.id, after: issued.lastRevision)
                try connection.raise(.calendars, of: person.id, to: issued.lastCalendar)
                try connection.beginFetchesAnew(of: person.id)
            }
        }
    }

    /// An event that has had a higher sequence is left with that one, in a rendition that nobody has and
    /// with no content, so that it gets the next one wherever it is shown.
    private func raiseVersions(
        _ versions: [String: StoredVersion], of person: Person.ID,
        in connection: SQLiteConnection
    ) throws {
        for (uid, version) in versions {
            let isReached = try connection.has(
                "SELECT 1 FROM versions WHERE person = ?1 AND uid = ?2 AND sequence >= ?3", person,
                uid,
                version.sequence)
            if isReached { continue }
            try connection.run("DELETE FROM versions WHERE person = ?1 AND uid = ?2", person, uid)
            try connection.run(
                """
                INSERT INTO versions (person, channel, uid, hash, sequence, modified)
                VALUES (?1, ?5, ?2, ?5, ?3, ?4)
                """, person, uid, version.sequence, version.modified, "")
        }
    }

    /// A feed is the same where number and time of creation are, a password where its selector is, too.
    private func raiseGrants(
        _ kind: Grant.Kind, _ issued: OfPerson, of person: Person.ID,
        in connection: SQLiteConnection
    ) throws {
        let last = issued.lastGrants[kind] ?? 0
        let known =
            try connection.first(
                "SELECT \(kind.counter.rawValue) FROM people WHERE id = ?1", person
            ) {
                $0.integer(0)
            } ?? 0
        let given = issued.grants.filter { $0.grant.kind == kind }
        let present = try connection.grants(kind, of: person)
        for grant in present where grant.id.rawValue <= last {
            let same = given.first {
                $0.grant.id.rawValue == grant.id.rawValue
                    && (kind == .feed || $0.grant.selector == grant.selector)
            }
            guard let same else {
                try connection.revoke(grant.id)
                continue
            }
            guard same.grant.created == grant.created else { continue }
            if same.grant.revision > grant.revision {
                try connection.renew(grant.id, as: same.grant)
            }
            try keep(same.publication, of: grant.id, in: connection)
        }
        let selectors = Set(present.map(\.selector))
        for (grant, publication) in given
        where grant.id.rawValue > known && !selectors.contains(grant.selector) {
            try connection.insert(grant, for: person)
            let added = Grant.ID(person: person, kind: kind, rawValue: grant.id.rawValue)
            try keep(publication, of: added, in: connection)
        }
        try connection.raise(kind.counter, of: person, to: last)
    }

    /// Takes over a publication that is later than the feed's own: no feed may look older than it was.
    private func keep(
        _ publication: LastPublication, of feed: Grant.ID, in connection: SQLiteConnection
    ) throws {
        guard let modified = publication.modified else { return }
        if let own = try connection.publication(of: feed).modified, own >= modified { return }
        try connection.keep(publication, of: feed)
    }
}

extension SQLiteConnection {
    fileprivate func renew(_ grant: Grant.ID, as other: Grant) throws {
        try run(
            """
            UPDATE grants SET selector = ?4, hash = ?5, revision = ?6
            WHERE person = ?1 AND kind = ?2 AND number = ?3
            """, grant.person, grant.kind, grant.rawValue, other.selector, other.hash,
            other.revision)
    }

    /// Makes a copy of a store, which takes the place of another one or of a lost one, forget what
    /// programs have seen: they saw changes that this copy knows nothing of.
    ///
    /// How many revisions a lost store has given nobody knows; it will have been fewer than a
    /// million since the copy was made.
    func forgetPrograms() throws {
        let jump = 1 << 20
        for person in try people(after: nil, limit: .max).map(\.id) {
            let last = try first("SELECT last_revision FROM people WHERE id = ?1", person) {
                $0.int(0)
            }
            if let last, last > 0 { try startRevisions(of: person, after: last + jump) }
            try forgetFetched(of: person)
            try beginFetchesAnew(of: person)
        }
    }

    /// From now on nobody overwrites what somebody else writes before they have fetched it, whatever their password had
    /// fetched of the store as it was.
    fileprivate func beginFetchesAnew(of person: Person.ID) throws {
        try forgetFetchedObjects(of: person)
        try run(
            """
            INSERT INTO fetched_calendars (person, password, calendar, revision)
            SELECT calendar.person, password.number, calendar.number, calendar.revision
            FROM calendars AS calendar JOIN grants AS password ON password.person = calendar.person
            WHERE calendar.person = ?1 AND password.kind = ?2
            """, person, Grant.Kind.appPassword)
    }

    fileprivate func startRevisions(of person: Person.ID, after revision: Int) throws {
        let raised = try run(
            "UPDATE people SET last_revision = ?2 WHERE id = ?1 AND last_revision < ?2", person,
            revision)
        guard raised > 0 else { return }
        for calendar in try allCalendars(of: person) { try restartRevisions(of: calendar.id) }
    }
}
