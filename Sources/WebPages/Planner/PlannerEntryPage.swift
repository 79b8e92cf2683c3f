package import CivilDate
import CycleModel
package import CyclePipeline
package import HTML
import Messages

/// A to-do, a note or an event: to add, to change and to delete.
package struct PlannerEntryPage: Page {
    /// What stands in the fields; `nil` for a text that is too long for a form.
    package enum Fields: Sendable {
        case todo(title: String, due: Day?, note: String?)
        case note(String?)
        case event(title: String, Times, place: String, note: String?)
    }

    /// When an event is.
    package enum Times: Sendable {
        /// On the person's clock; whole days without minutes. The last day is one on which it still is.
        case free(from: Day, minute: Int?, to: Day, endMinute: Int?)
        /// It repeats, and only a calendar program changes its times; the words for the next one.
        case fixed(String)
    }

    private let person: PersonState
    private let route: WebRoute
    private let back: WebRoute
    private let fields: Fields
    /// Differs as soon as anything of the entry does; `nil` for a new one.
    private let version: String?
    private let uid: String
    private let typed: TypedForm
    private let isChanged: Bool
    private let canGoBack: Bool

    /// - Parameters:
    ///   - back: The list that it stands in.
    ///   - uid: The one that a new entry gets.
    ///   - isChanged: Whether somebody changed it since the form was made.
    ///   - canGoBack: Whether it is a to-do that was ticked at its last time.
    package init(
        _ person: PersonState, _ route: WebRoute, back: WebRoute, _ fields: Fields,
        version: String? = nil, uid: String = "",
        typed: TypedForm = TypedForm(), isChanged: Bool = false, canGoBack: Bool = false
    ) {
        self.person = person
        self.route = route
        self.back = back
        self.fields = fields
        self.version = version
        self.uid = uid
        self.typed = typed
        self.isChanged = isChanged
        self.canGoBack = canGoBack
    }

    package var title: String {
        switch fields {
        case .todo: words.editTodo
        case .note: words.note
        case .event: version == nil ? words.newEvent : words.editEvent
        }
    }

    package var place: PageFrame.Place? { .plan }
    package var scripts: [Asset.Name] {
        if case .note(_?) = fields { [.noteScript] } else { [] }
    }
    private var language: Language { person.language }
    private var words: WebPlannerMessages { language.webPlanner }
    private var isNote: Bool { if case .note = fields { true } else { false } }

    package var body: HTML {
        if isChanged { p(.class("warning"), .role("alert")) { words.changedMeanwhile } }
        if case .note(nil) = fields {
            p { words.longNote }
        } else {
            form(
                .id("entry"), .class("stack"), .method("post"), .action(route.path),
                .data(DataName("data-autosave")).when(isNote)
            ) {
                FormFields().kept("do", "save")
                FormFields().kept(version == nil ? "uid" : "version", version ?? uid)
                if typed.isSent, !isChanged {
                    p(.class("warning"), .role("alert")) { language.webSettings.notSaved }
                }
                content(FormFields(typed: typed))
                div(.class("row")) {
                    button(.class("primary"), .type("submit")) { language.webSettings.save }
                    if isNote { span(.id("saved"), .class("muted")) {} }
                }
            }
        }
        div(.id("ways"), .class("row", "spread")) {
            a(.class("button"), .href(back.path)) { language.webFaults.goBack }
            if let version, canGoBack {
                form(.class("row"), .method("post"), .action(route.path)) {
                    FormFields().kept("do", "untick")
                    FormFields().kept("version", version)
                    button(.type("submit")) { words.untick }
                }
            }
            if version != nil {
                form(.class("row"), .method("post"), .action(route.path)) {
                    FormFields().kept("do", "remove")
                    button(.class("danger"), .type("submit")) { words.delete }
                }
            }
        }
    }

    @HTMLBuilder private func content(_ fields: FormFields) -> HTML {
        switch self.fields {
        case .todo(let title, let due, let note):
            fields.line("title", words.entryTitle, title, longest: 1_000)
            fields.line("due", words.due, due?.description ?? "", type: "date")
            if let note { fields.text("note", words.note, note) }
        case .note(let text):
            fields.text(
                "text", words.note, text ?? "", rows: 12, hint: words.noteHint, isLabelShown: false)
        case .event(let title, let times, let place, let note):
            fields.line("title", words.entryTitle, title, longest: 1_000)
            switch times {
            case .fixed(let text):
                p { text }
                p(.class("hint")) { words.repeats }
            case .free(let from, let minute, let to, let endMinute):
                fields.toggle("whole", words.wholeDay, minute == nil)
                div(.class("row", "fields")) {
                    fields.line("from", words.firstDay, from.description, type: "date")
                    fields.line("at", words.start, clock(minute), type: "time")
                }
                div(.class("row", "fields")) {
                    fields.line("to", words.lastDay, to.description, type: "date")
                    fields.line("until", words.end, clock(endMinute), type: "time")
                }
            }
            fields.line("place", words.location, place, longest: 1_000)
            if let note { fields.text("note", words.note, note) }
        }
    }

    private func clock(_ minute: Int?) -> String { minute.map(ClockText.text) ?? "" }
}
