import SQLStore
import SQLiteStore
import Store
import Testing

/// An older copy takes the place of a store that has given out addresses since, or taken them back.
@Suite struct RestoredFeedsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID
    private let phone: Grant

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        phone = try addFeed("phone", to: store, for: ada)
    }

    /// Backs the store up, lets `change` happen in it, and opens it after the restore.
    private func restored(after change: (SQLiteStore) throws -> Void) throws -> SQLiteStore {
        let other = try TemporaryFolder()
        try store.backup(to: folder("backup"))
        try store.backup(to: other())
        do { try change(SQLiteStore.open(other())) }
        _ = try SQLiteStore.restore(from: folder("backup"), to: other())
        try SQLiteStore.open(other()).backup(to: folder("result"))
        return try SQLiteStore.open(folder("result"))
    }

    @Test func `a revoked address stays closed`() throws {
        try addFeed("partner", to: store, for: ada)
        let result = try restored { store in try store.revoke(phone.id) }
        #expect(try result.grants(.feed, of: ada).map(\.name) == ["partner"])
    }

    @Test func `a rotated address stays the new one`() throws {
        let result = try restored { try $0.rotate(phone.id, selector: "new", hash: seed(4)) }
        #expect(try result.grant(.feed, selector: "phone") == nil)
        #expect(try result.grant(.feed, selector: "new")?.hash == seed(4))
    }

    @Test func `an address given out since stays open`() throws {
        let result = try restored { try addFeed("partner", to: $0, for: ada) }
        #expect(try result.grants(.feed, of: ada).map(\.name) == ["phone", "partner"])
        #expect(try addFeed("third", to: result, for: ada).id.rawValue == 3)
    }

    @Test func `an older store takes nothing from a newer backup`() throws {
        let older = try TemporaryFolder()
        try store.backup(to: older())
        let partner = try addFeed("partner", to: store, for: ada)
        try store.rotate(phone.id, selector: "new", hash: seed(4))
        try store.backup(to: folder("backup"))
        _ = try SQLiteStore.restore(from: folder("backup"), to: older())
        let result = try SQLiteStore.open(older())
        #expect(try result.grants(.feed, of: ada) == store.grants(.feed, of: ada))
        #expect(try result.grant(.feed, selector: "partner") == partner)
    }

    @Test func `numbers of feeds that are gone are not given again`() throws {
        let result = try restored {
            try $0.revoke(try addFeed("short", to: $0, for: ada).id)
            try $0.revoke(phone.id)
        }
        #expect(try result.grants(.feed, of: ada).isEmpty)
        #expect(try addFeed("next", to: result, for: ada).id.rawValue == 3)
    }

    @Test func `a feed never looks older than it was`() throws {
        func publish(_ content: UInt8, to store: SQLiteStore, at now: Int64) throws -> Int64 {
            try store.publish(
                phone.id, for: ada, rendition: "feed",
                events: [RenderedEvent(uid: "u", hash: [content])],
                record: ServedRecord(feed: "feed", entry: 0, day: 0, options: ""), now: now
            ) { _ in [content] }.modified
        }
        #expect(try publish(1, to: store, at: 100) == 100)
        let result = try restored { _ = try publish(2, to: $0, at: 200) }
        #expect(try publish(2, to: result, at: 150) == 200)
        #expect(try publish(1, to: result, at: 150) == 201)
    }
}
