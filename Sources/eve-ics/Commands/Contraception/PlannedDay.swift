import CivilDate
import CommandLineInterface

/// A day that a person plans with, which only the command can read: it knows today.
enum PlannedDay: Equatable, Sendable {
    case today, yesterday, tomorrow
    case date(Day)

    func day(today: Day) -> Day {
        switch self {
        case .today: today
        case .yesterday: today - 1
        case .tomorrow: today + 1
        case .date(let day): day
        }
    }
}

extension ValueFormat where Value == PlannedDay {
    /// A date in the years in which a calendar can be made, or a word for one.
    static var plannedDay: ValueFormat {
        ValueFormat(
            "DATE",
            expectation:
                "today, yesterday, tomorrow or a date from 1900 to 2899 such as 2026-11-20",
            completion: .words(["today", "yesterday", "tomorrow"]),
            read: { word in
                switch word.lowercased() {
                case "today": .today
                case "yesterday": .yesterday
                case "tomorrow": .tomorrow
                default:
                    Day(word).flatMap {
                        (1900...2899).contains($0.civil.year) ? .date($0) : nil
                    }
                }
            },
            write: { day in
                switch day {
                case .today: "today"
                case .yesterday: "yesterday"
                case .tomorrow: "tomorrow"
                case .date(let day): day.description
                }
            })
    }
}
