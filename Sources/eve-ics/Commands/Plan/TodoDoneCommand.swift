import CommandLineInterface
import Household
import Messages
import Planner

/// `todo done`: to-dos → ticked.
struct TodoDoneCommand: Action {
    private static let parts = Flag("--with-subtasks", "Also all that are a part of it")

    static var command: Command<Verb> {
        Command(
            "done", Self.self, summary: "Tick a to-do",
            discussion: """
                A to-do that repeats moves on to its next time. 'eve-ics todo undo' moves it back.
                """,
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
        var next: [JSON] = []
        for listed in try listing.chosen(plan) {
            let changes = try listed.list.ticking(
                listed.todo, withParts: withParts, at: plan.now)
            try plan.member.planner.write(changes, in: listed.calendar, at: plan.now)
            for change in changes {
                let title = change.object.title
                done.append(title)
                text += plan.text.done(change, plan.shown(title)) + "\n"
                guard let (_, due) = plan.text.next(after: change) else { continue }
                let json: JSON = ["title": title]
                next.append(due.map { json.adding(plan.json(of: $0, named: "due")) } ?? json)
            }
            let open = listed.list.parts(of: listed.todo).count(where: \.isOpen)
            if !withParts, open > 0 { text += plan.messages.partsOpen(open) + "\n" }
        }
        if done.isEmpty { text = plan.messages.unchanged + "\n" + text }
        return context.outcome(text, json: ["done": done, "next": JSON.array(next)])
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
    func chosen(_ plan: Plan) throws -> [NumberedTodo] {
        let all = try plan.todos(in: try plan.calendars(for: .todos, named: list))
        var chosen: [NumberedTodo] = []
        for name in names {
            let listed = try plan.todo(named: name, among: all)
            if !chosen.contains(where: { $0.number == listed.number }) { chosen.append(listed) }
        }
        return chosen
    }
}
