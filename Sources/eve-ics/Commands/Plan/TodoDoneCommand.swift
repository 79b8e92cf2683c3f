import CommandLineInterface
import CycleServer
import Messages
import Planner

/// `todo done`: to-dos → ticked.
struct TodoDoneCommand: Action {
    private static let parts = Flag("--with-subtasks", "Also all that are a part of it")

    static var command: Command<Verb> {
        Command(
            "done", Self.self, summary: "Tick a to-do",
            parameters: [TodoCommands.names, parts, TodoListing.list],
            examples: [
                Example("eve-ics todo done Bread", "It is done."),
                Example("eve-ics todo done 2 3", "Two of them, by their numbers."),
                Example("eve-ics todo done Holiday --with-subtasks", "With all its parts."),
            ])
    }

    private let listing: TodoListing
    private let withParts: Bool

    init(_ words: ParsedCommand) throws {
        listing = try TodoListing(words)
        withParts = words[Self.parts]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        var text = ""
        var done: [String] = []
        for listed in try listing.chosen(plan) {
            let changes = try listed.list.ticking(
                listed.todo, withParts: withParts, at: plan.now)
            try plan.member.write(changes, in: listed.calendar, at: plan.now)
            for change in changes {
                guard let todo = Todo(change.object) else { continue }
                done.append(todo.content.title)
                text += plan.messages.done(plan.shown(todo.content.title)) + "\n"
            }
            let open = listed.list.parts(of: listed.todo).count(where: \.isOpen)
            if !withParts, open > 0 { text += plan.messages.partsOpen(open) + "\n" }
        }
        if done.isEmpty { text = plan.messages.unchanged + "\n" + text }
        return context.outcome(text, json: ["done": done])
    }
}

/// The to-dos that a command line names.
struct TodoListing {
    static let list = Option(
        "--in", .text("NAME"), "The list that they are in; without it, all are looked at")

    private let names: [String]
    private let list: String?

    init(_ words: ParsedCommand) throws {
        names = try words[TodoCommands.names]
        list = words[Self.list]
    }

    /// - Throws: Where one of them is not there, and then nothing is changed.
    func chosen(_ plan: Plan) throws -> [ListedTodo] {
        let all = try plan.todos(in: try plan.calendars(for: .todos, named: list))
        var chosen: [ListedTodo] = []
        for name in names {
            let listed = try plan.todo(named: name, among: all)
            if !chosen.contains(where: { $0.number == listed.number }) { chosen.append(listed) }
        }
        return chosen
    }
}
