extension LogStore {
    /// Lets a person sign in with another password.
    ///
    /// - Throws: `appPasswordNameTaken` where another one of hers differs in upper and lower case
    ///   only.
    package func addAppPassword(
        named name: String, for person: Person.ID, selector: String, hash: [UInt8],
        contents: String, isReadOnly: Bool, created: Int64
    ) throws(StoreError) -> AppPassword {
        guard Person.isAcceptable(name: name) else {
            throw StoreError(.badAppPasswordName, path: path)
        }
        return try writing { (connection) throws(StoreError) in
            _ = try connection.lastNumber(of: person)
            for other in try connection.appPasswords(of: person)
            where Person.folded(other.name) == Person.folded(name) {
                throw StoreError(.appPasswordNameTaken, path: path)
            }
            let password = AppPassword(
                id: AppPassword.ID(rawValue: 0), person: person, name: name, selector: selector,
                hash: hash, contents: contents, isReadOnly: isReadOnly, created: created)
            return try connection.insert(password, for: person, id: nil)
        }
    }

    /// A person's passwords in the order in which they were added.
    package func appPasswords(of person: Person.ID) throws(StoreError) -> [AppPassword] {
        try withConnection { (connection) throws(StoreError) in
            try connection.appPasswords(of: person)
        }
    }

    /// The password of this selector, whoever's it is; `nil` where there is none.
    package func appPassword(selector: String) throws(StoreError) -> AppPassword? {
        try withConnection { (connection) throws(StoreError) in
            try connection.withStatement(
                "SELECT \(AppPassword.columns) FROM app_passwords WHERE selector = ?1"
            ) { (query) throws(StoreError) in
                try query.bind(selector, at: 1)
                return try query.step() ? query.appPassword() : nil
            }
        }
    }

    /// Lets nobody sign in with it any more; what was served to it is still remembered.
    package func revoke(_ password: AppPassword.ID) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            try connection.revoke(password)
            guard connection.changes == 1 else {
                throw StoreError(.noSuchAppPassword, path: path)
            }
        }
    }

    /// Remembers that a password was used, at most once a minute, and what it saw last.
    ///
    /// It never fails: where the store cannot be written the use is not remembered. What is written
    /// outlives the process, but is not waited for. Only another moment than before is worth
    /// waiting for another program that is writing.
    ///
    /// - Parameters:
    ///   - password: as it was read, perhaps some time ago.
    ///   - now: seconds since 1970-01-01T00:00:00Z.
    ///   - moment: `nil` where the cycle calendar was not fetched.
    package func noteUse(
        of password: AppPassword, at now: Int64, fetching moment: AppPassword.Moment? = nil
    ) {
        guard !isReadOnly, password.isNews(at: now, fetched: moment) else { return }
        let note = { (extent: Extent) throws(StoreError) in
            try self.withConnection { (connection) throws(StoreError) in
                try connection.inDerivedTransaction(extent) { () throws(StoreError) in
                    try connection.noteUse(of: password.id, at: now, fetching: moment)
                }
            }
        }
        do throws(StoreError) {
            try note(.ifNobodyElseWrites)
        } catch {
            guard error.reason == .busy, moment != nil else { return }
            try? note(.everything)
        }
    }
}

extension Connection {
    func appPasswords(of person: Person.ID) throws(StoreError) -> [AppPassword] {
        let query = try prepare(
            "SELECT \(AppPassword.columns) FROM app_passwords WHERE person = ?1 ORDER BY id")
        try query.bind(person.rawValue, at: 1)
        var passwords: [AppPassword] = []
        while try query.step() { passwords.append(query.appPassword()) }
        return passwords
    }

    func revoke(_ password: AppPassword.ID) throws(StoreError) {
        let deletion = try prepare("DELETE FROM app_passwords WHERE id = ?1")
        try deletion.bind(password.rawValue, at: 1)
        try deletion.run()
    }

    fileprivate func noteUse(
        of password: AppPassword.ID, at now: Int64, fetching moment: AppPassword.Moment?
    ) throws(StoreError) {
        let known = try withStatement(
            "SELECT \(AppPassword.columns) FROM app_passwords WHERE id = ?1"
        ) { (query) throws(StoreError) in
            try query.bind(password.rawValue, at: 1)
            return try query.step() ? query.appPassword() : nil
        }
        guard let known, known.isNews(at: now, fetched: moment) else { return }
        try withStatement(
            """
            UPDATE app_passwords SET last_used = ?2, fetched_entry = ?3, fetched_day = ?4
            WHERE id = ?1
            """
        ) { (update) throws(StoreError) in
            let moment = moment ?? known.fetched
            try update.bind(password.rawValue, at: 1)
            try update.bind(now, at: 2)
            try update.bind(moment.map { Int64($0.entry) }, at: 3)
            try update.bind(moment.map { Int64($0.day) }, at: 4)
            try update.run()
        }
    }

    /// Writes a password under the number `id`, or under the next one where that is taken or `nil`.
    @discardableResult
    func insert(
        _ password: AppPassword, for person: Person.ID, id: AppPassword.ID?
    ) throws(StoreError) -> AppPassword {
        let insertion = try prepare(
            """
            INSERT INTO app_passwords (\(AppPassword.columns))
            VALUES (
                iif(?1 IN (SELECT id FROM app_passwords), NULL, ?1),
                ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
            )
            """)
        try insertion.bind(id?.rawValue, at: 1)
        try insertion.bind(person.rawValue, at: 2)
        try insertion.bind(password.name, at: 3)
        try insertion.bind(password.selector, at: 4)
        try insertion.bind(password.hash, at: 5)
        try insertion.bind(password.contents, at: 6)
        try insertion.bind(password.isReadOnly ? 1 : 0, at: 7)
        try insertion.bind(password.created, at: 8)
        try insertion.bind(password.lastUsed, at: 9)
        try insertion.bind(password.fetched.map { Int64($0.entry) }, at: 10)
        try insertion.bind(password.fetched.map { Int64($0.day) }, at: 11)
        try insertion.run()
        return AppPassword(
            id: AppPassword.ID(rawValue: lastInsertedRow), person: person, name: password.name,
            selector: password.selector, hash: password.hash, contents: password.contents,
            isReadOnly: password.isReadOnly, created: password.created,
            lastUsed: password.lastUsed, fetched: password.fetched)
    }
}

extension AppPassword {
    fileprivate static let columns = """
        id, person, name, selector, hash, contents, read_only, created, last_used, fetched_entry, \
        fetched_day
        """
}

extension Statement {
    /// The password in a row of `AppPassword.columns`.
    fileprivate func appPassword() -> AppPassword {
        let isFetched = !isNull(9) && !isNull(10)
        return AppPassword(
            id: AppPassword.ID(rawValue: integer(0)), person: Person.ID(rawValue: integer(1)),
            name: text(2), selector: text(3), hash: bytes(4), contents: text(5),
            isReadOnly: integer(6) != 0, created: integer(7),
            lastUsed: isNull(8) ? nil : integer(8),
            fetched: isFetched ? AppPassword.Moment(entry: int(9), day: int(10)) : nil)
    }
}
