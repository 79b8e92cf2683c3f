import CommandLineInterface
import Household
import Messages
import Planner

/// `event remove`: an event → gone, in calendar programs, too.
struct EventRemoveCommand: Action {
    private static let calendar = Option(
        "--in", .text("NAME"), "The calendar that it is in; without it, all are looked at")

    static var command: Command<Verb> {
        Command(
            "remove", Self.self, summary: "Remove an event",
            discussion: """
                Of one that repeats, all times are removed. 'eve-ics event restore' brings it back \
                within 30 days.
                """,
            parameters: [EventCommands.name, calendar],
            examples: [
                Example("eve-ics event remove Dentist", "It is gone everywhere."),
                Example("eve-ics event restore", "It is back."),
            ])
    }

    private let name: String
    private let calendar: String?

    init(_ words: ParsedCommand) throws {
        name = try words[EventCommands.name]
        calendar = words[Self.calendar]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let (event, calendar) = try plan.event(
            named: name, in: try plan.calendars(for: .events, named: calendar))
        try plan.member.planner.remove([event.object], from: calendar, at: plan.now)
        return context.outcome(
            (event.object.repeats ? plan.messages.allTimesRemoved + "\n" : "")
                + plan.removedText([event.content.title], restore: "eve-ics event restore"),
            json: ["removed": event.content.title])
    }
}
