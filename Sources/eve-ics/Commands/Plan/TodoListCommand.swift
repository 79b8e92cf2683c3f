import CommandLineInterface
import Household
import Messages
import Planner

/// `todo list`: the to-dos of all lists, each list in the person's order.
struct TodoListCommand: Action {
    private static let all = Flag("--all", "Also those that are done")
    private static let list = Option(
        "--in", .text("NAME"), "Only this list; without it, all of them")

    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List your to-dos, in your order",
            discussion: """
                Subtasks are below the to-do that they are a part of. A number stays the same when \
                another to-do is ticked.
                """,
            parameters: [all, list],
            examples: [
                Example("eve-ics todo list", "What is still to do."),
                Example("eve-ics todo list --all --in Shopping", "One list, with what is done."),
            ])
    }

    private let showsAll: Bool
    private let list: String?

    init(_ words: ParsedCommand) {
        showsAll = words[Self.all]
        list = words[Self.list]
    }

    func run(in context: Context) throws -> Outcome {
        guard let plan = try context.plan() else {
            return context.outcome(
                context.language.planner.noTodos + "\n", json: ["todos": JSON.array([])])
        }
        let calendars = try plan.calendars(for: .todos, named: list)
        let all = try plan.todos(in: calendars)
        let shown = showsAll ? all : all.filter(\.todo.isOpen)
        let lists = calendars.filter { calendar in
            shown.contains { $0.calendar.name == calendar.name }
        }
        var text = ""
        for calendar in lists {
            if lists.count > 1 { text += calendar.title.terminalSafe + "\n" }
            text += plan.table(of: shown.filter { $0.calendar.name == calendar.name })
        }
        if all.isEmpty {
            text = plan.messages.noTodos + "\n"
        } else if shown.isEmpty {
            text = plan.messages.allDone + "\n"
        }
        if shown.count < all.count {
            text += plan.messages.doneHidden(all.count - shown.count) + "\n"
        }
        return context.outcome(text, json: ["todos": JSON.array(shown.map(plan.json))])
    }
}
