import CivilDate
package import CycleAlarms
package import CyclePipeline
package import HTML
import Messages

/// `/plan`: everything that is to come, in order.
package struct PlanPage: Page {
    private let person: PersonState
    private let agenda: Agenda
    private let heads: [Head]

    /// The beginning of a list that has a page of its own.
    package struct Head: Sendable {
        let route: WebRoute
        let rows: [PlannerListPage.Row]

        package init(_ route: WebRoute, _ rows: [PlannerListPage.Row]) {
            self.route = route
            self.rows = rows
        }

        /// Rows of each.
        package static let most = 3
    }

    /// Days that are shown, with today.
    package static let days = 14

    package init(_ person: PersonState, _ agenda: Agenda, heads: [Head]) {
        self.person = person
        self.agenda = agenda
        self.heads = heads
    }

    package var title: String { language.webFrame.plan }
    package var place: PageFrame.Place? { .plan }
    private var language: Language { person.language }

    package var body: HTML {
        div(.class("row")) {
            for (route, text) in places { a(.class("button"), .href(route.path)) { text } }
        }
        if agenda.days.isEmpty { p { language.alarms.nothingAhead(days: Self.days) } }
        for day in agenda.days {
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
        for head in heads where !head.rows.isEmpty {
            section {
                h2 {
                    a(.href(head.route.path)) {
                        places.first { $0.route == head.route }?.text ?? ""
                    }
                }
                ul(.class("rows")) { for row in head.rows { row.html } }
            }
        }
    }

    /// The pages of all that is planned, in the order of their links.
    private var places: [(route: WebRoute, text: String)] {
        [
            (.alarms, language.webAlarms.title),
            (.todos, language.planner.todos),
            (.notes, language.planner.notes),
            (.calendars, language.webPlanner.calendars),
            (.timer, language.webTimer.title),
            (.cards, language.planner.cards),
        ]
    }

    private func row(_ item: Agenda.Item) -> HTML {
        div {
            span(.class("muted", "number")) { item.timeText(in: language) }
            span(.dir("auto")) { item.title }
            if let days = item.days {
                span(.class("muted")) { language.dates(days, near: person.today) }
            }
        }
    }
}
