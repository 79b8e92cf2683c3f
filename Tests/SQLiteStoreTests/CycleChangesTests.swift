import SQLStore
import SQLiteStore
import Store
import Testing

/// What is kept beside the computed calendar, and changes together with the journal.
@Suite struct CycleChangesTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID
    private let cycle: StoredCalendar

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        cycle = try store.cycleCalendar(of: ada)
    }

    private func moment() throws -> CycleMoment {
        CycleMoment(
            entry: try store.lastEntryNumber(of: ada),
            revision: try store.cycleCalendar(of: ada).revision)
    }

    @discardableResult
    private func append(_ entries: [NewEntry] = [], _ changes: CycleChange...) throws
        -> [JournalEntry]
    {
        try store.append(entries, for: ada, changing: changes, expecting: moment())
    }

    @Test func `entries and changes come together`() throws {
        try append(
            [entry("a"), entry("b")], .noteDeletion(uid: "gone", at: 1000),
            .hide(uid: "u", hash: [1], at: 1000), .put(object("x.ics")))
        #expect(try store.journal(of: ada).entries.map(\.text) == ["a", "b"])
        #expect(
            try store.recentDeletions(of: ada, at: 1000) == [
                CalendarDeletion(uid: "gone", entry: 2, deleted: 1000, writer: nil)
            ])
        #expect(try store.hidden(of: ada).map(\.uid) == ["u"])
        #expect(try store.objects(of: cycle.id).map(\.name) == ["x.ics"])
        try append([], .remove(name: "x.ics", at: 1), .remove(name: "x.ics", at: 1))
        #expect(try store.objects(of: cycle.id).isEmpty)
        #expect(try store.changes(of: cycle.id, since: cycle.revision)?.removed == ["x.ics"])
    }

    @Test func `a plan made on another state changes nothing`() throws {
        let before = try moment()
        try append([entry("a")])
        let onJournal = before
        let onCalendar = try moment()
        try append([], .hide(uid: "u", hash: [1], at: 1000))
        for moment in [onJournal, onCalendar] {
            let error = #expect(throws: StoreError.self) {
                try store.append(
                    [entry("b")], for: ada, changing: [.hide(uid: "v", hash: [1], at: 1)],
                    expecting: moment)
            }
            #expect(error?.reason == .changedMeanwhile)
        }
        #expect(try store.journal(of: ada).entries.map(\.text) == ["a"])
        #expect(try store.hidden(of: ada).map(\.uid) == ["u"])
    }

    @Test func `with a change that cannot be made there is no entry`() throws {
        try append([], .put(object("x.ics", uid: "one")))
        let error = #expect(throws: StoreError.self) {
            try append([entry("a")], .put(object("y.ics", uid: "one")))
        }
        #expect(error?.reason == .changedMeanwhile)
        #expect(try store.journal(of: ada).entries.isEmpty)
    }

    @Test func `what is hidden comes back one by one or all at once, and each change is known`()
        throws
    {
        try append(
            [], .hide(uid: "u", hash: [1], at: 10), .hide(uid: "v", hash: [2], at: 10),
            .hide(uid: "w", hash: [3], at: 10))
        let hidden = try moment().revision
        #expect(try store.hiddenChanges(of: ada, since: cycle.revision).count == 3)
        try append([], .unhide(uid: "v", at: 20))
        try append([], .hide(uid: "w", hash: [4], at: 30))
        let now = try store.hidden(of: ada)
        #expect(now.map(\.uid) == ["u", "w"] && now.map(\.hash) == [[1], [4]])
        let changes = try store.hiddenChanges(of: ada, since: hidden)
        #expect(changes.map(\.uid) == ["v", "w"] && changes.map(\.hash) == [nil, [4]])
        #expect(try store.unhideAll(of: ada, at: 40) == 2)
        #expect(try store.unhideAll(of: ada, at: 40) == 0)
        #expect(try store.hidden(of: ada).isEmpty)
        #expect(try moment().revision > hidden)
        #expect(try store.journal(of: ada).lastNumber == 0)
    }

    @Test func `an event that is renewed has its next version in that rendition, and only once`()
        throws
    {
        let event = RenderedEvent(uid: "u", hash: [1])
        func version(_ rendition: String, at now: Int64 = 20) throws -> StoredVersion {
            try store.versions(for: ada, rendition: rendition, of: [event], now: now)[0]
        }
        let first = StoredVersion(sequence: 0, modified: 20)
        #expect(try (version("hers"), version("other")) == (first, first))
        try append(
            [], .renew(uid: "u", rendition: "hers"), .renew(uid: "nobody", rendition: "hers"))
        let next = StoredVersion(sequence: 1, modified: 30)
        #expect(try (version("hers", at: 30), version("other", at: 40)) == (next, first))
        #expect(try version("hers", at: 50) == next)
    }

    @Test func `of very many hidden events the oldest are forgotten, and so are their revisions`()
        throws
    {
        let changes = (0..<1010).map { CycleChange.hide(uid: "u\($0)", hash: [1], at: 1) }
        try store.append([], for: ada, changing: changes, expecting: moment())
        let hidden = try store.hidden(of: ada)
        #expect(hidden.count == 1000)
        #expect(!hidden.contains { $0.uid == "u9" } && hidden.contains { $0.uid == "u10" })
        let forgotten = try store.cycleCalendar(of: ada).forgotten
        #expect(hidden.map(\.revision).min() == forgotten + 1)
        #expect(try store.changes(of: cycle.id, since: forgotten - 1) == nil)
    }

    @Test func `a deletion is remembered for ten minutes`() throws {
        try append([entry("a")], .noteDeletion(uid: "a", at: 1000))
        try append([], .noteDeletion(uid: "b", at: 1100))
        func uids(at now: Int64) throws -> [String] {
            try store.recentDeletions(of: ada, at: now).map(\.uid)
        }
        #expect(try uids(at: 1100) == ["b", "a"])
        #expect(try store.recentDeletions(of: ada, at: 1100).map(\.entry) == [nil, 1])
        #expect(try uids(at: 1599) == ["b", "a"])
        #expect(try uids(at: 1600) == ["b"])
        try append([], .noteDeletion(uid: "c", at: 1600))
        #expect(try uids(at: 1100) == ["c", "b"])
        try append([], .forgetDeletion(uid: "b"))
        #expect(try uids(at: 1600) == ["c"])
    }

    @Test func `each person has her own`() throws {
        let bea = try store.addPerson(named: "Bea", seed: seed(2)).id
        try append(
            [], .hide(uid: "u", hash: [1], at: 1), .noteDeletion(uid: "u", at: 1),
            .put(object("x.ics")))
        let hers = try store.cycleCalendar(of: bea)
        #expect(try store.hidden(of: bea).isEmpty)
        #expect(try store.recentDeletions(of: bea, at: 1).isEmpty)
        #expect(try store.objects(of: hers.id).isEmpty)
        #expect(hers.revision == 1)
    }

    @Test func `an event has one name of a password's own, and a name is one event's`() throws {
        let phone = try addAppPassword("Phone", to: store, for: ada).id
        let desk = try addAppPassword("Desk", to: store, for: ada).id
        func name(_ uid: String, _ name: String) -> EventName {
            EventName(uid: uid, name: name, givenUID: "given \(name)")
        }
        try append(
            [], .name(name("u", "a"), for: phone, at: 1), .name(name("v", "b"), for: phone, at: 1),
            .name(name("u", "b"), for: desk, at: 1))
        #expect(try store.eventNames(for: phone) == [name("u", "a"), name("v", "b")])
        #expect(try store.eventNames(for: desk) == [name("u", "b")])
        try append([], .name(name("u", "b"), for: phone, at: 2))
        #expect(try store.eventNames(for: phone) == [name("u", "b")])
        try append([], .freeName("b"), .freeName("a"))
        #expect(try store.eventNames(for: phone).isEmpty)
        #expect(try store.eventNames(for: desk).isEmpty)
    }

    @Test func `of the names a password gave, the latest thousand are known`() throws {
        let phone = try addAppPassword("Phone", to: store, for: ada).id
        try store.append(
            [], for: ada,
            changing: (0...1000).map { number in
                .name(
                    EventName(uid: "\(number)", name: "\(number).ics", givenUID: "g"), for: phone,
                    at: Int64(number))
            },
            expecting: moment())
        let names = try store.eventNames(for: phone)
        #expect(names.count == 1000)
        #expect(!names.contains { $0.uid == "0" })
        try store.revoke(phone)
        #expect(try store.eventNames(for: phone).isEmpty)
    }
}
