package import CalendarModel
package import CivilDate
import CycleModel
package import Messages

/// What the page of a feed shows: the days of its events, and nothing else of them.
///
/// It is made from the events and the options alone, and where fertile days are shown from the days of which nobody can
/// say it: a day without a mark would look like one that is not fertile.
package struct SharedCalendar: Equatable, Sendable {
    package enum Mark: Sendable {
        case period, expectedPeriod, fertile
        /// Nobody can say whether it is.
        case maybeFertile
    }

    package let language: Language
    package let today: Day
    /// Those that the calendar covers from their first day to their last, a year at most.
    package let months: MonthRange
    /// Whose days they are, where the page may say it.
    package let name: String?
    /// Whether it was ended, and shows nothing any more.
    package let isBlank: Bool
    /// Whether fertile days are among what it shows, if there are any.
    package let showsFertility: Bool
    private let marks: [Day: Mark]

    /// - Parameters:
    ///   - unknown: The days of which nobody can say whether they are fertile; empty where no fertile days are shown.
    ///   - showsFertility: Whether fertile days are among what the calendar holds.
    ///   - name: The person's; left out where the options don't let the page say it.
    package init(
        _ events: [CalendarEvent], unknown: [ClosedRange<Day>], showsFertility: Bool,
        _ options: CalendarOptions, on today: Day, name: String?
    ) {
        language = options.language
        self.today = today
        months = Self.months(options, around: today)
        isBlank = options.isBlank
        self.name = options.saysName && !options.isBlank ? name : nil
        self.showsFertility = showsFertility && !options.isBlank
        marks = options.isBlank ? [:] : Self.marks(events, unknown: unknown, on: today)
    }

    package subscript(day: Day) -> Mark? { marks[day] }

    /// The marks of the months that are shown, in the order in which a legend explains them.
    package var used: [Mark] {
        let shown = Set(marks.lazy.filter { months.days.contains($0.key) }.map(\.value))
        return [.period, .expectedPeriod, .fertile, .maybeFertile].filter(shown.contains)
    }

    /// What is logged stands above what is expected of a period, and that above fertile days and those that may be.
    private static func marks(
        _ events: [CalendarEvent], unknown: [ClosedRange<Day>], on today: Day
    ) -> [Day: Mark] {
        var marks: [Day: Mark] = [:]
        for day in unknown.joined() { marks[day] = .maybeFertile }
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
        let showsFertility = publishing.kinds.contains(.fertile)
        return SharedCalendar(
            events, unknown: showsFertility ? forecast.unknownFertility : [],
            showsFertility: showsFertility, options, on: person.today, name: name)
    }
}
