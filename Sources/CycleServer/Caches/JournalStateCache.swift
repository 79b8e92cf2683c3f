import CivilDate
package import CycleModel
package import LogStore
import Synchronization

/// What people's journals amount to, for those whose calendars were asked for last.
///
/// One more entry in a journal is then one more step, and not the whole way from the first entry.
package final class JournalStateCache: Sendable {
    private struct Slot: Weighed {
        let state: JournalState
        /// The last number of the journal that the state is of.
        let number: Int

        /// In days, with something for what is kept of anybody.
        var weight: Int { state.log.entries.count + 50 }
    }

    /// By seed: in a file put in the place of the store, a number may be somebody else's.
    private let slots: Mutex<BoundedCache<[UInt8], Slot>>

    /// - Parameter limit: In days logged, of all people together; a day takes some 150 bytes.
    package init(limit: Int = 200_000) {
        slots = Mutex(BoundedCache(limit: limit))
    }

    /// Nothing that was kept is of the store that is asked next.
    package func removeAll() {
        slots.withLock { $0.removeAll() }
    }

    /// The state of a person's journal as it is in the store now.
    package func state(of person: Person, in household: Household) throws -> JournalState {
        let store = household.store
        let known = slots.withLock { $0[person.seed] }
        var journal = try store.journal(of: person.id, after: known?.number ?? 0)
        var continued: JournalState?
        if let known, journal.lastRewrite <= known.number, journal.lastNumber >= known.number {
            continued = known.state.continued(
                by: try household.changes(in: journal), lastEntry: Int64(journal.lastNumber))
        }
        if known != nil, continued == nil { journal = try store.journal(of: person.id) }
        let current =
            try continued
            ?? JournalState(
                replaying: household.changes(in: journal), lastEntry: Int64(journal.lastNumber))
        let slot = Slot(state: current, number: journal.lastNumber)
        slots.withLock { $0.keep(slot, for: person.seed) }
        return current
    }
}
