import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct CalendarsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    private func reason(_ body: () throws -> Void) -> StoreError.Reason? {
        #expect(throws: StoreError.self) { try body() }?.reason
    }

    private let color = StoredProperty(namespace: "a", local: "color", xml: "<color>red</color>")
    private let order = StoredProperty(namespace: "a", local: "order", xml: "<order>1</order>")

    @Test func `a calendar is made with its properties and removed with all that is in it`() throws
    {
        let work = try store.addCalendar(
            named: "work", for: ada, components: ["VEVENT", "VTODO"], properties: [order, color])
        let home = try store.addCalendar(named: "home", for: ada, components: ["VEVENT"])
        #expect(try store.calendars(of: ada) == [work, home])
        #expect(try store.calendar(named: "work", of: ada) == work)
        #expect(work.components == ["VEVENT", "VTODO"])
        #expect(try store.properties(of: work.id) == [color, order])
        _ = try store.put(object("a"), in: work.id) { $0 == nil }
        try store.delete(work.id)
        #expect(try store.calendars(of: ada) == [home])
        #expect(try store.properties(of: work.id).isEmpty)
        #expect(try store.objects(of: work.id).isEmpty)
        #expect(reason { try store.delete(work.id) } == .noSuchCalendar)
        #expect(
            reason { _ = try store.put(object("a"), in: work.id) { _ in true } } == .noSuchCalendar)
        #expect(reason { try store.change([.set(color)], of: work.id) } == .noSuchCalendar)
    }

    @Test func `a calendar made anew knows nothing of the revisions of the one before it`() throws {
        let first = try store.addCalendar(named: "work", for: ada, components: ["VEVENT"])
        _ = try store.put(object("a"), in: first.id) { _ in true }
        let last = try #require(try store.calendar(named: "work", of: ada)).revision
        try store.delete(first.id)
        let second = try store.addCalendar(named: "work", for: ada, components: ["VEVENT"])
        #expect(second.id != first.id && second.revision > last)
        for revision in 0...last {
            #expect(try store.changes(of: second.id, since: revision) == nil)
        }
        #expect(try store.changes(of: second.id, since: second.revision) != nil)
        #expect(try store.changes(of: second.id, since: second.revision + 1) == nil)
    }

    @Test func `a place has one calendar, and the computed one's is taken`() throws {
        _ = try store.addCalendar(named: "work", for: ada, components: ["VEVENT"])
        for name in ["work", StoredCalendar.cycleName] {
            let reason = reason {
                _ = try store.addCalendar(named: name, for: ada, components: ["VEVENT"])
            }
            #expect(reason == .calendarNameTaken)
        }
        let bea = try store.addPerson(named: "Bea", seed: seed(2)).id
        let hers = try store.addCalendar(named: "work", for: bea, components: ["VEVENT"])
        #expect(try store.calendars(of: bea) == [hers])
        #expect(try store.calendar(named: "work", of: ada)?.id != hers.id)
    }

    @Test func `the computed calendar's row is made once and not listed`() throws {
        let cycle = try store.cycleCalendar(of: ada)
        #expect(try store.cycleCalendar(of: ada) == cycle)
        #expect(try store.calendar(named: "cycle", of: ada) == cycle)
        #expect(try store.calendars(of: ada).isEmpty)
        #expect(reason { try store.delete(cycle.id) } == .noSuchCalendar)
        #expect(
            reason { _ = try store.cycleCalendar(of: Person.ID(rawValue: 99)) } == .noSuchPerson)
        let bea = try store.addPerson(named: "Bea", seed: seed(2)).id
        let reader = try SQLiteStore.open(folder(), mode: .readOnly)
        #expect(try reader.cycleCalendar(of: ada) == cycle)
        let nothing = try reader.cycleCalendar(of: bea)
        #expect(nothing.revision == 0)
        #expect(try reader.objects(of: nothing.id).isEmpty)
    }

    @Test func `properties change all or not at all, in their order`() throws {
        var room = Room()
        room.propertyBytes = 200
        let store = try SQLiteStore.open(folder(), room: room)
        let work = try store.addCalendar(named: "work", for: ada, components: ["VEVENT"])
        let blue = StoredProperty(namespace: "a", local: "color", xml: "<color>blue</color>")
        try store.change(
            [.set(color), .set(blue), .remove(namespace: "x", local: "none"), .set(order)],
            of: work.id)
        #expect(try store.properties(of: work.id) == [blue, order])
        let long = StoredProperty(
            namespace: "a", local: "note", xml: String(repeating: "é", count: 100))
        #expect(
            reason {
                try store.change(
                    [.remove(namespace: "a", local: "color"), .set(long)], of: work.id)
            } == .noRoom)
        #expect(try store.properties(of: work.id) == [blue, order])
        #expect(
            reason {
                _ = try store.addCalendar(
                    named: "new", for: ada, components: [], properties: [long])
            } == .noRoom)
        #expect(try store.calendar(named: "new", of: ada) == nil)
    }

    @Test func `there is room for so many calendars and no more`() throws {
        var room = Room()
        room.calendars = 2
        let store = try SQLiteStore.open(folder(), room: room)
        _ = try store.cycleCalendar(of: ada)
        for name in ["a", "b"] {
            _ = try store.addCalendar(named: name, for: ada, components: ["VEVENT"])
        }
        let add = { _ = try store.addCalendar(named: "c", for: ada, components: ["VEVENT"]) }
        #expect(reason(add) == .noRoom)
        try store.delete(try #require(try store.calendar(named: "a", of: ada)).id)
        try add()
    }

    @Test(arguments: ["", String(repeating: "a", count: 1001)])
    func `a name that no path has is refused`(_ name: String) throws {
        let cycle = try store.cycleCalendar(of: ada)
        #expect(
            reason { _ = try store.addCalendar(named: name, for: ada, components: []) }
                == .badCalendarName)
        #expect(
            reason { _ = try store.put(object(name), in: cycle.id) { _ in true } }
                == .badCalendarName)
    }
}
