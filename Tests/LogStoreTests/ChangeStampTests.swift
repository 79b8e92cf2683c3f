import Foundation
import LogStore
import Testing

@Suite struct ChangeStampTests {
    private let folder: TemporaryFolder
    private let store: LogStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    @Test func `reading changes no stamp`() throws {
        try store.append([entry("a")], for: ada)
        let stamp = store.changeStamp()
        _ = try store.journal(of: ada)
        _ = try LogStore.open(folder(), mode: .readOnly).people()
        _ = try LogStore.verify(folder())
        #expect(store.changeStamp() == stamp)
    }

    @Test func `every commit changes the stamp, its own ones too`() throws {
        let other = try LogStore.open(folder())
        var stamps = [store.changeStamp()]
        for _ in 0..<20 {
            try other.append([entry("a")], for: ada)
            stamps.append(store.changeStamp())
            #expect(other.changeStamp() == stamps.last)
            try store.append([entry("b")], for: ada)
            stamps.append(store.changeStamp())
        }
        for (index, stamp) in stamps.enumerated() {
            #expect(!stamps[..<index].contains(stamp))
        }
    }

    @Test func `another process's commit changes the stamp`() throws {
        let stamp = store.changeStamp()
        #expect(try Writer("append", folder(), "1").lines().count == 1)
        #expect(store.changeStamp() != stamp)
    }

    @Test func `no change is lost by emptying the log in between`() throws {
        var stamps = [store.changeStamp()]
        for _ in 0..<5 {
            // The same entry and number each time, in a log that starts anew each time.
            try store.append([entry("a")], for: ada)
            stamps.append(store.changeStamp())
            try store.scrub()
            stamps.append(store.changeStamp())
            try store.rewrite(ada, [], appending: [entry("a")])
            stamps.append(store.changeStamp())
        }
        for index in stride(from: 1, to: stamps.count, by: 3) {
            #expect(!stamps[..<index].contains(stamps[index]))
        }
    }

    @Test func `a commit by a store that was closed since changes the stamp`() throws {
        let stamp = store.changeStamp()
        do {
            let other = try LogStore.open(folder())
            try other.append([entry("a")], for: ada)
        }
        #expect(store.changeStamp() != stamp)
    }

    @Test func `a store with a rollback journal has stamps as well`() throws {
        let old = try TemporaryFolder()
        try store.backup(to: old())
        let reader = try LogStore.open(old(), mode: .readWrite)
        let writer = try LogStore.open(old(), mode: .readWrite)
        let stamp = reader.changeStamp()
        _ = try reader.people()
        #expect(reader.changeStamp() == stamp)
        try writer.append([entry("a")], for: ada)
        let second = reader.changeStamp()
        #expect(second != stamp)
        try reader.append([entry("b")], for: ada)
        #expect(reader.changeStamp() != second)
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
        #expect(store.changeStamp() == store.changeStamp())
    }
}
