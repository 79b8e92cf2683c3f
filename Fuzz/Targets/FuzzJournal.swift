import CivilDate
import CycleModel
import ForecastSoundness

/// A journal entry's body is refused, or read as a change that is written and read again unchanged
/// and that a journal can be replayed with, forecast from, erased before any day of it, and continued.
enum FuzzJournal {
    static func check(_ body: [UInt8]) throws {
        guard let content = try? JournalCodec.decode(body) else { return }
        let again = try? JournalCodec.decode(JournalCodec.encode(content))
        try require(again == content, "a change is not what it was before it was written")

        let changes = [
            JournalChange(number: 1, content: logged(on: today - 26)),
            JournalChange(number: 2, content: content),
            JournalChange(number: 3, content: logged(on: today)),
        ]
        let state = JournalState(replaying: changes)
        try require(state.lastEntry == 3, "the last entry is another one")
        let names = (1...12).compactMap { state.identities.ahead($0) }
        try require(Set(names).count == names.count, "two cycles to come share a name")
        let forecast = Forecast(
            log: state.log, today: today, through: today + 365,
            circumstances: state.circumstances)
        try require(forecast.faults.isEmpty, forecast.faults.joined(separator: "; "))
        _ = Erasure(of: DaySpan(last: today), in: changes, today: today)
        _ = Erasure(of: DaySpan(first: today - 400), in: changes, today: today)
        _ = Erasure(ofAll: changes)
    }

    /// 2026-11-20.
    private static let today = Day(number: 20_777)

    private static func logged(on day: Day) -> JournalChange.Content {
        .days([DayLog.Entry(day: day, record: DayRecord(flow: .medium))])
    }
}
