import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct PublishTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID
    private let feed: Grant

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
        feed = try addFeed("phone", to: store, for: ada)
    }

    /// Publishes one event; the digest says its content and its version.
    private func publish(
        _ content: String, at now: Int64, day: Int = 1, by store: SQLiteStore? = nil
    ) throws -> Publication {
        try (store ?? self.store).publish(
            feed.id, for: ada, rendition: "feed",
            events: [RenderedEvent(uid: "u", hash: Array(content.utf8))],
            record: ServedRecord(feed: "feed", entry: 1, day: day, options: "o"), now: now
        ) { versions in
            Array("\(content) \(versions.map { "\($0.sequence)@\($0.modified)" })".utf8)
        }
    }

    private func text(_ publication: Publication) -> String {
        String(decoding: publication.digest, as: UTF8.self)
    }

    @Test func `a first publication gives versions and is remembered`() throws {
        let first = try publish("one", at: 100)
        #expect(text(first) == #"one ["0@100"]"#)
        #expect(first.modified == 100 && first.isKept)
        #expect(try store.served(to: ada).map(\.day) == [1])
    }

    @Test func `the same again has the same stamps and writes nothing`() throws {
        let first = try publish("one", at: 100)
        let stamp = store.changeStamp(of: ada)
        let before = try contents(of: folder)
        #expect(try publish("one", at: 999) == first)
        #expect(store.changeStamp(of: ada) == stamp)
        #expect(try contents(of: folder) == before)
    }

    @Test func `another day is remembered and moves no stamp`() throws {
        let first = try publish("one", at: 100)
        #expect(try publish("one", at: 999, day: 2) == first)
        #expect(try store.served(to: ada).map(\.day) == [2, 1])
    }

    @Test func `a change moves the time to now, or beyond the last one`() throws {
        _ = try publish("one", at: 100)
        let second = try publish("two", at: 200)
        #expect(text(second) == #"two ["1@200"]"# && second.modified == 200)
        #expect(try publish("three", at: 200).modified == 201)
        #expect(try publish("four", at: 50).modified == 202)
        #expect(try publish("four", at: 999).modified == 202)
    }

    private func publish(_ uids: [String], day: Int) throws -> [Int] {
        var sequences: [Int] = []
        _ = try store.publish(
            feed.id, for: ada, rendition: "feed",
            events: uids.map { RenderedEvent(uid: $0, hash: [UInt8(day % 7)]) },
            record: ServedRecord(feed: "feed", entry: 1, day: day, options: "o"), now: Int64(day)
        ) { versions in
            sequences = versions.map(\.sequence)
            return Array("\(day)".utf8)
        }
        return sequences
    }

    @Test func `an event that went is forgotten with what was served, and one that stays never`()
        throws
    {
        #expect(try publish(["a", "b"], day: 1) == [0, 0])
        #expect(try publish(["a", "b"], day: 2) == [1, 1])
        #expect(try publish(["a"], day: 3) == [2])
        // It comes back in time, and then goes again.
        #expect(try publish(["a", "b"], day: 62) == [3, 2])
        #expect(try publish(["a"], day: 63) == [4])
        #expect(try publish(["a", "b"], day: 123) == [5, 3])
        #expect(try publish(["a"], day: 124) == [6])
        #expect(try publish(["a"], day: 185) == [7])
        #expect(try publish(["a", "b"], day: 186) == [8, 0])
        // What comes back as it was is no longer gone.
        #expect(try publish(["a"], day: 187) == [9])
        #expect(try publish(["a", "b"], day: 193) == [10, 0])
        #expect(try publish(["a", "b"], day: 260) == [11, 1])
    }

    @Test func `a revoked feed is not published`() throws {
        try store.revoke(feed.id)
        let error = #expect(throws: StoreError.self) { try publish("one", at: 1) }
        #expect(error?.reason == .noSuchGrant(.feed))
        #expect(try store.served(to: ada).isEmpty)
    }

    @Test func `a store opened for reading publishes without keeping`() throws {
        let first = try publish("one", at: 100)
        let reader = try SQLiteStore.open(folder(), mode: .readOnly)
        #expect(try publish("one", at: 200, by: reader) == first)
        let second = try publish("two", at: 200, by: reader)
        #expect(text(second) == #"two ["1@200"]"# && second.modified == 200 && !second.isKept)
        #expect(try publish("one", at: 300) == first)
    }

    @Test func `a store that others lock for too long publishes without keeping`() throws {
        let first = try publish("one", at: 100)
        let hasty = try SQLiteStore.open(folder(), patience: .milliseconds(20))
        try store.writing(of: ada) { _ in
            #expect(try publish("one", at: 200, by: hasty) == first)
            let second = try publish("two", at: 200, by: hasty)
            #expect(second.modified == 200 && !second.isKept)
        }
        #expect(try publish("two", at: 300, by: hasty).isKept)
    }

    @Test func `what another program wrote meanwhile is taken into account`() throws {
        _ = try publish("one", at: 100)
        let other = try SQLiteStore.open(folder())
        var rounds = 0
        let second = try store.publish(
            feed.id, for: ada, rendition: "feed",
            events: [RenderedEvent(uid: "u", hash: Array("two".utf8))],
            record: ServedRecord(feed: "feed", entry: 1, day: 1, options: "o"), now: 200
        ) { versions in
            rounds += 1
            if rounds == 1 { #expect(throws: Never.self) { try publish("x", at: 150, by: other) } }
            return Array("\(versions.map(\.sequence))".utf8)
        }
        #expect(rounds == 2)
        #expect(text(second) == "[2]" && second.modified == 200 && second.isKept)
    }

    private func publishing(_ meanwhile: (Int) throws -> Void) throws -> (rounds: Int, Publication)
    {
        var rounds = 0
        let publication = try store.publish(
            feed.id, for: ada, rendition: "feed",
            events: [RenderedEvent(uid: "u", hash: Array("two".utf8))],
            record: ServedRecord(feed: "feed", entry: 1, day: 1, options: "o"), now: 200
        ) { versions in
            rounds += 1
            #expect(throws: Never.self) { try meanwhile(rounds) }
            return Array("\(versions.map(\.sequence))".utf8)
        }
        return (rounds, publication)
    }

    @Test func `whoever is always in between waits in the end`() throws {
        let other = try SQLiteStore.open(folder(), patience: .milliseconds(20))
        let (rounds, publication) = try publishing { round in
            if round <= 3 {
                _ = try publish("x\(round)", at: 150, by: other)
            } else {
                #expect(throws: StoreError.self) { try other.append([entry("a")], for: ada) }
            }
        }
        #expect(rounds == 4 && publication.isKept)
        #expect(text(publication) == "[3]")
    }

    @Test func `of what was erased meanwhile nothing is written back`() throws {
        try store.append([entry("a")], for: ada)
        let other = try SQLiteStore.open(folder())
        let (rounds, publication) = try publishing { round in
            guard round == 1 else { return }
            try other.rewrite(
                ada, [Rewrite(number: 1, body: nil)],
                keeping: Keeping(versions: .none, served: .none))
        }
        #expect(rounds == 2 && !publication.isKept)
        #expect(try store.served(to: ada).isEmpty)
    }

    @Test func `erasing what was logged keeps the time and forgets the digest`() throws {
        try store.append([entry("a")], for: ada)
        _ = try publish("one", at: 100)
        try store.rewrite(
            ada, [Rewrite(number: 1, body: nil)],
            keeping: Keeping(versions: .only(["u"]), served: .none))
        for (name, bytes) in try contents(of: folder) {
            #expect(!bytes.contains(Array("one [".utf8)), "\(name)")
        }
        // The same bytes as before can't be told from others any more.
        #expect(try publish("one", at: 50).modified == 101)
    }

    @Test func `an append after a publication waits for the disk again`() throws {
        _ = try publish("one", at: 100)
        try store.append([entry("a")], for: ada)
        #expect(try SQLiteStore.verify(folder()).entries == 1)
    }
}
