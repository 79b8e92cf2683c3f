import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct JournalTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    @Test func `entries come back as they were appended, numbered from 1`() throws {
        let body: [UInt8] = [0, 255, 10, 13, 39, 0]
        try store.append(
            [
                NewEntry(recorded: 0, origin: .import, body: []),
                NewEntry(recorded: -5, origin: .calendar, body: body),
            ], for: ada)
        try store.append([entry("x", at: .max)], for: ada)
        #expect(
            try store.journal(of: ada)
                == Journal(
                    entries: [
                        JournalEntry(number: 1, recorded: 0, origin: .import, body: []),
                        JournalEntry(number: 2, recorded: -5, origin: .calendar, body: body),
                        // The last second of 9999, the nearest moment that a calendar has.
                        JournalEntry(
                            number: 3, recorded: 253_402_300_799, origin: .commandLine, body: [120]),
                    ], lastNumber: 3))
        #expect(try store.lastEntryNumber(of: ada) == 3)
    }

    @Test func `the number of an origin never changes its meaning`() {
        #expect(
            Dictionary(uniqueKeysWithValues: Origin.allCases.map { ($0.rawValue, $0) })
                == [
                    1: .commandLine, 2: .import, 3: .calendar, 4: .returned, 5: .web, 6: .button,
                ])
    }

    @Test(arguments: Origin.allCases)
    func `an entry keeps the way by which it came`(_ origin: Origin) throws {
        try store.append([entry("x", by: origin)], for: ada)
        #expect(try store.journal(of: ada).entries.map(\.origin) == [origin])
    }

    @Test func `it is known which program wrote an entry, also when the store is opened again`()
        throws
    {
        let phone = try addAppPassword("phone", to: store, for: ada).id
        let feed = try addFeed("desk", to: store, for: ada).id
        #expect(phone.rawValue == feed.rawValue)
        for writer in [phone, nil, feed, phone] {
            try store.append(
                [NewEntry(recorded: 1, origin: .calendar, body: [1], writer: writer)], for: ada)
        }
        let again = try SQLiteStore.open(folder(), mode: .readWrite)
        #expect(try again.entries(writtenBy: phone, after: 0) == [1, 4])
        #expect(try again.entries(writtenBy: phone, after: 1) == [4])
        #expect(try again.entries(writtenBy: feed, after: 0) == [3])
    }

    @Test func `what was appended is there when the store is opened again`() throws {
        let long = NewEntry(
            recorded: 7, origin: .import, body: (0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        let appended = try store.append([entry("first"), long], for: ada)
        let again = try SQLiteStore.open(folder(), mode: .readWrite)
        #expect(try again.journal(of: ada).entries == appended)
        #expect(try again.people().map(\.name) == ["Ada"])
    }

    @Test func `a reader asks for the entries after a number`() throws {
        try store.append([entry("a"), entry("b"), entry("c")], for: ada)
        #expect(try store.journal(of: ada, after: 1).entries.map(\.text) == ["b", "c"])
        #expect(try store.journal(of: ada, after: 3) == Journal(entries: [], lastNumber: 3))
        #expect(try store.journal(of: ada, after: .max).entries == [])
    }

    @Test func `every person counts her own entries`() throws {
        let eve = try store.addPerson(named: "Eve", seed: seed(2)).id
        try store.append([entry("a"), entry("b")], for: ada)
        try store.append([entry("c")], for: eve)
        #expect(try store.journal(of: eve).entries.map(\.number) == [1])
        #expect(try store.journal(of: eve).entries.map(\.text) == ["c"])
        #expect(try store.lastEntryNumber(of: ada) == 2)
    }

    @Test func `entries planned on an older state are refused whole`() throws {
        try store.append([entry("a")], for: ada, expecting: 0)
        let error = #expect(throws: StoreError.self) {
            try store.append([entry("b"), entry("c")], for: ada, expecting: 0)
        }
        #expect(error?.reason == .changedMeanwhile)
        #expect(
            error?.description == """
                \(folder()): the store was changed by another program meanwhile; nothing was \
                changed; try again
                """)
        #expect(try store.journal(of: ada).entries.map(\.text) == ["a"])
    }

    @Test func `nobody can be appended to who is not in the store`() throws {
        let error = #expect(throws: StoreError.self) {
            try store.append([entry("a")], for: Person.ID(rawValue: 99))
        }
        #expect(error?.reason == .noSuchPerson)
    }

    @Test func `nothing that is appended changes nothing`() throws {
        #expect(try store.append([], for: ada, expecting: 0) == [])
        #expect(try store.lastEntryNumber(of: ada) == 0)
    }

    @Test func `many threads appending at once lose nothing`() async throws {
        let other = try SQLiteStore.open(folder())
        await withTaskGroup { group in
            for thread in 0..<8 {
                let store = thread.isMultiple(of: 2) ? store : other
                group.addTask {
                    for index in 0..<10 {
                        do {
                            try store.append([entry("\(thread)-\(index)")], for: ada)
                        } catch {
                            Issue.record(error)
                        }
                    }
                }
            }
        }
        let journal = try store.journal(of: ada)
        #expect(journal.entries.map(\.number) == Array(1...80))
        let expected = (0..<8).flatMap { thread in (0..<10).map { "\(thread)-\($0)" } }
        #expect(journal.entries.map(\.text).sorted() == expected.sorted())
    }
}
