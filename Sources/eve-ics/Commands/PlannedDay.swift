import CivilDate
import CommandLineInterface

/// A day that a person plans with, which only the command can read: it knows today.
enum PlannedDay: Equatable, Sendable {
    case today, yesterday, tomorrow
    case date(Day)

    /// Reads a date in one of these years, or a word for one.
    init?(_ word: String, years: ClosedRange<Int>) {
        switch word.lowercased() {
        case "today": self = .today
        case "yesterday": self = .yesterday
        case "tomorrow": self = .tomorrow
        default:
            guard let day = Day(word), years.contains(day.civil.year) else { return nil }
            self = .date(day)
        }
    }

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
            read: { PlannedDay($0, years: 1900...2899) },
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
