import CommandLineInterface
import Household
import Messages

/// `calendar add`: a name → a stored calendar.
struct CalendarAddCommand: Action {
    private static let title = Argument("NAME", .text("NAME"), "Its name")
    private static let uses = Option(
        "--for", .text("KINDS", completion: .list(PlannerCalendar.Use.allCases.map(\.rawValue))),
        "What it is for: events, todos and notes with commas between them, or cards")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Add a calendar",
            discussion: """
                Without --for it is for events. Some programs show only calendars of one kind, so \
                a list of to-dos and a calendar of events are best kept apart.
                """,
            parameters: [title, uses],
            examples: [
                Example("eve-ics calendar add Family", "For events."),
                Example("eve-ics calendar add Shopping --for todos", "A list of to-dos."),
                Example("eve-ics calendar add Spanish --for cards", "A deck of cards."),
            ])
    }

    private let title: String
    private let uses: Set<PlannerCalendar.Use>

    init(_ words: ParsedCommand) throws {
        title = try words[Self.title]
        let kinds = (words[Self.uses] ?? "events").lowercased().split(separator: ",")
        let uses = kinds.compactMap { PlannerCalendar.Use(rawValue: String($0)) }
        guard !uses.isEmpty, uses.count == kinds.count, uses.count == 1 || !uses.contains(.cards)
        else {
            throw ToolError.usage(
                "--for: write events, todos or notes, with commas between them, or cards alone")
        }
        self.uses = Set(uses)
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planToWrite()
        let calendar = try plan.member.planner.addCalendar(
            titled: try plan.checked(name: title), for: uses)
        return context.outcome(
            plan.messages.calendarAdded(calendar.title.terminalSafe, for: plan.usesText(calendar))
                + "\n",
            json: ["added": calendar.json])
    }
}

extension Plan {
    /// `events, to-dos`.
    func usesText(_ calendar: PlannerCalendar) -> String { calendar.usesText(in: language) }
}

extension PlannerCalendar {
    var json: JSON { ["name": title, "id": name, "for": shownUses.map(\.rawValue)] }
}
