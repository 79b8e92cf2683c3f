package import CivilDate
import CycleModel
package import CyclePipeline
import CycleViews
import Messages

/// What some months show of a person: the log and the forecast, day by day.
package struct CalendarMonths: Sendable {
    package let person: PersonState
    package let range: MonthRange
    /// Each month with its days, in their order.
    let months: [(first: Day, days: [CalendarDay])]
    /// What the legend explains: only what is there.
    let used: Used

    struct Used: Sendable {
        fileprivate(set) var marks: [DayMark] = []
        fileprivate(set) var signs: [CalendarDay.Sign] = []
        fileprivate(set) var hasStrength = false
    }

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
        let forecast = person.forecast(months: max(0, ahead))
        let marks = person.dayMarks(forecast, in: range.days)
        anyDay = marks.contains(.unknown) ? ForecastText(forecast, person.language).anyDay : nil
        months = range.months.map { ($0, Self.days(ofMonth: $0, marks, of: person)) }
        used = Self.used(months.map(\.days), marks)
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
    var showsFertility: Bool { used.marks.contains(where: \.tellsFertility) }
    /// That fertile days are not shown, or only some, and why; `nil` where all are.
    let anyDay: String?

    private static func days(
        ofMonth first: Day, _ marks: DayMarks, of person: PersonState
    ) -> [CalendarDay] {
        let date = first.civil
        let last = first + (Day.daysInMonth(date.month, year: date.year) - 1)
        let (cycles, log, settings, today) = (
            person.cycles, person.log, person.settings, person.today
        )
        var next = (cycles.lastIndex { $0.start <= first } ?? -1) + 1
        return (first...last).map { day in
            if next < cycles.count, cycles[next].start == day { next += 1 }
            let isKnown = day <= today
            return CalendarDay(
                day: day, mark: marks[day],
                record: isKnown ? log.record(of: day).map(settings.shown) : nil,
                number: isKnown && next > 0 ? day - cycles[next - 1].start + 1 : nil,
                today: today)
        }
    }

    private static func used(_ months: [[CalendarDay]], _ marks: DayMarks) -> Used {
        var used = Used()
        used.marks = DayMark.allCases.filter(marks.contains)
        for day in months.joined() {
            for sign in day.signs where !used.signs.contains(sign) { used.signs.append(sign) }
            if day.strength != nil { used.hasStrength = true }
        }
        used.signs.sort { $0.rawValue < $1.rawValue }
        return used
    }
}
