import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline

/// A person on 20 November 2026, by a clock that is always UTC, with what their journal says.
enum SamplePerson {
    static let today = Day(number: 20_777)

    static let naming = EventNaming { message in
        (0..<4).flatMap { start in
            let hash = message.reduce(UInt64(14_695_981_039_346_656_037) &+ UInt64(start)) {
                ($0 ^ UInt64($1)) &* 1_099_511_628_211
            }
            return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (56 - 8 * $0)) }
        }
    }
    static let zones = ZoneDatabase(system: LocalTime { _ in 0 }) { _ in nil }

    /// - Parameter moment: `nil` for the beginning of the day.
    static func state(
        _ changes: [JournalChange.Content], at moment: Int64? = nil
    ) -> PersonState {
        let journal = changes.enumerated().map { index, content in
            JournalChange(number: Int64(index + 1), content: content)
        }
        return PersonState(
            JournalState(replaying: journal), naming: naming,
            moment: moment.map { Moment(seconds: $0, day: zones.system.day(at: $0)) }
                ?? Moment(startOf: today), zones: zones)
    }

    static func entry(_ day: Day, _ fill: (inout DayRecord) -> Void) -> DayLog.Entry {
        var record = DayRecord()
        fill(&record)
        return DayLog.Entry(day: day, record: record)
    }

    /// Five days of a period from each of these days on.
    static func periods(_ starts: [Day]) -> JournalChange.Content {
        .days(starts.flatMap { start in (0..<5).map { entry(start + $0) { $0.flow = .medium } } })
    }
}
