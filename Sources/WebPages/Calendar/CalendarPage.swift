package import CivilDate
import CyclePipeline
package import HTML
import Messages

/// `/calendar`: months in one scroll, each day a link.
package struct CalendarPage: Page {
    private let months: CalendarMonths
    /// Whether the instruction for the first use lies over the months.
    private let isFirstUse: Bool

    package init(_ months: CalendarMonths, isFirstUse: Bool = false) {
        self.months = months
        self.isFirstUse = isFirstUse
    }

    private var person: PersonState { months.person }
    private var language: Language { person.language }
    private var words: WebCalendarMessages { language.webCalendar }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .calendar }
    package var scripts: [Asset.Name] {
        isFirstUse ? [.calendarScript, .zoneScript] : [.calendarScript]
    }
    package var overlay: HTML? { isFirstUse ? FirstUseOverlay(language: language).html : nil }

    package var body: HTML {
        div(.class("calendar")) {
            div(.id("side"), .class("side")) {
                CalendarLegend(months: months).html
                if months.showsFertility {
                    p(.class("small", "muted")) {
                        months.anyDay ?? language.calendar.notContraception
                    }
                }
            }
            div(.class("stack")) {
                way(to: months.earlier, words.earlier, id: "earlier")
                div(
                    .id("months"), .class("months"),
                    .data(DataName("data-entry"), String(person.lastEntry)),
                    .data(DataName("data-today"), person.today.description),
                    .data(DataName("data-count"), String(months.range.count))
                ) {
                    let (head, numbers) = (MonthTable.Head(person), numbers)
                    for month in months.months {
                        let table = MonthTable(
                            month: month.first, head: head, today: person.today,
                            cells: cells(of: month.days, numbers)
                        ).html
                        if isLate(month.first) { div(.class("late")) { table } } else { table }
                    }
                }
                way(to: months.later, words.later, id: "later")
            }
        }
    }

    /// Whether a phone draws a month one frame later, as it begins with this month and the next.
    private func isLate(_ month: Day) -> Bool {
        months.range == CalendarMonths.standard(for: person.today)
            && !MonthRange(from: person.today, count: 2).days.contains(month)
    }

    private func cells(of days: [CalendarDay], _ numbers: [String?]) -> [HTML] {
        guard let first = days.first?.day, let last = days.last?.day else { return [] }
        let dates = language.weekdaysAndDates(first...last, near: person.today)
        return days.indices.map { index in
            days[index].cell(
                dates[index], days[index].number.flatMap { numbers[$0] }, for: person)
        }
    }

    /// The days of the cycles that are shown, in words, by their numbers.
    private var numbers: [String?] {
        var numbers: [String?] = []
        for (_, days) in months.months {
            for index in days.indices {
                guard let number = days[index].number else { continue }
                while numbers.count <= number { numbers.append(nil) }
                if numbers[number] == nil { numbers[number] = words.dayOfCycle(number) }
            }
        }
        return numbers
    }

    /// A link to other months; nothing is left of it where there are none, but the place where it would be.
    private func way(to range: MonthRange?, _ text: String, id: String) -> HTML {
        p(.id(id), .class("row")) {
            if let range {
                a(.class("button"), .href(Self.path(to: range, today: person.today))) { text }
            }
            if !months.showsToday {
                a(.class("button"), .href(WebRoute.calendar.path(fragment: MonthTable.currentID))) {
                    words.toToday
                }
            }
        }
    }

    /// The address of some months, without the parts that are as they would be anyway.
    package static func path(to range: MonthRange, today: Day) -> Path {
        let standard = CalendarMonths.standard(for: today)
        if range == standard { return WebRoute.calendar.path }
        let month = String(range.first.description.prefix(7))
        return range.count == standard.count
            ? WebRoute.calendar.path(["from": month])
            : WebRoute.calendar.path(["from": month, "months": String(range.count)])
    }

    /// The address of the months that show a day, at the month of that day.
    package static func path(showing day: Day, today: Day) -> Path {
        let standard = CalendarMonths.standard(for: today)
        let fragment = MonthTable.id(of: day, today: today)
        if standard.days.contains(day) { return WebRoute.calendar.path(fragment: fragment) }
        let month = String(day.description.prefix(7))
        return WebRoute.calendar.path(["from": month], fragment: fragment)
    }
}
