import CommandLineInterface

/// The family of `calendar` commands.
enum CalendarCommands {
    static let name = Argument(
        "NAME", .text("NAME"), "The name of a calendar, or the last part of its address")

    static var command: Command<Verb> {
        Command(
            "calendar", summary: "Calendars for events, to-dos, notes and cards",
            discussion: """
                Calendar programs that sign in here see the same calendars, and what you add in one \
                place is in all of them after the next sync. docs/planner.md says what is kept how.
                """,
            subcommands: [
                CalendarAddCommand.command, CalendarListCommand.command,
                CalendarShowCommand.command, CalendarRenameCommand.command,
                CalendarRemoveCommand.command,
            ],
            examples: [
                Example("eve-ics calendar add Family", "A calendar for events."),
                Example("eve-ics calendar list", "What there is."),
            ])
    }
}
