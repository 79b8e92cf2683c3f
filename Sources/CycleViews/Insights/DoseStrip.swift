package import CivilDate
package import CycleModel
package import CyclePipeline

/// What was recorded of the doses of the last twelve weeks, day by day.
package struct DoseStrip: Sendable {
    package enum Mark: String, CaseIterable, Sendable {
        case taken, late, skipped
        /// A dose was due and nothing is recorded.
        case unrecorded
        /// A dose is due today and not yet recorded.
        case due
        /// No dose with a hormone was due.
        case nothing
        /// Still to come.
        case future
    }

    /// Of several doses on a day the least well taken one counts.
    package let weeks: [[(day: Day, mark: Mark)]]
    /// The same doses, counted.
    package let adherence: Adherence

    package static let weekCount = 12

    /// - Parameter last: The strip ends with this day's week.
    /// - Returns: `nil` where no dose was due.
    package init?(_ person: PersonState, through last: Day) {
        let first = person.settings.firstWeekday(in: person.language)
        let last = min(last, person.today)
        let start = last - (last.weekday - first + 7) % 7 - 7 * (Self.weekCount - 1)
        let contraception = person.circumstances.contraception
        let log = person.log.through(person.today)
        adherence = contraception.adherence(from: start, through: last, log: log)
        guard adherence.due > 0 else { return nil }
        var marks: [Day: Mark] = [:]
        for dose in contraception.hormoneDoses(from: start, through: last, log: log) {
            let mark: Mark =
                switch dose.taking {
                case .taken: .taken
                case .late: .late
                case .skipped: .skipped
                case nil: dose.day == person.today ? .due : .unrecorded
                }
            marks[dose.day] = max(marks[dose.day] ?? mark, mark)
        }
        weeks = (0..<Self.weekCount).map { week in
            (0..<7).map { weekday in
                let day = start + (7 * week + weekday)
                return (day, day > last ? .future : marks[day] ?? .nothing)
            }
        }
    }
}

extension DoseStrip.Mark: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .nothing, .future: 0
        case .taken: 1
        case .late: 2
        case .due: 3
        case .unrecorded: 4
        case .skipped: 5
        }
    }
}
