import CommandLineInterface

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
                TodoRemoveCommand.command, RestoreEntryCommand<RestorableTodo>.command,
            ],
            examples: [
                Example("eve-ics todo add Bread --due tomorrow", "Something to do."),
                Example("eve-ics todo done Bread", "It is done."),
            ])
    }
}
