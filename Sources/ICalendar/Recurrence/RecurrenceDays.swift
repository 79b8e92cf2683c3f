import CivilDate

/// Whether a rule falls on a day: what it says of dates, with what its start says where it is silent.
///
/// Whether the lists of RFC 5545 3.3.10 add days to a period or take some out of it, what is left are those
/// days of the period that fulfil all of them.
struct RecurrenceDays: Sendable {
    private let months: NumberSet
    private var monthDays: SignedNumberSet
    private let yearDays: SignedNumberSet
    private let weeks: SignedNumberSet
    private var weekdays: WeekdaySet
    /// Numbered weekdays count within the month, not within the year.
    private let countsInMonth: Bool
    private let weekStart: Int

    /// Whole months in which there is no such day.
    func skips(month: Int) -> Bool { !months.isEmpty && !months.contains(month) }

    init(_ rule: RecurrenceRule, from start: Day) {
        weekStart = rule.lists.weekStart
        yearDays = rule.lists.yearDays
        weeks = rule.lists.weeks
        monthDays = rule.lists.monthDays
        weekdays = rule.lists.weekdays
        countsInMonth = rule.frequency != .yearly || !rule.lists.months.isEmpty
        var months = rule.lists.months
        let hasDays = !monthDays.isEmpty || !weekdays.isEmpty || !yearDays.isEmpty
        switch rule.frequency {
        case .yearly where !hasDays && !weeks.isEmpty: weekdays.insert(start.weekday)
        case .yearly where !hasDays:
            if months.isEmpty { months.insert(start.civil.month) }
            monthDays.insert(start.civil.day)
        case .monthly where !hasDays: monthDays.insert(start.civil.day)
        case .weekly where weekdays.isEmpty: weekdays.insert(start.weekday)
        default: break
        }
        self.months = months
    }

    func contains(_ day: Day) -> Bool {
        let date = day.civil
        guard months.isEmpty || months.contains(date.month) else { return false }
        let monthLength = Day.daysInMonth(date.month, year: date.year)
        guard monthDays.isEmpty || monthDays.contains(date.day, of: monthLength) else {
            return false
        }
        guard !yearDays.isEmpty || !weeks.isEmpty || !weekdays.isEmpty else { return true }
        let yearLength = Day.daysInMonth(2, year: date.year) + 337
        let yearDay = day - Day.first(of: date.year) + 1
        guard yearDays.isEmpty || yearDays.contains(yearDay, of: yearLength) else { return false }
        guard weeks.isEmpty || isInWeek(day, year: date.year) else { return false }
        guard !weekdays.isEmpty else { return true }
        return weekdays.contains(
            day.weekday, number: countsInMonth ? date.day : yearDay,
            of: countsInMonth ? monthLength : yearLength)
    }

    /// Weeks are numbered as in ISO 8601, but from any weekday: the first has at least four days of its year.
    private func isInWeek(_ day: Day, year: Int) -> Bool {
        var first = firstWeek(of: year)
        var next = firstWeek(of: year + 1)
        if day < first {
            (first, next) = (firstWeek(of: year - 1), first)
        } else if day >= next {
            (first, next) = (next, firstWeek(of: year + 2))
        }
        return weeks.contains((day - first) / 7 + 1, of: (next - first) / 7)
    }

    private func firstWeek(of year: Int) -> Day {
        (Day.first(of: year) + 3).startOfWeek(weekStart)
    }
}

extension Day {
    /// 1 January, of any year.
    static func first(of year: Int) -> Day {
        let before = year - 1
        let leapDays =
            before.floorDivided(by: 4) - before.floorDivided(by: 100)
            + before.floorDivided(by: 400)
        return Day(number: Int32(clamping: 365 * before + leapDays - 719_162))
    }

    /// - Parameter weekday: 1 for Monday to 7 for Sunday.
    func startOfWeek(_ weekday: Int) -> Day { self - (self.weekday - weekday + 7) % 7 }
}

extension Int {
    /// Rounded down, of negative numbers too.
    func floorDivided(by divisor: Int) -> Int {
        let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? quotient - 1 : quotient
    }
}
