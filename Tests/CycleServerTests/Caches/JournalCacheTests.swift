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

/// What is gone on with is always what replaying the whole journal gives.
@Suite struct JournalCacheTests {
    private let tool: Tool
    private let store: SQLiteStore
    private let person: Person

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        store = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWrite)
        person = try #require(try store.people().first)
    }

    private var household: Household { Household(store, zones: Serving.zones) }

    private func replayed() throws -> JournalState {
        try household.journalState(of: person)
    }

    /// Each of these writes an entry.
    private static let lines = [
        "log 2026-11-18", "log 2026-11-19 --note hello", "undo", "undo",
        "settings hide-fertility yes", "unlog 2026-09-27", "log 2026-07-30..2026-08-02",
        "undo", "redo", "log 2026-11-18", "erase --before 2026-09-15 --yes", "log 2026-11-19",
    ]

    @Test(arguments: [JournalStateCache(), JournalStateCache(limit: 0)])
    func `a state follows every change, however it comes`(_ states: JournalStateCache) throws {
        #expect(try states.replay(of: person, in: household) == replayed())
        for line in Self.lines {
            let before = try replayed()
            try tool.run(line)
            let after = try replayed()
            #expect(after != before, "\(line)")
            #expect(try states.replay(of: person, in: household) == after, "\(line)")
            #expect(try states.replay(of: person, in: household) == after, "\(line)")
        }
    }

    @Test(arguments: [JournalCache<RecordedHistory>(), JournalCache<RecordedHistory>(limit: 0)])
    func `a history follows every change, however it comes`(
        _ histories: JournalCache<RecordedHistory>
    ) throws {
        let member = try #require(try household.members().first)
        for line in Self.lines {
            try tool.run(line)
            let whole = RecordedHistory(replaying: try member.changes(), lastEntry: 0)
            for _ in 0..<2 {
                let history = try histories.replay(of: person, in: household)
                #expect(history.undo == whole.undo, "\(line)")
                #expect(history.changes.map(\.change) == whole.changes.map(\.change), "\(line)")
            }
        }
    }

    @Test func `an erasure between two looks is not missed when more was logged since`() throws {
        let states = JournalStateCache()
        _ = try states.replay(of: person, in: household)
        try tool.run("erase --before 2026-09-15 --yes")
        try tool.run("log 2026-11-19")
        let state = try states.replay(of: person, in: household)
        #expect(try state == replayed())
        #expect(!state.log.entries.contains { $0.day.description < "2026-09-15" })
    }
}
