package import CivilDate
package import CycleModel
package import CyclePipeline
import CycleViews
package import HTML
import Messages

/// `/calendar/DATE`: what was logged, what is expected and how sure that is, what had been forecast; + and −.
package struct DayPage: Page {
    /// A change that was not made, because the day is not what it was when the page was opened.
    package struct Conflict: Sendable {
        let then: DayRecord?
        let isAdding: Bool

        /// - Parameter then: What the day's record was; `nil` where the journal does not tell anymore.
        package init(then: DayRecord?, isAdding: Bool) {
            self.then = then
            self.isAdding = isAdding
        }
    }

    private let day: Day
    private let person: PersonState
    private let explanation: DayExplanation
    private let conflict: Conflict?
    private let problem: String?

    package init(
        _ day: Day, _ person: PersonState, conflict: Conflict? = nil, problem: String? = nil
    ) {
        self.day = day
        self.person = person
        self.conflict = conflict
        self.problem = problem
        explanation = DayExplanation(day, person)
    }

    private var language: Language { person.language }
    private var words: WebCalendarMessages { language.webCalendar }

    package var title: String { explanation.title }
    package var windowTitle: String {
        conflict == nil ? title : "\(language.webFaults.changedTitle) – \(title)"
    }
    package var place: PageFrame.Place? { .calendar }

    package var body: HTML {
        section(
            .id("day-panel"), .class("panel"), .data(DataName("data-day"), day.description)
        ) {
            if let problem { p(.class("warning"), .role("alert")) { problem } }
            if let conflict { choice(conflict) }
            for sentence in sentences { p { sentence } }
            note
            picture
            if day <= person.today {
                div(.class("row")) {
                    if conflict == nil { toggle }
                    a(.class("button"), .href(WebRoute.log(day).path)) { words.logMore }
                }
            } else if problem == nil {
                p(.class("muted")) { words.futureDay }
            }
            steps
        }
    }

    private var sentences: [String] {
        explanation.past(tellsFertilityThen: false) + explanation.future
    }

    @HTMLBuilder private var note: HTML {
        let lines = explanation.noteLines
        if !lines.isEmpty {
            h3 { words.note }
            pre { lines.joined(separator: "\n") }
        }
    }

    /// The light drawing and line of a fertile day, for who wants them.
    @HTMLBuilder private var picture: HTML {
        if person.settings.showsCheerfulPictures, let window = explanation.expected?.window {
            CheerfulPicture(of: window.days.lowerBound).html(in: language)
            p(.class("muted")) { language.cheer.line(from: window.days.lowerBound) }
        }
    }

    // MARK: + and −

    private var toggle: HTML {
        let isLogged = person.log[day].isPeriodDay
        return form(.method("post"), .action(WebRoute.day(day).path)) {
            input(.type("hidden"), .name("entry"), .value(String(person.lastEntry)))
            button(
                .id("toggle"), .class("toggle"), .type("submit"), .name("action"),
                .value(Self.word(isAdding: !isLogged)), .ariaPressed(isLogged),
                .data(DataName("data-key"), isLogged ? "-" : "+")
            ) {
                span(.class("round"), .ariaHidden()) { isLogged ? "−" : "+" }
                span { words.periodDay }
            }
        }
    }

    /// What the form calls its two actions.
    package static func word(isAdding: Bool) -> String { isAdding ? "add" : "remove" }

    @HTMLBuilder private func choice(_ conflict: Conflict) -> HTML {
        p(.class("warning"), .role("alert")) { words.changedMeanwhile }
        dl {
            if let then = conflict.then {
                dt { words.whenOpened }
                dd { said(then) }
            }
            dt { words.now }
            dd { said(person.log[day]) }
        }
        form(.method("post"), .action(WebRoute.day(day).path), .class("row")) {
            input(.type("hidden"), .name("entry"), .value(String(person.lastEntry)))
            button(
                .type("submit"), .name("action"), .value(Self.word(isAdding: conflict.isAdding))
            ) { conflict.isAdding ? words.logAnyway : words.removeAnyway }
            a(.class("button"), .href(WebRoute.day(day).path)) { words.keepNow }
        }
    }

    private func said(_ record: DayRecord) -> String {
        let items = RecordText.words(record, for: person)
        return items.isEmpty ? language.days.nothingLogged : language.days.logged(items)
    }

    // MARK: Ways on

    private var steps: HTML {
        let days = CalendarMonths.days(around: person.today)
        return div(.class("row", "step")) {
            if days.contains(day - 1) {
                a(.class("button"), .id("previous"), .href(WebRoute.day(day - 1).path)) {
                    words.previousDay
                }
            }
            if days.contains(day + 1) {
                a(.class("button"), .id("next"), .href(WebRoute.day(day + 1).path)) {
                    words.nextDay
                }
            }
            a(
                .class("button"), .data(DataName("data-close")),
                .href(CalendarPage.path(showing: day, today: person.today))
            ) { words.backToMonths }
        }
    }
}
