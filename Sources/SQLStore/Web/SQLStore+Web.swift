package import Store

extension SQLStore {
    package func webPassword(of person: Person.ID) throws -> String? {
        try reading { try $0.webPassword(of: person) }
    }

    package func setWebPassword(
        _ hash: String, of person: Person.ID, ending ended: EndedLogins
    ) throws {
        try writing(of: person) { session in
            try session.requirePerson(person)
            try session.setWebPassword(hash, of: person)
            // The same password hashed again changes nothing; a new one ends all that was a way in.
            if ended != .none { try session.forgetWaysIn(of: person) }
            try session.end(ended, of: person)
        }
    }

    package func renewWebPassword(
        _ hash: String, of person: Person.ID, by proof: PasswordProof, at now: Int64
    ) throws -> Bool {
        try writing(of: person) { session in
            switch proof {
            case .recovery(let code):
                let used = try session.run(
                    "UPDATE web_passwords SET recovery = NULL WHERE person = ?1 AND recovery = ?2",
                    person, code)
                guard used == 1 else { return false }
            case .link(let selector):
                guard let link = try session.redeem(selector, at: now),
                    case .newPassword(person) = link.aim
                else { return false }
            }
            try session.setWebPassword(hash, of: person)
            try session.forgetWaysIn(of: person)
            try session.end(.all, of: person)
            return true
        }
    }

    package func recoveryHash(of person: Person.ID) throws -> [UInt8]? {
        try reading { try $0.recoveryHash(of: person) }
    }

    package func setRecoveryHash(_ hash: [UInt8], of person: Person.ID) throws {
        try writing(of: person) { session in
            try session.requirePerson(person)
            try session.setRecoveryHash(hash, of: person)
        }
    }

    package func webLogins(of person: Person.ID) throws -> [WebLogin] {
        try reading { session in
            try session.all(
                """
                SELECT \(WebLogin.columns), minutes, when_hidden
                FROM web_sessions LEFT JOIN web_passcodes USING (person) WHERE person = ?1
                ORDER BY coalesce(earlier_last_used, last_used) DESC, created DESC, selector
                """, person
            ) { $0.webLogin() }
        }
    }

    package func webLogin(selector: String) throws -> WebLogin? {
        try reading { session in
            try session.first(
                """
                SELECT \(WebLogin.columns), minutes, when_hidden
                FROM web_sessions LEFT JOIN web_passcodes USING (person) WHERE selector = ?1
                """, selector
            ) { $0.webLogin() }
        }
    }

    package func addWebLogin(
        _ login: WebLogin, redeeming link: String?, replacing old: String?
    ) throws -> Bool {
        try writing(of: login.person) { session in
            if let link {
                guard try session.redeem(link, at: login.use.created) != nil else {
                    return false
                }
            }
            try session.requirePerson(login.person)
            if let old { try session.endLogin(old) }
            try session.endOldest(of: login.person)
            try session.insert(login)
            return true
        }
    }

    package func noteUse(of login: WebLogin, at now: Int64) {
        guard !isReadOnly, let used = login.used(at: now) else { return }
        // Where another thread writes, the next request notes it. What is shown does not depend on it, so the person's
        // stamp stays.
        _ = try? derived(.none, of: nil) { try $0.noteUse(used) }
    }

    package func confirm(_ login: WebLogin, at now: Int64) throws {
        _ = try writing(of: login.person) { session in
            try session.run(
                "UPDATE web_sessions SET confirmed = ?3 WHERE person = ?1 AND selector = ?2",
                login.person, login.selector, now)
        }
    }

    package func passcode(of person: Person.ID) throws -> StoredPasscode? {
        try reading { try $0.passcode(of: person) }
    }

    package func setPasscode(_ passcode: StoredPasscode?, of person: Person.ID) throws {
        guard let passcode else {
            return try removing(of: person) { session in
                try session.run("DELETE FROM web_passcodes WHERE person = ?1", person)
                try session.run(
                    "UPDATE web_sessions SET locked = 0, wrong_passcodes = 0 WHERE person = ?1",
                    person)
            }
        }
        try writing(of: person) { session in
            try session.requirePerson(person)
            try session.setPasscode(passcode, of: person)
        }
    }

    package func lock(_ login: WebLogin) throws {
        _ = try writing(of: login.person) { session in
            try session.run(
                "UPDATE web_sessions SET locked = 1 WHERE person = ?1 AND selector = ?2",
                login.person, login.selector)
        }
    }

    package func takePasscodeTry(_ login: WebLogin) throws -> Int? {
        try writing(of: login.person) { session in
            try session.first(
                """
                UPDATE web_sessions SET locked = 1, wrong_passcodes = wrong_passcodes + 1
                WHERE person = ?1 AND selector = ?2 AND wrong_passcodes < ?3
                RETURNING wrong_passcodes
                """, login.person, login.selector, StoredPasscode.mostTries
            ) { StoredPasscode.mostTries - $0.int(0) }
        }
    }

