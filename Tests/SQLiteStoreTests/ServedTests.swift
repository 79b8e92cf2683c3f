import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct ServedTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
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
        let reader = try SQLiteStore.open(folder(), mode: .readOnly)
        #expect(try reader.remember(record("file", 1), for: ada))
        #expect(try !reader.remember(record("file", 2), for: ada))
        #expect(try store.served(to: ada).count == 1)
    }

    @Test func `after sixty days only the last record of each calendar is left`() throws {
        func other(_ entry: Int, _ day: Int) -> ServedRecord {
            ServedRecord(feed: "file", entry: entry, day: day, options: "months=3")
        }
        for served in [
            record("file", 1, 20_000), record("file", 2, 20_001), other(2, 20_001),
            record("phone", 1, 20_002), record("phone", 2, 20_003),
        ] { try store.remember(served, for: ada) }
        #expect(try store.remembersAllServed(to: ada))
        try store.remember(record("phone", 3, 20_063), for: ada)
        #expect(
            try store.served(to: ada) == [
                record("phone", 3, 20_063), record("phone", 2, 20_003), other(2, 20_001),
                record("file", 2, 20_001),
            ])
        #expect(try !store.remembersAllServed(to: ada))
        // Another person's stay.
        let eve = try store.addPerson(named: "Eve", seed: seed(2)).id
        try store.remember(record("file", 1, 20_000), for: eve)
        try store.remember(record("phone", 4, 30_000), for: ada)
        #expect(try store.served(to: eve) == [record("file", 1, 20_000)])
        #expect(try store.remembersAllServed(to: eve))
    }

    @Test func `a digest of what was served stays as long as the log`() throws {
        func record(_ entry: Int, _ day: Int, _ digest: UInt8) -> ServedRecord {
            ServedRecord(
                feed: "file", entry: entry, day: day, options: "x", contents: [digest, 1])
        }
        for (entry, day, digest) in [(1, 20_000, UInt8(1)), (2, 20_100, 2), (3, 20_200, 1)] {
            try store.remember(record(entry, day, digest), for: ada)
        }
        #expect(try store.served(to: ada).count == 1)
        for digest in [UInt8(1), 2] {
            #expect(try store.hasServed(contents: [digest, 1], to: ada))
        }
        #expect(try !store.hasServed(contents: [3, 1], to: ada))
        let eve = try store.addPerson(named: "Eve", seed: seed(2)).id
        #expect(try !store.hasServed(contents: [1, 1], to: eve))
        // Another version of the program made another calendar of the same.
        #expect(try store.remember(record(3, 20_200, 9), for: ada))
        #expect(try store.hasServed(contents: [9, 1], to: ada))
        let before = try contents(of: folder)
        #expect(try store.remember(record(3, 20_200, 9), for: ada))
        #expect(try contents(of: folder) == before)
    }

    @Test func `an erasure forgets the digests of what it forgets`() throws {
        try store.append([entry("a"), entry("b")], for: ada)
        func serve() throws {
            for (number, day) in [(1, 1), (2, 2)] {
                try store.remember(
                    ServedRecord(
                        feed: "file", entry: number, day: day, options: "",
                        contents: [UInt8(number)]), for: ada)
            }
        }
        func known() throws -> [Bool] {
            try [UInt8(1), 2].map { try store.hasServed(contents: [$0], to: ada) }
        }
        for (served, left) in [
            (Keeping.Served.since(day: 2), [false, true]), (.before(entry: 2), [true, false]),
            (.none, [false, false]),
        ] {
            try serve()
            try store.rewrite(
                ada, [], appending: [], keeping: Keeping(versions: .all, served: served),
                expecting: nil)
            #expect(try known() == left)
            try store.rewrite(
                ada, [], appending: [], keeping: Keeping(versions: .all, served: .none),
                expecting: nil)
        }
    }

    @Test func `an erasure forgets what was served`() throws {
        try store.append([NewEntry(recorded: 1, origin: .commandLine, body: [1])], for: ada)
        try store.remember(record("file", 1), for: ada)
        try store.rewrite(
            ada, [Rewrite(number: 1, body: nil)], appending: [], keeping: .nothing, expecting: nil)
        #expect(try !store.remembersAllServed(to: ada))
        try store.remember(record("file", 2), for: ada)
        #expect(try !store.remembersAllServed(to: ada))
    }

    @Test(
        arguments: [
            [], [0], [1_795_521_600, 1_795_521_600, 1_795_521_601, 3, -1],
            [.max, .min, .max, 0, .min],
        ] as [[Int64]])
    func `stamps are read as they were written`(_ stamps: [Int64]) throws {
        var record = record("file", 1)
        record.stamps = stamps
        try store.remember(record, for: ada)
        #expect(try store.served(to: ada) == [record])
    }
}
