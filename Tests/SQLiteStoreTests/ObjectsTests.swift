import SQLStore
import SQLiteStore
import Store
import Testing

/// An object with bytes of its own, whose tag says which.
func object(
    _ name: String, uid: String? = nil, _ content: String = "content", at modified: Int64 = 1
) -> StoredObject {
    StoredObject(
        name: name, uid: uid ?? "uid of \(name)", data: Array(content.utf8), tag: "tag \(content)",
        modified: modified)
}

@Suite struct ObjectsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID
    private let work: StoredCalendar.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        work = try store.addCalendar(named: "work", for: ada, components: ["VEVENT"]).id
    }

    private func revision(_ store: SQLiteStore? = nil) throws -> Int {
        try #require(try (store ?? self.store).calendar(named: "work", of: ada)).revision
    }

    @Test func `an object is kept as it was sent, and found by name and by UID`() throws {
        let bytes: [UInt8] = [0, 0xff, 13, 10] + Array("é".utf8)
        let sent = StoredObject(name: "ä b.ics", uid: "u", data: bytes, tag: "t", modified: 7)
        #expect(try store.put(sent, in: work) { $0 == nil } == .created)
        let kept = try #require(try store.object(named: "ä b.ics", in: work))
        #expect(kept.data == bytes && kept.tag == "t" && kept.modified == 7 && kept.uid == "u")
        #expect(try kept.revision == revision())
        #expect(try store.object(uid: "u", in: work) == kept)
        #expect(try store.objects(of: work) == [kept])
        #expect(try store.objects(of: work, named: ["ä b.ics", "b"]) == [kept])
        #expect(try store.object(named: "b", in: work) == nil)
        #expect(try store.object(uid: "", in: work) == nil)
    }

    @Test func `a condition sees what is there, and nothing happens where it fails`() throws {
        #expect(try store.put(object("a"), in: work) { $0 != nil } == .conditionFailed)
        #expect(try store.put(object("a"), in: work) { $0 == nil } == .created)
        let before = try revision()
        #expect(try store.put(object("a", "new"), in: work) { $0 == nil } == .conditionFailed)
        #expect(try store.delete("a", of: work, at: 2) { $0 == "tag new" } == .conditionFailed)
        #expect(try revision() == before)
        #expect(try store.put(object("a", "new"), in: work) { $0 == "tag content" } == .replaced)
        #expect(try store.delete("a", of: work, at: 2) { $0 == "tag new" } == .removed)
        #expect(try store.delete("a", of: work, at: 2) { _ in true } == .notThere)
        #expect(try store.objects(of: work).isEmpty)
        #expect(try store.put(object("a"), in: work) { $0 == nil } == .created)
    }

    @Test(arguments: [1, 20, 1_000])
    func `objects are read one part after the other, in the order of their bytes`(
        _ size: Int
    ) throws {
        let names = ["a", "b", "e\u{301}", "\u{e9}", "\u{ff5a}", "\u{1f600}"]
        for name in names.reversed() {
            _ = try store.put(object(name), in: work) { _ in true }
        }
        _ = try store.put(object("c"), in: work) { _ in true }
        _ = try store.delete("c", of: work, at: 2) { _ in true }
        var read: [String] = []
        var parts = 0
        while true {
            let part = try store.objects(of: work, after: read.last ?? "", bytes: size)
            if part.isEmpty { break }
            read += part.map(\.name)
            parts += 1
        }
        #expect(read.map { Array($0.utf8) } == names.map { Array($0.utf8) })
        #expect(parts == (size == 1 ? names.count : size == 20 ? 4 : 1))
    }

    @Test func `the same bytes again are no change`() throws {
        _ = try store.put(object("a"), in: work) { _ in true }
        let before = try revision()
        #expect(try store.put(object("a", at: 9), in: work) { _ in true } == .unchanged)
        #expect(try revision() == before)
        #expect(try store.object(named: "a", in: work)?.modified == 1)
    }

    @Test func `a UID is in a calendar once, and an object keeps its own`() throws {
        _ = try store.put(object("a", uid: "u"), in: work) { _ in true }
        #expect(try store.put(object("b", uid: "u"), in: work) { _ in true } == .uidTaken(by: "a"))
        #expect(try store.put(object("a", uid: "v"), in: work) { _ in true } == .uidTaken(by: "a"))
        let home = try store.addCalendar(named: "home", for: ada, components: ["VEVENT"]).id
        #expect(try store.put(object("b", uid: "u"), in: home) { _ in true } == .created)
        _ = try store.delete("a", of: work, at: 2) { _ in true }
        #expect(try store.put(object("b", uid: "u"), in: work) { _ in true } == .created)
        #expect(try store.put(object("a", uid: "v"), in: work) { _ in true } == .created)
    }

    @Test func `objects that ring or are timed are found among all others`() throws {
        let home = try store.addCalendar(named: "home", for: ada, components: ["VEVENT"]).id
        func put(_ name: String, _ content: String) throws {
            _ = try store.put(object(name, uid: name, content), in: work) { _ in true }
        }
        func names(_ trait: ObjectTrait, in calendar: StoredCalendar.ID) throws -> [String] {
            try store.objects(of: calendar, that: trait, bytes: .max).map(\.name)
        }
        try put("card", "BEGIN:VJOURNAL SUMMARY:mesa")
        try put("event", "BEGIN:\r\n VEVENT END:VEVENT")
        try put("todo", "begin:vtodo begin:valarm")
        #expect(try names(.rings, in: work) == ["todo"])
        #expect(try names(.timed, in: work) == ["event", "todo"])
        #expect(try store.objects(of: work, that: .timed, bytes: 1).map(\.name) == ["event"])
        try put("event", "BEGIN:VEVENT BEGIN;X-A=1:VALARM")
        try put("todo", "BEGIN:VTODO")
        #expect(try names(.rings, in: work) == ["event"])
        _ = try store.move(
            "event", of: work, to: "moved", in: home, at: 5, if: { _ in true },
            replacing: { $0 == nil })
        _ = try store.delete("todo", of: work, at: 6) { _ in true }
        #expect(try names(.timed, in: work).isEmpty && names(.rings, in: work).isEmpty)
        #expect(try names(.timed, in: home) == ["moved"] && names(.rings, in: home) == ["moved"])
    }

    @Test func `an object moves in one step, with its UID and its bytes`() throws {
        let home = try store.addCalendar(named: "home", for: ada, components: ["VEVENT"]).id
        _ = try store.put(object("a"), in: work) { _ in true }
        let before = try revision()
        func move(_ name: String, to newName: String, _ tag: String = "tag content") throws -> Put?
        {
            try store.move(
                name, of: work, to: newName, in: home, at: 5, if: { $0 == tag },
                replacing: { $0 == nil })
        }
        #expect(try move("a", to: "b", "old") == .conditionFailed)
        #expect(try move("none", to: "b") == nil)
        #expect(try revision() == before)
        #expect(try move("a", to: "b") == .created)
        let moved = try #require(try store.object(named: "b", in: home))
        #expect(moved.data == object("a").data && moved.uid == "uid of a" && moved.modified == 5)
        #expect(try store.changes(of: work, since: before)?.removed == ["a"])
        #expect(try store.objects(of: work).isEmpty)
    }

    @Test func `what is in the way of a move leaves both calendars as they were`() throws {
        let home = try store.addCalendar(named: "home", for: ada, components: ["VEVENT"]).id
        _ = try store.put(object("a", uid: "u"), in: work) { _ in true }
        _ = try store.put(object("same", uid: "u"), in: home) { _ in true }
        _ = try store.put(object("other", uid: "v"), in: home) { _ in true }
        func move(to newName: String, in calendar: StoredCalendar.ID) throws -> Put? {
            try store.move(
                "a", of: work, to: newName, in: calendar, at: 5, if: { _ in true },
                replacing: { _ in true })
        }
        #expect(try move(to: "b", in: home) == .uidTaken(by: "same"))
        #expect(try move(to: "other", in: home) == .uidTaken(by: "other"))
        let gone = try store.addCalendar(named: "gone", for: ada, components: ["VEVENT"]).id
        try store.delete(gone)
        #expect(throws: StoreError.self) { try move(to: "b", in: gone) }
        #expect(throws: StoreError.self) { try move(to: "", in: work) }
        #expect(try store.object(named: "a", in: work) != nil)
        #expect(try store.objects(of: home).count == 2)
        // In its own calendar it is in nobody's way.
        #expect(try move(to: "b", in: work) == .created)
        #expect(try store.objects(of: work).map(\.name) == ["b"])
        #expect(
            try store.move(
                "b", of: work, to: "same", in: home, at: 6, if: { _ in true },
                replacing: { $0 != nil }) != .created)
        #expect(try store.objects(of: work).isEmpty)
    }

    @Test func `there is room for so many objects in a calendar, and bytes in all of them`() throws
    {
        var room = Room()
        room.objects = 3
        room.bytes = 200
        let store = try SQLiteStore.open(folder(), room: room)
        let home = try store.addCalendar(named: "home", for: ada, components: ["VEVENT"]).id
        func put(_ name: String, _ count: Int, in calendar: StoredCalendar.ID) throws -> Put {
            let content = String(repeating: "x", count: count)
            return try store.put(object(name, uid: name, content), in: calendar) { _ in true }
        }
        func isFull(
            _ body: @autoclosure () throws -> Put, for reason: StoreError.Reason = .noRoom
        ) -> Bool {
            #expect(throws: StoreError.self) { _ = try body() }?.reason == reason
        }
        #expect(try put("a", 98, in: work) == .created)
        #expect(isFull(try put("b", 99, in: home)))
        #expect(try put("b", 98, in: home) == .created)
        #expect(isFull(try put("a", 99, in: work)))
        #expect(try put("a", 10, in: work) == .replaced)
        #expect(try put("c", 10, in: work) == .created)
        #expect(try put("d", 10, in: work) == .created)
        #expect(isFull(try put("e", 1, in: work), for: .calendarFull(most: 3)))
        #expect(try put("b", 98 - 36, in: home) == .replaced)
        #expect(try put("e", 1, in: home) == .created)
        _ = try store.delete("c", of: work, at: 1) { _ in true }
        #expect(try put("f", 1, in: work) == .created)
        // A calendar that goes gives its room back, and somebody else has her own.
        #expect(isFull(try put("a", 170, in: work)))
        try store.delete(home)
        #expect(try put("a", 170, in: work) == .replaced)
        let bea = try store.addPerson(named: "Bea", seed: seed(2)).id
        let hers = try store.addCalendar(named: "hers", for: bea, components: ["VEVENT"]).id
        #expect(try put("a", 198, in: hers) == .created)
    }

    @Test func `a deck has room for more objects than other calendars`() throws {
        var room = Room()
        (room.objects, room.cards) = (2, 3)
        let store = try SQLiteStore.open(folder(), room: room)
        let mark = StoredProperty(
            namespace: StoredProperty.deckMark.namespace, local: StoredProperty.deckMark.local,
            xml: "<deck/>")
        let deck = try store.addCalendar(
            named: "deck", for: ada, components: ["VJOURNAL"], properties: [mark]
        ).id
        for name in ["a", "b"] { _ = try store.put(object(name), in: deck) { _ in true } }
        #expect(try store.roomLeft(in: deck).objects == 1)
        #expect(try store.roomLeft(in: work).objects == 2)
        _ = try store.put(object("c"), in: deck) { _ in true }
        #expect(throws: StoreError(.calendarFull(most: 3), path: store.path)) {
            try store.put(object("d"), in: deck) { _ in true }
        }
        // Where a program takes the mark away, all that is there stays, and nothing is added.
        try store.change(
            [.remove(namespace: mark.namespace, local: mark.local)], of: deck)
        #expect(try store.roomLeft(in: deck).objects == -1)
        #expect(try store.objectCount(of: deck) == 3)
        #expect(try store.put(object("c", "changed"), in: deck) { _ in true } == .replaced)
    }

    @Test func `of many removed names the oldest are forgotten, and so are their revisions`() throws
    {
        var room = Room()
        room.removedNames = 20
        let store = try SQLiteStore.open(folder(), room: room)
        var revisions: [Int] = []
        for number in 0..<21 {
            _ = try store.put(object("o\(number)"), in: work) { _ in true }
            _ = try store.delete("o\(number)", of: work, at: 2) { _ in true }
            revisions.append(try revision(store))
        }
        // One too many: three go.
        #expect(try store.changes(of: work, since: revisions[1]) == nil)
        let changes = try #require(try store.changes(of: work, since: revisions[2]))
        #expect(changes.removed == (3..<21).map { "o\($0)" } && changes.changed.isEmpty)
        #expect(try store.changes(of: work, since: revisions[20])?.removed == [])
        for number in 3..<6 {
            #expect(try store.put(object("o\(number)"), in: work) { $0 == nil } == .created)
        }
        _ = try store.delete("o3", of: work, at: 2) { _ in true }
        #expect(try store.changes(of: work, since: revisions[2])?.removed.count == 16)
    }

    @Test func `of many who change the same object at once, no change is lost`() async throws {
        let other = try SQLiteStore.open(folder(), patience: .seconds(60))
        let counter = "counter"
        _ = try store.put(object(counter, "0"), in: work) { _ in true }
        await withTaskGroup { group in
            for thread in 0..<8 {
                let store = thread.isMultiple(of: 2) ? store : other
                group.addTask {
                    do {
                        var counted = 0
                        while counted < 10 {
                            let seen = try #require(
                                try store.object(named: counter, in: work))
                            let number = try #require(
                                Int(String(decoding: seen.data, as: UTF8.self)))
                            let put = try store.put(object(counter, "\(number + 1)"), in: work) {
                                $0 == seen.tag
                            }
                            if put == .replaced { counted += 1 }
                        }
                    } catch {
                        Issue.record(error)
                    }
                }
            }
        }
        #expect(try store.object(named: counter, in: work)?.data == Array("80".utf8))
    }
}
