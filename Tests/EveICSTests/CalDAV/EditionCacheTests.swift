import CalendarModel
import CivilDate
import CycleModel
import Foundation
import LogStore
import Testing

@testable import eve_ics

@Suite struct EditionCacheTests {
    private let day = Day(number: 20_777)

    private func edition() throws -> CycleEdition {
        let tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        let store = try LogStore.open(tool.folder.appending(path: "eve.db").path)
        let person = try #require(try store.people().first)
        let subject = Subject(
            state: try store.journal(of: person.id).state(path: store.path),
            source: .store(store, person), moment: Moment(noonOf: day))
        return CycleEdition(CalendarContents(), for: subject)
    }

    private func key(_ seed: UInt8, entry: Int64) -> EditionCache.Key {
        EditionCache.Key(
            seed: [seed], channel: "cycle", moment: EditionMoment(entry: entry, day: day))
    }

    @Test func `it gives what was kept, with versions where they are known`() throws {
        let (cache, edition) = (EditionCache(), try edition())
        cache.keep(edition, for: key(1, entry: 5))
        #expect(cache.edition(key(1, entry: 5)) === edition)
        #expect(cache.published(key(1, entry: 5)) == nil)
        #expect(cache.edition(key(2, entry: 5)) == nil)
        let version = CalendarModel.EventVersion(sequence: 0, modified: 1)
        let versions = edition.events.map { _ in version }
        let published = PublishedCycle(edition, versions: versions)
        cache.keep(edition, published: published, for: key(1, entry: 5))
        #expect(cache.published(key(1, entry: 5)) === published)
        // An edit has given events other versions.
        cache.keep(edition, for: key(1, entry: 5))
        #expect(cache.published(key(1, entry: 5)) == nil)
    }

    @Test func `a rewritten journal takes along what was made of it`() throws {
        let (cache, edition) = (EditionCache(), try edition())
        for seed in [1, 2] as [UInt8] {
            for entry in [4, 5, 6] as [Int64] { cache.keep(edition, for: key(seed, entry: entry)) }
        }
        cache.forget([1], before: 6)
        let known = [1, 2].map { seed in
            [4, 5, 6].filter { cache.edition(key(seed, entry: $0)) != nil }
        }
        #expect(known == [[6], [4, 5, 6]])
        cache.removeAll()
        #expect(cache.edition(key(2, entry: 4)) == nil)
    }

    @Test func `it holds what was asked for last`() throws {
        let edition = try edition()
        // Of an edition's events a thousand bytes each are counted, and four thousand beside.
        let cache = EditionCache(limit: 3 * (4_096 + 1_024 * edition.events.count))
        for entry in [1, 2, 3] as [Int64] { cache.keep(edition, for: key(1, entry: entry)) }
        #expect(cache.edition(key(1, entry: 1)) === edition)
        cache.keep(edition, for: key(1, entry: 4))
        #expect([1, 2, 3, 4].filter { cache.edition(key(1, entry: $0)) != nil } == [1, 3, 4])
    }
}
