package import CyclePipeline
import LogStore
package import Secrets

/// A feed or an app password: a secret that lets programs see a person's calendar, and what they see of it.
package struct Access: Sendable {
    fileprivate enum ID {
        case feed(Feed.ID)
        case appPassword(AppPassword.ID)
    }

    fileprivate let id: ID
    package let name: String
    /// `nil` where a newer version made it.
    package let options: CalendarOptions?
    /// Whether what programs send changes the log.
    package let canWrite: Bool
    /// Seconds since 1970-01-01T00:00:00Z, as are the others.
    package let created: Int64
    package let expires: Int64?
    package let lastUsed: Int64?

    init(_ feed: Feed) {
        id = .feed(feed.id)
        name = feed.name
        options = CalendarOptions(feed.contents)
        canWrite = feed.isWritable
        (created, expires, lastUsed) = (feed.created, feed.expires, nil)
    }

    init(_ password: AppPassword) {
        id = .appPassword(password.id)
        name = password.name
        options = CalendarOptions(password.contents)
        canWrite = !password.isReadOnly
        (created, expires, lastUsed) = (password.created, nil, password.lastUsed)
    }

    package var purpose: SecretToken.Purpose {
        switch id {
        case .feed: .feed
        case .appPassword: .appPassword
        }
    }
}

extension Member {
    package func access(_ purpose: SecretToken.Purpose) throws -> [Access] {
        let store = household.store
        return switch purpose {
        case .feed: try store.feeds(of: person.id).map(Access.init)
        case .appPassword: try store.appPasswords(of: person.id).map(Access.init)
        }
    }

    /// The feed or the app password of that name, whatever its capitals.
    package func access(_ purpose: SecretToken.Purpose, named name: String) throws -> Access? {
        try access(purpose).first { $0.name.lowercased() == name.lowercased() }
    }

    /// - Parameters:
    ///   - created: In seconds since 1970-01-01T00:00:00Z, as is `expires`, which only a feed does.
    /// - Returns: The secret too, which is stored nowhere.
    package func addAccess(
        _ purpose: SecretToken.Purpose, named name: String, _ options: CalendarOptions,
        canWrite: Bool, created: Int64, expires: Int64? = nil
    ) throws -> (access: Access, token: SecretToken) {
        let (token, hash) = try newToken(for: purpose)
        let store = household.store
        let access =
            switch purpose {
            case .feed:
                Access(
                    try store.addFeed(
                        named: name, for: person.id, selector: token.selector, hash: hash,
                        contents: options.description, isWritable: canWrite, created: created,
                        expires: expires))
            case .appPassword:
                Access(
                    try store.addAppPassword(
                        named: name, for: person.id, selector: token.selector, hash: hash,
                        contents: options.description, isReadOnly: !canWrite, created: created))
            }
        return (access, token)
    }

    /// Gives a feed another secret.
    package func rotate(_ feed: Access) throws -> SecretToken {
        guard case .feed(let id) = feed.id else {
            preconditionFailure("only a feed has an address")
        }
        let (token, hash) = try newToken(for: .feed)
        try household.store.rotate(id, selector: token.selector, hash: hash)
        return token
    }

    package func revoke(_ access: Access) throws {
        switch access.id {
        case .feed(let id): try household.store.revoke(id)
        case .appPassword(let id): try household.store.revoke(id)
        }
    }

    private func newToken(
        for purpose: SecretToken.Purpose
    ) throws -> (token: SecretToken, hash: [UInt8]) {
        guard let seed = Seed(person.seed) else {
            throw CycleServerError(reason: .noSeed, path: household.store.path)
        }
        let token = SecretToken.random(for: purpose)
        return (token, token.hash(seed))
    }
}

extension Household {
    /// What a secret opens, whoever it belongs to.
    package func access(openedBy token: SecretToken) throws -> Access? {
        let (hash, person, access): ([UInt8], Person.ID, Access)
        switch token.purpose {
        case .feed:
            guard let feed = try store.feed(selector: token.selector) else { return nil }
            (hash, person, access) = (feed.hash, feed.person, Access(feed))
        case .appPassword:
            guard let password = try store.appPassword(selector: token.selector) else { return nil }
            (hash, person, access) = (password.hash, password.person, Access(password))
        }
        return token.opens(hash, of: try store.person(person)) ? access : nil
    }
}
