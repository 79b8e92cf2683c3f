import CycleModel
import LogStore
import Synchronization

/// What people's journals amount to, of those whose feeds were asked for last.
///
/// One more entry in a journal is then one more step, and not the whole way from the first entry.
final class JournalStates: Sendable {
    private struct Slot {
        let state: JournalState
        /// The last number of the journal that the state is of.
        let number: Int
    }

    private struct Kept {
        /// By seed: in a file put in the place of the store, a number may be somebody else's.
        var slots = RecencyOrder<[UInt8], Slot>()
        var days = 0
    }

    private let kept = Mutex(Kept())
    private let limit: Int

    /// - Parameter limit: In days logged, of all people together; a day takes some 150 bytes.
    init(limit: Int = 200_000) {
        self.limit = limit
    }

    /// Nothing that was kept is of the store that is asked next.
    func removeAll() {
        kept.withLock { $0 = Kept() }
    }

    /// The state of a person's journal as it is in the store now.
    func state(of person: Person, in store: LogStore) throws(ToolError) -> JournalState {
        let known = kept.withLock { $0.slots[person.seed] }
        var state: JournalState?
        var journal = try storing { () throws(StoreError) in
            try store.journal(of: person.id, after: known?.number ?? 0)
        }
        if let known {
            if journal.lastRewrite <= known.number, journal.lastNumber >= known.number {
                state = known.state.continued(
                    by: try journal.changes(path: store.path),
                    lastEntry: Int64(journal.lastNumber))
            }
            if state == nil {
                journal = try storing { () throws(StoreError) in try store.journal(of: person.id) }
            }
        }
        let current: JournalState
        if let state { current = state } else { current = try journal.state(path: store.path) }
        keep(current, number: journal.lastNumber, of: person)
        return current
    }

    private func keep(_ state: JournalState, number: Int, of person: Person) {
        kept.withLock { kept in
            let former = kept.slots.set(Slot(state: state, number: number), for: person.seed)
            kept.days += state.weight - (former?.state.weight ?? 0)
            while kept.days > limit, kept.slots.count > 1, let oldest = kept.slots.removeOldest() {
                kept.days -= oldest.state.weight
            }
        }
    }
}

extension JournalState {
    /// In days, with something for what is kept of anybody.
    fileprivate var weight: Int { log.entries.count + 50 }
}
