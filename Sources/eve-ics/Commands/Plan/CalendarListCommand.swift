import CommandLineInterface
import Household
import Messages

/// `calendar list`: the stored calendars.
struct CalendarListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List your calendars",
            discussion: """
                The calendar of your cycle is not among them: it is computed, and 'eve-ics agenda' \
                shows it.
                """,
            examples: [
                Example("eve-ics calendar list", "Names, and what they are for."),
                Example("eve-ics calendar list --json", "The same for a script."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let plan = try context.plan()
        let calendars = plan?.calendars ?? []
        var table = TextTable()
        for calendar in calendars {
            let count = try plan?.member.planner.entryCount(of: calendar) ?? 0
            table.add([
                calendar.title.terminalSafe, plan?.usesText(calendar) ?? "",
                plan?.messages.entries(count) ?? "",
            ])
        }
        return try context.outcome(
            calendars.isEmpty ? "\(context.language.planner.noCalendars)\n" : table.text,
            json: [
                "calendars": JSON.array(
                    try calendars.map { calendar in
                        calendar.json.adding([
                            "entries": try plan?.member.planner.entryCount(of: calendar) ?? 0
                        ])
                    })
            ])
    }
}
