package import Secrets
import Store

extension WebAccounts {
    /// How a try to unlock a session ended.
    package enum Unlocking: Equatable, Sendable {
        case unlocked
        /// With the tries that are left.
        case wrong(left: Int)
        /// It was the last try: nobody is logged in here any more.
        case ended
        case busy
    }

    /// Unlocks a session by the passcode.
    ///
    /// A try is taken before the passcode is looked at, so that many at once are not more than the session has.
    package func unlock(
        _ session: WebSession, passcode typed: String, at now: Int64, in household: Household
    ) throws -> Unlocking {
        let store = household.store
        guard let stored = try store.passcode(of: session.member.person.id) else {
            try store.unlock(session.login, at: now)
            return .unlocked
        }
        let answer: Unlocking? = try work.perform {
            guard let left = try store.takePasscodeTry(session.login) else { return .ended }
            let typed = try? Passcode(typed)
            let isRight = PasswordHash(stored: stored.hash).isOf(typed?.password)
            return isRight ? .unlocked : left > 0 ? .wrong(left: left) : .ended
        }
        switch answer {
        case .unlocked: try store.unlock(session.login, at: now)
        case .ended: _ = try session.member.endWebDevice(session.selector)
        case .wrong, .busy, nil: break
        }
        return answer ?? .busy
    }

    /// Unlocks a session by the password of somebody who forgot the passcode.
    package func unlock(
        _ session: WebSession, password: String, on device: Device, in household: Household
    ) throws -> Attempt {
        let answer = try confirm(session, password: password, on: device, in: household)
        if answer == .right { try household.store.unlock(session.login, at: device.now) }
        return answer
    }

    /// Locks a session until the passcode is given.
    ///
    /// - Returns: Whether it is locked; not without a passcode.
    package func lock(_ session: WebSession, in household: Household) throws -> Bool {
        guard session.lock != nil else { return false }
        try household.store.lock(session.login)
        return true
    }

    /// The minutes without a use after which pages may lock.
    package static let lockMinutes = PageLock.choices

    /// Gives the person of a session another passcode; the session stays open.
    ///
    /// - Parameters:
    ///   - typed: `nil` where only the rest changes.
    ///   - minutes: One of `lockMinutes`.
    package func setPasscode(
        _ typed: String?, after minutes: Int, whenHidden: Bool, of session: WebSession,
        at now: Int64, in household: Household
    ) throws -> PasscodeChange {
        let lock = PageLock(minutes: minutes, whenHidden: whenHidden)
        let (store, person) = (household.store, session.member.person.id)
        let hash: String
        if let typed {
            do throws(PasscodeFault) {
                let passcode = try Passcode(typed)
                try passcode.requireGood()
                let made = work.perform { PasswordHash(of: passcode.password, cost: hashCost) }
                guard let made = made ?? nil else { return .busy }
                hash = made.text
            } catch {
                return .refused(error)
            }
        } else if let stored = try store.passcode(of: person) {
            hash = stored.hash
        } else {
            return .refused(.notDigits)
        }
        try store.setPasscode(StoredPasscode(hash: hash, lock: lock), of: person)
        try store.unlock(session.login, at: now)
        return .made
    }

    /// How the setting of a passcode ended.
    package enum PasscodeChange: Equatable, Sendable {
        case made
        case refused(PasscodeFault)
        case busy
    }
}

extension Member {
    /// Takes the passcode away: no session is locked any more.
    package func removePasscode() throws {
        try household.store.setPasscode(nil, of: person.id)
    }
}
