import CivilDate
package import CyclePipeline
package import HTML
import Messages
import Planner

/// `/notes`, `/calendars` and `/calendars/ID`: rows that lead to what they name, and what can be added to them.
package struct PlannerListPage: Page {
    package struct Row: Sendable {
        package let path: Path
        package let title: String
        package let remark: String

        package init(_ path: Path, title: String, remark: String) {
            self.path = path
            self.title = title
            self.remark = remark
        }

        var html: HTML {
            li {
                a(.href(path)) {
                    span(.class("stack")) {
                        strong(.dir("auto")) { title }
                        if !remark.isEmpty { span(.class("muted"), .dir("auto")) { remark } }
                    }
                }
            }
        }
    }

    package struct Part: Sendable {
        package let title: String?
        package let rows: [Row]

        package init(title: String? = nil, _ rows: [Row]) {
            self.title = title
            self.rows = rows
        }
    }

    /// What can be done on the page beside looking.
    package enum Form: Sendable {
        case none
        /// A form for a calendar; the values and names of what it can be for.
        case newCalendar(uses: [(value: String, text: String)])
        /// Another name for a calendar, and the question before it is removed.
        case calendar(name: String, question: String)
    }

    /// Rows that are shown at once.
    package static let most = 100

    private let person: PersonState
    private let route: WebRoute
    private let new: (route: WebRoute, text: String)?
    private let parts: [Part]
    private let empty: String
    private let form: PlannerListPage.Form
    private let removal: ShownRemoval?
    private let next: Int?
    private let typed: TypedForm

    package let title: String
    package var place: PageFrame.Place? { .plan }
    package var hasOwnHeading: Bool { new != nil }
    private var language: Language { person.language }
    private var words: WebPlannerMessages { language.webPlanner }

    /// - Parameters:
    ///   - new: The page on which something is added.
    ///   - empty: What is said where there is nothing.
    ///   - next: How many rows are before those of the next page; `nil` on the last page.
    package init(
        _ person: PersonState, _ route: WebRoute, title: String,
        new: (route: WebRoute, text: String)?, _ parts: [Part], empty: String,
        form: Form = .none, removal: ShownRemoval? = nil, next: Int? = nil,
        typed: TypedForm = TypedForm()
    ) {
        self.person = person
        self.route = route
        self.title = title
        self.new = new
        self.parts = parts
        self.empty = empty
        self.form = form
        self.removal = removal
        self.next = next
        self.typed = typed
    }

    package var body: HTML {
        if let new {
            div(.class("row", "spread")) {
                h1(.dir("auto")) { title }
                a(
                    .class("button", "round"), .href(new.route.path), .ariaLabel(new.text),
                    .data(DataName("data-key"), Shortcut.new.keys.joined())
                ) { "+" }
            }
        }
        RemovalCard(removal: removal, language: language, page: route).html
        if parts.isEmpty { p { empty } }
        for part in parts {
            section {
                if let title = part.title { h2(.dir("auto")) { title } }
                ul(.class("rows")) { for row in part.rows { row.html } }
            }
        }
        if let next {
            p { a(.href(route.path(["from": "\(next)"]))) { words.more } }
        }
        forms
    }

    @HTMLBuilder private var forms: HTML {
        let fields = FormFields(typed: typed)
        switch form {
        case .none: HTML()
        case .newCalendar(let uses):
            section {
                h2 { words.addCalendar }
                ActionForm(path: route.path, does: "add") {
                    fields.line(
                        "title", language.webSettings.name, "",
                        longest: TextRule.calendarName.longest)
                    fields.chips("for", words.uses, [uses[0].value], uses)
                    button(.class("primary"), .type("submit")) { words.add }
                }
            }
        case .calendar(let name, let question):
            section {
                ActionForm(path: route.path, does: "rename") {
                    fields.line(
                        "title", language.webSettings.name, name,
                        longest: TextRule.calendarName.longest)
                    button(.type("submit")) { words.rename }
                }
                details {
                    summary { words.removeCalendar }
                    p { question }
                    ActionForm(path: route.path, does: "remove") {
                        button(.class("danger"), .type("submit")) {
                            language.webAlarms.removeForGood
                        }
                    }
                }
            }
            p { a(.class("button"), .href(WebRoute.calendars.path)) { words.calendars } }
        }
    }
}
