package import Addresses
package import Secrets
import Store

/// Who may log in to the page, and who is logged in.
///
/// The store keeps both; here is what guards it: how often a household and an account may guess, and how many
/// passwords are hashed at once.
package struct WebAccounts: Sendable {
    let guesses: GuessCounter
    let delays = LoginDelays()
    package let work = PasswordWork()
    private let left = LeftSessions()
    /// What the hash of a new password costs.
    package let hashCost: PasswordHash.Cost

    package init(
        guesses: GuessCounter = GuessCounter(), hashCost: PasswordHash.Cost = .interactive
    ) {
        self.guesses = guesses
        self.hashCost = hashCost
    }

    /// Whose request it is.
    ///
    /// - Parameters:
    ///   - token: What the cookie says; `nil` without a cookie.
    ///   - isUse: Whether somebody asks, and not a page that is open. Nothing uses a session that is locked.
    package func session(
        of token: Substring?, in household: Household, now: Int64, isUse: Bool = true
    ) throws -> WebSession? {
        guard let token = token.flatMap({ SecretToken($0, for: .webLogin) }) else { return nil }
        if left.contains(token) {
            finishLeaving(token, household)
            return nil
        }
        guard let session = try session(of: token, in: household), session.login.isOpen(at: now)
        else { return nil }
        if !session.isLocked(at: now) {
            if isUse { household.store.noteUse(of: session.login, at: now) }
        } else if !session.login.wasLocked {
            // A clock that is set back later unlocks nothing.
            try? household.store.lock(session.login)
        }
        return session
    }

    private func session(of token: SecretToken, in household: Household) throws -> WebSession? {
        let store = household.store
        guard let login = try store.webLogin(selector: token.selector),
            let person = try store.person(login.person), let seed = Seed(person.seed),
            token.opens(login.hash, key: seed)
        else { return nil }
        return WebSession(member: Member(household: household, person: person), login: login)
    }

    /// Ends a session, whatever the store can do at the moment.
    package func leave(_ token: Substring?, in household: Household) {
        guard let token = token.flatMap({ SecretToken($0, for: .webLogin) }) else { return }
        left.insert(token)
        finishLeaving(token, household)
    }

    /// Ends in the store what was left while it could not be written; browsers have dropped these cookies, so that none
    /// of them comes again.
    package func finishLeaving(in household: Household) {
        for token in left.all {
            guard finishLeaving(token, household) else { return }
        }
    }

    /// Whether a session was left that the store does not know of yet.
    package func hasLeft(_ token: Substring?) -> Bool {
        token.flatMap { SecretToken($0, for: .webLogin) }.map(left.contains) ?? false
    }

    /// - Returns: Whether the store knows of it now; else it is tried again.
    @discardableResult
    private func finishLeaving(_ token: SecretToken, _ household: Household) -> Bool {
        do {
            if let session = try session(of: token, in: household) {
                _ = try session.member.endWebDevice(session.selector)
            }
            left.remove(token)
            return true
        } catch {
            return false
        }
    }
}

// MARK: Logging in

extension WebAccounts {
    /// How somebody's try to log in ended.
    package enum Entry: Sendable {
        case opened(Opened)
        /// Nobody says whether the name or the password.
        case wrong
        /// The seconds until another try counts.
        case wait(Int64)
        case busy
    }

    /// What a browser is given that somebody has logged in with.
    package struct Opened: Sendable {
        package let token: SecretToken
        /// With this account.
        package let devices: KnownDevices
    }

    /// The device that logs in, and how.
    package struct Device: Sendable {
        let peer: IPAddress
        let name: DeviceName
        /// The cookie that it had, which opens nothing from now on.
        let old: Substring?
        let stays: Bool
        /// What it keeps of those who logged in on it before.
        let known: KnownDevices
        let now: Int64

        package init(
            peer: IPAddress, name: DeviceName, old: Substring?, stays: Bool,
            known: KnownDevices = KnownDevices(nil), now: Int64
        ) {
            self.peer = peer
            self.name = name
            self.old = old
            self.known = known
            self.stays = stays
            self.now = now
        }
    }

    package func logIn(
        name: String, password: String, on device: Device, in household: Household
    ) throws -> Entry {
        let person = try household.member(named: name)?.person
        // What strangers guess, for this account or from this address, keeps nobody waiting who has been here before.
        let known = device.known.id(for: person.flatMap { Seed($0.seed) } ?? nobodysSeed)
        let account: LoginDelays.Account =
            known.map { .device($0) } ?? person.map { .person($0.id) }
            ?? .nobody(String(name.lowercased().prefix(200)))
        if known == nil, let seconds = guesses.wait(device.peer, now: device.now) {
            return .wait(seconds)
        }
        switch try attempt(password, of: person, counting: account, device, in: household) {
        case .wrong: return .wrong
        case .wait(let seconds): return .wait(seconds)
        case .busy: return .busy
        case .right:
            guard let person else { return .wrong }
            return try open(person, confirmed: true, on: device, in: household).map { .opened($0) }
                ?? .wrong
        }
    }

    /// Whether a link can still be used, for a page that asks before it does.
    package func isOpen(_ link: Substring, in household: Household, now: Int64) throws -> Bool {
        guard case .login? = try self.link(link, in: household, now: now)?.aim else { return false }
        return true
    }

