import CycleModel
import LogStore

/// Writing to the journal.
extension Context {
    /// Appends what `plan` makes of the person's journal as it is, with nobody writing in between.
    ///
    /// - Returns: The person as the change was planned on them, and as they are now.
    func change(
        _ mode: LogStore.Mode = .readWriteCreate,
        _ plan: (Subject) throws -> [JournalChange.Content]
    ) throws -> (before: Subject, after: Subject) {
        let store = try openStore(mode)
        let person = try personToWrite(in: store)
        var before: Subject?
        try record(in: store, for: person) { (state, _) in
            let subject = subject(state: state, source: .store(store, person))
            before = subject
            return try plan(subject)
        }
        let after = subject(
            state: try state(of: person, in: store), source: .store(store, person))
        return (before ?? after, after)
    }

    /// Appends what `plan` makes of the journal as it is, with nobody writing in between.
    func record(
        in store: LogStore, for person: Person, origin: Origin = .commandLine,
        _ plan: (JournalState, Moment) throws -> [JournalChange.Content]
    ) throws {
        try record(in: store, for: person, origin: origin) { (state, moment, _) in
            try plan(state, moment)
        }
    }

    func record(
        in store: LogStore, for person: Person, origin: Origin = .commandLine,
        _ plan: (JournalState, Moment, [JournalEntry]) throws -> [JournalChange.Content]
    ) throws {
        do {
            try store.update(person.id) { journal in
                let state = try journal.state(path: store.path)
                let moment = moment(Settings(state.settings).timeZone)
                return try plan(state, moment, journal.entries).map {
                    NewEntry(
                        recorded: moment.seconds, origin: origin, body: JournalCodec.encode($0))
                }
            }
        } catch let error as ToolError {
            throw error
        } catch let error as StoreError {
            throw ToolError(error)
        } catch {
            throw ToolError.io("\(store.path): \(error)")
        }
    }
}
