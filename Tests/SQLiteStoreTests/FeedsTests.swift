import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct FeedsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    @Test func `a feed is found by its selector and among its person's feeds`() throws {
        let feed = try store.addGrant(
            .feed, named: "phone", for: ada, selector: "abc", hash: seed(3), contents: "{}",
            isReadOnly: false, created: 5, expires: 9)
        let other = try addFeed("partner", to: store, for: ada)
        let bea = try store.addPerson(named: "Bea", seed: seed(2)).id
        let third = try addFeed("bea's", to: store, for: bea)
        for opened in [store, try SQLiteStore.open(folder(), mode: .readOnly)] {
            #expect(try opened.grants(.feed, of: ada) == [feed, other])
            #expect(try opened.grants(.feed, of: bea) == [third])
            #expect(try opened.grant(.feed, selector: "abc") == feed)
            #expect(try opened.grant(.feed, selector: "partner")?.expires == nil)
            #expect(try opened.grant(.feed, selector: "ABC") == nil)
        }
        #expect(!feed.isReadOnly && feed.created == 5 && feed.expires == 9)
        #expect(feed.hash == seed(3) && feed.contents == "{}")
    }

    @Test func `a name is one person's once, in upper and lower case`() throws {
        try addFeed("Phone", to: store, for: ada)
        let error = #expect(throws: StoreError.self) {
            try store.addGrant(
                .feed, named: "phonE", for: ada, selector: "other", hash: [], contents: "",
                isReadOnly: true, created: 0, expires: nil)
        }
        #expect(error?.reason == .grantNameTaken(.feed))
        let bea = try store.addPerson(named: "Bea", seed: seed(2)).id
        _ = try store.addGrant(
            .feed, named: "phone", for: bea, selector: "bea", hash: [], contents: "",
            isReadOnly: true, created: 0, expires: nil)
    }

    @Test(arguments: ["", " phone", "pho\nne"]) func `a name that nobody can type is refused`(
        _ name: String
    ) throws {
        let error = #expect(throws: StoreError.self) { try addFeed(name, to: store, for: ada) }
        #expect(error?.reason == .badGrantName(.feed))
    }

    @Test func `a feed of nobody is refused`() throws {
        let error = #expect(throws: StoreError.self) {
            try addFeed("phone", to: store, for: Person.ID(rawValue: 99))
        }
        #expect(error?.reason == .noSuchPerson)
    }

    @Test func `of when a feed is fetched only the week is kept`() throws {
        let feed = try addFeed("phone", to: store, for: ada)
        #expect(feed.lastUsed == nil)
        func week(_ now: Int64) throws -> Int64? {
            store.noteUse(of: feed, at: now)
            return try store.grant(.feed, selector: "phone")?.lastUsed
        }
        // From Monday 2026-11-16 to the Sunday after it, by UTC.
        let monday: Int64 = 1_794_787_200
        #expect(try week(monday) == monday)
        let stamp = store.changeStamp(of: ada)
        #expect(try week(monday + 7 * 86_400 - 1) == monday)
        #expect(store.changeStamp(of: ada) == stamp)
        #expect(try week(monday + 7 * 86_400) == monday + 7 * 86_400)
        #expect(try week(0) == -3 * 86_400)
    }

    @Test func `a changed feed is another edition at the same address`() throws {
        let feed = try addFeed("phone", to: store, for: ada)
        let other = try addFeed("partner", to: store, for: ada)
        let before = try store.basis(of: feed.id)
        try store.change(feed.id, contents: "blank", isReadOnly: true, expires: 7)
        let changed = try #require(try store.grant(.feed, selector: "phone"))
        #expect(changed.contents == "blank" && changed.isReadOnly && changed.expires == 7)
        #expect(changed.hash == feed.hash && changed.name == feed.name)
        #expect(try store.basis(of: feed.id) != before)
        #expect(try store.grant(.feed, selector: "partner") == other)
        try store.revoke(feed.id)
        let error = #expect(throws: StoreError.self) {
            try store.change(feed.id, contents: "", isReadOnly: true, expires: nil)
        }
        #expect(error?.reason == .noSuchGrant(.feed))
    }

    @Test func `a rotated feed has another selector and nothing else changed`() throws {
        let feed = try addFeed("phone", to: store, for: ada)
        try store.rotate(feed.id, selector: "new", hash: seed(4))
        #expect(try store.grant(.feed, selector: "phone") == nil)
        let rotated = try #require(try store.grant(.feed, selector: "new"))
        #expect(rotated.id == feed.id && rotated.name == "phone" && rotated.hash == seed(4))
        #expect(rotated.contents == feed.contents)
    }

    @Test func `a revoked feed is gone, and its number is not given again`() throws {
        let feed = try addFeed("phone", to: store, for: ada)
        try store.revoke(feed.id)
        #expect(try store.grant(.feed, selector: "phone") == nil)
        #expect(try store.basis(of: feed.id) == nil)
        for body in [
            { try store.revoke(feed.id) }, { try store.rotate(feed.id, selector: "x", hash: []) },
        ] {
            let error = #expect(throws: StoreError.self) { try body() }
            #expect(error?.reason == .noSuchGrant(.feed))
        }
        #expect(try addFeed("phone", to: store, for: ada).id != feed.id)
    }

    @Test func `erasing a person revokes her feeds`() throws {
        let feed = try addFeed("phone", to: store, for: ada)
        try store.erase(ada)
        #expect(try store.grant(.feed, selector: "phone") == nil)
        #expect(try store.basis(of: feed.id) == nil)
        for (name, bytes) in try contents(of: folder) {
            #expect(!bytes.contains(Array("contents of".utf8)), "\(name)")
        }
    }

    @Test func `a backup carries feeds and settings`() throws {
        let feed = try addFeed("phone", to: store, for: ada)
        try store.setServerSetting("public-url", to: "https://example.org")
        try store.backup(to: folder("copy"))
        let copy = try SQLiteStore.open(folder("copy"), mode: .readOnly)
        #expect(try copy.grant(.feed, selector: "phone")?.id == feed.id)
        #expect(try copy.serverSetting("public-url") == "https://example.org")
    }

    @Test func `the basis moves with all that a feed depends on, and only then`() throws {
        let feed = try addFeed("phone", to: store, for: ada)
        var last = try #require(try store.basis(of: feed.id))
        #expect(last == Grant.Basis(selector: feed.selector, lastEntry: 0, revision: feed.revision))
        func moved() throws -> Bool {
            let basis = try #require(try store.basis(of: feed.id))
            defer { last = basis }
            return basis != last
        }
        try store.append([entry("a")], for: ada)
        #expect(try moved())
        try store.rewrite(ada, [Rewrite(number: 1, body: nil)])
        #expect(try moved())
        try store.rename(ada, to: "Ida")
        #expect(try moved())
        try store.rotate(feed.id, selector: "new", hash: [])
        #expect(try moved())
        // A server renders with the address that it was started with.
        try store.setServerSetting("public-url", to: "https://example.org")
        #expect(try !moved())
        let bea = try store.addPerson(named: "Bea", seed: seed(2)).id
        try store.append([entry("b")], for: bea)
        try addFeed("other", to: store, for: ada)
        #expect(try !moved())
    }

    @Test func `a server setting is kept until it is unset`() throws {
        #expect(try store.serverSetting("listen") == nil)
        try store.setServerSetting("listen", to: "one")
        try store.setServerSetting("listen", to: "two")
        #expect(try store.serverSetting("listen") == "two")
        try store.setServerSetting("listen", to: nil)
        #expect(try store.serverSetting("listen") == nil)
    }
}
