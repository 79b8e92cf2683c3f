import CalendarModel
import CivilDate
import CycleModel
package import CyclePipeline
package import CycleViews
package import HTML
import Messages

/// What a change of a method comes to in the next four weeks, before it is saved.
package struct ContraceptionPreviewPage: Page {
    private let person: PersonState
    private let change: CourseChange
    private let typed: [(name: String, value: String)]

    /// - Parameter typed: The form, which is sent again to save it.
    package init(
        _ change: CourseChange, of person: PersonState, typed: [(name: String, value: String)]
    ) {
        self.change = change
        self.person = person
        self.typed = typed
    }

    package var title: String { words.preview }
    package var place: PageFrame.Place? { .settings }
    private var language: Language { person.language }
    private var words: WebContraceptionMessages { language.webContraception }

    private static let days = 28

    /// What a form for a change sends.
    private static let fields: Set = [
        "entry", "change", "course", "method", "other", "date", "number", "at", "lead", "end",
    ]

    /// The person had this been saved.
    private var after: PersonState {
        var circumstances = person.circumstances
        circumstances.contraception = change.contraception
        return person.with(person.log, circumstances)
    }

    package var body: HTML {
        p(.class("notice")) { words.notSavedYet }
        for line in change.sentences(after, namesCommands: false) { p { line } }
        list(of: after.doses(through: person.today + (Self.days - 1)))
        form(.method("post"), .action(WebRoute.contraception.path)) {
            for pair in typed where Self.fields.contains(pair.name) {
                input(.type("hidden"), .name(pair.name), .value(pair.value))
            }
            div(.class("row")) {
                button(.class("primary"), .type("submit"), .name("do"), .value("save")) {
                    language.webSettings.save
                }
                button(.type("submit"), .name("do"), .value("edit")) { words.back }
            }
        }
    }

    private func list(of doses: [Dose]) -> HTML {
        let today = person.today
        let byDay = Dictionary(grouping: doses, by: \.day)
        return div(.class("scroll")) {
            table {
                caption { words.previewTitle }
                thead {
                    tr {
                        th(.scope("col")) { words.day }
                        th(.scope("col")) { words.due }
                    }
                }
                tbody {
                    for day in today...(today + (Self.days - 1)) {
                        tr {
                            th(.scope("row")) { language.weekdayAndDate(day, near: today) }
                            td { text(byDay[day] ?? []) }
                        }
                    }
                }
            }
        }
    }

    private func text(_ doses: [Dose]) -> String {
        doses.isEmpty
            ? words.nothing : language.list(doses.map { $0.label(in: language) })
    }
}
