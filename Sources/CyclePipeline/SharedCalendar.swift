package import CalendarModel
package import CivilDate
package import Messages

/// What the page of a feed shows: the days of its events, and nothing else of them.
///
/// It is made from the events and the options alone, so that the page can't say more than the calendar.
package struct SharedCalendar: Equatable, Sendable {
    package enum Mark: Sendable {
        case period, expectedPeriod, fertile
    }

    package let language: Language
    package let today: Day
    /// Those that the calendar covers from their first day to their last, a year at most.
    package let months: MonthRange
    /// Whose days they are, where the page may say it.
    package let name: String?
    /// Whether it was ended, and shows nothing any more.
    package let isBlank: Bool
    private let marks: [Day: Mark]

    /// - Parameter name: The person's; left out where the options don't let the page say it.
    package init(
        _ events: [CalendarEvent], _ options: CalendarOptions, on today: Day, name: String?
    ) {
        language = options.language
        self.today = today
        months = Self.months(options, around: today)
        isBlank = options.isBlank
        self.name = options.saysName && !options.isBlank ? name : nil
        marks = options.isBlank ? [:] : Self.marks(events, on: today)
    }

    package subscript(day: Day) -> Mark? { marks[day] }

    /// The marks of the months that are shown, in the order in which a legend explains them.
    package var used: [Mark] {
        let shown = Set(marks.lazy.filter { months.days.contains($0.key) }.map(\.value))
        return [.period, .expectedPeriod, .fertile].filter(shown.contains)
    }

    /// What is logged stands above what is expected of a period, and that above fertile days.
    private static func marks(_ events: [CalendarEvent], on today: Day) -> [Day: Mark] {
        var marks: [Day: Mark] = [:]
        for event in events where event.identity.kind == .fertile {
            for day in event.days { marks[day] = .fertile }
        }
        let periods = events.filter { $0.identity.kind == .period }
        for event in periods where event.status == .tentative {
            for day in event.days { marks[day] = .expectedPeriod }
        }
        for event in periods where event.status == .confirmed {
            // A period that is running goes on to the end that is expected of it.
            for day in event.days { marks[day] = day <= today ? .period : .expectedPeriod }
        }
        return marks
    }

    private static let mostMonths = 12
    private static let mostMonthsBack = 6

    private static func months(_ options: CalendarOptions, around today: Day) -> MonthRange {
        let current = MonthRange(from: today, count: 1).first
        let since = today.advanced(byMonths: -min(options.past, mostMonthsBack))
        let month = MonthRange(from: since, count: 1).first
        // Of a month that is cut, days without a mark would look like days without a period.
        let first = min(month == since ? month : month.advanced(byMonths: 1), current)
        let (start, now) = (first.civil, today.civil)
        let back = (now.year - start.year) * 12 + now.month - start.month
        return MonthRange(from: first, count: min(back + options.months, mostMonths))
    }
}

extension CalendarSnapshot {
    /// What its page shows.
    ///
    /// - Parameter name: The person's.
    package func shared(name: String?) -> SharedCalendar {
        SharedCalendar(events, options, on: person.today, name: name)
    }
}
