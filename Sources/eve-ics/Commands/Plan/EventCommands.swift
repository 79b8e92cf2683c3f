import CommandLineInterface
import Household
import Planner

/// The family of `event` commands.
enum EventCommands {
    static let name = Argument(
        "NAME", .text("NAME"), "The title of an event, or its number in the list")
    static let from = Option(
        "--from", .text("WHEN"), "When it starts: a day, or a day and a time")
    static let to = Option(
        "--to", .text("WHEN"),
        "When it ends: a time or a day; without it an hour later, or the same day")
    static let place = Option("--place", .text("TEXT"), "Where it is")
    static let calendar = Option(
        "--in", .text("NAME"), "The calendar that it is in; without it, all are looked at")
    static let note = Option("--note", .text("TEXT"), "A note that is shown with it")

    static var command: Command<Verb> {
        Command(
            "event", summary: "Events in your own calendars",
            discussion: """
                'eve-ics agenda' and 'eve-ics week' show them among everything else. An event that \
                repeats is made and moved in a calendar program.
                """,
            subcommands: [
                EventAddCommand.command, EventListCommand.command, EventEditCommand.command,
                RemoveEntryCommand<PlannedEventKind>.command,
                RestoreEntryCommand<PlannedEventKind>.command,
            ],
            examples: [
                Example(
                    "eve-ics event add Dentist --from 2026-12-03T14:30 --to 15:00", "Half an hour."),
                Example("eve-ics event list", "The next 30 days."),
            ])
    }
}

enum PlannedEventKind: ListedKind {
    static let family = "event"
    static let noun = (article: "an", word: "event")
    static let title = "Dentist"
    static let use = PlannerCalendar.Use.events
    static var named: [any Declaration] { [EventCommands.name, EventCommands.calendar] }
    static let help = """
        Of one that repeats, all times are removed. 'eve-ics event restore' brings it back within \
        30 days.
        """

    static func chosen(by words: ParsedCommand, in plan: Plan) throws -> [ChosenEntry] {
        let calendars = try plan.calendars(for: .events, named: words[EventCommands.calendar])
        let (event, calendar) = try plan.event(
            named: try words[EventCommands.name], in: calendars)
        return [
            ChosenEntry(title: event.content.title, object: event.object, calendar: calendar)
        ]
    }
}
