import CivilDate
package import CyclePipeline
package import HTML
import Messages

/// What a file would change, before anything is changed.
package struct ImportPage: Page {
    /// What has to be said before the import can be done.
    package struct Questions: Sendable {
        /// File and log contradict each other, or did until somebody said which is right.
        package var prefers = false
        /// Events are missing that may have been deleted.
        package var deletions = false
        /// A large part of the log would go.
        package var isMass = false
        /// The file does not show which number of its dates is the day.
        package var asksForDateOrder = false
        /// What the person said of that.
        package var dateOrder: String?

        package init() {}
    }

    private let person: PersonState
    private let lines: [String]
    /// What finds the file that was sent.
    private let upload: String
    private let questions: Questions
    private let changesAnything: Bool
    private let typed: TypedForm

    package init(
        _ person: PersonState, lines: [String], upload: String, _ questions: Questions,
        changesAnything: Bool, typed: TypedForm
    ) {
        self.person = person
        self.lines = lines
        self.upload = upload
        self.questions = questions
        self.changesAnything = changesAnything
        self.typed = typed
    }

    package var title: String { words.lookTitle }
    package var place: PageFrame.Place? { .settings }
    private var words: WebDataMessages { person.language.webData }
    private var fields: FormFields { FormFields(typed: typed) }

    package var body: HTML {
        if let fault = typed.faults[""] { p(.class("warning")) { fault } }
        p(.class("notice")) { words.nothingYet }
        ul { for line in lines { li { line } } }
        form(.class("stack"), .method("post"), .action(WebRoute.data.path)) {
            fields.kept("upload", upload)
            fields.kept("entry", "\(person.lastEntry)")
            if questions.asksForDateOrder {
                fields.choices(
                    "date-order", words.dateOrder, "", words.dateOrders)
            } else if let order = questions.dateOrder {
                fields.kept("date-order", order)
            }
            if questions.prefers {
                fields.choices(
                    "prefer", words.prefer, "",
                    [("incoming", words.preferFile), ("log", words.preferLog)])
            }
            if questions.deletions { fields.box("deletions", words.acceptDeletions) }
            if questions.isMass { fields.box("mass", words.allowMassDeletion) }
            div(.class("row")) {
                if changesAnything {
                    button(.class("primary"), .type("submit"), .name("do"), .value("apply")) {
                        words.apply
                    }
                }
                if questions.prefers || questions.deletions || questions.asksForDateOrder {
                    button(.type("submit"), .name("do"), .value("look-again")) {
                        words.lookAgain
                    }
                }
                a(.class("button"), .href(WebRoute.data.path)) { words.cancel }
            }
        }
    }
}

extension WebDataMessages {
    /// Which of two numbers is the day, each with the date that it makes of 3/4/2026.
    var dateOrders: [(value: String, text: String)] {
        let dates = [(3, 4), (4, 3)].compactMap { Day(year: 2026, month: $1, day: $0) }
            .map { language.date($0, near: $0) }
        return [
            (value: "day-first", text: dayFirst(dates[0])),
            (value: "month-first", text: monthFirst(dates[1])),
        ]
    }
}
