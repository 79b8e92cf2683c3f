import Foundation
import SQLStore
import SQLiteStore
import SeededRandomness
import Store
import Testing

@Suite struct DamageTests {
    private let folder: TemporaryFolder
    private let ada: Person.ID
    /// 400 entries of some 330 bytes: about a dozen to a page of 4096 bytes.
    private let count = 400

    init() throws {
        folder = try TemporaryFolder()
        let (store, ada) = try storeWithAda(folder)
        self.ada = ada
        let entries = (1...count).map { entry("\($0) " + String(repeating: "e", count: 320)) }
        try store.append(entries, for: ada)
    }

    /// Pages count from 1.
    private func destroy(page: Int) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder()))
        try file.seek(toOffset: UInt64(page - 1) * 4096)
        try file.write(contentsOf: Data(repeating: 0xa5, count: 4096))
        try file.close()
    }

    private func pages() throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder())
        return ((attributes[.size] as? NSNumber)?.intValue ?? 0) / 4096
    }

    /// The pages that hold entries and nothing else.
    private func leaves() throws -> [Int] {
        let bytes = try #require(try contents(of: folder)["eve.db"])
        let mark = Data(String(repeating: "e", count: 100).utf8)
        return try (1...pages()).filter {
            Data(bytes[($0 - 1) * 4096..<$0 * 4096]).range(of: mark) != nil
        }
    }

    @Test func `one bad page costs the entries on it alone`() throws {
        let leaves = try leaves()
        #expect(leaves.count > 20)
        try destroy(page: leaves[leaves.count / 2])
        let salvage = try SQLiteStore.salvage(folder())
        let person = try #require(salvage.people.first)
        #expect(person.name == "Ada")
        #expect(person.seed == seed(1))
        #expect((count - 24..<count).contains(salvage.entryCount))
        #expect(person.missing == count - salvage.entryCount)
        #expect(person.entries.allSatisfy { $0.text.hasPrefix("\($0.number) e") })
        #expect(person.entries.first?.number == 1)
        #expect(person.entries.last?.number == count)
    }

    @Test func `app passwords and calendars are saved with the journal`() throws {
        let phone: Grant
        let kept: [StoredObject]
        do {
            let store = try SQLiteStore.open(folder())
            phone = try addAppPassword("phone", to: store, for: ada)
            let work = try store.addCalendar(
                named: "work", for: ada, components: ["VEVENT", "VTODO"],
                properties: [StoredProperty(namespace: "a", local: "b", xml: "<b/>")])
            for number in 0..<100 {
                let content = String(repeating: "o", count: 500)
                _ = try store.put(object("\(1000 + number)", content), in: work.id) { _ in true }
            }
            _ = try store.delete("1000", of: work.id, at: 1) { _ in true }
            kept = try store.objects(of: work.id)
        }
        let bytes = try #require(try contents(of: folder)["eve.db"])
        let mark = Data(String(repeating: "o", count: 400).utf8)
        let full = try (1...pages()).filter {
            Data(bytes[($0 - 1) * 4096..<$0 * 4096]).range(of: mark) != nil
        }
        #expect(full.count > 10)
        try destroy(page: full[full.count / 2])
        let person = try #require(try SQLiteStore.salvage(folder()).people.first)
        #expect(person.grants == [phone])
        let saved = try #require(person.calendars.first).objects
        #expect((90..<99).contains(saved.count) && saved.allSatisfy(kept.contains))
        let rescued = try SQLiteStore.open(folder("rescued"))
        let ada = try rescued.add(person, seed: seed(9)).id
        #expect(try rescued.grant(.appPassword, selector: "phone")?.hash == phone.hash)
        let work = try #require(try rescued.calendar(named: "work", of: ada))
        #expect(work.components == ["VEVENT", "VTODO"])
        #expect(try rescued.objects(of: work.id).map(\.data) == saved.map(\.data))
        #expect(try rescued.properties(of: work.id).map(\.xml) == ["<b/>"])
    }

    @Test func `feeds are saved with the journal, under their numbers`() throws {
        let feeds: [Grant]
        do {
            let store = try SQLiteStore.open(folder())
            let first = try addFeed("old", to: store, for: ada)
            feeds = [
                try addFeed("phone", to: store, for: ada), try addFeed("b", to: store, for: ada),
            ]
            try store.revoke(first.id)
        }
        let leaves = try leaves()
        try destroy(page: leaves[leaves.count / 2])
        let person = try #require(try SQLiteStore.salvage(folder()).people.first)
        #expect(person.grants == feeds)
        let rescued = try SQLiteStore.open(folder("rescued"))
        let added = try rescued.add(person, seed: seed(5))
        #expect(try rescued.grants(.feed, of: added.id) == feeds)
    }

    @Test func `reading a damaged journal says how much is left and what to do`() throws {
        let leaves = try leaves()
        try destroy(page: leaves[leaves.count / 2])
        let readable = try SQLiteStore.salvage(folder()).entryCount
        let store = try SQLiteStore.open(folder())
        let error = #expect(throws: StoreError.self) { try store.journal(of: ada) }
        #expect(error?.reason == .damaged(readable: readable))
        #expect(
            error?.description == """
                \(folder()): the store is damaged (database disk image is malformed); \(readable) \
                entries of its journal can still be read; replace it by a backup with 'eve-ics \
                restore BACKUP', or save what it still holds with 'eve-ics restore \(folder()) \
                --salvage'
                """)
        let verified = #expect(throws: StoreError.self) { try SQLiteStore.verify(folder()) }
        #expect(verified?.reason == .damaged(readable: readable))
    }

    @Test func `dismissed alarms are salvaged`() throws {
        let store = try SQLiteStore.open(folder())
        let dismissed = AlarmAcknowledgement(
            uid: "u", acknowledged: 1_000, snoozedUntil: 2_000, origin: .calendar)
        try store.append(
            [], for: ada, changing: [.acknowledge(dismissed, at: .max)],
            expecting: CycleMoment(
                entry: count, revision: store.cycleCalendar(of: ada).revision))
        let salvaged = try #require(try SQLiteStore.salvage(folder()).people.first)
        let rescued = try SQLiteStore.open(folder("new.db"))
        let person = try rescued.add(salvaged, named: nil, seed: seed(9))
        #expect(try rescued.acknowledgements(of: person.id, at: .max) == [dismissed])
    }

    @Test func `what is salvaged can be put into a new store`() throws {
        try destroy(page: try leaves()[3])
        let salvaged = try #require(try SQLiteStore.salvage(folder()).people.first)
        let store = try SQLiteStore.open(folder("new.db"))
        let person = try store.add(salvaged, seed: seed(9))
        #expect(person.name == "Ada")
        #expect(person.seed == seed(1))
        #expect(
            try store.journal(of: person.id)
                == Journal(entries: salvaged.entries, lastNumber: count))
        #expect(try SQLiteStore.verify(folder("new.db")).entries == salvaged.entries.count)
    }

    @Test func `entries survive the loss of the people's table`() throws {
        let bytes = try #require(try contents(of: folder)["eve.db"])
        let page = try #require(
            try (2...pages()).first {
                Data(bytes[($0 - 1) * 4096..<$0 * 4096]).range(of: Data(seed(1))) != nil
            })
        try destroy(page: page)
        let salvage = try SQLiteStore.salvage(folder())
        #expect(salvage.people.map(\.name) == [nil])
        #expect(salvage.people.first?.seed == nil)
        #expect(salvage.entryCount == count)
        let store = try SQLiteStore.open(folder("new.db"))
        let person = try store.add(
            try #require(salvage.people.first), named: "Rescued", seed: seed(9))
        #expect(person.seed == seed(9))
        #expect(try store.lastEntryNumber(of: person.id) == count)
    }

    @Test func `whatever page is destroyed, nothing crashes and the rest is read`() throws {
        let path = URL(fileURLWithPath: folder())
        let whole = try Data(contentsOf: path)
        var best = 0
        for page in 1...(try pages()) {
            try whole.write(to: path)
            try destroy(page: page)
            do {
                let salvage = try SQLiteStore.salvage(folder())
                best = max(best, salvage.entryCount)
                #expect(
                    salvage.people.flatMap(\.entries).allSatisfy {
                        $0.text.hasPrefix("\($0.number) e")
                    })
            } catch {
                // The first page says what the file is.
                #expect(page == 1 && (error as? StoreError)?.reason == .notAStore)
            }
        }
        #expect(best == count)
    }

    @Test func `bytes changed at random crash nothing and are called damage`() throws {
        let path = URL(fileURLWithPath: folder())
        let whole = try Data(contentsOf: path)
        var generator = SplitMix(2026)
        for _ in 0..<150 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...40, using: &generator) {
                bytes[Int.random(in: 100..<bytes.count, using: &generator)] = .random(
                    in: 0...255, using: &generator)
            }
            try bytes.write(to: path)
            do {
                let store = try SQLiteStore.open(folder())
                for person in try store.people() {
                    _ = try store.journal(of: person.id)
                    try store.append([entry("more")], for: person.id)
                }
            } catch {
                switch (error as? StoreError)?.reason {
                case .damaged, .notAStore, .newerSchema: break
                // Her row is still listed, but its key no longer leads to it.
                case .noSuchPerson: break
                default: Issue.record(error)
                }
            }
            for suffix in ["-wal", "-shm"] { _ = unsafe unlink(folder("eve.db" + suffix)) }
            try bytes.write(to: path)
            _ = try? SQLiteStore.salvage(folder())
            _ = try? SQLiteStore.verify(folder())
        }
    }

    @Test func `a store cut short is damaged`() throws {
        try FileHandle(forWritingTo: URL(fileURLWithPath: folder())).truncate(atOffset: 40_000)
        let error = #expect(throws: StoreError.self) { try SQLiteStore.verify(folder()) }
        guard case .damaged(let readable?) = error?.reason else {
            Issue.record("not damaged: \(String(describing: error))")
            return
        }
        #expect(readable < count)
    }
}