    package func unlock(_ login: WebLogin, at now: Int64) throws {
        let unlocked = login.unlocked(at: now)
        try writing(of: login.person) { session in
            try session.run(
                "UPDATE web_sessions SET locked = 0, wrong_passcodes = 0 WHERE person = ?1 AND selector = ?2",
                login.person, login.selector)
            try session.noteUse(unlocked)
        }
    }

    package func endWebLogin(_ selector: String, of person: Person.ID) throws -> Bool {
        try removing(of: person) { session in
            try session.run(
                "DELETE FROM web_sessions WHERE person = ?1 AND selector = ?2", person, selector)
                == 1
        }
    }

    package func closedWebLogins(at now: Int64) throws -> [String] {
        try reading { session in
            try session.all(
                """
                SELECT \(WebLogin.columns), minutes, when_hidden
                FROM web_sessions LEFT JOIN web_passcodes USING (person)
                """
            ) { $0.webLogin() }
        }.filter { !$0.isOpen(at: now) }.map(\.selector)
    }

    package func endWebLogins(_ selectors: [String]) throws {
        guard !selectors.isEmpty else { return }
        try removing(of: nil) { session in
            for selector in selectors { try session.endLogin(selector) }
        }
    }

    @discardableResult
    package func endWebLogins(_ ended: EndedLogins, of person: Person.ID) throws -> Int {
        try removing(of: person) { try $0.end(ended, of: person) }
    }

    package func addWebLink(_ link: WebLink, at now: Int64) throws {
        if case .invitation(let name) = link.aim, !Person.isAcceptable(name: name) {
            throw StoreError(.badName, path: path)
        }
        try writing(of: nil) { session in
            try session.run(
                """
                DELETE FROM web_links WHERE selector IN (
                    SELECT selector FROM web_links WHERE expires <= ?1 OR expires > ?2
                    ORDER BY abs(expires - ?1), selector LIMIT 9223372036854775807 OFFSET ?3)
                """, now, now + WebLink.longestSeconds, WebLink.mostClosed)
            let (kind, person, name): (Int, Person.ID?, String?) =
                switch link.aim {
                case .login(let person): (1, person, nil)
                case .invitation(let name): (2, nil, name)
                case .newPassword(let person): (3, person, nil)
                }
            if let person { try session.requirePerson(person) }
            if case .newPassword(let person) = link.aim {
                // One that went to somebody else by mistake opens nothing once another one is made.
                try session.run(
                    "DELETE FROM web_links WHERE person = ?1 AND kind = ?2", person, kind)
            }
            try session.run(
                """
                INSERT INTO web_links (selector, kind, hash, person, name, expires)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                """, link.selector, kind, link.hash, person?.rawValue, name, link.expires)
        }
    }

    package func webLink(selector: String) throws -> WebLink? {
        try reading { try $0.webLink(selector) }
    }

    package func addPerson(
        named name: String, seed: [UInt8], webPassword: String, redeeming link: String?,
        at now: Int64
    ) throws -> Person? {
        try writing(of: nil) { session in
            if let link {
                guard let redeemed = try session.redeem(link, at: now) else { return nil }
                if let person = try session.personWithoutPassword(invitedBy: redeemed, as: name) {
                    try session.setWebPassword(webPassword, of: person.id)
                    try session.noteChange(of: person.id)
                    return person
                }
            }
            let person = try session.addPerson(named: name, seed: seed)
            try session.setWebPassword(webPassword, of: person.id)
            return person
        }
    }
}

extension SQLSession {
    package func webPassword(of person: Person.ID) throws -> String? {
        try first("SELECT hash FROM web_passwords WHERE person = ?1", person) { $0.text(0) }
    }

    func setWebPassword(_ hash: String, of person: Person.ID) throws {
        try run(
            """
            INSERT INTO web_passwords (person, hash) VALUES (?1, ?2)
            ON CONFLICT (person) DO UPDATE SET hash = ?2
            """, person, hash)
    }

    package func passcode(of person: Person.ID) throws -> StoredPasscode? {
        try first(
            "SELECT passcode, minutes, when_hidden FROM web_passcodes WHERE person = ?1", person
        ) {
            StoredPasscode(
                hash: $0.text(0),
                lock: PageLock(minutes: $0.int(1), whenHidden: $0.integer(2) != 0))
        }
    }

    func setPasscode(_ passcode: StoredPasscode, of person: Person.ID) throws {
        try run(
            """
            INSERT INTO web_passcodes (person, passcode, minutes, when_hidden)
            VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (person) DO UPDATE SET passcode = ?2, minutes = ?3, when_hidden = ?4
            """, person, passcode.hash, passcode.lock.minutes, passcode.lock.whenHidden ? 1 : 0)
    }

    package func recoveryHash(of person: Person.ID) throws -> [UInt8]? {
        try first("SELECT recovery FROM web_passwords WHERE person = ?1", person) {
            $0.isNull(0) ? nil : $0.bytes(0)
        } ?? nil
    }

    func setRecoveryHash(_ hash: [UInt8], of person: Person.ID) throws {
        try run("UPDATE web_passwords SET recovery = ?2 WHERE person = ?1", person, hash)
    }

