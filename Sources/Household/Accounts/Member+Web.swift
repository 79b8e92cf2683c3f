package import Secrets
import Store

/// A device on which a person is logged in to the page.
package struct WebDevice: Sendable {
    /// What forms call it; no secret.
    package let id: String
    package let name: DeviceName
    /// Seconds since 1970-01-01T00:00:00Z, as is `lastUsed`.
    package let created: Int64
    /// Lags by up to a minute.
    package let lastUsed: Int64

    fileprivate init(_ login: WebLogin, at now: Int64) {
        let use = login.use(at: now)
        (id, name) = (login.selector, DeviceName(stored: login.device))
        (created, lastUsed) = (use.created, use.lastUsed)
    }
}

extension Member {
    /// The devices on which the person is logged in, the last used one first.
    package func webDevices(at now: Int64) throws -> [WebDevice] {
        try household.store.webLogins(of: person.id).filter { $0.isOpen(at: now) }
            .map { WebDevice($0, at: now) }
    }

    /// - Returns: Whether there was such a device.
    package func endWebDevice(_ id: String) throws -> Bool {
        try household.store.endWebLogin(id, of: person.id)
    }

    /// - Parameter kept: The id of a device that stays logged in.
    /// - Returns: How many there were.
    @discardableResult
    package func endWebDevices(except kept: String? = nil) throws -> Int {
        try household.store.endWebLogins(
            kept.map { .others(than: $0) } ?? .all, of: person.id)
    }

    package func hasWebPassword() throws -> Bool {
        try household.store.webPassword(of: person.id) != nil
    }

    /// Sets the password for the page, and logs the person out everywhere.
    ///
    /// - Throws: `PasswordFault` for one that is no good.
    package func setWebPassword(
        _ typed: String, hashCost: PasswordHash.Cost = .interactive
    ) throws {
        let password = try Password(typed)
        try password.requireGood(for: name)
        guard let hash = PasswordHash(of: password, cost: hashCost) else {
            throw HouseholdError(reason: .noMemory, path: household.store.path)
        }
        try household.store.setWebPassword(hash.text, of: person.id, ending: .all)
    }

    /// A link by which the person chooses another password once, within a day.
    package func newPasswordLink(at now: Int64) throws -> SecretToken {
        try household.addWebLink(
            .newPassword(person.id), at: now, minutes: WebLink.longestSeconds / 60)
    }

    /// A link that logs the person in once, within ten minutes.
    package func webLink(at now: Int64) throws -> SecretToken {
        try household.addWebLink(.login(person.id), at: now, minutes: 10)
    }
}

extension Household {
    /// A link by which somebody makes an account once, within a day.
    package func invite(_ name: String, at now: Int64) throws -> SecretToken {
        try addWebLink(.invitation(name: name), at: now, minutes: WebLink.longestSeconds / 60)
    }

    fileprivate func addWebLink(
        _ aim: WebLink.Aim, at now: Int64, minutes: Int64
    ) throws -> SecretToken {
        let token = SecretToken.random(for: .webLink)
        try store.addWebLink(
            WebLink(
                selector: token.selector, hash: token.hash(), aim: aim,
                expires: now + minutes * 60), at: now)
        return token
    }
}
