import CycleModel
import Fuzzing

/// A journal entry's body is refused, or read as a change that is written and read again unchanged.
@main
enum FuzzJournal {
    static func main() {
        fuzz { body in
            guard let change = try? JournalCodec.decode(body) else { return }
            let again = try? JournalCodec.decode(JournalCodec.encode(change))
            precondition(again == change, "a change is not what it was before it was written")
            _ = Journal(replaying: [JournalEntry(number: 1, change: change)])
        }
    }
}
