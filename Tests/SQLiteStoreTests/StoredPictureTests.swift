import SQLStore
import SQLiteStore
import Store
import Testing

/// Pictures of people, in the store.
@Suite struct StoredPictureTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID
    private let bea: Person.ID
    private static let picture = [UInt8](repeating: 0xA7, count: 2_000)

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        bea = try store.addPerson(named: "Bea", seed: seed(2)).id
    }

    @Test func `each person has one picture, which the next one replaces`() throws {
        #expect(try store.picture(of: ada) == nil && !store.hasPicture(ada))
        try store.setPicture([1], of: ada)
        try store.setPicture(Self.picture, of: ada)
        try store.setPicture([2], of: bea)
        #expect(try store.picture(of: ada) == Self.picture && store.hasPicture(ada))
        #expect(try store.removePicture(of: bea))
        #expect(try !store.removePicture(of: bea))
        #expect(try store.picture(of: bea) == nil && store.hasPicture(ada))
        #expect(throws: StoreError.self) {
            try store.setPicture([1], of: Person.ID(rawValue: 99))
        }
    }

    @Test(arguments: [true, false])
    func `it goes with its person, or when it is removed, and leaves no trace`(
        _ withPerson: Bool
    ) throws {
        try store.setPicture(Self.picture, of: ada)
        if withPerson { try store.erase(ada) } else { try store.removePicture(of: ada) }
        #expect(try store.picture(of: ada) == nil)
        for (_, bytes) in try contents(of: folder) {
            #expect(bytes.firstRange(of: Self.picture.prefix(64)) == nil)
        }
    }

    @Test func `a backup and what is salvaged have it`() throws {
        try store.setPicture(Self.picture, of: ada)
        _ = try store.backup(to: folder("copy.db"))
        #expect(try SQLiteStore.open(folder("copy.db")).picture(of: ada) == Self.picture)
        let salvaged = try SQLiteStore.salvage(folder()).people
        #expect(salvaged.map(\.picture) == [Self.picture, nil])
        let other = try SQLiteStore.open(folder("other.db"))
        let person = try other.add(try #require(salvaged.first), seed: seed(3))
        #expect(try other.picture(of: person.id) == Self.picture)
    }

    @Test func `a passcode is in both, too, and stays when everything that is logged is erased`()
        throws
    {
        let passcode = StoredPasscode(hash: "hash", lock: PageLock(minutes: 15, whenHidden: true))
        try store.setPasscode(passcode, of: ada)
        _ = try store.backup(to: folder("copy.db"))
        #expect(try SQLiteStore.open(folder("copy.db")).passcode(of: ada) == passcode)
        let salvaged = try SQLiteStore.salvage(folder()).people
        let other = try SQLiteStore.open(folder("other.db"))
        let person = try other.add(try #require(salvaged.first), seed: seed(3))
        #expect(try other.passcode(of: person.id) == passcode)
        try store.rewrite(ada, [], keeping: .nothing)
        #expect(try store.passcode(of: ada) == passcode)
        try store.erase(ada)
        #expect(try store.passcode(of: ada) == nil)
    }

    @Test func `it goes when everything that is logged is erased`() throws {
        try store.setPicture(Self.picture, of: ada)
        try store.rewrite(ada, [], keeping: .nothing)
        #expect(try store.picture(of: ada) == nil)
    }
}
