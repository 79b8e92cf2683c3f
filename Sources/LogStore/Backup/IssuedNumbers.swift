/// The highest numbers that a store has given out, by the seeds of its people.
///
/// Her calendars have seen them. An older store that takes its place must not give them out again:
/// a reader takes an event with a lower sequence for old (RFC 5545 3.8.7.4), and entries name cycles.
struct IssuedNumbers {
    private struct OfPerson {
        var lastEntry: Int
        var versions: [String: EventVersion] = [:]
    }

    private var people: [[UInt8]: OfPerson] = [:]
    private let feeds: IssuedFeeds?
    private let passwords: IssuedAppPasswords?
    private let revisions: IssuedRevisions?

    /// Nothing, where the file is no store of ours or a newer program's.
    init(in connection: borrowing Connection) throws(StoreError) {
        let found = try connection.mark()
        guard found.application == applicationID, (1...Migration.all.count).contains(found.version)
        else {
            (feeds, passwords, revisions) = (nil, nil, nil)
            return
        }
        feeds = try IssuedFeeds(in: connection)
        passwords = try IssuedAppPasswords(in: connection)
        revisions = try IssuedRevisions(in: connection)
        let query = try connection.prepare("SELECT seed, last_entry FROM people")
        while try query.step() { people[query.bytes(0)] = OfPerson(lastEntry: query.int(1)) }
        let highest = try connection.prepare(
            """
            SELECT seed, uid, max(sequence), max(modified)
            FROM versions JOIN people ON people.id = person GROUP BY person, uid
            """)
        while try highest.step() {
            people[highest.bytes(0)]?.versions[highest.text(1)] = EventVersion(
                sequence: highest.int(2), modified: highest.integer(3))
        }
    }

    /// Lets the store on `connection` go on after these numbers, and changes nothing where it does.
    ///
    /// An event that has had a higher sequence is left with that one, in a rendition that nobody has and
    /// with no content, so that it gets the next one wherever it is shown.
    func raise(in connection: borrowing Connection) throws(StoreError) {
        try connection.migrate()
        try connection.transaction { () throws(StoreError) in
            let update = try connection.prepare(
                "UPDATE people SET last_entry = max(last_entry, ?2) WHERE seed = ?1")
            for (seed, person) in people {
                try update.bind(seed, at: 1)
                try update.bind(person.lastEntry, at: 2)
                try update.run()
                try raise(person.versions, of: seed, in: connection)
            }
            try feeds?.raise(in: connection)
            try passwords?.raise(in: connection)
            try revisions?.raise(in: connection)
        }
    }

    private func raise(
        _ versions: [String: EventVersion], of seed: [UInt8], in connection: borrowing Connection
    ) throws(StoreError) {
        let known = try connection.prepare(
            """
            SELECT 1 FROM versions
            WHERE person = (SELECT id FROM people WHERE seed = ?1) AND uid = ?2 AND sequence >= ?3
            """)
        let deletion = try connection.prepare(
            """
            DELETE FROM versions
            WHERE person = (SELECT id FROM people WHERE seed = ?1) AND uid = ?2
            """)
        let insertion = try connection.prepare(
            """
            INSERT INTO versions (person, channel, uid, hash, sequence, modified)
            SELECT id, '', ?2, x'', ?3, ?4 FROM people WHERE seed = ?1
            """)
        for (uid, version) in versions {
            try known.bind(seed, at: 1)
            try known.bind(uid, at: 2)
            try known.bind(version.sequence, at: 3)
            let isReached = try known.step()
            known.reset()
            if isReached { continue }
            try deletion.bind(seed, at: 1)
            try deletion.bind(uid, at: 2)
            try deletion.run()
            try insertion.bind(seed, at: 1)
            try insertion.bind(uid, at: 2)
            try insertion.bind(version.sequence, at: 3)
            try insertion.bind(version.modified, at: 4)
            try insertion.run()
        }
    }
}
