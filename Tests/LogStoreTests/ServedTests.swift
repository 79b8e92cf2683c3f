import LogStore
import Testing

@Suite struct ServedTests {
    private let folder: TemporaryFolder
    private let store: LogStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    private func record(_ feed: String, _ entry: Int, _ day: Int = 20_777) -> ServedRecord {
        ServedRecord(feed: feed, entry: entry, day: day, options: "months=12")
    }

    @Test func `what was served is listed, the newest first`() throws {
        for served in [record("file", 1), record("phone", 1), record("file", 2, 20_778)] {
            #expect(try store.remember(served, for: ada))
        }
        #expect(
            try store.served(to: ada)
                == [record("file", 2, 20_778), record("phone", 1), record("file", 1)])
        #expect(
            try store.served(to: ada, feed: "file") == [
                record("file", 2, 20_778), record("file", 1),
            ])
        #expect(try store.served(to: ada, feed: "none") == [])
    }

    @Test func `serving the same again is remembered once and writes nothing`() throws {
        try store.remember(record("file", 1), for: ada)
        let before = try contents(of: folder)
        #expect(try store.remember(record("file", 1), for: ada))
        #expect(try contents(of: folder) == before)
        #expect(try store.served(to: ada).count == 1)
    }

    @Test func `other options are another record`() throws {
        try store.remember(record("file", 1), for: ada)
        let neutral = ServedRecord(feed: "file", entry: 1, day: 20_777, options: "neutral")
        try store.remember(neutral, for: ada)
        #expect(try store.served(to: ada).count == 2)
    }

    @Test func `a store opened for reading says that it does not remember`() throws {
        try store.remember(record("file", 1), for: ada)
        let reader = try LogStore.open(folder(), mode: .readOnly)
        #expect(try reader.remember(record("file", 1), for: ada))
        #expect(try !reader.remember(record("file", 2), for: ada))
        #expect(try store.served(to: ada).count == 1)
    }
}
