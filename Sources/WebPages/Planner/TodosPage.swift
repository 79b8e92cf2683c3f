package import CyclePipeline
package import HTML
import Messages

/// `/todo`: what is to be done in the person's order, and below it what is done.
package struct TodosPage: Page {
    /// One list, or what is done of all lists.
    package struct Part: Sendable {
        /// `nil` where there is only one list.
        package let title: String?
        package let todos: [ShownTodo]

        package init(title: String?, todos: [ShownTodo]) {
            self.title = title
            self.todos = todos
        }
    }

    /// To-dos that are shown at once.
    package static let most = 50

    private let person: PersonState
    private let open: [Part]
    private let done: [ShownTodo]
    private let lists: [(id: String, title: String)]
    private let uid: String
    private let removal: ShownRemoval?
    private let from: Int
    private let next: Int?
    private let typed: TypedForm

    /// - Parameters:
    ///   - lists: Those to which one can be added here.
    ///   - uid: Of the next one that is added.
    ///   - from: How many are on the pages before this one.
    ///   - next: How many are before those of the next page; `nil` on the last page.
    package init(
        _ person: PersonState, open: [Part], done: [ShownTodo],
        lists: [(id: String, title: String)], uid: String, removal: ShownRemoval?, from: Int,
        next: Int?,
        typed: TypedForm = TypedForm()
    ) {
        self.person = person
        (self.open, self.done, self.lists, self.uid) = (open, done, lists, uid)
        (self.removal, self.from, self.next, self.typed) = (removal, from, next, typed)
    }

    package var title: String { language.planner.todos }
    package var place: PageFrame.Place? { .plan }
    package var scripts: [Asset.Name] { [.todoScript] }
    private var language: Language { person.language }
    private var words: WebPlannerMessages { language.webPlanner }

    package var body: HTML {
        adding
        RemovalCard(removal: removal, language: language, page: .todos).html
        div(.id("todos"), .class("stack")) {
            if open.allSatisfy(\.todos.isEmpty) {
                p { done.isEmpty ? language.planner.noTodos : language.planner.allDone }
            }
            for part in open where !part.todos.isEmpty {
                section {
                    if let title = part.title { h2(.dir("auto")) { title } }
                    ul(.class("rows")) { for todo in part.todos { row(todo) } }
                }
            }
            if !done.isEmpty {
                section {
                    h2 { words.done }
                    ul(.class("rows")) { for todo in done { row(todo) } }
                }
            }
            if let next {
                p { a(.href(WebRoute.todos.path(["from": "\(next)"]))) { words.more } }
            }
        }
    }

    private var page: Path {
        from == 0 ? WebRoute.todos.path : WebRoute.todos.path(["from": "\(from)"])
    }

    private var adding: HTML {
        let fields = FormFields(typed: typed)
        return form(.class("card"), .method("post"), .action(page)) {
            fields.kept("do", "add")
            fields.kept("uid", uid)
            fields.line("title", words.addTodo, "", longest: 1_000)
            div(.class("row", "fields")) {
                fields.line("due", words.due, "", type: "date")
                if lists.count > 1 {
                    fields.list(
                        "list", words.list, lists[0].id, lists.map { ($0.id, $0.title) })
                }
                button(.class("primary"), .type("submit")) { words.add }
            }
        }
    }

    private func row(_ todo: ShownTodo) -> HTML {
        let title = "title-\(todo.id)"
        return li(
            .id("todo-\(todo.id)"), .data(DataName("data-todo"), todo.group),
            .classes(todo.depth > 1 ? ["part", "deep"] : todo.depth > 0 ? ["part"] : [])
        ) {
            div {
                form(.class("row"), .method("post"), .action(page)) {
                    FormFields().kept("do", "tick")
                    FormFields().kept("todo", todo.id)
                    FormFields().kept("done", todo.isDone ? "no" : "yes")
                    if let version = todo.version { FormFields().kept("version", version) }
                    button(
                        .class("tick"), .type("submit"), .ariaLabel(words.done),
                        .ariaPressed(todo.isDone), .ariaDescribedby(title)
                    ) {}
                }
                a(.id(title), .class("wide"), .href(WebRoute.todo(todo.id).path)) {
                    span(.dir("auto")) { todo.title }
                    if !todo.remark.isEmpty {
                        span(.class("muted", "small"), .dir("auto")) { todo.remark }
                    }
                }
                if !todo.isDone { moving(todo, title) }
            }
        }
    }

    @HTMLBuilder private func moving(_ todo: ShownTodo, _ title: String) -> HTML {
        if todo.before != nil || todo.after != nil {
            form(
                .class("row", "moves"), .method("post"), .action(page),
                .data(DataName("data-move"))
            ) {
                FormFields().kept("do", "move")
                FormFields().kept("todo", todo.id)
                arrow("before", todo.before, words.up, "↑", title)
                arrow("after", todo.after, words.down, "↓", title)
                span(.class("grip", "script"), .ariaHidden()) { "⠿" }
            }
        }
    }

    @HTMLBuilder private func arrow(
        _ name: String, _ neighbor: String?, _ text: String, _ sign: String, _ title: String
    ) -> HTML {
        if let neighbor {
            button(
                .type("submit"), .id("\(name)-\(title)"), .name(name), .value(neighbor),
                .ariaLabel(text), .ariaDescribedby(title)
            ) { sign }
        } else {
            span(.class("blank")) {}
        }
    }
}
