import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct AppPasswordsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    @Test func `a password is found by its selector and among its person's`() throws {
        let phone = try store.addGrant(
            .appPassword, named: "Phone", for: ada, selector: "abc", hash: seed(3), contents: "{}",
            isReadOnly: true, created: 5, expires: nil)
        let desk = try addAppPassword("Desk", to: store, for: ada)
        let bea = try store.addPerson(named: "Bea", seed: seed(2)).id
        let hers = try addAppPassword("Bea's", to: store, for: bea)
        for opened in [store, try SQLiteStore.open(folder(), mode: .readOnly)] {
            #expect(try opened.grants(.appPassword, of: ada) == [phone, desk])
            #expect(try opened.grants(.appPassword, of: bea) == [hers])
            #expect(try opened.grant(.appPassword, selector: "abc") == phone)
            #expect(try opened.grant(.appPassword, selector: "ABC") == nil)
        }
        #expect(phone.isReadOnly && phone.created == 5 && phone.contents == "{}")
        #expect(phone.hash == seed(3) && phone.lastUsed == nil && phone.fetched == nil)
    }

    @Test func `a name is one person's once, in upper and lower case`() throws {
        try addAppPassword("Phone", to: store, for: ada)
        let error = #expect(throws: StoreError.self) {
            try addAppPassword("phonE", to: store, for: ada)
        }
        #expect(error?.reason == .grantNameTaken(.appPassword))
        let bea = try store.addPerson(named: "Bea", seed: seed(2)).id
        try addAppPassword("phone", to: store, for: bea)
    }

    @Test(arguments: ["", " phone", "pho\nne"]) func `a name that nobody can type is refused`(
        _ name: String
    ) throws {
        let error = #expect(throws: StoreError.self) {
            try addAppPassword(name, to: store, for: ada)
        }
        #expect(error?.reason == .badGrantName(.appPassword))
    }

    @Test func `a revoked password is gone, and its number is not given again`() throws {
        let phone = try addAppPassword("Phone", to: store, for: ada)
        try store.revoke(phone.id)
        #expect(try store.grant(.appPassword, selector: "Phone") == nil)
        let error = #expect(throws: StoreError.self) { try store.revoke(phone.id) }
        #expect(error?.reason == .noSuchGrant(.appPassword))
        #expect(try addAppPassword("Phone", to: store, for: ada).id != phone.id)
    }

    @Test func `a use is remembered once a minute, and what was fetched when it changes`() throws {
        let phone = try addAppPassword("Phone", to: store, for: ada)
        func use(at now: Int64, _ moment: Grant.Moment? = nil) throws -> Grant {
            // As it was before any use, too: what is stored decides.
            store.noteUse(of: phone, at: now, fetching: moment)
            return try #require(try store.grant(.appPassword, selector: "Phone"))
        }
        #expect(try use(at: 1000).lastUsed == 1000)
        #expect(try use(at: 1059).lastUsed == 1000)
        #expect(try use(at: 1060).lastUsed == 1060)
        let first = Grant.Moment(entry: 1, day: 20_000)
        #expect(try use(at: 1061, first).fetched == first)
        let stamp = store.changeStamp(of: ada)
        #expect(try use(at: 1062, first).lastUsed == 1061)
        #expect(store.changeStamp(of: ada) == stamp)
        let second = Grant.Moment(entry: 1, day: 20_001)
        #expect(try use(at: 1063, second).fetched == second)
        let last = try use(at: 2000)
        #expect(last.fetched == second && last.lastUsed == 2000)
        // A clock that went back.
        #expect(try use(at: 10).lastUsed == 10)
    }

    @Test func `a use that cannot be written is no error and makes nobody wait`() throws {
        let phone = try addAppPassword("Phone", to: store, for: ada)
        let second = try SQLiteStore.open(folder(), patience: .seconds(60))
        try store.writing(of: ada) { _ in second.noteUse(of: phone, at: 1000) }
        #expect(try store.grant(.appPassword, selector: "Phone")?.lastUsed == nil)
        let reader = try SQLiteStore.open(folder(), mode: .readOnly)
        reader.noteUse(of: phone, at: 1000, fetching: Grant.Moment(entry: 1, day: 1))
        try store.revoke(phone.id)
        store.noteUse(of: phone, at: 1000)
        #expect(try store.grants(.appPassword, of: ada).isEmpty)
    }

    @Test func `what is served to a password has versions and a record, and no feed`() throws {
        var record = ServedRecord(feed: "caldav x", entry: 0, day: 5, options: "o")
        func publish(_ hash: UInt8, at now: Int64) throws -> PublishedVersions {
            try store.publish(
                for: ada, rendition: "caldav x", events: [RenderedEvent(uid: "u", hash: [hash])],
                record: record, now: now)
        }
        let first = StoredVersion(sequence: 0, modified: 100)
        #expect(try publish(1, at: 100) == PublishedVersions(versions: [first], isKept: true))
        let stamp = store.changeStamp(of: ada)
        #expect(try publish(1, at: 200).versions == [first])
        #expect(store.changeStamp(of: ada) == stamp)
        #expect(try publish(2, at: 300).versions == [StoredVersion(sequence: 1, modified: 300)])
        // With the stamps that went out first.
        record.stamps = [100]
        #expect(try store.served(to: ada) == [record])
        #expect(try store.grants(.feed, of: ada).isEmpty)
    }
}
