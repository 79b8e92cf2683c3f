import CommandLineInterface
import Household
import Messages
import Planner

/// `todo move`: a to-do → another place in its list.
struct TodoMoveCommand: Action {
    private static let before = Option("--before", .text("NAME"), "Directly before this one")
    private static let after = Option("--after", .text("NAME"), "Directly behind this one")
    private static let first = Flag("--first", "To the beginning of its list")
    private static let last = Flag("--last", "To the end of its list")

    static var command: Command<Verb> {
        Command(
            "move", Self.self, summary: "Move a to-do to another place in its list",
            discussion: """
                Subtasks move within the to-do that they are a part of. Only this one entry \
                changes in your calendar programs, unless there is no room between two others.
                """,
            parameters: [TodoCommands.name, before, after, first, last, TodoListing.list],
            examples: [
                Example("eve-ics todo move 3 --first", "It comes first."),
                Example("eve-ics todo move Bread --after Milk", "It comes behind another one."),
            ])
    }

    private enum Place {
        case first
        case last
        case before(String)
        case after(String)
    }

    private let name: String
    private let place: Place
    private let list: String?

    init(_ words: ParsedCommand) throws {
        name = try words[TodoCommands.name]
        let places: [Place] = [
            words[Self.before].map { .before($0) }, words[Self.after].map { .after($0) },
            words[Self.first] ? .first : nil, words[Self.last] ? .last : nil,
        ].compactMap(\.self)
        guard let place = places.first, places.count == 1 else {
            throw ToolError.usage(
                "todo move: give either --before NAME, --after NAME, --first or --last")
        }
        self.place = place
        list = words[TodoListing.list]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let all = try plan.todos(in: try plan.calendars(for: .todos, named: list))
        let listed = try plan.todo(named: name, among: all)
        let place: TodoList.Place =
            switch self.place {
            case .first: .first
            case .last: .last
            case .before(let other): .before(try plan.todo(named: other, among: all).todo.uid)
            case .after(let other): .after(try plan.todo(named: other, among: all).todo.uid)
            }
        let changes = try listed.list.moving(listed.todo, to: place, at: plan.now)
        try plan.member.planner.write(changes, in: listed.calendar, at: plan.now)
        let title = listed.todo.content.title
        return context.outcome(
            (changes.isEmpty ? plan.messages.unchanged : plan.messages.moved(plan.shown(title)))
                + "\n",
            json: ["moved": changes.isEmpty ? nil : title, "entries": changes.count])
    }
}
