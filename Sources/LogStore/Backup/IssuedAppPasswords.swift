/// The app passwords that a store has given out or taken back.
///
/// An older store that takes its place must let nobody in again whose password was revoked since,
/// nor shut out a program that signs in with one that was made since.
struct IssuedAppPasswords {
    private var passwords: [AppPassword] = []
    private var seeds: [Person.ID: [UInt8]] = [:]
    /// The highest number of a password that this store has ever had.
    private var lastNumber: Int64 = 0

    /// Nothing, where the store is of a version without passwords.
    init(in connection: borrowing Connection) throws(StoreError) {
        guard try connection.mark().version >= 3 else { return }
        lastNumber = try connection.lastNumber(in: "app_passwords")
        for person in try connection.people() {
            seeds[person.id] = person.seed
            passwords += try connection.appPasswords(of: person.id)
        }
    }

    /// Lets the store on `connection`, of the newest version, go on after these.
    func raise(in connection: borrowing Connection) throws(StoreError) {
        let known = try connection.lastNumber(in: "app_passwords")
        for person in try connection.people() where seeds.values.contains(person.seed) {
            let given = passwords.filter { seeds[$0.person] == person.seed }
            let present = try connection.appPasswords(of: person.id)
            for password in present where password.id.rawValue <= lastNumber {
                let isStillGiven = given.contains {
                    $0.id == password.id && $0.selector == password.selector
                }
                if !isStillGiven { try connection.revoke(password.id) }
            }
            let selectors = Set(present.map(\.selector))
            for password in given
            where password.id.rawValue > known && !selectors.contains(password.selector) {
                try connection.insert(password, for: person.id, id: password.id)
            }
            // What a program saw of the store that is replaced, this one can't compute.
            try connection.forgetFetched(of: person.id)
        }
        try connection.raiseLastNumber(in: "app_passwords", to: lastNumber)
    }
}

extension Connection {
    /// The highest number that a table has ever given to a row of its own.
    func lastNumber(in table: String) throws(StoreError) -> Int64 {
        Int64(try integer("SELECT seq FROM sqlite_sequence WHERE name = '\(table)'"))
    }

    func raiseLastNumber(in table: String, to number: Int64) throws(StoreError) {
        // The row is there only once the table had one.
        let update = try prepare(
            "UPDATE sqlite_sequence SET seq = max(seq, ?1) WHERE name = '\(table)'")
        try update.bind(number, at: 1)
        try update.run()
        guard changes == 0, number > 0 else { return }
        let insertion = try prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?2, ?1)")
        try insertion.bind(number, at: 1)
        try insertion.bind(table, at: 2)
        try insertion.run()
    }

    /// Forgets what programs saw last of a person's cycle calendar.
    func forgetFetched(of person: Person.ID) throws(StoreError) {
        let update = try prepare(
            "UPDATE app_passwords SET fetched_entry = NULL, fetched_day = NULL WHERE person = ?1")
        try update.bind(person.rawValue, at: 1)
        try update.run()
    }
}
