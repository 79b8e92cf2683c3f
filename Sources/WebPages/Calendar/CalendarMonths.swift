package import CivilDate
import CycleModel
package import CyclePipeline
import Messages

/// What some months show of a person: the log and the forecast, day by day.
package struct CalendarMonths: Sendable {
    package let person: PersonState
    package let range: MonthRange
    private let marks: [Day: DayMark]

    /// Three months back, the one of today and three ahead: what is there at first.
    package static func standard(for today: Day) -> MonthRange {
        MonthRange(from: today.advanced(byMonths: -3), count: 7)
    }

    /// More would be a page too long to be looked at.
    package static let mostMonths = 24

    package init(_ person: PersonState, _ range: MonthRange? = nil) {
        self.person = person
        let range = range ?? Self.standard(for: person.today)
        self.range = range
        let (last, now) = (range.days.upperBound.civil, person.today.civil)
        let ahead = (last.year - now.year) * 12 + last.month - now.month + 1
        marks = person.dayMarks(person.forecast(months: max(0, ahead)), in: range.days)
    }

    /// The days for which there is a page: from the first that a log can hold to the last that is forecast.
    package static func days(around today: Day) -> ClosedRange<Day> {
        PlainLog.firstDay...(today + DayExplanation.farthest)
    }

    /// The months before those shown; `nil` where no log reaches.
    var earlier: MonthRange? { moved(by: 1 - range.count) }

    /// The months after those shown; `nil` where nothing is forecast.
    var later: MonthRange? { moved(by: range.count - 1) }

    /// With a month that both show, so that one sees where one is.
    private func moved(by months: Int) -> MonthRange? {
        let moved = MonthRange(
            from: range.first.advanced(byMonths: months == 0 ? 1 : months), count: range.count)
        let days = Self.days(around: person.today)
        return days.contains(moved.days.lowerBound) && days.contains(moved.days.upperBound)
            ? moved : nil
    }

    var showsToday: Bool { range.days.contains(person.today) }

    /// Whether some day that is shown is marked as fertile.
    var showsFertility: Bool {
        range.days.contains { marks[$0] == .fertile || marks[$0] == .ovulation }
    }

    /// The days of a month, in their order.
    func days(ofMonth first: Day) -> [CalendarDay] {
        let date = first.civil
        let last = first + (Day.daysInMonth(date.month, year: date.year) - 1)
        var cycle = person.cycles.lastIndex { $0.start <= first }
        return (first...last).map { day in
            let next = cycle.map { $0 + 1 } ?? 0
            if next < person.cycles.count, person.cycles[next].start == day { cycle = next }
            let start = day <= person.today ? cycle.map { person.cycles[$0].start } : nil
            return CalendarDay(
                day: day, mark: marks[day], record: record(on: day),
                number: start.map { day - $0 + 1 }, today: person.today)
        }
    }

    private func record(on day: Day) -> DayRecord {
        day <= person.today ? person.settings.shown(person.log[day]) : DayRecord()
    }

    /// What the legend explains: only what is there.
    var used: (marks: [DayMark], signs: [CalendarDay.Sign], hasStrength: Bool) {
        let days = range.months.flatMap(days(ofMonth:))
        return (
            DayMark.allCases.filter { mark in days.contains { $0.mark == mark } },
            CalendarDay.Sign.allCases.filter { sign in days.contains { $0.signs.contains(sign) } },
            days.contains { $0.strength != nil }
        )
    }
}
