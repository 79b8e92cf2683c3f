import CommandLineInterface
import Household
import Messages
import Planner

/// `todo add`: a title → a to-do at the end of a list.
struct TodoAddCommand: Action {
    private static let title = Argument("TITLE", .text("TITLE"), "What is to be done")
    private static let under = Option(
        "--under", .text("NAME"), "The to-do that it is a part of")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Add a to-do at the end of a list",
            parameters: [title, TodoCommands.due, TodoCommands.note, under, Plan.calendar],
            examples: [
                Example("eve-ics todo add Bread", "In the first list."),
                Example(
                    "eve-ics todo add 'Book a room' --due '3 Dec 18:00' --under Holiday",
                    "A part of another one, with a time."),
            ])
    }

    private let title: String
    private let due: String?
    private let note: String?
    private let parent: String?
    private let list: String?

    init(_ words: ParsedCommand) throws {
        title = try Plan.checked(title: try words[Self.title])
        due = words[TodoCommands.due]
        note = try Plan.checked(words[TodoCommands.note], .remark, "--note")
        parent = words[Self.under]
        list = words[Plan.calendar]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planToWrite()
        let due = try due.map { try plan.time($0, "--due") }
        let whole = try parent.map { word in
            let lists = try plan.calendars(for: .todos, named: list)
            return try plan.todo(named: word, among: try plan.todos(in: lists))
        }
        let calendar =
            try whole?.calendar ?? plan.calendarToFill(for: .todos, named: list)
        var content = Todo.Content(
            title: title, note: note, due: due, parent: whole?.todo.uid)
        let all =
            try whole?.list
            ?? TodoList(
                try plan.member.planner.objects(in: calendar, for: .todos).compactMap {
                    Todo($0, zones: plan.text.zones)
                })
        content.order = all.orderOfNext(under: whole?.todo.uid, at: plan.now)
        let object = try plan.member.planner.add(
            content, to: calendar, at: plan.now, zone: plan.person.zoneOfEntries)
        return try plan.added(object, titled: title, to: calendar, called: "list", in: context)
    }
}
