import CommandLineInterface
import Household
import Messages

/// `calendar remove`: a calendar → gone with everything in it.
struct CalendarRemoveCommand: Action {
    static var command: Command<Verb> {
        Command(
            "remove", Self.self, summary: "Remove a calendar and everything in it",
            discussion: """
                It is removed from all programs that have it, and this cannot be undone. Unless \
                you give --yes, you are asked first.
                """,
            parameters: [CalendarCommands.name, Confirmation.yes],
            examples: [
                Example("eve-ics calendar remove Family", "Remove it, after asking."),
                Example("eve-ics calendar remove Family --yes", "Without asking."),
            ])
    }

    private let name: String
    private let confirmation: Confirmation

    init(_ words: ParsedCommand) throws {
        name = try words[CalendarCommands.name]
        confirmation = Confirmation(words)
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let calendar = try plan.calendar(named: name, among: plan.calendars)
        let title = calendar.title.terminalSafe
        let count = try plan.member.planner.entryCount(of: calendar)
        try confirmation.ask(
            plan.messages.askToRemove(title, entries: count), in: plan.language)
        try plan.member.planner.remove(calendar)
        return context.outcome(
            plan.messages.calendarRemoved(title) + "\n",
            json: ["removed": calendar.json, "entries": count])
    }
}
