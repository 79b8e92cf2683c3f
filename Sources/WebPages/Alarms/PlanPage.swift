import CivilDate
package import CyclePipeline
package import HTML
import Messages

/// `/plan`: everything that is to come, in order.
package struct PlanPage: Page {
    private let person: PersonState
    private let agenda: Agenda

    /// Days that are shown, with today.
    package static let days = 14

    package init(_ person: PersonState, _ agenda: Agenda) {
        self.person = person
        self.agenda = agenda
    }

    package var title: String { language.webFrame.plan }
    package var place: PageFrame.Place? { .plan }
    private var language: Language { person.language }

    package var body: HTML {
        div(.class("row")) {
            a(.class("button"), .href(WebRoute.alarms.path)) { language.webAlarms.title }
            a(.class("button"), .href(WebRoute.timer.path)) { language.webTimer.title }
            a(.class("button"), .href(WebRoute.cards.path)) { language.planner.cards }
        }
        let days = Set(agenda.items.map(\.day)).sorted()
        if days.isEmpty { p { language.alarms.nothingAhead(days: Self.days) } }
        for day in days {
            section {
                h2 { language.weekdayAndDate(day, near: person.today) }
                ul(.class("rows")) {
                    for item in agenda.items(on: day) { li { row(item) } }
                }
            }
        }
        if agenda.isCut { p { language.alarms.cut } }
        if agenda.items.contains(where: { $0.source == .cycle }), !person.settings.hidesFertility {
            p(.class("muted")) { language.calendar.notContraception }
        }
    }

    private func row(_ item: Agenda.Item) -> HTML {
        div {
            span(.class("muted", "number")) {
                item.minuteOfDay.map(language.time) ?? language.alarms.allDay
            }
            span { item.title }
            if let days = item.days {
                span(.class("muted")) { language.dates(days, near: person.today) }
            }
        }
    }
}
