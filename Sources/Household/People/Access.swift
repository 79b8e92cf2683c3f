import CalendarModel
package import CivilDate
package import CyclePipeline
package import Secrets
package import Store

/// A feed or an app password: a secret that lets programs see a person's calendar, and what they see of it.
package struct Access: Sendable {
    fileprivate let grant: Grant
    /// `nil` where a newer version made it.
    package let options: CalendarOptions?

    fileprivate init(_ grant: Grant) {
        self.grant = grant
        options = CalendarOptions(grant.contents)
    }

    package var purpose: SecretToken.Purpose {
        switch grant.kind {
        case .feed: .feed
        case .appPassword: .appPassword
        }
    }

    package var name: String { grant.name }
    /// What finds it among the person's; no secret, and no other has ever had it.
    package var id: Int { Int(grant.id.rawValue) }
    /// What a program signs in as. Any name will do: the password says whose the calendars are.
    package static let userName = "eve"
    /// Whether what programs send changes the log.
    package var canWrite: Bool { !grant.isReadOnly }
    /// Seconds since 1970-01-01T00:00:00Z, as are the others.
    package var created: Int64 { grant.created }
    package var expires: Int64? { grant.expires }
    /// Of a feed, the beginning of the week in which it was fetched last.
    package var lastUsed: Int64? { grant.lastUsed }
}

extension Member {
    package func access(_ purpose: SecretToken.Purpose) throws -> [Access] {
        try household.store.grants(purpose.kind, of: person.id).map(Access.init)
    }

    /// The feed or the app password of that name, whatever its capitals.
    package func access(_ purpose: SecretToken.Purpose, named name: String) throws -> Access? {
        try access(purpose).first { $0.name.lowercased() == name.lowercased() }
    }

    /// - Parameters:
    ///   - created: In seconds since 1970-01-01T00:00:00Z, as is `expires`.
    /// - Returns: The secret too, which is stored nowhere.
    package func addAccess(
        _ purpose: SecretToken.Purpose, named name: String, _ options: CalendarOptions,
        canWrite: Bool, created: Int64, expires: Int64? = nil
    ) throws -> (access: Access, token: SecretToken) {
        let (token, hash) = try newToken(for: purpose)
        var options = options
        // Nobody who has two calendars can tell by their events that they are one person's.
        if purpose == .feed, options.titles.isNeutral || options.hasPage {
            options.ownNames = Sodium.randomBytes(count: 8).hexadecimal
        }
        let grant = try household.store.addGrant(
            purpose.kind, named: name, for: person.id, selector: token.selector, hash: hash,
            contents: options.description, isReadOnly: !canWrite, created: created,
            expires: expires)
        return (Access(grant), token)
    }

    /// Gives a feed or an app password another secret.
    package func rotate(_ access: Access) throws -> SecretToken {
        let (token, hash) = try newToken(for: access.purpose)
        try household.store.rotate(access.grant.id, selector: token.selector, hash: hash)
        return token
    }

    /// Empties a feed, which then goes on for a while under its address, so that programs let go of its events.
    ///
    /// - Parameter expires: In seconds since 1970-01-01T00:00:00Z.
    package func blank(_ feed: Access, until expires: Int64) throws {
        var options = feed.options ?? CalendarOptions()
        options.isBlank = true
        try household.store.change(
            feed.grant.id, contents: options.description, isReadOnly: true, expires: expires)
    }

    /// The feeds and app passwords that were made on this day or since.
    package func access(madeSince day: Day, _ time: LocalTime) throws -> [Access] {
        try [.feed, .appPassword].flatMap { try access($0) }.filter {
            time.day(at: $0.created) >= day && $0.options?.isBlank != true
        }
    }

    package func revoke(_ access: Access) throws { try household.store.revoke(access.grant.id) }

    private func newToken(
        for purpose: SecretToken.Purpose
    ) throws -> (token: SecretToken, hash: [UInt8]) {
        guard let seed = Seed(person.seed) else {
            throw HouseholdError(reason: .noSeed, path: household.store.path)
        }
        let token = SecretToken.random(for: purpose)
        return (token, token.hash(seed))
    }
}

extension Household {
    /// What a secret opens, whoever it belongs to.
    package func access(openedBy token: SecretToken) throws -> Access? {
        try store.grant(openedBy: token).map { Access($0.grant) }
    }
}

extension Grant {
    /// Whether it has not expired.
    package func isOpen(at now: Int64) -> Bool { expires.map { now < $0 } ?? true }
}

extension Store {
    /// The grant that a secret opens, and whose it is.
    ///
    /// A selector that nobody has costs what another one does.
    package func grant(openedBy token: SecretToken) throws -> (grant: Grant, person: Person)? {
        let grant = try grant(token.purpose.kind, selector: token.selector)
        let person = try person(grant?.person ?? Person.ID(rawValue: 0))
        let seed = person.flatMap { Seed($0.seed) }
        let isOpened = token.opens(grant?.hash ?? nobodysHash, key: seed ?? nobodysSeed)
        guard isOpened, seed != nil, let grant, let person else { return nil }
        return (grant, person)
    }
}

/// In place of the seed of somebody who is not there: a wrong name costs what a wrong secret costs.
let nobodysSeed = Seed.random()
private let nobodysHash = [UInt8](repeating: 0, count: 32)

extension SecretToken.Purpose {
    /// Of what such a token opens; those of the web page open no grant, because a hash knows its purpose.
    fileprivate var kind: Grant.Kind { self == .feed ? .feed : .appPassword }
}
