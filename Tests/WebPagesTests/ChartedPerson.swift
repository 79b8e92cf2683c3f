import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import ICalendar
import Messages

/// Somebody with nine periods, temperatures, symptoms and a pill, on 20 November 2026.
enum ChartedPerson {
    static let today = Day(number: 20_777)
    static let starts = (0..<9).map { today - 234 + 28 * $0 + ($0 > 4 ? 3 : 0) }

    private static let naming = EventNaming { message in
        (0..<32).map { UInt8(truncatingIfNeeded: message.count &+ $0) }
    }
    private static let zones = ZoneDatabase(system: LocalTime { _ in 0 }) { _ in nil }

    static func entry(_ day: Day, _ fill: (inout DayRecord) -> Void) -> DayLog.Entry {
        var record = DayRecord()
        fill(&record)
        return DayLog.Entry(day: day, record: record)
    }

    private static func periods() -> [DayLog.Entry] {
        let flows: [Flow] = [.medium, .heavy, .medium, .light, .light]
        return starts.flatMap { start in
            flows.enumerated().map { number, flow in
                entry(start + number) {
                    $0.flow = flow
                    if number < 2 { $0.symptoms = ["cramps"] }
                }
            }
        }
    }

    private static func temperatures() -> [DayLog.Entry] {
        let low = [3630, 3625, 3635, 3630, 3620, 3635, 3670, 3675, 3680]
        return starts.dropLast().suffix(3).flatMap { start in
            low.enumerated().map { number, reading in
                entry(start + 8 + number) {
                    $0.temperature = Temperature(centidegrees: reading)
                    $0.symptoms = number == 0 ? ["<b>ache</b> & \"more\""] : []
                    $0.moods = ["calm"]
                    $0.weight = Weight(grams: 61_000 + 100 * number)
                    $0.lh = number == 5 ? .positive : nil
                    $0.note = number == 1 ? "Only for <me>." : nil
                }
            }
        }
    }

    static func state(
        _ settings: [String: String] = [:], language: Language = .english, pill: Bool = false,
        log: [DayLog.Entry]? = nil, _ more: [JournalChange.Content] = []
    ) throws -> PersonState {
        var days = DayLog(log ?? periods() + temperatures())
        var contents = settings.map { JournalChange.Content.setting(key: $0.key, value: $0.value) }
        if pill {
            var contraception = Contraception()
            try contraception.add(try Contraceptive(text: "pill 21+7"), on: today - 20)
            contents.append(.contraception(contraception))
            for day in 1..<20 {
                days[today - day].dose = day == 4 ? .skipped : day == 5 ? .late : .taken
            }
        }
        contents += more + [.days(days.entries)]
        let journal = contents.enumerated().map { index, content in
            JournalChange(number: Int64(index + 1), content: content)
        }
        var state = PersonState(
            JournalState(replaying: journal), naming: naming, moment: Moment(startOf: today),
            zones: zones)
        state.language = language
        return state
    }
}
