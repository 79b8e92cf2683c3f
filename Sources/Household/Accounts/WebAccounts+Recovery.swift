import Addresses
package import Secrets
import Store

/// The way back in for somebody who has lost the password.
extension WebAccounts {
    /// How somebody's try to choose a new password without the old one ended.
    package enum Recovery: Sendable {
        /// The device is logged in, where that could be written, too.
        case made(Opened?)
        case refused(PasswordFault)
        /// It is no code: nothing was tried.
        case typo
        /// Nobody says whether the name or the code.
        case wrong
        case wait(Int64)
        case busy
    }

    /// A name, its recovery code and a new password → a login. The code is used up.
    package func recover(
        name: String, code: String, newPassword: String, on device: Device, in household: Household
    ) throws -> Recovery {
        guard let code = RecoveryCode(typed: code) else { return .typo }
        if let seconds = guesses.wait(device.peer, now: device.now) { return .wait(seconds) }
        let person = try household.member(named: name)?.person
        let stored = try person.flatMap { try household.store.recoveryHash(of: $0.id) }
        // A name that nobody has takes as long.
        let isRight = code.opens(
            stored ?? [UInt8](repeating: 0, count: 32),
            key: person.flatMap { Seed($0.seed) } ?? nobodysSeed)
        guard isRight, let person, let stored else {
            _ = guesses.count(device.peer, now: device.now)
            return .wrong
        }
        return try renew(person, newPassword, by: .recovery(stored), on: device, in: household)
    }

    /// Whose the link is that 'web invite --again' printed; `nil` where it can't be used.
    package func invitedAgain(
        by link: Substring, in household: Household, now: Int64
    ) throws -> Member? {
        guard case .newPassword(let id)? = try self.link(link, in: household, now: now)?.aim
        else { return nil }
        return try household.store.person(id).map { Member(household: household, person: $0) }
    }

    /// The same with such a link in place of name and code.
    package func recover(
        by link: Substring, newPassword: String, on device: Device, in household: Household
    ) throws -> Recovery {
        if let seconds = guesses.wait(device.peer, now: device.now) { return .wait(seconds) }
        guard let member = try invitedAgain(by: link, in: household, now: device.now),
            let selector = SecretToken(link, for: .webLink)?.selector
        else {
            _ = guesses.count(device.peer, now: device.now)
            return .wrong
        }
        return try renew(member.person, newPassword, by: .link(selector), on: device, in: household)
    }

    private func renew(
        _ person: Person, _ newPassword: String, by proof: PasswordProof, on device: Device,
        in household: Household
    ) throws -> Recovery {
        switch try hash(newPassword, for: person.name) {
        case .failure(let fault): return .refused(fault)
        case .success(nil): return .busy
        case .success(let hash?):
            let isDone = try household.store.renewWebPassword(
                hash.text, of: person.id, by: proof, at: device.now)
            guard isDone else { return .wrong }
            delays.forget(.person(person.id))
            // The password counts, whatever becomes of the login.
            let opened = try? open(person, confirmed: true, on: device, in: household)
            return .made(opened ?? nil)
        }
    }

    /// Logs in somebody who has just made an account on this device.
    package func enter(
        _ name: String, on device: Device, in household: Household
    ) throws -> Opened? {
        guard let person = try household.member(named: name)?.person else { return nil }
        return try open(person, confirmed: true, on: device, in: household)
    }
}

extension Member {
    package func hasRecoveryCode() throws -> Bool {
        try household.store.recoveryHash(of: person.id) != nil
    }

    /// Lets the code open the account; the one before opens nothing from now on.
    package func setRecoveryCode(_ code: RecoveryCode) throws {
        guard let seed = Seed(person.seed) else {
            throw HouseholdError(reason: .noSeed, path: household.store.path)
        }
        try household.store.setRecoveryHash(code.hash(seed), of: person.id)
    }
}
