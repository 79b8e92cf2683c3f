package import CyclePipeline
import Secrets
package import Store
import Synchronization

/// What a journal amounts to, and goes on with from entry to entry.
package protocol JournalReplay: Weighed, Sendable {
    /// - Parameter lastEntry: The last number given, which may be one of an erased entry.
    init(replaying changes: [RecordedChange], lastEntry: Int64)

    /// `nil` where the changes want the whole journal again.
    func continued(by changes: [RecordedChange], lastEntry: Int64) -> Self?
}

/// What people's journals amount to, for those who were asked for last.
///
/// One more entry in a journal is then one more step, and not the whole way from the first entry.
package final class JournalCache<Replay: JournalReplay>: Sendable {
    private struct Slot: Weighed {
        let replay: Replay
        /// The last number of the journal that it is of.
        let number: Int

        var weight: Int { replay.weight }
    }

    /// By seed: in a file put in the place of the store, a number may be somebody else's.
    private let slots: Mutex<BoundedCache<[UInt8], Slot>>

    /// - Parameter limit: Of the weight of all together.
    package init(limit: Int = 200_000) {
        slots = Mutex(BoundedCache(limit: limit))
    }

    /// Nothing that was kept is of the store that is asked next.
    package func removeAll() {
        slots.withLock { $0.removeAll() }
    }

    /// What a person's journal amounts to as it is in the store now.
    ///
    /// What is read of the journal on the way is overwritten as it is freed: this thread may have nothing else to do for
    /// long, and what it read may be erased meanwhile.
    package func replay(of person: Person, in household: Household) throws -> Replay {
        let known = slots.withLock { $0[person.seed] }
        let current = try FreedMemory.overwriting {
            try slot(of: person, in: household, after: known)
        }
        slots.withLock { $0.keep(current, for: person.seed) }
        return current.replay
    }

    /// - Returns: With it, whether anything of the journal was read.
    private func slot(
        of person: Person, in household: Household, after known: Slot?
    ) throws -> (result: Slot, isWorthIt: Bool) {
        let store = household.store
        var journal = try store.journal(of: person.id, after: known?.number ?? 0)
        var continued: Replay?
        if let known, journal.lastRewrite <= known.number, journal.lastNumber >= known.number {
            continued = known.replay.continued(
                by: try household.recordedChanges(in: journal),
                lastEntry: Int64(journal.lastNumber))
        }
        if known != nil, continued == nil { journal = try store.journal(of: person.id) }
        let current =
            try continued
            ?? Replay(
                replaying: household.recordedChanges(in: journal),
                lastEntry: Int64(journal.lastNumber))
        return (
            Slot(replay: current, number: journal.lastNumber), isWorthIt: !journal.entries.isEmpty
        )
    }
}
