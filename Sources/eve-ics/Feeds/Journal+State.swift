import CivilDate
import CycleModel
import LogStore

extension Journal {
    /// What her entries make of her log and settings.
    ///
    /// - Parameter path: The store's, for an error to name.
    func state(path: String) throws -> JournalState {
        JournalState(replaying: try changes(path: path), lastEntry: Int64(lastNumber))
    }

    func changes(path: String) throws -> [JournalChange] {
        var changes: [JournalChange] = []
        changes.reserveCapacity(entries.count)
        for entry in entries {
            do {
                changes.append(
                    JournalChange(
                        number: Int64(entry.number), content: try JournalCodec.decode(entry.body)))
            } catch {
                throw ToolError.io(
                    "\(path): entry \(entry.number) of the journal cannot be read",
                    advice: "a newer eve-ics may have written it; update the program")
            }
        }
        return changes
    }
}
