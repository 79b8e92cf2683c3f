import CommandLineInterface
import Household
import Messages
import Planner

/// `todo edit`: another title, day or note for a to-do.
struct TodoEditCommand: Action {
    private static let title = Option("--title", .text("TITLE"), "Its new title")
    private static let percent = Option(
        "--percent", .number(0...99, "N"), "How much of it is done")
    private static let notDue = Flag("--not-due", "It is not due on a day any longer")

    static var command: Command<Verb> {
        Command(
            "edit", Self.self, summary: "Change a to-do",
            discussion: """
                What you leave out does not change. Anything a calendar program added to the to-do \
                is kept.
                """,
            parameters: [
                TodoCommands.name, title, TodoCommands.due, notDue, percent, TodoCommands.note,
                TodoListing.list,
            ],
            examples: [
                Example("eve-ics todo edit 2 --due friday", "The second one is due on Friday."),
                Example("eve-ics todo edit Bread --title Cake", "Another title."),
            ])
    }

    private let name: String
    private let title: String?
    private let due: String?
    private let isNotDue: Bool
    private let percent: Int?
    private let note: String?
    private let list: String?

    init(_ words: ParsedCommand) throws {
        name = try words[TodoCommands.name]
        title = try words[Self.title].map { try Plan.checked(title: $0, "--title") }
        due = words[TodoCommands.due]
        isNotDue = words[Self.notDue]
        percent = words[Self.percent]
        note = try Plan.checked(words[TodoCommands.note], .remark, "--note")
        list = words[TodoListing.list]
        guard title != nil || due != nil || isNotDue || note != nil || percent != nil else {
            throw ToolError.usage("todo edit: say what changes, such as '--due friday'")
        }
        guard due == nil || !isNotDue else {
            throw ToolError.usage("todo edit: give either --due or --not-due")
        }
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let all = try plan.todos(in: try plan.calendars(for: .todos, named: list))
        let listed = try plan.todo(named: name, among: all)
        let day = plan.text.due(of: listed.todo).map { plan.text.dayAndMinute(of: $0).day }
        let due = try due.map { try plan.time($0, "--due", on: day) }
        let change = try listed.todo.changed(at: plan.now, zone: plan.person.zoneOfEntries) {
            todo in
            if let title { todo.title = title }
            if let due { todo.due = due }
            if isNotDue { todo.due = nil }
            if let percent { todo.progress = .open(percent: percent) }
            if let note { todo.note = note.isEmpty ? nil : note }
        }
        return try plan.saved(
            change, titled: title ?? listed.todo.content.title, in: listed.calendar, context)
    }
}
