package import CivilDate
import CycleModel
package import CyclePipeline
import CycleViews
package import HTML
import Messages

/// `/first-use`: the days of the last three months as circles, of which the person chooses those of periods.
package struct FirstUsePage: Page {
    private let person: PersonState
    /// What a form had chosen that could not be taken.
    private let chosen: Set<Day>
    private let problem: String?
    private let typed: TypedForm

    package init(
        _ person: PersonState, chosen: Set<Day> = [], problem: String? = nil,
        typed: TypedForm = TypedForm()
    ) {
        self.person = person
        self.chosen = chosen
        self.problem = problem
        self.typed = typed
    }

    /// The days that can be chosen, up to today.
    package static func days(for person: PersonState) -> ClosedRange<Day> {
        let first = person.today - 90
        return max(first, person.firstKeptDay ?? first)...person.today
    }

    private var language: Language { person.language }
    private var words: WebFirstUseMessages { language.webFirstUse }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .calendar }
    package var scripts: [Asset.Name] { [.zoneScript] }

    @HTMLBuilder package var body: HTML {
        p(.id("choose")) { words.tapDays }
        form(.method("post"), .action(WebRoute.firstUse.path), .class("stack"), .id("first-use")) {
            input(.type("hidden"), .name("action"), .value("log"))
            ZoneField().html
            input(.type("hidden"), .name("entry"), .value(String(person.lastEntry)))
            if let problem { p(.class("error"), .id("problem"), .role("alert")) { problem } }
            div(.class("months")) {
                let days = Self.days(for: person)
                let first = MonthRange(from: days.lowerBound, count: 1).first
                let months = MonthRange(from: first, count: 5).months
                for month in months where month <= days.upperBound { circles(of: month, days) }
            }
            // Nothing else is worth as much in the first months.
            if FirstAnswers(person).needsUsualLength {
                FormFields(typed: typed).line(
                    Settings.Key.usualLength.rawValue, language.starting.howLong,
                    person.settings[.usualLength] ?? "", type: "number",
                    hint: language.webSettings.usualLengthHint,
                    min: "\(Settings.usualLengths.lowerBound)",
                    max: "\(Settings.usualLengths.upperBound)")
            }
            div(.class("row", "sticky")) {
                button(.class("primary"), .type("submit")) { words.showForecast }
                a(.class("button"), .href(WebRoute.calendar.path)) { words.skip }
            }
        }
    }

    private func circles(of month: Day, _ days: ClosedRange<Day>) -> HTML {
        let date = month.civil
        let count = Day.daysInMonth(date.month, year: date.year)
        return MonthTable(
            month: month, head: MonthTable.Head(person), today: person.today,
            cells: (0..<count).map { circle(month + $0, isOffered: days.contains(month + $0)) }
        ).html
    }

    /// A day to be chosen; one that is logged already is shown as such, and one that can't be is only a number.
    private func circle(_ day: Day, isOffered: Bool) -> HTML {
        let number = String(day.civil.day)
        let isLogged = person.log[day].isPeriodDay
        guard isOffered, !isLogged else {
            return isLogged
                ? span(.class("day", "logged")) { number }
                : span(.class("day", "muted")) { number }
        }
        return label(.class("day", "circle")) {
            input(
                .type("checkbox"), .name("day"), .value(day.description),
                .checked(chosen.contains(day)),
                .ariaCurrent(day == person.today ? "date" : nil),
                .ariaLabel(language.weekdayAndDate(day, near: person.today)))
            span(.ariaHidden()) { number }
        }
    }
}
