import Foundation
import SQLStore
import SQLiteStore
import SeededRandomness
import Store
import Testing

/// As long as any body, from any byte on.
private let counting = (0..<256 + 9000).map { UInt8($0 % 256) }

/// The body that store-writer writes under this number: bytes that count on from one.
private func expectedBody(of number: Int) -> [UInt8] {
    let count = number % 10 == 0 ? 9000 : 8 + number % 50
    return Array(counting[(number * 31 % 256)...].prefix(count))
}

/// Checks everything in a store of store-writer's, and returns its last number.
private func checkWritten(_ path: String) throws -> Int {
    let store = try SQLiteStore.open(path, mode: .readWrite)
    guard let person = try store.people().first else { return 0 }
    let journal = try store.journal(of: person.id)
    #expect(journal.entries.map(\.number) == Array(0..<journal.entries.count).map { $0 + 1 })
    #expect(journal.lastNumber == journal.entries.count)
    #expect(journal.entries.allSatisfy { $0.body == expectedBody(of: $0.number) })
    // A batch starts where the one before it ended and is there as a whole.
    var next = 1
    while next <= journal.lastNumber { next += 1 + next % 3 }
    #expect(next == journal.lastNumber + 1)
    return journal.lastNumber
}

@Suite struct CrashTests {
    @Test func `nothing acknowledged is lost when the writer is killed`() throws {
        var folder = try TemporaryFolder()
        var acknowledged = 0
        var total = 0
        var moments = SplitMix(TestExtent.seed)
        let rounds = TestExtent.choose(100, whole: 300)
        for round in 0..<rounds {
            // Now and then a new store, to be killed while it is made.
            if round.isMultiple(of: 20) {
                folder = try TemporaryFolder()
                acknowledged = 0
            }
            let writer = try Writer("append", folder("new/eve.db"), "1000000")
            if !round.isMultiple(of: 20) {
                let lines = writer.waitForOutput().split(separator: "\n")
                acknowledged = try #require(lines.last.flatMap { Int($0) })
            }
            usleep(.random(in: 0..<20_000, using: &moments))
            writer.kill()
            let last = writer.lines().last
            if let last { acknowledged = try #require(Int(last)) }
            guard FileManager.default.fileExists(atPath: folder("new/eve.db")) else { continue }
            do {
                let number = try checkWritten(folder("new/eve.db"))
                #expect(number >= acknowledged, "round \(round)")
                acknowledged = number
            } catch let error as StoreError where error.reason == .missing {
                // Killed before the store was made: only an empty file is there.
                #expect(acknowledged == 0)
                continue
            }
            if round.isMultiple(of: 10) {
                #expect(try SQLiteStore.verify(folder("new/eve.db")).entries == acknowledged)
            }
            total = max(total, acknowledged)
        }
        // The kills must have met work being done.
        #expect(total > 20)
    }

    @Test func `nothing published is lost when the publisher is killed`() throws {
        let folder = try TemporaryFolder()
        var reached = -1
        var moments = SplitMix(TestExtent.seed)
        let rounds = TestExtent.choose(40, whole: 100)
        for round in 0..<rounds {
            let writer = try Writer("publish", folder())
            _ = writer.waitForOutput()
            usleep(.random(in: 0..<15_000, using: &moments))
            writer.kill()
            let acknowledged = writer.lines().last.flatMap { Int($0) } ?? reached
            let store = try SQLiteStore.open(folder(), mode: .readWrite)
            let person = try #require(try store.people().first)
            let feed = try #require(try store.grants(.feed, of: person.id).first)
            let entries = try store.served(to: person.id).map(\.entry)
            reached = try #require(entries.first)
            #expect(reached >= acknowledged, "round \(round)")
            #expect(entries == (0...reached).reversed())
            // Versions, record, digest and time are of one moment: the time counts the changes.
            let again = try store.publish(
                feed.id, for: person.id, rendition: "feed",
                events: [RenderedEvent(uid: "u", hash: Array("\(reached)".utf8))],
                record: ServedRecord(feed: "feed", entry: reached, day: 0, options: ""), now: 1
            ) { versions in
                #expect(versions.map(\.sequence) == [reached])
                return Array("\(reached)".utf8)
            }
            #expect(again.modified == Int64(reached) + 1)
            let summary = try SQLiteStore.verify(folder())
            #expect(try summary.entries == store.lastEntryNumber(of: person.id))
        }
        // So many that the kills met work.
        #expect(reached > rounds / 2)
    }

    @Test func `no object that was put is lost, nor its entry, when the writer is killed`() throws {
        let folder = try TemporaryFolder()
        var reached = 0
        var moments = SplitMix(TestExtent.seed)
        for round in 0..<TestExtent.choose(30, whole: 60) {
            let writer = try Writer("put", folder())
            _ = writer.waitForOutput()
            usleep(.random(in: 0..<15_000, using: &moments))
            writer.kill()
            let acknowledged = writer.lines().last.flatMap { Int($0) } ?? reached
            let store = try SQLiteStore.open(folder(), mode: .readWrite)
            let person = try #require(try store.people().first)
            let cycle = try store.cycleCalendar(of: person.id)
            reached = cycle.revision - cycle.forgotten
            #expect(reached >= acknowledged, "round \(round)")
            // Entry and change are of one moment.
            #expect(try store.lastEntryNumber(of: person.id) == reached)
            let changes = try #require(try store.changes(of: cycle.id, since: cycle.forgotten))
            #expect(changes.removed == (1...reached).filter { $0 % 3 == 0 }.map { "\($0 - 1)" })
            #expect(
                changes.changed.map(\.name)
                    == (1...reached).filter { $0 % 3 == 1 || ($0 % 3 == 2 && $0 == reached) }
                    .map { "\($0)" })
            #expect(
                changes.changed.allSatisfy { $0.data == expectedBody(of: Int($0.name) ?? 0) })
            _ = try SQLiteStore.verify(folder())
        }
        #expect(reached > 15)
    }

    @Test func `two processes that append at once both succeed`() throws {
        let folder = try TemporaryFolder()
        let writers = try (0..<2).map { _ in try Writer("append", folder(), "150") }
        let acknowledged = writers.flatMap { $0.lines().compactMap(Int.init) }
        #expect(writers.map(\.exitCode) == [0, 0])
        #expect(Set(acknowledged).count == 300)
        #expect(try checkWritten(folder()) == acknowledged.max())
        #expect(try SQLiteStore.verify(folder()).people == 1)
    }

    @Test func `processes that make the same store at once all succeed`() throws {
        for _ in 0..<20 {
            let folder = try TemporaryFolder()
            let writers = try (0..<4).map { _ in try Writer("append", folder("new/eve.db"), "3") }
            let lines = writers.flatMap { $0.lines() }
            #expect(writers.map(\.exitCode) == [0, 0, 0, 0], "\(lines)")
            #expect(Set(lines).count == 12)
            #expect(try checkWritten(folder("new/eve.db")) == lines.compactMap { Int($0) }.max())
        }
    }

    @Test func `a store that is being replaced is always the old or the new one`() throws {
        let folder = try TemporaryFolder()
        for (name, count) in [("a.backup", 3), ("b.backup", 40)] {
            let source = try TemporaryFolder()
            let (store, ada) = try storeWithAda(source)
            try store.append((0..<count).map { entry("\($0)") }, for: ada)
            #expect(try store.backup(to: folder(name)).entries == count)
        }
        _ = try SQLiteStore.restore(from: folder("a.backup"), to: folder())
        var moments = SplitMix(TestExtent.seed)
        for round in 0..<TestExtent.choose(30, whole: 80) {
            let writer = try Writer("replace", folder(), folder("a.backup"), folder("b.backup"))
            let first = firstLine(writer)
            #expect(first == "3")
            usleep(.random(in: 0..<15_000, using: &moments))
            writer.kill()
            _ = writer.lines()
            let entries = try SQLiteStore.verify(folder()).entries
            #expect([3, 40].contains(entries), "round \(round)")
            // The next store must not meet what this one leaves, nor this one its own leavings.
            let store = try SQLiteStore.open(folder(), mode: .readWrite)
            let ada = try #require(try store.people().first)
            try store.append([entry("after")], for: ada.id)
            #expect(try store.journal(of: ada.id).entries.count == entries + 1)
            for name in try folder.names where name.contains("partial") || name.contains("before") {
                try FileManager.default.removeItem(atPath: folder(name))
            }
        }
        #expect(try SQLiteStore.verify(folder("a.backup")).entries == 3)
        #expect(try SQLiteStore.verify(folder("b.backup")).entries == 40)
    }

    @Test func `a backup that is being renewed is always whole`() throws {
        let folder = try TemporaryFolder()
        let (store, ada) = try storeWithAda(folder)
        try store.append((0..<50).map { entry("\($0)") }, for: ada)
        var moments = SplitMix(TestExtent.seed)
        for _ in 0..<TestExtent.choose(15, whole: 40) {
            let writer = try Writer("backup", folder(), folder("copy"))
            _ = firstLine(writer)
            usleep(.random(in: 0..<10_000, using: &moments))
            writer.kill()
            _ = writer.lines()
            #expect(try SQLiteStore.verify(folder("copy")).entries == 50)
        }
    }

    @Test func `a full disk is reported and costs nothing that was acknowledged`() throws {
        let folder = try TemporaryFolder()
        // No file may grow beyond 300 kB.
        let writer = try Writer("limited", folder(), "300000")
        let lines = writer.lines()
        #expect(writer.exitCode == 1)
        #expect(
            lines.last == """
                \(folder()): the disk is full (File too large); nothing was changed; free \
                some space and try again
                """)
        let acknowledged = try #require(Int(lines.dropLast().last ?? ""))
        #expect(acknowledged > 100)
        #expect(try checkWritten(folder()) == acknowledged)
        #expect(try SQLiteStore.verify(folder()).entries == acknowledged)
        let more = try Writer("append", folder(), "5")
        #expect(more.lines().count == 5)
    }

    @Test func `a store for whose first page there is no room is reported`() throws {
        let folder = try TemporaryFolder()
        let writer = try Writer("limited", folder(), "1000")
        let lines = writer.lines()
        #expect(writer.exitCode == 1)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("the disk is full") == true)
        let later = try Writer("append", folder(), "5")
        #expect(later.lines().count == 5)
    }

    @Test func `a store on a full disk can still be read`() throws {
        let folder = try TemporaryFolder()
        #expect(try Writer("append", folder(), "2").lines() == ["2", "3"])
        for suffix in ["-wal", "-shm"] {
            try FileManager.default.removeItem(atPath: folder() + suffix)
        }
        if geteuid() == 0 {
            for path in [folder.path, folder()] { _ = unsafe chown(path, 65534, 65534) }
        }
        // Not even the first block of a -shm file may be written.
        let visitor = try Writer("limited-visit", folder(), "1000")
        #expect(
            visitor.lines() == [
                "read-only", "3",
                """
                \(folder()): the disk is full; nothing was changed; free some space and try again
                """,
            ])
    }

    private func firstLine(_ writer: Writer) -> String {
        writer.waitForOutput().split(separator: "\n").first.map(String.init) ?? ""
    }
}
