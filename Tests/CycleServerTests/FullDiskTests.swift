import AlarmClock
import CycleAlarms
import CyclePipeline
import Foundation
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// A store on a small disk that other programs fill.
@Suite(.enabled(if: Mount.isPossible, "needs a mount of its own"))
struct FullDiskTests {
    private let tool: Tool
    private let disk: Mount
    private let ada: Person.ID
    private let notes: StoredCalendar.ID

    init() throws {
        tool = try Tool()
        disk = try Mount(at: tool.folder.appending(path: "disk"), size: "8m")
        let store = try SQLiteStore.open(tool.folder.appending(path: "disk/eve.db").path)
        ada = try store.addPerson(named: "Ada", seed: [UInt8](repeating: 7, count: 32)).id
        notes = try store.addCalendar(
            named: "notes", for: ada, components: ["VJOURNAL"], properties: []
        ).id
    }

    private func file(_ name: String) -> URL { tool.folder.appending(path: "disk/\(name)") }

    private func open() throws -> SQLiteStore {
        try SQLiteStore.open(file("eve.db").path, mode: .readWrite)
    }

    private func put(_ number: Int, _ size: Int = 100_000, in store: SQLiteStore) throws -> Put {
        let text = String(repeating: "walnut \(number). ", count: size / 10)
        return try store.put(
            StoredObject(
                name: "\(number)", uid: "\(number)", data: Array(text.utf8), tag: "t", modified: 1),
            in: notes, if: { _ in true })
    }

