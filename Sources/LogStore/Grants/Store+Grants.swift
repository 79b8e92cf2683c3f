/// The two kinds of grants, each by its own name.
extension Store {
    package func addFeed(
        named name: String, for person: Person.ID, selector: String, hash: [UInt8],
        contents: String, isWritable: Bool, created: Int64, expires: Int64?
    ) throws -> Feed {
        Feed(
            try add(
                NewGrant(
                    .feed, name: name, selector: selector, hash: hash, contents: contents,
                    isReadOnly: !isWritable, created: created, expires: expires), for: person))
    }

    package func feeds(of person: Person.ID) throws -> [Feed] {
        try grants(.feed, of: person).map { Feed($0) }
    }

    package func feed(selector: String) throws -> Feed? {
        try grant(.feed, selector: selector).map { Feed($0) }
    }

    package func addAppPassword(
        named name: String, for person: Person.ID, selector: String, hash: [UInt8],
        contents: String, isReadOnly: Bool, created: Int64
    ) throws -> AppPassword {
        AppPassword(
            try add(
                NewGrant(
                    .appPassword, name: name, selector: selector, hash: hash, contents: contents,
                    isReadOnly: isReadOnly, created: created), for: person))
    }

    package func appPasswords(of person: Person.ID) throws -> [AppPassword] {
        try grants(.appPassword, of: person).map { AppPassword($0) }
    }

    package func appPassword(selector: String) throws -> AppPassword? {
        try grant(.appPassword, selector: selector).map { AppPassword($0) }
    }

    package func noteUse(
        of password: AppPassword, at now: Int64, fetching moment: Grant.Moment? = nil
    ) {
        noteUse(of: password.grant, at: now, fetching: moment)
    }
}
