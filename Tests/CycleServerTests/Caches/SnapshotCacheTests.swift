import CalendarDoors
import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Foundation
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct SnapshotCacheTests {
    private let day = Day(number: 20_777)

    private func snapshot() throws -> IndexedSnapshot {
        let tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        let store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path)
        let person = try #require(try store.people().first)
        let state = try Household(store, zones: Serving.zones).state(of: person, at: .day(day))
        return IndexedSnapshot(CalendarOptions(), for: state)
    }

    private func key(_ seed: UInt8, entry: Int64) -> SnapshotCache.Key {
        SnapshotCache.Key(
            seed: [seed], rendition: "cycle", moment: SnapshotMoment(entry: entry, day: day))
    }

    @Test func `it gives what was kept, with versions where they are known`() throws {
        let (cache, snapshot) = (SnapshotCache(), try snapshot())
        cache.keep(snapshot, for: key(1, entry: 5))
        #expect(cache.snapshot(key(1, entry: 5)) === snapshot)
        #expect(cache.versioned(key(1, entry: 5)) == nil)
        #expect(cache.snapshot(key(2, entry: 5)) == nil)
        let version = EventVersion(sequence: 0, modified: 1)
        let versions = snapshot.events.map { _ in version }
        let versioned = VersionedSnapshot(snapshot, versions: versions)
        cache.keep(snapshot, versioned: versioned, for: key(1, entry: 5))
        #expect(cache.versioned(key(1, entry: 5)) === versioned)
        // An edit has given events other versions.
        cache.keep(snapshot, for: key(1, entry: 5))
        #expect(cache.versioned(key(1, entry: 5)) == nil)
    }

    @Test func `a rewritten journal takes along what was made of it`() throws {
        let (cache, snapshot) = (SnapshotCache(), try snapshot())
        for seed in [1, 2] as [UInt8] {
            for entry in [4, 5, 6] as [Int64] { cache.keep(snapshot, for: key(seed, entry: entry)) }
        }
        cache.forget([1], before: 6)
        let known = [1, 2].map { seed in
            [4, 5, 6].filter { cache.snapshot(key(seed, entry: $0)) != nil }
        }
        #expect(known == [[6], [4, 5, 6]])
        cache.removeAll()
        #expect(cache.snapshot(key(2, entry: 4)) == nil)
    }

    @Test func `it holds what was asked for last`() throws {
        let snapshot = try snapshot()
        // Of a snapshot's events a thousand bytes each are counted, and four thousand beside.
        let cache = SnapshotCache(limit: 3 * (4_096 + 1_024 * snapshot.events.count))
        for entry in [1, 2, 3] as [Int64] { cache.keep(snapshot, for: key(1, entry: entry)) }
        #expect(cache.snapshot(key(1, entry: 1)) === snapshot)
        cache.keep(snapshot, for: key(1, entry: 4))
        #expect([1, 2, 3, 4].filter { cache.snapshot(key(1, entry: $0)) != nil } == [1, 3, 4])
    }
}
