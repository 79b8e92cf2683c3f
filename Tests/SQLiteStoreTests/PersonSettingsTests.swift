import SQLStore
import SQLiteStore
import Store
import Testing

/// What a person set up beside the journal.
@Suite struct PersonSettingsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    @Test func `it is kept for each person by itself, until it is unset`() throws {
        let eve = try store.addPerson(named: "Eve", seed: [UInt8](repeating: 9, count: 32)).id
        try store.setPersonSetting("a", of: ada, to: "1")
        try store.setPersonSetting("a", of: ada, to: "2")
        try store.setPersonSetting("b", of: ada, to: "3")
        #expect(try store.personSetting("a", of: ada) == "2")
        #expect(try store.personSetting("a", of: eve) == nil)
        try store.setPersonSetting("a", of: ada, to: nil)
        #expect(try store.personSetting("a", of: ada) == nil)
        #expect(try store.personSetting("b", of: ada) == "3")
    }

    @Test func `a change is seen in the person's stamp, and in no other's`() throws {
        let eve = try store.addPerson(named: "Eve", seed: [UInt8](repeating: 9, count: 32)).id
        let (before, others) = (store.changeStamp(of: ada), store.changeStamp(of: eve))
        try store.setPersonSetting("a", of: ada, to: "1")
        #expect(store.changeStamp(of: ada) != before)
        #expect(store.changeStamp(of: eve) == others)
    }

    @Test func `it is in a backup, and goes with the person`() throws {
        try store.setPersonSetting("a", of: ada, to: "1")
        let copy = folder("copy.db")
        try store.backup(to: copy)
        try store.erase(ada)
        #expect(try store.personSetting("a", of: ada) == nil)
        #expect(throws: StoreError.self) { try store.setPersonSetting("a", of: ada, to: "1") }
        let restored = try SQLiteStore.open(copy, mode: .readWrite)
        #expect(try restored.personSetting("a", of: ada) == "1")
    }

    @Test func `of two openings of a store one sends a person's messages`() throws {
        let other = try SQLiteStore.open(store.path, mode: .readWrite)
        let eve = try store.addPerson(named: "Eve", seed: [UInt8](repeating: 9, count: 32)).id
        #expect(store.claimMessages(of: ada))
        #expect(!other.claimMessages(of: ada))
        #expect(other.claimMessages(of: eve))
        #expect(store.claimMessages(of: ada))
        #expect(!store.claimMessages(of: eve))
        // The store is used as before.
        try store.setPersonSetting("a", of: ada, to: "1")
        #expect(try other.personSetting("a", of: ada) == "1")
    }
}
