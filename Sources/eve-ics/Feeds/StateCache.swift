import CycleModel
import LogStore
import Synchronization

/// What people's journals amounted to when they were last read, so that a new entry costs itself alone.
final class StateCache: Sendable {
    private struct Kept {
        /// By seed: the numbers of people begin anew when everything is erased.
        var states: [[UInt8]: JournalState] = [:]
        var days = 0
    }

    private let kept = Mutex(Kept())

    /// Of all people together, at some hundred bytes each.
    private static let mostDays = 200_000

    func state(of person: Person, in store: LogStore) throws(ToolError) -> JournalState {
        if let known = kept.withLock({ $0.states[person.seed] }),
            let state = try continued(known, of: person, in: store)
        {
            return keep(state, of: person)
        }
        let journal = try storing { () throws(StoreError) in try store.journal(of: person.id) }
        return keep(try journal.state(path: store.path), of: person)
    }

    /// `nil` where what is known may have been changed or taken back.
    private func continued(
        _ known: JournalState, of person: Person, in store: LogStore
    ) throws(ToolError) -> JournalState? {
        let journal = try storing { () throws(StoreError) in
            try store.journal(of: person.id, after: Int(known.lastEntry))
        }
        let last = Int64(journal.lastNumber)
        guard known.lastEntry >= Int64(journal.lastRewrite), last >= known.lastEntry else {
            return nil
        }
        return known.continued(by: try journal.changes(path: store.path), lastEntry: last)
    }

    private func keep(_ state: JournalState, of person: Person) -> JournalState {
        kept.withLock { kept in
            let replaced = kept.states[person.seed]?.log.entries.count ?? 0
            kept.days += state.log.entries.count - replaced
            if kept.days > Self.mostDays {
                kept = Kept()
                kept.days = state.log.entries.count
            }
            kept.states[person.seed] = state
        }
        return state
    }
}
