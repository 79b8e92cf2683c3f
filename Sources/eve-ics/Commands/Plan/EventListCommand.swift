import CommandLineInterface
import Household
import Messages
import Planner

/// `event list`: the events of the coming days.
struct EventListCommand: Action {
    private static let days = Option(
        "--days", .number(1...366, "N"), default: 30, "How many days, including today")
    private static let calendar = Option(
        "--in", .text("NAME"), "Only this calendar; without it, all of them")

    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List the events to come",
            discussion: "'eve-ics agenda' shows them among everything else that is coming up.",
            parameters: [days, calendar],
            examples: [
                Example("eve-ics event list", "The next 30 days."),
                Example("eve-ics event list --days 7 --in Family", "A week of one calendar."),
            ])
    }

    private let days: Int
    private let calendar: String?

    init(_ words: ParsedCommand) {
        days = words[Self.days]
        calendar = words[Self.calendar]
    }

    func run(in context: Context) throws -> Outcome {
        guard let plan = try context.plan() else {
            return context.outcome(
                context.language.alarms.nothingAhead(days: days) + "\n",
                json: ["events": JSON.array([])])
        }
        let events = try plan.events(
            days: days, in: try plan.calendars(for: .events, named: calendar))
        var text = plan.table(of: events.items)
        if events.items.isEmpty { text = plan.language.alarms.nothingAhead(days: days) + "\n" }
        if events.isCut { text += plan.language.alarms.cut + "\n" }
        return context.outcome(
            text, json: ["events": JSON.array(events.items.map(plan.json)), "cut": events.isCut])
    }
}