    /// The link that an address names, as long as it can be used.
    func link(
        _ token: Substring, in household: Household, now: Int64
    ) throws -> WebLink? {
        guard let token = SecretToken(token, for: .webLink),
            let link = try household.store.webLink(selector: token.selector),
            token.opens(link.hash), link.isOpen(at: now)
        else { return nil }
        return link
    }

    /// Logs in by a link that 'web open' printed.
    package func logIn(
        by link: Substring, on device: Device, in household: Household
    ) throws -> Entry {
        if let seconds = guesses.wait(device.peer, now: device.now) { return .wait(seconds) }
        guard let link = try self.link(link, in: household, now: device.now),
            case .login(let id) = link.aim, let person = try household.store.person(id),
            let opened = try open(
                person, confirmed: false, on: device, in: household, redeeming: link.selector)
        else {
            _ = guesses.count(device.peer, now: device.now)
            return .wrong
        }
        return .opened(opened)
    }

    /// - Returns: `nil` where the link was used meanwhile.
    func open(
        _ person: Person, confirmed: Bool, on device: Device, in household: Household,
        redeeming link: String? = nil
    ) throws -> Opened? {
        guard let seed = Seed(person.seed) else {
            throw HouseholdError(reason: .noSeed, path: household.store.path)
        }
        let token = SecretToken.random(for: .webLogin)
        let login = WebLogin(
            person: person.id, selector: token.selector, hash: token.hash(seed),
            device: device.name.stored, created: device.now,
            confirmed: confirmed ? device.now : nil, stays: device.stays)
        let old = try session(of: device.old, in: household, now: device.now)?.selector
        let isDone = try household.store.addWebLogin(login, redeeming: link, replacing: old)
        return isDone ? Opened(token: token, devices: device.known.adding(seed)) : nil
    }
}

// MARK: Passwords

extension WebAccounts {
    /// Whether a password that somebody typed was right.
    package enum Attempt: Equatable, Sendable {
        case right
        case wrong
        case wait(Int64)
        case busy
    }

    /// - Parameters:
    ///   - person: `nil` where nobody has that name, which takes as long.
    ///   - account: What a wrong one counts for.
    private func attempt(
        _ typed: String, of person: Person?, counting account: LoginDelays.Account,
        _ device: Device, in household: Household
    ) throws -> Attempt {
        let now = device.now
        if let seconds = delays.wait(account, now: now) { return .wait(seconds) }
        let store = household.store
        let stored = try person.flatMap { try store.webPassword(of: $0.id) }
            .map(PasswordHash.init(stored:))
        let password = try? Password(typed)
        let isRight = work.perform {
            (stored ?? .nobodys(at: hashCost)).isOf(password) && stored != nil
        }
        guard let isRight else { return .busy }
        guard isRight, let person, let password, let stored else {
            delays.countWrong(account, now: now)
            if !account.isDevice { _ = guesses.count(device.peer, now: now) }
            return .wrong
        }
        delays.forget(account)
        if stored.isOutdated(at: hashCost), !store.isReadOnly,
            let new = work.perform({ PasswordHash(of: password, cost: hashCost) }) ?? nil
        {
            try store.setWebPassword(new.text, of: person.id, ending: .none)
        }
        return .right
    }

    /// Whether the password has to be given again before something that whoever finds an open browser must not do.
    package func needsPassword(_ session: WebSession, now: Int64) throws -> Bool {
        try !session.isConfirmed(at: now) && session.member.hasWebPassword()
    }

    /// Takes the password again, on a device that is logged in.
    ///
    /// What others guess, for the same account or from the same address, keeps nobody waiting who is in already.
    package func confirm(
        _ session: WebSession, password: String, on device: Device, in household: Household
    ) throws -> Attempt {
        let person = session.member.person
        let answer = try attempt(
            password, of: person, counting: .device(session.selector), device, in: household)
        if answer == .right { try household.store.confirm(session.login, at: device.now) }
        return answer
    }

    /// How the setting of a new password ended.
    package enum Change: Equatable, Sendable {
        case made
        case refused(PasswordFault)
        case old(Attempt)
        case busy
    }

    /// Gives the person of a session another password, and logs all other devices out.
    ///
    /// - Parameter old: Asked for where there is one.
    package func change(
        _ session: WebSession, from old: String, to new: String, on device: Device,
        in household: Household
    ) throws -> Change {
        let person = session.member.person
        if try session.member.hasWebPassword() {
            let answer = try confirm(session, password: old, on: device, in: household)
            guard answer == .right else { return .old(answer) }
        }
        switch try hash(new, for: person.name) {
        case .failure(let fault): return .refused(fault)
        case .success(nil): return .busy
        case .success(let hash?):
            let store = household.store
            try store.setWebPassword(
                hash.text, of: person.id, ending: .others(than: session.selector))
            try store.confirm(session.login, at: device.now)
            return .made
        }
    }

    /// The hash of a new password; `nil` where there is no room to make one now.
    func hash(
        _ typed: String, for name: String
    ) throws -> Result<PasswordHash?, PasswordFault> {
        do throws(PasswordFault) {
            let password = try Password(typed)
            try password.requireGood(for: name)
            return .success(work.perform { PasswordHash(of: password, cost: hashCost) } ?? nil)
        } catch {
            return .failure(error)
        }
    }
}
