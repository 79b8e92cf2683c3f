import SQLStore
import SQLiteStore
import Store
import Testing

/// An older copy takes the place of a store that calendar programs have used since.
@Suite struct RestoredCalendarsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID
    private let phone: Grant
    private let work: StoredCalendar.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        phone = try addAppPassword("phone", to: store, for: ada)
        work = try store.addCalendar(
            named: "work", for: ada, components: ["VEVENT"],
            properties: [StoredProperty(namespace: "a", local: "b", xml: "<b/>")]
        ).id
        _ = try store.put(object("a"), in: work) { _ in true }
        _ = try store.put(object("b"), in: work) { _ in true }
        _ = try store.delete("b", of: work, at: 1) { _ in true }
    }

    /// Backs the store up, lets `change` happen in it, and opens it after the restore.
    private func restored(after change: (SQLiteStore) throws -> Void) throws -> SQLiteStore {
        let other = try TemporaryFolder()
        try store.backup(to: folder("backup"))
        try store.backup(to: other())
        do { try change(SQLiteStore.open(other())) }
        _ = try SQLiteStore.restore(from: folder("backup"), to: other())
        try SQLiteStore.open(other()).backup(to: folder("result"))
        return try SQLiteStore.open(folder("result"))
    }

    @Test func `a backup carries all of it`() throws {
        _ = try store.cycleCalendar(of: ada)
        store.noteUse(of: phone, at: 9, fetching: Grant.Moment(entry: 0, day: 1))
        try store.backup(to: folder("copy"))
        let copy = try SQLiteStore.open(folder("copy"))
        #expect(try copy.grants(.appPassword, of: ada) == store.grants(.appPassword, of: ada))
        #expect(try copy.calendars(of: ada) == store.calendars(of: ada))
        #expect(try copy.cycleCalendar(of: ada) == store.cycleCalendar(of: ada))
        #expect(try copy.objects(of: work) == store.objects(of: work))
        #expect(try copy.properties(of: work) == store.properties(of: work))
        let forgotten = try #require(try store.calendar(named: "work", of: ada)).forgotten
        #expect(
            try copy.changes(of: work, since: forgotten)
                == store.changes(of: work, since: forgotten))
    }

    @Test func `a revoked password stays revoked`() throws {
        try addAppPassword("desk", to: store, for: ada)
        let result = try restored { store in try store.revoke(phone.id) }
        #expect(try result.grants(.appPassword, of: ada).map(\.name) == ["desk"])
    }

    @Test func `a password made since stays, and its number is not given again`() throws {
        let result = try restored {
            try addAppPassword("desk", to: $0, for: ada)
            try $0.revoke(addAppPassword("short", to: $0, for: ada).id)
        }
        #expect(try result.grants(.appPassword, of: ada).map(\.name) == ["phone", "desk"])
        #expect(try addAppPassword("next", to: result, for: ada).id.rawValue == 4)
    }

    @Test func `what a program saw last is forgotten, its last use is not`() throws {
        store.noteUse(of: phone, at: 9, fetching: Grant.Moment(entry: 0, day: 1))
        let result = try restored { _ in }
        let password = try #require(try result.grant(.appPassword, selector: "phone"))
        #expect(password.fetched == nil && password.lastUsed == 9)
    }

    @Test func `no revision that a program may have seen means anything any more`() throws {
        var seen: [Int] = []
        let result = try restored { store in
            for number in 0..<20 {
                _ = try store.put(object("o\(number)"), in: work) { _ in true }
                seen.append(try #require(try store.calendar(named: "work", of: ada)).revision)
            }
        }
        #expect(try result.objects(of: work).map(\.name) == ["a"])
        #expect(try result.properties(of: work).map(\.xml) == ["<b/>"])
        for _ in 0..<30 {
            let put = try result.put(object("x", "\(seen.count)"), in: work) { _ in true }
            #expect(put == (seen.count == 20 ? .created : .replaced))
            for revision in seen.prefix(20) {
                #expect(try result.changes(of: work, since: revision) == nil)
            }
            seen.append(0)
        }
        let now = try #require(try result.calendar(named: "work", of: ada))
        #expect(try result.changes(of: work, since: now.forgotten)?.changed.map(\.name) == ["x"])
        #expect(try result.changes(of: work, since: now.revision)?.changed == [])
    }

    @Test func `revisions do not mean anything either where the store was lost`() throws {
        try store.backup(to: folder("backup"))
        _ = try store.put(object("c"), in: work) { _ in true }
        let seen = try #require(try store.calendar(named: "work", of: ada)).revision
        _ = try SQLiteStore.restore(from: folder("backup"), to: folder("other/eve.db"))
        let result = try SQLiteStore.open(folder("other/eve.db"))
        for name in ["x", "y", "z"] {
            _ = try result.put(object(name), in: work) { _ in true }
            #expect(try result.changes(of: work, since: seen) == nil)
        }
    }

    @Test func `a calendar that is gone leaves its number to no other`() throws {
        let result = try restored { store in
            _ = try store.addCalendar(named: "short", for: ada, components: ["VEVENT"])
        }
        #expect(try result.calendars(of: ada).map(\.name) == ["work"])
        let next = try result.addCalendar(named: "short", for: ada, components: ["VEVENT"])
        #expect(next.id.rawValue == 3)
    }

    @Test func `what somebody writes after a restore is seen by nobody who fetched before it`()
        throws
    {
        let calendar = try #require(try store.calendar(named: "work", of: ada))
        store.noteFetch(of: work, at: calendar.revision, named: nil, by: phone.id)
        let desk = try addAppPassword("desk", to: store, for: ada)
        for change in [{ _ in }, { _ = try $0.put(object("a", "other"), in: work) { _ in true } }]
            as [(SQLiteStore) throws -> Void]
        {
            let result = try restored(after: change)
            for password in [phone, desk] {
                #expect(try !result.isUnseen("a", of: work, by: password.id))
            }
            _ = try result.put(object("a", "new"), in: work) { _ in true }
            for password in [phone, desk] {
                #expect(try result.isUnseen("a", of: work, by: password.id))
            }
        }
    }
}
