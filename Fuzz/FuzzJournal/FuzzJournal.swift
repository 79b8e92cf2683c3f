import CycleModel
import Fuzzing

/// A journal entry's body is refused, or read as a change that is written and read again unchanged
/// and that a journal can be replayed with, erased before any day of it, and continued.
@main
enum FuzzJournal {
    static func main() {
        fuzz { body in
            guard let content = try? JournalCodec.decode(body) else { return }
            let again = try? JournalCodec.decode(JournalCodec.encode(content))
            precondition(again == content, "a change is not what it was before it was written")

            let changes = [
                JournalChange(number: 1, content: logged(on: today - 26)),
                JournalChange(number: 2, content: content),
                JournalChange(number: 3, content: logged(on: today)),
            ]
            let state = JournalState(replaying: changes)
            precondition(state.lastEntry == 3)
            let names = (1...12).compactMap { state.identities.ahead($0) }
            precondition(Set(names).count == names.count, "two cycles to come share a name")
            _ = Erasure(of: changes, before: today)
            _ = Erasure(of: changes, before: nil)
        }
    }

    /// 2026-11-20.
    private static let today = Day(number: 20_777)

    private static func logged(on day: Day) -> JournalChange.Content {
        .days([DayLog.Entry(day: day, record: DayRecord(flow: .medium))])
    }
}
