import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct PeopleTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore.open(folder())
    }

    @Test func `people are listed in the order in which they came`() throws {
        let zoe = try store.addPerson(named: "Zoë", seed: seed(1))
        let ada = try store.addPerson(named: "Ada", seed: seed(2))
        #expect(try store.people() == [zoe, ada])
        #expect(zoe.seed == seed(1))
        #expect(ada.name == "Ada")
    }

    @Test(arguments: ["ZOË", "zoë", "Zoe\u{308}"])
    func `a name is taken whatever its case and encoding`(_ name: String) throws {
        try _ = store.addPerson(named: "Zoë", seed: seed(1))
        let error = #expect(throws: StoreError.self) {
            try store.addPerson(named: name, seed: seed(2))
        }
        #expect(error?.reason == .nameTaken)
        #expect(try store.people().count == 1)
    }

    @Test(arguments: ["", " Ada", "Ada ", "A\nda", "A\u{0}da", String(repeating: "a", count: 201)])
    func `a name that would garble a listing is refused`(_ name: String) throws {
        let error = #expect(throws: StoreError.self) {
            try store.addPerson(named: name, seed: seed(1))
        }
        #expect(error?.reason == .badName)
    }

    @Test func `a seed of another size is refused`() throws {
        let error = #expect(throws: StoreError.self) {
            try store.addPerson(named: "Ada", seed: [1, 2, 3])
        }
        #expect(error?.reason == .badSeed)
    }

    @Test func `a person can be renamed, in case only too`() throws {
        let ada = try store.addPerson(named: "ada", seed: seed(1)).id
        try store.rename(ada, to: "Ada")
        #expect(try store.people().map(\.name) == ["Ada"])
        _ = try store.addPerson(named: "Eve", seed: seed(2))
        let error = #expect(throws: StoreError.self) { try store.rename(ada, to: "EVE") }
        #expect(error?.reason == .nameTaken)
        let missing = #expect(throws: StoreError.self) {
            try store.rename(Person.ID(rawValue: 9), to: "Mia")
        }
        #expect(missing?.reason == .noSuchPerson)
    }
}
