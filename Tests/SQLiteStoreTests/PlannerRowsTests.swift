import SQLStore
import SQLiteStore
import Store
import Testing

/// What the planner keeps beside the calendars: the timer, answers to cards, and what was removed.
@Suite struct PlannerRowsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID
    private let notes: StoredCalendar.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        notes = try store.addCalendar(
            named: "notes", for: ada, components: ["VJOURNAL"], properties: []
        ).id
    }

    private func object(_ name: String, _ text: String = "text") -> StoredObject {
        StoredObject(
            name: name, uid: "uid \(name)", data: Array(text.utf8), tag: text, modified: 1)
    }

    private let reviews = [
        StoredCardReview(card: "b", reviewed: 20, recall: 1),
        StoredCardReview(card: "a", reviewed: 10, recall: 4),
    ]

    @Test func `a timer is changed with nobody in between, and gone when it ends`() throws {
        #expect(try store.studyTimer(of: ada) == nil)
        let answer = try store.changeStudyTimer(of: ada) { old in
            #expect(old == nil)
            return ("one", 7)
        }
        #expect(answer == 7)
        let before = store.changeStamp(of: ada)
        _ = try store.changeStudyTimer(of: ada) { ($0.map { $0 + " two" }, ()) }
        #expect(try store.studyTimer(of: ada) == "one two")
        #expect(store.changeStamp(of: ada) != before)
        _ = try store.changeStudyTimer(of: ada) { _ in (nil, ()) }
        #expect(try store.studyTimer(of: ada) == nil)
    }

    @Test func `answers stay in the order in which they were given`() throws {
        try store.add([reviews[0]], of: ada)
        try store.add([reviews[1]], of: ada)
        #expect(try store.cardReviews(of: ada) == reviews)
    }

    @Test func `several objects are put together or not at all`() throws {
        try store.put([ObjectPut(object("a")), ObjectPut(object("b"))], in: notes)
        let error = #expect(throws: StoreError.self) {
            try store.put(
                [
                    ObjectPut(object("a", "new"), replacing: "text"),
                    ObjectPut(object("b", "new"), replacing: "other"),
                ], in: notes)
        }
        #expect(error?.reason == .changedMeanwhile)
        #expect(try store.objects(of: notes, named: nil).map(\.tag) == ["text", "text"])
    }

    @Test func `what was removed comes back where it was`() throws {
        try store.put([ObjectPut(object("a")), ObjectPut(object("b"))], in: notes)
        let revision = try #require(try store.calendar(named: "notes", of: ada)).revision
        let removed = try store.remove(["a", "c"], of: notes, at: 100)
        #expect(removed.map(\.object.name) == ["a"])
        #expect(try store.removedObjects(of: ada).map(\.number) == removed.map(\.number))
        #expect(try store.changes(of: notes, since: revision)?.removed == ["a"])
        #expect(try store.restore(removed[0], as: object("a", "back")) == .created)
        #expect(try store.object(named: "a", in: notes)?.data == Array("back".utf8))
        #expect(try store.removedObjects(of: ada).isEmpty)
    }

    @Test func `what is there by now is not overwritten`() throws {
        try store.put([ObjectPut(object("a"))], in: notes)
        let removed = try #require(try store.remove(["a"], of: notes, at: 100).first)
        try store.put([ObjectPut(object("a", "other"))], in: notes)
        #expect(try store.restore(removed, as: object("a", "back")) == .conditionFailed)
        #expect(try store.removedObjects(of: ada).count == 1)
        #expect(try store.object(named: "a", in: notes)?.tag == "other")
    }

    @Test func `the last hundred are kept, for thirty days`() throws {
        let names = (0..<120).map { "n\(100 + $0)" }
        try store.put(names.map { ObjectPut(object($0)) }, in: notes)
        _ = try store.remove(names, of: notes, at: 100)
        #expect(
            try store.removedObjects(of: ada).map(\.object.name) == names.suffix(100).reversed())
        try store.put([ObjectPut(object("last"))], in: notes)
        _ = try store.remove(["last"], of: notes, at: 101 + RemovedObject.secondsToKeep)
        #expect(try store.removedObjects(of: ada).map(\.object.name) == ["last"])
    }

    @Test func `all of it goes with the person's calendars, and is in a backup`() throws {
        try store.put([ObjectPut(object("a"))], in: notes)
        _ = try store.remove(["a"], of: notes, at: 100)
        try store.add(reviews, of: ada)
        _ = try store.changeStudyTimer(of: ada) { _ in ("state", ()) }
        try store.backup(to: folder("backup.db"))
        try store.rewrite(ada, [], appending: [], keeping: .nothing, expecting: nil)
        #expect(try store.cardReviews(of: ada).isEmpty)
        #expect(try store.studyTimer(of: ada) == nil)
        #expect(try store.removedObjects(of: ada).isEmpty)
        let backup = try SQLiteStore.open(folder("backup.db"))
        #expect(try backup.cardReviews(of: ada) == reviews)
        #expect(try backup.studyTimer(of: ada) == "state")
        #expect(try backup.removedObjects(of: ada).count == 1)
    }

    @Test func `answers and the timer are salvaged`() throws {
        try store.add(reviews, of: ada)
        _ = try store.changeStudyTimer(of: ada) { _ in ("state", ()) }
        let salvaged = try #require(try SQLiteStore.salvage(folder()).people.first)
        let rescued = try SQLiteStore.open(folder("new.db"))
        let person = try rescued.add(
            salvaged, named: nil, seed: Array(repeating: 9, count: 32))
        #expect(try rescued.cardReviews(of: person.id) == reviews)
        #expect(try rescued.studyTimer(of: person.id) == "state")
    }
}
