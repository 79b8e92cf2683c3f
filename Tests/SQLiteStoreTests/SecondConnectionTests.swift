import Foundation
import SQLStore
import SQLiteStore
import Store
import Synchronization
import Testing

/// What is asked while another thread of the process writes, which may wait for a slow disk.
@Suite struct SecondConnectionTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID
    private let work: StoredCalendar.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        work = try store.addCalendar(named: "work", for: ada, components: ["VEVENT"]).id
    }

    private final class Answer<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    /// The answer of another thread to a question in the middle of a change; `nil` where it waited for its end.
    private func asked<Value: Sendable>(
        whilePutting name: String, _ question: @escaping @Sendable () throws -> Value
    ) throws -> Value? {
        let answer = Answer<Value>()
        _ = try store.put(object(name), in: work) { _ in
            let answered = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                let value = try? question()
                answer.value.withLock { $0 = value }
                answered.signal()
            }
            return answered.wait(timeout: .now() + 30) == .success
        }
        return answer.value.withLock { $0 }
    }

    @Test func `a question waits for nobody who writes, and sees what was committed`() throws {
        let (store, work, ada) = (store, work, ada)
        _ = try store.put(object("a"), in: work) { _ in true }
        let stamp = store.changeStamp(of: ada)
        let names = try asked(whilePutting: "b") { try store.objects(of: work).map(\.name) }
        #expect(names == ["a"])
        #expect(try store.objects(of: work).map(\.name) == ["a", "b"])
        #expect(store.changeStamp(of: ada) != stamp)
        let later = store.changeStamp(of: ada)
        // What was committed before is seen, and no stamp tells of what is not committed.
        let seen = try asked(whilePutting: "c") {
            (try store.objects(of: work).count, store.changeStamp(of: ada))
        }
        #expect(try #require(seen) == (2, later))
    }

    @Test func `that something was used is noted when nobody writes`() throws {
        let (store, ada) = (store, ada)
        let feed = try addFeed("phone", to: store, for: ada)
        let noted = try asked(whilePutting: "a") {
            store.noteUse(of: feed, at: 1_800_000_000)
            return true
        }
        #expect(noted == true)
        #expect(try store.grants(.feed, of: ada).first?.lastUsed == nil)
        store.noteUse(of: feed, at: 1_800_000_000)
        #expect(try store.grants(.feed, of: ada).first?.lastUsed != nil)
    }

    @Test func `a closed store is whole in one file, whatever was asked meanwhile`() throws {
        let other = try TemporaryFolder()
        do {
            let (store, ada) = try storeWithAda(other)
            let feed = try addFeed("phone", to: store, for: ada)
            let record = ServedRecord(feed: "file", entry: 0, day: 20_000, options: "x")
            let answered = DispatchSemaphore(value: 0)
            _ = try store.publish(
                feed.id, for: ada, rendition: "file", events: [], record: record, now: 9
            ) { _ in
                Thread.detachNewThread {
                    _ = try? store.people()
                    answered.signal()
                }
                answered.wait()
                return [0xAA]
            }
        }
        // The thread may still be giving the store back.
        let log = URL(fileURLWithPath: other() + "-wal")
        for _ in 0..<3_000 where try Data(contentsOf: log).count > 0 { usleep(10_000) }
        #expect(try Data(contentsOf: log).isEmpty)
    }

    @Test func `it keeps no traces of what is erased`() throws {
        let (store, work) = (store, work)
        let mark = "<ERASED tender>"
        try store.append([entry(mark)], for: ada)
        _ = try asked(whilePutting: "a") { try store.objects(of: work) }
        try store.rewrite(ada, [Rewrite(number: 1, body: nil)])
        for name in try folder.names {
            let data = try Data(contentsOf: URL(fileURLWithPath: folder(name)))
            #expect(data.range(of: Data(mark.utf8)) == nil)
        }
    }

    @Test func `it is never one to another store in the place of the one that was opened`() throws {
        let (store, ada) = (store, ada)
        let feed = try addFeed("phone", to: store, for: ada)
        for suffix in ["", "-wal", "-shm"] {
            try FileManager.default.moveItem(
                atPath: folder() + suffix, toPath: folder("moved.db") + suffix)
        }
        _ = try SQLiteStore.open(folder()).addPerson(named: "Eve", seed: seed(2))
        let answer = Answer<[String]>()
        let record = ServedRecord(feed: "file", entry: 0, day: 20_000, options: "x")
        _ = try? store.publish(
            feed.id, for: ada, rendition: "file", events: [], record: record, now: 9
        ) { _ in
            let asked = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                asked.signal()
                let names = try? store.people().map(\.name)
                answer.value.withLock { $0 = names }
            }
            asked.wait()
            return [0xAA]
        }
        // It waits for the one connection to the store that was opened.
        for _ in 0..<3_000 where answer.value.withLock({ $0 }) == nil { usleep(10_000) }
        #expect(answer.value.withLock { $0 } == ["Ada"])
    }
}
