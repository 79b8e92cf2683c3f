import Foundation
import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct EraseTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    /// Bytes that come up nowhere by chance, `count` of them, with the mark every 64.
    private func secret(_ mark: String, count: Int) -> [UInt8] {
        let pattern = Array("<\(mark) tender, headache, stayed in bed>".utf8)
        return Array((0...count / pattern.count).flatMap { _ in pattern }.prefix(count))
    }

    /// The files beside the store in which the mark is found; `-shm` included.
    private func traces(of mark: String) throws -> [String] {
        try folder.names.filter { name in
            let data = try Data(contentsOf: URL(fileURLWithPath: folder(name)))
            return data.range(of: Data("<\(mark) ".utf8)) != nil
        }
    }

    /// Entries small and large, many of them, some erased already so that pages are free.
    private func fill() throws {
        for round in 0..<5 {
            let entries = (0..<60).map { index in
                NewEntry(
                    recorded: 1, origin: .import,
                    body: secret("ERASED", count: [30, 700, 5000, 40_000][(index + round) % 4]))
            }
            try store.append(entries, for: ada)
        }
        try store.append([entry("<KEPT tender>")], for: ada)
        try store.rewrite(
            ada, (100..<160).map { Rewrite(number: $0, body: secret("ERASED", count: 12)) })
        try store.append(
            [NewEntry(recorded: 1, origin: .import, body: secret("ERASED", count: 20_000))],
            for: ada)
    }

    @Test func `a journal says when what was made of it can't be gone on with`() throws {
        try store.append([entry("x")], for: ada)
        let before = try store.journal(of: ada)
        #expect(before.lastRewrite == 0)
        try store.rewrite(
            ada, [Rewrite(number: before.lastNumber, body: nil)], appending: [entry("y")])
        let after = try store.journal(of: ada, after: before.lastNumber)
        #expect(after.entries.map(\.text) == ["y"])
        #expect(after.lastRewrite > before.lastNumber)
        #expect(after.lastRewrite == after.lastNumber)
        try store.append([entry("z")], for: ada)
        #expect(try store.journal(of: ada).lastRewrite == after.lastRewrite)
    }

    @Test func `erased entries leave no byte in any file of the store`() throws {
        try fill()
        #expect(try traces(of: "ERASED") != [])
        let journal = try store.journal(of: ada)
        let rewrites = journal.entries.filter { $0.number != 301 }.map {
            Rewrite(number: $0.number, body: $0.number < 50 ? Array("x".utf8) : nil)
        }
        try store.rewrite(ada, rewrites, appending: [entry("erased")])
        #expect(try traces(of: "ERASED") == [])
        #expect(try traces(of: "KEPT") == ["eve.db"])
        let left = try store.journal(of: ada)
        // The 302 entries and the rewriting in between took the numbers up to 303.
        #expect(left.entries.map(\.number) == Array(1...49) + [301, 304])
        #expect(left.lastNumber == 304)
        #expect(try SQLiteStore.verify(folder()).entries == 51)
    }

    @Test func `an erased person leaves no byte, and the others stay`() throws {
        try fill()
        let eve = try store.addPerson(named: "Eve", seed: seed(5))
        try store.append([entry("<EVES own>")], for: eve.id)
        _ = try store.versions(
            for: ada, rendition: "file", of: [RenderedEvent(uid: "<ERASED uid", hash: [1])], now: 1)
        try store.remember(
            ServedRecord(feed: "<ERASED feed", entry: 1, day: 1, options: ""), for: ada)
        try store.erase(ada)
        #expect(try traces(of: "ERASED") == [])
        #expect(try store.people() == [eve])
        #expect(try store.journal(of: eve.id).entries.map(\.text) == ["<EVES own>"])
        let error = #expect(throws: StoreError.self) { try store.erase(ada) }
        #expect(error?.reason == .noSuchPerson)
        // Her id is not given again.
        #expect(try store.addPerson(named: "Ada", seed: seed(1)).id != ada)
    }

    @Test func `erasing everybody leaves an empty store`() throws {
        try fill()
        try store.erase(ada)
        #expect(try traces(of: "ERASED") == [])
        #expect(try traces(of: "KEPT") == [])
        #expect(try store.people() == [])
        #expect(try SQLiteStore.verify(folder()).people == 0)
        let names = try contents(of: folder).values.flatMap { $0 }
        #expect(Data(names).range(of: Data("Ada".utf8)) == nil)
        #expect(try store.addPerson(named: "Ada", seed: seed(1)).name == "Ada")
    }

    @Test func `versions and served records are kept as asked`() throws {
        try store.append([entry("a")], for: ada)
        let events = ["a", "b", "c"].map { RenderedEvent(uid: $0, hash: [1]) }
        for rendition in ["file", "feed"] {
            _ = try store.versions(for: ada, rendition: rendition, of: events, now: 100)
        }
        for day in 1...4 {
            try store.remember(
                ServedRecord(feed: "file", entry: 1, day: day, options: ""), for: ada)
        }
        try store.rewrite(
            ada, [], keeping: Keeping(versions: .only(["b"]), served: .since(day: 3)))
        #expect(try store.served(to: ada).map(\.day) == [4, 3])
        let versions = try store.versions(for: ada, rendition: "feed", of: events, now: 200)
        #expect(versions.map(\.modified) == [200, 100, 200])
        try store.rewrite(ada, [], keeping: .nothing)
        #expect(try store.served(to: ada) == [])
        let again = try store.versions(for: ada, rendition: "feed", of: events, now: 300)
        #expect(again.map(\.modified) == [300, 300, 300])
    }

    @Test func `a rewriting refuses plans made before it, and is refused by entries before it`()
        throws
    {
        try store.append([entry("a")], for: ada)
        func rewrite(_ rewrites: [Rewrite]) throws -> [JournalEntry] {
            try store.rewrite(ada, rewrites, appending: [], keeping: .everything, expecting: 1)
        }
        _ = try rewrite([Rewrite(number: 1, body: [])])
        for attempt in [
            { try store.append([entry("b")], for: ada, expecting: 1) },
            { try rewrite([]) },
        ] {
            let error = #expect(throws: StoreError.self) { try attempt() }
            #expect(error?.reason == .changedMeanwhile)
        }
        #expect(try store.append([entry("b")], for: ada, expecting: 2).map(\.number) == [3])
    }

    @Test func `rewriting an entry that is not there changes nothing`() throws {
        try store.append([entry("a"), entry("b")], for: ada)
        let error = #expect(throws: StoreError.self) {
            try store.rewrite(
                ada, [Rewrite(number: 1, body: nil), Rewrite(number: 7, body: nil)])
        }
        #expect(error?.reason == .noSuchEntry(7))
        #expect(try store.journal(of: ada).entries.map(\.text) == ["a", "b"])
        #expect(try store.lastEntryNumber(of: ada) == 2)
    }

    @Test func `a program that only has the store open does not keep traces`() throws {
        try fill()
        let holder = try Writer("hold", folder())
        #expect(holder.waitForOutput() == "1\n")
        try store.erase(ada)
        #expect(try traces(of: "ERASED") == [])
        try holder.endInput()
        _ = holder.lines()
    }

    @Test func `a program in the middle of reading keeps traces, which is said`() throws {
        let patient = try SQLiteStore.open(folder(), patience: .milliseconds(50))
        try patient.append(
            [NewEntry(recorded: 1, origin: .import, body: secret("ERASED", count: 5000))], for: ada)
        let reader = try Writer("read", folder())
        #expect(reader.waitForOutput() == "reading\n")
        let error = #expect(throws: StoreError.self) { try patient.erase(ada) }
        #expect(error?.reason == .tracesRemain)
        #expect(try patient.people() == [])
        try reader.endInput()
        _ = reader.lines()
        try patient.scrub()
        #expect(try traces(of: "ERASED") == [])
    }

    private func fillCalendars() throws -> (work: StoredCalendar, cycle: StoredCalendar) {
        let work = try store.addCalendar(
            named: "<ERASED work", for: ada, components: ["VEVENT"],
            properties: [StoredProperty(namespace: "n", local: "l", xml: "<ERASED property")])
        _ = try store.put(object("own", "<ERASED own"), in: work.id) { _ in true }
        let cycle = try store.cycleCalendar(of: ada)
        _ = try store.put(object("x.ics", "<ERASED beside"), in: cycle.id) { _ in true }
        _ = try store.put(object("<ERASED removed"), in: cycle.id) { _ in true }
        _ = try store.delete("<ERASED removed", of: cycle.id, at: 1) { _ in true }
        let phone = try addAppPassword("Phone", to: store, for: ada)
        store.noteFetch(
            of: cycle.id, at: try store.cycleCalendar(of: ada).revision,
            named: ["<ERASED removed"], by: phone.id)
        store.noteUse(of: phone, at: 5, fetching: Grant.Moment(entry: 1, day: 7))
        try store.append(
            [entry("a")], for: ada,
            changing: [
                .hide(uid: "<ERASED hidden", hash: [1], at: 1),
                .noteDeletion(uid: "<ERASED deletion", at: 1),
            ],
            expecting: CycleMoment(
                entry: store.lastEntryNumber(of: ada),
                revision: store.cycleCalendar(of: ada).revision))
        return (work, cycle)
    }

    @Test func `what was hidden and removed goes with erased entries, her calendars stay`() throws {
        let (work, cycle) = try fillCalendars()
        let revision = try store.cycleCalendar(of: ada).revision
        try store.rewrite(
            ada, [Rewrite(number: 1, body: nil)],
            keeping: Keeping(versions: .all, served: .none, calendars: .without(inCycle: [])))
        #expect(try store.hidden(of: ada).isEmpty)
        #expect(try store.recentDeletions(of: ada, at: 1).isEmpty)
        #expect(try store.grants(.appPassword, of: ada).map(\.fetched) == [nil])
        #expect(try store.changes(of: cycle.id, since: revision) == nil)
        #expect(try store.objects(of: cycle.id).map(\.name) == ["x.ics"])
        #expect(try store.objects(of: work.id).map(\.name) == ["own"])
        #expect(
            try store.calendars(of: ada) == [
                try #require(try store.calendar(named: "<ERASED work", of: ada))
            ])
        for word in ["removed", "hidden", "deletion"] {
            for bytes in try contents(of: folder).values {
                #expect(Data(bytes).range(of: Data("<ERASED \(word)".utf8)) == nil, "\(word)")
            }
        }
        try store.rewrite(
            ada, [],
            keeping: Keeping(versions: .all, served: .none, calendars: .without(inCycle: ["x.ics"]))
        )
        #expect(try store.objects(of: cycle.id).isEmpty)
        #expect(try store.objects(of: work.id).count == 1)
    }

    @Test(arguments: [false, true])
    func `everything of hers takes her calendars with it`(_ isPerson: Bool) throws {
        _ = try fillCalendars()
        let eve = try store.addPerson(named: "Eve", seed: seed(5))
        let hers = try store.addCalendar(named: "work", for: eve.id, components: ["VEVENT"])
        _ = try store.put(object("own"), in: hers.id) { _ in true }
        if isPerson {
            try store.erase(ada)
            #expect(try store.grant(.appPassword, selector: "Phone") == nil)
        } else {
            try store.rewrite(ada, [Rewrite(number: 1, body: nil)], keeping: .nothing)
            #expect(try store.calendars(of: ada).isEmpty)
            #expect(try store.grants(.appPassword, of: ada).map(\.name) == ["Phone"])
        }
        #expect(try traces(of: "ERASED") == [])
        #expect(try store.objects(of: hers.id).map(\.name) == ["own"])
    }

    @Test func `what programs called an event goes with the event`() throws {
        let phone = try addAppPassword("Phone", to: store, for: ada)
        let names = [
            EventName(uid: "kept", name: "kept.ics", givenUID: "k"),
            EventName(uid: "gone", name: "<ERASED name", givenUID: "<ERASED uid"),
        ]
        try store.append(
            [], for: ada, changing: names.map { .name($0, for: phone.id, at: 1) },
            expecting: CycleMoment(
                entry: store.lastEntryNumber(of: ada),
                revision: store.cycleCalendar(of: ada).revision))
        try store.rewrite(
            ada, [], keeping: Keeping(versions: .only(["kept"]), served: .all, calendars: .all))
        #expect(try store.eventNames(for: phone.id) == [names[0]])
        #expect(try traces(of: "ERASED") == [])
        try store.rewrite(ada, [], keeping: .nothing)
        #expect(try store.eventNames(for: phone.id).isEmpty)
    }

    @Test func `room is counted again when names are erased`() throws {
        var room = Room()
        room.objects = 2
        let store = try SQLiteStore.open(folder(), room: room)
        let cycle = try store.cycleCalendar(of: ada)
        for name in ["a", "b"] { _ = try store.put(object(name), in: cycle.id) { _ in true } }
        #expect(throws: StoreError.self) { try store.put(object("c"), in: cycle.id) { _ in true } }
        try store.rewrite(
            ada, [],
            keeping: Keeping(versions: .all, served: .all, calendars: .without(inCycle: ["a"])))
        #expect(try store.put(object("c"), in: cycle.id) { _ in true } == .created)
        #expect(throws: StoreError.self) { try store.put(object("d"), in: cycle.id) { _ in true } }
    }
}
