import CommandLineInterface
import Household
import Messages
import Planner

/// `event edit`: another title, time or place for an event.
struct EventEditCommand: Action {
    private static let title = Option("--title", .text("TITLE"), "Its new title")

    static var command: Command<Verb> {
        Command(
            "edit", Self.self, summary: "Change an event",
            discussion: """
                What you leave out does not change, and an event that is moved takes as long as \
                before. Anything a calendar program added to the event is kept. The times of one \
                that repeats are changed in a calendar program.
                """,
            parameters: [
                EventCommands.name, title, EventCommands.from, EventCommands.to,
                EventCommands.place, EventCommands.note, EventCommands.calendar,
            ],
            examples: [
                Example("eve-ics event edit Dentist --from 2026-12-04T09:00", "Another time."),
                Example("eve-ics event edit 2 --place Library", "The second one in the list."),
            ])
    }

    private let name: String
    private let title: String?
    private let times: EventTimes
    private let place: String?
    private let note: String?
    private let calendar: String?

    init(_ words: ParsedCommand) throws {
        name = try words[EventCommands.name]
        title = try words[Self.title].map { try Plan.checked(title: $0, "--title") }
        times = EventTimes(words)
        place = try Plan.checked(words[EventCommands.place], .place, "--place")
        note = try Plan.checked(words[EventCommands.note], .remark, "--note")
        calendar = words[EventCommands.calendar]
        guard title != nil || times.changesAnything || place != nil || note != nil else {
            throw ToolError.usage("event edit: say what changes, such as '--from \"4 Dec 9:00\"'")
        }
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let (event, calendar) = try plan.event(
            named: name, in: try plan.calendars(for: .events, named: calendar))
        var content = event.content
        if let title { content.title = title }
        if let place { content.place = place.isEmpty ? nil : place }
        if let note { content.note = note.isEmpty ? nil : note }
        if times.changesAnything {
            let start = plan.text.clockTime("DTSTART", of: event.object)
            let day = start.map { plan.text.dayAndMinute(of: $0).day } ?? content.start.day
            try times.set(in: &content, on: day, plan)
        }
        let change = try event.changed(at: plan.now, zone: plan.person.zoneOfEntries) {
            $0 = content
        }
        let moved = change.flatMap { change in
            times.changesAnything
                ? PlannerObject(
                    calendar: change.object.calendar, name: change.object.name, bytes: change.bytes)
                : nil
        }
        return try plan.saved(
            change, titled: content.title, in: calendar, more: moved.map(plan.start) ?? "", context)
    }
}
