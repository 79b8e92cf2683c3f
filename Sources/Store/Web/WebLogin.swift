import CivilDate

/// A device on which somebody is logged in to the web page.
package struct WebLogin: Hashable, Sendable {
    package let person: Person.ID
    /// Finds it in a request, and names it among the person's others.
    package let selector: String
    /// The hash of the whole secret, which the store does not know.
    package let hash: [UInt8]
    /// What the browser and the system are called, as far as they are known.
    package let device: String
    /// How it was used by the clock that says the later time.
    package var use: Use
    /// How it is used by a clock that was set back since. The clock may have been ahead or may be behind now, so each
    /// use counts by its own clock.
    package var earlierUse: Use?
    /// When the password was given last; `nil` where a link was used instead.
    package var confirmed: Int64?
    /// Whether it outlives the browser's own session.
    package let stays: Bool
    /// When its pages are locked; `nil` where the person has no passcode.
    package var lock: PageLock?
    /// Whether they were locked by somebody, or found locked since, and nobody gave the passcode yet.
    package var wasLocked = false
    /// How many wrong passcodes were typed since the last right one.
    package var wrongPasscodes = 0

    package init(
        person: Person.ID, selector: String, hash: [UInt8], device: String, created: Int64,
        confirmed: Int64?, stays: Bool
    ) {
        self.person = person
        self.selector = selector
        self.hash = hash
        self.device = device
        use = Use(created: created, lastUsed: created)
        self.confirmed = confirmed
        self.stays = stays
    }

    /// More devices than a person has; another one ends the one that was not used for the longest time.
    package static let mostOfPerson = 100

    package static let days: Int64 = 30

    /// Moments in seconds since 1970-01-01T00:00:00Z.
    package struct Use: Hashable, Sendable {
        package var created: Int64
        /// Lags by up to a minute, and by up to ten seconds where the person has a passcode.
        package var lastUsed: Int64

        package init(created: Int64, lastUsed: Int64) {
            self.created = created
            self.lastUsed = lastUsed
        }
    }

    /// Its use by the clock that says `now`.
    package func use(at now: Int64) -> Use {
        for use in [use, earlierUse].compactMap(\.self)
        where StoredTime.known(use.lastUsed, at: now) != nil {
            return use
        }
        return Use(created: min(use.created, now), lastUsed: now)
    }

    /// When it ends if it is not used again: 30 days after it began, and without `stays` a day after its last use,
    /// because nobody tells a server that a browser was closed.
    package func expires(at now: Int64) -> Int64 {
        let use = use(at: now)
        let end = use.created + Self.days * 86_400
        return stays ? end : min(end, use.lastUsed + 86_400)
    }

    package func isOpen(at now: Int64) -> Bool { now < expires(at: now) }

    /// Whether the passcode has to be given before anything is shown.
    ///
    /// Where no clock says how long nobody was here, it has: one that was set back unlocks nothing.
    package func isLocked(at now: Int64) -> Bool {
        guard let lock else { return false }
        let used = (earlierUse ?? use).lastUsed
        guard !wasLocked, used <= now + PageLock.correction else { return true }
        return lock.minutes == 0 || now - used >= Int64(lock.minutes) * 60 + PageLock.grace
    }

    /// The login after a use, where that is worth remembering.
    package func used(at now: Int64) -> WebLogin? {
        let isSetBack = StoredTime.known(use.lastUsed, at: now) == nil
        let last = use(at: now)
        // How long somebody was away is known to a few seconds where it locks the page.
        let pause = lock == nil ? Grant.secondsBetweenNotes : 10
        let isNews = now < last.lastUsed || now - last.lastUsed >= pause
        guard isNews || isSetBack && last != earlierUse else { return nil }
        return lastUsed(at: now)
    }

    /// The login with the passcode given, which is a use.
    package func unlocked(at now: Int64) -> WebLogin {
        var login = lastUsed(at: now)
        (login.wasLocked, login.wrongPasscodes) = (false, 0)
        return login
    }

    private func lastUsed(at now: Int64) -> WebLogin {
        var login = self
        var new = use(at: now)
        new.lastUsed = now
        if StoredTime.known(use.lastUsed, at: now) == nil {
            login.earlierUse = new
        } else {
            (login.use, login.earlierUse) = (new, nil)
        }
        return login
    }
}

/// A link that opens the web page, once.
package struct WebLink: Hashable, Sendable {
    package enum Aim: Hashable, Sendable {
        /// Logs that person in.
        case login(Person.ID)
        /// Lets somebody make an account, who is expected to have that name.
        case invitation(name: String)
        /// Lets that person choose another password.
        case newPassword(Person.ID)
    }

    package let selector: String
    /// The hash of the whole secret, which the store does not know.
    package let hash: [UInt8]
    package let aim: Aim
    /// In seconds since 1970-01-01T00:00:00Z.
    package let expires: Int64

    /// A day: one that would last for longer was made by a clock that was ahead.
    package static let longestSeconds: Int64 = 86_400
    /// Closed ones that stay, as a clock that is wrong closes all.
    package static let mostClosed = 20

    package func isOpen(at now: Int64) -> Bool {
        now < expires && expires <= now + Self.longestSeconds
    }

    package init(selector: String, hash: [UInt8], aim: Aim, expires: Int64) {
        self.selector = selector
        self.hash = hash
        self.aim = aim
        self.expires = expires
    }
}

/// Which of a person's devices another password logs out.
package enum EndedLogins: Hashable, Sendable {
    case none
    case all
    /// All but the one of this selector.
    case others(than: String)
}

/// What shows that somebody may choose a new password without the old one.
package enum PasswordProof: Hashable, Sendable {
    /// The hash of the recovery code, which ends with it.
    case recovery([UInt8])
    /// The selector of a link, which is used up.
    case link(String)
}
