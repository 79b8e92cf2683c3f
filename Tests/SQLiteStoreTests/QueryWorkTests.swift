import SQLStore
import SQLiteStore
import Store
import Testing

/// What a question costs does not grow with what others have, or with what is not asked for: counted in the steps of
/// SQLite's machine, some of which it takes for each row that it looks at.
@Suite struct QueryWorkTests {
    /// The steps that Ada's questions take beside so many other people, each with so many things.
    private func steps(others: Int, each: Int) throws -> [String: Int] {
        let folder = try TemporaryFolder()
        let (store, ada) = try storeWithAda(folder)
        for other in 0..<others {
            let person = try store.addPerson(named: "P\(other)", seed: seed(UInt8(other + 2))).id
            try fill(store, person, "p\(other)", each)
        }
        try fill(store, ada, "ada", each)
        let calendar = try #require(try store.calendar(named: "ada", of: ada)).id
        let last = try store.lastEntryNumber(of: ada)

        var found: [String: Int] = [:]
        func count(_ question: String, _ ask: () throws -> Void) throws {
            let before = try store.steps()
            try ask()
            found[question] = try store.steps() - before
        }
        try count("a new entry") { try store.append([entry("new")], for: ada) }
        try count("entries since") { _ = try store.journal(of: ada, after: last) }
        try count("a feed") { _ = try store.grant(.feed, selector: "ada-0") }
        try count("a password") { _ = try store.grant(.appPassword, selector: "ada-0-program") }
        try count("a login") { _ = try store.webLogin(selector: "nobody") }
        try count("a calendar") { _ = try store.calendar(named: "ada", of: ada) }
        // One that is not there, so that no search ends early by luck.
        try count("an object") { _ = try store.object(uid: "nothing", in: calendar) }
        try count("changes") { _ = try store.changes(of: calendar, since: each) }
        try count("a put") { _ = try store.put(object("new.ics"), in: calendar) { $0 == nil } }
        try count("a setting") { _ = try store.personSetting("language", of: ada) }
        try count("a server setting") {
            try store.setServerSetting("public-url", to: "https://\(others).example.org")
        }
        for trait in [ObjectTrait.rings, .timed] {
            try count("objects that are \(trait)") {
                let found = try store.objects(of: calendar, that: trait, bytes: .max)
                #expect(found.count == 1)
            }
        }
        try count("what was served") { _ = try store.served(to: ada, feed: "nothing") }
        return found
    }

    private func fill(
        _ store: SQLiteStore, _ person: Person.ID, _ name: String, _ count: Int
    ) throws {
        try store.append((0..<count).map { entry("\($0)") }, for: person)
        let calendar = try store.addCalendar(named: name, for: person, components: ["VEVENT"]).id
        for number in 0..<count {
            _ = try store.put(object("\(name)-\(number)"), in: calendar) { $0 == nil }
        }
        let ringing = object("\(name)-ringing", "BEGIN:VEVENT\nBEGIN:VALARM")
        _ = try store.put(ringing, in: calendar) { $0 == nil }
        for number in 0..<5 {
            try addFeed("\(name)-\(number)", to: store, for: person)
            _ = try store.addGrant(
                .appPassword, named: "\(name)-\(number)", for: person,
                selector: "\(name)-\(number)-program", hash: seed(3), contents: "{}",
                isReadOnly: false, created: 5, expires: nil)
        }
    }

    @Test func `what others have costs nobody anything`() throws {
        #expect(try steps(others: 2, each: 3) == steps(others: 12, each: 3))
    }

    @Test func `a question about one thing looks at no others`() throws {
        #expect(try steps(others: 1, each: 3) == steps(others: 1, each: 60))
    }
}
