import SQLStore
import SQLiteStore
import SeededRandomness
import Store
import Testing

/// Random changes through two connections, against what a dictionary makes of them.
@Suite struct ObjectHistoryTests {
    private typealias Contents = [String: StoredObject]

    /// A calendar, as it was after each of its revisions.
    private struct Model {
        var contents: Contents = [:]
        var history: [Int: Contents] = [:]

        func put(_ object: StoredObject, _ isAllowed: Bool) -> Put {
            let present = contents[object.name]
            guard isAllowed else { return .conditionFailed }
            if let present, present.uid != object.uid { return .uidTaken(by: object.name) }
            if present == nil, let other = contents.values.first(where: { $0.uid == object.uid }) {
                return .uidTaken(by: other.name)
            }
            guard let present else { return .created }
            return present.data == object.data ? .unchanged : .replaced
        }
    }

    @Test(arguments: 0..<20)
    func `what is put, removed and asked for is what a dictionary says`(_ seed: UInt64) throws {
        let folder = try TemporaryFolder()
        let (first, ada) = try storeWithAda(folder)
        let stores = [first, try SQLiteStore.open(folder())]
        var random = SplitMix(seed)
        var calendars: [StoredCalendar.ID] = []
        var models: [Model] = []
        for name in ["a", "b"] {
            let calendar = try first.addCalendar(named: name, for: ada, components: ["VEVENT"])
            calendars.append(calendar.id)
            models.append(Model(history: [calendar.revision: [:]]))
        }
        for step in 0..<300 {
            let store = stores[random.below(2)]
            let place = random.below(2)
            let (calendar, name) = (calendars[place], "o\(random.below(6))")
            let isAllowed = random.below(5) > 0
            var seen: String?
            if random.below(3) > 0 {
                let object = object(
                    name, uid: "u\(random.below(8))", "\(random.below(4))", at: Int64(step))
                let expected = models[place].put(object, isAllowed)
                let put = try store.put(object, in: calendar) {
                    seen = $0
                    return isAllowed
                }
                #expect(put == expected, "step \(step)")
                #expect(seen == models[place].contents[name]?.tag)
                if put == .created || put == .replaced { models[place].contents[name] = object }
            } else {
                let isThere = models[place].contents[name] != nil
                let removal = try store.delete(name, of: calendar, at: Int64(step)) { _ in isAllowed
                }
                #expect(
                    removal == (!isThere ? .notThere : isAllowed ? .removed : .conditionFailed))
                if removal == .removed { models[place].contents[name] = nil }
            }
            try compare(&models[place], calendar, store, &random)
        }
    }

    private func compare(
        _ model: inout Model, _ calendar: StoredCalendar.ID, _ store: SQLiteStore,
        _ random: inout SplitMix
    ) throws {
        let names = model.contents.keys.sorted()
        let objects = try store.objects(of: calendar)
        #expect(objects.map(\.name) == names)
        #expect(objects.map(\.data) == names.map { model.contents[$0]?.data })
        #expect(objects.map(\.modified) == names.map { model.contents[$0]?.modified })
        let asked = Set((0..<3).map { _ in "o\(random.below(6))" })
        #expect(
            try store.objects(of: calendar, named: asked)
                == objects.filter { asked.contains($0.name) })
        let last = try #require(model.history.keys.max())
        let changes = try #require(try store.changes(of: calendar, since: last))
        // A revision is another one exactly where something is other than before.
        let kept = model.history[last]?.mapValues(\.data)
        #expect((changes.revision == last) == (kept == model.contents.mapValues(\.data)))
        model.history[changes.revision] = model.contents
        // Whoever has an earlier revision gets to the present one, by what was changed alone.
        let known = model.history.keys.sorted()
        let since = known[random.below(known.count)]
        var contents = try #require(model.history[since])
        let news = try #require(try store.changes(of: calendar, since: since))
        for name in news.removed { contents[name] = nil }
        for object in news.changed { contents[object.name] = object }
        #expect(contents.mapValues(\.data) == model.contents.mapValues(\.data))
        #expect(Set(news.removed).isDisjoint(with: news.changed.map(\.name)))
        #expect(try store.changes(of: calendar, since: changes.revision + 1) == nil)
    }
}
