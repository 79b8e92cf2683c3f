import Foundation
import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct ChangeStampTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    @Test func `reading changes no stamp`() throws {
        try store.append([entry("a")], for: ada)
        let stamp = store.changeStamp(of: ada)
        _ = try store.journal(of: ada)
        _ = try SQLiteStore.open(folder(), mode: .readOnly).people()
        _ = try SQLiteStore.verify(folder())
        #expect(store.changeStamp(of: ada) == stamp)
    }

    @Test func `every commit changes the stamp, its own ones too`() throws {
        let other = try SQLiteStore.open(folder())
        var stamps = [store.changeStamp(of: ada)]
        for _ in 0..<20 {
            try other.append([entry("a")], for: ada)
            stamps.append(store.changeStamp(of: ada))
            #expect(other.changeStamp(of: ada) == other.changeStamp(of: ada))
            try store.append([entry("b")], for: ada)
            stamps.append(store.changeStamp(of: ada))
        }
        #expect(Set(stamps).count == stamps.count)
    }

    @Test func `another person's commit leaves the stamp, whoever makes it`() throws {
        let other = try SQLiteStore.open(folder())
        let eve = try store.addPerson(named: "Eve", seed: seed(2)).id
        let (adas, eves) = (store.changeStamp(of: ada), store.changeStamp(of: eve))
        try other.append([entry("a")], for: eve)
        #expect(store.changeStamp(of: ada) == adas)
        #expect(store.changeStamp(of: eve) != eves)
        try store.append([entry("b")], for: eve)
        try store.rename(eve, to: "Eva")
        try addFeed("tv", to: other, for: eve)
        #expect(store.changeStamp(of: ada) == adas)
    }

    @Test func `the stamp changes when the person is erased, and not with a setting of the server`()
        throws
    {
        let other = try SQLiteStore.open(folder())
        let eve = try store.addPerson(named: "Eve", seed: seed(2)).id
        var stamps = [store.changeStamp(of: ada)]
        try other.setServerSetting("address", to: "https://example.org")
        #expect(store.changeStamp(of: ada) == stamps.last)
        try other.erase(eve)
        #expect(store.changeStamp(of: ada) == stamps.last)
        try other.erase(ada)
        stamps.append(store.changeStamp(of: ada))
        #expect(Set(stamps).count == 2)
        let ida = try other.addPerson(named: "Ida", seed: seed(3)).id
        #expect(ida != ada && ida != eve)
        #expect(!stamps.contains(store.changeStamp(of: ida)))
    }

    @Test func `another process's commit changes the stamp`() throws {
        let stamp = store.changeStamp(of: ada)
        #expect(try Writer("append", folder(), "1").lines().count == 1)
        #expect(store.changeStamp(of: ada) != stamp)
    }

    @Test func `no change is lost by emptying the log in between`() throws {
        var stamps = [store.changeStamp(of: ada)]
        for _ in 0..<5 {
            // The same entry and number each time, in a log that starts anew each time.
            try store.append([entry("a")], for: ada)
            stamps.append(store.changeStamp(of: ada))
            try store.scrub()
            #expect(store.changeStamp(of: ada) == stamps.last)
            try store.rewrite(ada, [], appending: [entry("a")])
            stamps.append(store.changeStamp(of: ada))
        }
        #expect(Set(stamps).count == stamps.count)
    }

    @Test func `a commit by a store that was closed since changes the stamp`() throws {
        let stamp = store.changeStamp(of: ada)
        do {
            let other = try SQLiteStore.open(folder())
            try other.append([entry("a")], for: ada)
        }
        #expect(store.changeStamp(of: ada) != stamp)
    }

    @Test func `a store with a rollback journal has stamps as well`() throws {
        let old = try TemporaryFolder()
        try store.backup(to: old())
        let reader = try SQLiteStore.open(old(), mode: .readWrite)
        let writer = try SQLiteStore.open(old(), mode: .readWrite)
        let stamp = reader.changeStamp(of: ada)
        _ = try reader.people()
        #expect(reader.changeStamp(of: ada) == stamp)
        try writer.append([entry("a")], for: ada)
        let second = reader.changeStamp(of: ada)
        #expect(second != stamp)
        try reader.append([entry("b")], for: ada)
        #expect(reader.changeStamp(of: ada) != second)
        // Looking made no files of a log that is not there.
        #expect(try old.names == ["eve.db"])
    }

    @Test func `a store knows when another file takes its place`() throws {
        #expect(!store.isOutdated)
        try store.append([entry("a")], for: ada)
        try store.scrub()
        #expect(!store.isOutdated)
        try store.backup(to: folder("copy"))
        #expect(!store.isOutdated)
        try FileManager.default.removeItem(atPath: folder())
        #expect(store.isOutdated)
        try FileManager.default.moveItem(atPath: folder("copy"), toPath: folder())
        #expect(store.isOutdated)
        // What is open can still be read and asked.
        #expect(try store.journal(of: ada).entries.count == 1)
        #expect(store.changeStamp(of: ada) == store.changeStamp(of: ada))
    }
}
