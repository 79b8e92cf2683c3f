import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct VersionsTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    /// Asks for one event's version: its hash is the text's bytes.
    private func version(
        _ uid: String, _ content: String, in rendition: String, at now: Int64
    ) throws -> StoredVersion {
        let events = [RenderedEvent(uid: uid, hash: Array(content.utf8))]
        return try #require(
            try store.versions(for: ada, rendition: rendition, of: events, now: now).first)
    }

    @Test func `a new event starts at sequence 0, now`() throws {
        #expect(
            try version("u", "one", in: "file", at: 100)
                == StoredVersion(sequence: 0, modified: 100)
        )
    }

    @Test func `an unchanged event keeps its version`() throws {
        _ = try version("u", "one", in: "file", at: 100)
        #expect(
            try version("u", "one", in: "file", at: 999)
                == StoredVersion(sequence: 0, modified: 100)
        )
    }

    @Test func `a changed event rises by one, and back again by one more`() throws {
        _ = try version("u", "one", in: "file", at: 100)
        #expect(
            try version("u", "two", in: "file", at: 200)
                == StoredVersion(sequence: 1, modified: 200)
        )
        #expect(
            try version("u", "one", in: "file", at: 300)
                == StoredVersion(sequence: 2, modified: 300)
        )
    }

    @Test func `whatever changes has a later stamp than all that its rendition has shown`() throws {
        func stamps(_ first: String, _ second: String, at now: Int64) throws -> [Int64] {
            let events = [
                RenderedEvent(uid: "a", hash: Array(first.utf8)),
                RenderedEvent(uid: "b", hash: Array(second.utf8)),
            ]
            return try store.versions(for: ada, rendition: "file", of: events, now: now)
                .map(\.modified)
        }
        #expect(try stamps("one", "one", at: 100) == [100, 100])
        #expect(try stamps("one", "two", at: 500) == [100, 500])
        // In the same second, and by a clock that went back.
        #expect(try stamps("two", "two", at: 500) == [501, 500])
        #expect(try stamps("one", "one", at: 50) == [502, 502])
        #expect(try stamps("one", "one", at: 999) == [502, 502])
    }

    @Test func `only the event that moved rises`() throws {
        func events(_ moved: String) -> [RenderedEvent] {
            [
                RenderedEvent(uid: "a", hash: [1]),
                RenderedEvent(uid: "b", hash: Array(moved.utf8)),
                RenderedEvent(uid: "c", hash: [3]),
            ]
        }
        _ = try store.versions(for: ada, rendition: "file", of: events("here"), now: 10)
        #expect(
            try store.versions(for: ada, rendition: "file", of: events("there"), now: 20) == [
                StoredVersion(sequence: 0, modified: 10), StoredVersion(sequence: 1, modified: 20),
                StoredVersion(sequence: 0, modified: 10),
            ])
    }

    @Test func `a clock that went back makes no event look older`() throws {
        _ = try version("u", "one", in: "file", at: 100)
        #expect(
            try version("u", "two", in: "file", at: 50) == StoredVersion(sequence: 1, modified: 101)
        )
    }

    @Test func `another rendition with the same content takes the version over`() throws {
        _ = try version("u", "one", in: "file", at: 100)
        _ = try version("u", "two", in: "file", at: 200)
        #expect(
            try version("u", "two", in: "feed", at: 300)
                == StoredVersion(sequence: 1, modified: 200)
        )
    }

    @Test func `another rendition with other content goes above every rendition`() throws {
        _ = try version("u", "one", in: "file", at: 100)
        #expect(
            try version("u", "neutral", in: "feed", at: 300)
                == StoredVersion(sequence: 1, modified: 300))
        // The file's own content changes: above the feed's, too.
        #expect(
            try version("u", "two", in: "file", at: 400)
                == StoredVersion(sequence: 2, modified: 400)
        )
        #expect(
            try version("u", "neutral", in: "feed", at: 500)
                == StoredVersion(sequence: 1, modified: 300))
    }

    @Test func `two people never share a version`() throws {
        let eve = try store.addPerson(named: "Eve", seed: seed(2)).id
        _ = try version("u", "one", in: "file", at: 100)
        _ = try version("u", "two", in: "file", at: 200)
        let hers = try store.versions(
            for: eve, rendition: "file", of: [RenderedEvent(uid: "u", hash: [9])], now: 300)
        #expect(hers == [StoredVersion(sequence: 0, modified: 300)])
    }

    @Test func `the same event twice in one calendar gives two versions in a row`() throws {
        let events = [RenderedEvent(uid: "u", hash: [1]), RenderedEvent(uid: "u", hash: [2])]
        #expect(
            try store.versions(for: ada, rendition: "file", of: events, now: 5) == [
                StoredVersion(sequence: 0, modified: 5), StoredVersion(sequence: 1, modified: 6),
            ])
    }

    @Test func `an unchanged calendar writes nothing`() throws {
        let events = (0..<100).map { RenderedEvent(uid: "u\($0)", hash: [UInt8($0)]) }
        let first = try store.versions(for: ada, rendition: "file", of: events, now: 5)
        let before = try contents(of: folder)
        #expect(try store.versions(for: ada, rendition: "file", of: events, now: 6) == first)
        #expect(try contents(of: folder) == before)
    }

    @Test func `a store opened for reading gives versions without keeping them`() throws {
        _ = try version("u", "one", in: "file", at: 100)
        let reader = try SQLiteStore.open(folder(), mode: .readOnly)
        let changed = [RenderedEvent(uid: "u", hash: [7]), RenderedEvent(uid: "v", hash: [8])]
        #expect(
            try reader.versions(for: ada, rendition: "file", of: changed, now: 200) == [
                StoredVersion(sequence: 1, modified: 200),
                StoredVersion(sequence: 0, modified: 200),
            ])
        #expect(
            try version("u", "one", in: "file", at: 300)
                == StoredVersion(sequence: 0, modified: 100)
        )
    }

    @Test func `a stamp at the end of time does not overflow`() throws {
        _ = try version("u", "one", in: "file", at: .max)
        #expect(
            try version("u", "two", in: "file", at: 1)
                == StoredVersion(sequence: 1, modified: 253_402_300_800))
    }
}
