/// The revisions that a store has given to changes in its people's calendars, by their seeds.
///
/// Calendar programs know them from sync tokens. A store that takes its place goes on after them.
struct IssuedRevisions {
    private var last: [[UInt8]: Int] = [:]
    private var lastNumber: Int64 = 0

    /// Nothing, where the store is of a version without calendars.
    init(in connection: borrowing Connection) throws(StoreError) {
        guard try connection.mark().version >= 3 else { return }
        lastNumber = try connection.lastNumber(in: "calendars")
        let query = try connection.prepare("SELECT seed, last_revision FROM people")
        while try query.step() { last[query.bytes(0)] = query.int(1) }
    }

    /// Lets the store on `connection`, of the newest version, go on after these.
    func raise(in connection: borrowing Connection) throws(StoreError) {
        for person in try connection.people() {
            if let given = last[person.seed] {
                try connection.startRevisionsAnew(of: person.id, after: given)
            }
        }
        try connection.raiseLastNumber(in: "calendars", to: lastNumber)
    }
}

extension Connection {
    /// Makes a copy of a store, which takes the place of another one or of a lost one, forget what
    /// programs have seen: they saw changes that this copy knows nothing of.
    ///
    /// How many revisions a lost store has given nobody knows; it will have been fewer than a
    /// million since the copy was made.
    func forgetPrograms() throws(StoreError) {
        guard try mark().version >= 3 else { return }
        let jump = 1 << 20
        for person in try people() {
            let query = try prepare("SELECT last_revision FROM people WHERE id = ?1")
            try query.bind(person.id.rawValue, at: 1)
            guard try query.step() else { continue }
            let last = query.int(0)
            query.reset()
            if last > 0 { try startRevisionsAnew(of: person.id, after: last + jump) }
            try forgetFetched(of: person.id)
        }
    }

    fileprivate func startRevisionsAnew(
        of person: Person.ID, after revision: Int
    ) throws(StoreError) {
        let raising = try prepare(
            "UPDATE people SET last_revision = ?2 WHERE id = ?1 AND last_revision < ?2")
        try raising.bind(person.rawValue, at: 1)
        try raising.bind(revision, at: 2)
        try raising.run()
        guard changes > 0 else { return }
        for calendar in try allCalendars(of: person) {
            try startAnew(calendar.id, at: takeRevision(of: person))
        }
    }
}
