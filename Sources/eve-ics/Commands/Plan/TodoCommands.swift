import CommandLineInterface
import Household
import Planner

/// The family of `todo` commands.
enum TodoCommands {
    static let name = Argument(
        "NAME", .text("NAME"), "The title of a to-do, or its number in the list")
    static let names = Argument(
        repeating: "NAME", .text("NAME"), "The titles of to-dos, or their numbers in the list")
    static let due = Option("--due", .text("WHEN"), "A day, or a day and a time")
    static let note = Option("--note", .text("TEXT"), "A note that is shown with it")

    static var command: Command<Verb> {
        Command(
            "todo", summary: "Things to do, in your own order",
            discussion: """
                Your lists are calendars: todoman, Tasks.org, Thunderbird, Apple's reminders and \
                others show and tick the same to-dos, and keep your order if they know it.
                """,
            subcommands: [
                TodoAddCommand.command, TodoListCommand.command, TodoDoneCommand.command,
                TodoUndoCommand.command, TodoEditCommand.command, TodoMoveCommand.command,
                RemoveEntryCommand<TodoKind>.command, RestoreEntryCommand<TodoKind>.command,
            ],
            examples: [
                Example("eve-ics todo add Bread --due tomorrow", "Something to do."),
                Example("eve-ics todo done Bread", "It is done."),
            ])
    }
}

enum TodoKind: ListedKind {
    static let family = "todo"
    static let noun = (article: "a", word: "to-do")
    static let title = "Bread"
    static let use = PlannerCalendar.Use.todos
    static var named: [any Declaration] { [TodoCommands.names, TodoListing.list] }
    static let takesSeveral = true
    static let help = """
        'eve-ics todo restore' brings it back within 30 days. What is a part of it stays.
        """

    static func chosen(by words: ParsedCommand, in plan: Plan) throws -> [ChosenEntry] {
        try TodoListing(words).chosen(plan).map {
            ChosenEntry(
                title: $0.todo.content.title, object: $0.todo.object, calendar: $0.calendar)
        }
    }
}
