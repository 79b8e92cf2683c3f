import CalendarDoors
import CycleServer
import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

@Suite struct ServedMemoryTests {
    private let now: Int64 = 1_795_161_600

    @Test func `a store that cannot be read is no reason to look again at once`() throws {
        let tool = try Tool()
        let path = tool.folder.appending(path: "eve.db").path
        let store = try SQLiteStore.open(path)
        _ = try store.addPerson(named: "Ada", seed: [UInt8](repeating: 7, count: 32))
        let household = Serving.household(store)
        let memory = ErasureWatch(StoreFeeds(household), StoreCalendars(household), now: now)
        #expect(memory.forgetErased(now) == false)
        // A disk that fails.
        for name in ["eve.db", "eve.db-wal"] {
            let file = try FileHandle(forWritingTo: tool.folder.appending(path: name))
            try file.write(contentsOf: Data(repeating: 0x55, count: 200_000))
        }
        store.forgetPages()
        #expect(throws: StoreError.self) { try store.people() }
        #expect(memory.forgetErased(now + 1) == false)
    }
}
