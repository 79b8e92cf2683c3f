import CivilDate
import CycleModel
import CycleServer
import Foundation
import LogStore
import RunningTool
import Testing

/// The state that is gone on with is always the one that replaying the whole journal gives.
@Suite struct JournalStateCacheTests {
    private let tool: Tool
    private let store: LogStore
    private let person: Person

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        store = try LogStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWrite)
        person = try #require(try store.people().first)
    }

    private var household: Household { Household(store, zones: Serving.zones) }

    private func replayed() throws -> JournalState {
        try household.journalState(of: person)
    }

    @Test(arguments: [JournalStateCache(), JournalStateCache(limit: 0)])
    func `a state follows every change, however it comes`(_ states: JournalStateCache) throws {
        #expect(try states.state(of: person, in: household) == replayed())
        for line in [
            "log 2026-11-18", "log 2026-11-19 --note hello", "undo", "undo",
            "settings hide-fertility yes", "unlog 2026-09-27", "log 2026-07-30..2026-08-02",
            "undo", "log 2026-11-18", "erase --before 2026-09-15 --yes", "log 2026-11-19",
        ] {
            let before = try replayed()
            try tool.run(line)
            let after = try replayed()
            #expect(after != before, "\(line)")
            #expect(try states.state(of: person, in: household) == after, "\(line)")
            #expect(try states.state(of: person, in: household) == after, "\(line)")
        }
    }

    @Test func `an erasure between two looks is not missed when more was logged since`() throws {
        let states = JournalStateCache()
        _ = try states.state(of: person, in: household)
        try tool.run("erase --before 2026-09-15 --yes")
        try tool.run("log 2026-11-19")
        let state = try states.state(of: person, in: household)
        #expect(try state == replayed())
        #expect(!state.log.entries.contains { $0.day.description < "2026-09-15" })
    }
}
