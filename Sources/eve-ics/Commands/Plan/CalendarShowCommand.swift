import CivilDate
import CommandLineInterface
import Household
import Messages
import Planner

/// `calendar show`: what is in one calendar.
struct CalendarShowCommand: Action {
    static var command: Command<Verb> {
        Command(
            "show", Self.self, summary: "Show what is in a calendar",
            discussion:
                "It shows the events of the next year, the to-dos that are open, and notes.",
            parameters: [CalendarCommands.name],
            examples: [
                Example("eve-ics calendar show Family", "Its events, to-dos and notes."),
                Example("eve-ics calendar show Family --json", "The same for a script."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws { name = try words[CalendarCommands.name] }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let calendar = try plan.calendar(named: name, among: plan.calendars)
        let events = try plan.events(days: 366, in: [calendar])
        let todos = try plan.todos(in: [calendar]).filter { $0.row.todo.isOpen }
        let notes = try plan.notes(in: [calendar])
        let cards = try plan.cards(in: calendar)
        var text = "\(calendar.title.terminalSafe) (\(plan.usesText(calendar)))\n"
        text += plan.table(of: events.items)
        text += plan.table(of: todos)
        text += plan.table(of: notes)
        text += plan.table(of: cards)
        return context.outcome(
            text,
            json: [
                "calendar": calendar.json, "events": events.items.map(plan.json),
                "todos": todos.map(plan.json), "notes": notes.map(plan.json),
                "cards": cards.map(plan.json),
            ])
    }
}
