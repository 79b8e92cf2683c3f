import CivilDate
import CommandLineInterface
import CyclePipeline
import Household
import ICalendar
import Messages
import Planner

/// `event add`: a title and times → an event of a calendar.
struct EventAddCommand: Action {
    private static let title = Argument("TITLE", .text("TITLE"), "The title of the event")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Add an event",
            discussion: """
                Times are those of the time zone in your settings, so that the event stays where \
                it is when you travel. A day without a time is a whole day.
                """,
            parameters: [
                title, EventCommands.from, EventCommands.to, EventCommands.place,
                EventCommands.note, Plan.calendar,
            ],
            examples: [
                Example(
                    "eve-ics event add Dentist --from 2026-12-03T14:30 --to 15:00", "Half an hour."),
                Example(
                    "eve-ics event add Holiday --from '3 Jul' --to '17 Jul' --in Family",
                    "Whole days, the last one included."),
            ])
    }

    private let title: String
    private let times: EventTimes
    private let place: String?
    private let note: String?
    private let calendar: String?

    init(_ words: ParsedCommand) throws {
        title = try Plan.checked(title: try words[Self.title])
        times = EventTimes(words)
        guard times.from != nil else {
            throw ToolError.usage("event add: say when it starts, such as '--from \"3 Dec 14:30\"'")
        }
        place = try Plan.checked(words[EventCommands.place], .place, "--place")
        note = try Plan.checked(words[EventCommands.note], .remark, "--note")
        calendar = words[Plan.calendar]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planToWrite()
        var content = PlannedEvent.Content(
            title: title, start: PlannedTime(plan.today), end: nil, place: place, note: note)
        try times.set(in: &content, on: plan.today, plan)
        let calendar = try plan.calendarToFill(for: .events, named: calendar)
        let object = try plan.member.planner.add(
            content, to: calendar, at: plan.now, zone: plan.person.zoneOfEntries)
        return try plan.added(
            object, titled: title, to: calendar, more: object.map(plan.start) ?? "", in: context)
    }
}

extension Plan {
    /// The line that says when an event starts.
    func start(of object: PlannerObject) -> String {
        text.clockTime("DTSTART", of: object).map {
            language.alarms.next(text.text(of: $0)) + "\n"
        } ?? ""
    }
}

/// The options that say when an event is, which `event add` and `event edit` share.
struct EventTimes {
    let from: String?
    private let to: String?

    init(_ words: ParsedCommand) {
        from = words[EventCommands.from]
        to = words[EventCommands.to]
    }

    var changesAnything: Bool { from != nil || to != nil }

    /// Sets what is given. Without an end a moved event takes as long as before, and a new one an hour or a day. A time
    /// alone is one of the day on which it starts.
    ///
    /// - Parameter day: When it starts by the person's clock, so far.
    /// - Throws: Where it would end before it starts.
    func set(in content: inout PlannedEvent.Content, on day: Day, _ plan: Plan) throws {
        let old = content
        if let from {
            content.start = try plan.time(from, "--from", on: day)
            content.end = content.start.end(as: old)
        }
        if let to {
            let end = try plan.time(to, "--to", on: from == nil ? day : content.start.day)
            content.end = end.isWholeDay ? PlannedTime(end.day + 1) : end
        }
        do {
            try content.check()
        } catch {
            guard let to, case .endsBeforeStart = error else { throw error }
            throw ToolError.refused(
                "--to \(to.typedPlace): the event would end before it starts",
                advice:
                    "write a time after its start; if it ends on another day, write that day, too")
        }
    }
}

extension PlannedTime {
    /// The end of what starts then and takes as long as another one did, where both are of a kind.
    fileprivate func end(as old: PlannedEvent.Content) -> PlannedTime {
        let length = old.end.flatMap { end in
            old.start.isWholeDay == isWholeDay && end.isWholeDay == isWholeDay
                ? end.value.ordinal - old.start.value.ordinal : nil
        }
        return advanced(bySeconds: length ?? (isWholeDay ? 86_400 : 3_600))
    }
}
