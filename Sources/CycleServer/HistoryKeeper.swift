import CivilDate
import CyclePipeline
import LogStore
import Synchronization

/// Erases what is older than each person keeps, as long as a server runs.
package final class HistoryKeeper: Sendable {
    private struct Look {
        /// The last entry of the journal that was looked at.
        let entry: Int
        /// Until when nothing gets too old.
        let end: Int64
    }

    private let household: ServedHousehold
    /// By the person's seed.
    private let looks = Mutex<[[UInt8]: Look]>([:])

    package init(_ household: ServedHousehold) {
        self.household = household
    }

    /// Looks at those whose journal has changed, and at those whose day has ended.
    package func look(_ now: Int64) {
        let household = household.current(now)
        guard !household.isReadOnly else { return }
        do {
            try scrub(household.store)
            for member in try household.members() { try look(at: member, now) }
        } catch {
            if (error as? StoreError)?.reason == .tracesRemain {
                self.household.leavesTraces.store(true, ordering: .relaxed)
            }
            self.household.report(error, now, meanwhile: "what is older than people keep stays")
        }
    }

    private func look(at member: Member, _ now: Int64) throws {
        let (store, person) = (member.household.store, member.person)
        let last = try store.journal(of: person.id, after: .max).lastNumber
        let known = looks.withLock { $0[person.seed] }
        if let known, known.entry == last, now < known.end { return }
        let state = try member.state(at: .second(now))
        // A day that has not come makes nothing too old.
        let day = household.fixedDay.flatMap { $0 <= state.today ? $0 : nil }
        try member.forgetOldHistory(at: day.map(Now.day) ?? .second(now))
        let end = state.settings.kept == nil ? .max : state.time.nextMidnight(after: now)
        let entry = try store.journal(of: person.id, after: .max).lastNumber
        looks.withLock { $0[person.seed] = Look(entry: entry, end: end) }
    }

    private func scrub(_ store: LogStore) throws {
        guard household.leavesTraces.exchange(false, ordering: .relaxed) else { return }
        do {
            try store.scrub()
        } catch {
            household.leavesTraces.store(true, ordering: .relaxed)
            throw error
        }
    }
}
