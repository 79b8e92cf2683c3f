import CalendarDoors
import CycleServer
import FoundationEssentials
import Household
import Ringing
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// What a server does while nothing happens, counted in the steps of SQLite's machine.
@Suite struct IdleTests {
    private let noon: Int64 = 1_782_820_800

    /// The steps of a minute in which nothing happens, after the first look at everybody.
    private func steps(people: Int) throws -> Int {
        let tool = try Tool()
        let store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path)
        for number in 0..<people {
            _ = try Household(store, zones: Serving.zones).addMember(named: "P\(number)")
        }
        let household = Serving.household(store)
        let sweep = RetentionSweep(household)
        let cards = DueCardsKeeper(household)
        let ringer = HouseholdRinger(household, command: nil) { $0 }
        let watch = ErasureWatch(StoreFeeds(household), StoreCalendars(household), now: noon)
        func look(_ now: Int64) {
            sweep.poll(now)
            cards.poll(now)
            _ = ringer.poll(now)
            _ = watch.forgetErased(now)
        }
        for second in 0..<10 { look(noon + 2 * Int64(second)) }
        let before = try store.steps()
        for second in 10..<40 { look(noon + 2 * Int64(second)) }
        return try store.steps() - before
    }

    @Test func `nobody is asked who has nothing to say`() throws {
        let few = try steps(people: 2)
        #expect(try steps(people: 40) == few)
    }

    @Test func `while somebody writes all the time, everybody is asked for now and then`() throws {
        let tool = try Tool()
        let store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path)
        for number in 0..<160 {
            _ = try Household(store, zones: Serving.zones).addMember(named: "P\(number)")
        }
        let people = try store.people()
        // A rest of five seconds.
        let sweep = RetentionSweep(Serving.household(store), peopleOfSecond: 30)
        var asked: [Bool] = []
        for look in 0..<9 {
            try store.setPersonSetting("any", of: people[0].id, to: "\(look)")
            // One who is gone when the second half is read keeps nobody else waiting.
            if look == 1 { try store.erase(people[120].id) }
            let before = try store.steps()
            sweep.poll(noon + 2 * Int64(look))
            let steps = try store.steps() - before
            asked.append(steps > 300)
            if look > 1, !asked[look] { #expect(steps < 60) }
        }
        #expect(asked[3...] == [true, false, false, true, false, false])
    }

    @Test func `after a start all journals are read once, some at a time`() throws {
        let tool = try Tool()
        let store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path)
        for number in 0..<250 {
            _ = try Household(store, zones: Serving.zones).addMember(named: "P\(number)")
        }
        let sweep = RetentionSweep(Serving.household(store))
        let looks = try (0..<8).map { look in
            let before = try store.steps()
            sweep.poll(noon + 2 * Int64(look))
            return try store.steps() - before
        }
        // A hundred and the question who there is, a hundred, fifty, the question once more, and then nothing.
        #expect(looks[0] > looks[1] && looks[1] > looks[2] && looks[2] > looks[4])
        #expect(looks[4...].allSatisfy { $0 == looks[7] })
    }
}