    /// Ends what else lets somebody in as this person: the recovery code, and links that were not used yet.
    fileprivate func forgetWaysIn(of person: Person.ID) throws {
        try run("UPDATE web_passwords SET recovery = NULL WHERE person = ?1", person)
        try run("DELETE FROM web_links WHERE person = ?1", person)
    }

    /// Who was added under the name of an invitation, and cannot log in yet.
    fileprivate func personWithoutPassword(
        invitedBy link: WebLink, as name: String
    ) throws -> Person? {
        guard case .invitation(name) = link.aim,
            let person = try person(named: name), person.name == name,
            try webPassword(of: person.id) == nil
        else { return nil }
        return person
    }

    @discardableResult
    fileprivate func end(_ ended: EndedLogins, of person: Person.ID) throws -> Int {
        switch ended {
        case .none: return 0
        case .all: return try run("DELETE FROM web_sessions WHERE person = ?1", person)
        case .others(let selector):
            return try run(
                "DELETE FROM web_sessions WHERE person = ?1 AND selector <> ?2", person, selector)
        }
    }

    fileprivate func noteUse(_ login: WebLogin) throws {
        try run(
            """
            UPDATE web_sessions
            SET created = ?3, last_used = ?4, earlier_created = ?5, earlier_last_used = ?6
            WHERE person = ?1 AND selector = ?2
            """, login.person, login.selector, login.use.created, login.use.lastUsed,
            login.earlierUse?.created, login.earlierUse?.lastUsed)
    }

    /// Ends a login, whoever's it is.
    fileprivate func endLogin(_ selector: String) throws {
        let person = try first(
            "DELETE FROM web_sessions WHERE selector = ?1 RETURNING person", selector
        ) { Person.ID(rawValue: $0.integer(0)) }
        if let person { try noteChange(of: person) }
    }

    /// Leaves room for one more.
    ///
    /// Those that have expired open nothing. They stay for a day (`RetentionSweep`), because a clock that is ahead once would
    /// end all of them.
    fileprivate func endOldest(of person: Person.ID) throws {
        let oldest = try all(
            """
            SELECT selector FROM web_sessions WHERE person = ?1
            ORDER BY coalesce(earlier_last_used, last_used) DESC, selector LIMIT 9223372036854775807 OFFSET ?2
            """, person, WebLogin.mostOfPerson - 1
        ) { $0.text(0) }
        for selector in oldest { try endLogin(selector) }
    }

    fileprivate func insert(_ login: WebLogin) throws {
        try run(
            """
            INSERT INTO web_sessions (\(WebLogin.columns))
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
            """, login.person, login.selector, login.hash, login.device, login.use.created,
            login.use.lastUsed, login.confirmed, login.stays ? 1 : 0, login.earlierUse?.created,
            login.earlierUse?.lastUsed, login.wasLocked ? 1 : 0, login.wrongPasscodes)
    }

    fileprivate func webLink(_ selector: String) throws -> WebLink? {
        try first(
            "SELECT \(WebLink.columns) FROM web_links WHERE selector = ?1", selector
        ) { $0.webLink() }
    }

    /// Takes a link away for good; `nil` where somebody else did, or where it is not open (`WebLink.isOpen`).
    fileprivate func redeem(_ selector: String, at now: Int64) throws -> WebLink? {
        try first(
            """
            DELETE FROM web_links WHERE selector = ?1 AND expires > ?2 AND expires <= ?3
            RETURNING \(WebLink.columns)
            """, selector, now, now + WebLink.longestSeconds
        ) { $0.webLink() }
    }
}

extension WebLink {
    fileprivate static let columns = "selector, kind, hash, person, name, expires"
}

extension WebLogin {
    fileprivate static let columns = """
        person, selector, hash, device, created, last_used, confirmed, stays, earlier_created, \
        earlier_last_used, locked, wrong_passcodes
        """
}

extension SQLRow {
    /// The link in a row of `WebLink.columns`.
    fileprivate func webLink() -> WebLink {
        let person = Person.ID(rawValue: integer(3))
        let aim: WebLink.Aim =
            switch int(1) {
            case _ where isNull(3): .invitation(name: text(4))
            case 3: .newPassword(person)
            default: .login(person)
            }
        return WebLink(selector: text(0), hash: bytes(2), aim: aim, expires: seconds(5))
    }

    /// The login in a row of `WebLogin.columns` and of its lock.
    fileprivate func webLogin() -> WebLogin {
        var login = WebLogin(
            person: Person.ID(rawValue: integer(0)), selector: text(1), hash: bytes(2),
            device: text(3), created: seconds(4), confirmed: isNull(6) ? nil : seconds(6),
            stays: integer(7) != 0)
        login.use.lastUsed = seconds(5)
        if !isNull(8), !isNull(9) {
            login.earlierUse = WebLogin.Use(created: seconds(8), lastUsed: seconds(9))
        }
        login.wasLocked = integer(10) != 0
        login.wrongPasscodes = int(11)
        if !isNull(12) { login.lock = PageLock(minutes: int(12), whenHidden: integer(13) != 0) }
        return login
    }
}
