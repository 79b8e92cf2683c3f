import CycleModel
import CyclePipeline
import CycleServer
import LogStore

/// Writing to the journal.
extension Context {
    /// Appends what `plan` makes of the person's state, with nobody writing in between.
    ///
    /// - Parameter plan: Called again where another program wrote meanwhile.
    /// - Returns: The person as the change was planned on them, and as they are now.
    @discardableResult
    func change(
        _ mode: LogStore.Mode = .readWriteCreate,
        _ plan: (PersonState) throws -> [JournalChange.Content]
    ) throws -> (before: PersonState, after: PersonState) {
        let store = try openStore(mode)
        let person = try personToWrite(in: store)
        return try change(person, in: store, plan)
    }

    @discardableResult
    func change(
        _ person: Person, in store: LogStore,
        _ plan: (PersonState) throws -> [JournalChange.Content]
    ) throws -> (before: PersonState, after: PersonState) {
        let writer = JournalWriter(store, for: person.id, from: .commandLine)
        let before = try writer.write {
            subject(state: try state(of: person, in: store), of: person)
        } plan: { state in
            JournalDraft(try plan(state), answer: ())
        }.basis
        return (before, subject(state: try state(of: person, in: store), of: person))
    }
}
