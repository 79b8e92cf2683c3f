import CommandLineInterface
import Household
import Messages

/// `calendar rename`: another name for a calendar; its address stays.
struct CalendarRenameCommand: Action {
    private static let title = Argument("NEW", .text("NAME"), "Its new name")

    static var command: Command<Verb> {
        Command(
            "rename", Self.self, summary: "Give a calendar another name",
            discussion: "Programs that have it keep it and show the new name.",
            parameters: [CalendarCommands.name, title],
            examples: [
                Example("eve-ics calendar rename Family Home", "It is called Home from now on."),
                Example(
                    "eve-ics calendar rename tasks Work", "The one whose address ends in tasks."),
            ])
    }

    private let name: String
    private let title: String

    init(_ words: ParsedCommand) throws {
        name = try words[CalendarCommands.name]
        title = try words[Self.title]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let calendar = try plan.calendar(named: name, among: plan.calendars)
        try plan.member.planner.rename(
            calendar, to: try plan.checked(name: title, renaming: calendar))
        return context.outcome(
            plan.messages.calendarRenamed(title.terminalSafe) + "\n",
            json: ["renamed": calendar.json, "name": title])
    }
}