    private func isFull(_ body: () throws -> Void) -> Bool {
        (#expect(throws: StoreError.self) { try body() })?.reason == .diskFull
    }

    private func remove(_ number: Int, from store: SQLiteStore) throws -> Removal {
        try store.delete("\(number)", of: notes, at: 2) { _ in true }
    }

    private func traces(_ number: Int) throws -> Bool {
        try ["eve.db", "eve.db-wal"].contains { name in
            try Data(contentsOf: file(name)).range(of: Data("walnut \(number). ".utf8)) != nil
        }
    }

    /// In a store that is open, what was added is in the log; in one that was closed the log is empty.
    @Test(arguments: [true, false])
    func `an entry can be removed where another program filled the disk, and is overwritten`(
        _ staysOpen: Bool
    ) throws {
        var open: SQLiteStore? = try self.open()
        do {
            let store = try #require(open)
            for number in 0..<8 { #expect(try put(number, in: store) == .created) }
        }
        if !staysOpen {
            open = nil
            open = try self.open()
        }
        disk.fill()
        var count = 8
        do {
            let store = try #require(open)
            // What the log has that is in the file, too, is room.
            while (try? put(count, in: store)) != nil { count += 1 }
            #expect(isFull { _ = try put(count, in: store) })
            #expect(count < 20)
            for number in 0..<count {
                #expect(try remove(number, from: store) == .removed)
                #expect(!store.leavesTraces)
            }
            try FileManager.default.removeItem(at: file("rest"))
            #expect(try put(100, in: store) == .created)
        }
        open = nil
        for number in 0..<count { #expect(try !traces(number), "\(number)") }
        #expect(try traces(100))
    }

    @Test func `what was removed makes room for something new, also for the next process`() throws {
        do {
            let store = try open()
            for number in 0..<4 { #expect(try put(number, in: store) == .created) }
            disk.fill()
            var count = 4
            while (try? put(count, 2_000, in: store)) != nil { count += 1 }
            #expect(try remove(0, from: store) == .removed)
            for number in 200..<220 { #expect(try put(number, 2_000, in: store) == .created) }
        }
        let store = try open()
        #expect(try put(300, 2_000, in: store) == .created)
        // It is no more than what was removed, and room to remove is left.
        #expect(isFull { _ = try put(301, 200_000, in: store) })
        #expect(try remove(1, from: store) == .removed)
    }

    @Test func `what does not fit into the room that is kept is removed, and overwritten later`()
        throws
    {
        do {
            let store = try open()
            for number in 0..<2 { #expect(try put(number, 1_000_000, in: store) == .created) }
        }
        let store = try open()
        disk.fill()
        #expect(try remove(0, from: store) == .removed)
        #expect(store.leavesTraces)
        #expect(try traces(0))
        let keeper = RetentionSweep(Serving.household(store))
        keeper.poll(1_782_820_800)
        #expect(store.leavesTraces)
        try FileManager.default.removeItem(at: file("rest"))
        // Not at each look: it writes the whole store.
        keeper.poll(1_782_820_802)
        #expect(try traces(0))
        keeper.poll(1_782_820_812)
        #expect(!store.leavesTraces)
        #expect(try !traces(0))
        #expect(try traces(1))
    }

    @Test func `whoever opens the store next and has room overwrites what a removal could not`()
        throws
    {
        do {
            let store = try open()
            for number in 0..<2 { #expect(try put(number, 1_000_000, in: store) == .created) }
        }
        disk.fill()
        do {
            let store = try open()
            #expect(try remove(0, from: store) == .removed)
        }
        do {
            let store = try open()
            #expect(store.leavesTraces)
            #expect(try store.objects(of: notes).count == 1)
        }
        try FileManager.default.removeItem(at: file("rest"))
        #expect(try traces(0))
        _ = try SQLiteStore.open(file("eve.db").path, mode: .readOnly)
        #expect(try traces(0))
        #expect(try !open().leavesTraces)
        #expect(try !traces(0))
        #expect(try traces(1))
    }

    @Test func `an erasure on a full disk says so, and is finished where there is room`() throws {
        do {
            let store = try open()
            // The store is written again, with all that stays.
            for number in 0..<2 { #expect(try put(number, 1_000_000, in: store) == .created) }
            let bob = try store.addPerson(named: "Bob", seed: [UInt8](repeating: 8, count: 32)).id
            let note = NewEntry(recorded: 1, origin: .web, body: Array("walnut 7. ".utf8))
            try store.append([note], for: bob, expecting: nil)
        }
        do {
            let store = try open()
            let bob = try #require(try store.people().last).id
            disk.fill()
            let error = #expect(throws: StoreError.self) { try store.erase(bob) }
            #expect(error?.reason == .tracesOnFullDisk)
            #expect(error?.explanation.contains("another program") == false)
            #expect(try store.people().count == 1)
            #expect(store.leavesTraces)
        }
        try FileManager.default.removeItem(at: file("rest"))
        #expect(try !open().leavesTraces)
        #expect(try !traces(7))
        #expect(try traces(0))
    }

    @Test func `what is kept for removals belongs to the owner of the store`() throws {
        try FileManager.default.removeItem(at: file("eve.db-room"))
        for name in ["eve.db", "eve.db-wal", "eve.db-shm"] {
            try FileManager.default.setAttributes(
                [.ownerAccountID: 12_345, .groupOwnerAccountID: 23_456],
                ofItemAtPath: file(name).path)
        }
        #expect(try put(0, in: try open()) == .created)
        let facts = try FileManager.default.attributesOfItem(atPath: file("eve.db-room").path)
        #expect(facts[.ownerAccountID] as? Int == 12_345)
        #expect(facts[.groupOwnerAccountID] as? Int == 23_456)
    }

    @Test func `a person can be erased on a full disk`() throws {
        let store = try open()
        for number in 0..<4 { #expect(try put(number, in: store) == .created) }
        disk.fill()
        try store.erase(ada)
        #expect(try store.people().isEmpty)
        for number in 0..<4 { #expect(try !traces(number)) }
    }

    @Test func `what is derived takes no room that is kept for removals`() throws {
        let store = try open()
        #expect(try put(0, in: store) == .created)
        let feed = try store.addGrant(
            .feed, named: "phone", for: ada, selector: "s", hash: [1], contents: "c",
            isReadOnly: true, created: 1, expires: nil)
        // Another program took the room, and has left less.
        try FileManager.default.removeItem(at: file("eve.db-room"))
        disk.fill()
        let rest = try FileHandle(forWritingTo: file("rest"))
        try rest.truncate(atOffset: try rest.seekToEnd() - 120_000)
        try rest.close()
        let record = ServedRecord(feed: "feed 1", entry: 0, day: 20_000, options: "o")
        let publication = try store.publish(
            feed.id, for: ada, rendition: "feed 1",
            events: [RenderedEvent(uid: "u", hash: [1])], record: record, now: 5
        ) { _ in [1] }
        #expect(!publication.isKept)
        store.noteUse(of: feed, at: 700_000)
        #expect(try store.grant(.feed, selector: "s")?.lastUsed == nil)
        #expect(throws: StoreError.self) {
            try store.noteRung([StoredAlarmMark(uid: "a", recurrence: "", rung: 1)], of: ada, at: 1)
        }
        #expect(isFull { _ = try put(1, 10_000, in: store) })
        #expect(try remove(0, from: store) == .removed)
        try FileManager.default.removeItem(at: file("rest"))
        #expect(try put(1, 10_000, in: store) == .created)
        #expect(FileManager.default.fileExists(atPath: file("eve.db-room").path))
    }

    @Test func `an alarm rings on a full disk, and once`() throws {
        let store = try open()
        let member = try #require(try Household(store, zones: Serving.zones).members().first)
        // Friday 20 November 2026, 08:00 in UTC.
        let now: Int64 = 1_795_161_600
        try member.alarms.put(
            OwnAlarm(
                uid: "a", title: "Work", minuteOfDay: 510,
                days: .on(LocalTime { _ in 0 }.day(at: now))), replacing: nil, at: now)
        _ = try self.open()
        disk.fill()
        var watch = AlarmWatch(Serving.household(store), person: nil, from: now - 10)
        #expect(try watch.poll(at: now).ringing.map(\.ring.isNew) == [true])
        #expect(try watch.poll(at: now + 1).ringing.map(\.ring.isNew) == [false])
    }
}
