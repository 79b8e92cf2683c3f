import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct WebLoginsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID
    private let bea: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        bea = try store.addPerson(named: "Bea", seed: seed(2)).id
    }

    private func login(
        _ selector: String, of person: Person.ID? = nil, at now: Int64 = 1_000,
        stays: Bool = true
    ) -> WebLogin {
        WebLogin(
            person: person ?? ada, selector: selector, hash: seed(4), device: "Firefox/Linux",
            created: now, confirmed: nil, stays: stays)
    }

    @discardableResult
    private func add(_ login: WebLogin, redeeming link: String? = nil, replacing old: String? = nil)
        throws -> Bool
    {
        try store.addWebLogin(login, redeeming: link, replacing: old)
    }

    private func link(_ selector: String, _ aim: WebLink.Aim, until expires: Int64 = 2_000) throws {
        try store.addWebLink(
            WebLink(selector: selector, hash: seed(5), aim: aim, expires: expires), at: 1_000)
    }

    @Test func `a login is found by its selector and among its person's`() throws {
        let (phone, desk) = (login("phone", at: 1_000), login("desk", at: 1_001))
        try add(phone)
        try add(desk)
        try add(login("bea", of: bea))
        #expect(try store.webLogins(of: ada) == [desk, phone])
        #expect(try store.webLogin(selector: "phone") == phone)
        #expect(try store.webLogin(selector: "PHONE") == nil)
    }

    @Test func `nobody ends another's login`() throws {
        try add(login("phone"))
        #expect(try !store.endWebLogin("phone", of: bea))
        #expect(try store.webLogin(selector: "phone") != nil)
        let stamp = store.changeStamp(of: ada)
        #expect(try store.endWebLogin("phone", of: ada))
        #expect(try store.webLogin(selector: "phone") == nil)
        // Pages that were kept for it must not be given out.
        #expect(store.changeStamp(of: ada) != stamp)
    }

    @Test func `others end and this one stays`() throws {
        for name in ["a", "b", "c"] { try add(login(name)) }
        try add(login("bea", of: bea))
        #expect(try store.endWebLogins(.others(than: "b"), of: ada) == 2)
        #expect(try store.webLogins(of: ada).map(\.selector) == ["b"])
        #expect(try store.webLogins(of: bea).count == 1)
    }

    @Test func `a use is written once a minute and changes no stamp`() throws {
        let phone = login("phone", at: 1_000)
        try add(phone)
        let stamp = store.changeStamp(of: ada)
        func use(at now: Int64) throws -> Int64? {
            let known = try #require(try store.webLogin(selector: "phone"))
            store.noteUse(of: known, at: now)
            return try store.webLogin(selector: "phone")?.use.lastUsed
        }
        #expect(try use(at: 1_059) == 1_000)
        #expect(try use(at: 1_060) == 1_060)
        #expect(try use(at: 1_061) == 1_060)
        // A clock that was set back a little.
        #expect(try use(at: 500) == 500)
        #expect(store.changeStamp(of: ada) == stamp)
    }

    @Test func `a login without staying ends a day after its last use`() throws {
        var short = login("short", at: 0, stays: false)
        #expect(short.expires(at: 0) == 86_400)
        short.use.lastUsed = 40 * 86_400
        #expect(short.expires(at: 40 * 86_400) == 30 * 86_400)
        #expect(login("long", at: 0).expires(at: 0) == 30 * 86_400)
    }

    /// Lets somebody use a device, as a request does.
    ///
    /// - Returns: Whether it was logged in.
    private func use(_ selector: String, at now: Int64) throws -> Bool {
        let known = try #require(try store.webLogin(selector: selector))
        guard known.isOpen(at: now) else { return false }
        store.noteUse(of: known, at: now)
        return true
    }

    private static let year: Int64 = 365 * 86_400
    private static let days: [Int64] = [3_601, 86_400, 20 * 86_400, year]

    @Test(arguments: days)
    func `a clock that was behind once logs nobody out`(_ error: Int64) throws {
        let now: Int64 = 2_000_000_000
        try add(login("phone", at: now))
        try add(login("desk", at: now, stays: false))
        for selector in ["phone", "desk"] {
            #expect(try use(selector, at: now - error))
            #expect(try use(selector, at: now - error + 3_600))
        }
        // It is right again.
        #expect(try use("desk", at: now + 86_000))
        #expect(try !use("desk", at: now + 2 * 86_400 + 86_000))
        #expect(try use("phone", at: now + 29 * 86_400))
        #expect(try !use("phone", at: now + 30 * 86_400))
        let known = try #require(try store.webLogin(selector: "phone"))
        #expect(known.earlierUse == nil && known.use.created == now)
    }

    @Test(arguments: days)
    func `a clock that was ahead once logs nobody out, and nobody in for longer`(_ error: Int64)
        throws
    {
        let (now, ahead) = (Int64(2_000_000_000), 2_000_000_000 + error)
        try add(login("phone", at: now))
        try add(login("desk", at: now, stays: false))
        // Somebody logs in on two more devices while the clock is ahead, and uses them all.
        try add(login("tablet", at: ahead))
        try add(login("borrowed", at: ahead, stays: false))
        for selector in ["phone", "desk", "tablet", "borrowed"] {
            _ = try use(selector, at: ahead + 60)
        }
        // It is right again.
        for selector in ["phone", "desk", "tablet", "borrowed"] {
            #expect(try use(selector, at: now + 60), "\(selector)")
            #expect(try use(selector, at: now + 120), "\(selector)")
            let known = try #require(try store.webLogin(selector: selector))
            #expect(known.use(at: now + 120).lastUsed == now + 120)
        }
        for selector in ["desk", "borrowed"] {
            #expect(try !use(selector, at: now + 120 + 86_400 + min(error, 86_400)))
        }
        #expect(try use("phone", at: now + 29 * 86_400))
        #expect(try use("tablet", at: now + 29 * 86_400))
        for selector in ["phone", "tablet"] {
            #expect(try !use(selector, at: now + 120 + 30 * 86_400 + min(error, 20 * 86_400)))
        }
    }

    @Test func `a clock that was ahead once leaves links and edits as they were`() throws {
        let (now, ahead) = (Int64(1_000), Int64(2_000_000_000))
        try link("before", .login(bea))
        // A link of then would last for years.
        try store.addWebLink(
            WebLink(
                selector: "link", hash: seed(5), aim: .login(ada), expires: ahead + 600), at: ahead)
        #expect(try !add(login("by link", at: now + 60), redeeming: "link"))
        try link("next", .login(ada))
        #expect(try store.webLink(selector: "link")?.isOpen(at: now + 60) == false)
        #expect(try add(login("early", of: bea, at: now + 60), redeeming: "before"))
        // What was taken away then is no half of an edit now.
        try store.append(
            [], for: ada, changing: [.noteDeletion(uid: "u", at: ahead)],
            expecting: CycleMoment(
                entry: store.lastEntryNumber(of: ada),
                revision: store.cycleCalendar(of: ada).revision))
        #expect(try store.recentDeletions(of: ada, at: ahead + 1).map(\.uid) == ["u"])
        #expect(try store.recentDeletions(of: ada, at: now + 60) == [])
    }

    @Test func `with too many logins the one that was not used for longest ends`() throws {
        for number in 0..<WebLogin.mostOfPerson {
            try add(login("n\(number)", at: 100_000 + Int64(number)))
        }
        #expect(try store.webLogins(of: ada).count == WebLogin.mostOfPerson)
        try add(login("one more", at: 200_000))
        #expect(try store.webLogins(of: ada).count == WebLogin.mostOfPerson)
        #expect(try store.webLogin(selector: "n0") == nil)
        #expect(try store.webLogin(selector: "n1") != nil)
    }

    @Test func `a login replaces the one before on the device, whoever's it was`() throws {
        try add(login("bea", of: bea))
        try add(login("ada"), replacing: "bea")
        #expect(try store.webLogins(of: bea) == [])
    }

    @Test func `a link logs in once, and not after its time`() throws {
        try link("link", .login(ada), until: 2_000)
        #expect(try !add(login("late", at: 2_000), redeeming: "link"))
        #expect(try add(login("first", at: 1_999), redeeming: "link"))
        #expect(try !add(login("second", at: 1_999), redeeming: "link"))
        #expect(try store.webLogins(of: ada).map(\.selector) == ["first"])
    }

    @Test func `an invitation makes one person, and can be used again where the name was taken`()
        throws
    {
        try link("link", .invitation(name: "Mia"))
        func register(_ name: String) throws -> Person? {
            try store.addPerson(
                named: name, seed: seed(3), webPassword: "hash", redeeming: "link", at: 1_500)
        }
        let error = #expect(throws: StoreError.self) { try register("ADA") }
        #expect(error?.reason == .nameTaken)
        let mia = try #require(try register("Mia"))
        #expect(try store.webPassword(of: mia.id) == "hash")
        #expect(try register("Zoe") == nil)
        #expect(try store.people().map(\.name) == ["Ada", "Bea", "Mia"])
    }

    @Test func `of links that have expired the last twenty stay`() throws {
        for number in 0..<30 { try link("old \(number)", .login(ada), until: 970 + Int64(number)) }
        try link("new", .login(ada))
        #expect(try store.webLink(selector: "new") != nil)
        let left = try (0..<30).filter { try store.webLink(selector: "old \($0)") != nil }
        #expect(left == Array(10..<30))
    }

    @Test func `a password is one person's, and another one logs devices out`() throws {
        try add(login("phone"))
        try add(login("desk"))
        try store.setWebPassword("first", of: ada, ending: .none)
        #expect(try store.webLogins(of: ada).count == 2)
        try store.setWebPassword("second", of: ada, ending: .others(than: "desk"))
        #expect(try store.webPassword(of: ada) == "second")
        #expect(try store.webPassword(of: bea) == nil)
        #expect(try store.webLogins(of: ada).map(\.selector) == ["desk"])
        try store.setWebPassword("third", of: ada, ending: .all)
        #expect(try store.webLogins(of: ada) == [])
        let error = #expect(throws: StoreError.self) {
            try store.setWebPassword("x", of: Person.ID(rawValue: 99), ending: .none)
        }
        #expect(error?.reason == .noSuchPerson)
    }

    @Test func `a person who is erased leaves no password, login or link`() throws {
        try store.setWebPassword("PLANTED-HASH", of: ada, ending: .none)
        try add(login("PLANTED-LOGIN"))
        try link("PLANTED-LINK", .login(ada))
        try store.erase(ada)
        #expect(try store.webLogin(selector: "PLANTED-LOGIN") == nil)
        #expect(try store.webLink(selector: "PLANTED-LINK") == nil)
        for (name, bytes) in try contents(of: folder) {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("PLANTED"), "\(name)")
        }
    }

    @Test func `a backup has the passwords, and neither logins nor links`() throws {
        try store.setWebPassword("KEPT-HASH", of: ada, ending: .none)
        try add(login("PLANTED-LOGIN"))
        try link("PLANTED-LINK", .login(ada))
        try store.backup(to: folder("backup.db"))
        let bytes = try #require(try contents(of: folder)["backup.db"])
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("KEPT-HASH") && !text.contains("PLANTED"))
        #expect(try !folder.names.contains("backup.db-wal"))
        let copy = try SQLiteStore.open(folder("backup.db"), mode: .readOnly)
        #expect(try copy.webLogins(of: ada) == [])
        // What was backed up goes on.
        #expect(try store.webLogin(selector: "PLANTED-LOGIN") != nil)
    }

    @Test func `a copied store that is restored logs nobody in`() throws {
        try add(login("PLANTED-LOGIN"))
        _ = try SQLiteStore.restore(from: folder(), to: folder("other.db"))
        #expect(try SQLiteStore.open(folder("other.db")).webLogins(of: ada) == [])
    }

    @Test func `a password is salvaged`() throws {
        try store.setWebPassword("hash", of: ada, ending: .none)
        let salvaged = try SQLiteStore.salvage(folder())
        let other = try SQLiteStore.open(folder("other.db"))
        for person in salvaged.people { _ = try other.add(person, seed: seed(8)) }
        let ada = try #require(try other.people().first)
        #expect(try other.webPassword(of: ada.id) == "hash")
    }
}
